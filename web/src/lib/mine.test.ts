import { expect, test } from 'vitest';
import { forget, keep, ticketKey } from './keep';
import { mine, sat } from './mine';

test('the last table comes first, each once, and none where the seat was given up', () => {
  expect(mine()).toEqual([]);
  for (const code of ['FIRST', 'OTHER', 'THIRD', 'FIRST']) {
    keep(ticketKey(code), { token: code, nonce: '' });
    sat(code);
  }
  expect(mine()).toEqual(['FIRST', 'THIRD', 'OTHER']);
  forget(ticketKey('THIRD'));
  expect(mine()).toEqual(['FIRST', 'OTHER']);
});

test('a long life is not remembered for ever', () => {
  for (let n = 0; n < 20; n++) {
    keep(ticketKey(`T${n}`), { token: '', nonce: '' });
    sat(`T${n}`);
  }
  expect(mine()).toHaveLength(8);
  expect(mine()[0]).toBe('T19');
});
