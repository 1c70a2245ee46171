import { beforeAll, describe, expect, test } from 'vitest';
import type { Note } from '../../lib/contract';
import type { Picture } from '../../lib/fold';
import { LANGUAGES } from '../../lib/i18n.svelte';
import { speak } from '../../lib/speak';
import { line } from './log';
import { status } from './words';

const RULED = /^\p{Lu}.*[.?!]$/su; // a sentence: it begins and it ends
const picture = {
  seats: 3,
  seat: 2,
  people: [{ name: 'Ada' }, { name: 'Bob' }, { name: 'Cleo' }],
} as unknown as Picture;

const moved = (clause: string, src: string, dst: string, card = -1): Note =>
  ({ what: 'moved', data: [0, src, dst, 0, card], clause }) as unknown as Note;
const note = (what: string, data: unknown): Note => ({ what, data }) as unknown as Note;
const said = (one: Note): string => (line(one, picture) ?? '').replace(/[\u2068\u2069]/g, '');

/** Every way that the rules move a card, with a receiver and while it waits to be glanced at. */
const MOVES = [
  moved('ME-50', 'H0', 'D0', 1),
  moved('ME-51', 'H0', 'D1'),
  moved('ME-51', 'H0', 'T0'),
  moved('ME-52', 'H0', 'D2'),
  moved('ME-52', 'H2', 'T1'),
  moved('ME-53', 'H0', 'D1'),
  moved('ME-53', 'H0', 'D0'),
  moved('ME-53', 'H2', 'T0'),
  moved('ME-54', 'H1', 'D1'),
  moved('ME-56', 'P0', 'D2'),
  moved('ME-57', 'C1', 'D0'),
  moved('ME-57', 'C1', 'T0'),
  moved('ME-57', 'H0', 'C1'),
  moved('ME-69', 'H0', 'R', 1),
  moved('ME-40', 'T0', 'D1'),
];
const OTHERS = [
  note('looked', [0, 'H1', 0]),
  note('looked', [0, 'T0', 2]),
  note('passed', [0, 1, 2]),
  note('gripped', [1, 0, 2]),
  note('guessed', [0, 1, 'left', 'left']),
  note('rested', [0, 2]),
  note('stopped', [0, 'lounge', 1, 2]),
  note('stopped', [0, 'smoking', [1, 2, 3], 3]),
  note('stopped', [2, 'dining', [[0, 1], [1, 2]], 2]), // prettier-ignore
  note('opened', [[0, [-1, 9, -1, -1, 3], 2], [1, [-1, -1, -1, -1, -1], 0]]), // prettier-ignore
];

describe.each(LANGUAGES)('the log in $name', ({ code }) => {
  beforeAll(() => speak(code, 'mystery'));

  test('says everything in whole sentences', () => {
    for (const one of [...MOVES, ...OTHERS]) expect(said(one)).toMatch(RULED);
    for (const one of MOVES) expect(said(one)).not.toContain('moved-');
  });

  test('names the one who lets a card go and the one who gets it', () => {
    const text = said(moved('ME-52', 'H0', 'D1'));
    expect(text).toContain('Ada');
    expect(text).toContain('Bob');
  });

  test('counts nobody where nobody is waited for, as in a replay', () => {
    const view = {
      stack: [{ type: 'Lounge', category: 1 }],
      cast: [0, 1, 2],
      figures: [0, 1, 2],
      eyes: [],
      spent: 0,
      hands: [[], [], []],
      piles: [[], [], []],
      hand: [],
      pile: [],
      mover: 0,
      plan: [],
      leg: 0,
    };
    const over = { ...picture, view, options: {}, in: 1, waiting: null } as unknown as Picture;
    expect(status(over)).not.toMatch(/\d/);
    const live = { ...over, waiting: { sealed: [1, 2] } } as unknown as Picture;
    expect(status(live)).toMatch(/1\D+2/);
  });
});
