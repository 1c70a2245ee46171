/** Sitting down: a nonce for the shuffle, its pledge, and the ticket that proves the seat. */
import { api, type Wish } from './api';
import type { Joined, Person } from './contract';
import { keep, ticketKey, type Ticket } from './keep';
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

/** The same people once more: my seat is kept for me, one further round. Who goes first brings the robots. */
export async function again(old: Table, ticket: Ticket, me: Person): Promise<void> {
  const { people, seats, next: opened } = old.picture;
  const { table: next } = await api.again(old.code, ticket.token);
  const wish = { name: me.name, colour: me.colour, back: ticket.token };
  const seat = await join(wish, (who) => api.join(next, who));
  if (!opened) {
    const table = new Table(next, seat);
    for (const [k, one] of people.entries())
      if (one?.kind === 'bot')
        await table.send({ t: 'bot', seat: (k + 1) % seats, level: one.level });
    table.close();
  }
  enter(seat);
}

/** To the table where this seat is, as the one who has it. */
export function enter({ table, token, nonce }: Joined & Ticket): void {
  keep(ticketKey(table), { token, nonce });
  go(`/t/${table}`);
}
