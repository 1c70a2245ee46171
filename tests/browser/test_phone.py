"""What a phone takes away from a page: its own shape, and the keyboard (`type_in`, also in the games)."""

from __future__ import annotations

import json
import struct

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import PHONE, SMALL, Person
from tests.browser.test_eyes import SCENES

ON_ITS_SIDE = {"width": 844, "height": 390}
# What the shape of a phone takes from its screen, upright and on its side.
UPRIGHT_SHAPE = {"top": 47, "right": 0, "bottom": 34, "left": 0}
SIDE_SHAPE = {"top": 47, "right": 47, "bottom": 21, "left": 47}
SHAPE = """addEventListener('DOMContentLoaded', () => {
  for (const [side, px] of Object.entries(SHAPE))
    document.documentElement.style.setProperty(`--safe-${side}`, `${px}px`);
})"""
# What can be read or pressed and lies under the notch; and what can be pressed only under the bar at the
# bottom, where a swipe leaves the page.
UNDER = """shape => {
  const room = document.documentElement.clientWidth;
  const top = [...document.querySelectorAll('button, a, input, select, summary, h1, h2, p, dialog')]
    .filter(one => one.checkVisibility() && !one.closest('.hidden') && one.getBoundingClientRect().width > 2)
    .filter(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < shape.left - 1 || right > room - shape.right + 1
        || (scrollY === 0 && bottom > 0 && top < shape.top - 1);
    });
  const y = innerHeight - shape.bottom / 2;
  const end = document.documentElement.scrollHeight - innerHeight < scrollY + 2;
  const bottom = !end ? [] : Array.from({ length: room / 8 }, (_, i) => document.elementFromPoint(8 * i, y))
    .map(one => one?.closest('button, a, input, select, summary'))
    .filter(one => one && one.getBoundingClientRect().top > innerHeight - shape.bottom - 44);
  return [...new Set([...top, ...bottom])].map(one => one.outerHTML.slice(0, 120));
}"""


def shaped(person: Person, shape: dict[str, int]) -> Person:
    person.page.add_init_script(SHAPE.replace("SHAPE", json.dumps(shape)))
    return person


def test_nothing_lies_under_the_notch_of_a_phone_on_its_side(chromium: Browser, quick_site: Site) -> None:
    table = quick_site.table(2, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed")
    ann = shaped(Person(chromium, quick_site.url, ON_ITS_SIDE), SIDE_SHAPE)
    page = ann.page
    for path in ("/nowhere/at/all", "/new/dilemma", "/rules/dilemma"):
        ann.open(path)
        expect(page.locator("h1")).to_be_visible()
        assert page.evaluate(UNDER, SIDE_SHAPE) == [], path
    ann.join(table, "Ann")
    assert page.evaluate(UNDER, SIDE_SHAPE) == []
    ann.depart(1)
    expect(page.locator(".hand button").first).to_be_visible()
    assert page.evaluate(UNDER, SIDE_SHAPE) == []
    assert ann.too_wide() == 0
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("""() => { const { left, right } = document.querySelector('dialog')
      .getBoundingClientRect(); return left >= 47 && right <= innerWidth - 47; }""")


@pytest.mark.parametrize("game", SCENES)
def test_nothing_lies_under_the_notch_or_the_bar_of_an_upright_phone(
    chromium: Browser, quick_site: Site, game: str
) -> None:
    ann = shaped(Person(chromium, quick_site.url, PHONE), UPRIGHT_SHAPE)
    page = ann.join(quick_site.table(3, game=game), "Ann").page
    assert page.evaluate(UNDER, UPRIGHT_SHAPE) == []
    ann.depart(2)
    expect(page.locator(SCENES[game]).first).to_be_visible()
    assert page.evaluate(UNDER, UPRIGHT_SHAPE) == []
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("dialog").evaluate("one => one.scrollTo(0, one.scrollHeight)")
    assert page.evaluate(UNDER, UPRIGHT_SHAPE) == []
    assert ann.troubles == []


def test_the_keyboard_hides_no_word_of_the_talk(chromium: Browser, quick_site: Site) -> None:
    table = quick_site.table(2, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed")
    for size in (PHONE, SMALL):
        ann = Person(chromium, quick_site.url, size)
        if size is PHONE:
            ann.join(table, "Ann")
            ann.type_in(ann.page.get_by_placeholder("Say something"))
            ann.depart(1)
        else:
            ann.open("/learn/dilemma").page.get_by_role("button", name="Begin").click()
        expect(ann.page.locator(".hand button").first).to_be_visible()
        ann.page.get_by_role("button", name="Log").click()
        ann.type_in(ann.page.get_by_role("dialog").get_by_placeholder("Say something"))


def test_it_can_be_put_on_the_home_screen(chromium: Browser, quick_site: Site) -> None:
    """A manifest without fault, icons that are as large as it says, and a worker that opens it offline."""
    ann = Person(chromium, quick_site.url, PHONE, service_workers="allow").open("/")
    cdp = ann.context.new_cdp_session(ann.page)
    found = cdp.send("Page.getAppManifest")
    assert (found["url"], found["errors"]) == (f"{quick_site.url}/manifest.webmanifest", [])
    manifest = json.loads(found["data"])
    assert manifest["display"] == "standalone"
    sizes = [icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert sizes == ["192x192", "512x512"]
    for size in sizes:
        png = quick_site.get(f"/icon-{size.split('x')[0]}.png")
        assert "x".join(map(str, struct.unpack(">II", png[16:24]))) == size
    worker = "navigator.serviceWorker.ready.then(home => home.scope)"
    assert ann.page.evaluate(worker) == f"{quick_site.url}{manifest['scope']}"
    assert ann.troubles == []
