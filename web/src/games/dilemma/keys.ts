/** The whole throw by keyboard: digits choose, arrows aim, space or Enter throws, P passes. */
import { forGame } from '../../lib/keys';
import type { Hold } from './hold.svelte';

/** Space belongs to a focused button, except to the cards, where it throws. */
const busy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role=switch]') !== null;

export function press(event: KeyboardEvent, hold: Hold): void {
  if (!hold.spec || !forGame(event)) return;
  const card = event.target instanceof Element ? event.target.closest('[data-card]') : null;
  const free = card !== null || !busy(event.target);
  if (event.key === 'Enter') {
    // Enter on a card not chosen yet is its click, and that chooses it; held down, it plays nothing more.
    if (event.repeat || !free || (card && card.getAttribute('aria-pressed') !== 'true')) return;
  }
  if (act(event.key, hold, free)) {
    hold.keys = true;
    event.preventDefault();
  }
}

function act(key: string, hold: Hold, free: boolean): boolean {
  if (/^[0-9]$/.test(key)) hold.choose(Number(key) || 10);
  else if ((key === ' ' || key === 'Enter') && free) hold.play();
  else if (key.toLowerCase() === 'p') hold.pass();
  else if (!hold.toss || hold.race) return false;
  else if (key === 'ArrowLeft') hold.nudge(-1, 0);
  else if (key === 'ArrowRight') hold.nudge(1, 0);
  else if (key === 'ArrowUp') hold.nudge(0, 1);
  else if (key === 'ArrowDown') hold.nudge(0, -1);
  else return false;
  return true;
}
