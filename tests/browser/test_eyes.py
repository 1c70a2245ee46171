"""Text twice as large, no motion and no sound, in the middle of each game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person

SCENES = {"dilemma": ".hand button", "trolley": ".fork", "mystery": ".coach"}
LARGE = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
# Buttons whose words are cut off, or of which nothing can be reached by scrolling.
CUT = """() => [...document.querySelectorAll('main button, main p[role=status]')].filter(one => {
  const box = one.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  return one.checkVisibility() && (box.right > room + 1 || box.left < -1 || box.width < 2);
}).map(one => one.outerHTML.slice(0, 120))"""
MOVING = """() => document.getAnimations().filter(one => one.playState === 'running'
  && one.effect.getComputedTiming().duration > 150).map(one => one.animationName ?? one.transitionProperty)"""
# A page that plays any sound says so.
DEAF = """window.played = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...at) { window.played++; return start.apply(this, at); };
}
localStorage.setItem('whistlestop:sound', 'false');"""


@pytest.mark.parametrize("game", SCENES)
def test_a_scene_with_large_text_without_motion_and_sound(chromium: Browser, site: Site, game: str) -> None:
    table = site.table(3, game=game)
    ann = Person(chromium, site.url, DESKTOP, locale="uk-UA", reduced_motion="reduce")
    ann.page.add_init_script(LARGE)
    ann.page.add_init_script(DEAF)
    ann.join(table, "Ганна")
    for free in (1, 0):
        ann.page.get_by_role("button", name="Робот", exact=True).first.click()
        expect(ann.page.get_by_role("button", name="Робот", exact=True)).to_have_count(free)
    ann.page.locator(".start .btn").click()
    expect(ann.page.locator(SCENES[game]).first).to_be_visible()
    for size in (DESKTOP, PHONE):
        ann.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(ann.page.locator(SCENES[game]).first).to_be_visible()
        ann.check(f"{game} with large text")
        assert ann.page.evaluate(CUT) == []
    assert ann.page.evaluate(MOVING) == []
    assert ann.page.evaluate("window.played") == 0
    assert ann.troubles == []
