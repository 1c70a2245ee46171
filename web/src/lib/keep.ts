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
export const crowdKey = (table: string): string => `crowd:${table}`; // others on this one device
export const missedKey = (token: string): string => `missed:${token}`; // shown while I was away
export const leftKey = (table: string): string => `left:${table}`; // a seat that I was sent away from

/** All seats that this device holds at a table, mine first. */
export function tickets(table: string): Ticket[] {
  const mine = recall<Ticket>(ticketKey(table));
  return [...(mine ? [mine] : []), ...(recall<Ticket[]>(crowdKey(table)) ?? [])];
}

/** What this device saw of a table's shuffle before the first draw, so that nobody can tell it otherwise later. */
export interface Seal {
  promise: string; // the fingerprint of the table's secret
  opened: string[]; // numbers of people on this device that the server has taken
}

const sealKey = (table: string): string => `seal:${table}`;
export const sealOf = (table: string): Seal | null => recall<Seal>(sealKey(table));

/** The first sight counts: what comes later is no promise. */
export function sealed(table: string, promise: string): void {
  if (promise && !sealOf(table)) keep(sealKey(table), { promise, opened: [] });
}
export function sealedToo(table: string, nonce: string): void {
  const seal = sealOf(table);
  if (seal && !seal.opened.includes(nonce))
    keep(sealKey(table), { ...seal, opened: [...seal.opened, nonce] });
}
