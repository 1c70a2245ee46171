"""A person with a screen: what they see and touch."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.eyes import cut, unsigned
from tests.browser.thumbs import small
from whistlestop.languages import LANGUAGES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: dict[str, Any] = {"width": 390, "height": 844}
SMALL: dict[str, Any] = {"width": 360, "height": 640}
DESKTOP: dict[str, Any] = {"width": 1280, "height": 800}
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# Only what is wrong is worked out and told: the rest would cost as much again.
# Axe reckons with our colours, not with those that a reader has forced on us.
FAULTS = """async runOnly => {
  const rules = { 'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches } };
  const how = { runOnly, rules, resultTypes: ['violations'], preload: false };
  const { violations } = await axe.run(document, how);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))]);
}"""
# What fades or slides has come to rest.
STILL = """() => Promise.allSettled(document.getAnimations()
  .filter(one => one.effect.getComputedTiming().endTime < 5000).map(one => one.finished)).then(() => null)"""
# A scene that measures itself has drawn itself anew.
DRAWN = "() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(() => go(null))))"
THROWN = """async held => {
  const thrown = () => document.querySelectorAll('.hand button').length < held;
  for (let i = 0; i < 100 && !thrown(); i++) await new Promise(go => setTimeout(go, 20));
  return thrown();
}"""
on_both_sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


# An iPhone's keyboard leaves the page as it is and tells only what is still seen of it.
OVER = """half => {
  if (half === null) delete visualViewport.height;
  else Object.defineProperty(visualViewport, 'height', { configurable: true, value: half });
  visualViewport.dispatchEvent(new Event('resize'));
}"""
BELOW = """async half => {
  const below = () => Math.ceil(document.activeElement.getBoundingClientRect().bottom - half);
  for (let i = 0; i < 100 && below() > 0; i++) await new Promise(go => setTimeout(go, 20));
  return below();
}"""


class Person:
    def __init__(self, browser: Browser, url: str, size: dict[str, Any] = PHONE, **context: Any) -> None:
        touch = size["width"] < 500
        # English; calm, for scenes that move cost half a test's time; no cache that hides what a page weighs.
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        context = usual | context
        self.context = browser.new_context(viewport=size, has_touch=touch, is_mobile=touch, **context)  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.url = url
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda m: self.troubles.append(m.text) if m.type == "error" else None)

    def screen(self, browser: Browser, table: str, **context: Any) -> Person:
        """Another phone of the same person at this table."""
        other = Person(browser, self.url, PHONE, **context)
        ticket = self.page.evaluate("key => localStorage[key]", f"whistlestop:seat:{table}")
        other.page.add_init_script(f"localStorage['whistlestop:seat:{table}'] = {json.dumps(ticket)}")
        return other.open(f"/t/{table}")

    def open(self, path: str) -> Person:
        self.page.goto(self.url + path)
        return self

    def join(self, table: str, name: str, livery: int = 0, password: str = "") -> Person:
        self.open(f"/t/{table}")
        if password:
            self.come_in(password)
        form = self.page.locator("form").filter(has=self.page.locator("input[type=radio]"))
        form.locator("input[type=text], input:not([type])").first.fill(name)
        form.locator("input[type=radio]").nth(livery).check(force=True)
        form.locator("button[type=submit], button.btn").last.click()
        expect(self.page.locator("bdi", has_text=name).first).to_be_visible()
        return self

    def come_in(self, password: str) -> Person:
        self.page.get_by_label("Password").fill(password)
        self.page.get_by_role("button", name="Come in").click()
        return self

    def share(self, name: str) -> Person:
        """Another person sits down on the same device."""
        self.page.get_by_role("button", name="Another person on this device").click()
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        expect(self.page.locator("bdi", has_text=name).first).to_be_visible()
        return self

    def passed_to(self, who: str) -> Person:
        """The device, in the lobby, to another one who shares it."""
        name = self.page.get_by_role("group", name="Who has the device?").get_by_role("button", name=who)
        name.click()
        expect(name).to_have_attribute("aria-pressed", "true")
        return self

    def agree(self) -> Person:
        """To what the host proposes for afterwards."""
        switch = self.page.get_by_role("switch", name="I agree to the open book")
        switch.check()
        expect(switch).to_be_checked()
        return self

    def robot(self, name: str = "Robot") -> Person:
        """One on the last free seat: everybody else has sat down, and this page knows it."""
        robot = self.page.get_by_role("button", name=name, exact=True)
        expect(robot).to_have_count(1)
        robot.click()
        return self

    def depart(self, robots: int = 2) -> Person:
        """So many robots on the free seats, and off."""
        robot = self.page.get_by_role("button", name="Robot", exact=True)
        for left in range(robots - 1, -1, -1):
            robot.first.click()
            expect(robot).to_have_count(left)
        self.page.get_by_role("button", name="Depart").click()
        return self

    # --- what is asked ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.page.locator("article[aria-labelledby=won]").count() > 0

    def hand(self) -> list[int]:
        cards = self.page.locator(".hand button").evaluate_all("all => all.map(b => Number(b.dataset.card))")
        return [int(card) for card in cards]

    def act(self, choose: int = 0, conflict: bool = False) -> str:
        """Whatever this person is asked now, by the plain buttons; "" if nothing."""
        page = self.page
        if page.locator(".reveal .btn").count():
            self.press(".reveal .btn")
            return "saw"
        if page.locator(".duel .half").count():
            side = ".half.conflict button" if conflict else ".half.peace button"
            if page.locator(f"{side}[aria-disabled=true]").count():
                side = ".half.peace button"
            self.press(side)
            return "duel"
        if page.locator(".controls .main").count():
            cards = page.locator(".hand button:not([disabled], [aria-disabled=true])")
            if not (held := cards.count()):  # once: it may be another number the next moment
                self.press(".controls .quiet")
                return "pass"
            passing = page.locator(".controls .quiet").count() > 0
            self.press(f".hand button:not([disabled], [aria-disabled=true]) >> nth={choose % held}")
            self.press(".controls .main:not([disabled], [aria-disabled=true])")
            return "throw" if passing else "offer"
        return ""

    def press(self, selector: str) -> None:
        """The scene may change under the finger: then nothing was pressed, as in life."""
        self.page.locator(selector).evaluate_all("all => all[0]?.click()")

    def flick(self) -> bool:
        """A real drag of a card as it lies: up, in a tenth of a second.  Whether it was thrown: it may be too
        late for one."""
        page = self.page
        cards = page.locator(".hand button[data-flick]")
        held = len(self.hand())
        box = cards.evaluate_all("all => all[0]?.getBoundingClientRect().toJSON() ?? null")
        if box is None:
            return False
        x, y = box["x"] + box["width"] / 2, box["y"] + 20
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, 9):
            page.mouse.move(x, y - 28 * step)
            time.sleep(0.012)
        page.mouse.up()
        return bool(page.evaluate(THROWN, held))

    def type_in(self, field: Locator) -> None:
        """A keyboard comes up, which shrinks the page or lies over it: what is written in stays in sight."""
        page, size = self.page, self.page.viewport_size
        assert size is not None
        half = size["height"] // 2
        field.focus()
        page.set_viewport_size({"width": size["width"], "height": half})
        expect(field).to_be_in_viewport(ratio=0.95)
        page.set_viewport_size(size)
        page.evaluate(OVER, half)
        until = page.evaluate(BELOW, half)
        assert until <= 0, f"{until} px of the field are under the keyboard"
        page.evaluate(OVER, None)

    # --- what is right on any page ------------------------------------------------------------------------

    def too_wide(self) -> int:
        """By how much one would have to scroll sideways.  On a phone `innerWidth` grows with the page."""
        return int(
            self.page.evaluate("(({scrollWidth: w, clientWidth: c}) => w - c)(document.documentElement)")
        )

    def at_rest(self, look: Callable[[], list[Any]]) -> list[Any]:
        """A card may begin to fly while one looks: what is found must be there when it has landed."""
        if found := look():
            self.page.evaluate(STILL)
            found = look()
        return found

    def check(self, name: str) -> None:
        """Proper, nothing cut off, nothing that a thumb misses."""
        page = self.page
        self.proper(name)
        assert (lost := self.at_rest(lambda: cut(page))) == [], f"{name}: {lost}"
        if page.viewport_size and page.viewport_size["width"] < 500:
            assert (missed := small(page)) == [], f"{name}: {missed}"

    def fits(self, name: str, *sizes: dict[str, Any]) -> None:
        """On phones of these sizes nothing is too wide, cut off, or missed by a thumb."""
        page, own = self.page, self.page.viewport_size
        for size in sizes:
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.evaluate(DRAWN)
            page.evaluate(STILL)
            found = self.too_wide(), cut(page), small(page)
            assert found == (0, [], []), f"{name} at {size['width']} px: {found}"
        assert own is not None
        page.set_viewport_size(own)

    def proper(self, name: str) -> None:
        """At rest, not too wide, a language, one heading, nothing that axe finds."""
        page = self.page
        page.evaluate(STILL)
        assert self.too_wide() <= 0, f"{name}: {self.too_wide()} px too wide"
        assert (alike := unsigned(page)) == [], f"{name}: {alike}"
        assert page.locator("html").get_attribute("lang") in LANGUAGES
        assert page.locator("h1").count() == 1, name
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text())  # not as a script tag: our own policy forbids those
        faults = self.at_rest(lambda: page.evaluate(FAULTS, TAGS))
        assert faults == [], f"{name}: {faults}"
