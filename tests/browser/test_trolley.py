"""Trial by Trolley: who sees what around one table, the floor and the lever, and a whole game on a phone."""

from __future__ import annotations

import time

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person

CALM = {"reduced_motion": "reduce", "locale": "en-GB"}
SLOW = {"choose": 0, "modify": 0, "floor": 0, "free": 0, "lever": 0}  # nobody is hurried


def four(chromium: Browser, site: Site) -> tuple[Person, Person, Person, Person]:
    """Ann drives (TT-A2); Bob and Cleo are North, Dan is South alone (TT-A3)."""
    table = site.table(4, SLOW, "trolley", first=1, cycles=1)
    ann = Person(chromium, site.url, DESKTOP, **CALM).join(table, "Ann", 0)
    bob, cleo, dan = (
        Person(chromium, site.url, PHONE, **CALM).join(table, name, livery)
        for livery, name in enumerate(("Bob", "Cleo", "Dan"), 1)
    )
    ann.page.get_by_role("button", name="Depart").click()
    for person in (ann, bob, cleo, dan):
        expect(person.page.locator(".fork")).to_be_visible()
    return ann, bob, cleo, dan


def words(person: Person, cards: str) -> list[str]:
    """What is printed on these cards, once the deck is here."""
    printed = person.page.locator(f"{cards} .tx")
    expect(printed.first).to_contain_text(".")
    return printed.all_inner_texts()


def company(person: Person) -> None:
    person.page.get_by_role("button", name="People").last.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def lay(person: Person) -> None:
    person.page.locator(".hand button:not([disabled], [aria-disabled=true])").first.click()
    person.page.locator(".mine .btn.main").click()


def test_team_mates_see_each_others_hand_and_nobody_else_does(chromium: Browser, site: Site) -> None:
    """TT-V2, TT-A5."""
    ann, bob, cleo, dan = four(chromium, site)
    held = words(bob, ".hand")
    assert len(held) == 3
    company(cleo)
    mates = cleo.page.get_by_role("list", name="Cards of Bob")
    expect(mates).to_be_visible()
    for text in held:
        expect(mates.get_by_text(text)).to_be_visible()
    cleo.check("company of a team-mate")
    company(dan)
    for other in (ann, dan):
        expect(other.page.get_by_role("list", name="Cards of")).to_have_count(0)
        assert not [text for text in held if text in other.page.content()]
    dan.check("company of an opponent")
    expect(ann.page.locator(".hand")).to_have_count(0)
    ann.check("the Conductor waits")
    # TT-A4: an offer is known to the team; taken, jobs and cards change hands.
    cleo.page.get_by_role("button", name="Offer to swap jobs").click()
    expect(cleo.page.get_by_role("button", name="Take the offer back")).to_be_visible()
    assert "offer" not in dan.page.content()
    company(bob)
    bob.page.get_by_role("button", name="Accept: swap jobs and cards").click()
    expect(cleo.page.get_by_role("list", name="Cards of Bob").locator(".cc.bad")).to_have_count(3)
    cleo.page.keyboard.press("Escape")
    assert words(cleo, ".hand") == held
    assert ann.troubles == bob.troubles == cleo.troubles == dan.troubles == []


def test_a_round_at_one_table_from_the_cards_to_the_verdict(chromium: Browser, site: Site) -> None:
    ann, bob, cleo, dan = four(chromium, site)
    lay(bob)
    expect(bob.page.get_by_role("status").first).to_contain_text("1 of 2 are in")  # TT-A6
    expect(ann.page.locator(".stop")).to_have_count(2)
    lay(dan)
    for person in (cleo, dan):
        expect(person.page.locator(".stop")).to_have_count(4)
        lay(person)
    for person in (bob, dan):  # TT-24: a Modifier, then the figure it hangs on
        expect(person.page.locator(".stop")).to_have_count(6)
        person.page.locator(".hand button:not([disabled], [aria-disabled=true])").first.click()
        person.page.get_by_role("button", name="Hang it on").first.click()
        person.check("aiming")
        person.page.get_by_role("button", name="Hang it there").click()
    expect(ann.page.locator(".hung")).to_have_count(2)
    # TT-A18: North has the floor, South has none; a plea is text and is pinned to its card.
    expect(dan.page.get_by_label("Your plea")).to_have_count(0)
    bob.page.locator(".stop").first.click()
    bob.page.get_by_role("button", name="Plead about this").click()
    bob.page.get_by_label("Your plea").fill("Not <b>this</b> one & never")
    bob.check("the floor")
    bob.type_in(bob.page.get_by_label("Your plea"))
    bob.page.get_by_role("button", name="Plead", exact=True).click()
    for person in (ann, dan):
        expect(person.page.locator(".said").get_by_text("Not <b>this</b> one & never")).to_be_visible()
    ann.page.get_by_role("button", name="Enough from North").click()
    expect(dan.page.get_by_label("Your plea")).to_be_visible()
    dan.page.get_by_role("button", name="Ready words").click()
    dan.page.get_by_role("dialog").locator("li button").first.click()
    ann.page.get_by_role("button", name="Enough from South").click()
    ann.page.get_by_role("button", name="To the lever").click()
    # TT-27: the lever is heavy: one press is not enough, by keyboard either.
    south = ann.page.get_by_role("button", name="Over South")
    south.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text("Once more, and South dies.")).to_be_visible()
    ann.check("the lever")
    ann.page.keyboard.press("Enter")
    for person in (ann, bob, cleo, dan):
        expect(person.page.get_by_role("heading", name="South falls")).to_be_visible()
    dan.check("the verdict")
    dan.press(".verdict .btn")
    expect(dan.page.locator(".teams, .driver").get_by_label("1 death token").first).to_be_visible()
    assert ann.troubles == bob.troubles == cleo.troubles == dan.troubles == []


def act(person: Person) -> str:
    """Whatever this person is asked now, by the plain buttons; "" if nothing."""
    page = person.page
    if page.locator(".verdict").count():
        person.press(".verdict .btn")
        return "verdict"
    if page.locator(".lever .btn").count():
        person.press(".lever .btn >> nth=0")
        person.press(".lever .btn[aria-pressed=true]")
        return "lever"
    for button, name in ((".mine .whole", "enough"), (".mine .rest", "floor")):
        if page.locator(f"{button}:not([disabled], [aria-disabled=true])").count():
            person.press(button)
            return name
    if page.locator(".mine .btn.main:not([disabled], [aria-disabled=true])").count():
        person.press(".mine .btn.main:not([disabled], [aria-disabled=true])")
        return "play"
    if page.locator(".targets button").count():
        person.press(".targets button")
        return "aim"
    if page.locator(".hand button:not([disabled], [aria-disabled=true]):not([aria-pressed=true])").count():
        person.press(".hand button:not([disabled], [aria-disabled=true])")
        return "choose"
    return ""


def test_a_whole_game_with_robots_on_a_phone(chromium: Browser, site: Site) -> None:
    """TT-40 with three seats and one cycle: everybody drives once, then the poster."""
    table = site.table(3, {"floor": 4000, "free": 4000}, "trolley", cycles=1)
    ann = Person(chromium, site.url, PHONE, reduced_motion="reduce", locale="uk-UA").join(table, "Ганна")
    for free in (1, 0):
        ann.page.get_by_role("button", name="Робот", exact=True).first.click()
        expect(ann.page.get_by_role("button", name="Робот", exact=True)).to_have_count(free)
    ann.page.locator(".btn.go, .btn.main").last.click()
    expect(ann.page.locator(".fork")).to_be_visible()
    seen: set[str] = set()
    end = time.monotonic() + 150
    while not ann.over:
        assert time.monotonic() < end, f"no end after {seen}"
        done = act(ann)
        if done in ("choose", "aim", "lever") and done not in seen:
            ann.check(done)
        seen.add(done)
        ann.page.wait_for_timeout(100)
    assert {"verdict", "lever", "play", "aim"} <= seen
    expect(ann.page.locator("article li")).to_have_count(3)
    ann.check("result")
    assert ann.troubles == []
