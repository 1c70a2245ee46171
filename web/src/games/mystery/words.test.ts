import { beforeAll, describe, expect, test, vi } from 'vitest';
import { i18n, t } from '../../lib/i18n.svelte';
import { passengers, type View } from './types';

test('ME-60: a passenger is aboard when the Hour cards are put away, and not before', () => {
  const at = (leg: number, ...stack: string[]): number =>
    passengers({ leg, stack: stack.map((type) => ({ type })) } as View);
  expect([at(0, 'Go'), at(1, 'Go', 'Token', 'Showing'), at(1, 'Go', 'Token')]).toEqual([0, 0, 1]);
  expect([at(2, 'Go'), at(3, 'Go', 'Token', 'Piles'), at(3, 'Go', 'Token')]).toEqual([1, 1, 2]);
  expect(at(4, 'Go', 'Token', 'Showing')).toBe(2);
});

describe.each(['en', 'fr', 'it', 'uk'] as const)('in %s', (lang) => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang } });
    vi.stubGlobal('navigator', { languages: [lang] });
    await i18n.start();
    await i18n.need('mystery');
  });

  test('ME-A1: who settles a table reads that the hours are a default of this house', () => {
    const house = { en: 'house', fr: 'maison', it: 'casa', uk: 'дому' }[lang];
    const help = t('option-mystery-hours-help');
    expect(help).toContain('4-3-5-4-6');
    expect(help).toContain(house);
    expect(help).toContain('ME-A1');
  });
});
