"""The table people expect: other screens, late guests, passwords, phrases, networks without WebSockets."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, SMALL, Person, on_both_sizes

TELEVISION = {"width": 1920, "height": 1080}
STILL = {"offer": 0, "respond": 0, "duel": 0}  # nobody is hurried


def test_the_television_shows_the_code_then_the_board(chromium: Browser, quick_site: Site) -> None:
    table = quick_site.table(3, mode="sealed")
    tv = Person(chromium, quick_site.url, TELEVISION).open(f"/tv/{table}")
    expect(tv.page.get_by_text(table, exact=True).first).to_be_visible()
    tv.check("television, lobby")
    ann = Person(chromium, quick_site.url, PHONE, locale="uk-UA").join(table, "Ann")
    expect(tv.page.get_by_text("Ann")).to_be_visible()
    ann.page.get_by_role("button", name="Робот", exact=True).first.click()
    ann.page.get_by_role("button", name="Робот", exact=True).first.click()
    ann.page.get_by_role("button", name=re.compile("Рушаймо|Відправлення|Руша")).click()
    expect(tv.page.locator(".plates")).to_be_visible()
    expect(tv.page.locator(".hand")).to_have_count(0)
    expect(tv.page.get_by_role("img", name="QR code of this table’s address")).to_be_in_viewport(ratio=1)
    tv.check("television, in play")
    # Names and whose move it is are read from the sofa: a line is a fiftieth of the height, or more.
    high = "one => one.getClientRects()[0].height * 50"
    for text in (
        tv.page.locator(".plates .name").first,
        tv.page.locator("aside [role=status] :is(b, bdi)").first,
    ):
        assert text.evaluate(high) >= TELEVISION["height"]
    assert tv.troubles == []


def test_a_seat_goes_on_on_another_screen(chromium: Browser, quick_site: Site) -> None:
    table = quick_site.table(3, mode="sealed")
    ann = Person(chromium, quick_site.url, PHONE).join(table, "Ann")
    ann.depart(robots=2)
    expect(ann.page.locator(".hand button")).to_have_count(10)
    ann.page.get_by_role("button", name="Menu").click()
    with ann.page.expect_request("**/api/qr") as asked:
        ann.page.get_by_text("Other screens").click()
    code = ann.page.get_by_role("img", name="Your seat on another device")
    expect(code).to_be_visible()
    assert code.evaluate("async one => { await one.decode(); return one.naturalWidth; }") > 0
    ann.check("menu with screens")
    link = asked.value.post_data  # what stands in the picture
    assert link is not None
    other = Person(chromium, "", DESKTOP, locale="fr-FR").open(link)
    expect(other.page.locator(".hand button")).to_have_count(10)
    assert other.hand() == ann.hand()
    assert other.page.url == f"{quick_site.url}/t/{table}"  # nobody reads it over a shoulder
    other.page.get_by_role("button", name="Menu").click()
    with other.page.expect_request("**/api/qr") as back:
        other.page.get_by_text("Autres écrans").click()
    third = Person(chromium, "", SMALL).open(back.value.post_data or "")  # and from a desk to a phone
    expect(third.page.locator(".hand button")).to_have_count(10)
    assert ann.troubles == other.troubles == third.troubles == []


def test_robots_take_all_free_seats_with_one_tap(chromium: Browser, quick_site: Site) -> None:
    ann = Person(chromium, quick_site.url, PHONE).open("/new/dilemma")
    expect(ann.page.get_by_text("Everybody has cards from 1 to 10.")).to_be_visible()  # what game it is
    ann.join(quick_site.table(5), "Ann")
    ann.check("a lobby with free seats")
    ann.page.get_by_role("button", name="Robots on all free seats").click()
    expect(ann.page.get_by_role("button", name="Depart")).to_be_enabled()
    expect(ann.page.get_by_text("5 of 5")).to_be_visible()
    assert ann.troubles == []


def test_late_guests_take_the_places_of_robots(chromium: Browser, quick_site: Site) -> None:
    table = quick_site.table(3, STILL, mode="sealed")
    ann = Person(chromium, quick_site.url, DESKTOP).join(table, "Ann")
    ann.depart(robots=2)
    expect(ann.page.locator(".hand button")).to_have_count(10)
    for size, name in ((PHONE, "Zoe"), (DESKTOP, "Yan")):
        late = Person(chromium, quick_site.url, size).open(f"/t/{table}")
        late.page.get_by_role("button", name="Take a robot’s place").click()
        late.page.get_by_label("Your name").fill(name)
        late.check("a late guest sits down")
        late.page.get_by_role("button", name="Sit down").click()
        expect(late.page.locator(".hand button").first).to_be_visible()
        late.check("a late guest plays")
        expect(ann.page.get_by_text(name).first).to_be_visible()
        assert late.troubles == []


def test_a_password_keeps_strangers_and_watchers_out(chromium: Browser, quick_site: Site) -> None:
    table = quick_site.table(3, house={"password": "sesame"}, mode="sealed")
    ann = Person(chromium, quick_site.url, SMALL, locale="uk-UA").open(f"/t/{table}")
    expect(ann.page.get_by_role("heading", name="Цей стіл під паролем")).to_be_visible()
    expect(ann.page.locator("input[type=radio]")).to_have_count(0)
    ann.page.get_by_label("Пароль").fill("wrong")
    ann.page.get_by_role("button", name="Увійти").click()
    expect(ann.page.get_by_text("Це не пароль цього столу")).to_be_visible()
    ann.check("the door of a locked table")
    ann.page.get_by_label("Пароль").fill("sesame")
    ann.page.keyboard.press("Enter")
    ann.page.get_by_label("Ваше ім’я").fill("Ann")
    ann.page.get_by_role("button", name="Сісти", exact=True).click()  # said once is enough
    expect(ann.page.locator("bdi", has_text="Ann").first).to_be_visible()
    ann.check("locked lobby")
    tv = Person(chromium, quick_site.url, DESKTOP)
    for path in ("t", "proof", "replay", "tv"):
        tv.open(f"/{path}/{table}")
        expect(tv.page.get_by_role("heading", name="This table has a password")).to_be_visible()
        expect(tv.page.get_by_text("Ann")).to_have_count(0)
    tv.check("the door of a locked table")
    tv.page.get_by_label("Password").fill("sesame")
    tv.page.get_by_role("button", name="Come in").click()
    expect(tv.page.locator("bdi", has_text="Ann")).to_be_visible()
    tv.open(f"/proof/{table}")  # this device remembers
    expect(tv.page.get_by_text("The game has not begun")).to_be_visible()


def test_a_phrase_is_read_in_each_language_and_a_person_can_be_muted(
    chromium: Browser, quick_site: Site
) -> None:
    table = quick_site.table(3, STILL, mode="sealed")
    ann = Person(chromium, quick_site.url, DESKTOP).join(table, "Ann", 0)
    bob = Person(chromium, quick_site.url, PHONE, locale="uk-UA").join(table, "Bob", 1)
    log = bob.page.get_by_role("log")
    expect(log).to_contain_text("Ще ніхто нічого не сказав")  # what to do where nothing is
    ann.page.get_by_role("button", name="Ready phrases").click()
    ann.check("phrases to choose from")
    ann.page.get_by_role("button", name="Good luck.").click()
    said = log.get_by_text("Щасти.")
    expect(said).to_be_visible()
    expect(ann.page.get_by_role("log").get_by_text("Good luck.")).to_be_visible()
    mute = bob.page.get_by_role("button", name=re.compile("Не чути"))
    expect(mute).to_have_attribute("aria-pressed", "false")  # in the lobby people talk too
    mute.click()
    expect(said).to_have_count(0)
    bob.check("somebody muted in the lobby")
    ann.depart(robots=1)
    expect(bob.page.locator(".hand button").first).to_be_visible()

    def listen(pressed: str) -> None:
        """He changes his mind about her, and looks into the log."""
        bob.page.get_by_role("button", name="Меню").click()
        bob.page.get_by_text("Люди", exact=True).click()
        expect(mute).to_have_attribute("aria-pressed", pressed)
        mute.click()
        bob.page.keyboard.press("Escape")
        bob.page.get_by_role("button", name=re.compile("^Журнал")).click()
        expect(log).to_be_visible()

    listen("true")  # as in the lobby
    expect(said).to_be_visible()
    bob.page.keyboard.press("Escape")
    listen("false")
    expect(said).to_have_count(0)
    bob.page.reload()  # he still does not want to hear her
    listen("true")
    expect(said).to_be_visible()
    bob.check("talk on a phone")
    assert ann.troubles == bob.troubles == []


@on_both_sizes
def test_the_host_gives_time_and_ends_the_game(
    chromium: Browser, quick_site: Site, size: dict[str, Any]
) -> None:
    table = quick_site.table(3, mode="sealed")
    ann = Person(chromium, quick_site.url, size).join(table, "Ann")
    ann.depart(robots=2)
    expect(ann.page.locator(".hand button").first).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Give more time").click()
    ann.page.get_by_role("button", name="End the game").click()
    ann.page.get_by_role("button", name="Really end it for everybody?").click()
    expect(ann.page.get_by_text("The host ended the game")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.check("ended by the host")
    # Talk and menu lie beside the result, never over it.
    talk = ".tools" if size is PHONE else ".table aside"
    poster, tools = (ann.page.locator(one).bounding_box() for one in (".poster", talk))
    assert poster
    assert tools
    below, beside = poster["y"] + poster["height"] <= tools["y"], poster["x"] + poster["width"] <= tools["x"]
    assert below if size is PHONE else beside


BLOCKED = """window.WebSocket = class { constructor() { setTimeout(() => this.onclose?.({}), 5); }
send() {} close() {} };"""


def test_where_no_websocket_gets_through_a_game_is_played_over_events_to_its_end(
    chromium: Browser, quick_site: Site
) -> None:
    table = quick_site.table(2, STILL, mode="sealed", cards=3, lives=1)
    ann, bob = (Person(chromium, quick_site.url, size) for size in (DESKTOP, PHONE))
    for livery, (person, name) in enumerate(((ann, "Ann"), (bob, "Bob"))):
        person.page.add_init_script(BLOCKED)
        person.join(table, name, livery)
    ann.page.get_by_role("button", name="Depart").click()
    for person in (ann, bob):
        expect(person.page.locator(".hand button")).to_have_count(3, timeout=20_000)
    end = time.monotonic() + 60
    while not (ann.over and bob.over):
        assert time.monotonic() < end
        for person in (ann, bob):
            person.act()
        ann.page.wait_for_timeout(50)
    assert ann.troubles == bob.troubles == []


@on_both_sizes
def test_orders_answer_for_a_person_to_the_end(
    chromium: Browser, quick_site: Site, size: dict[str, Any]
) -> None:
    """Set before the first question; then nothing is touched any more."""
    table = quick_site.table(2, STILL, mode="sealed", cards=3, lives=1)
    ann = Person(chromium, quick_site.url, size).join(table, "Ann")
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


@pytest.mark.parametrize(
    ("game", "size", "options", "clocks"),
    [
        ("trolley", PHONE, {"cycles": 1}, dict.fromkeys(("choose", "modify", "floor", "free", "lever"), 0)),
        ("mystery", DESKTOP, {}, dict.fromkeys(("strasbourg", "budapest", "wien", "verdict"), 40)),
    ],
    ids=["trolley-phone", "mystery-desktop"],
)
def test_orders_over_events_lead_through_a_game_and_into_the_next(
    chromium: Browser,
    quick_site: Site,
    game: str,
    size: dict[str, Any],
    options: dict[str, Any],
    clocks: dict[str, int],
) -> None:
    ann = Person(chromium, quick_site.url, size)
    ann.page.add_init_script(BLOCKED)
    ann.join(quick_site.table(3, clocks, game, **options), "Ann")
    ann.depart(robots=2)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_text("Standing orders").click()
    orders = ann.page.locator("details select")
    expect(orders.first).to_be_enabled()
    for order in orders.all():
        expect(order).to_be_enabled()
        order.select_option("robot")
        expect(order).to_have_value("robot")
    ann.page.keyboard.press("Escape")
    end = time.monotonic() + 60
    while not ann.over:
        assert time.monotonic() < end
        ann.press(".reveal .btn, .verdict .btn")  # what there is to see is still shown
        ann.page.wait_for_timeout(50)
    ann.page.get_by_role("button", name="Again, same rules").click()
    expect(ann.page.get_by_role("button", name="Depart")).to_be_visible()
    assert ann.troubles == []


def test_a_guided_game_begins_with_one_tap(chromium: Browser, quick_site: Site) -> None:
    for size, locale, begin in ((PHONE, "en-GB", "Begin"), (SMALL, "uk-UA", "Почати")):
        ann = Person(chromium, quick_site.url, size, locale=locale).open("/learn/dilemma")
        ann.page.get_by_role("button", name=begin).click()
        expect(ann.page.locator(".hand button").first).to_be_visible()
        guide = ann.page.get_by_role("region", name=re.compile("Guide|Підказки"))
        expect(guide).to_be_visible()
        ann.check("guided game")


def test_the_app_can_be_installed_and_opens_without_a_network(chromium: Browser, quick_site: Site) -> None:
    table = quick_site.table(3, mode="sealed")
    ann = Person(chromium, quick_site.url, PHONE, service_workers="allow").join(table, "Ann")
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
    expect(ann.page.get_by_text(re.compile("You are offline|Whistlestop does not answer"))).to_be_visible()
    ann.context.set_offline(False)
    expect(ann.page.locator("bdi", has_text="Ann").first).to_be_visible(timeout=20_000)
    ann.context.close()  # or the server waits for her before it ends
