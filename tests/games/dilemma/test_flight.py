# ruff: noqa: N802 (tests are named after clauses)
"""How a thrown card flies: the same for every seat, for left and right, for thumb and keyboard."""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.games.dilemma.table import TOSSES
from whistlestop.games.dilemma import flight
from whistlestop.games.dilemma.bot import SKILLS, bell
from whistlestop.games.dilemma.flight import (
    AIM,
    FULL_TURN,
    POWER,
    SPIN,
    TREMOR,
    Air,
    Gust,
    Landing,
    Pose,
    Toss,
    ideal,
    seat_angle,
    throw,
    touching,
    turned,
)

OFFER = Pose(turn=FULL_TURN // 4)  # as seat 0 lays it
BREEZE = Gust(400, -300, 200, 100, -600, 700, -500, 250, 3)


def some_throws(seed: int, n: int) -> list[tuple[Toss, Gust]]:
    rng = Random(seed).randrange
    return [
        (
            Toss(rng(601) - 300, rng(701), rng(2001) - 1000, bool(rng(2))),
            Gust(*Air().sample(rng)),
        )
        for _ in range(n)
    ]


def on_offer(landing: Landing) -> bool:
    return landing.how == "flat" and touching(landing.pose, OFFER)


def test_there_are_only_whole_numbers_in_it() -> None:
    tree = ast.parse(Path(flight.__file__).read_text(encoding="utf-8"))
    floats = [n.lineno for n in ast.walk(tree) if isinstance(n, ast.Constant) and type(n.value) is float]
    divisions = [
        n.lineno
        for n in ast.walk(tree)
        if isinstance(n, ast.BinOp | ast.AugAssign) and isinstance(n.op, ast.Div)
    ]
    named = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)}
    taken = [
        a.name
        for n in ast.walk(tree)
        if isinstance(n, ast.ImportFrom) and n.module == "math"
        for a in n.names
    ]
    assert (floats, divisions, taken) == ([], [], ["isqrt"])
    assert not {"float", "round", "pow", "math"} & named
    for toss, gust in some_throws(1, 50):
        at = throw(1, 3, toss, gust)
        assert {type(x) for x in (at.pose.x, at.pose.y, at.pose.turn, *at.touch, at.fly, at.slide)} == {int}


@pytest.mark.parametrize(
    ("seat", "seats", "toss", "at"),
    [
        (0, 3, Toss(-108, 268, 550), Landing(Pose(42, -8, 2175), "flat", (511, 41), 224, 80)),
        (2, 4, Toss(110, 200, -550), Landing(Pose(-566, -7, 1031), "flat", (-922, 31), 224, 70)),
        (4, 5, Toss(0, 430, 0, True), Landing(Pose(133, -1227, 4734), "lean", (234, -854), 224, 47)),
    ],
)
def test_a_throw_lands_where_it_always_did(seat: int, seats: int, toss: Toss, at: Landing) -> None:
    """Old records replay: who changes this raises the edition."""
    assert throw(seat, seats, toss, BREEZE) == at


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_seat_throws_better_than_another(seats: int) -> None:
    """Turned back to seat 0, a throw ends within 0.6 mm; only a card on the very border lies otherwise."""
    otherwise = 0
    for toss, gust in some_throws(seats, 400):
        first = throw(0, seats, toss, gust)
        for seat in range(1, seats):
            at, angle = throw(seat, seats, toss, gust), seat_angle(seat, seats)
            x, y = turned(first.pose.x, first.pose.y, angle)
            assert max(abs(at.pose.x - x), abs(at.pose.y - y)) <= 6
            assert (at.pose.turn - first.pose.turn - angle) % FULL_TURN in (0, 1, FULL_TURN - 1)
            assert (at.fly, at.slide) == (first.fly, first.slide)
            otherwise += at.how != first.how
    assert otherwise <= 400 * (seats - 1) // 100


def test_left_and_right_are_alike() -> None:
    """The mirrored throw ends within 1.5 mm of the mirrored place, but for cards that just graze the wall."""
    n, apart, otherwise = 1000, 0, 0
    for toss, gust in some_throws(7, n):
        mirror = throw(
            0,
            3,
            replace(toss, aim=-toss.aim, spin=-toss.spin),
            replace(gust, side=-gust.side, turn=-gust.turn, aim=-gust.aim, spin=-gust.spin),
        )
        at = throw(0, 3, toss, gust)  # seat 0 looks along the x axis
        apart += max(abs(at.pose.x - mirror.pose.x), abs(at.pose.y + mirror.pose.y)) > 15
        otherwise += at.how != mirror.how
    assert apart <= n // 100
    assert otherwise <= n // 100


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("target", [Pose(), Pose(400, -300, 700)])
def test_the_ideal_throw_comes_to_rest_on_its_target(seats: int, target: Pose) -> None:
    for seat in range(seats):
        at = throw(seat, seats, Toss(*ideal(seat, seats, target)), Gust())
        assert at.how == "flat"
        assert (at.pose.x - target.x) ** 2 + (at.pose.y - target.y) ** 2 <= 20**2
        assert touching(at.pose, target)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_tosses_of_our_tests_end_as_they_say(seats: int) -> None:
    ends = {"beside": "flat", "edge": "flat", "bridge": "flat"}
    for how, toss in TOSSES.items():
        for seat in range(seats):
            assert throw(seat, seats, Toss(*toss), Gust()).how == ends.get(how, how)


def test_a_card_touches_another_when_the_other_touches_it() -> None:
    poses = [throw(k % 3, 3, toss, gust).pose for k, (toss, gust) in enumerate(some_throws(3, 300))]
    pairs = list(pairwise(poses))
    assert sum(touching(a, b) != touching(b, a) for a, b in pairs) <= 1  # a border case of rounding
    assert 10 < sum(touching(a, b) for a, b in pairs) < 290


def test_a_twentieth_of_a_card_is_a_touch_and_less_is_not() -> None:
    assert touching(Pose(0, 0, 0), Pose(0, 530, 0))
    assert not touching(Pose(0, 0, 0), Pose(0, 534, 0))  # 26 of 560


@pytest.mark.parametrize(
    ("skill", "flat", "on"),
    [("novice", 59, 32), ("regular", 90, 63), ("expert", 100, 94)],
)
def test_skill_shows(skill: str, flat: int, on: int) -> None:
    """n = 2000 throws at the middle; per cent flat, and flat on the offer, within 4 of the measured table."""
    n, rng = 2000, Random(1).randrange
    aim, power, spin = ideal(1, 3, Pose())
    sd_aim, sd_power, sd_spin, _ = SKILLS[skill]
    landings = []
    for _ in range(n):
        toss = clamped(aim + bell(rng, sd_aim), power + bell(rng, sd_power), spin + bell(rng, sd_spin))
        landings.append(throw(1, 3, toss, Gust(*Air().sample(rng))))
    assert abs(100 * sum(at.how == "flat" for at in landings) / n - flat) <= 4
    assert abs(100 * sum(map(on_offer, landings)) / n - on) <= 4


def clamped(aim: int, power: int, spin: int) -> Toss:
    return Toss(max(-AIM, min(AIM, aim)), max(0, min(POWER, power)), max(-SPIN, min(SPIN, spin)))


@pytest.mark.parametrize("off", [(0, 0), (60, 0), (-120, 0), (0, 60), (0, -60), (100, 80), (200, 0)])
def test_DI_A34_a_keyboard_throws_like_an_average_thumb(off: tuple[int, int]) -> None:
    """For what was meant, off the ideal by (aim, power): n = 1500 throws by a thumb that scatters by TREMOR,
    n by keys.  The rates of "flat on the offer" agree within 4 standard errors of their difference."""
    n, random = 1500, Random(str(off))
    aim, power, spin = ideal(0, 3, Pose())
    aim, power = aim + off[0], power + off[1]
    thumb = keys = 0
    for _ in range(n):
        shaky = [round(x + random.gauss(0, sd)) for x, sd in zip((aim, power, spin), TREMOR)]
        thumb += on_offer(throw(0, 3, clamped(*shaky), Gust(*Air().sample(random.randrange))))
        keys += on_offer(throw(0, 3, Toss(aim, power, spin, True), Gust(*Air().sample(random.randrange))))
    p = (thumb + keys) / (2 * n)
    assert abs(thumb - keys) / n <= 4 * (2 * p * (1 - p) / n) ** 0.5
    assert 0.05 < p < 0.75  # a curve worth comparing


def test_DI_A34_a_flick_has_no_tremor_but_its_own() -> None:
    toss = Toss(-108, 268, 550)
    shaky = replace(BREEZE, aim=3000, power=-3000, spin=3000)
    assert throw(0, 3, toss, shaky) == throw(0, 3, toss, BREEZE)
    assert throw(0, 3, replace(toss, keys=True), shaky) != throw(0, 3, replace(toss, keys=True), BREEZE)


def test_the_air_takes_no_bool_no_float_and_nothing_too_strong() -> None:
    rng = Random(5).randrange
    assert all(Air().sample(rng) in Air() for _ in range(300))
    calm = (0,) * 7 + (500, 0)
    assert calm in Air()
    for i, x in ((0, 3001), (6, -3001), (7, 1000), (8, -1), (0, True), (1, 0.0), (2, "0"), (3, None)):
        assert (*calm[:i], x, *calm[i + 1 :]) not in Air()
    assert list(calm) not in Air()
    assert calm[:8] not in Air()
