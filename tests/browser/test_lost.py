"""Who is lost, sent away or waiting reads what happened and what to do; every such page is in order."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import PHONE, Person, on_both_sizes

TABLES = ("/t/ZZZZZ", "/tv/ZZZZZ", "/proof/ZZZZZ", "/replay/ZZZZZ")
NOWHERE = (*TABLES, "/replay/nobody", "/new/xyz", "/rules/xyz", "/learn/xyz", "/no/such/place")
PAGES = (
    "/ratings",
    "/fates",
    *(f"/{page}/{game}" for page in ("learn", "new", "rules") for game in ("dilemma", "trolley", "mystery")),
)
EMPTY = {  # what is said where nothing is
    "/ratings": "Ratings are switched off here.",
    "/fates": "No trial has ended in this browser yet. Play one",
}


def test_pages_without_a_table_are_in_order_and_lead_on(chromium: Browser, quick_site: Site) -> None:
    ann = Person(chromium, quick_site.url, PHONE)
    for path in NOWHERE:
        ann.open(path)
        expect(ann.page.get_by_role("heading", name="No such platform")).to_be_visible()
        expect(ann.page.get_by_role("link", name="Home")).to_be_visible()
        expect(ann.page.locator("a[href^='/t/']")).to_have_count(0)
        expect(ann.page.get_by_text("There is no table ZZZZZ.")).to_have_count(int(path in TABLES))
    ann.check("nowhere")
    for path in PAGES:
        ann.open(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        expect(ann.page.get_by_role("link", name="Home").first).to_be_visible()
        expect(ann.page.get_by_text(EMPTY.get(path, "")).first).to_be_visible()
        ann.page.wait_for_load_state("networkidle")
        ann.check(path)


@on_both_sizes
def test_a_server_that_cannot_be_reached_is_named_and_asked_again(
    chromium: Browser, quick_site: Site, size: dict[str, Any]
) -> None:
    ann = Person(chromium, quick_site.url, size)
    page = ann.page
    page.route("**/api/games", lambda route: route.abort())
    ann.open("/")
    expect(page.get_by_text("Whistlestop does not answer.")).to_be_visible()
    expect(page.get_by_text("in the works")).to_have_count(0)
    ann.check("home without a server")
    page.unroute("**/api/games")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Whistlestop does not answer.")).to_have_count(0)
    for game in ("Trial by Trolley", "Dilemma", "Mystery Express"):
        ticket = page.get_by_role("region", name=game)
        expect(ticket.get_by_role("link", name="First time? Two minutes, with robots")).to_be_visible()
        expect(ticket.get_by_role("link", name="Rules")).to_be_visible()
    page.get_by_role("region", name="Mystery Express").get_by_role("link", name="Rules").click()
    page.get_by_role("link", name="Trial by Trolley").click()
    expect(page).to_have_url(re.compile("/rules/trolley$"))
    expect(page.get_by_role("link", name="Trial by Trolley")).to_have_attribute("aria-current", "page")


@on_both_sizes
def test_who_is_sent_away_waits_or_sees_the_end_is_told_so(
    chromium: Browser, quick_site: Site, size: dict[str, Any]
) -> None:
    """And the host does all that from a phone as from a desk."""
    table = quick_site.table(3, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed")
    ann = Person(chromium, quick_site.url, size).join(table, "Ann")
    bob = Person(chromium, quick_site.url, PHONE).join(table, "Bob", 1)
    cem = Person(chromium, quick_site.url, PHONE).join(table, "Cem", 2)
    ann.page.get_by_role("button", name="Depart").click()
    for person in (ann, bob, cem):
        expect(person.page.locator(".hand button").first).to_be_visible()
    menu = ann.page.get_by_role("button", name="Menu")
    menu.click()
    ann.page.get_by_role("button", name="Pause the game").click()
    expect(bob.page.locator(".paused")).to_have_text(re.compile("Paused.*Ann can let it go on", re.DOTALL))
    bob.check("paused")
    ann.page.keyboard.press("Escape")
    ann.page.locator(".paused").get_by_role("button", name="Go on").click()
    expect(bob.page.locator(".paused")).to_have_count(0)
    menu.click()
    ann.page.locator("summary", has_text="People").click()
    ann.check("the host's menu with people")
    ann.page.get_by_role("button", name="Send away").first.click()
    ann.page.get_by_role("button", name="Really? A robot goes on").click()
    expect(bob.page.get_by_text("This seat is no longer yours.")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Take a robot’s place")).to_be_visible()
    bob.check("sent away")
    bob.page.get_by_role("button", name="Take a robot’s place").click()
    bob.page.get_by_role("button", name="Sit down").click()  # the same seat, with all that he knew
    expect(bob.page.locator(".hand button").first).to_be_visible()
    ann.page.get_by_role("button", name="End the game").click()
    ann.page.get_by_role("button", name="Really end it for everybody?").click()
    expect(cem.page.get_by_role("heading", name="The host ended the game")).to_be_visible()
    expect(cem.page.get_by_role("link", name="Home")).to_be_visible()
    cem.check("ended by the host")
