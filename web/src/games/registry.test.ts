import { expect, test } from 'vitest';
import { GAMES } from './registry';

test('a table is asked only about settings that say something there', () => {
  const { applies } = GAMES.mystery!;
  expect([3, 4, 5].map((seats) => applies!('seat5', seats, {}))).toEqual([false, false, true]);
  expect([3, 4, 5].map((seats) => applies!('passengers', seats, {}))).toEqual([false, true, false]);
  expect(applies!('colours', 3, { abilities: false })).toBe(false);
  expect(applies!('colours', 3, { abilities: true })).toBe(true);
  expect(applies!('hours', 3, {})).toBe(true);
});

test('orders can be left for the pleading too, and no plea or card is played twice by one', () => {
  const { orders, anew } = GAMES.trolley!;
  expect(orders({})).toEqual(['choose', 'modify', 'floor', 'free', 'lever']);
  expect(orders({}).filter((clock) => !anew!.includes(clock))).toEqual(['lever']);
});
