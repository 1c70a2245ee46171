"""Secrets stay secret: three nets over every registered game."""

from __future__ import annotations

import pytest

from tests.games import nets
from tests.games.cases import CASES, Case
from tests.games.nets import ALL
from tests.games.visible import CONTRADICTS, NOISE, VISIBLE
from whistlestop.games import GAMES

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def test_every_game_says_who_sees_what() -> None:
    assert set(VISIBLE) == set(NOISE) == set(CONTRADICTS) == set(GAMES)
    for name, disturb in NOISE.items():
        hidden = [(k, f) for k, fields in VISIBLE[name].items() for f, who in fields.items() if who != ALL]
        assert set(hidden) - set(disturb) <= {("Flight", "seat")}  # disturbed together with the toss


@every_case
def test_no_field_of_a_state_is_undeclared(case: Case) -> None:
    assert nets.undeclared(case, VISIBLE[case.game.name], seed=0) == []


@every_case
def test_noise_in_a_hidden_field_is_noticed_by_its_owner_only(case: Case) -> None:
    name = case.game.name
    for seed in range(2):
        assert nets.noise(case, VISIBLE[name], NOISE[name], seed) == []


@every_case
def test_nobody_can_tell_a_twin_world(case: Case) -> None:
    for seed in range(3):
        assert nets.twins(case, seed, CONTRADICTS[case.game.name]) == []


@every_case
def test_the_same_past_has_the_same_controls(case: Case) -> None:
    caught, _ = nets.buckets(case, 15)
    assert caught == []


def test_the_same_past_has_the_same_controls_where_many_games_share_it() -> None:
    tiny = Case(GAMES["dilemma"], 2, {"mode": "sealed", "cards": 2, "lives": 1, "remaining": False})
    caught, shared = nets.buckets(tiny, 400)
    assert caught == []
    assert shared > 150  # else this test says nothing
