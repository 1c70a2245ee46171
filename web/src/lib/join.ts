/** Sitting down: a nonce for the shuffle, its pledge, and the ticket that proves the seat. */
import { api, type Wish } from './api';
import type { Joined } from './contract';
import { crowdKey, keep, mutedKey, recall, ticketKey, tickets, type Ticket } from './keep';
import { go } from './route.svelte';
import { sha256 } from './sha256';
import { Table } from './table.svelte';

export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Ask for a seat with a fresh nonce. */
export async function join(
  wish: Omit<Wish, 'pledge'>,
  ask: (wish: Wish) => Promise<Joined>,
): Promise<Joined & Ticket> {
  const secret = nonce();
  const seat = await ask({ ...wish, pledge: sha256(secret) });
  return { ...seat, nonce: secret };
}

/** The same people once more, all who share this device, each on their own seat. Who goes first brings the robots. */
export async function again(old: Table): Promise<void> {
  const { people, next: opened } = old.picture;
  const seats = [];
  for (const { token } of tickets(old.code)) {
    const { table, name, colour } = await api.again(old.code, token);
    seats.push(await join({ name, colour, back: token }, (who) => api.join(table, who)));
  }
  const [mine, ...crowd] = seats;
  if (!mine) return;
  if (!opened) {
    const table = new Table(mine.table, mine);
    for (const [k, one] of people.entries())
      if (one?.kind === 'bot') await table.send({ t: 'bot', seat: k, level: one.level });
    table.close();
  }
  if (crowd.length)
    keep(
      crowdKey(mine.table),
      crowd.map(({ token, nonce }) => ({ token, nonce })),
    );
  keep(mutedKey(mine.table), recall(mutedKey(old.code)) ?? []);
  enter(mine);
}

/** To the table where this seat is, as the one who has it. */
export function enter({ table, token, nonce }: Joined & Ticket): void {
  keep(ticketKey(table), { token, nonce });
  go(`/t/${table}`);
}
