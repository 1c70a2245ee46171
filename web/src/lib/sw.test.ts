/** The service worker runs without our code: its words, and what it does with a call. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { calls, LANGUAGES } from '../../languages';
import { GAMES } from '../games/registry';
import { t } from './i18n.svelte';
import { speak } from './speak';

const source = readFileSync(join(import.meta.dirname, '..', '..', 'sw.js'), 'utf8');
const WORDS = Object.fromEntries(LANGUAGES.map((lang) => [lang, calls(lang)]));

interface Call {
  waitUntil: (work: Promise<unknown>) => void;
  data?: { json: () => unknown };
  notification?: { close: () => void; data: { table: string } };
}

/** The worker with a browser around it that only takes notes. */
function worker(pages: string[] = []) {
  const handlers: Record<string, (event: Call) => void> = {};
  const focused: string[] = [];
  const self = {
    addEventListener: (name: string, handler: (event: Call) => void) => (handlers[name] = handler),
    registration: { showNotification: vi.fn(() => Promise.resolve()) },
    clients: {
      matchAll: () =>
        Promise.resolve(pages.map((url) => ({ url, focus: () => void focused.push(url) }))),
      openWindow: vi.fn(),
    },
  };
  new Function('self', 'WORDS', source)(self, WORDS);
  const tell = async (name: string, event: Omit<Call, 'waitUntil'>): Promise<void> => {
    const works: Promise<unknown>[] = [];
    handlers[name]!({ ...event, waitUntil: (work) => works.push(work) });
    await Promise.all(works);
  };
  return { tell, focused, self };
}

test.each(LANGUAGES)('a call in %s says what the pages say', async (lang) => {
  await speak(lang);
  for (const game of Object.keys(GAMES))
    for (const [what, id] of [
      ['move', 'title-your-move'],
      ['over', 'no-over'],
    ] as const) {
      const { tell, self } = worker();
      await tell('push', { data: { json: () => ({ table: 'BCDFG', game, what, lang }) } });
      expect(self.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
        t(id).replace('● ', ''),
        expect.objectContaining({
          body: `${t(`game-${game}`)} · BCDFG`,
          tag: 'table-BCDFG',
          data: { table: 'BCDFG' },
        }),
      );
    }
});

test('a tap leads to the open page of that table, else to a new one', async () => {
  const close = vi.fn();
  const notification = { close, data: { table: 'BCDFG' } };
  const pages = ['https://w.example/', 'https://w.example/tv/BCDFG', 'https://w.example/t/BCDFG?x'];
  const open = worker(pages);
  await open.tell('notificationclick', { notification });
  expect(open.focused).toEqual([pages[2]]);
  expect(open.self.clients.openWindow).not.toHaveBeenCalled();
  const none = worker(pages.slice(0, 2));
  await none.tell('notificationclick', { notification });
  expect(none.focused).toEqual([]);
  expect(none.self.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/t/BCDFG');
  expect(close).toHaveBeenCalledTimes(2);
});
