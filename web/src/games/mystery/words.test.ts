import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, t } from '../../lib/i18n.svelte';
import { speak } from '../../lib/speak';
import type { Picture } from '../../lib/fold';
import { goer, passengers, type View } from './types';
import { status } from './words';

// A word of each language that this test knows.
const HOUSE: Record<string, string> = { en: 'house', fr: 'maison', it: 'casa', uk: 'дому' };

test('whose go it is stays marked to its last hour, and nobody has one in a city', () => {
  const at = (...stack: string[]): number | null =>
    goer({ mover: 1, hours: 0, stack: stack.map((type) => ({ type })) } as View);
  expect([at('Go'), at('Go', 'Talk', 'Peek')]).toEqual([1, 1]);
  expect([at('Go', 'Token', 'Showing'), at('Go', 'Token'), at('Answers')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('ME-60: a passenger is aboard when the Hour cards are put away, and not before', () => {
  const at = (leg: number, ...stack: string[]): number =>
    passengers({ leg, stack: stack.map((type) => ({ type })) } as View);
  expect([at(0, 'Go'), at(1, 'Go', 'Token', 'Showing'), at(1, 'Go', 'Token')]).toEqual([0, 0, 1]);
  expect([at(2, 'Go'), at(3, 'Go', 'Token', 'Piles'), at(3, 'Go', 'Token')]).toEqual([1, 1, 2]);
  expect(at(4, 'Go', 'Token', 'Showing')).toBe(2);
});

describe.each(LANGUAGES)('in $name', ({ code: lang }) => {
  beforeAll(() => speak(lang, 'mystery'));

  test('who is not asked reads whose go it is, and what is wanted of whom', () => {
    const common = {
      cast: [0, 1, 2],
      figures: [0, 1, 2],
      eyes: [],
      spent: 0,
      hands: [[], [], []],
      piles: [[], [], []],
      hand: [],
      pile: [],
      mover: 0,
      plan: [4],
      leg: 0,
    };
    const said = (now: object): string =>
      status({
        seats: 3,
        seat: null,
        people: [{ name: 'Ada' }, { name: 'Bob' }, { name: 'Cleo' }],
        options: {},
        view: { ...common, stack: [{ type: 'Go' }, now] },
      } as unknown as Picture).replace(/[\u2068\u2069]/g, '');
    const kind = t('card-motive', { n: 1 });
    expect(said({ type: 'Lounge', category: 2 })).toMatch(new RegExp(`Ada.*${kind}`));
    for (const part of ['Ada', 'Bob', 'Cleo', kind]) {
      expect(said({ type: 'Smoking', a: 1, b: 2, category: 2 })).toContain(part);
      expect(said({ type: 'Link', giver: 1, step: 1, first: 1, category: 2 })).toContain(part);
    }
    const peek = { type: 'Peek', items: [[1, 23, 0]], eyes: [[2, [0]]] };
    for (const part of ['Ada', 'Bob', 'Cleo', t('category-motive')])
      expect(said(peek)).toContain(part);
  });

  test('ME-A1: who settles a table reads that the hours are a default of this house', () => {
    const help = t('option-mystery-hours-help');
    expect(help).toContain('4-3-5-4-6');
    expect(help).toContain(HOUSE[lang] ?? '');
    expect(help).toContain('ME-A1');
  });
});
