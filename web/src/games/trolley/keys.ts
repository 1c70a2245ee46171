/** Digits choose a card of the pile that is asked about; everything else is a button and has Tab and Enter. */
import type { Hold } from './hold.svelte';

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, dialog, [role=log]') !== null;

export function press(event: KeyboardEvent, hold: Hold): void {
  if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const card = /^[1-9]$/.test(event.key) ? hold.cards[Number(event.key) - 1] : undefined;
  if (card === undefined) return;
  hold.choose(card);
  event.preventDefault();
}
