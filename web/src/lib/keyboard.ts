/**
 * A keyboard on the screen hides nothing that is written in. Most browsers shrink the page for it, as index.html asks;
 * iPhones lay it over the page and tell only the visual viewport, so the page is shrunk here (--keyboard in tokens.css).
 */

/** How much of the page lies under the keyboard. A page that somebody zoomed into has none. */
export function hidden(
  page: number,
  seen: { height: number; offsetTop: number; scale: number },
): number {
  const below = page - seen.height - seen.offsetTop;
  return seen.scale > 1.01 || below < 1 ? 0 : Math.round(below);
}

/** Once, for all pages. */
export function makeRoom(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  function fit(): void {
    document.documentElement.style.setProperty('--keyboard', `${hidden(innerHeight, seen!)}px`);
    const field = document.activeElement;
    if (field?.matches('input, textarea')) field.scrollIntoView({ block: 'nearest' });
  }
  seen.addEventListener('resize', fit);
}
