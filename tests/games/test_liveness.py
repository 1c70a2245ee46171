"""Nothing freezes: whoever leaves at whatever moment, the game goes on to its end.

Of the smallest edition every reachable state is looked at; of the others two states of every phase, with
every set of leavers at up to five seats.  That bots finish what people left: tests/server/test_people.py."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, cycle, islice
from random import Random
from typing import Any

import pytest

from tests.games.cases import CASES, LIMIT, Case, walk
from tests.games.dilemma.test_counts import levels
from whistlestop.games.dilemma import DILEMMA
from whistlestop.games.dilemma import rules as dilemma_rules
from whistlestop.games.mystery import ability, cars, city, go
from whistlestop.games.mystery import end as ending
from whistlestop.games.trolley import rules as trolley_rules
from whistlestop.kernel import CHANCE, CLOCK, Ask, Over, Seat

BOOKS = {"dilemma": [dilemma_rules], "trolley": [trolley_rules], "mystery": [go, cars, ability, city, ending]}
AT_ONCE = 31  # sets of people that leave, tried at each moment: all there are at a table of five


def phase(state: Any) -> str:
    return type(state.stack[-1] if hasattr(state, "stack") else state.phase).__name__


def moments(case: Case) -> list[Any]:
    """States of every kind of phase that five random games come through, the first and the last of each."""
    first: dict[str, Any] = {}
    last: dict[str, Any] = {}
    for seed in range(5):
        for moment in walk(case, seed):
            if isinstance(moment.turn, Ask):
                first.setdefault(phase(moment.state), moment.state)
                last[phase(moment.state)] = moment.state
    return [*first.values(), *last.values()]


def leavers(case: Case) -> Iterator[frozenset[Seat]]:
    """Every set of people, again and again."""
    seats = range(case.seats)
    every = [frozenset(some) for k in seats for some in combinations(seats, k + 1)]
    Random(str(case)).shuffle(every)
    return cycle(every)


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
    random, leaving = Random(str(case)), leavers(case)
    for state in moments(case):
        for gone in islice(leaving, AT_ONCE):
            assert len(end(case, state, gone, random).scores) == case.seats


def test_of_all_states_of_the_smallest_edition_none_is_stuck() -> None:
    """Its tree is finite, and at each question time can answer for anybody: whoever leaves, it ends."""
    asked = 0
    for node in (node for level in levels() for node in level):
        turn = DILEMMA.turn(node.state)
        if isinstance(turn, Ask):
            asked += 1
            assert turn.clock is not None
            for menu in turn.sealed.values():
                assert all(menu.refuse(menu.default(Random(k).randrange)) is None for k in range(9))
    assert asked > 90


def test_every_question_of_every_game_is_among_those_moments() -> None:
    """Or a phase that is seldom reached would be passed over in silence."""
    for name, rules in BOOKS.items():
        asked = {
            kind.__name__
            for module in rules
            for kind in vars(module).values()
            if isinstance(kind, type) and "Ask" in str(getattr(vars(kind).get("turn"), "__annotations__", ""))
        } - {"Phase"}
        found = {phase(state) for case in CASES if case.game.name == name for state in moments(case)}
        assert asked == found, name


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_question_has_a_clock_that_a_table_can_set(case: Case) -> None:
    for moment in walk(case, 3):
        if isinstance(moment.turn, Ask):
            assert moment.turn.clock is not None
            assert moment.turn.clock.name in case.game.clocks
