/** What Dilemma's scene is shown. Lengths in tenths of a millimetre, angles in mrad, as on the server. */
import type { Seat } from '../../lib/contract';
import type { Picture } from '../../lib/fold';

export type Stage = 'lead' | 'offer' | 'respond' | 'window' | 'duel' | 'end';
export type How = 'flat' | 'lean' | 'rim' | 'out';
export type Choice = 'peace' | 'conflict';

export interface Place {
  hand: number[] | null; // null: this table does not show it
  count: number;
  lives: number;
  won: number[];
  gone: number[];
  score: number;
}

export interface Pose {
  x: number;
  y: number;
  turn: number; // heading of the long side
}

export interface Offer extends Pose {
  seat: Seat;
  card: number;
}

export interface Thrown extends Pose {
  seat: Seat;
  card: number;
  how: How;
  good: boolean; // may become the duel card
  why: string; // the clause by which it cannot
}

export interface View {
  mode: 'throw' | 'race' | 'sealed';
  stage: Stage;
  turn: number;
  provoker: Seat;
  skill: boolean;
  again: number; // which re-throw
  seats: Place[];
  offer: Offer | null;
  arena: Thrown[]; // in order of rest
  passed: Seat[];
  duel: { contractor: Seat; card: number } | null;
}

/** A note of a card that came down. */
export interface Landed {
  seat: Seat;
  card: number;
  how: How;
  why: string;
  good: boolean;
  touch: [number, number];
  rest: [number, number];
  turn: number;
  fly: number;
  slide: number;
}

export interface Duelled {
  provoker: Seat;
  contractor: Seat;
  offer: number;
  card: number;
  choices: [Choice, Choice];
}

export const viewOf = (picture: Picture): View => picture.view as unknown as View;

/** How many candles were lit at the start, so that those put out can be drawn. */
export const candles = (picture: Picture): number =>
  Number(picture.options.lives) || (picture.seats === 3 ? 3 : 2);
