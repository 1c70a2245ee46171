"""Every page in every language, on small and large screens, light and dark; and what it weighs."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, SMALL, Person
from tests.browser.thumbs import small
from whistlestop.languages import LANGUAGES

BUDGET = 150_000  # bytes, compressed, until the table is playable


@pytest.mark.parametrize(
    ("lang", "look"),
    list(zip(LANGUAGES, cycle([(SMALL, "dark"), (PHONE, "light"), (DESKTOP, "dark"), (SMALL, "light")]))),
    ids=list(LANGUAGES),
)
def test_pages_fit_and_can_be_read(
    chromium: Browser, site: Site, lang: str, look: tuple[dict[str, int], str]
) -> None:
    table = site.table(4, mode="sealed")
    person = Person(chromium, site.url, look[0], locale=lang, color_scheme=look[1])
    for path in ("/", "/rules/dilemma", "/credits", "/nowhere/at/all", f"/t/{table}?watch"):
        person.open(path)
        expect(person.page.locator("h1")).to_have_count(1)
        person.page.wait_for_timeout(250)
        person.check(f"{lang} {path}")
        assert person.page.locator("html").get_attribute("lang") == lang
    person.join(table, "Anna")
    person.check(f"{lang} lobby")
    assert person.troubles == []


def test_text_twice_as_large_still_fits(chromium: Browser, site: Site) -> None:
    table = site.table(4, game="trolley")
    person = Person(chromium, site.url, PHONE, locale="uk-UA")
    person.page.add_init_script(
        "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
    )
    for path in ("/", "/new/trolley", "/new/dilemma", "/learn/mystery", "/rules/dilemma", f"/t/{table}"):
        person.open(path)
        expect(person.page.locator("h1")).to_have_count(1)
        person.page.wait_for_timeout(300)
        assert person.too_wide() <= 0, f"{path}: {person.too_wide()} px too wide"


def test_what_is_too_wide_or_too_small_is_found(chromium: Browser, site: Site) -> None:
    """The measures themselves: on a phone the browser would show a wide page smaller, and hide the fault."""
    person = Person(chromium, site.url, PHONE).open("/credits")
    expect(person.page.locator("h1")).to_have_count(1)
    assert (person.too_wide(), small(person.page)) == (0, [])
    add = "html => document.querySelector('main').insertAdjacentHTML('afterbegin', html)"
    person.page.evaluate(add, "<button id=flat style='width: 80px; height: 30px'>flat</button>")
    assert ["flat" in found for found in small(person.page)] == [True]
    person.page.evaluate("document.querySelector('#flat').style.height = '44px'")
    assert small(person.page) == []
    lid = "<div style='position: absolute; inset: 0 0 auto; height: 30px'></div>"
    person.page.evaluate(add, f"<div style='position: relative'><button class=btn>under</button>{lid}</div>")
    assert ["under" in found for found in small(person.page)] == [True]
    person.page.evaluate(add, "<div style='width: 700px'>wide</div>")
    assert person.too_wide() > 300


def test_the_table_is_playable_within_150_kb(chromium: Browser, site: Site) -> None:
    table = site.table(3, mode="throw")
    person = Person(chromium, site.url)
    weights: dict[str, int] = {}

    def weigh(request: Request) -> None:
        weights[request.url] = request.sizes()["responseBodySize"]

    person.page.on("requestfinished", weigh)
    person.join(table, "Ann")
    person.depart()
    expect(person.page.locator(".hand button")).to_have_count(10)
    assert len(weights) > 5
    assert sum(weights.values()) <= BUDGET, sorted(weights.items(), key=lambda w: -w[1])


def test_the_language_can_be_changed_in_play(chromium: Browser, site: Site) -> None:
    table = site.table(3, mode="sealed")
    person = Person(chromium, site.url).join(table, "Ann")
    person.depart()
    expect(person.page.locator(".hand button")).to_have_count(10)
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="FR").click()
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")
    expect(person.page.get_by_role("status").first).not_to_contain_text("choosing")
    person.check("menu in play")


def test_a_table_is_opened_from_the_home_page_and_found_by_others(chromium: Browser, site: Site) -> None:
    ann = Person(chromium, site.url).open("/")
    ann.page.locator("a.ticket", has_text="Dilemma").click()
    expect(ann.page.get_by_role("switch")).to_have_count(0)  # the seats and one button
    ann.check("new table")
    ann.page.locator("summary", has_text="by link only").click()
    ann.page.get_by_label("Open to everybody").click()
    expect(ann.page.get_by_label("Open to everybody")).to_be_checked()
    ann.check("new table with all its options")
    expect(ann.page.locator("summary").first).to_contain_text("open to everybody")
    ann.page.reload()  # who wanted them wants them again
    ann.page.get_by_label("Open to everybody").click()
    expect(ann.page.get_by_label("Open to everybody")).to_be_checked()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.get_by_label("Your name").fill("Wanda")
    ann.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.get_by_text("host", exact=False).first).to_be_visible()
    code = ann.page.url.rsplit("/", 1)[-1]

    bob = Person(chromium, site.url, DESKTOP).open("/")
    expect(bob.page.get_by_text("with Wanda")).to_be_visible()
    bob.page.get_by_label("Have a table code?").fill(code.lower())
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(bob.page.get_by_label("Your name")).to_be_visible()
    bob.open("/")  # he would rather have one of his own, from a desk
    bob.page.locator("a.ticket", has_text="Dilemma").click()
    bob.page.locator("summary", has_text="by link only").click()
    bob.check("new table with all its options")
    bob.page.get_by_role("button", name="Open the table").click()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_text("host", exact=False).first).to_be_visible()
    assert bob.page.url.rsplit("/", 1)[-1] != code
    assert ann.troubles == bob.troubles == []
