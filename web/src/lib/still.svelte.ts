/** A game that stands still: nobody, the host neither, holds it up for ever. */
import type { Seat } from './contract';
import type { Table } from './table.svelte';

/** Whole minutes until anybody at the table may let it go on; 0: now. Call where a component begins. */
export function minutes(table: Table): () => number {
  let now = $state(table.now());
  $effect(() => {
    const timer = setInterval(() => (now = table.now()), 500);
    return () => clearInterval(timer);
  });
  return () => Math.max(0, Math.ceil((table.still + table.patience - now) / 60_000));
}

/** Whom no clock hurries: seats of others that a robot may play for, when the wait has been long. */
export function awaited({ picture }: Table): Seat[] {
  const { waiting, seat, stage, people } = picture;
  if (!waiting || waiting.due || seat === null || stage !== 'playing') return [];
  const seats = new Set([...waiting.sealed, ...waiting.open]);
  return [...seats].filter(
    (one) => one !== seat && people[one]?.kind === 'person' && !people[one].away,
  );
}
