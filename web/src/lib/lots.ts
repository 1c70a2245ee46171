/**
 * What each game had to draw from, and what a seat was then shown, from the table's seats and options and the draws before.
 * Written anew from the rules: what the server publishes is compared with this, and believed in nothing that this can know.
 */
import { INVESTIGATORS } from '../games/mystery/types';
import type { Note, Options, Seat } from './contract';

export type Draw = [kind: string, parts: never, came: never];
/** What was settled before the first draw. */
export interface House {
  game: string;
  seats: number;
  options: Options;
}
interface Sight {
  to?: Seat; // nobody else is told
  is: (note: Note, before?: Note) => boolean;
}
interface Lot {
  fits: boolean; // it was drawn from what it had to be drawn from
  seen: Sight[]; // the notes that tell of it, in order
}
type Game = (house: House) => (...draw: Draw) => Lot;

export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const ascending = (row: number[]): number[] => [...row].sort((a, b) => a - b);
const minus = (row: number[], gone: number[]): number[] => {
  const rest = [...row];
  for (const one of gone) if (rest.includes(one)) rest.splice(rest.indexOf(one), 1);
  return rest;
};
const evenly = (things: number[]): unknown => ({ weights: things.map((one) => [one, 1]) });
const says = (what: string, data: unknown): Sight => ({
  is: (note) => note.what === what && same(note.data, data),
});
/** A face that this seat may have been shown: then it is this one. */
const faced = (note: Note, face: unknown): boolean =>
  note.secret === undefined || same(note.secret, face);

const UNFIT: Lot = { fits: false, seen: [] };

/** Who may begin: everybody, or whom the table picked. */
const openers = ({ seats, options }: House): number[] =>
  options.first ? [Number(options.first) - 1] : upTo(seats);
const first = (house: House, kind: string, parts: unknown): boolean =>
  kind === 'Pick' && same(parts, evenly(openers(house)));

const dilemma: Game = (house) => {
  let led = false;
  const flight = house.options.mode === 'race' ? 'Hair' : 'Air';
  return (kind, parts, came) => {
    if (!led) {
      led = true;
      return { fits: first(house, kind, parts), seen: [says('leads', came)] };
    }
    // Where a card lands follows from the air and from the hand that threw it; that it flew, all saw.
    if (kind !== 'Order')
      return { fits: kind === flight, seen: [{ is: (note) => note.what === 'landed' }] };
    const lowest = ({ what, data }: Note): boolean => {
      if (what !== 'thrown') return false;
      const stack = (data as number[][]).map(([seat]) => seat!);
      return same(
        came,
        stack.map((seat) => ascending(stack).indexOf(seat)),
      );
    };
    return { fits: house.options.mode === 'sealed', seen: [{ is: lowest }] };
  };
};

interface Deals {
  decks: number[][];
  discards: number[][];
  sizes: number[][];
}
const trolley: Game = (house) => {
  const { seats, options } = house;
  let conductor = -1; // of the last round
  let whole: number[][] | null = null; // all cards, by deck
  let left: number[][] = [];
  let modifiers: number[] = []; // of this round
  let order = upTo(seats - 1); // of all but the Conductor: the first half is the left team

  const deal = ({ decks, discards, sizes }: Deals, came: number[][][]): Lot => {
    if (!whole) {
      whole = left = decks; // how large they are, the cards that all see confirm: one more, and others come out
      if (!same(decks.flat(), upTo(decks.flat().length))) return UNFIT;
    }
    const gone = whole.map((deck, d) => minus(deck, left[d]!));
    const fits =
      same(decks, left) &&
      same(discards.map(ascending), gone) &&
      same(sizes.slice(0, 2), [
        [3, 3, 1, 1],
        [3, 3],
      ]) &&
      sizes[2]!.every((size) => size === 3);
    left = left.map((deck, d) => {
      const flat = came[d]!.flat();
      if (deck.length >= flat.length) return minus(deck, flat);
      return minus(gone[d]!, flat.slice(deck.length));
    });
    modifiers = came[2]!.flat();
    const now = conductor;
    conductor = (now + 1) % seats;
    const team = order.slice(0, seats >> 1).map((k) => (now + 1 + k) % seats);
    const teams = (note: Note): boolean =>
      note.what === 'teams' && same(ascending((note.data as number[][])[0]!), ascending(team));
    const heaps = came.flatMap((heaps, d) =>
      heaps.map((heap, i) =>
        d === 0 && i > 1 ? says('turned', [i - 2, heap[0]]) : { is: drew(d, heap, now) },
      ),
    );
    return { fits, seen: [{ is: teams }, ...heaps] };
  };
  /** A heap for each who draws from a deck, clockwise; two piles come from the deck of Modifiers. */
  const drew =
    (d: number, heap: number[], conductor: Seat): Sight['is'] =>
    (note, before) => {
      const far = ({ data }: Note): number => ((data as number[])[0]! - conductor + seats) % seats;
      const deck = ({ what, data }: Note): number =>
        what === 'drew' ? Math.min((data as number[])[1]!, 2) : -1;
      const clockwise = !before || deck(before) !== d || far(before) <= far(note);
      return (
        deck(note) === d &&
        clockwise &&
        same((note.data as number[])[2], heap.length) &&
        faced(note, heap)
      );
    };
  /** For the silent: of a hand one of this round's Modifiers, and a target. */
  const aimed = ({ bags }: { bags: number[][] }): boolean =>
    bags.every((bag, i) =>
      i % 2 ? same(bag, upTo(bag.length)) : minus(bag, modifiers).length === 0,
    );

  return (kind, parts, came) => {
    if (conductor < 0) {
      conductor = came;
      return { fits: first(house, kind, parts), seen: [says('conductor', came)] };
    }
    if (kind === 'Deals') return deal(parts, came);
    if (kind === 'Each') return { fits: aimed(parts), seen: [] };
    order = came;
    const lot = kind === 'Order' && options.edition === 'ukrainian';
    return { fits: lot && same(parts, { k: seats - 1 }), seen: [] };
  };
};

const HOURS = upTo(8).flatMap((time) => [time, time, time]);

const mystery: Game = (house) => {
  const { seats, options } = house;
  const chosen = upTo(seats).map((seat) =>
    INVESTIGATORS.findIndex((name) => name === options[`seat${seat + 1}`]),
  );
  const four = String(options.passengers).split('-').map(Number);
  const aboard = { 3: [2, 2], 5: [3, 3] }[seats] ?? four;
  let cars = upTo(6); // tokens not yet turned
  let hours: number[] = []; // all Hour cards but the crime's
  let turned: number[] = [];

  const backs = (cards: number[]): number[] =>
    upTo(4).map((category) => cards.filter((card) => card >> 3 === category).length);
  const dealt = ([crime, heaps]: [number[], number[][]]): Sight[] => {
    hours = minus(HOURS, crime.slice(4));
    const [hands, rest] = [heaps.slice(0, seats), heaps.slice(seats)];
    const slots = rest.slice(0, 3).map(([card]) => card! >> 3);
    const hand = (cards: number[], to: Seat): Sight => ({
      to,
      is: (note) => note.what === 'hand' && faced(note, ascending(cards)),
    });
    return [says('dealt', [hands.map(backs), slots, rest.slice(3).map(backs)]), ...hands.map(hand)];
  };
  /** Every pile goes round once; each sees the one that lies before him. */
  const piles = (came: number[][]): Sight[] =>
    upTo(seats * seats).map((k) => {
      const [seat, signal] = [k % seats, Math.floor(k / seats)];
      const pile = (seat - signal + seats) % seats;
      const { is } = says('pile', [seat, pile]);
      return { is: (note) => is(note) && faced(note, came[pile]) };
    });
  const turn = ([time]: number[]): Sight => {
    turned = turned.length < hours.length ? [...turned, time!] : [time!];
    const count = turned.length;
    return {
      is: ({ what, data }) =>
        what === 'time' && same((data as number[]).slice(0, 2), [count, time]),
    };
  };
  /** A card of a hand: of equal backs one, which some seats see. */
  const taken = (card: number): Sight => ({
    is: (note) =>
      ['moved', 'looked'].includes(note.what) &&
      (note.data as number[])[0] === card >> 3 &&
      faced(note, card),
  });
  const alike = (bag: number[]): boolean =>
    same(bag, ascending(bag)) &&
    bag.every((card) => card >> 3 === bag[0]! >> 3 && (card & 7) <= seats);

  return (kind, parts, came) => {
    const from = (what: string, expected: unknown): boolean =>
      kind === what && same(parts, expected);
    if (!hours.length && kind === 'Roles') {
      const [whistle, ...cast] = came as number[];
      return {
        fits: from('Roles', { chosen, whistles: openers(house) }),
        seen: [says('cast', cast), says('whistle', whistle)],
      };
    }
    if (!hours.length) return { fits: from('Everything', { n: seats, aboard }), seen: dealt(came) };
    if (kind === 'Pick') {
      const fits = from('Pick', evenly(cars));
      cars = minus(cars, [came]);
      return { fits, seen: [says('conductor', came)] };
    }
    if (kind === 'Deck')
      return { fits: from('Deck', { n: seats, times: hours }), seen: piles(came) };
    const { bags } = parts as { bags: number[][] };
    const showing = turned.length % hours.length;
    if (showing || bags[0]?.length === hours.length)
      return {
        fits: from('Each', { bags: [minus(hours, showing ? turned : [])] }),
        seen: [turn(came)],
      };
    return { fits: kind === 'Each' && bags.every(alike), seen: (came as number[]).map(taken) };
  };
};

const GAMES: Record<string, Game> = { dilemma, trolley, mystery };

export function lots(house: House, draws: Draw[]): Lot[] {
  const game = GAMES[house.game]?.(house);
  return draws.map((draw) => {
    try {
      return game?.(...draw) ?? UNFIT;
    } catch {
      return UNFIT; // it has not even the shape of such a draw
    }
  });
}

/** The notes that a seat (null: who watches) was told of these draws. */
export const sights = (lots: Lot[], seat: Seat | null): Sight['is'][] =>
  lots.flatMap(({ seen }) =>
    seen.filter(({ to }) => to === undefined || to === seat).map(({ is }) => is),
  );
