"""Options are settled before the start: what a game declares is taken, everything else is refused."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.cases import CASES, Case, book
from whistlestop.games import GAMES
from whistlestop.kernel import BadOption, Game, Option, settled

# what the table puts together ("data") is judged by the game's own `start`
OPTIONS = [(game, option) for game in GAMES.values() for option in game.options if option.kind != "data"]
every_option = pytest.mark.parametrize(
    ("game", "option"), OPTIONS, ids=[f"{g.name} {o.name}" for g, o in OPTIONS]
)


def refused(game: Game[Any, Any, Any], given: Any) -> bool:
    try:
        settled(game, max(game.seats), given)
    except BadOption:
        return True
    return False


@every_option
def test_the_default_is_allowed(game: Game[Any, Any, Any], option: Option) -> None:
    assert not option.refuse(option.default)
    assert settled(game, max(game.seats), {})[option.name] == option.default


@every_option
def test_every_choice_is_allowed(game: Game[Any, Any, Any], option: Option) -> None:
    allowed = {"flag": (True, False), "int": (option.min, option.max), "choice": option.choices}[option.kind]
    assert len(set(allowed)) > 1
    assert not any(refused(game, {option.name: value}) for value in allowed)


@every_option
def test_nothing_else_is(game: Game[Any, Any, Any], option: Option) -> None:
    wrong: list[Any] = [None, "", "nonsense", 1.0, -1, 10**6, [], {}, ()]
    likely: dict[str, list[Any]] = {"flag": [0, 1], "int": [True, str(option.max)], "choice": [0, True]}
    wrong += likely[option.kind]
    assert all(refused(game, {option.name: value}) for value in wrong)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_unknown_option_is_refused(game: Game[Any, Any, Any]) -> None:
    assert refused(game, {"no such option": 1})


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_case_starts_and_its_options_do_not_depend_on_their_order(case: Case) -> None:
    other = dict(reversed(case.options.items()))
    assert case.game.start(case.seats, other) == case.start()


def extremes(option: Option) -> tuple[Any, ...]:
    return (option.min, option.max) if option.kind == "int" else option.choices or (False, True)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_options_that_do_not_go_together_are_refused_by_a_clause(game: Game[Any, Any, Any]) -> None:
    """Every pair of values at every number of seats either starts or says why not."""
    started, clauses = 0, set[str]()
    for seats, one, two in product(game.seats, game.options, game.options):
        for a, b in product(extremes(one), extremes(two)):
            try:
                game.start(seats, settled(game, seats, {one.name: a, two.name: b}))
                started += 1
            except BadOption as error:
                clauses.add(error.clause)
    assert started > 0
    assert clauses <= book(game)
