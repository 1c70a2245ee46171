/** Calls back once when nobody has touched the page for so long, or at once when it is out of sight. Ends with what comes back. */
export function idle(ms: number, then: () => void): () => void {
  let timer = setTimeout(then, ms);
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const gone = (): void => {
    if (document.hidden) then();
  };
  const touches = ['pointerdown', 'keydown', 'scroll'];
  for (const touch of touches) addEventListener(touch, again, true);
  document.addEventListener('visibilitychange', gone);
  return () => {
    clearTimeout(timer);
    for (const touch of touches) removeEventListener(touch, again, true);
    document.removeEventListener('visibilitychange', gone);
  };
}
