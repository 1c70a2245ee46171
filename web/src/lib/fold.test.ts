import { expect, test } from 'vitest';
import type { Ask, Sync, Told } from './contract';
import { blank, fold } from './fold';

const ask = (q: number): Ask => ({ q, at: 0, sealed: null, open: null, clock: null });
const play = (...messages: object[]) =>
  messages.map((m, i) => ({ n: i + 1, ...m }) as Told).reduce(fold, blank);

test('a view is merged key by key', () => {
  const picture = play({ t: 'view', d: { a: 1, b: 2 } }, { t: 'view', d: { b: 3 } });
  expect(picture.view).toEqual({ a: 1, b: 3 });
});

test('a sealed answer lives as long as its question', () => {
  expect(play({ t: 'ask', d: ask(1) }, { t: 'sealed', d: 5 }).sealed).toBe(5);
  expect(play({ t: 'ask', d: ask(1) }, { t: 'sealed', d: 5 }, { t: 'ask', d: ask(1) }).sealed).toBe(
    5,
  );
  expect(play({ t: 'ask', d: ask(1) }, { t: 'sealed', d: 5 }, { t: 'ask', d: ask(2) }).sealed).toBe(
    null,
  );
  expect(play({ t: 'ask', d: ask(1) }, { t: 'sealed', d: 5 }, { t: 'ask', d: null }).sealed).toBe(
    null,
  );
});

test('sync replaces everything that was known', () => {
  const sync = {
    table: 'K7F3Q',
    seat: 2,
    view: { x: 1 },
    log: [],
    now: 5,
    slack: 0,
  } as Partial<Sync>;
  const picture = play({ t: 'view', d: { old: true } }, { t: 'sync', d: sync });
  expect(picture).toMatchObject({ table: 'K7F3Q', seat: 2, view: { x: 1 }, log: [] });
  expect(picture).not.toHaveProperty('now');
});

test('nothing is asked of anybody once it is over', () => {
  const over = { scores: [1, 2], winners: [1], reason: 'DI-50', seed: 'ff' };
  expect(play({ t: 'ask', d: ask(1) }, { t: 'over', d: over })).toMatchObject({ ask: null, over });
});

test('the count of sealed answers starts again with every waiting', () => {
  const waiting = { sealed: [0, 1], open: [], clock: null, due: null, rooms: [] };
  expect(play({ t: 'in', d: 1 }, { t: 'waiting', d: waiting }).in).toBe(0);
});

test('sayings are counted for the badge and notes are not', () => {
  const picture = play(
    { t: 'note', d: { what: 'leads', data: 0 } },
    { t: 'say', d: { seat: 0, room: 'all', text: 'hi' } },
  );
  expect([picture.log.length, picture.said]).toEqual([2, 1]);
});

test('what happened stays in the log to the end; of the talk the oldest goes', () => {
  const note = (i: number) => ({ t: 'note', d: { what: 'moved', data: i } });
  const say = (i: number) => ({ t: 'say', d: { seat: 0, room: 'all', text: `${i}` } });
  const both = Array.from({ length: 650 }, (_, i) => [note(i), say(i)]).flat();
  const { log, said } = play(...both);
  const notes = log.filter((line) => line.t === 'note').map((line) => line.d.data);
  const talk = log.filter((line) => line.t === 'say').map((line) => line.d.text);
  expect(notes).toEqual(Array.from({ length: 650 }, (_, i) => i));
  expect([talk.length, talk[0], talk.at(-1), said]).toEqual([400, '250', '649', 650]);
});
