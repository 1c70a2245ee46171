import { expect, test } from 'vitest';
import { camera, edgeOf, onCarpet, project, RADIUS, RIM, tableTurn, turned } from './pose';

test('my own seat is at the bottom, whoever I am', () => {
  for (const seats of [2, 3, 4, 5])
    for (let me = 0; me < seats; me++) {
      const [x, y] = turned(...edgeOf(me, seats), tableTurn(me, seats));
      expect(x).toBeCloseTo(0);
      expect(y).toBeLessThan(-1000);
    }
});

test('the whole rim is in the picture, on a phone and on a desk', () => {
  for (const [w, h] of [
    [390, 520],
    [360, 330],
    [960, 800],
    [320, 568],
  ] as const) {
    const look = camera(w, h, 60, 10);
    for (let a = 0; a < 63; a++) {
      const [x, y] = project(look, ...turned(RADIUS + RIM, 0, a / 10));
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(w);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(h);
    }
  }
});

test('a card on the carpet is seen, and not on the tray', () => {
  const look = camera(390, 520, 60, 10);
  for (let a = 0; a < 63; a++) {
    const [x, y] = onCarpet(look, ...turned(5000, 0, a / 10));
    expect(Math.hypot(x, y)).toBeGreaterThan(RADIUS + RIM);
    const [sx, sy] = project(look, x, y);
    expect(sx).toBeGreaterThan(0);
    expect(sx).toBeLessThan(390);
    expect(sy).toBeGreaterThan(0);
    expect(sy).toBeLessThan(520);
  }
});
