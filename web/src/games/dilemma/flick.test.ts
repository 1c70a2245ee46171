import { expect, test } from 'vitest';
import { flick, type Ideal, type Sample } from './flick';

const ideal: Ideal = [-20, 480, 550];

/** A straight movement of `speed` pixels per millisecond at `angle` radians to the right of up. */
const swipe = (speed: number, angle = 0, ms = 160): Sample[] =>
  Array.from({ length: ms / 8 + 1 }, (_, i) => ({
    x: 200 + Math.sin(angle) * speed * i * 8,
    y: 700 - Math.cos(angle) * speed * i * 8,
    t: i * 8,
  }));

test('a comfortable straight flick is the ideal throw', () => {
  expect(flick(swipe(1.2), ideal)).toEqual(ideal);
});

test('direction aims, and to the right is positive', () => {
  expect(flick(swipe(1.2, 0.2), ideal)![0]).toBe(180);
  expect(flick(swipe(1.2, -0.2), ideal)![0]).toBe(-220);
});

test('twice as fast is stronger by one step, and nothing leaves the scale', () => {
  expect(flick(swipe(2.4), ideal)![1]).toBe(630);
  expect(flick(swipe(60), ideal)![1]).toBe(1000);
});

test('a bend to the right spins to the right', () => {
  const bent = swipe(1.2).map((s) => ({ ...s, x: s.x + (s.t / 160) ** 2 * 40 }));
  expect(flick(bent, ideal)![2]).toBeGreaterThan(550);
});

test('taps, slow drags and downward movements throw nothing', () => {
  expect(flick([], ideal)).toBe(null);
  expect(flick([{ x: 0, y: 0, t: 0 }], ideal)).toBe(null);
  expect(flick(swipe(0.1), ideal)).toBe(null);
  expect(flick(swipe(1.2, Math.PI), ideal)).toBe(null);
});

test('only the end of the movement counts', () => {
  const wander = swipe(0.3, -1.2, 400);
  const end = wander.at(-1)!;
  const thrown = swipe(1.2).map((s) => ({
    x: end.x + s.x - 200,
    y: end.y + s.y - 700,
    t: end.t + s.t,
  }));
  expect(flick([...wander, ...thrown], ideal)).toEqual(ideal);
});
