"""The table people expect: other screens, late guests, passwords, phrases, networks without WebSockets."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, SMALL, Person, on_both_sizes

TELEVISION = {"width": 1920, "height": 1080}


def test_the_television_shows_the_code_then_the_board(chromium: Browser, site: Site) -> None:
    table = site.table(3, mode="sealed")
    tv = Person(chromium, site.url, TELEVISION, locale="en-GB").open(f"/tv/{table}")
    expect(tv.page.get_by_text(table, exact=True).first).to_be_visible()
    tv.check("television, lobby")
    ann = Person(chromium, site.url, PHONE, locale="uk-UA").join(table, "Ann")
    expect(tv.page.get_by_text("Ann")).to_be_visible()
    ann.page.get_by_role("button", name="Робот", exact=True).first.click()
    ann.page.get_by_role("button", name="Робот", exact=True).first.click()
    ann.page.get_by_role("button", name=re.compile("Рушаймо|Відправлення|Руша")).click()
    expect(tv.page.get_by_role("list").first).to_be_visible()
    expect(tv.page.locator(".hand")).to_have_count(0)
    tv.check("television, in play")
    assert tv.troubles == []


def test_a_seat_goes_on_on_another_screen(chromium: Browser, site: Site) -> None:
    table = site.table(3, mode="sealed")
    ann = Person(chromium, site.url, PHONE, locale="en-GB").join(table, "Ann")
    ann.depart(robots=2)
    expect(ann.page.locator(".hand button")).to_have_count(10)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_text("Other screens").click()
    expect(ann.page.get_by_role("img", name="Your seat on another device")).to_be_visible()
    ann.check("menu with screens")
    ticket = ann.page.evaluate(f"JSON.parse(localStorage.getItem('whistlestop:seat:{table}'))")
    other = Person(chromium, site.url, DESKTOP, locale="fr-FR")
    other.open(f"/t/{table}#seat={ticket['token']}.{ticket['nonce']}")
    expect(other.page.locator(".hand button")).to_have_count(10)
    assert "seat=" not in other.page.url


def test_a_late_guest_takes_a_robots_place(chromium: Browser, site: Site) -> None:
    table = site.table(3, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed")
    ann = Person(chromium, site.url, DESKTOP, locale="en-GB").join(table, "Ann")
    ann.depart(robots=2)
    expect(ann.page.locator(".hand button")).to_have_count(10)
    late = Person(chromium, site.url, PHONE, locale="en-GB").open(f"/t/{table}")
    late.page.get_by_role("button", name="Take a robot’s place").click()
    late.page.get_by_label("Your name").fill("Zoe")
    late.page.get_by_role("button", name="Sit down").click()
    expect(late.page.locator(".hand button").first).to_be_visible()
    expect(ann.page.get_by_text("Zoe").first).to_be_visible()


def test_a_password_keeps_strangers_out(chromium: Browser, site: Site) -> None:
    table = site.table(3, house={"password": "sesame"}, mode="sealed")
    ann = Person(chromium, site.url, SMALL, locale="en-GB").open(f"/t/{table}")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Password").fill("wrong")
    ann.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.get_by_text("That is not the password")).to_be_visible()
    ann.page.get_by_label("Password").first.fill("sesame")
    ann.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator("bdi", has_text="Ann").first).to_be_visible()
    ann.check("locked lobby")


def test_a_phrase_is_read_in_each_language_and_a_person_can_be_muted(chromium: Browser, site: Site) -> None:
    table = site.table(3, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed")
    ann = Person(chromium, site.url, DESKTOP, locale="en-GB").join(table, "Ann", 0)
    bob = Person(chromium, site.url, DESKTOP, locale="uk-UA").join(table, "Bob", 1)
    ann.page.get_by_label("Ready phrases", exact=True).select_option("luck")
    said = bob.page.get_by_role("log").get_by_text("Щасти.")
    expect(said).to_be_visible()
    expect(ann.page.get_by_role("log").get_by_text("Good luck.")).to_be_visible()
    ann.depart(robots=1)
    expect(bob.page.locator(".hand button").first).to_be_visible()
    bob.page.get_by_role("button", name="Меню").click()
    bob.page.get_by_text("Люди", exact=True).click()
    bob.page.get_by_role("button", name=re.compile("Не чути")).click()
    bob.page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    bob.page.reload()  # he still does not want to hear her
    expect(bob.page.get_by_role("log")).to_be_visible()
    expect(said).to_have_count(0)
    bob.page.get_by_role("button", name="Меню").click()
    bob.page.get_by_text("Люди", exact=True).click()
    mute = bob.page.get_by_role("button", name=re.compile("Не чути"))
    expect(mute).to_have_attribute("aria-pressed", "true")
    mute.click()
    bob.page.keyboard.press("Escape")
    expect(said).to_be_visible()


def test_the_host_gives_time_and_ends_the_game(chromium: Browser, site: Site) -> None:
    table = site.table(3, mode="sealed")
    ann = Person(chromium, site.url, PHONE, locale="en-GB").join(table, "Ann")
    ann.depart(robots=2)
    expect(ann.page.locator(".hand button").first).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Give more time").click()
    ann.page.get_by_role("button", name="End the game").click()
    ann.page.get_by_role("button", name="Really end it for everybody?").click()
    expect(ann.page.get_by_text("The host ended the game")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.check("ended by the host")


def test_where_no_websocket_gets_through_the_game_is_played_over_events(
    chromium: Browser, site: Site
) -> None:
    table = site.table(3, mode="sealed")
    ann = Person(chromium, site.url, PHONE, locale="en-GB")
    ann.page.add_init_script(
        """window.WebSocket = class { constructor() { setTimeout(() => this.onclose?.({}), 5); }
        send() {} close() {} };"""
    )
    ann.join(table, "Ann")
    ann.depart(robots=2)
    expect(ann.page.locator(".hand button")).to_have_count(10, timeout=20_000)
    for _ in range(100):
        if len(ann.hand()) < 10:
            break
        ann.act()
        ann.page.wait_for_timeout(100)
    assert len(ann.hand()) < 10


@on_both_sizes
def test_orders_answer_for_a_person_to_the_end(chromium: Browser, site: Site, size: dict[str, Any]) -> None:
    """Set before the first question; then nothing is touched any more."""
    table = site.table(2, {"offer": 0, "respond": 0, "duel": 0}, mode="sealed", cards=3, lives=1)
    ann = Person(chromium, site.url, size, locale="en-GB", reduced_motion="reduce").join(table, "Ann")
    ann.depart(robots=1)
    expect(ann.page.locator(".hand button").first).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_text("Standing orders").click()
    for kind, how in (("make an offer", "robot"), ("sealed card", "robot"), ("duel token", "silence")):
        order = ann.page.get_by_role("combobox", name=kind)
        order.select_option(how)
        expect(order).to_have_value(how)
        expect(order).to_be_enabled()
    ann.check("menu with orders")
    ann.page.keyboard.press("Escape")
    end = time.monotonic() + 60
    while not ann.over:
        assert time.monotonic() < end
        ann.press(".reveal .btn")  # what there is to see is still shown
        ann.page.wait_for_timeout(50)
    assert ann.troubles == []


def test_a_guided_game_begins_with_one_tap(chromium: Browser, site: Site) -> None:
    for size, locale, begin in ((PHONE, "en-GB", "Begin"), (SMALL, "uk-UA", "Почати")):
        ann = Person(chromium, site.url, size, locale=locale).open("/learn/dilemma")
        ann.page.get_by_role("button", name=begin).click()
        expect(ann.page.locator(".hand button").first).to_be_visible()
        guide = ann.page.get_by_role("region", name=re.compile("Guide|Підказки"))
        expect(guide).to_be_visible()
        ann.check("guided game")


def test_the_app_can_be_installed_and_opens_without_a_network(chromium: Browser, site: Site) -> None:
    table = site.table(3, mode="sealed")
    ann = Person(chromium, site.url, PHONE, locale="en-GB", service_workers="allow").join(table, "Ann")
    kept = "async () => (await caches.match(document.querySelector('script[src]').src)) !== undefined"
    ann.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    for _ in range(100):
        if ann.page.evaluate(kept):
            break
        ann.page.wait_for_timeout(100)
    tools = ann.context.new_cdp_session(ann.page)
    found = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # These tests run in private windows, where nothing is installed.
    assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []
    ann.context.set_offline(True)
    ann.page.reload()
    # Behind a service worker Chromium does not tell a page that its network is switched off for a test.
    expect(ann.page.get_by_text(re.compile("You are offline|The server does not answer"))).to_be_visible()
    ann.context.set_offline(False)
    expect(ann.page.locator("bdi", has_text="Ann").first).to_be_visible(timeout=20_000)
    ann.context.close()  # or the server waits for her before it ends
