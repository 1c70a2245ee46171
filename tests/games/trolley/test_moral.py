"""The moral model: what one verdict teaches, what others' teach, and what a browser may bring."""

from __future__ import annotations

from random import Random

import pytest

from whistlestop.games.trolley.deck import FEATURES
from whistlestop.games.trolley.moral import (
    BLANK,
    FOLK,
    NOBODY_KNOWN,
    SCATTER,
    Row,
    chance,
    crowd_of,
    dot,
    guess,
    heat_of,
    learned,
    person_of,
    rows_of,
)

CHILD, WICKED = FEATURES.index("child"), FEATURES.index("wicked")


def case(**more: int) -> tuple[int, ...]:
    """Left minus right."""
    return tuple(more.get(name, 0) for name in FEATURES)


def row(person: int, dead: int, **more: int) -> Row:
    return (person, dead, *case(**more))


@pytest.mark.parametrize("spared", [True, False])
def test_a_verdict_moves_the_weights_to_the_best_fit(spared: bool) -> None:
    """There the pull back to what was thought before equals what is left unexplained."""
    x = case(child=3, wicked=-2, lives=1)
    after = NOBODY_KNOWN.wider(SCATTER).after(x, spared)
    unexplained = spared - chance(dot(after.weights, x))
    variance = 0.15**2 + SCATTER**2
    for new, old, value in zip(after.weights, FOLK, x, strict=True):
        assert new - old == pytest.approx(variance * value * unexplained, abs=1e-9)


def test_a_verdict_makes_surer_of_what_it_speaks_of_and_of_nothing_else() -> None:
    after = BLANK.after(case(child=3), spared=True)
    assert after.spread[CHILD][CHILD] < BLANK.spread[CHILD][CHILD]
    assert after.spread[WICKED] == BLANK.spread[WICKED]
    assert after.weights[WICKED] == 0


def test_the_less_is_known_of_a_feature_the_nearer_to_even_is_the_forecast() -> None:
    x = case(child=3)
    assert 0 < NOBODY_KNOWN.wider(2.0).lean(x) < NOBODY_KNOWN.lean(x) < dot(FOLK, x)


def test_many_verdicts_of_a_known_taste_find_it() -> None:
    random, taste = Random("taste"), [0.8 if name == "animal" else -0.4 for name in FEATURES]
    rows: list[Row] = []
    for _ in range(600):
        x = [random.randrange(-3, 4) for _ in FEATURES]
        rows.append((0, int(random.random() < chance(dot(taste, x))), *x))
    found = person_of(crowd_of(()), rows, scatter=1.0).weights
    assert found == pytest.approx(taste, abs=0.2)


def test_what_others_did_teaches_less_than_what_one_did_oneself() -> None:
    kills = [row(1, 0, child=3)] * 3
    x = case(child=2)
    unread = guess((), 1).lean(x)
    assert guess(kills, 1).lean(x) < guess(kills, 2).lean(x) < unread


def test_who_spares_wicked_people_is_known_by_it_while_others_are_not() -> None:
    rows = [row(4, 1, wicked=2), row(4, 0, wicked=-3)] * 6
    assert guess(rows, 4).weights[WICKED] > -0.2 > guess(rows, 5).weights[WICKED]


def test_forecasts_that_were_too_sure_are_cooled_and_timid_ones_warmed() -> None:
    assert heat_of([]) == 1
    assert heat_of([(3.0, True), (3.0, False)] * 40) > 2
    assert heat_of([(0.4, True)] * 40 + [(-0.4, False)] * 40) < 0.6


def test_forecasts_are_made_before_the_verdict_is_known() -> None:
    rows = [row(0, 1, child=2), row(0, 1, child=2)]
    _, leans = learned(NOBODY_KNOWN, rows)
    assert leans[0] == (NOBODY_KNOWN.lean(rows[0][2:]), True)
    assert leans[1][0] > leans[0][0]


def test_lore_that_is_no_verdict_is_left_out() -> None:
    good = row(3, 1, child=2)
    junk: list[object] = [
        *(None, 7, "row", [], [1, 2], list(good[:-1]), [*good, 0]),
        [3, 2, *good[2:]],
        [-1, 1, *good[2:]],
        [3, 1, *([0] * 11), 1000],
        [3, 1, *([0] * 11), True],
        [3, 1, *([0] * 11), "0"],
    ]
    assert rows_of([*junk, list(good)]) == (good,)
    assert rows_of(None) == rows_of({"child": 1}) == rows_of("lore") == ()


def test_lore_that_several_brought_counts_once_for_whom_a_seat_was_named() -> None:
    assert rows_of([row(40, 1, child=2), row(2, 1, child=2), row(2, 0, child=2)]) == (
        row(2, 1, child=2),
        row(2, 0, child=2),
    )


def test_of_more_lore_than_is_used_that_of_strangers_goes_first() -> None:
    lore = [row(40, 1, child=k, cute=j) for k in range(40) for j in range(40)] + [row(2, 0, wicked=5)]
    found = rows_of(lore)
    assert len(found) == 1000
    assert found[0] == row(2, 0, wicked=5)
    assert found[1:] == tuple(lore[:999])
