/** Android takes notifications from a service worker only. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attention } from './attention';
import { speak } from './speak';

vi.mock('./sound', () => ({ play: () => {} }));
vi.mock('./prefs.svelte', () => ({ prefs: { notify: true } }));

beforeEach(async () => {
  await speak('en');
  vi.stubGlobal('document', { hidden: true, addEventListener() {}, removeEventListener() {} });
});
afterEach(() => vi.unstubAllGlobals());

/** A phone whose `new Notification` throws; its worker is there when `up` is called. */
function android() {
  const shown: { title: string; close: () => void }[] = [];
  const show = vi.fn((title: string, _words: object) => {
    const note = { title, close: () => void shown.splice(shown.indexOf(note), 1) };
    return Promise.resolve(void shown.push(note));
  });
  const home = { showNotification: show, getNotifications: () => Promise.resolve([...shown]) };
  let up = (): void => {};
  const ready = new Promise((done) => (up = () => done(home)));
  class Refused {
    static permission = 'granted';
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  }
  vi.stubGlobal('Notification', Refused);
  vi.stubGlobal('window', { Notification: Refused });
  vi.stubGlobal('navigator', { serviceWorker: { ready } });
  return { shown, show, up };
}

test('where a page may not notify, its worker does, and takes it away again', async () => {
  const { shown, show, up } = android();
  const end = attention('Dilemma', 'BCDFG');
  up();
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(show).toHaveBeenCalledExactlyOnceWith(
    '● Your move',
    expect.objectContaining({ body: 'Dilemma', tag: 'table-BCDFG', data: { table: 'BCDFG' } }),
  );
  end();
  await vi.waitFor(() => expect(shown).toHaveLength(0));
});

test('a worker that comes up after the move says nothing', async () => {
  const { show, up } = android();
  attention('Dilemma', 'BCDFG')();
  up();
  await new Promise((done) => setTimeout(done));
  expect(show).not.toHaveBeenCalled();
});

test('a phone without a worker is called by the rest', () => {
  android();
  vi.stubGlobal('navigator', {});
  expect(attention('Dilemma', 'BCDFG')).not.toThrow();
});
