import { expect, test } from 'vitest';
import type { Picture } from '../../lib/fold';
import { justSeen } from './seen';

const note = (what: string, data: unknown, secret?: number) => ({
  t: 'note',
  d: { what, data, secret },
});
const moved = (src: string, dst: string, card = -1, secret?: number) =>
  note('moved', [0, src, dst, 0, card], secret);
const seen = (...log: unknown[]) => justSeen({ seat: 2, log } as unknown as Picture);
const stopped = note('stopped', [0, 'lounge', 0, 2]);

test('all that a stop showed me, and nothing of my own', () => {
  expect(seen()).toEqual([]);
  expect(seen(stopped, moved('H2', 'D2', 3), moved('H1', 'D1', 4), moved('H0', 'D0'))).toEqual([
    { card: 4, from: 1 },
  ]);
  const dining = [moved('H0', 'D0', -1, 5), moved('H1', 'D1', -1, 6)];
  expect(seen(stopped, ...dining)).toEqual([
    { card: 5, from: 0 },
    { card: 6, from: 1 },
  ]);
});

test('it stays until another stop shows me something, or the leg ends', () => {
  const lounge = [stopped, moved('H1', 'D1', 4)];
  expect(seen(...lounge, stopped, moved('H0', 'D1'))).toEqual([{ card: 4, from: 1 }]);
  expect(seen(...lounge, stopped, moved('C1', 'D2', -1, 7))).toEqual([{ card: 7, from: null }]);
  expect(seen(...lounge, note('arrived', [1, 0]))).toEqual([]);
});

test('a card that waits to be glanced at is one card', () => {
  const taken = [stopped, moved('H1', 'T0', -1, 4), moved('T0', 'D2', -1, 4)];
  expect(seen(...taken)).toEqual([{ card: 4, from: 1 }]);
  expect(seen(stopped, moved('H1', 'T0'), note('looked', [0, 'T0', 2], 4))).toEqual([
    { card: 4, from: null },
  ]);
});
