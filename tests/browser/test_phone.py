"""What a phone takes away from a page: its own shape, and the keyboard (`type_in`, also in the games)."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import PHONE, SMALL, Person

ON_ITS_SIDE = {"width": 844, "height": 390}
NOTCH = """addEventListener('DOMContentLoaded', () => {
  for (const side of ['top', 'right', 'left'])
    document.documentElement.style.setProperty(`--safe-${side}`, '47px');
})"""
# What can be read or pressed and lies under the notch.
UNDER = """() => [...document.querySelectorAll('button, a, input, select, summary, h1, h2, p, dialog')]
  .filter(one => one.checkVisibility() && !one.closest('.hidden') && one.getBoundingClientRect().width > 2)
  .filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    return left < 46 || right > room - 46 || (scrollY === 0 && bottom > 0 && top < 46);
  }).map(one => one.outerHTML.slice(0, 120))"""


def test_nothing_lies_under_a_notch(chromium: Browser, quick_site: Site) -> None:
    table = quick_site.table(2, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed")
    ann = Person(chromium, quick_site.url, ON_ITS_SIDE, locale="en-GB", reduced_motion="reduce")
    page = ann.page
    page.add_init_script(NOTCH)
    for path in ("/nowhere/at/all", "/new/dilemma", "/rules/dilemma"):
        ann.open(path)
        expect(page.locator("h1")).to_be_visible()
        assert page.evaluate(UNDER) == [], path
    ann.join(table, "Ann")
    assert page.evaluate(UNDER) == []
    ann.depart(1)
    expect(page.locator(".hand button").first).to_be_visible()
    assert page.evaluate(UNDER) == []
    assert ann.too_wide() == 0
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("""() => { const { left, right } = document.querySelector('dialog')
      .getBoundingClientRect(); return left >= 47 && right <= innerWidth - 47; }""")


def test_the_keyboard_hides_no_word_of_the_talk(chromium: Browser, quick_site: Site) -> None:
    table = quick_site.table(2, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed")
    for size in (PHONE, SMALL):
        ann = Person(chromium, quick_site.url, size, locale="en-GB", reduced_motion="reduce")
        if size is PHONE:
            ann.join(table, "Ann")
            ann.type_in(ann.page.get_by_placeholder("Say something"))
            ann.depart(1)
        else:
            ann.open("/learn/dilemma").page.get_by_role("button", name="Begin").click()
        expect(ann.page.locator(".hand button").first).to_be_visible()
        ann.page.get_by_role("button", name="Log").click()
        ann.type_in(ann.page.get_by_role("dialog").get_by_placeholder("Say something"))
