/** Sentences about the game: lines of the log, the one sentence of status, a hint. Names are fenced, so they come out bold. */
import type { Note, Seat } from '../../lib/contract';
import type { Picture } from '../../lib/fold';
import { list, name, t } from '../../lib/i18n.svelte';
import { cardOf, modText, shortName } from './cards.svelte';
import { tell } from './plea';
import { type Job, type Pleaded, REMOVED, SIDE_WORDS, type Side, sideOf, viewOf } from './types';

export const nameOf = (picture: Picture, seat: Seat): string =>
  name(picture.people[seat]?.name ?? `${seat + 1}`);

/** Who does it, and whether that is the reader: languages conjugate. */
export const who = (picture: Picture, seat: Seat) => ({
  who: nameOf(picture, seat),
  me: seat === picture.seat ? 'yes' : 'no',
});

export const sideWord = (side: Side | -1): string => (side === -1 ? 'none' : SIDE_WORDS[side]);

const names = (picture: Picture, seats: Seat[]): string =>
  list(seats.map((seat) => nameOf(picture, seat)));

const textOf = (n: number): string => cardOf(n)?.text ?? shortName(n);

/** What a seat draws and plays in this round, in a few words. */
export function jobWords([innocent, guilty, must, may]: Job): string {
  const words = [];
  if (innocent) words.push(t('pile-innocent'));
  if (guilty) words.push(t('pile-guilty'));
  if (must || may) words.push(t('pile-modifier'));
  return words.length ? list(words) : t('job-none');
}

/** What a plea is pinned to; ready words about a Modifier quote it themselves. */
export const pleaAbout = (plea: Pleaded): string | null =>
  plea.pin < 0 || (plea.plot && cardOf(plea.pin)?.kind === 'modifier') ? null : shortName(plea.pin);

export const pleaText = (plea: Pleaded, picture: Picture, then?: Note): string =>
  plea.text === REMOVED
    ? t('words-removed')
    : (plea.text ?? tell(plea.pin, plea.plot ?? [], hungOn(picture, plea.pin, then)));

/** The gender of the figure that a Modifier was hung on last, before a note or by now. */
function hungOn(picture: Picture, card: number, then?: Note): string | undefined {
  let aimed: Note | undefined;
  for (const entry of picture.log) {
    if (entry.t !== 'note') continue;
    if (entry.d === then) break;
    if (entry.d.what === 'aimed' && (entry.d.data as number[])[1] === card) aimed = entry.d;
  }
  return aimed && targetOf(picture, aimed)?.g;
}

/** The card that lay there when this was noted, from the log itself: the tracks of now may be a later round's. */
function stopThen(picture: Picture, then: Note, track: Side, place: number): number {
  let stops: number[] = [];
  for (const entry of picture.log) {
    if (entry.t !== 'note') continue;
    const { what, data } = entry.d;
    if (entry.d === then) break;
    if (what === 'conductor') stops = [];
    const [side, card] =
      what === 'turned'
        ? (data as [Side, number])
        : what === 'laid'
          ? (data as [Seat, Side, number]).slice(1)
          : [];
    if (side === track) stops.push(card!);
  }
  return stops[place] ?? -1;
}

/** The figure at which a Modifier was aimed, by its names. */
function targetOf(picture: Picture, note: Note): Record<string, string> | undefined {
  const [, , track, place, figure] = note.data as [Seat, number, Side, number, number];
  return cardOf(stopThen(picture, note, track, place))?.who?.[figure]?.name;
}

function aimedLine(picture: Picture, note: Note): string {
  const [seat, card, track] = note.data as [Seat, number, Side];
  const target = targetOf(picture, note);
  const mod = cardOf(card);
  return t('log-aimed', {
    ...who(picture, seat),
    side: SIDE_WORDS[track],
    named: target?.n ? 'yes' : 'no',
    figure: target?.n ?? '',
    text: mod ? modText(mod, target?.g) : shortName(card),
  });
}

export function line(note: Note, picture: Picture): string | null {
  switch (note.what) {
    case 'conductor':
    case 'tom':
    case 'rested':
      return t(`log-${note.what}`, who(picture, note.data as Seat));
    case 'teams': {
      const [north, south] = note.data as [Seat[], Seat[]];
      return t('log-teams', { north: names(picture, north), south: names(picture, south) });
    }
    case 'reshuffled':
      return t('log-reshuffled', {
        pile: ['innocent', 'guilty', 'modifier'][(note.data as number[])[0]!]!,
      });
    case 'turned': {
      const [track, card] = note.data as [Side, number];
      return t('log-turned', { side: SIDE_WORDS[track], text: textOf(card) });
    }
    case 'laid': {
      const [seat, track, card] = note.data as [Seat, Side, number];
      const kind = cardOf(card)?.kind ?? 'innocent';
      return t('log-laid', {
        ...who(picture, seat),
        kind,
        side: SIDE_WORDS[track],
        text: textOf(card),
      });
    }
    case 'offer': {
      const [seat, mate, fresh] = note.secret as [Seat, Seat, number];
      return t('log-offer', {
        ...who(picture, seat),
        mate: nameOf(picture, mate),
        fresh: fresh ? 'yes' : 'no',
      });
    }
    case 'swapped': {
      const [one, two] = note.data as [Seat, Seat];
      return t('log-swapped', { who: names(picture, [one, two]) });
    }
    case 'aimed':
      return aimedLine(picture, note);
    case 'floor': {
      const [floor, how] = note.data as [number, string];
      return t('log-floor', { floor: ['north', 'south', 'free', 'lever'][floor]!, how });
    }
    case 'pleaded': {
      const plea = note.data as Pleaded;
      const about = pleaAbout(plea);
      return t('log-pleaded', {
        who: nameOf(picture, plea.seat),
        about: about === null ? 'no' : 'yes',
        card: about ?? '',
        text: pleaText(plea, picture, note),
      });
    }
    case 'killed': {
      const [dead, members] = note.data as [Side, Seat[]];
      return t('log-killed', { side: SIDE_WORDS[dead], who: names(picture, members) });
    }
    default:
      return null;
  }
}

export function status(picture: Picture): string {
  const view = viewOf(picture);
  const ask = picture.ask;
  const mine = ask?.sealed != null;
  const my = sideOf(view, picture.seat);
  const count = { in: picture.in, of: picture.waiting?.sealed.length ?? 0 };
  switch (view.stage) {
    case 'innocent':
    case 'guilty': {
      const track = my === -1 ? -1 : view.stage === 'innocent' ? my : ((1 - my) as Side);
      if (mine && picture.sealed !== null) return t('status-sealed', count);
      if (mine) return t('status-lay', { kind: view.stage, side: sideWord(track) });
      const laying = t('status-laying', { kind: view.stage });
      return count.of ? `${laying} ${t('status-in', count)}` : laying; // a replay knows of no waiting
    }
    case 'modify': {
      if (mine && picture.sealed !== null) return t('status-sealed', count);
      if (ask) return t('status-aim', { must: (view.due[picture.seat!]?.[0] ?? 0) ? 'yes' : 'no' });
      const due = view.due.flatMap(([must, may], seat) => (must || may ? [seat] : []));
      const now = due.filter((seat) => view.side === -1 || sideOf(view, seat) === view.side);
      return t('status-aiming', { who: names(picture, now) });
    }
    case 'floor':
      return t('status-floor', {
        side: SIDE_WORDS[view.floor as Side]!,
        me: my === view.floor ? 'yes' : picture.seat === view.conductor ? 'conductor' : 'no',
      });
    case 'free':
      return t('status-free', { me: picture.seat === view.conductor ? 'conductor' : 'no' });
    case 'lever':
      return t('status-lever', who(picture, view.conductor));
    case 'end':
      return t('status-end');
    default:
      return t('status-draw');
  }
}

/** One sentence for a newcomer: what may be done now, and why. */
export function hint(picture: Picture): string | null {
  const view = picture.view && viewOf(picture);
  if (!view || picture.seat === null || picture.stage !== 'playing') return null;
  const { ask, seat } = picture;
  const conductor = seat === view.conductor;
  switch (view.stage) {
    case 'innocent':
    case 'guilty':
      if (ask?.sealed) return t(`hint-${view.stage}`);
      return t(conductor ? 'hint-conductor' : 'hint-mate');
    case 'modify':
      return t(ask ? 'hint-modify' : conductor ? 'hint-conductor' : 'hint-mate');
    case 'floor':
    case 'free':
      if (conductor) return t('hint-enough');
      return t(ask ? 'hint-plead' : view.stage === 'free' ? 'hint-done' : 'hint-listen');
    case 'lever':
      return t(conductor ? 'hint-lever' : 'hint-hush');
    default:
      return null;
  }
}
