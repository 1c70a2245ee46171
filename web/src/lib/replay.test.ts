import { expect, test } from 'vitest';
import type { Told } from './contract';
import { Reel, Replay } from './replay.svelte';

/** A game of which this viewer was told a word after each of these marks. */
function seen(...marks: number[]): Replay {
  const frames = marks.map((mark, n) => [{ t: 'view', n, d: { mark } } as Told]);
  return new Replay('ABCDE', frames, marks);
}
const at = (reel: Reel) => [reel.lead, ...reel.beside].map(({ picture }) => picture.view!.mark);

test('several pairs of eyes stand at one moment, whoever saw it', () => {
  const reel = new Reel(seen(3, 5, 9), [seen(3, 4, 9), seen(3, 9)]);
  expect([reel.marks, at(reel)]).toEqual([
    [3, 4, 5, 9],
    [3, 3, 3],
  ]);
  reel.go(1);
  expect(at(reel)).toEqual([3, 4, 3]);
  reel.go(2);
  expect(at(reel)).toEqual([5, 4, 3]);
  reel.go(99);
  expect([reel.step, at(reel)]).toEqual([3, [9, 9, 9]]);
});

test('only one step on of the first is heard', () => {
  const heard: unknown[] = [];
  const [lead, other] = [seen(3, 5, 9), seen(3, 5, 9)];
  lead.listen((message) => heard.push(message.d));
  other.listen(() => heard.push('other'));
  const reel = new Reel(lead, [other]);
  reel.go(1);
  expect(heard).toEqual([{ mark: 5 }]);
  reel.go(0);
  reel.go(2);
  expect(heard.length).toBe(1);
});

test('other eyes open at the same moment', () => {
  const reel = new Reel(seen(3, 4, 5, 7, 9));
  reel.follow(6);
  expect([reel.step, reel.mark]).toEqual([2, 5]);
});
