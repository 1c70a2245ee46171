"""The line to the table: offline, poor, cut, and what is said.  A server that dies is in test_play.py."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person, on_both_sizes

SOON = 15_000  # ms: longer than anybody has to wait at a hasty table
# A line that is open and carries nothing to the browser while `window.deaf`.
DEAF = """const Real = window.WebSocket;
window.WebSocket = class extends Real {
  set onmessage(heard) { super.onmessage = event => window.deaf || heard(event); }
};"""


@on_both_sizes
def test_what_is_wrong_with_the_line_is_said_at_the_table(
    chromium: Browser, quick_site: Site, size: dict[str, Any]
) -> None:
    table = quick_site.table(3, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed")
    ann = Person(chromium, quick_site.url, size)
    ann.page.add_init_script(DEAF)
    ann.join(table, "Ann")
    bob = Person(chromium, quick_site.url, DESKTOP).join(table, "Bob", 1)
    ann.depart(1)
    expect(bob.page.locator(".hand button").first).to_be_visible()
    expect(ann.page.locator(".hand button").first).to_be_visible()
    says = ann.page.get_by_role("status")

    poor = says.filter(has_text="Poor connection")
    expect(poor).to_have_count(0)
    ann.page.evaluate("window.deaf = true; document.dispatchEvent(new Event('visibilitychange'))")  # pings
    expect(poor).to_be_visible(timeout=9000)
    ann.page.evaluate("window.deaf = false; document.dispatchEvent(new Event('visibilitychange'))")
    expect(poor).to_have_count(0)

    ann.context.set_offline(True)  # heard from the device, before any line breaks
    expect(says.filter(has_text="You are offline. Your place is kept.")).to_be_visible()
    ann.check("offline")
    ann.context.set_offline(False)
    expect(says.filter(has_text="You are offline")).to_have_count(0)
    assert [one for one in ann.troubles if "ERR_INTERNET_DISCONNECTED" not in one] == []


def test_a_robot_keeps_the_seat_of_a_host_who_is_gone_and_gives_it_back(
    chromium: Browser, quick_site: Site
) -> None:
    """The game goes on, somebody else has the host's controls, and whoever comes back has their own cards."""
    table = quick_site.table(3, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed")
    ann = Person(chromium, quick_site.url, DESKTOP).join(table, "Ann")
    bob = Person(chromium, quick_site.url, PHONE).join(table, "Bob", 1)
    ann.depart(1)
    for person in (ann, bob):
        expect(person.page.locator(".hand button")).to_have_count(10)
    menu = bob.page.get_by_role("button", name="Menu")
    pause = bob.page.get_by_role("button", name="Pause the game")
    robot = bob.page.get_by_role("img", name="A robot keeps the seat of Ann")
    menu.click()
    expect(bob.page.get_by_role("button", name="Leave")).to_be_visible()
    expect(pause).to_have_count(0)
    ann.page.close()
    expect(pause).to_be_visible()
    bob.page.keyboard.press("Escape")
    expect(robot).to_be_visible()
    bob.check("a robot keeps a seat")
    end = time.monotonic() + 60
    while len(bob.hand()) > 9:  # a card of his has come to an end, without her
        assert time.monotonic() < end
        bob.act()
        bob.page.wait_for_timeout(40)

    bob.press("button[aria-label=Menu]")  # whatever lies over it
    pause.click()
    bob.page.keyboard.press("Escape")
    expect(bob.page.locator(".paused")).to_be_visible()
    ann.page = ann.context.new_page()
    ann.open(f"/t/{table}")
    expect(ann.page.locator(".hand button").first).to_be_visible()
    expect(robot).to_have_count(0)
    expect(bob.page.locator(".paused")).to_contain_text("Ann can let it go on")  # she is the host again
    ann.page.locator(".paused").get_by_role("button", name="Go on").click()
    expect(bob.page.locator(".paused")).to_have_count(0)
    assert ann.troubles == bob.troubles == []


@pytest.fixture(scope="module")
def hasty_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("data"), "quick", "hasty")
    yield site
    site.kill()


@on_both_sizes
def test_a_host_whose_page_is_open_and_who_does_nothing_holds_up_nobody(
    chromium: Browser, hasty_site: Site, size: dict[str, Any]
) -> None:
    """Others see how long to wait, end a pause, let a robot play; the host takes the seat back."""
    table = hasty_site.table(3, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed", first=1)
    ann = Person(chromium, hasty_site.url, DESKTOP).join(table, "Ann")
    bob = Person(chromium, hasty_site.url, size).join(table, "Bob", 1)
    ann.depart(1)
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.locator("summary", has_text="People").click()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Pause the game").click()
    menu = bob.page.get_by_role("dialog")
    go_on = menu.get_by_role("button", name="Go on")
    expect(go_on).to_contain_text("In 1 minute everybody can.")
    expect(go_on).to_have_attribute("aria-disabled", "true")
    expect(go_on).to_contain_text("By now everybody can.", timeout=SOON)
    go_on.click()
    robot = menu.get_by_role("button", name=re.compile("Let a robot play for .*Ann"))
    expect(robot).to_have_attribute("aria-disabled", "true")  # it has only just gone on
    expect(menu.get_by_text("Possible if nothing moves for 1 more minute.")).to_be_visible()
    expect(robot).not_to_have_attribute("aria-disabled", "true", timeout=SOON)
    bob.page.keyboard.press("Escape")
    expect(bob.page.get_by_text("Nothing has moved for a while.")).to_be_visible()
    bob.check("a game that stands still")
    bob.page.get_by_role("button", name=re.compile("Let a robot play for .*Ann")).click()
    expect(bob.page.get_by_role("img", name="A robot keeps the seat of Ann")).to_be_visible()
    expect(bob.page.locator(".controls .main")).to_be_visible()  # her robot has made an offer to him
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_text("A robot plays for you.")).to_be_visible()
    ann.page.get_by_role("button", name="I am here again").click()
    expect(ann.page.get_by_text("A robot plays for you.")).to_have_count(0)
    expect(bob.page.get_by_role("img", name="A robot keeps the seat of Ann")).to_have_count(0)
    assert ann.troubles == bob.troubles == []


@on_both_sizes
def test_a_duel_gives_way_to_a_pause_and_comes_back(
    chromium: Browser, quick_site: Site, size: dict[str, Any]
) -> None:
    """It covers all: who paused would else never reach what goes on."""
    table = quick_site.table(2, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed", first=1)
    ann = Person(chromium, quick_site.url, size).join(table, "Ann")
    bob = Person(chromium, quick_site.url, DESKTOP).join(table, "Bob", 1)
    ann.page.get_by_role("button", name="Depart").click()
    for person in (ann, bob):
        expect(person.page.locator(".controls .main")).to_be_visible()
        assert person.act() in ("offer", "throw")
    duels = [person.page.locator(".duel") for person in (ann, bob)]
    for duel in duels:
        expect(duel).to_be_visible()
    ann.page.keyboard.press("Escape")  # puts it aside
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Pause the game").click()
    ann.page.keyboard.press("Escape")
    for duel in duels:
        expect(duel).to_have_count(0)
    ann.check("paused in a duel")
    ann.page.locator(".paused").get_by_role("button", name="Go on").click()
    expect(duels[1]).to_be_visible()
    ann.page.get_by_role("button", name="Peace or conflict?").click()  # hers was put aside
    expect(duels[0]).to_be_visible()
    assert ann.troubles == bob.troubles == []
