"""What a host sets and says, seen by the others: invitation, password, paces, time, talk, who may look on."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person, on_both_sizes
from tests.browser.test_house import TELEVISION
from tests.browser.test_trolley import four, lay

STILL = {"offer": 0, "respond": 0, "duel": 0}
DAY = "86400000"


@pytest.fixture
def rated_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("data"), "quick", "ratings")
    yield site
    site.kill()


def dial(page: Page) -> int:
    """Seconds left, as they are written."""
    minutes, seconds = (
        page.get_by_role("timer").first.locator("text").evaluate("one => one.textContent").split(":")
    )
    return 60 * int(minutes) + int(seconds)


@on_both_sizes
def test_a_table_is_set_in_its_lobby(chromium: Browser, quick_site: Site, size: dict[str, Any]) -> None:
    """The code to photograph, a password, all clocks by one word and one by itself; a guest sees the same."""
    table = quick_site.table(3, mode="throw")
    ann = Person(chromium, quick_site.url, size).join(table, "Ann")
    with ann.page.expect_request("**/api/qr") as asked:
        ann.page.locator("summary", has_text="Other screens").click()
    seat = ann.page.get_by_role("img", name="Your seat on another device")
    expect(seat).to_be_visible()
    assert (asked.value.post_data or "").startswith(f"{quick_site.url}/t/{table}#seat=")
    ann.check("lobby with other screens")
    with ann.context.expect_page() as opened:
        ann.page.get_by_role("link", name="The table on a television").click()
    expect(opened.value.locator("main.lobby bdi")).to_have_text("Ann")
    tv = Person(chromium, quick_site.url, TELEVISION).open(urlsplit(opened.value.url).path)
    for page in (ann.page, tv.page):
        code = page.get_by_role("img", name="QR code of this table’s address")
        expect(code).to_be_visible()
        expect(code).to_have_attribute("src", re.compile(f"%2Ft%2F{table}$"))
        expect(code).to_have_js_property("complete", True)
        assert code.evaluate("one => one.naturalWidth") > 0
        expect(page.get_by_text(table, exact=True)).to_be_visible()
    ann.page.locator("summary", has_text="Password").click()
    ann.page.get_by_label("Password").fill("sesame")
    ann.page.get_by_role("button", name="Set", exact=True).click()
    expect(ann.page.locator("summary", has_text="Password")).to_contain_text("set")

    guest = Person(chromium, quick_site.url, DESKTOP if size is PHONE else PHONE).open(f"/t/{table}")
    for page in (guest.page, tv.page):  # who was there already, too
        page.get_by_label("Password").fill("sesame")
        page.get_by_role("button", name="Come in").click()
    expect(tv.page.get_by_text(table, exact=True)).to_be_visible()
    for person in (ann, guest):
        person.page.locator("summary", has_text="Clocks").click()
    pace, offer, duel = (
        guest.page.get_by_label(name) for name in ("Pace", "To make an offer", "To set the duel token")
    )
    usual = {name: int(one.input_value()) for name, one in (("offer", offer), ("duel", duel))}
    mode = guest.page.get_by_label("Throwing", exact=True)
    expect(mode).to_have_value("throw")
    ann.page.get_by_label("Pace").select_option("day")
    for one, value in ((pace, "day"), (offer, DAY), (duel, DAY), (mode, "sealed")):
        expect(one).to_have_value(value)  # nobody can race over days
    expect(offer.locator("option:checked")).to_have_text("1 day")
    for word, times in (("brisk", 0.5), ("relaxed", 3), ("none", 0), ("usual", 1)):
        ann.page.get_by_label("Pace").select_option(word)
        expect(pace).to_have_value(word)
        expect(offer).to_have_value(str(int(usual["offer"] * times)))
        expect(duel).to_have_value(str(int(usual["duel"] * times)))
    ann.page.get_by_label("To make an offer").select_option(str(2 * usual["offer"]))
    expect(offer).to_have_value(str(2 * usual["offer"]))
    expect(duel).to_have_value(str(usual["duel"]))
    expect(pace.locator("option:checked")).to_have_text("as set below")
    guest.check("a locked lobby with its clocks")
    assert ann.troubles == guest.troubles == tv.troubles == []


@on_both_sizes
def test_a_public_table_is_found_by_strangers_and_a_private_one_by_its_address(
    chromium: Browser, quick_site: Site, size: dict[str, Any]
) -> None:
    table = quick_site.table(3, house={"public": False}, mode="sealed")
    host = Person(chromium, quick_site.url, size).join(table, "Ann")
    stranger = Person(chromium, quick_site.url, size).open("/")
    row = stranger.page.locator(f"a[href='/t/{table}']")
    public = host.page.get_by_role("switch", name="Open to everybody")

    def opened(to_all: bool) -> None:
        """As the server knows it, and as the stranger sees it then."""
        public.set_checked(to_all)
        end = time.monotonic() + 30
        while json.loads(quick_site.get(f"/api/tables/{table}"))["public"] is not to_all:
            assert time.monotonic() < end
            host.page.wait_for_timeout(50)
        with stranger.page.expect_response("**/api/tables"):
            stranger.page.get_by_role("button", name="Refresh").click()
        expect(row).to_have_count(int(to_all))

    for to_all in (False, True, False):
        opened(to_all)
    stranger.open(f"/t/{table}")  # who has the address still comes in
    expect(stranger.page.locator("bdi", has_text="Ann").first).to_be_visible()
    stranger.open("/")
    opened(True)
    row.click()
    expect(stranger.page).to_have_url(f"{quick_site.url}/t/{table}")
    assert host.troubles == stranger.troubles == []


@on_both_sizes
def test_more_time_and_silence_reach_the_others_and_a_flood_is_stopped(
    chromium: Browser, quick_site: Site, size: dict[str, Any]
) -> None:
    table = quick_site.table(3, {"offer": 200_000, "respond": 200_000, "duel": 0}, mode="sealed")
    ann = Person(chromium, quick_site.url, size).join(table, "Ann")
    bob = Person(chromium, quick_site.url, PHONE).join(table, "Bob", 1)
    ann.robot()
    ann.page.get_by_role("button", name="Depart").click()
    expect(bob.page.get_by_role("timer").first).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Give more time").click()
    expect(bob.page.get_by_role("timer").first).to_have_text(re.compile("^[4-6]:"))  # it was below 3:21
    bob.page.get_by_role("button", name="Log and talk").click()
    box = bob.page.get_by_label("Say something")
    expect(box).to_be_enabled()
    ann.page.get_by_role("button", name="Switch written talk off").click()
    expect(box).to_be_disabled()
    expect(box).to_have_accessible_description(re.compile("Talk is switched off"))
    ann.page.get_by_role("button", name="Switch written talk on").click()
    expect(box).to_be_enabled()
    laurels = bob.page.get_by_role("button", name="Laurels")
    laurels.evaluate("one => { for (let k = 0; k < 60; k++) one.click(); }")
    expect(bob.page.get_by_text("Slower, please.").first).to_be_visible()
    assert ann.troubles == bob.troubles == []


def test_what_is_said_to_the_team_stays_in_the_team(chromium: Browser, quick_site: Site) -> None:
    """TT-V6: teams among themselves while cards are laid; Bob and Cleo are North."""
    ann, bob, cleo, dan = four(chromium, quick_site)
    for person in (bob, cleo, dan):
        person.page.get_by_role("button", name="Log and talk").click()
    bob.page.get_by_label("Say something").fill("Lay the goldfish.")
    bob.page.keyboard.press("Enter")
    expect(cleo.page.get_by_role("log").get_by_text("Lay the goldfish.")).to_be_visible()
    cleo.check("talk of a team")
    for person in (bob, dan):
        person.page.keyboard.press("Escape")
        lay(person)
    for other in (ann, dan):  # what came later is here, so the other never comes
        expect(other.page.locator(".stop")).to_have_count(4)
        assert "goldfish" not in other.page.content()


def test_watchers_who_are_behind_see_the_past_with_its_time(chromium: Browser, quick_site: Site) -> None:
    clocks = {"offer": 100_000, "respond": 100_000, "duel": 100_000}
    table = quick_site.table(2, clocks, house={"delay": 2000}, mode="sealed")
    ann = Person(chromium, quick_site.url, PHONE).join(table, "Ann")
    bob = Person(chromium, quick_site.url, PHONE).join(table, "Bob", 1)
    tv = Person(chromium, quick_site.url, TELEVISION).open(f"/tv/{table}")
    ann.page.get_by_role("button", name="Depart").click()
    for person in (ann, bob):
        expect(person.page.locator(".hand button").first).to_be_visible()
    expect(tv.page.locator("main.lobby")).to_be_visible()  # still before the game
    dials = tv.page.get_by_role("timer")
    expect(dials.first).to_be_visible()
    assert 60 < dial(tv.page) <= 100
    assert ann.troubles == bob.troubles == tv.troubles == []


@on_both_sizes
def test_a_book_is_open_only_if_everybody_agrees_also_who_shares_a_device(
    chromium: Browser, quick_site: Site, size: dict[str, Any]
) -> None:
    table = quick_site.table(4, STILL, mode="sealed")
    ann = Person(chromium, quick_site.url, size).join(table, "Ann")
    page = ann.page
    ann.share("Bob")
    cleo = Person(chromium, quick_site.url, PHONE).join(table, "Cleo", 2)
    agreed = cleo.page.get_by_role("switch", name="I agree to the open book")
    expect(cleo.page.get_by_text("whoever has the address can read the record")).to_be_visible()
    expect(agreed).to_have_count(0)  # nothing is proposed yet
    page.locator("summary", has_text="Table manners").click()
    page.get_by_role("switch", name="Open book afterwards").check()
    stranger = Person(chromium, quick_site.url, PHONE).open(f"/t/{table}")  # reads it before sitting down
    expect(stranger.page.get_by_text("An open book is proposed")).to_be_visible()
    for who in ("Bob", "Ann"):
        ann.passed_to(who).agree()
    cleo.agree()
    expect(page.get_by_text("Everybody agrees: it will be an open book.")).to_be_visible()
    ann.check("lobby where all agree")
    agreed.uncheck()
    expect(page.get_by_text("Not yet agreed: Cleo.")).to_be_visible()
    cleo.check("lobby where one does not agree")
    ann.depart(robots=1)
    expect(cleo.page.locator(".hand button").first).to_be_visible()
    # Whoever was there and whoever comes now is told what it came to.
    cleo.page.get_by_role("button", name="Log and talk").click()
    expect(cleo.page.get_by_role("log")).to_contain_text("Not everybody agreed: no open book")
    stranger.page.get_by_role("button", name="Take a robot’s place").click()
    expect(stranger.page.get_by_text("whoever has the address can read the record")).to_be_visible()
    stranger.check("a late guest at the door")
    assert ann.troubles == cleo.troubles == stranger.troubles == []


def test_after_a_game_eyes_are_open_the_record_is_ones_own_and_names_are_rated(
    chromium: Browser, rated_site: Site
) -> None:
    stranger = Person(chromium, rated_site.url, PHONE).open("/")  # nothing has happened here yet
    expect(stranger.page.get_by_text("No table is waiting for players. Open one above")).to_be_visible()
    stranger.open("/ratings")
    expect(stranger.page.get_by_text("Nobody is rated here yet. Play a game")).to_have_count(3)
    stranger.check("ratings of nobody")
    table = rated_site.table(2, STILL, house={"openly": True}, mode="sealed", cards=3, lives=1)
    ann = Person(chromium, rated_site.url, PHONE).join(table, "Ann")
    bob = Person(chromium, rated_site.url, DESKTOP).join(table, "Bob", 1)
    ann.agree()
    bob.agree()
    for person in (ann, bob):
        expect(person.page.get_by_text("Everybody agrees: it will be an open book.")).to_be_visible()
    ann.page.get_by_role("button", name="Depart").click()
    end = time.monotonic() + 60
    while not (ann.over and bob.over):
        assert time.monotonic() < end
        for turn, person in enumerate((ann, bob)):
            person.act(turn)
        ann.page.wait_for_timeout(40)
    mirror = ann.page.get_by_role("heading", name="In the mirror")
    expect(mirror).to_be_visible()
    with ann.page.expect_download() as kept:
        ann.page.get_by_role("link", name="Download the record").click()
    assert kept.value.suggested_filename == f"{table}.jsonl"
    lines = [json.loads(line) for line in kept.value.path().read_text("utf-8").splitlines()]
    assert len(lines) > 5

    stranger.open(f"/replay/{table}")
    stranger.page.get_by_text("Eyes, sharing, what if").click()
    stranger.check("tools of a replay")
    stranger.page.get_by_label("Seen by").select_option(label="Bob")
    stranger.page.keyboard.press("Escape")
    expect(stranger.page.locator(".hand button")).to_have_count(3)  # his, at the beginning
    stranger.open("/ratings")
    board = stranger.page.get_by_role("table").first
    for name in ("Ann", "Bob"):
        expect(board.get_by_role("row", name=name)).to_contain_text(re.compile(r"\d+"))
    stranger.check("ratings")
    assert ann.troubles == bob.troubles == stranger.troubles == []
