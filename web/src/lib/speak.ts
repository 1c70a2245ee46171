/** For tests: all that is said from now on is said in this language, and of this game. */
import { vi } from 'vitest';
import { i18n } from './i18n.svelte';

export async function speak(lang: string, game = ''): Promise<void> {
  vi.stubGlobal('document', { documentElement: { lang } });
  vi.stubGlobal('navigator', { languages: [lang] });
  await i18n.start();
  await i18n.need(game);
}
