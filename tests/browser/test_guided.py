"""A guided table of each game, followed to the end of its guide: it is short, and explains every move."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.test_mystery import act as travel

DONE = "That is all there is to it"
WAIT = "Nothing to do for you now."

# Whatever answers a question, if it is open, and what it is described by.
MOVES = """() => {
  if (document.querySelector('.paused')) return { said: '', moves: [], mute: [] }; // it is about to end
  const go = document.querySelector('.mygo') ? 'button.coach' : '.none';
  const all = [...document.querySelectorAll(
    `.hand button, .controls .main, .controls .quiet, .duel .half button, .targets button, .lever .btn,
     .rest, .whole, .mine form .btn, .mine form select, .mine > .row .btn,
     .stop button, .asked button, .form select, .form button, ${go}`)]
    .filter(b => !b.disabled && b.ariaDisabled !== 'true' && b.checkVisibility());
  const about = b => (b.getAttribute('aria-describedby') ?? '').split(' ')
    .map(id => document.getElementById(id)?.textContent ?? '').join(' ').trim();
  return {
    said: document.querySelector('section[aria-label=Guide] [role=status]')?.textContent ?? '',
    moves: all.map(about).filter(Boolean),
    mute: all.filter(b => !about(b)).map(b => b.outerHTML.slice(0, 160)),
  };
}"""


WRITE = """all => {
  all[0].value = 'They have a cat.';
  all[0].dispatchEvent(new Event('input', {bubbles: true}));
}"""


def plead(person: Person, turn: int) -> str:
    """Whatever Trial by Trolley asks, by the plain buttons."""
    page = person.page
    for here in (".verdict .btn", ".lever .btn", ".whole", ".targets button"):
        if page.locator(here).count():
            person.press(here)
            break
    else:
        words = page.locator(".mine form input")
        if words.count() and not page.locator(".said li").count():
            if page.locator(".mine form .main:not([aria-disabled=true])").count():
                person.press(".mine form .main:not([disabled])")
            else:
                words.evaluate_all(WRITE)
        elif page.locator(".rest").count():
            person.press(".rest:not([disabled])")
        elif page.locator(".hand button:not([aria-disabled=true])").count():
            if not page.locator(".hand [aria-pressed=true]").count():
                person.press(".hand button:not([aria-disabled=true])")
    person.press(".mine > .row .main:not([disabled], [aria-disabled=true])")
    return ""


def ride(person: Person, turn: int) -> str:
    """A dinner, then the end of the go."""
    page = person.page
    if page.locator(".mygo .btn").get_by_text("4 h").count() and not page.locator(".stop").count():
        person.press(".coach >> nth=4")
        return "go"
    return travel(person, 2)


PLAYERS: dict[str, Callable[[Person, int], str]] = {
    "dilemma": lambda person, turn: person.act(turn, conflict=turn % 2 == 1),
    "trolley": plead,
    "mystery": ride,
}


def hasten(route: Route) -> None:
    """The Hour cards at the pace of a test."""
    wish = json.loads(route.request.post_data or "{}")
    clocks = {k: v if v == 0 else min(v, 60) for k, v in wish["clocks"].items()}
    if wish["game"] == "mystery":
        wish["clocks"] = clocks
    route.continue_(post_data=json.dumps(wish))


def begin(person: Person, game: str) -> list[str]:
    """At a guided table from the page of first steps; the list fills with the answers that are sent."""
    answers: list[str] = []

    def sent(frame: Any) -> None:
        text = frame if isinstance(frame, str) else str(frame)
        if '"t":"answer"' in text:
            answers.append(text)

    person.page.on("websocket", lambda line: line.on("framesent", sent))
    person.page.route("**/api/tables", hasten)
    person.open(f"/learn/{game}")
    person.page.get_by_role("button", name="Begin").click()
    expect(person.page.get_by_role("region", name="Guide")).to_be_visible()
    return answers


def follow(page: Page, act: Callable[[int], object]) -> tuple[int, set[str]]:
    """To the end of the guide; how many times something could be done, and all that was explained."""
    told: set[str] = set()
    asked = 0
    end = time.monotonic() + 100
    while not page.get_by_role("dialog", name=DONE).count():
        assert time.monotonic() < end, f"the guide does not end: {page.locator('main').inner_text()}"
        found = page.evaluate(MOVES)
        assert found["mute"] == []
        if found["moves"]:
            asked += 1
            told |= set(found["moves"])
            assert found["said"]
            assert WAIT not in found["said"]
        if (
            found["moves"] or page.locator(".reveal, .verdict").count()
        ):  # nothing is done that was not looked at
            act(asked)
        page.wait_for_timeout(40)
    return asked, told


@pytest.mark.parametrize(
    ("game", "size", "words"),
    [
        (
            "dilemma",
            PHONE,
            {"Offer your", "Throw your", "Stay out of it"},
        ),
        (
            "trolley",
            PHONE,
            {"on your own track", "other team’s track", "Take it in hand", "Say no more", "The South"},
        ),
        ("mystery", PHONE, {"Two hours", "One hour for each guest", "Turn to this one", "Ask for this kind"}),
        ("trolley", DESKTOP, {"on your own track", "Hang it here", "Say this to the Conductor", "The North"}),
        ("dilemma", DESKTOP, {"Offer your", "Throw your"}),
        ("mystery", DESKTOP, {"Two hours", "Turn to this one"}),
    ],
    ids=[
        "dilemma-phone",
        "trolley-phone",
        "mystery-phone",
        "trolley-desktop",
        "dilemma-desktop",
        "mystery-desktop",
    ],
)
def test_a_guided_table_is_short_and_explains_every_move(
    chromium: Browser, quick_site: Site, game: str, size: Any, words: set[str]
) -> None:
    ann = Person(chromium, quick_site.url, size)
    page = ann.page
    answers = begin(ann, game)
    other: Any = DESKTOP if size is PHONE else PHONE
    page.set_viewport_size(other)
    ann.check(f"guided table of {game}")
    page.set_viewport_size(size)
    asked, told = follow(page, lambda turn: PLAYERS[game](ann, turn))
    assert asked >= 3
    assert 3 <= len(answers) <= 20, "that is no longer two minutes"
    missing = {word for word in words if not any(word in text for text in told)}
    assert missing == set()
    end = page.get_by_role("dialog", name=DONE)
    expect(end.get_by_role("link", name="Open a table of my own")).to_have_attribute("href", f"/new/{game}")
    expect(end.get_by_role("link", name="Home")).to_be_visible()
    ann.check(f"end of the guide of {game}")
    end.get_by_role("button", name="Play on").click()
    page.reload()
    expect(page.get_by_role("region", name="Guide")).to_be_visible()
    expect(end).to_have_count(0)  # it was said once
    assert ann.troubles == []


def test_a_card_says_what_it_would_do_by_touch_and_by_keys(chromium: Browser, quick_site: Site) -> None:
    ann = Person(chromium, quick_site.url, PHONE)
    page = ann.page
    begin(ann, "trolley")
    guide = page.get_by_role("region", name="Guide").get_by_role("status")
    card = page.locator(".hand button").first
    expect(guide).to_contain_text("Lay somebody the Conductor would hate to lose")
    card.tap()
    expect(guide).to_contain_text("Lay it on your own track, hidden until both teams have chosen.")
    guide.get_by_role("link", name="Rule TT-21").click()
    expect(page.get_by_role("dialog")).to_contain_text("TT-21")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What can I do now?").click()
    moves = page.get_by_role("dialog", name="What can I do now?")
    expect(moves.locator("dd")).to_have_count(4)  # three cards, and the button that lays one
    ann.check("all moves")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="I can do without").click()
    expect(card).not_to_have_attribute("aria-describedby", "told-1")
    expect(page.locator("[aria-describedby^=told]")).to_have_count(0)
    assert ann.troubles == []


def test_whoever_opens_the_book_is_not_hurried_and_meets_each_card_once(
    chromium: Browser, quick_site: Site
) -> None:
    ann = Person(chromium, quick_site.url, PHONE)
    page = ann.page
    begin(ann, "dilemma")
    expect(page.locator(".hand button:not([aria-disabled=true])").first).to_be_visible()
    page.get_by_role("button", name="What can I do now?").click()
    expect(page.locator(".paused")).to_have_count(1)
    moves = page.get_by_role("dialog", name="What can I do now?")
    expect(moves.locator("dt").first).to_have_text(re.compile("^1(, equals the offer)?$"))
    page.keyboard.press("Escape")
    expect(page.locator(".paused")).to_have_count(0)
    assert ann.troubles == []


def test_a_newcomer_reads_what_came_of_a_duel_though_a_question_waits(
    chromium: Browser, quick_site: Site
) -> None:
    ann = Person(chromium, quick_site.url, PHONE)
    page = ann.page
    begin(ann, "dilemma")
    reveal, asked = page.locator(".reveal"), page.locator(".controls .main")
    end, since = time.monotonic() + 60, 0
    while not (reveal.count() and asked.count()):
        assert time.monotonic() < end, "nobody duels, or nobody is asked anything then"
        since = since + 1 if reveal.count() else 0
        if since > 50:  # somebody else was asked: the next one
            ann.press(".reveal .btn")
        elif not since:
            ann.press(".half.peace button")
            ann.press(".hand button:not([aria-disabled=true])")
            ann.press(".controls .main:not([aria-disabled=true])")
        page.wait_for_timeout(40)
    expect(reveal.locator(".result p")).not_to_be_empty()
    reveal.get_by_role("button", name="Go on").click()
    expect(reveal).to_have_count(0)
    assert ann.troubles == []


def test_a_guided_table_tells_nobody_else_what_was_in_the_hands(chromium: Browser, quick_site: Site) -> None:
    """The host of an ordinary table chooses whether all may look through any eyes; nobody chose it here."""
    ann = Person(chromium, quick_site.url, PHONE)
    begin(ann, "dilemma")
    code = ann.page.url.rsplit("/", 1)[-1]
    assert json.loads(quick_site.get(f"/api/tables/{code}"))["openly"] is False
