/** Digits: a car while it is my go, a card while I am asked for one; Escape leaves a car. Everything else is a button and has Tab and Enter. */
import { forGame } from '../../lib/keys';
import type { Hold } from './hold.svelte';

export function press(event: KeyboardEvent, hold: Hold): void {
  if (!forGame(event)) return;
  if (event.key === 'Escape') return hold.look(null);
  const n = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
  if (n < 0) return;
  if (hold.cars && n < 6) hold.look(n);
  else if (!hold.cars && n < hold.options.length) hold.pick(n);
  else return;
  event.preventDefault();
}
