"""What a thumb can hit: 44 px both ways, free of what lies over it, wherever something can be pressed."""

from __future__ import annotations

from playwright.sync_api import Page

# Where a smaller target is right, and why.
SMALLER: dict[str, str] = {}

# What belongs to a control: itself and, of what is ticked or written in, its labels.  A link in a sentence is
# as high as its line (WCAG 2.5.8 exempts it).  Enough is a cross of 44 px, somewhere on it, all its own.
FOUND = """smaller => {
  const ARM = [-21, -11, 0, 11, 21]; // whole pixels: between two of them browsers disagree
  const all = document.querySelectorAll('button, a[href], input, select, textarea, summary');
  // What lies on top is all that there is.
  const over = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1) ?? document;
  const inSentence = one => {
    if (!one.matches('a') || getComputedStyle(one).display !== 'inline') return false;
    let block = one.parentElement;
    while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    const words = block.cloneNode(true);
    words.querySelectorAll('a, button').forEach(link => link.remove());
    return words.textContent.trim().length > 8;
  };
  const scrolled = [];
  const bad = [];
  for (const one of all) {
    if (!over.contains(one) || one.disabled || one.closest('[inert]') || inSentence(one)) continue;
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    if (smaller.some(which => one.matches(which))) continue;
    const parts = one.matches('input, textarea') ? [one, ...one.labels] : [one];
    const seen = parts.filter(part => part.getBoundingClientRect().width > 2);
    if (!seen.length) continue;
    const bounds = () => {
      const boxes = seen.map(part => part.getBoundingClientRect());
      return [Math.min(...boxes.map(b => b.left)), Math.min(...boxes.map(b => b.top)),
        Math.max(...boxes.map(b => b.right)), Math.max(...boxes.map(b => b.bottom))];
    };
    const own = (x, y) => {
      const at = document.elementFromPoint(x, y);
      return at !== null && seen.some(part => part.contains(at));
    };
    const tried = (x, y) => ARM.every(d => own(x + d, y) && own(x, y + d));
    const inside = () => {
      const [left, top, right, bottom] = bounds();
      return tried(Math.floor((left + right) / 2), Math.floor((top + bottom) / 2));
    };
    const anywhere = () => {
      const [left, top, right, bottom] = bounds();
      for (let y = Math.ceil(Math.max(top, 0)); y <= Math.min(bottom, innerHeight); y++)
        for (let x = Math.ceil(Math.max(left, 0)); x <= Math.min(right, innerWidth); x++)
          if (tried(x, y)) return true;
      return false;
    };
    if (inside()) continue;
    for (let up = one.parentElement; up; up = up.parentElement)
      if (up.scrollTop || up.scrollLeft || up.scrollHeight > up.clientHeight)
        scrolled.push([up, up.scrollLeft, up.scrollTop]);
    seen[0].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (!inside() && !anywhere()) {
      const [left, top, right, bottom] = bounds().map(Math.round);
      bad.push(`${right - left}x${bottom - top} at ${left},${top}: ${one.outerHTML.slice(0, 160)}`);
    }
  }
  for (const [one, left, top] of scrolled.reverse()) one.scrollTo({ left, top, behavior: 'instant' });
  return bad;
}"""


def small(page: Page) -> list[str]:
    """What is too small to be hit, or lies under something."""
    return list(page.evaluate(FOUND, list(SMALLER)))
