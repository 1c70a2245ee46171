"""What an eye can read and a pointer can reach: no word cut off, no button under something else."""

from __future__ import annotations

from playwright.sync_api import Page

# Where buttons may lie on each other, and why.
FANNED = {".hand button": "cards in a hand; thumbs.py measures what is free of each"}

# A line of text is cut where something that does not scroll clips it, or where the page ends sideways.
# Letters fill the middle of their line: a little less above and below takes nothing from them.  What holds a
# box is not always its parent: what is laid out freely is clipped only by what it is laid out in.  A button
# that merely scrolled away can be brought back; one that even then lies under something is lost.
CUT = """fanned => {
  const over = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1) ?? document.body;
  const styles = new Map();
  const style = one => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const holder = one => {
    const { position } = style(one);
    let up = one.parentElement;
    const holds = of => style(of).transform !== 'none' || style(of).containerType !== 'normal'
      || (position === 'absolute' && style(of).position !== 'static');
    if (position === 'absolute' || position === 'fixed') while (up && !holds(up)) up = up.parentElement;
    return up;
  };
  const firm = value => value === 'hidden' || value === 'clip';
  const room = document.documentElement.clientWidth;
  const lost = (text, box) => {
    const [left, right] = [box.left + 2, box.right - 2];
    const [top, bottom] = [box.top + 0.22 * box.height, box.bottom - 0.22 * box.height];
    let scrolls = false;
    for (let up = text.parentElement; up && up !== document.documentElement; up = holder(up)) {
      const { overflowX, overflowY, textOverflow } = style(up);
      const edge = up.getBoundingClientRect();
      if (firm(overflowX) && (left < edge.left || right > edge.right))
        return textOverflow === 'ellipsis' ? 'shortened' : 'sideways';
      if (firm(overflowY) && (top < edge.top || bottom > edge.bottom)) return 'above or below';
      if (['auto', 'scroll'].includes(overflowX)) scrolls = true;
      if (scrolls || ['auto', 'scroll'].includes(overflowY)) break; // it may be anywhere, and be brought back
    }
    return !scrolls && (left < 0 || right > room) ? 'by the page' : '';
  };
  // Said, not shown: what is clipped to nothing.
  const unseen = one => one !== over && (style(one).clipPath === 'inset(50%)' || unseen(one.parentElement));
  // A refusal lies over the scene until it is closed.
  const closable = one => one.closest('[role=alert]')?.querySelector('button') != null;
  const bad = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(over, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const one = text.parentElement;
    if (!text.data.trim() || one.closest('script, style, option, [inert]')) continue;
    if (one.closest('.lying')) continue; // a card that is thrown wide flies out of sight
    if (unseen(one)) continue;
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(box => box.width > 1);
    const how = boxes.map(box => lost(text, box)).find(Boolean);
    if (how) bad.push(`${how}: ${text.data.trim().slice(0, 60)} in ${one.outerHTML.slice(0, 120)}`);
  }
  for (const one of over.querySelectorAll('button:enabled')) {
    if (one.closest('[inert]') || !one.checkVisibility({ visibilityProperty: true })) continue;
    if (fanned.some(which => one.matches(which))) continue;
    const covered = () => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const at = width < 2 ? null : document.elementFromPoint(left + width / 2, top + height / 2);
      const own = at && [one, ...one.labels].some(part => part.contains(at));
      return own ? null : (at ?? document.body);
    };
    if (!covered()) continue;
    const scrolled = [];
    for (let up = one.parentElement; up; up = up.parentElement)
      scrolled.push([up, up.scrollLeft, up.scrollTop]);
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const by = covered();
    for (const [up, left, top] of scrolled) up.scrollTo({ left, top, behavior: 'instant' });
    if (by && !closable(by)) bad.push(`under ${by.outerHTML.slice(0, 80)}: ${one.outerHTML.slice(0, 120)}`);
  }
  return bad;
}"""


def cut(page: Page) -> list[str]:
    """Words that are cut off, and buttons that lie under something."""
    return list(page.evaluate(CUT, list(FANNED)))


# What is chosen is told from its neighbours by something else than a colour: a line, a weight, a sign.
ALIKE = """() => {
  const over = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1) ?? document.body;
  const KINDS = ['borderStyle', 'borderWidth', 'outlineStyle', 'outlineWidth', 'textDecorationLine',
    'fontWeight', 'transform', 'translate', 'scale', 'rotate', 'backgroundImage', 'boxShadow', 'opacity',
    'content', 'display'];
  const part = style => [style.borderTopColor.endsWith(', 0)'), ...KINDS.map(kind => style[kind])];
  const drawn = one => JSON.stringify([one.querySelector('svg')?.innerHTML,
    ...[null, '::before', '::after'].map(which => part(getComputedStyle(one, which)))]);
  const kind = one => one.className.replace(/\\b(main|quiet|go)\\b/g, '');
  const alike = [];
  for (const on of over.querySelectorAll('[aria-pressed=true]')) {
    const box = on.closest('ul, ol, table, [role=group]') ?? on.parentElement;
    const off = [...box.querySelectorAll('[aria-pressed=false]')].find(one => kind(one) === kind(on));
    if (off && drawn(on) === drawn(off)) alike.push(on.outerHTML.slice(0, 160));
  }
  for (const on of over.querySelectorAll('label:has(> [type=radio]:checked)')) {
    const off = on.parentElement.querySelector(':scope > label:has(> [type=radio]:enabled:not(:checked))');
    if (off && drawn(on) === drawn(off)) alike.push(on.outerHTML.slice(0, 160));
  }
  return alike;
}"""


def unsigned(page: Page) -> list[str]:
    """What is chosen, and looks like what is not but for a colour."""
    return list(page.evaluate(ALIKE))
