import type { Note, Seat } from './contract';
import type { House } from './lots';

/** What this browser remembers. A browser that refuses storage still plays, until the tab is closed. */

const memory = new Map<string, string>();

export function recall<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(`whistlestop:${key}`) ?? memory.get(key);
    return text === undefined || text === null ? null : (JSON.parse(text) as T);
  } catch {
    const text = memory.get(key);
    return text === undefined ? null : (JSON.parse(text) as T);
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(`whistlestop:${key}`, text);
  } catch {
    // Private windows and full disks: memory is enough for this sitting.
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(`whistlestop:${key}`);
  } catch {
    // As above.
  }
}

/** A seat I hold: the token proves it, the nonce is my share of the shuffle. */
export interface Ticket {
  token: string;
  nonce: string;
}

export const mutedKey = (table: string): string => `muted:${table}`;
export const ticketKey = (table: string): string => `seat:${table}`;
export const keyKey = (table: string): string => `key:${table}`; // what a locked table's password opened it with
export const crowdKey = (table: string): string => `crowd:${table}`; // others on this one device
export const missedKey = (token: string): string => `missed:${token}`; // shown while I was away
export const jotKey = (table: string, seat: number | null): string => `jot:${table}:${seat}`; // strokes on their way
export const leftKey = (table: string): string => `left:${table}`; // a seat that I was sent away from

/** All seats that this device holds at a table, mine first. */
export function tickets(table: string): Ticket[] {
  const mine = recall<Ticket>(ticketKey(table));
  return [...(mine ? [mine] : []), ...(recall<Ticket[]>(crowdKey(table)) ?? [])];
}

/** What this device can show at the door of a table: a seat there, its key, or the seat that somebody was sent away from. */
export const shown = (table: string): string | null =>
  tickets(table)[0]?.token ??
  recall<string>(keyKey(table)) ??
  recall<Ticket>(leftKey(table))?.token ??
  null;

/** What this device saw of a table's shuffle, so that nobody can tell it otherwise later. */
export interface Seal {
  promise: string; // the fingerprint of the table's secret, before the first draw
  own?: string[]; // numbers of people on this device, pledged as they sat down
  opened: string[]; // those that the server says it has taken
  pledges?: string[]; // of all seats, as they were before any number left this device
  house?: House; // what was settled when the draws began
  shown?: Record<string, Note[]>; // what chance then showed here, by seat or WATCHER, as it came
}
export const WATCHER = 'watcher';

const sealKey = (table: string): string => `seal:${table}`;
export const sealOf = (table: string): Seal | null => recall<Seal>(sealKey(table));

/** The first sight counts: what comes later is no promise. */
export function sealed(table: string, promise: string): void {
  if (promise && !sealOf(table)) keep(sealKey(table), { promise, opened: [] });
}
/** Who sits here before the start has a number to be drawn with; who gets up again has none. */
export function counted(table: string, nonce: string, sits: boolean): void {
  const seal = sealOf(table);
  const own = seal?.own ?? [];
  if (seal && own.includes(nonce) !== sits)
    keep(sealKey(table), {
      ...seal,
      own: sits ? [...own, nonce] : own.filter((one) => one !== nonce),
    });
}
export function pledged(table: string, pledges: string[]): void {
  const seal = sealOf(table);
  if (seal && !seal.pledges) keep(sealKey(table), { ...seal, pledges });
}
export function taken(table: string, nonce: string): void {
  const seal = sealOf(table);
  if (seal && !seal.opened.includes(nonce))
    keep(sealKey(table), { ...seal, opened: [...seal.opened, nonce] });
}
export function showed(table: string, house: House, seat: Seat | null, notes: Note[]): void {
  const [seal, viewer] = [sealOf(table), seat === null ? WATCHER : String(seat)];
  const old = seal?.shown?.[viewer] ?? [];
  if (!seal || notes.length <= old.length) return;
  const shown = { ...seal.shown, [viewer]: [...old, ...notes.slice(old.length)] };
  keep(sealKey(table), { ...seal, house: seal.house ?? house, shown });
}
