/** Pointer events of a flick: begins on a card or, with one chosen, on the scene; ends where the thumb lets go. */
import type { Sample } from './flick';

export interface Flicking {
  ready(card: number | null): boolean; // this one, or else the chosen one, may be thrown
  take(card: number): void; // the thumb moves off with it
  move(path: Sample[]): void;
  end(path: Sample[]): void; // empty: given up
}

const SLIP = 8; // pixels before a press becomes a drag, so that taps stay taps

export const gesture = (on: Flicking) => (root: HTMLElement) => {
  let path: Sample[] = [];
  let pointer: number | null = null;
  let card: number | null = null; // under the thumb

  const sample = (e: PointerEvent): Sample => ({ x: e.clientX, y: e.clientY, t: e.timeStamp });

  function down(e: PointerEvent): void {
    // The nearest of the two decides: buttons that lie on the scene are no place to throw from.
    const from = (e.target as Element).closest('[data-flick], button');
    if (
      pointer !== null ||
      !(from instanceof HTMLElement && 'flick' in from.dataset) ||
      !e.isPrimary ||
      e.button !== 0
    )
      return;
    card = from.dataset.card === undefined ? null : Number(from.dataset.card);
    if (!on.ready(card)) return;
    pointer = e.pointerId;
    path = [sample(e)];
  }
  function move(e: PointerEvent): void {
    if (e.pointerId !== pointer) return;
    const events = e.getCoalescedEvents?.() ?? [];
    path.push(...(events.length ? events : [e]).map(sample));
    const [first, last] = [path[0]!, path.at(-1)!];
    if (Math.hypot(last.x - first.x, last.y - first.y) < SLIP) return;
    if (!root.hasPointerCapture(e.pointerId)) {
      root.setPointerCapture(e.pointerId);
      if (card !== null) on.take(card);
    }
    on.move(path);
  }
  function up(e: PointerEvent): void {
    if (e.pointerId !== pointer) return;
    pointer = null;
    // A thumb that stops before letting go has changed its mind: the release itself is a sample.
    on.end(e.type === 'pointerup' ? [...path, sample(e)] : []);
  }

  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerup', up);
  root.addEventListener('pointercancel', up);
  return () => {
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerup', up);
    root.removeEventListener('pointercancel', up);
  };
};
