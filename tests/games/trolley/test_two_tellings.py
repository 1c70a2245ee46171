"""The rules and the coroutine tell the same game: to the same answers the same questions, clocks and end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.cases import pick, tiny
from tests.games.trolley.telling import Asked, Chance, End, Trolley
from whistlestop.games.trolley import TROLLEY
from whistlestop.kernel import Ask, Json, Over, advance, settled

CASES = [
    ("three", 60, 3, (8, 6, 9), {"tom": True}),
    ("four, sealed", 60, 4, (9, 7, 12), {"tom": True, "order": "sealed", "first": 2}),
    ("five, alternating", 40, 5, (11, 9, 15), {"tom": True, "order": "alternate", "accomplices": True}),
    ("four, French", 40, 4, (8, 6, 12), {"edition": "french", "accomplices": True, "tom": True}),
    (
        "six, French, alternating",
        20,
        6,
        (8, 6, 18),
        {"edition": "french", "accomplices": True, "order": "alternate"},
    ),
    ("seven, Ukrainian", 20, 7, (20, 10, 30), {"edition": "ukrainian", "tom": True, "cycles": 2}),
    ("nine, hidden hands", 15, 9, (9, 9, 15), {"mates": False, "tom": True, "edition": "italian"}),
    ("thirteen", 5, 13, (10, 8, 40), {"tom": True, "accomplices": True}),
]


def compare(seats: int, sizes: tuple[int, int, int], given: dict[str, Json], random: Random) -> set[str]:
    """One game through both; which clauses came up."""
    options = settled(TROLLEY, seats, {**given, "deck": tiny(*sizes)})
    state = TROLLEY.start(seats, options)
    telling = Trolley(seats, options, sizes)
    told = telling.play()
    said, clauses = next(told), set[str]()
    clocks: dict[Any, Any] = {}
    while True:
        turn = TROLLEY.turn(state)
        if isinstance(turn, Over):
            assert said == End(turn.scores, turn.winners)
            assert telling.tom in (None, state.tom)
            assert sorted(state.decks[2]) == sorted(telling.decks[2])
            return clauses
        if isinstance(turn, Ask):
            assert isinstance(said, Asked)
            assert {seat: menu.spec() for seat, menu in turn.sealed.items()} == said.sealed
            assert {seat: menu.spec() for seat, menu in turn.open.items()} == said.open
            assert turn.clock is not None
            assert turn.clock.name == said.clock[0]
            assert clocks.setdefault(turn.clock.span, said.clock) == said.clock
            assert clocks.setdefault(said.clock, turn.clock.span) == turn.clock.span
        else:
            assert isinstance(said, Chance)
            assert all(outcome in turn for outcome in said.inside)
            assert not any(outcome in turn for outcome in said.outside)
        moves = pick(turn, random)
        step = advance(TROLLEY, state, moves)
        clauses |= {note.clause for note in step.notes}
        state, said = step.state, told.send(moves)


@pytest.mark.parametrize(
    ("games", "seats", "sizes", "given"), [c[1:] for c in CASES], ids=[c[0] for c in CASES]
)
def test_the_two_tellings_agree(
    games: int, seats: int, sizes: tuple[int, int, int], given: dict[str, Json]
) -> None:
    clauses = set[str]()
    for seed in range(games):
        clauses |= compare(seats, sizes, given, Random(f"{seats} {seed}"))
    assert clauses >= {"TT-4", "TT-5", "TT-10", "TT-11", "TT-20", "TT-21", "TT-22", "TT-24", "TT-26", "TT-27"}
    assert clauses >= {"TT-30", "TT-31", "TT-A27"}
    assert ("TT-50" in clauses) == given.get("tom", False)
    assert ("TT-A4" in clauses) == (seats > 3 and given.get("mates", True))
