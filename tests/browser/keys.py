"""A person who has only a keyboard: finds things with Tab, by role and name, and is never lost."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from tests.browser.people import Person

STOPS = 250  # presses of Tab: no page has more places than that

# Where the focus is and what shows it, on the element, its label and what holds it: unlike when it has gone.
WHERE = """wanted => {
  const ring = one => { const s = getComputedStyle(one);
    return [s.outline, s.boxShadow, s.backgroundColor, s.borderColor].join() };
  const near = one => [one, one.closest('label') ?? one.parentElement ?? one].map(ring).join();
  const was = window.__was;
  const unseen = was && was.at.isConnected && was.at !== document.activeElement && near(was.at) === was.near
    ? was.at.outerHTML.slice(0, 160) : '';
  const at = document.activeElement ?? document.body;
  window.__was = at === document.body ? null : { at, near: near(at) };
  const seen = (at.closest('label') ?? at).getBoundingClientRect();
  const [x0, x1] = [Math.max(0, seen.left), Math.min(document.documentElement.clientWidth, seen.right)];
  const [y0, y1] = [Math.max(0, seen.top), Math.min(document.documentElement.clientHeight, seen.bottom)];
  const own = one => one && (at.contains(one) || one.contains(at) && one !== document.body);
  const clear = [[.5, .5], [.5, .15], [.5, .85], [.1, .5], [.9, .5]].some(([a, b]) =>
    own(document.elementFromPoint(x0 + (x1 - x0) * a, y0 + (y1 - y0) * b)));
  return { body: at === document.body, inDialog: at.closest('dialog') !== null, unseen,
    hides: at !== document.body && !(x1 > x0 && y1 > y0 && clear),
    html: at.outerHTML.slice(0, 600) + at.textContent.slice(0, 300),
    fits: wanted !== '' && at.matches(wanted) };
}"""

# Is any of it free of dialogs and curtains, and is all of that before what has the focus?
WAY = """wanted => {
  const over = document.querySelector('dialog:modal') ?? document;
  const all = [...document.querySelectorAll(wanted)]
    .filter(one => over.contains(one) && !one.closest('[inert]'));
  const at = document.activeElement;
  const on = one => one === at || at.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  return { open: all.length > 0, back: !all.some(on) };
}"""


@dataclass(frozen=True)
class Place:
    """What a screen reader says of the thing that has the focus."""

    role: str
    name: str
    html: str
    in_dialog: bool
    fits: bool  # is it what was looked for?


class Keys:
    known: ClassVar[dict[str, tuple[str, str]]] = {}  # what is drawn alike is called alike

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.cdp = person.context.new_cdp_session(person.page)
        self.visited: set[str] = set()
        self.wanted = ""  # a selector

    def here(self, moving: bool = False) -> Place | None:
        """None: nowhere, which is right before the first Tab, after the last place, in a changing scene."""
        found = self.page.evaluate(WHERE, self.wanted)
        assert not found["unseen"], f"one cannot see that this has the focus: {found['unseen']}"
        if found["body"]:
            return None
        assert moving or not found["hides"], f"the focus is on something out of sight: {found['html']}"
        if found["hides"]:
            return None
        spoken = self.known.get(found["html"]) or self.listen()
        if spoken is None:  # gone while we looked
            return self.here(moving)
        role, name = self.known[found["html"]] = spoken
        assert role, found["html"]
        assert name or role == "main", f"{role} without a name: {found['html']}"
        self.visited.add(f"{role} {name}")
        return Place(role, name, found["html"], found["inDialog"], found["fits"])

    def listen(self) -> tuple[str, str] | None:
        """The role and the name of what has the focus, as the browser tells them to a screen reader."""
        thing = self.cdp.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        what = {"objectId": thing["objectId"], "fetchRelatives": False}
        node = self.cdp.send("Accessibility.getPartialAXTree", what)["nodes"][0]
        if node.get("ignored"):
            return None
        return node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "").strip()

    def tab(self, back: bool = False) -> Place | None:
        self.page.keyboard.press("Shift+Tab" if back else "Tab")
        place = self.here(moving=True)
        if place is None and not self.page.evaluate("document.activeElement === document.body"):
            self.page.wait_for_timeout(300)  # something lies over it: it may be coming or going
            return self.here()
        return place

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def find(self, wanted: Callable[[Place], bool], back: bool = False) -> Place | None:
        """Tab on until there, once around at most."""
        start = self.here()
        if start and wanted(start):
            return start
        ends = 0
        for _ in range(STOPS):
            place = self.tab(back)
            if place is None:
                ends += 1
                if ends > 1:
                    return None
            elif wanted(place):
                return place
            elif start and place.html == start.html and place.name == start.name and ends:
                return None
        raise AssertionError(f"{STOPS} times Tab and not around: a trap at {self.here()}")

    def to(self, name: str, role: str = "") -> Place:
        """The control with this name, or the test fails."""
        place = self.find(lambda one: bool(re.search(name, one.name)) and role in ("", one.role))
        assert place is not None, f"Tab does not reach {role} {name}: {sorted(self.visited)}"
        return place

    def do(self, name: str, role: str = "", key: str = "Enter") -> None:
        self.to(name, role)
        self.press(key)

    def answer(self, asked: str, name: str = "", key: str = "Enter") -> bool:
        """If this is on the screen and open: find it and press. The scene may change under the fingers."""
        self.wanted = f":is({asked}):enabled:not([aria-disabled=true])"
        way = self.page.evaluate(WAY, self.wanted)
        for back in (way["back"], not way["back"], way["back"]):
            if not way["open"]:
                return False
            if self.find(lambda one: one.fits and bool(re.search(name, one.name)), back):
                self.press(key)
                return True
            way = self.page.evaluate(WAY, self.wanted)
        raise AssertionError(f"Tab does not reach {asked}: {sorted(self.visited)}")

    def settled(self) -> Place:
        """After one's own move, and after a dialog, the focus is somewhere in the page."""
        end = time.monotonic() + 3
        while (place := self.here(moving=True)) is None:
            if time.monotonic() > end:
                self.here()  # says what is out of sight
                raise AssertionError(f"the focus is lost: {self.page.locator('main').inner_text()[:600]}")
            self.page.wait_for_timeout(50)
        return place
