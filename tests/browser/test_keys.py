"""A whole game of each kind from the home page to the result without touching anything but keys."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import Site
from tests.browser.keys import Keys
from tests.browser.people import DESKTOP, PHONE, Person

CALM = {"reduced_motion": "reduce", "locale": "en-GB"}
STILL = 60  # seconds in which something is asked, however slow the machine
MOVES = 400

OPEN = ":not(:has([aria-pressed=true]))"
# What Mystery Express may ask, and the controls that answer it, the last step first.
ASKED = {
    "stop": (".stop .do",),
    "whom": (f".stop .whom{OPEN} .person",),
    "what": (f".stop .kinds{OPEN} .pick", ".stop .person[aria-pressed=false]"),
    "form": (".form > .btn.main", f".form .kinds{OPEN} .pick"),
    "choice": (f".bags{OPEN} .btn", f".looks{OPEN} .btn.main", ".slot"),
    "card": (".asked > .btn.main", ".asked .card[aria-pressed=false]", f".asked .kinds{OPEN} .pick"),
}


def from_home(chromium: Browser, site: Site, size: dict[str, Any], game: str, wish: dict[str, Any]) -> Keys:
    """Home, a new table for three, a name, two robots, off. The clocks are set quicker than the form can."""
    ann = Person(chromium, site.url, size, **CALM)

    def hurry(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        for what, more in wish.items():
            body[what] |= more
        route.continue_(post_data=json.dumps(body))

    ann.page.route("**/api/tables", lambda r: hurry(r) if r.request.method == "POST" else r.continue_())
    keys = Keys(ann.open("/"))
    expect(ann.page.locator("a.ticket").first).to_be_visible()
    keys.do(game, "link")
    expect(ann.page.get_by_role("heading", name="New table")).to_be_visible()
    keys.settled()
    seats = keys.to("^(Seats|3)$")
    if seats.role == "button":
        keys.press("Space")
    else:
        keys.press("3")
    keys.do("Open the table")
    expect(ann.page.get_by_label("Your name")).to_be_visible()
    keys.settled()
    keys.to("Your name")
    ann.page.keyboard.type("Ann")
    keys.press("Enter")
    keys.to("Level of the next robot", "combobox")
    keys.press("Home")  # the weakest is the quickest
    for left in (2, 1):
        expect(ann.page.get_by_role("button", name="Robot", exact=True)).to_have_count(left)
        keys.settled()
        keys.do("^Robot$", key="Space")
    expect(ann.page.get_by_role("button", name="Depart")).to_be_enabled()
    keys.settled()
    keys.do("^Depart$")
    return keys


def menu(keys: Keys) -> None:
    """A dialog takes the focus, keeps it, and gives it back."""
    keys.do("^Menu$")
    expect(keys.page.get_by_role("dialog", name="Menu")).to_be_visible()
    for _ in range(3):
        place = keys.here()
        assert place
        assert place.in_dialog, place
        keys.tab()
    keys.press("Escape")
    expect(keys.page.get_by_role("dialog")).to_have_count(0)
    assert keys.settled().name == "Menu"


def play(keys: Keys, move: Callable[[], str]) -> Counter[str]:
    """Answers whatever is asked until the result; after each move the focus is still somewhere."""
    did: Counter[str] = Counter()
    end = time.monotonic() + STILL
    while not keys.person.over:
        assert time.monotonic() < end, f"nothing happens any more: {did}"
        if done := move():
            did[done] += 1
            end = time.monotonic() + STILL
            assert did.total() < MOVES, f"it does not end: {did}"
            keys.page.wait_for_timeout(30)
            keys.settled()
        else:
            keys.page.wait_for_timeout(60)
    assert keys.settled().name
    return did


def test_a_whole_game_of_trolley_by_keyboard_alone(chromium: Browser, quick_site: Site) -> None:
    """Three rounds: cards, Modifiers on figures, the floor, the lever twice, and each verdict."""
    quick = {"options": {"cycles": 1, "first": 1}, "clocks": {"floor": 6000, "free": 6000}}
    keys = from_home(chromium, quick_site, PHONE, "Trial by Trolley", quick)
    expect(keys.page.locator(".fork")).to_be_visible()
    keys.settled()
    menu(keys)

    def move() -> str:
        if keys.answer(".verdict .btn", "^Go on$"):
            return "verdict"
        if keys.answer(".lever button", "North"):
            keys.press("Enter")  # TT-27: the lever is heavy
            return "lever"
        if keys.answer(".whole", "^Enough"):
            return "enough"
        if keys.answer(".mine .rest", "^I’m done$", key="Space"):
            return "rest"
        if keys.answer(".mine .row > .btn.main", "^(Lay it|Hang it there|Hang all)"):
            return "play"
        if keys.answer(".targets button", "^Hang it on"):
            return "aim"
        if keys.answer(".hand button[aria-pressed=false]:not(.laid)"):
            return "choose"
        return ""

    did = play(keys, move)
    # Robots are soon done pleading: there may be nothing left to cut short.
    assert set(did) - {"enough"} == {"verdict", "lever", "rest", "play", "aim", "choose"}
    assert did["verdict"] == 3
    keys.do("^Again")
    expect(keys.page.get_by_role("button", name="Depart")).to_be_visible()
    assert keys.person.troubles == []


def test_a_whole_journey_of_mystery_by_keyboard_alone(chromium: Browser, quick_site: Site) -> None:
    """Five legs, some stop in a car on each, every card that is asked for, both forms, to the verdict."""
    shows = {"strasbourg": 40, "budapest": 40, "wien": 300, "verdict": 400}
    quick = {"options": {"hours": "4-3-4-3-5", "abilities": False}, "clocks": shows}
    keys = from_home(chromium, quick_site, DESKTOP, "Mystery Express", quick)
    expect(keys.page.locator(".coach").first).to_be_visible()
    keys.settled()
    menu(keys)
    went: list[str] = []

    def move() -> str:
        if keys.answer(".verdict .go", "^Go on$"):
            return "verdict"
        if keys.page.locator("section.hours, section.verdict").count():
            return ""
        if keys.page.get_by_role("button", name="Change it").count():
            return ""  # said already: the others are awaited
        for what, controls in ASKED.items():
            if any(keys.answer(one) for one in controls):
                return what
        if keys.page.locator(".mygo .btn:enabled").count():
            return go()
        return ""

    def go() -> str:
        """Each car once, one in a go."""
        free = keys.page.locator(".coach:not(.shut) .name b").all_inner_texts()
        fresh = [car for car in free if car not in went]
        if (went and went[-1]) or not fresh:
            went.append("")
            return "done" if keys.answer(".mygo .btn") else ""
        went.append(fresh[0])
        return "car" if keys.answer(".coach:not(.shut)", f"^{fresh[0]}") else ""

    did = play(keys, move)
    assert set(did) >= {"car", "whom", "what", "stop", "card", "form", "done", "verdict"}, did
    assert keys.person.troubles == []
