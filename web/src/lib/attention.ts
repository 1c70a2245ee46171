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
    note?.close();
    awake();
  };
}

function notify(game: string, code: string): Notification | null {
  if (!prefs.notify || !document.hidden || !('Notification' in window)) return null;
  if (Notification.permission !== 'granted') return null;
  try {
    const note = new Notification(t('title-your-move'), {
      body: game,
      icon: '/icon.svg',
      tag: tagOf(code),
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
    return note;
  } catch {
    return null; // some phones allow them only from a service worker
  }
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
