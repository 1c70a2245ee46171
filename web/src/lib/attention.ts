/** "Your move", for people who look elsewhere: sound, vibration, the title, a notification, and a screen that stays awake. */
import { tagOf } from './calls.svelte';
import { t } from './i18n.svelte';
import { prefs } from './prefs.svelte';
import { play } from './sound';

/** Call when it becomes my move; what comes back ends it. */
export function attention(game: string, code: string): () => void {
  play('whistle');
  if (prefs.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30);
  const note = notify(game, code);
  const flash = setInterval(() => {
    if (document.hidden) blink = !blink;
    document.title = document.hidden && blink ? '●●●' : t('title-your-move');
  }, 1000);
  let blink = false;
  const awake = stayAwake();
  return () => {
    clearInterval(flash);
    note();
    awake();
  };
}

/** What comes back takes it away again. */
function notify(game: string, code: string): () => void {
  if (!prefs.notify || !document.hidden || !('Notification' in window)) return () => {};
  if (Notification.permission !== 'granted') return () => {};
  const words = { body: game, icon: '/icon-192.png', tag: tagOf(code) };
  try {
    const note = new Notification(t('title-your-move'), words);
    note.onclick = () => {
      window.focus();
      note.close();
    };
    return () => note.close();
  } catch {
    return notifyByWorker(code, words); // Android takes them from a service worker only
  }
}

/** The worker leads a tap to the table that stands in `data`. */
function notifyByWorker(code: string, words: { body: string; tag: string }): () => void {
  let ended = false;
  const shown = (async () => {
    const home = await navigator.serviceWorker.ready;
    if (!ended)
      await home.showNotification(t('title-your-move'), { ...words, data: { table: code } });
    return home;
  })();
  shown.catch(() => {}); // no worker here: the title and the sound are left
  return () => {
    ended = true;
    void shown
      .then((home) => home.getNotifications({ tag: words.tag }))
      .then((notes) => notes.forEach((note) => note.close()))
      .catch(() => {});
  };
}

/** The screen does not fall asleep under somebody who thinks. */
function stayAwake(): () => void {
  let [lock, ended] = [null as WakeLockSentinel | null, false];
  const ask = async (): Promise<void> => {
    if (ended || document.hidden || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (ended) void lock?.release();
  };
  const seen = (): void => void ask();
  document.addEventListener('visibilitychange', seen);
  void ask();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
