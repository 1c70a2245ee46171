"""A whole game of each kind from the home page to the result without touching anything but keys."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import Site
from tests.browser.eyes import unsigned
from tests.browser.keys import Keys
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.walk import DILEMMA, MYSTERY, TROLLEY, Asked, asked

STILL = 60  # seconds in which something is asked, however slow the machine
MOVES = 400
LOOKED_AT = ("", "hours", "piles", "between")


def from_home(chromium: Browser, site: Site, size: dict[str, Any], game: str, wish: dict[str, Any]) -> Keys:
    """Home, a new table for three, a name, two robots, off. The clocks are set quicker than the form can."""
    ann = Person(chromium, site.url, size)

    def hurry(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        for what, more in wish.items():
            body[what] |= more
        route.continue_(post_data=json.dumps(body))

    ann.page.route("**/api/tables", lambda r: hurry(r) if r.request.method == "POST" else r.continue_())
    keys = Keys(ann.open("/"))
    expect(ann.page.locator("a.ticket").first).to_be_visible()
    keys.do(game, "link")
    expect(ann.page.get_by_text("Seats").first).to_be_visible()  # the form comes with what the server has
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
    expect(ann.page.get_by_label("Level of the next robot")).to_be_visible()
    keys.settled()
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
    expect(keys.page.get_by_role("dialog", name="Menu")).to_have_count(0)
    place = keys.settled()
    assert place.name == "Menu" or place.in_dialog, place  # robots may have fought a duel meanwhile


def play(
    keys: Keys, game: Asked, do: Callable[[str, str], bool] = lambda state, control: False
) -> Counter[str]:
    """Answers whatever is asked until the result; after each move the focus is still somewhere.

    `do` may know a better answer to a state than to find its control with Tab."""
    did: Counter[str] = Counter()
    end = time.monotonic() + STILL
    while not keys.person.over:
        assert time.monotonic() < end, f"nothing happens any more: {did}"
        # Every second move in the colours that a reader forces on us: there is no ring of shadows then.
        keys.page.emulate_media(forced_colors="active" if did.total() % 2 else "none")
        state, control = asked(keys.person, game) or ("", "")
        if state not in LOOKED_AT and (do(state, control) or keys.answer(control)):
            did[state] += 1
            end = time.monotonic() + STILL
            assert did.total() < MOVES, f"it does not end: {did}"
            keys.page.wait_for_timeout(30)
            keys.settled()
            assert (alike := unsigned(keys.page)) == [], alike
        else:
            keys.page.wait_for_timeout(60)
    keys.page.emulate_media(forced_colors="none")
    assert keys.settled().name
    return did


@pytest.mark.parametrize("mode", ["throw", "race"])
def test_a_whole_game_of_dilemma_by_keyboard_alone(chromium: Browser, quick_site: Site, mode: str) -> None:
    """A digit chooses and P passes; arrows aim and Space throws, or in a RACE the digit already has; the
    first card and the duels by Tab."""
    quick = {"options": {"mode": mode, "lives": 1}, "clocks": {"window": 4000, "late": 100}}
    keys = from_home(chromium, quick_site, DESKTOP, "Dilemma", quick)
    page = keys.page
    expect(page.locator(".hand button").first).to_be_visible()
    keys.settled()
    menu(keys)
    aimed: list[str] = []

    def throw(state: str, _: str) -> bool:
        here = keys.here(moving=True)
        if state not in ("offer", "respond") or (
            here and here.role == "button" and "data-card" not in here.html
        ):
            return False  # Space belongs to a button
        hand = page.locator(".hand button:not([aria-disabled=true])").evaluate_all(
            "all => all.map(card => card.dataset.card)"
        )
        if not hand:
            keys.press("p")
            return True
        keys.press(hand[0][-1])
        if state == "respond" and mode == "race":
            return True
        if state == "respond" and not aimed:
            keys.press("ArrowLeft")
            aimed.append(page.locator("p[aria-live=polite]", has_text="to the left").text_content() or "")
        keys.press("Space")
        return True

    did = play(keys, DILEMMA, throw)
    assert set(did) == {"offer", "respond", "duel", "reveal"}
    assert aimed or mode == "race"
    assert keys.person.troubles == []


def test_a_whole_game_of_trolley_by_keyboard_alone(chromium: Browser, quick_site: Site) -> None:
    """Three rounds: cards, Modifiers on figures, the floor, the lever twice, and each verdict."""
    quick = {"options": {"cycles": 1, "first": 1}, "clocks": {"floor": 6000, "free": 6000}}
    keys = from_home(chromium, quick_site, PHONE, "Trial by Trolley", quick)
    expect(keys.page.locator(".fork")).to_be_visible()
    keys.settled()
    menu(keys)

    did = play(keys, TROLLEY)
    # Robots are soon done pleading: there may be nothing left to cut short.
    assert set(did) - {"enough"} == {"verdict", "lever", "floor", "play", "aim", "cards"}
    assert did["verdict"] == 3
    keys.do("^Again")
    expect(keys.page.get_by_role("button", name="Depart")).to_be_visible()
    assert keys.person.troubles == []


def test_a_whole_journey_of_mystery_by_keyboard_alone(chromium: Browser, quick_site: Site) -> None:
    """Five legs with every ability, each car once, every card that is asked for, both forms, the verdict."""
    shows = {"strasbourg": 60, "budapest": 60, "wien": 400, "ability": 2500, "verdict": 300}
    quick = {"options": {"hours": "4-3-4-3-5", "seat1": "mansard"}, "clocks": shows}
    keys = from_home(chromium, quick_site, DESKTOP, "Mystery Express", quick)
    expect(keys.page.locator(".coach").first).to_be_visible()
    keys.settled()
    menu(keys)
    went: list[str] = []

    def ride(state: str, _: str) -> bool:
        """One car in a go, each of them once."""
        if state != "go" or (went and went[-1]):
            went.extend([""] * (state == "go"))
            return False
        free = keys.page.locator(".coach:not(.shut) .name b").all_inner_texts()
        fresh = [car for car in free if car not in went]
        went.append(fresh[0] if fresh else "")
        return bool(fresh) and keys.answer(".coach:not(.shut)", f"^{fresh[0]}")

    did = play(keys, MYSTERY, ride)
    assert set(did) >= {"go", "whom", "what", "stop", "card", "tunnel", "telegram", "answers", "verdict"}, did
    assert keys.person.troubles == []
