"""Playing by keyboard, talking, and a server that dies."""

from __future__ import annotations

import contextlib
import time

from playwright.sync_api import Browser, TimeoutError, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, Person


def seated(chromium: Browser, site: Site, table: str, robots: int, **context: object) -> Person:
    person = Person(chromium, site.url, DESKTOP, locale="en-GB", **context).join(table, "Ann")
    person.depart(robots)
    expect(person.page.locator(".hand button").first).to_be_visible()
    return person


def test_a_whole_game_by_keyboard_alone(chromium: Browser, site: Site) -> None:
    """SEALED with four cards: digits choose, Enter plays, P passes; the duel by Tab and Enter."""
    ann = seated(chromium, site, site.table(2, mode="sealed", cards=4), 1, reduced_motion="reduce")
    keys = ann.page.keyboard
    end = time.monotonic() + 120
    while not ann.over:
        assert time.monotonic() < end
        if ann.page.locator(".reveal .btn").count():
            keys.press("Enter")
        elif ann.page.locator(".duel .half").count():
            with contextlib.suppress(TimeoutError):  # the duel may end under the finger
                ann.page.locator(".half.peace button").focus(timeout=1000)
                keys.press("Enter")
        elif ann.page.locator(".controls .main").count():
            hand = ann.page.locator(".hand button:not([disabled], [aria-disabled=true])").evaluate_all(
                "b => b.map(x => x.dataset.card)"
            )
            if hand:
                keys.press(hand[0])
                keys.press("Space")
            else:
                keys.press("p")
        ann.page.wait_for_timeout(120)
    ann.check("result")
    assert ann.troubles == []


def test_a_throw_can_be_aimed_by_keyboard_and_is_spoken(chromium: Browser, site: Site) -> None:
    table = site.table(3, {"window": 60_000}, mode="throw")
    ann = seated(chromium, site, table, 2)
    end = time.monotonic() + 60
    while not ann.page.locator(".controls .quiet").count():  # until somebody else has made an offer
        assert time.monotonic() < end
        ann.act()
        ann.page.wait_for_timeout(100)
    before = len(ann.hand())
    card = (
        ann.page.locator(".hand button:not([disabled], [aria-disabled=true])").first.get_attribute(
            "data-card"
        )
        or ""
    )
    ann.page.keyboard.press("0" if card == "10" else card)
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.locator("p[aria-live=polite]", has_text="to the left")).to_have_count(1)
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("Space")
    expect(ann.page.locator(".hand button")).to_have_count(before - 1)
    assert ann.troubles == []


def test_talk_is_text_and_reaches_the_others(chromium: Browser, site: Site) -> None:
    table = site.table(3, mode="sealed")
    ann = Person(chromium, site.url, DESKTOP, locale="en-GB").join(table, "Ann", 0)
    bob = Person(chromium, site.url, DESKTOP, locale="fr-FR").join(table, "Bob", 1)
    ann.page.get_by_placeholder("Say something").fill("<b>Hello</b> & bonjour")
    ann.page.keyboard.press("Enter")
    expect(bob.page.get_by_text("<b>Hello</b> & bonjour")).to_be_visible()
    ann.page.get_by_role("button", name="Laurels").click()
    expect(bob.page.get_by_role("log").locator("svg").first).to_be_visible()
    assert ann.troubles == bob.troubles == []


def test_the_server_is_killed_and_the_game_goes_on(chromium: Browser, site: Site) -> None:
    ann = seated(chromium, site, site.table(3, mode="sealed"), 2)
    end = time.monotonic() + 60
    while len(ann.hand()) == 10 or not ann.page.locator(".controls .main").count():
        assert time.monotonic() < end
        ann.act()
        ann.page.wait_for_timeout(100)
    held = ann.hand()
    site.kill()
    gone = ann.page.get_by_text("The server does not answer; it may be restarting.")
    expect(gone).to_be_visible()
    expect(ann.page.get_by_text("Trying again in")).to_have_attribute("aria-hidden", "true")
    site.restart()
    expect(gone).to_be_hidden(timeout=20_000)
    assert ann.hand() == held
    ann.act()
    expect(ann.page.locator(".hand button")).not_to_have_count(len(held), timeout=20_000)
