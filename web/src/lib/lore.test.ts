import { beforeEach, expect, test } from 'vitest';
import type { CardText, Person } from './contract';
import { between, erase, fates, remember, rows, verdicts } from './lore';

const person = (name: string, kind: 'person' | 'bot' = 'person'): Person => ({
  ...{ name, kind, colour: 0, level: '', away: false, agrees: false },
});
const people = [person('Ann'), person('Ada', 'bot'), person('Bob')];
const card = (id: string): CardText => ({
  ...{ id, kind: 'innocent', tier: 'family', lang: 'en', text: `${id}.` },
});
const at = (n: number): CardText | undefined => [card('hen'), card('nun')][n];
const found = {
  lore: [
    [0, 1, 2, 0],
    [1, 0, 5, 5],
    [2, 0, -1, 3],
  ],
  cards: [
    [0, 2, 1],
    [1, 1, 1],
  ] as [number, number, number][],
};

beforeEach(erase);

test('verdicts of people are kept, those of robots are not', () => {
  remember('AAAAA', found, people, at);
  expect(verdicts()).toBe(2);
  expect(rows(people)).toEqual([
    [0, 1, 2, 0],
    [2, 0, -1, 3],
  ]);
});

test('at another table each goes by the seat there, strangers by other numbers', () => {
  remember('AAAAA', found, people, at);
  expect(rows([person('BOB '), null]).map(([who]) => who)).toEqual([100, 0]);
});

test('a game is counted once, and fates add up', () => {
  for (const table of ['AAAAA', 'AAAAA', 'BBBBB']) remember(table, found, people, at);
  expect(fates().hen).toMatchObject({ staked: 4, killed: 2 });
  erase();
  expect([verdicts(), fates()]).toEqual([0, {}]);
});

test('the interval holds the rate and narrows with numbers', () => {
  const [few, many] = [between(1, 2), between(50, 100)];
  expect(few[0]).toBeLessThan(0.5);
  expect(few[1] - few[0]).toBeGreaterThan(many[1] - many[0]);
  expect(between(0, 3)[0]).toBe(0);
});
