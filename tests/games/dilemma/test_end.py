# ruff: noqa: N802 (tests are named after clauses)
"""End and scoring: DI-50 to DI-52."""

from tests.games.dilemma.table import told

LAST = ("1 9", "3", "")


def test_DI_50_the_game_ends_when_one_player_holds_cards() -> None:
    t = told("lead 0; offer 9; answer 1:3; duel peace peace", hands=LAST)
    assert t.hand(0) == (1,)
    assert t.over.reason == "DI-50"


def test_DI_50_not_while_two_hold_cards() -> None:
    t = told("lead 0; offer 9; answer 1:3; duel peace peace", hands=("1 9", "3 4", ""))
    assert t.asked == [1]


def test_DI_51_won_cards_score_and_hands_count_nothing() -> None:
    t = told("lead 0; offer 9; answer 1:3; duel conflict peace", hands=("10 9", "3", ""))
    assert t.hand(0) == (10,)
    assert t.over.scores == (12, 0, 0)


def test_DI_52_the_highest_score_wins() -> None:
    t = told("lead 0; offer 9; answer 1:3; duel peace peace", hands=LAST)
    assert t.over.scores == (3, 9, 0)
    assert t.over.winners == (1,)
