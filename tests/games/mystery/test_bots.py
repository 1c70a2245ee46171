# ruff: noqa: N802 (tests are named after clauses)
"""Bots play by the book, see nothing but what they are told, hide what they can, and differ by level."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tests.games.mystery.heard import HANDS, dealt, to_seat
from tests.games.mystery.table import Told, card, fresh
from whistlestop.games.mystery import MYSTERY
from whistlestop.games.mystery.bot import Detective
from whistlestop.games.mystery.hours import Eye, Hours
from whistlestop.games.mystery.memory import Memory
from whistlestop.games.mystery.menus import PACE
from whistlestop.games.mystery.shown import Shown
from whistlestop.games.mystery.state import HOURS_COPIES, TIMES
from whistlestop.kernel import Json, Seat, settled
from whistlestop.lab.drive import play
from whistlestop.lab.simulate import simulate

SETTINGS: list[tuple[int, Mapping[str, Json]]] = [
    (3, {}),
    (4, {"abilities": False, "hours": "4-4-4-4-4"}),
    (5, {"hours": "4-5-4-6-5", "colours": "mansard-suspect"}),
]


def first(n: int) -> int:
    return 0


def at(t: Told, seat: Seat, name: str = "detective", seats: int = 3) -> Any:
    """A bot that was told all that its seat was told, and looks at the table."""
    bot = MYSTERY.bots[name](seat, seats, settled(MYSTERY, seats, {}))
    for note in to_seat(t, seat):
        bot.told(note)
    bot.seen(t.view(seat))
    return bot


def chosen(t: Told, seat: Seat, name: str = "detective") -> Json:
    return at(t, seat, name).choose(t.menu(seat), first)


def test_three_levels_weakest_first() -> None:
    assert list(MYSTERY.levels) == ["easy", "casual", "medium"]


@pytest.mark.parametrize("name", list(MYSTERY.bots))
@pytest.mark.parametrize(("seats", "given"), SETTINGS)
def test_bots_finish_a_game_without_an_illegal_step(seats: int, given: Mapping[str, Json], name: str) -> None:
    options = settled(MYSTERY, seats, given)
    for seed in range(3):
        crew = [MYSTERY.bots[name](seat, seats, options) for seat in range(seats)]
        assert play(MYSTERY, seats, given, crew, Random(seed).randrange).over.winners


@pytest.mark.parametrize("name", list(MYSTERY.bots))
def test_ME_62_a_bot_leaves_the_pace_alone(name: str) -> None:
    t = dealt("done; done; done")
    assert at(t, t.state.whistle, name).choose(PACE, first) is None


def test_whoever_looks_and_remembers_better_finds_more() -> None:
    found = simulate(MYSTERY, 4, 40, 1, ["random", "easy", "casual", "medium"], {})["mean_score"]
    assert found["random"] < found["easy"] < found["casual"] < found["medium"]


def test_a_bot_cannot_tell_a_twin_world() -> None:
    """Its mind imagines the world; menus of the imagined one lead to the same choice."""
    t = fresh(4, abilities=False).until("Go")
    m, house = t.state.mover, t.state.house
    mind = Memory(m, 4, house)
    for note in to_seat(t, m):
        mind.told(note)
    worlds = [Told(mind.imagine(t.view(m), Random(i).randrange)) for i in range(5)]
    assert len({world.state.hands for world in worlds}) > 1
    real = at(t, m, seats=4).choose(t.menu(m), Random(0).randrange)
    for world in worlds:
        bot = at(t, m, seats=4)
        bot.seen(world.view(m))
        assert bot.choose(world.menu(m), Random(0).randrange) == real


def test_a_bot_that_the_table_has_overtaken_says_nothing() -> None:
    """Asked for a method, it looks up and the table is at the telegrams."""
    t = dealt("lounge m")
    bot, menu = at(t, 1), t.menu(1)
    assert bot.choose(menu, first) in (card("m1"), card("m2"))
    bot.seen(t.go("say 1:m1 2:m1; done; done; done").until("Telegram").view(1))
    assert bot.choose(menu, first) is None


def test_a_card_that_the_asker_knows_is_shown_again() -> None:
    """Seat 1 showed m2 at dinner; in the next leg it is asked for m by the same host and by all."""
    script = "dine 1:m; say 1:m2; done; done; done"
    t = dealt(script).until("Go", leg=1)
    t.go("done; dine 1:m")
    assert t.state.mover == 0
    assert chosen(t, 1) == card("m2")


def test_ME_53_who_set_off_a_chain_has_not_seen_its_other_links() -> None:
    """Seat 1 rides from 0 through 2 and back to 0: what seat 0 gets from 2, seat 1 has not seen."""
    t = dealt("done; ride -1 m; say 0:m0; say 1:m1; say 2:m2")
    shown = Shown(0, 3)
    for note in to_seat(t, 0):
        shown.told(note)
    assert [shown.news(card("m2"), 1 << p) for p in (1, 2)] == [1, 0]


@pytest.mark.parametrize(("twin", "least"), [("s2", "s0"), ("s0", "s2")])
def test_of_cards_that_are_all_new_the_one_that_tells_least_is_shown(twin: str, least: str) -> None:
    """Seat 1 is left with s0 and s2.  The twin of one of them lay open: that one would rule its clue out."""
    hands = ("m0 m0 s1 o0 o0 o1 c0", "m1 m2 s0 s1 s2 o2 c1", "m1 m2 s0 s2 o1 o2 c0")
    t = dealt(f"lounge s; say 1:s1 2:{twin}; dine 1:s", hands)
    assert chosen(t, 1) == card(least)


def test_what_is_given_away_is_no_card_whose_twin_is_wanted() -> None:
    """Seat 0 rides: of m it has a pair only; of s it saw both s0, so that goes, not s1."""
    t = dealt("dine 1:s; say 1:s0; ride 1 s; say 1:s2")
    assert t.asked == [0]
    assert chosen(t, 0) == card("s0")


def test_nobody_asks_for_what_is_certain() -> None:
    """Seat 0 knows the method: no stop of its go is about m."""
    t = dealt("lounge m; say 1:m1 2:m1; dine 1:m; say 1:m2; ride -1 m; say 2:m2; say 0:m0; done; done; done")
    t.until("Go", leg=1)
    t.go("done")
    verb, thing = chosen(t, 0)
    assert verb in ("lounge", "passenger", "dining", "madam")
    named = {"lounge": [thing], "dining": [k for _, k in thing] if verb == "dining" else []}
    assert 0 not in named.get(verb, [thing[-1]] if verb in ("passenger", "madam") else [])


def test_ME_82_a_telegram_says_only_what_is_likelier_than_not() -> None:
    t = dealt()
    bot = at(t, 0)
    assert isinstance(bot, Detective)
    assert bot.written(0.5) == (-1,) * 5
    t.go("lounge m; say 1:m1 2:m1; dine 1:m; say 1:m2; ride -1 m; say 2:m2; say 0:m0")
    assert at(t, 0).written(0.5) == (card("m3"), -1, -1, -1, -1)


def test_ME_80_the_conclusions_leave_nothing_blank() -> None:
    assert -1 not in at(dealt(hands=HANDS), 0).written(0.0)


# --- the hours -------------------------------------------------------------------------------------------


def right(eye: Eye, trials: int) -> float:
    rng = Random(4)
    hits = 0
    for _ in range(trials):
        crime = rng.randrange(len(TIMES))
        deck = [t for t in TIMES for _ in range(HOURS_COPIES - (t == crime))]
        hours = Hours(eye)
        for _ in range(3):
            rng.shuffle(deck)
            hours.watch(deck, rng.randrange)
        hits += max(TIMES, key=lambda t: hours.odds[t]) == crime
    return hits / trials


def test_ME_66_a_perfect_eye_needs_one_showing() -> None:
    hours = Hours(Eye(8, 1000, 0))
    hours.watch([t for t in TIMES for _ in range(3 - (t == 5))], Random(0).randrange)
    assert hours.odds[5] == 1


def test_ME_62_levels_remember_the_hours_more_or_less() -> None:
    easy, casual, medium = (right(MYSTERY.bots[MYSTERY.levels[name]].eye, 300) for name in MYSTERY.levels)  # type: ignore[attr-defined]
    assert 1 / 8 < easy < casual < medium < 1
