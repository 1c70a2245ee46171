/** What Mystery Express's scene is shown. A card is category × 8 + kind; kind 7 is a back. */
import type { OneSpec, Seat } from '../../lib/contract';
import type { Picture } from '../../lib/fold';

export const CATEGORIES = [0, 1, 2, 3] as const;
export const CATEGORY_WORDS = ['method', 'suspect', 'motive', 'car', 'time'] as const;
export const TIMES = ['4:00', '4:30', '4:45', '6:15', '6:30', '11:15', '11:45', '12:00'] as const;
export const LAST = 5; // the last city, Istanbul; Paris is 0
export const CAR_WORDS = ['lounge', 'sleeping', 'smoking', 'passenger', 'dining', 'club'] as const;
export const VERBS = [
  'lounge',
  'sleeping',
  'smoking',
  'passenger',
  'dining',
  'grip',
  'madam',
] as const;
export type Verb = (typeof VERBS)[number];
export const INVESTIGATORS = ['macdouglas', 'mansard', 'mirabella', 'strauss', 'pransky'] as const;
/** Of the Hour cards, which city shows them. */
export const SHOWN_IN = [1, 3, 4];
export const DECK = 23;

export interface Place {
  investigator: number;
  car: number;
  eye: number; // the category of the ability; -1: none
  ready: boolean;
  hand: number[]; // backs per category
  pile: number[];
}

/** What is going on, the innermost last: only the fields of that kind are there. */
export interface Phase {
  type: string;
  category?: number;
  victim?: Seat;
  a?: Seat;
  b?: Seat;
  giver?: Seat;
  first?: Seat;
  step?: number; // 1: to the left, -1: to the right
  guests?: [Seat, number][];
  slot?: number;
  items?: [owner: Seat, card: number, know: number][];
  eyes?: [Seat, number[]][];
  stacks?: number;
  turned?: number[]; // -1: covered again
  pace?: number;
  piles?: number[][];
  signal?: number;
  k?: number;
}

interface Common {
  leg: number;
  plan: number[];
  whistle: Seat;
  mover: Seat;
  gone: number;
  hours: number;
  used: number;
  conductor: number;
  tokens: number;
  slots: number[]; // backs; -1: just taken
  aboard: number[][];
  out: [Seat, number][];
  answers: number[][]; // per part of the crime, everybody's hypothesis
  crime: number[];
  telegrams: [Seat, number[]][];
  stack: Phase[];
  telegram: number[];
  answer: number[];
}

/** As it is sent: what everybody sees of the seats in columns, cards by category. */
interface Sent extends Common {
  cast: number[];
  figures: number[];
  eyes: Seat[]; // per category, whose ability it is
  spent: number; // mask of seats
  hands: number[][];
  piles: number[][];
  hand: number[][];
  pile: number[][];
}

export interface View extends Common {
  seats: Place[];
  hand: number[];
  pile: number[];
}

export type Allowed = [thing: number, with_: number[]][];
export type Target =
  | OneSpec
  | { t: 'couple' | 'pair'; allowed: Allowed }
  | { t: 'pairs'; allowed: Allowed; most: number };
export interface StopSpec {
  car: number;
  cost: [number, number];
  why: string; // the clause that forbids it; '' if none does
  menu: Target | null;
}
export interface CarsSpec {
  t: 'cars';
  hours: number;
  of: Record<Verb, StopSpec>;
}
export interface SomeSpec {
  t: 'some';
  k: number;
  of: number[];
}
export interface FormSpec {
  t: 'form';
  fields: number[][];
  blank: boolean;
}
export type Asked = OneSpec | CarsSpec | SomeSpec | FormSpec;

/** While one of these lasts the train stands in a city. */
export const IN_CITY = [
  'Token',
  'Showing',
  'Turning',
  'Piles',
  'Tunnel',
  'Look',
  'Telegram',
  'Revelation',
  'Answers',
  'Verdict',
  'End',
];

/** Questions that a hand card answers. */
export const HANDED = ['Lounge', 'Smoking', 'Return', 'Link', 'Dining', 'Fill', 'Revelation'];

/** A note of a card's route; the face is -1 for whoever did not see it. */
export type Moved = [category: number, src: string, dst: string, lot: number, card: number];

export function viewOf(picture: Picture): View {
  const { cast, figures, eyes, spent, hands, piles, hand, pile, ...common } =
    picture.view as unknown as Sent;
  const seats = hands.map((backs, seat) => {
    const eye = eyes.indexOf(seat);
    const ready = eye >= 0 && !((spent >> seat) & 1);
    return {
      investigator: cast[seat]!,
      car: figures[seat]!,
      eye,
      ready,
      hand: backs,
      pile: piles[seat]!,
    };
  });
  return { ...common, seats, hand: hand.flat(), pile: pile.flat() };
}

export const NOTHING: Phase = { type: '' };
export const top = (view: View): Phase => view.stack.at(-1) ?? NOTHING;
export const phase = (view: View, ...types: string[]): Phase | null =>
  view.stack.findLast((one) => types.includes(one.type)) ?? null;

/** Whose go it is, to its last hour and through all that it sets off; null in a city. */
export const goer = (view: View): Seat | null =>
  phase(view, 'Go') && !phase(view, ...IN_CITY) ? view.mover : null;

/** While Hour cards are shown nobody writes (ME-62). */
export const showing = (view: View): Phase | null => phase(view, 'Showing', 'Piles');

/** How many passengers are aboard: they board when the Hour cards of their city are put away (ME-60, ME-61). */
export const passengers = (view: View): number =>
  Number(view.leg > 1 || (view.leg === 1 && !showing(view))) +
  Number(view.leg > 3 || (view.leg === 3 && !showing(view)));

export const category = (card: number): number => card >> 3;
export const kind = (card: number): number => card & 7;
export const sum = (counts: number[]): number => counts.reduce((a, b) => a + b, 0);

/** The hours of a leg for a seat: Miss Pransky has one more (ME-73). */
export const allowance = (picture: Picture, view: View, seat: Seat): number =>
  (view.plan[view.leg] ?? 0) +
  (picture.options.abilities === true && view.seats[seat]?.investigator === 4 ? 1 : 0);

/** How many kinds of a category are in play (ME-11). */
export const kinds = (picture: Picture): number => picture.seats + 1;

/** Icons of the kinds, by category. */
export const ICONS = [
  ['revolver', 'candle-holder', 'poison-bottle', 'rope-coil', 'stiletto', 'exit-door'],
  ['pearl-necklace', 'magnifying-glass', 'microscope', 'violin', 'fez', 'stethoscope'],
  ['cash', 'family-tree', 'broken-heart', 'padlock', 'diamond-ring', 'laurels-trophy'],
  ['martini', 'bunk-beds', 'cigar', 'suitcase', 'knife-fork', 'armchair'],
] as const;
