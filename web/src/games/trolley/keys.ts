/** Digits choose a card of the pile that is asked about; everything else is a button and has Tab and Enter. */
import { forGame } from '../../lib/keys';
import type { Hold } from './hold.svelte';

export function press(event: KeyboardEvent, hold: Hold): void {
  if (!forGame(event)) return;
  const card = /^[1-9]$/.test(event.key) ? hold.cards[Number(event.key) - 1] : undefined;
  if (card === undefined) return;
  hold.choose(card);
  event.preventDefault();
}
