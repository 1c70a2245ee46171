import { beforeAll, describe, expect, test, vi } from 'vitest';
import { i18n, t } from '../../lib/i18n.svelte';

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
