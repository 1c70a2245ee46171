"""Bots play whole games by the book, hold their tongue where they should, and read nothing but views."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.trolley.table import told
from whistlestop.games.trolley import TROLLEY
from whistlestop.kernel import Json, settled
from whistlestop.lab.drive import play
from whistlestop.lab.simulate import simulate

SETTINGS: list[tuple[int, dict[str, Json]]] = [
    (3, {}),
    (4, {"tom": True, "order": "sealed"}),
    (5, {"accomplices": True, "order": "alternate"}),
    (8, {"edition": "ukrainian", "tom": True}),
    (13, {"tom": True, "accomplices": True, "edition": "french"}),
]


@pytest.mark.parametrize("level", list(TROLLEY.levels))
@pytest.mark.parametrize(("seats", "given"), SETTINGS)
def test_bots_finish_a_game_without_an_illegal_step(seats: int, given: dict[str, Json], level: str) -> None:
    options = settled(TROLLEY, seats, given)
    make = TROLLEY.bots[TROLLEY.levels[level]]
    crew = [make(seat, seats, options) for seat in range(seats)]
    played = play(TROLLEY, seats, given, crew, Random(f"{level} {seats}").randrange)
    killed = -sum(played.over.scores)
    rounds = seats if seats >= 5 else 2 * seats
    assert rounds * ((seats - 1) // 2) <= killed <= rounds * (seats // 2)


def test_a_bot_asks_for_no_swap_and_agrees_to_one() -> None:
    t = told("lead 0; deal", seats=5)
    bot = TROLLEY.bots["random"](2, 5, {})
    bot.seen(t.view(2))
    assert bot.choose(t.ask.open[2], lambda n: 0) is None
    bot.seen(t.go("swap 1 2").view(2))
    assert bot.choose(t.ask.open[2], lambda n: 0) == ("swap", 1)


def test_a_bot_that_conducts_lets_people_speak() -> None:
    t = told("lead 0; deal; lay 1:0 2:3; lay 1:8 2:11; play 1 14 0 0 0; play 2 17 0 0 0")
    bot = TROLLEY.bots["random"](0, 3, {})
    bot.seen(t.view(0))
    assert bot.choose(t.ask.open[0], lambda n: 0) is None


def test_who_reads_the_conductor_better_dies_less() -> None:
    found = simulate(TROLLEY, 3, 150, 1, ["easy", "casual", "medium"], {})["mean_score"]
    assert found["easy"] < found["casual"] < found["medium"]
