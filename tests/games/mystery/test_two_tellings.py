"""The rules and the coroutine tell the same game: to the same answers the same questions, clocks, places of
all cards, and end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.cases import pick
from tests.games.mystery.telling import Asked, Chance, End, Express
from whistlestop.games.mystery import MYSTERY, State
from whistlestop.games.mystery.state import flat
from whistlestop.kernel import Ask, Json, Over, advance, settled

CASES: list[tuple[int, int, dict[str, Json]]] = [
    (40, 3, {}),
    (30, 3, {"abilities": False, "hours": "4-4-4-4-4"}),
    (30, 4, {"colours": "mansard-suspect", "seat1": "mansard"}),
    (30, 5, {"hours": "4-5-4-6-5"}),
    (15, 5, {"abilities": False}),
]


class Clocks:
    """A clock of one telling is one clock of the other, whatever they call it; the go's budget may go on."""

    def __init__(self) -> None:
        self.last: tuple[Any, Any] = (None, None)

    def agree(self, turn: Ask[Json], said: Asked) -> bool:
        clock = turn.clock
        assert clock is not None
        before, self.last = self.last, ((clock.name, clock.span), said.clock)
        goes_on = before[0] == self.last[0]
        return (
            clock.name == said.clock[0] and clock.pace == said.pace and goes_on == (before[1] == said.clock)
        )


def lies(s: State) -> Any:
    heaps = [sorted(flat(heap)) for heap in (*s.hands, *s.aboard)]
    return heaps, list(s.slots)


def compare(seats: int, options: dict[str, Json], random: Random) -> set[str]:
    """One game through both; which clauses came up."""
    settings = settled(MYSTERY, seats, options)
    state = MYSTERY.start(seats, settings)
    express = Express(seats, settings)
    telling = express.play()
    said, clocks, clauses = next(telling), Clocks(), set[str]()
    while True:
        turn = MYSTERY.turn(state)
        if isinstance(turn, Over):
            assert said == End(turn.scores, turn.winners, turn.reason)
            return clauses
        if isinstance(turn, Ask):
            assert isinstance(said, Asked)
            assert {seat: menu.spec() for seat, menu in turn.sealed.items()} == said.sealed
            assert {seat: menu.spec() for seat, menu in turn.open.items()} == said.open
            assert clocks.agree(turn, said)
            theirs = [sorted(heap) for heap in (*express.hand, *express.aboard)]
            assert lies(state) == (theirs, express.slots)
        else:
            assert isinstance(said, Chance)
            assert all(outcome in turn for outcome in said.inside)
            assert not any(outcome in turn for outcome in said.outside)
        moves = pick(turn, random)
        step = advance(MYSTERY, state, moves)
        clauses |= {note.clause for note in step.notes}
        state, said = step.state, telling.send(moves)


@pytest.mark.parametrize(("games", "seats", "options"), CASES, ids=str)
def test_the_two_tellings_agree(games: int, seats: int, options: dict[str, Json]) -> None:
    clauses = set[str]()
    for seed in range(games):
        clauses |= compare(seats, options, Random(f"{seats} {seed}"))
    assert clauses >= {f"ME-{n}" for n in (14, 17, 21, *range(50, 58), 60, 61, 62, 64, 67, 68, 69, 80)}
    assert ("ME-71" in clauses) == options.get("abilities", True)
