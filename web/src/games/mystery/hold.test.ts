import { expect, test } from 'vitest';
import type { Table } from '../../lib/table.svelte';
import { Hold } from './hold.svelte';
import { type CarsSpec, type StopSpec, VERBS, type Verb } from './types';

/** A go in which only one action is possible, and what was sent. */
function going(verb: Verb, menu: StopSpec['menu'], cost: [number, number] = [1, 1]) {
  const of = Object.fromEntries(
    VERBS.map((one, i) => [
      one,
      {
        car: Math.min(i, 5),
        cost,
        why: one === verb ? '' : 'ME-31',
        menu: one === verb ? menu : null,
      },
    ]),
  ) as CarsSpec['of'];
  const sent: unknown[] = [];
  const table = {
    picture: { ask: { q: 7, sealed: { t: 'cars', hours: 4, of }, open: null }, sealed: null },
    answer: (d: unknown) => sent.push(d),
  } as unknown as Table;
  const hold = new Hold(table);
  hold.look(of[verb].car);
  return { hold, sent };
}

test('a couple is named from the lower seat, however it was tapped', () => {
  const { hold, sent } = going('smoking', {
    t: 'couple',
    allowed: [
      [1, [0, 2, 3]],
      [2, [0, 3]],
    ],
  });
  expect(hold.things).toEqual([0, 2, 3]);
  hold.turnTo(3);
  hold.turnTo(0);
  hold.askFor(2);
  hold.go();
  expect(sent).toEqual([['smoking', [0, 3, 2]]]);
});

test('a kind that one of the two cannot give is not on offer', () => {
  const { hold } = going('smoking', {
    t: 'couple',
    allowed: [
      [1, [0, 2, 3]],
      [2, [0, 3]],
    ],
  });
  hold.turnTo(2);
  hold.turnTo(3);
  expect(hold.shared).toEqual([1]);
  hold.askFor(2);
  expect(hold.action).toBeNull();
});

test('guests are asked for different kinds, and each costs an hour', () => {
  const { hold, sent } = going('dining', {
    t: 'pairs',
    allowed: [
      [1, [0, 1]],
      [2, [1]],
    ],
    most: 2,
  });
  hold.turnTo(1);
  hold.turnTo(2);
  hold.askFor(1, 1);
  hold.askFor(1, 2); // the first guest's kind is taken over
  expect(hold.action).toBeNull();
  hold.askFor(0, 1);
  expect(hold.hours).toBe(2);
  hold.go();
  expect(sent).toEqual([
    [
      'dining',
      [
        [1, 0],
        [2, 1],
      ],
    ],
  ]);
});

test('a pace that comes as a card is turned is meant for the next one, and nobody hears of it', async () => {
  const sent: unknown[] = [];
  const open = { t: 'one', of: [50, 100, 200] };
  const table = {
    picture: { ask: { q: 7, sealed: null, open } },
    send: (command: { q: number }, hushed: string) => {
      sent.push([command, hushed]);
      if (command.q === 8) return Promise.resolve({ ok: true });
      table.picture = { ask: { q: 8, sealed: null, open } }; // the next card
      return Promise.resolve({ ok: false, code: 'stale' });
    },
  };
  await new Hold(table as unknown as Table).setPace(50);
  expect(sent).toEqual([7, 8].map((q) => [{ t: 'answer', q, d: 50 }, 'stale']));
  table.picture = { ask: null } as unknown as typeof table.picture; // the deck is back
  await new Hold(table as unknown as Table).setPace(50);
  expect(sent.length).toBe(2);
});

test('a search names a person and no kind', () => {
  const { hold } = going('sleeping', { t: 'one', of: [0, 2] }, [1, 2]);
  expect(hold.asks).toBe(false);
  hold.turnTo(2);
  expect(hold.action).toEqual(['sleeping', 2]);
});

test('blanks are sent by a second press only; a whole sheet goes with one', () => {
  const sent: unknown[] = [];
  const sealed = { t: 'form', blank: true, fields: [[0, 1], [3], [5, 6]] };
  const table = {
    picture: { ask: { q: 7, sealed, open: null }, sealed: null },
    answer: (d: unknown) => sent.push(d),
  };
  const hold = new Hold(table as unknown as Table);
  hold.submit();
  expect([hold.blanks, hold.doubtful, sent]).toEqual([[0, 2], true, []]);
  hold.fill(0, 1); // thought better of it: what is left is asked about anew
  expect(hold.doubtful).toBe(false);
  hold.submit();
  hold.submit();
  expect([hold.doubtful, sent]).toEqual([false, [[1, 3, -1]]]);
  hold.fill(2, 6);
  hold.submit();
  expect(sent.at(-1)).toEqual([1, 3, 6]);
});
