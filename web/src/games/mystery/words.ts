/** Words for cards, places and seats, the one sentence of status, and a hint. Names are fenced, so they come out bold. */
import type { Seat } from '../../lib/contract';
import type { Picture } from '../../lib/fold';
import { list, name, t } from '../../lib/i18n.svelte';
import {
  allowance,
  category,
  CATEGORY_WORDS,
  DECK,
  INVESTIGATORS,
  LAST,
  type Phase,
  TIMES,
  top,
  type View,
  viewOf,
} from './types';

export const nameOf = (picture: Picture, seat: Seat): string =>
  name(picture.people[seat]?.name ?? `${seat + 1}`);

export const names = (picture: Picture, seats: Seat[]): string =>
  list(seats.map((seat) => nameOf(picture, seat)));

/** Who does it, and whether that is the reader: languages conjugate. */
export const who = (picture: Picture, seat: Seat) => ({
  who: nameOf(picture, seat),
  me: seat === picture.seat ? 'yes' : 'no',
});

export const categoryName = (k: number): string => t(`category-${CATEGORY_WORDS[k] ?? 'time'}`);
/** So many cards of a kind, as the object of a sentence. */
export const cardsOf = (k: number, n = 1): string => t(`card-${CATEGORY_WORDS[k] ?? 'car'}`, { n });
export const clueName = (card: number): string => t(`clue-${card}`);
export const cityName = (leg: number): string => t(`city-${Math.min(leg, LAST)}`);
export const carName = (car: number): string => clueName(24 + car);
export const investigator = (n: number): string => t(`person-${INVESTIGATORS[n] ?? 'pransky'}`);

export function timeName(n: number): string {
  const [h, m] = TIMES[n]!.split(':') as [string, string];
  return t('time-at', { h, m });
}

/** The Hour cards that lie open before this viewer, and which of how many that is: two equal ones in a row are two. */
export function openHours(picture: Picture, show: Phase): { n: number; of: number; times: string } {
  if (show.type === 'Showing')
    return {
      n: show.turned!.length,
      of: DECK,
      times: show.turned!.slice(-1).map(timeName).join(),
    };
  const mine = show.piles!.find((pile) => pile.some((n) => n >= 0)) ?? [];
  return { n: show.signal! + 1, of: picture.seats, times: mine.map(timeName).join(', ') };
}

/** The same for who listens. */
export function calledHours(picture: Picture, show: Phase): string {
  const { n, of, times } = openHours(picture, show);
  return times ? t('hours-heard', { n, of, times }) : t('hours-begin');
}

/** Part k of the crime as it was answered or turned; -1: left blank. */
export function entryName(part: number, entry: number): string {
  if (entry < 0) return t('blank');
  return part === 4 ? timeName(entry) : clueName(entry);
}

/** H0 D1 C2 P0: where a card was seen: a hand, a pile, the conductor, a passenger. */
export function placeName(picture: Picture, place: string): string {
  const n = Number(place.slice(1));
  const whose = place[0] === 'H' || place[0] === 'D' ? who(picture, n) : { who: '', me: 'no' };
  const what = { H: 'hand', D: 'pile', C: 'conductor' }[place[0]!];
  return t(`place-${what ?? 'passenger'}`, { ...whose, n: n + 1 });
}

/** The seats whose choice the innermost question waits for. */
const awaited = (picture: Picture): Seat[] => picture.waiting?.sealed ?? [];

/** What many do at once, told to whoever is not asked. */
const COUNTED = ['lounge', 'dining', 'tunnel', 'telegram', 'revelation', 'answers'];

/** Everything that a sentence about the present might want to say. */
function present(picture: Picture, view: View) {
  const now = top(view);
  const mover = now.type === 'Link' ? (now.giver ?? view.mover) : view.mover;
  const guest = now.guests?.find(([seat]) => seat === picture.seat)?.[1];
  const n = view.seats.length;
  const glanced = [...new Set((now.eyes ?? []).flatMap(([, places]) => places))].map(
    (i) => now.items![i]!,
  );
  const to =
    now.type === 'Link'
      ? nameOf(picture, (mover + (now.step ?? 1) + n) % n)
      : now.victim !== undefined
        ? nameOf(picture, now.victim)
        : now.a !== undefined
          ? names(picture, [now.a, now.b!])
          : '';
  return {
    ...who(picture, mover),
    mover: nameOf(picture, view.mover),
    to,
    what: cardsOf(guest ?? now.category ?? 0),
    n: view.hours,
    of: view.mover >= 0 ? allowance(picture, view, view.mover) : 0,
    in: picture.in,
    all: awaited(picture).length,
    others: names(
      picture,
      (now.eyes ?? []).map(([seat]) => seat),
    ),
    kinds: list([...new Set(glanced.map(([, card]) => categoryName(category(card))))]),
    owners: names(picture, [...new Set(glanced.map(([owner]) => owner))]),
    part: categoryName(now.k ?? 0),
    city: cityName(view.leg),
    whistle: nameOf(picture, view.whistle),
  };
}

/** Sentences have the name of what is going on, and another one for whoever is asked. */
function key(picture: Picture, view: View): string {
  const now = top(view);
  const asked = picture.ask?.sealed != null;
  const base = now.type.toLowerCase() || 'casting';
  if (['casting', 'dealing', 'token', 'blind', 'madam', 'look'].includes(base)) return 'wait';
  if (base === 'showing' || base === 'turning') return 'showing';
  if (!asked) return base;
  if (picture.sealed !== null && awaited(picture).length > 1) return 'sealed';
  if (base === 'sleeping') return now.victim === picture.seat ? 'sleeping-hide' : 'sleeping-mine';
  return `${base}-mine`;
}

export function status(picture: Picture): string {
  const view = viewOf(picture);
  const [now, args] = [key(picture, view), present(picture, view)];
  const said = t(`status-${now}`, args);
  // In a replay nobody is waited for, so there is nothing to count.
  return COUNTED.includes(now) && args.all ? `${said} ${t('status-in', args)}` : said;
}

/** One sentence for a newcomer: what may be done now, and why. */
export function hint(picture: Picture): string | null {
  const view = picture.view && viewOf(picture);
  if (!view || picture.seat === null || picture.stage !== 'playing') return null;
  const now = top(view).type.toLowerCase();
  const asked = picture.ask?.sealed != null && picture.sealed === null;
  switch (now) {
    case 'go':
      if (!asked) return t('hint-watch');
      return t(view.hours === allowance(picture, view, picture.seat) ? 'hint-go' : 'hint-more');
    case 'lounge':
    case 'dining':
    case 'smoking':
    case 'link':
    case 'sleeping':
    case 'steal':
    case 'return':
    case 'talk':
    case 'fill':
    case 'peek':
    case 'tunnel':
    case 'telegram':
    case 'revelation':
    case 'answers':
      return asked ? t(`hint-${now}`, who(picture, view.mover)) : t('hint-watch');
    case 'showing':
    case 'turning':
      return t('hint-showing');
    case 'piles':
      return t('hint-piles');
    default:
      return null;
  }
}
