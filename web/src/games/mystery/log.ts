/** Lines of the log. Faces only where this reader saw them: a note brings them as its secret. */
import type { Note, Seat } from '../../lib/contract';
import type { Picture } from '../../lib/fold';
import { list, t } from '../../lib/i18n.svelte';
import { CITIES, type Moved, type Verb } from './types';
import {
  carName,
  categoryName,
  clueName,
  entryName,
  investigator,
  kindName,
  nameOf,
  names,
  placeName,
  who,
} from './words';

/** The face of a moved or looked-at card, for whoever saw it; else its back. */
export function face(note: Note): number {
  const data = note.data as Moved;
  if (typeof note.secret === 'number') return note.secret;
  return note.what === 'moved' ? data[4] : -1;
}

export function cardWord(note: Note): string {
  const card = face(note);
  return card < 0 ? categoryName((note.data as Moved)[0]) : clueName(card);
}

/** A stop, with whom and for what. */
function stopped(picture: Picture, data: [Seat, Verb, unknown, number]): string {
  const [seat, verb, thing, n] = data;
  const base = { ...who(picture, seat), n };
  switch (verb) {
    case 'lounge':
      return t('stopped-lounge', { ...base, what: kindName(thing as number) });
    case 'sleeping':
      return t('stopped-sleeping', { ...base, to: nameOf(picture, thing as Seat) });
    case 'smoking': {
      const [a, b, k] = thing as [Seat, Seat, number];
      return t('stopped-smoking', { ...base, to: names(picture, [a, b]), what: kindName(k) });
    }
    case 'passenger': {
      const [side, k] = thing as [number, number];
      const first = (seat + side + picture.seats) % picture.seats;
      return t('stopped-passenger', { ...base, to: nameOf(picture, first), what: kindName(k) });
    }
    case 'dining': {
      const guests = (thing as [Seat, number][]).map(([guest, k]) =>
        t('seat-says', { who: nameOf(picture, guest), what: categoryName(k) }),
      );
      return t('stopped-dining', { ...base, list: list(guests) });
    }
    case 'grip': {
      const [owner, k] = thing as [Seat, number];
      return t('stopped-grip', { ...base, to: nameOf(picture, owner), what: kindName(k) });
    }
    case 'madam': {
      const [passenger, k] = thing as [number, number];
      return t('stopped-madam', { ...base, which: passenger + 1, what: kindName(k) });
    }
  }
}

const entries = (all: number[]): string => list(all.map((entry, part) => entryName(part, entry)));

export function line(note: Note, picture: Picture): string | null {
  switch (note.what) {
    case 'cast': {
      const roles = (note.data as number[]).map((role, seat) =>
        t('seat-says', { who: nameOf(picture, seat), what: investigator(role) }),
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
      return t('log-go', { ...who(picture, seat), city: CITIES[leg + 1]!, n });
    }
    case 'stopped':
      return stopped(picture, note.data as [Seat, Verb, unknown, number]);
    case 'guessed': {
      const [seat, , guess, bag] = note.data as [Seat, Seat, string, string];
      return t('log-guessed', { ...who(picture, seat), hit: guess === bag ? 'yes' : 'no' });
    }
    case 'passed': {
      const [k, seat, next] = note.data as [number, Seat, Seat];
      return t('log-passed', {
        ...who(picture, seat),
        what: kindName(k),
        to: nameOf(picture, next),
      });
    }
    case 'gripped': {
      const [seat, k, n] = note.data as [Seat, number, number];
      return t('log-gripped', { ...who(picture, seat), what: kindName(k), n });
    }
    case 'moved': {
      const [, src, dst, lot] = note.data as Moved;
      return t('log-moved', {
        card: cardWord(note),
        from: placeName(picture, src),
        to: placeName(picture, dst),
        lot: lot ? 'yes' : 'no',
      });
    }
    case 'looked': {
      const [, where, seat] = note.data as [number, string, Seat];
      return t('log-looked', {
        ...who(picture, seat),
        card: cardWord(note),
        where: placeName(picture, where),
      });
    }
    case 'arrived': {
      const [leg, whistle] = note.data as [number, Seat];
      return t('log-arrived', { ...who(picture, whistle), city: CITIES[leg]! });
    }
    case 'boarded':
      return t('log-boarded', { n: (note.data as number) + 1 });
    case 'pace':
      return t('log-pace', { n: note.data as number });
    case 'hypotheses': {
      const [part, all] = note.data as [number, number[]];
      const said = all.map((entry, seat) =>
        t('seat-says', { who: nameOf(picture, seat), what: entryName(part, entry) }),
      );
      return t('log-hypotheses', { part: categoryName(part), list: list(said) });
    }
    case 'crime': {
      const [part, card] = note.data as [number, number];
      return t('log-crime', { part: categoryName(part), card: entryName(part, card) });
    }
    case 'opened': {
      const all = (note.data as [Seat, number[], number][]).map(([seat, wrote, worth]) =>
        t('opened', { who: nameOf(picture, seat), list: entries(wrote), n: worth }),
      );
      return t('log-opened', { list: all.join(' ') });
    }
    case 'won': {
      const [winners, points] = note.data as [Seat[], number[]];
      const best = Math.max(...points);
      return t('log-won', { who: names(picture, winners), n: best, winners: winners.length });
    }
    default:
      return null;
  }
}
