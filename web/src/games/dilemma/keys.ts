/** The whole throw by keyboard: digits choose, arrows aim, space throws, P passes. */
import type { Hold } from './hold.svelte';

/** Space belongs to a focused button, except to the cards, where it throws. */
const busy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role=switch]') !== null;

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, dialog, [role=log]') !== null;

export function press(event: KeyboardEvent, hold: Hold): void {
  if (!hold.spec || typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const onCard = event.target instanceof Element && event.target.closest('[data-card]') !== null;
  if (act(event.key, hold, onCard || !busy(event.target))) {
    hold.keys = true;
    event.preventDefault();
  }
}

function act(key: string, hold: Hold, free: boolean): boolean {
  if (/^[0-9]$/.test(key)) hold.choose(Number(key) || 10);
  else if (key === ' ' && free) hold.play();
  else if (key.toLowerCase() === 'p') hold.pass();
  else if (!hold.toss || hold.race) return false;
  else if (key === 'ArrowLeft') hold.nudge(-1, 0);
  else if (key === 'ArrowRight') hold.nudge(1, 0);
  else if (key === 'ArrowUp') hold.nudge(0, 1);
  else if (key === 'ArrowDown') hold.nudge(0, -1);
  else return false;
  return true;
}
