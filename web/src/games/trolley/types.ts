/** What the scene of Trial by Trolley is shown, and what a seat may be asked. */
import type { OneSpec, Seat } from '../../lib/contract';
import type { Picture } from '../../lib/fold';

export type Side = 0 | 1; // North is the left team's track, South the right team's (TT-A22)
export const SIDES = [0, 1] as const;
export const SIDE_WORDS = ['north', 'south'] as const;

/** Piles of a hand; the last is the Tom Trolley token's. */
export const PILES = ['innocent', 'guilty', 'modifier', 'extra'] as const;
export type Hand = [number[], number[], number[], number[]];
export type Job = [innocent: number, guilty: number, must: number, may: number];

export interface Stop {
  card: number;
  by: Seat; // -1: turned over by chance
  mods: [card: number, figure: number, by: Seat][];
}
export type Tracks = [Stop[], Stop[]];

export type Stage =
  'lead' | 'teams' | 'draw' | 'innocent' | 'guilty' | 'modify' | 'floor' | 'free' | 'lever' | 'end';

export interface View {
  stage: Stage;
  round: number;
  rounds: number;
  conductor: Seat;
  teams: [Seat[], Seat[]];
  jobs: Job[];
  tokens: number[];
  tom: Seat; // -1: nobody
  decks: [number, number, number];
  discards: [number, number, number];
  counts: Job[]; // cards in each pile of each hand
  hands: (Hand | null)[]; // null: not mine to see
  tracks: Tracks;
  offers: [from: Seat, to: Seat][]; // swaps offered in my own team
  due: [must: number, may: number][]; // step 5
  side: Side | -1; // step 5: whose turn it is, where sides alternate
  floor: number; // step 6: 0 North, 1 South, 2 everybody
  said: number[];
  rested: Seat[];
}

export interface AimSpec {
  t: 'aim';
  of: number[];
  figures: [number[], number[]];
  least: number;
  most: number;
}
export interface PleaSpec {
  t: 'plea';
  pins: number[];
  limit: number;
}
export interface VerbsSpec {
  t: 'verbs';
  of: { swap?: OneSpec; plea?: PleaSpec; yield?: null };
}
export type Asked = OneSpec | AimSpec | VerbsSpec;

export type Aim = [card: number, track: Side, place: number, figure: number];

/** Stands for typed words where a game is shown without names. */
export const REMOVED = '(words removed)';

/** A note of a plea: words as they were typed, or a plot that each reader's grammar tells (see plea.ts). */
export interface Pleaded {
  seat: Seat;
  floor: number;
  pin: number; // -1: about the whole matter
  text?: string;
  plot?: number[];
}

export const viewOf = (picture: Picture): View => picture.view as unknown as View;

export const sideOf = (view: View, seat: Seat | null): Side | -1 =>
  seat === null ? -1 : view.teams[0].includes(seat) ? 0 : view.teams[1].includes(seat) ? 1 : -1;

/** The pleas of this round, oldest first. */
export function pleas(picture: Picture): Pleaded[] {
  const found: Pleaded[] = [];
  for (const line of picture.log.toReversed()) {
    if (line.t !== 'note') continue;
    if (line.d.what === 'teams') break;
    if (line.d.what === 'pleaded') found.push(line.d.data as Pleaded);
  }
  return found.reverse();
}
