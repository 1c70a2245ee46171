/** Lines of the log. Faces only where this reader saw them: a note brings them as its secret. */
import type { Note, Seat } from '../../lib/contract';
import type { Picture } from '../../lib/fold';
import { list, t } from '../../lib/i18n.svelte';
import type { Moved, Verb } from './types';
import {
  cardsOf,
  carName,
  categoryName,
  cityName,
  clueName,
  entryName,
  investigator,
  nameOf,
  names,
  who,
} from './words';

/** The face of a moved or looked-at card, for whoever saw it; else its back. */
export function face(note: Note): number {
  const data = note.data as Moved;
  if (typeof note.secret === 'number') return note.secret;
  return note.what === 'moved' ? data[4] : -1;
}

function cardWord(note: Note): string {
  const card = face(note);
  return card < 0 ? cardsOf((note.data as Moved)[0]) : t('card-face', { name: clueName(card) });
}

/** What a clause does with a card; the conductor's takes and gives (ME-57). */
const MOVES: Record<string, string> = {
  'ME-40': 'piled',
  'ME-50': 'lounge',
  'ME-51': 'sleeping',
  'ME-52': 'smoking',
  'ME-53': 'passenger',
  'ME-54': 'dining',
  'ME-56': 'madam',
  'ME-69': 'revelation',
};

/** A card's way as a sentence: who lets it go, and who gets it, unless it waits to be glanced at (ME-71). */
function moved(note: Note, picture: Picture): string {
  const [, src, dst] = note.data as Moved;
  const [from, to] = [Number(src.slice(1)), Number(dst.slice(1))];
  const what = MOVES[note.clause ?? ''] ?? (src[0] === 'C' ? 'talk' : 'fill');
  const piled = dst[0] === 'D';
  const got = !piled ? 'none' : src === `H${to}` ? 'back' : to === picture.seat ? 'me' : 'other';
  return t(`moved-${what}`, {
    ...who(picture, what === 'piled' ? to : from),
    to: piled ? nameOf(picture, to) : '',
    got,
    card: cardWord(note),
    n: (what === 'fill' ? to : from) + 1,
  });
}

/** A stop, with whom and for what. */
function stopped(picture: Picture, data: [Seat, Verb, unknown, number]): string {
  const [seat, verb, thing, n] = data;
  const base = { ...who(picture, seat), n };
  switch (verb) {
    case 'lounge':
      return t('stopped-lounge', { ...base, what: cardsOf(thing as number) });
    case 'sleeping':
      return t('stopped-sleeping', { ...base, to: nameOf(picture, thing as Seat) });
    case 'smoking': {
      const [a, b, k] = thing as [Seat, Seat, number];
      return t('stopped-smoking', { ...base, to: names(picture, [a, b]), what: cardsOf(k) });
    }
    case 'passenger': {
      const [side, k] = thing as [number, number];
      const first = (seat + side + picture.seats) % picture.seats;
      return t('stopped-passenger', { ...base, to: nameOf(picture, first), what: cardsOf(k) });
    }
    case 'dining': {
      const guests = (thing as [Seat, number][]).map(([guest, k]) =>
        t('guest-asked', { who: nameOf(picture, guest), what: cardsOf(k) }),
      );
      return t('stopped-dining', { ...base, list: list(guests) });
    }
    case 'grip':
      return t('stopped-grip', base); // whose and what says the next line
    case 'madam': {
      const [passenger, k] = thing as [number, number];
      return t('stopped-madam', { ...base, which: passenger + 1, what: cardsOf(k) });
    }
  }
}

/** What a telegram said, without what it left blank. */
function wired(all: number[]) {
  const said = all.map((entry, part) => (entry < 0 ? '' : entryName(part, entry))).filter(Boolean);
  return { list: list(said), blank: said.length ? 'no' : 'yes' };
}

export function line(note: Note, picture: Picture): string | null {
  switch (note.what) {
    case 'cast': {
      const roles = (note.data as number[]).map((role, seat) =>
        t('travels-as', { who: nameOf(picture, seat), what: investigator(role) }),
      );
      return t('log-cast', { list: list(roles) });
    }
    case 'whistle':
      return t('log-whistle', who(picture, note.data as Seat));
    case 'dealt':
    case 'deck':
    case 'telegrams':
      return t(`log-${note.what}`);
    case 'conductor':
      return t('log-conductor', { car: carName(note.data as number) });
    case 'go': {
      const [seat, leg, n] = note.data as [Seat, number, number];
      return t('log-go', { ...who(picture, seat), city: cityName(leg + 1), n });
    }
    case 'rested': {
      const [seat, n] = note.data as [Seat, number];
      return t('log-rested', { ...who(picture, seat), n });
    }
    case 'stopped':
      return stopped(picture, note.data as [Seat, Verb, unknown, number]);
    case 'guessed': {
      const [seat, to, guess, bag] = note.data as [Seat, Seat, string, string];
      const hit = guess === bag ? 'yes' : 'no';
      return t('log-guessed', { ...who(picture, seat), to: nameOf(picture, to), hit });
    }
    case 'passed': {
      const [, seat, next] = note.data as [number, Seat, Seat];
      return t('log-passed', { ...who(picture, seat), to: nameOf(picture, next) });
    }
    case 'gripped': {
      const [seat, k, n] = note.data as [Seat, number, number];
      return t('log-gripped', { ...who(picture, seat), what: cardsOf(k, n) });
    }
    case 'moved':
      return moved(note, picture);
    case 'looked': {
      const [, where, seat] = note.data as [number, string, Seat];
      const base = { ...who(picture, seat), card: cardWord(note) };
      if (where[0] !== 'H') return t('looked-ability', base);
      const owner = who(picture, Number(where.slice(1)));
      return t('looked-tunnel', { ...base, to: owner.who, mine: owner.me });
    }
    case 'arrived': {
      const [leg, whistle] = note.data as [number, Seat];
      return t('log-arrived', { ...who(picture, whistle), city: cityName(leg) });
    }
    case 'boarded':
      return t('log-boarded', { n: (note.data as number) + 1 });
    case 'pace':
      return t('log-pace', { n: note.data as number });
    case 'hypotheses': {
      const [part, all] = note.data as [number, number[]];
      const said = all.map((entry, seat) =>
        t('thinks', {
          who: nameOf(picture, seat),
          what: entryName(part, entry),
          blank: entry < 0 ? 'yes' : 'no',
        }),
      );
      return t('log-hypotheses', { part: categoryName(part), list: list(said) });
    }
    case 'crime': {
      const [part, card] = note.data as [number, number];
      return t('log-crime', { part: categoryName(part), card: entryName(part, card) });
    }
    case 'opened': {
      const all = (note.data as [Seat, number[], number][]).map(([seat, wrote, n]) =>
        t('opened', { who: nameOf(picture, seat), ...wired(wrote), n }),
      );
      return t('log-opened', { list: all.join(' ') });
    }
    case 'won': {
      // Who won is the last line of every game's log.
      const [, points] = note.data as [Seat[], number[]];
      const ranked = points.map((n, seat) => ({ who: nameOf(picture, seat), n }));
      ranked.sort((a, b) => b.n - a.n);
      return t('log-won', { list: list(ranked.map((one) => t('points-of', one))) });
    }
    default:
      return null;
  }
}
