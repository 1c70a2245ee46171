# ruff: noqa: N802 (tests are named after clauses)
"""ME-80 to ME-84: conclusions, verdict and ties.  The crime is m3 s3 o3 c3 at time 7."""

import pytest
from msgspec.structs import replace

from tests.games.mystery.table import Told, told
from whistlestop.kernel import WATCHER

ALL, NONE = "m3,s3,o3,c3,7", "-1,-1,-1,-1,-1"
CRIME = (3, 11, 19, 27, 7)


def istanbul(answers: str, telegrams: tuple[tuple[int, ...], ...] = ((-1,) * 5,) * 3) -> Told:
    t = told(hands=["m0", "m1", "m2"], city=True, leg=5)
    t.state = replace(t.state, telegrams=telegrams)
    return t.go(f"say {answers}")


def verdict(answers: str, telegrams: tuple[tuple[int, ...], ...] = ((-1,) * 5,) * 3) -> Told:
    return istanbul(answers, telegrams).go("clock; clock; clock; clock; clock")


def test_ME_80_all_fix_their_conclusions_then_the_cards_are_turned() -> None:
    t = told(hands=["m0", "m1", "m2"], city=True, leg=5)
    assert sorted(t.ask.sealed) == [0, 1, 2]
    t.go(f"say 0:{ALL} 1:{NONE} 2:{NONE}").go("clock; clock; clock; clock; clock")
    assert t.said("crime") == list(enumerate(CRIME))
    assert t.stage == "End"
    assert t.view().crime == CRIME


def test_ME_81_a_point_for_each_right_one_and_nothing_for_wrong_ones() -> None:
    t = verdict(f"0:m3,s3,o0,c0,0 1:m3,s0,o0,-1,-1 2:{NONE}")
    assert t.over.scores == (2, 1, 0)
    assert (t.over.winners, t.over.reason) == ((0,), "ME-81")


def test_ME_82_a_tie_is_broken_by_the_telegrams_of_the_tied() -> None:
    telegrams = ((3, 11, -1, -1, -1), (3, -1, -1, -1, -1), CRIME)
    t = verdict(f"0:m3,s3,-1,-1,-1 1:m3,-1,o3,-1,-1 2:{NONE}", telegrams)
    assert t.over.scores == (2, 2, 0)
    assert (t.over.winners, t.over.reason) == ((0,), "ME-82")  # seat 2 is not among the tied
    assert t.said("opened") == [((0, telegrams[0], 2), (1, telegrams[1], 1))]


def test_ME_82_a_wrong_entry_costs_a_point() -> None:
    telegrams = ((3, 11, 16, 24, -1), (3, -1, -1, -1, -1), (-1,) * 5)
    t = verdict(f"0:m3,-1,-1,-1,-1 1:-1,s3,-1,-1,-1 2:{NONE}", telegrams)
    assert t.said("opened")[0][0][2] == 0
    assert t.over.winners == (1,)


def test_ME_83_then_fewer_wrong_entries() -> None:
    telegrams = ((3, 11, 16, -1, -1), (3, -1, -1, -1, -1), (-1,) * 5)  # both are worth one
    t = verdict(f"0:m3,-1,-1,-1,-1 1:-1,s3,-1,-1,-1 2:{NONE}", telegrams)
    assert (t.over.winners, t.over.reason) == ((1,), "ME-83")


def test_ME_84_then_the_victory_is_shared() -> None:
    telegrams = ((3, -1, -1, -1, -1), (-1, 11, -1, -1, -1), (-1,) * 5)
    t = verdict(f"0:m3,-1,-1,-1,-1 1:-1,s3,-1,-1,-1 2:{NONE}", telegrams)
    assert (t.over.winners, t.over.reason) == ((0, 1), "ME-84")


def test_ME_A34_a_blank_is_worth_nothing_and_a_telegram_may_differ() -> None:
    t = verdict(f"0:{NONE} 1:{NONE} 2:-1,-1,-1,-1,7", ((3, -1, -1, -1, -1),) * 3)
    assert t.over.scores == (0, 0, 1)


@pytest.mark.parametrize(("seats", "most"), [(3, 3), (4, 4), (5, 5)])
def test_ME_A35_clues_in_the_box_cannot_be_answered(seats: int, most: int) -> None:
    t = told(hands=["m0", "m0", "m1", "m1", "m2"][:seats], city=True, leg=5)
    assert t.menu(0).refuse((most, 8, 16, 24, 0)) is None
    assert t.menu(0).refuse((most + 1, 8, 16, 24, 0)) == "ME-A35"


def test_ME_A43_part_by_part_everybody_s_conclusion_first() -> None:
    t = istanbul(f"0:{ALL} 1:m0,s0,o0,c0,0 2:{NONE}")
    assert t.view(WATCHER).answers == ((3, 0, -1),)
    assert t.view(WATCHER).crime == ()
    assert t.asked == []  # time alone turns the cards
    t.go("clock")
    assert t.view(WATCHER).crime == (3,)
    assert t.view(WATCHER).answers == ((3, 0, -1), (11, 8, -1))
    assert t.view(0).answer == CRIME
    whats = [note.what for note in t.notes if note.what in ("hypotheses", "crime")]
    assert whats == ["hypotheses", "crime", "hypotheses"]
