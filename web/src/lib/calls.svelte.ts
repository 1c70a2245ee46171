/** Calls to this device when no page of ours is open: what works here, and one switch for all tables. */
import { api } from './api';
import { i18n } from './i18n.svelte';
import type { Ticket } from './keep';
import { prefs } from './prefs.svelte';

/** How far a call reaches here, or why it does not; each has its sentence, `calls-…`. */
export type Reach = 'push' | 'page' | 'failed' | 'insecure' | 'install' | 'refused' | 'none';

let reach = $state<Reach | null>(null); // null: nobody has looked yet

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

async function look(): Promise<void> {
  reach = await looked();
  if (reach === 'refused') prefs.notify = false; // taken back since
}
async function looked(): Promise<Reach> {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in window))
    return 'standalone' in navigator && !navigator.standalone ? 'install' : 'none'; // iPhones and iPads
  if (Notification.permission === 'denied') return 'refused';
  if (!('PushManager' in window)) return 'page';
  return await api.pushKey().then(
    ({ key }) => (key ? 'push' : 'page'), // not every server makes calls
    () => 'page',
  );
}

/** Ask once, when the person switches it on. */
async function allow(): Promise<boolean> {
  const may = 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  await look();
  return may;
}

/** What the browser gives out as its address; a new one if it was given to another server's key. */
async function subscribe(key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/sw.js'); // the page does so too, but later
  const { pushManager } = await navigator.serviceWorker.ready;
  const found = await pushManager.getSubscription();
  const known = new Uint8Array(found?.options.applicationServerKey ?? new ArrayBuffer());
  if (found && known.join() === key.join()) return found;
  await found?.unsubscribe();
  return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** These seats at a table are called on this device from now on, in the language of this page. */
async function begin(code: string, tickets: Ticket[]): Promise<void> {
  const lang = i18n.lang;
  await look();
  if (reach !== 'push' || Notification.permission !== 'granted') return;
  try {
    const { endpoint, keys } = (await subscribe(bytes((await api.pushKey()).key))).toJSON();
    const device = { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, lang };
    for (const { token } of tickets) await api.push(code, device, token).catch(() => null);
    const home = await navigator.serviceWorker.ready;
    for (const old of await home.getNotifications({ tag: tagOf(code) })) old.close(); // here I am
  } catch {
    reach = 'failed';
  }
}

/** No more calls for this seat; `everywhere`: nor for any other from this browser. */
async function end(code: string, ticket: Ticket | null, everywhere = false): Promise<void> {
  const home = await navigator.serviceWorker?.getRegistration();
  const found = await home?.pushManager?.getSubscription();
  if (!found) return;
  if (ticket) await api.pushEnd(code, found.endpoint, ticket.token).catch(() => null);
  if (everywhere) await found.unsubscribe(); // the push service tells all other tables
}

/** One notification for each table; a newer one takes its place. */
export const tagOf = (code: string): string => `table-${code}`;

export const calls = {
  get reach(): Reach | null {
    return reach;
  },
  look,
  allow,
  begin,
  end,
};
