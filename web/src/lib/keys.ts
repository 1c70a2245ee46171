/** Keys of the whole window are for the game, except where somebody types or a dialog lies over it. */
import { prefs } from './prefs.svelte';

const TYPED = 'input, textarea, select, dialog, [role=log]';

/** Who speaks to the machine, or strays over the keys, can switch single characters off (WCAG 2.1.4). */
export function forGame({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (target instanceof Element && target.closest(TYPED)) return false;
  return prefs.keys || key.length > 1 || key === ' ';
}
