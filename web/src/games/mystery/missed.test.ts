import { expect, test } from 'vitest';
import type { Note } from '../../lib/contract';
import type { Table } from '../../lib/table.svelte';
import { Missed, reel } from './missed.svelte';

const time = (n: number, at: number, city: number): Note => ({
  what: 'time',
  data: [n, at, city],
  clause: 'ME-62',
});
const pile = (seat: number, i: number, secret?: number[]): Note => ({
  what: 'pile',
  data: [seat, i],
  secret,
});
const cards = (from: number, to: number, city: number): Note[] =>
  Array.from({ length: to - from + 1 }, (_, k) => time(from + k, k % 8, city));
const told = (notes: Note[]) => reel(notes, 3).map(({ city }) => city);

test('ME-63: cards become a stack that grows by one', () => {
  expect(reel([time(1, 5, 1), time(2, 0, 1)], 3).map(({ city, show }) => [city, show])).toEqual([
    [1, { type: 'Showing', stacks: 1, turned: [5] }],
    [1, { type: 'Showing', stacks: 1, turned: [5, 0] }],
  ]);
});

test('who left in the midst of a showing has missed the rest of it', () => {
  expect(reel([time(3, 7, 1)], 3)[0]!.show.turned).toEqual([-1, -1, 7]);
});

test('ME-65: in Budapest three stacks lie open', () => {
  expect(reel(cards(1, 23, 4), 3)[0]).toMatchObject({ city: 4, show: { stacks: 3 } });
});

test('every card stands under the city where it was turned, however late it is looked at', () => {
  const wien = [pile(0, 0), pile(1, 1, [2, 2]), pile(2, 2)];
  expect(told([...cards(22, 23, 1), ...wien])).toEqual([1, 1, 3]);
  // Who left in the midst of Strasbourg and again in the midst of Budapest: no number says which is which.
  expect(told([...cards(2, 3, 1), ...cards(22, 23, 4)])).toEqual([1, 1, 4, 4]);
});

test('ME-64: my own piles come in the order of the signals, and use up the notes of all', () => {
  const notes = [
    ...[pile(0, 0), pile(1, 1, [4, 5]), pile(2, 2)],
    ...[pile(0, 2), pile(1, 0, [6]), pile(2, 1)],
  ];
  const piles = reel(notes, 3);
  expect(piles.map(({ show }) => [show.signal, show.piles])).toEqual([
    [0, [[4, 5]]],
    [1, [[6]]],
  ]);
  expect(piles.map((one) => one.notes)).toEqual([4, 2]);
  expect(reel([pile(0, 0)], 3)).toEqual([]);
});

test('ME-A47: city by city, each when I am ready; a turned card is seen', () => {
  const table = {
    missed: [time(22, 3, 1), time(23, 4, 1), pile(0, 0), pile(1, 1, [6])],
    picture: {
      seats: 3,
      clocks: { strasbourg: 1500, wien: 15000 },
    },
    hushed: false,
    saw(n: number) {
      this.missed = this.missed.slice(n);
    },
  };
  const missed = new Missed(table as unknown as Table);
  expect([missed.city, missed.show, missed.span]).toEqual([1, null, 1500]);
  missed.begin();
  expect([missed.show!.turned!.at(-1), table.missed.length]).toEqual([3, 3]);
  expect(table.hushed).toBe(true); // pencils down, and not a word
  missed.begin(); // a second press changes nothing
  missed.next();
  expect([missed.show!.turned!.at(-1), table.missed.length]).toEqual([4, 1]);
  missed.next();
  expect([missed.show, table.missed.length]).toEqual([null, 1]);
  expect(table.hushed).toBe(false);
  // The table's fields are no signals here: another scene finds what is left.
  const later = new Missed(table as unknown as Table);
  expect([later.city, later.span]).toEqual([3, 15000]);
  later.begin();
  later.next();
  expect([later.show, table.missed]).toEqual([null, []]);
});
