import { expect, test } from 'vitest';
import { LIVERIES, livery } from './livery';

test('no two liveries look alike, with or without colour', () => {
  const all = Array.from({ length: LIVERIES }, (_, i) => livery(i));
  expect(new Set(all.map((l) => `${l.shape}/${l.rings}`)).size).toBe(LIVERIES);
  expect(new Set(all.map((l) => `${l.shape}/${l.colour}`)).size).toBe(LIVERIES);
});
