"""The rules and the coroutine tell the same game: to the same answers the same questions, clocks and end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.dilemma.telling import Asked, Chance, Dilemma, End
from whistlestop.games.dilemma import DILEMMA
from whistlestop.games.dilemma.flight import AIM, POWER, SPIN
from whistlestop.games.dilemma.menus import TossMenu
from whistlestop.kernel import CHANCE, CLOCK, Ask, Json, Menu, Over, advance, settled

CASES = [
    ("sealed, three", 400, 3, {"mode": "sealed"}),
    ("sealed, five", 200, 5, {"mode": "sealed", "tiebreak": True}),
    ("sealed, two", 150, 2, {"mode": "sealed", "lives": 3}),
    ("sealed, few cards", 400, 4, {"mode": "sealed", "cards": 3, "lives": 1, "tiebreak": True}),
    ("race, three", 120, 3, {"mode": "race"}),
    ("race, five", 60, 5, {"mode": "race"}),
    ("throw, three", 100, 3, {"mode": "throw"}),
    ("throw, five", 60, 5, {"mode": "throw", "tiebreak": True}),
    ("throw, skill", 30, 3, {"mode": "throw", "skill": True}),
]


def answered(menu: Menu[Json], random: Random) -> Json:
    """Anything allowed: also wild throws, equal moments and equal cards, which a sample seldom has."""
    action = menu.sample(random.randrange)
    if isinstance(menu, TossMenu) and action != 0:
        card, ms, aim, power, spin, keys = action
        if random.random() < 0.3:
            ms = random.choice((500, 600, 700))
        if menu.offer and menu.hand >> menu.offer & 1 and random.random() < 0.3:
            card = menu.offer
        wild = (card, ms, aim, power, spin, keys)
        if random.random() < 0.3:
            wild = (
                card,
                ms,
                random.randint(-AIM, AIM) // 3,
                random.randint(0, POWER),
                random.randint(-SPIN, SPIN),
                keys,
            )
        action = wild if menu.refuse(wild) is None else action
    return action if menu.refuse(action) is None else 0


def move(turn: Any, random: Random) -> dict[int, Json]:
    if not isinstance(turn, Ask):
        return {CHANCE: turn.sample(random.randrange)}
    if turn.sealed:
        return {seat: answered(menu, random) for seat, menu in turn.sealed.items()}
    assert turn.clock is not None
    if not turn.open or random.random() < 0.15:
        return {CLOCK: turn.clock.name}
    seat = random.choice(sorted(turn.open))
    return {seat: answered(turn.open[seat], random)}


class Clocks:
    """A clock of one telling is one clock of the other, whatever they call it."""

    def __init__(self) -> None:
        self.ours: dict[Any, Any] = {}
        self.theirs: dict[Any, Any] = {}

    def agree(self, turn: Ask[Json], said: Asked) -> bool:
        assert turn.clock is not None
        name = (turn.clock.name, turn.clock.span)
        same = self.ours.setdefault(name, said.clock) == said.clock
        same = same and self.theirs.setdefault(said.clock, name) == name
        return same and (turn.clock.name, turn.clock.delay) == (said.clock[0], said.delay)


def compare(seats: int, options: dict[str, Json], random: Random) -> set[str]:
    """One game through both; which clauses came up."""
    settings = settled(DILEMMA, seats, options)
    state = DILEMMA.start(seats, settings)
    telling = Dilemma(seats, settings).play()
    said, clocks, clauses = next(telling), Clocks(), set[str]()
    while True:
        turn = DILEMMA.turn(state)
        if isinstance(turn, Over):
            assert said == End(turn.scores, turn.winners)
            return clauses
        if isinstance(turn, Ask):
            assert isinstance(said, Asked)
            assert {seat: menu.spec() for seat, menu in turn.sealed.items()} == said.sealed
            assert {seat: menu.spec() for seat, menu in turn.open.items()} == said.open
            assert clocks.agree(turn, said)
        else:
            assert isinstance(said, Chance)
            assert all(outcome in turn for outcome in said.inside)
            assert not any(outcome in turn for outcome in said.outside)
        moves = move(turn, random)
        step = advance(DILEMMA, state, moves)
        clauses |= {note.clause for note in step.notes}
        state, said = step.state, telling.send(moves)


@pytest.mark.parametrize(("games", "seats", "options"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_the_two_tellings_agree(games: int, seats: int, options: dict[str, Json]) -> None:
    clauses = set[str]()
    for seed in range(games):
        clauses |= compare(seats, options, Random(f"{seats} {seed}"))
    assert clauses >= {"DI-4", "DI-10", "DI-31", "DI-32", "DI-33", "DI-40"}
    if seats > 2:
        assert clauses >= {"DI-15", "DI-19", "DI-A11"}
    if options["mode"] == "throw":
        assert clauses >= {"DI-12", "DI-13", "DI-17", "DI-A7"}
