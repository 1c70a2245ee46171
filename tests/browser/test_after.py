"""When it is over: watch it again, share it without names, check the shuffle, play on, play again."""

from __future__ import annotations

import json
import re
import time
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, SMALL, Person, on_both_sizes
from tests.browser.test_house import TELEVISION

CROOKED = """key => { const seal = JSON.parse(localStorage[key]);
    seal.shown[0][0].data = 1 - seal.shown[0][0].data; localStorage[key] = JSON.stringify(seal) }"""
SAID = "Mind the gap."
OTHERWISE = '{"promise": "ab", "opened": ["cd"]}'  # what a device may have seen
# Another's number and its pledge, exchanged together: then the proof fits in itself, and only the seal knows.
EXCHANGED = """key => { const seal = JSON.parse(localStorage[key]);
    seal.pledges[1] = 'ab'.repeat(32); localStorage[key] = JSON.stringify(seal) }"""
LEFT_OUT = """key => { const seal = JSON.parse(localStorage[key]);
    seal.own.push('ab'); localStorage[key] = JSON.stringify(seal) }"""


def finished(
    chromium: Browser,
    site: Site,
    size: dict[str, Any],
    *guests: Person,
    said: str = "",
    first: int = 0,
    **house: Any,
) -> tuple[Person, str]:
    """The shortest game there is, against a guest or a robot."""
    table = site.table(2, house=house, mode="sealed", cards=3, lives=1, first=first)
    password = house.get("password", "")
    ann = Person(chromium, site.url, size).join(table, "Ann", 0, password)
    people = [ann, *(guest.join(table, "Bob", 1, password) for guest in guests)]
    if house.get("openly"):
        for person in people:
            person.agree()
    ann.depart(robots=2 - len(people))
    if said:
        ann.page.get_by_role("button", name="Log and talk").click()
        ann.page.get_by_label("Say something").fill(said)
        ann.page.keyboard.press("Enter")
        expect(ann.page.get_by_role("log")).to_contain_text(said)
        ann.page.keyboard.press("Escape")
    end = time.monotonic() + 90
    while not all(person.over for person in people):
        assert time.monotonic() < end
        for person in people:
            person.act()
        ann.page.wait_for_timeout(80)
    return ann, table


def seen_by(person: Person) -> Any:
    """The choice of eyes, in its sheet."""
    person.page.get_by_text("Eyes, sharing, what if").click()
    return person.page.get_by_label("Seen by")


def test_a_game_is_replayed_shared_and_played_on(chromium: Browser, quick_site: Site) -> None:
    ann, table = finished(chromium, quick_site, PHONE, said=SAID)
    page = ann.page
    again, mirror = (
        page.get_by_role("button", name="Again"),
        page.get_by_role("heading", name="In the mirror"),
    )
    expect(again).to_be_visible()
    expect(mirror).to_be_visible()
    # What to do next comes before what may be read at leisure.
    assert again.evaluate("(one, other) => one.compareDocumentPosition(other) & 4", mirror.element_handle())
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

    stranger = Person(chromium, "", DESKTOP, locale="fr-FR")
    shared = page.get_by_role("status").locator("a[href*='/replay/']")
    for nameless in (False, True):
        page.get_by_role("checkbox", name="without names, talk").set_checked(nameless)
        before = shared.get_attribute("href") if nameless else ""
        page.get_by_role("button", name="Copy a link").click()
        expect(shared).not_to_have_attribute("href", before or "")
        stranger.open(shared.get_attribute("href") or "")
        expect(stranger.page.locator("output")).to_be_visible()
        stranger.page.get_by_role("slider").fill(str(last))
        for word in (SAID, "Ann"):
            expect(stranger.page.get_by_text(word).first).to_be_visible(visible=not nameless)
    stranger.check("shared replay")
    stranger.page.get_by_role("slider").fill("0")
    stranger.page.get_by_role("button", name="Et si…").click()  # in her place, and none the wiser who she was
    expect(stranger.page).to_have_url(re.compile("/t/"))
    expect(stranger.page.locator(".hand button").first).to_be_visible()
    for word in (SAID, "Ann"):
        expect(stranger.page.get_by_text(word)).to_have_count(0)
    stranger.check("what if, from a shared replay")

    page.get_by_role("button", name="What if?").click()
    expect(page).not_to_have_url(re.compile("replay"))
    expect(page.locator(".hand button").first).to_be_visible()
    ann.check("what if")
    onwards = page.url.rsplit("/", 1)[-1]
    assert onwards != table
    # It began elsewhere: a device that had sealed it would call the draws made there a fraud.
    assert page.evaluate(f"localStorage.getItem('whistlestop:seal:{onwards}')") is None
    assert (ann.troubles, stranger.troubles) == ([], [])


def test_who_sees_only_what_the_public_saw_is_told_why_nobody_plays_on(
    chromium: Browser, quick_site: Site
) -> None:
    ann, table = finished(chromium, quick_site, PHONE)
    ann.open(f"/replay/{table}").page.get_by_text("Eyes, sharing, what if").click()
    ann.page.get_by_role("button", name="Copy a link").click()
    shared = ann.page.get_by_role("status").locator("a[href*='/replay/']").get_attribute("href") or ""
    stranger = Person(chromium, "", SMALL, locale="fr-FR").open(shared)
    stranger.page.get_by_role("button", name="Et si…").click(force=True)  # it is shut
    expect(stranger.page.get_by_text("personne ne peut s’asseoir à leur place")).to_be_visible()
    stranger.check("why not, at a shared replay")
    expect(stranger.page).to_have_url(shared)
    assert ann.troubles == stranger.troubles == []


@on_both_sizes
def test_where_all_agreed_a_moment_is_seen_through_all_eyes(
    chromium: Browser, quick_site: Site, size: dict[str, Any]
) -> None:
    ann, table = finished(chromium, quick_site, size, openly=True)
    page = ann.open(f"/replay/{table}").page
    seen_by(ann).select_option(label="everybody")
    page.keyboard.press("Escape")
    panes = page.get_by_role("group", name="everybody").locator("> section")
    expect(panes).to_have_count(2)
    for pane in panes.all():
        expect(pane.locator(".hand button")).to_have_count(3)  # face up, before the first offer
    expect(panes.first).to_have_accessible_name("Ann")
    if size is PHONE:
        page.get_by_role("group", name="Players", exact=True).get_by_role("button").last.click()
        expect(panes.last).to_be_in_viewport(ratio=0.9)
    else:
        expect(panes.first).to_be_in_viewport(ratio=0.9)
        expect(panes.last).to_be_in_viewport(ratio=0.9)
    ann.check("everybody's eyes")
    page.get_by_text("Eyes, sharing, what if").click()
    page.get_by_label("Seen by").select_option(label="the public")
    page.get_by_role("button", name="Copy a link").click()
    shared = page.get_by_role("status").locator("a[href*='/replay/']").get_attribute("href") or ""
    page.get_by_label("Seen by").select_option(label="everybody")
    page.keyboard.press("Escape")
    stranger = Person(chromium, "", size).open(shared)
    stranger.page.get_by_label("Sit down as").select_option(
        label="2"
    )  # who agreed to everybody's, agreed to this
    stranger.check("a choice of seats")
    stranger.page.get_by_role("button", name="What if?").click()
    expect(stranger.page.locator(".hand button").first).to_be_visible()
    steps = page.get_by_role("slider", name="Step")
    last = int(steps.get_attribute("max") or 0)
    for _ in range(2):
        page.get_by_role("button", name="One step on").click()
    expect(page.locator("[data-spoken]")).to_contain_text(
        "offer"
    )  # a step is heard, once and not from each pane
    steps.fill(str(last))
    expect(page.locator("output")).to_have_text(f"{last + 1}/{last + 1}")
    expect(page.locator("dialog")).to_have_count(0)
    assert ann.troubles == []


def test_all_on_one_device_have_their_own_eyes_and_not_everybodys(
    chromium: Browser, quick_site: Site
) -> None:
    bob = Person(chromium, quick_site.url, PHONE)
    ann, table = finished(chromium, quick_site, PHONE, bob)
    ticket = bob.page.evaluate(f"localStorage.getItem('whistlestop:seat:{table}')")
    ann.page.evaluate(f"one => localStorage.setItem('whistlestop:crowd:{table}', `[${{one}}]`)", ticket)
    page = ann.open(f"/replay/{table}").page
    choice = seen_by(ann)
    expect(choice.locator("option")).to_have_text(["the public", "Ann", "Bob"])  # consent would add a fourth
    choice.select_option(label="Bob")
    page.keyboard.press("Escape")
    expect(page.locator(".hand button")).to_have_count(3)
    expect(page.locator(".plates")).to_contain_text("Ann")  # opposite
    assert ann.troubles == bob.troubles == []


def test_the_shuffle_is_explained_and_checked_in_the_browser(chromium: Browser, site: Site) -> None:
    ann, table = finished(chromium, site, PHONE)
    ann.page.get_by_role("link", name="The shuffle, checked").click()
    expect(ann.page.get_by_text("Nothing was changed")).to_be_visible()
    expect(ann.page.get_by_text("the one that this device saw before the start")).to_be_visible()
    expect(ann.page.get_by_text("Your own number is among")).to_be_visible()
    expect(ann.page.get_by_text("From the first draw to the end")).to_be_visible()
    ann.page.get_by_text("The sum itself").click()
    ann.check("proof")
    lines = ann.page.locator("pre").inner_text()  # what the page prints is what runs
    lot = ann.page.locator("details li").first.inner_text()
    assert f"→ {ann.page.evaluate(f'(async () => {{ {lines}; return dice(0)(2) }})()')}" in lot
    # Nor can it have dealt one thing and publish another.
    ann.page.evaluate(CROOKED, f"whistlestop:seal:{table}")
    ann.page.reload()
    expect(ann.page.get_by_text("something else than these draws gave")).to_be_visible()
    other = Person(chromium, site.url, DESKTOP).open(f"/proof/{table}")
    expect(other.page.get_by_text("This device was not at the table")).to_be_visible()
    # A server that shows another fingerprint now than then is found out by whoever was there.
    other.page.evaluate(f"localStorage.setItem('whistlestop:seal:{table}', '{OTHERWISE}')")
    other.page.reload()
    expect(other.page.get_by_text("not drawn as it was promised")).to_be_visible()
    expect(other.page.get_by_text("not the one that this device saw")).to_be_visible()
    expect(other.page.get_by_text("A number from this device is missing")).to_be_visible()
    expect(other.page.get_by_text("cannot compare cards and lots")).to_be_visible()
    running = Person(chromium, site.url, locale="uk-UA").open(f"/proof/{site.table(3, mode='sealed')}")
    expect(running.page.get_by_text("Гра ще не почалася")).to_be_visible()
    running.check("proof of a game to come")


@on_both_sizes
def test_a_number_that_was_exchanged_or_left_out_is_said(
    chromium: Browser, quick_site: Site, size: dict[str, Any]
) -> None:
    bob = Person(chromium, quick_site.url, size)
    ann, table = finished(chromium, quick_site, size, bob)
    for person in (ann, bob):
        person.open(f"/proof/{table}")
        expect(person.page.get_by_role("status")).to_contain_text("Nothing was changed")
        expect(person.page.get_by_text("All numbers are those whose fingerprints")).to_be_visible()
    ann.page.evaluate(LEFT_OUT, f"whistlestop:seal:{table}")
    ann.page.reload()
    expect(ann.page.get_by_role("status")).to_contain_text("without a number from this device")
    expect(ann.page.get_by_text("it came too late")).to_be_visible()
    expect(ann.page.get_by_text("Nothing was changed")).to_have_count(0)
    expect(ann.page.get_by_text("not drawn as it was promised")).to_have_count(0)
    ann.check("proof without one's own number")
    ann.page.evaluate(EXCHANGED, f"whistlestop:seal:{table}")
    ann.page.reload()
    expect(ann.page.get_by_role("status")).to_contain_text("not drawn as it was promised")
    expect(ann.page.get_by_text("it was exchanged")).to_be_visible()

    # Nor does anybody have to have been there to find out that a draw or a number is another one now.
    whole = json.loads(quick_site.get(f"/api/tables/{table}/proof"))
    (kind, parts, came), *rest = whole["draws"]
    told = {**whole, "draws": [[kind, parts, 1 - came], *rest]}
    stranger = Person(chromium, quick_site.url, size)
    stranger.page.route("**/api/**/proof", lambda route: route.fulfill(json=told))
    stranger.open(f"/proof/{table}")
    expect(stranger.page.get_by_role("status")).to_contain_text("not drawn as it was promised")
    told = {**whole, "nonces": ["f" * 32, *whole["nonces"][1:]]}
    stranger.open(f"/proof/{table}")
    expect(stranger.page.get_by_role("status")).to_contain_text("not drawn as it was promised")
    told = whole
    stranger.open(f"/proof/{table}")
    expect(stranger.page.get_by_role("status")).to_contain_text("Nothing was changed")


def test_who_is_there_when_the_host_ends_a_game_is_not_told_that_he_left(
    chromium: Browser, quick_site: Site
) -> None:
    table = quick_site.table(3, mode="sealed")
    ann = Person(chromium, quick_site.url, PHONE).join(table, "Ann").depart()
    expect(ann.page.locator(".hand button").first).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="End the game").click()
    ann.page.get_by_role("button", name="Really end it").click()
    expect(ann.page.get_by_role("link", name="The shuffle, checked")).to_be_visible()
    ann.open(f"/proof/{table}")
    expect(ann.page.get_by_role("status")).to_contain_text("Nothing was changed")
    expect(ann.page.get_by_text("Until the game was ended early")).to_be_visible()
    expect(ann.page.get_by_text("not there until the end")).to_have_count(0)


@on_both_sizes
def test_the_seal_leads_to_what_it_means_before_the_game(
    chromium: Browser, quick_site: Site, size: dict[str, Any]
) -> None:
    ann = Person(chromium, quick_site.url, size).join(quick_site.table(3, mode="sealed"), "Ann")
    ann.page.get_by_text("Draws sealed").click()
    shown = ann.page.locator("details code").inner_text()
    with ann.context.expect_page() as opened:
        ann.page.get_by_role("link", name="How the draws can be checked").click()
    expect(opened.value.get_by_text("The game has not begun")).to_be_visible()
    expect(opened.value.get_by_text("the one that this device saw before the start")).to_be_visible()
    expect(opened.value.locator("dd code")).to_have_text(shown)


def test_again_brings_both_and_the_television_to_one_table_without_asking_and_the_other_begins(
    chromium: Browser, quick_site: Site
) -> None:
    bob = Person(chromium, quick_site.url, PHONE)
    ann, table = finished(chromium, quick_site, DESKTOP, bob, first=1, password="sesame")
    tv = Person(chromium, quick_site.url, TELEVISION).open(f"/tv/{table}").come_in("sesame")
    expect(tv.page.locator("article[aria-labelledby=won]")).to_be_visible()
    ann.page.get_by_role("button", name="Again, same rules").click()
    expect(ann.page).not_to_have_url(re.compile(table))
    onwards = ann.page.url.rsplit("/", 1)[-1]
    expect(tv.page).to_have_url(f"{quick_site.url}/tv/{onwards}")
    expect(tv.page.locator("main.lobby")).to_contain_text(onwards)
    expect(tv.page.locator("main.lobby bdi", has_text="Ann")).to_be_visible()
    tv.check("television, led on")
    bob.page.get_by_role("button", name="Follow").click()
    expect(bob.page).to_have_url(ann.page.url)
    for person in (ann, bob):
        for name in ("Ann", "Bob"):
            expect(person.page.locator("bdi", has_text=name).first).to_be_visible()
    ann.page.get_by_role("button", name="Depart").click()
    expect(bob.page).to_have_title("● Your move")  # she had begun
    expect(bob.page.locator(".controls .main")).to_be_visible()
    expect(ann.page.locator(".controls .main")).to_have_count(0)
    expect(tv.page.locator(".plates")).to_be_visible()
    assert ann.troubles == bob.troubles == tv.troubles == []
