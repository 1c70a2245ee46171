"""Mystery Express: what a car says, a notebook on two screens, and a journey with two people and a bot."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, SMALL, Person
from tests.browser.test_heard import listening, until_heard

CALM = {"reduced_motion": "reduce", "locale": "en-GB"}
SHOWS = {"strasbourg": 300, "budapest": 300, "wien": 900, "ability": 700, "verdict": 600}
COVERS = {"section.hours", ".verdict"}
STILL = {"go": 0, "show": 0, "give": 0, "bag": 0, "steal": 0, "talk": 0}  # nobody is hurried


def aboard(site: Site, *people: Person, clocks: dict[str, int]) -> str:
    """A table for three where the first person has the seat of the host, and a robot the last one."""
    table = site.table(3, clocks, "mystery", hours="4-3-4-3-5")
    for livery, person in enumerate(people):
        person.join(table, ("Ann", "Bob")[livery], livery)
    people[0].depart(robots=3 - len(people))
    for person in people:
        expect(person.page.locator(".coach").first).to_be_visible()
    return table


def tap(person: Person, selector: str) -> None:
    """The scene may change under the finger: then nothing was tapped, and nobody waits for it."""
    person.page.locator(selector).evaluate_all("all => all[0]?.click()")


def stop(person: Person) -> None:
    """One step of an open form: a person, a kind of card, the button; or away from a car that is shut."""
    page = person.page
    if page.locator(".stop .do:not([disabled], [aria-disabled=true])").count():
        tap(person, ".stop .do:not([disabled], [aria-disabled=true])")
    elif (
        page.locator(".stop .note.no, .stop .note:only-of-type").count()
        and not page.locator(".stop .do").count()
    ):
        tap(person, "dialog .icon")
    else:
        tap(person, ".stop .person[aria-pressed=false]")
        for k in range(page.locator(".stop .kinds").count()):
            tap(person, f".stop .kinds >> nth={k} >> .pick:not([disabled], [aria-disabled=true])")


def act(person: Person, goes: int) -> str:
    """Whatever this person is asked now, by the plain buttons; "" if nothing."""
    page = person.page
    if page.locator(".verdict .go").count():
        tap(person, ".verdict .go")
        return "verdict"
    if page.locator("section.hours").count():
        return "hours"
    if page.locator(".stop").count():
        stop(person)
        return "stop"
    if page.locator(".form").count():
        for k in range(page.locator(".form .kinds").count()):
            tap(person, f".form .kinds >> nth={k} >> .pick:not([disabled], [aria-disabled=true])")
        tap(person, ".form .btn.main:not([disabled], [aria-disabled=true])")
        return "form"
    for simple in (".bags .btn[aria-pressed=false]", ".looks .main[aria-pressed=false]", ".slot"):
        if page.locator(simple).count():
            tap(person, simple)
            return "choice"
    if page.locator(".asked").count():
        if not page.locator(".asked [aria-pressed=true]").count():
            tap(person, ".asked .card >> nth=0")
            tap(person, ".asked .card >> nth=1")
            tap(person, ".asked .pick:not([disabled], [aria-disabled=true])")
        tap(person, ".asked > .btn.main:not([disabled], [aria-disabled=true])")
        return "card"
    if page.locator(".mygo").count():
        free = page.locator(".train .coach:not(.shut)").count()
        last = goes % 3 == 2 or not free
        tap(person, ".mygo .btn" if last else f".train .coach:not(.shut) >> nth={goes % free}")
        return "go"
    return ""


def until(person: Person, there: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not there():
        assert time.monotonic() < end
        person.page.wait_for_timeout(60)


def reach_menu(person: Person, cover: str) -> None:
    """What covers the board leaves the way to the menu free: to pause, to leave, to be quiet."""
    page = person.page
    page.locator(f"{cover} ~ .night").get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("button", name="Leave")).to_be_visible()
    expect(menu.get_by_role("button", name="Sound")).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)


def test_a_whole_journey_with_two_people_and_a_bot(chromium: Browser, quick_site: Site) -> None:
    """All five legs and every event to the verdict; the main states are in order on two sizes of phone."""
    ann = Person(chromium, quick_site.url, PHONE, **CALM)
    bob = Person(chromium, quick_site.url, SMALL, **CALM)
    aboard(quick_site, ann, bob, clocks={**STILL, **SHOWS})
    checked: set[str] = set()
    reached: set[str] = set()
    goes, end = {ann: 0, bob: 1}, time.monotonic() + 150
    while not (ann.over and bob.over):
        assert time.monotonic() < end, "the train does not arrive"
        for person in (ann, bob):
            if person.over:
                continue
            for cover in COVERS - reached:
                if person.page.locator(cover).count():
                    reached.add(cover)
                    reach_menu(person, cover)
            did = act(person, goes[person])
            goes[person] += did == "go"
            if did in ("go", "card", "form", "stop") and did not in checked:
                checked.add(did)
                person.check(did)
        ann.page.wait_for_timeout(40)
    assert checked == {"go", "card", "form", "stop"}
    assert reached == COVERS
    log = ann.page.get_by_role("button", name="Log and talk")
    log.click()
    story = ann.page.get_by_role("log").inner_text()
    for city in ("Strasbourg", "München", "Wien", "Budapest", "Istanbul"):
        assert f"The train is in {city}. Piles are taken up" in story
    for event in (
        "Passenger 1 comes aboard",
        "Passenger 2 comes aboard",
        "The telegrams are sent",
        "The Hour cards are put away",
        "ends the go; ",  # hours that Bob left
        "Time:",
    ):
        assert event in story
    ann.page.keyboard.press("Escape")
    read_the_plot(ann, "Bob")
    ann.check("result")
    assert ann.troubles == bob.troubles == []


def read_the_plot(person: Person, other: str) -> None:
    """What could have been known, what was believed, and when each clue was provable; of all players."""
    plot = person.page.get_by_role("region", name="What could have been known")
    expect(plot.get_by_role("img")).to_have_count(5)
    for picture in plot.get_by_role("img").all():
        told = picture.get_attribute("aria-label") or ""
        for city in ("Paris", "Strasbourg", "München", "Wien", "Budapest", "Istanbul"):
            assert re.search(rf"{city}: \d+\s?%, likeliest \S", told), told
    expect(plot.get_by_text("what your notes made likeliest")).to_be_visible()
    expect(plot.get_by_text("Telegram from Budapest")).to_have_count(5)
    expect(plot.get_by_text("Answered in Istanbul")).to_have_count(5)
    expect(plot.locator("h3").last).to_have_text(re.compile(r"Time: \d+:\d\d"))
    expect(plot.get_by_text("First provable in Strasbourg")).to_have_count(1)  # by the Hour cards
    clues = plot.locator("details").first
    clues.locator("summary").click()
    expect(clues.locator("li")).to_have_count(4)  # kinds in play with three players
    expect(clues.locator("li").first).to_contain_text(re.compile("provable|proved|ruled out"))
    plot.get_by_role("button", name=other).click()
    expect(plot.get_by_text("what these notes made likeliest")).to_be_visible()


def test_backs_are_open_to_all_and_faces_to_their_owner(chromium: Browser, site: Site) -> None:
    """ME-42."""
    ann = Person(chromium, site.url, PHONE, **CALM)
    bob = Person(chromium, site.url, DESKTOP, **CALM)
    table = aboard(site, ann, bob, clocks=STILL)
    tv = Person(chromium, site.url, {"width": 1920, "height": 1080}, **CALM).open(f"/t/{table}?watch")
    expect(tv.page.locator(".coach").first).to_be_visible()
    counts = "table tbody tr td b"
    for person in (ann, bob, tv):
        numbers = person.page.locator(counts).all_inner_texts()
        assert len(numbers) == (3 + 1 + 2) * 4  # three players, the conductor, two passengers
        assert sum(map(int, numbers)) == 3 * 7 + 3 + 4  # ME-14 to ME-16
    ann.page.locator("[data-tab=hand]").click()
    expect(ann.page.locator(".hand.tall .clue")).to_have_count(7)
    expect(tv.page.locator(".clue")).to_have_count(0)
    ann.check("hand")
    bob.check("desk")
    tv.check("television")
    assert ann.troubles == bob.troubles == tv.troubles == []


def test_a_shut_car_names_its_clause(chromium: Browser, site: Site) -> None:
    """ME-56: nobody talks to a passenger on the first leg. By keyboard: the car's number, then Enter."""
    ann = Person(chromium, site.url, PHONE, **CALM)
    aboard(site, ann, clocks=STILL)
    until(ann, lambda: act(ann, 0) == "go" or ann.page.locator(".mygo").count() > 0)
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("6")
    dialog = ann.page.get_by_role("dialog", name="Club")
    expect(dialog).to_be_visible()
    talk = dialog.get_by_role("button", name="Talk to a passenger")
    talk.focus()
    ann.page.keyboard.press("Enter")
    expect(dialog.get_by_text("No passenger is aboard yet.")).to_be_visible()
    expect(dialog.get_by_role("link", name="ME-56")).to_be_visible()
    ann.check("shut")
    assert ann.troubles == []


def test_everybody_picks_an_investigator_in_the_lobby(chromium: Browser, quick_site: Site) -> None:
    """ME-10: a guest on a phone; the host sees it, and nobody picks who is taken."""
    table = quick_site.table(3, STILL, "mystery")
    ann = Person(chromium, quick_site.url, DESKTOP, **CALM).join(table, "Ann", 0)
    bob = Person(chromium, quick_site.url, SMALL, **{**CALM, "locale": "uk-UA"}).join(table, "Bob", 1)
    own = bob.page.get_by_label("Місце 2").first
    own.select_option("strauss")
    expect(ann.page.get_by_label("Seat 2 travels as")).to_have_value("strauss")
    ann.page.get_by_label("Seat 1 travels as").select_option("pransky")
    expect(own.locator("option[value=pransky]")).to_be_disabled()
    bob.check("pick")
    ann.page.get_by_role("button", name="Robot", exact=True).click()
    expect(ann.page.get_by_role("button", name="Robot", exact=True)).to_have_count(0)
    ann.page.get_by_role("button", name="Depart").click()
    expect(ann.page.get_by_role("row", name="Bob").locator(".role")).to_have_text("Strauss")
    assert ann.troubles == bob.troubles == []


def test_a_notebook_is_on_all_of_ones_screens_and_on_nobody_elses(chromium: Browser, site: Site) -> None:
    ann = Person(chromium, site.url, PHONE, **CALM)
    bob = Person(chromium, site.url, PHONE, **CALM)
    table = aboard(site, ann, bob, clocks=STILL)
    for person in (ann, bob):
        person.page.locator("[data-tab=notebook]").click()
    cell = "Lord Pym, leg 1"
    ann.page.get_by_role("button", name=f"{cell}: nothing").click()
    expect(ann.page.get_by_role("button", name=f"{cell}: seen")).to_be_visible()
    ann.page.get_by_label("Notes").fill("Bob blinked.")
    ann.check("notebook")
    ann.type_in(ann.page.get_by_label("Notes"))
    second = ann.context.new_page()
    second.goto(f"{site.url}/t/{table}")
    second.locator("[data-tab=notebook]").click()
    expect(second.get_by_role("button", name=f"{cell}: seen")).to_be_visible()
    expect(second.get_by_label("Notes")).to_have_value("Bob blinked.")
    expect(bob.page.get_by_role("button", name=f"{cell}: nothing")).to_be_visible()
    assert "blinked" not in bob.page.content()
    assert ann.troubles == bob.troubles == []


def test_who_was_away_at_a_slow_table_sees_the_hour_cards_once(chromium: Browser, quick_site: Site) -> None:
    """ME-A47: the train runs to the long tunnel without Ann; there it waits for her, and so do the cards."""
    clocks = {"tunnel": 86_400_000, "go": 9_000, "strasbourg": 60, "ability": 60}
    ann = listening(chromium, quick_site, PHONE)
    table = aboard(quick_site, ann, clocks=clocks)
    ann.open("/settings")  # away, before her first go can be over
    guest = Person(chromium, quick_site.url, PHONE, **CALM).open(f"/t/{table}?watch")
    expect(guest.page.locator(".says")).to_contain_text("tunnel", timeout=40_000)

    page = ann.open(f"/t/{table}").page
    told = "The Hour cards of Strasbourg were shown while you were away."
    expect(page.get_by_role("heading", name="Ready?")).to_be_visible()
    until_heard(ann, re.escape(told))
    ann.check("before the cards that were missed")
    page.reload()  # a phone may forget a page: what was not turned yet still waits
    page.get_by_role("button", name="Show them").click()
    hours = page.locator("section.hours")
    expect(hours.locator(".city")).to_contain_text("Strasbourg")
    expect(hours).to_contain_text(told)
    expect(hours).to_contain_text("notebook shut")
    until_heard(ann, *(rf"(?m)^{n} of 23: \d+:\d\d$" for n in range(1, 24)))
    expect(hours).to_have_count(0)
    expect(page.locator(".form")).to_be_visible()  # and on with the journey
    page.reload()
    expect(page.locator(".form")).to_be_visible()
    expect(page.get_by_role("heading", name="Ready?")).to_have_count(0)
    assert ann.troubles == guest.troubles == []
