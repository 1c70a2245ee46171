"""Nothing freezes: from every reachable state, whoever leaves, the game goes on to its end."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.games.cases import CASES, LIMIT, Case, walk
from whistlestop.kernel import CHANCE, CLOCK, Ask, Over, Seat


def moments(case: Case) -> list[Any]:
    """States of every kind of phase that two random games come through, the first and the last of each."""
    first: dict[str, Any] = {}
    last: dict[str, Any] = {}
    for seed in (1, 2):
        for moment in islice(walk(case, seed), LIMIT):
            if isinstance(moment.turn, Ask):
                kind = str(sorted(moment.turn.sealed)) + str(moment.turn.clock and moment.turn.clock.name)
                first.setdefault(kind, moment.state)
                last[kind] = moment.state
    found = [*first.values(), *last.values()]
    return found[:: max(1, len(found) // 24)]


def end(case: Case, state: Any, gone: frozenset[Seat], random: Random) -> Over:
    """Those who are here answer at random; for those who are gone only their clocks act."""
    for _ in range(LIMIT):
        turn = case.game.turn(state)
        if isinstance(turn, Over):
            return turn
        moves: dict[Seat, Any]
        if not isinstance(turn, Ask):
            moves = {CHANCE: turn.sample(random.randrange)}
        elif turn.sealed:
            assert turn.clock is not None or not gone & turn.sealed.keys(), "nobody rings for who is gone"
            moves = {
                seat: menu.default(random.randrange) if seat in gone else menu.sample(random.randrange)
                for seat, menu in turn.sealed.items()
            }
        else:
            here = sorted(turn.open.keys() - gone)
            if turn.clock is not None and (not here or random.random() < 0.3):
                moves = {CLOCK: turn.clock.name}
            else:
                assert here, "all who are asked are gone, and no clock runs"
                seat = random.choice(here)
                moves = {seat: turn.open[seat].sample(random.randrange)}
        state = case.game.apply(state, moves).state
    raise AssertionError(f"{case} does not end")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whoever_leaves_at_whatever_moment_the_game_ends(case: Case) -> None:
    seats = range(case.seats)
    leaving = [frozenset(seats), frozenset(seats[:1]), frozenset(seats[1:]), frozenset(seats[::2])]
    random = Random(str(case))
    for k, state in enumerate(moments(case)):
        over = end(case, state, leaving[k % len(leaving)], random)
        assert len(over.scores) == case.seats


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_question_has_a_clock_that_a_table_can_set(case: Case) -> None:
    for moment in walk(case, 3):
        if isinstance(moment.turn, Ask):
            assert moment.turn.clock is not None
            assert moment.turn.clock.name in case.game.clocks
