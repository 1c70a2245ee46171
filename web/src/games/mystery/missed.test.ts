import { expect, test } from 'vitest';
import type { Note } from '../../lib/contract';
import type { Table } from '../../lib/table.svelte';
import { Missed, reel } from './missed.svelte';

const time = (n: number, at: number): Note => ({ what: 'time', data: [n, at], clause: 'ME-62' });
const pile = (seat: number, i: number, secret?: number[]): Note => ({
  what: 'pile',
  data: [seat, i],
  secret,
});
const cards = (from: number, to: number): Note[] =>
  Array.from({ length: to - from + 1 }, (_, k) => time(from + k, k % 8));
const told = (notes: Note[], leg: number) => reel(notes, leg, 3).map(({ city }) => city);

test('ME-63: cards become a stack that grows by one', () => {
  expect(reel([time(1, 5), time(2, 0)], 2, 3).map(({ city, show }) => [city, show])).toEqual([
    [1, { type: 'Showing', stacks: 1, turned: [5] }],
    [1, { type: 'Showing', stacks: 1, turned: [5, 0] }],
  ]);
});

test('who left in the midst of a showing has missed the rest of it', () => {
  expect(reel([time(3, 7)], 1, 3)[0]!.show.turned).toEqual([-1, -1, 7]);
});

test('ME-65: in Budapest three stacks lie open, and cards before the piles were of Strasbourg', () => {
  expect(reel(cards(1, 23), 4, 3)[0]).toMatchObject({ city: 4, show: { stacks: 3 } });
  const wien = [pile(0, 0), pile(1, 1, [2, 2]), pile(2, 2)];
  expect(new Set(told([...cards(20, 23), ...wien], 4))).toEqual(new Set([1, 3]));
  const both = told([...cards(1, 23), ...cards(1, 23)], 5);
  expect([both.slice(0, 23), both.slice(23)]).toEqual([Array(23).fill(1), Array(23).fill(4)]);
});

test('ME-64: my own piles come in the order of the signals, and use up the notes of all', () => {
  const notes = [
    ...[pile(0, 0), pile(1, 1, [4, 5]), pile(2, 2)],
    ...[pile(0, 2), pile(1, 0, [6]), pile(2, 1)],
  ];
  const piles = reel(notes, 3, 3);
  expect(piles.map(({ show }) => [show.signal, show.piles])).toEqual([
    [0, [[4, 5]]],
    [1, [[6]]],
  ]);
  expect(piles.map((one) => one.notes)).toEqual([4, 2]);
  expect(reel([pile(0, 0)], 3, 3)).toEqual([]);
});

test('ME-A47: city by city, each when I am ready; a turned card is seen', () => {
  const table = {
    missed: [time(22, 3), time(23, 4), pile(0, 0), pile(1, 1, [6])],
    picture: {
      seats: 3,
      clocks: { strasbourg: 1500, wien: 15000 },
      view: { leg: 3, hands: [], hand: [], pile: [] },
    },
    saw(n: number) {
      this.missed = this.missed.slice(n);
    },
  };
  const missed = new Missed(table as unknown as Table);
  expect([missed.city, missed.show, missed.span]).toEqual([1, null, 1500]);
  missed.begin();
  expect([missed.show!.turned!.at(-1), table.missed.length]).toEqual([3, 3]);
  missed.begin(); // a second press changes nothing
  missed.next();
  expect([missed.show!.turned!.at(-1), table.missed.length]).toEqual([4, 1]);
  missed.next();
  expect([missed.show, table.missed.length]).toEqual([null, 1]);
  // The table's fields are no signals here: another scene finds what is left.
  const later = new Missed(table as unknown as Table);
  expect([later.city, later.span]).toEqual([3, 15000]);
  later.begin();
  later.next();
  expect([later.show, table.missed]).toEqual([null, []]);
});
