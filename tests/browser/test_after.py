"""When it is over: watch it again, share it without names, check the shuffle, play on, play again."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person

OTHERWISE = '{"promise": "ab", "opened": ["cd"]}'  # what a device may have seen


def finished(chromium: Browser, site: Site, size: dict[str, Any], **house: Any) -> tuple[Person, str]:
    """The shortest game there is, against one robot."""
    table = site.table(2, house=house, mode="sealed", cards=3, lives=1)
    ann = Person(chromium, site.url, size, locale="en-GB", reduced_motion="reduce").join(table, "Ann")
    ann.depart(robots=1)
    end = time.monotonic() + 90
    while not ann.over:
        assert time.monotonic() < end
        ann.act()
        ann.page.wait_for_timeout(80)
    return ann, table


def test_a_game_is_replayed_shared_and_played_on(chromium: Browser, site: Site) -> None:
    ann, table = finished(chromium, site, PHONE)
    page = ann.page
    page.get_by_role("link", name="Watch it again").click()
    steps = page.get_by_role("slider", name="Step")
    expect(steps).to_be_visible()
    last = int(steps.get_attribute("max") or 0)
    assert last > 3
    ann.check("replay")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator("output")).to_have_text(f"2/{last + 1}")
    steps.fill(str(last))
    expect(page.locator("output")).to_have_text(f"{last + 1}/{last + 1}")
    page.get_by_text("Eyes, sharing, what if").click()
    page.get_by_label("Seen by").select_option(label="Ann")
    expect(page.get_by_role("button", name="What if?")).to_be_visible()
    steps.fill("0")
    expect(page.locator("output")).to_have_text(re.compile("^1/"))
    expect(page.locator(".hand button").first).to_be_visible()  # my own seat

    page.get_by_role("button", name="Copy a link").click()
    link = page.locator("a[href*='/replay/']").get_attribute("href") or ""
    stranger = Person(chromium, "", DESKTOP, locale="fr-FR").open(link)
    expect(stranger.page.locator("output")).to_be_visible()
    expect(stranger.page.get_by_text("Ann")).to_have_count(0)
    stranger.check("shared replay")

    page.get_by_role("button", name="What if?").click()
    expect(page).not_to_have_url(re.compile("replay"))
    expect(page.locator(".hand button").first).to_be_visible()
    assert page.url.rsplit("/", 1)[-1] != table
    assert (ann.troubles, stranger.troubles) == ([], [])


def test_the_shuffle_is_explained_and_checked_in_the_browser(chromium: Browser, site: Site) -> None:
    ann, table = finished(chromium, site, PHONE)
    ann.page.get_by_role("link", name="The shuffle, checked").click()
    expect(ann.page.get_by_text("Nothing was changed")).to_be_visible()
    expect(ann.page.get_by_text("the one that this device saw before the start")).to_be_visible()
    expect(ann.page.get_by_text("Your own number is among")).to_be_visible()
    ann.check("proof")
    other = Person(chromium, site.url, DESKTOP, locale="en-GB").open(f"/proof/{table}")
    expect(other.page.get_by_text("This device was not at the table")).to_be_visible()
    # A server that shows another fingerprint now than then is found out by whoever was there.
    other.page.evaluate(f"localStorage.setItem('whistlestop:seal:{table}', '{OTHERWISE}')")
    other.page.reload()
    expect(other.page.get_by_text("not drawn as it was promised")).to_be_visible()
    expect(other.page.get_by_text("not the one that this device saw")).to_be_visible()
    expect(other.page.get_by_text("A number from this device is missing")).to_be_visible()
    running = Person(chromium, site.url, locale="uk-UA").open(f"/proof/{site.table(3, mode='sealed')}")
    expect(running.page.get_by_text("Гра ще не почалася")).to_be_visible()
    running.check("proof of a game to come")


def test_the_seal_leads_to_what_it_means_before_the_game(chromium: Browser, site: Site) -> None:
    ann = Person(chromium, site.url, PHONE, locale="en-GB").join(site.table(3, mode="sealed"), "Ann")
    ann.page.get_by_text("Draws sealed").click()
    shown = ann.page.locator("details code").inner_text()
    with ann.context.expect_page() as opened:
        ann.page.get_by_role("link", name="How the draws can be checked").click()
    expect(opened.value.get_by_text("The game has not begun")).to_be_visible()
    expect(opened.value.get_by_text("the one that this device saw before the start")).to_be_visible()
    expect(opened.value.locator("dd code")).to_have_text(shown)


def test_again_brings_both_to_one_table_without_asking_names(chromium: Browser, site: Site) -> None:
    ann, table = finished(chromium, site, DESKTOP)
    ann.page.get_by_role("button", name="Again, same rules").click()
    expect(ann.page).not_to_have_url(re.compile(table))
    expect(ann.page.locator("bdi", has_text="Ann").first).to_be_visible()
    expect(ann.page.get_by_role("button", name="Depart")).to_be_visible()  # the robot came too
