/** The faces that I was shown last: a phone has no room for the log beside the train. */
import type { Seat } from '../../lib/contract';
import type { Picture } from '../../lib/fold';
import { face } from './log';
import type { Moved } from './types';

export interface Seen {
  card: number;
  from: Seat | null; // whose it was; null: the conductor's, a passenger's
}

/** Of the last stop on this leg that showed me any; what was mine I knew. */
export function justSeen(picture: Picture): Seen[] {
  let last: Seen[] = [];
  let begun = true; // another stop since then
  let waits = ''; // where the last one went: from a table (T0) it goes on, and is the same card
  for (const one of picture.log) {
    if (one.t !== 'note') continue;
    const { what, data } = one.d;
    if (what === 'arrived') last = [];
    if (what === 'stopped' || what === 'arrived') begun = true;
    if (what !== 'moved' && what !== 'looked') continue;
    const [, src, dst] = data as Moved;
    const card = face(one.d);
    const again = src[0] === 'T' && src === waits && last.at(-1)?.card === card;
    const owned = (src[0] === 'H' || src[0] === 'D') && Number(src.slice(1));
    if (card < 0 || again || (owned !== false && owned === picture.seat)) continue;
    last = [...(begun ? [] : last), { card, from: owned === false ? null : owned }];
    begun = false;
    waits = what === 'moved' ? dst : '';
  }
  return last;
}
