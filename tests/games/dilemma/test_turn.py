# ruff: noqa: N802 (tests are named after clauses)
"""A turn: DI-10 to DI-20."""

import pytest

from tests.games.dilemma.table import told
from whistlestop.games.dilemma import DILEMMA
from whistlestop.kernel import Illegal, advance


def test_DI_10_the_provoker_lays_one_of_his_cards_face_up() -> None:
    t = told("lead 2; offer 7", mode="throw")
    laid = t.view(0).offer
    assert laid is not None
    assert (laid.seat, laid.card) == (2, 7)
    assert 7 not in t.hand(2)


def test_DI_10_he_cannot_lay_what_he_does_not_hold() -> None:
    t = told("lead 0", hands=("1 2", "3 4", "5 6"))
    assert t.menu(0).refuse(3) == "DI-10"
    with pytest.raises(Illegal) as refused:
        advance(DILEMMA, t.state, {0: 3})
    assert refused.value.clause == "DI-10"


def test_DI_11_all_others_may_answer_and_nobody_must() -> None:
    t = told("lead 1; offer 7")
    assert t.asked == [0, 2]
    assert [t.menu(seat).refuse(0) for seat in (0, 2)] == [None, None]
    assert t.menu(0).refuse(11) == "DI-11"


@pytest.mark.parametrize("first", [0, 2])
def test_DI_11_there_is_no_order_in_which_they_throw(first: int) -> None:
    t = told("lead 1; offer 7", mode="race")
    assert sorted(t.ask.open) == [0, 2]
    t.go(f"tap {first} 3")
    assert t.asked == [2 - first]


def test_DI_12_a_card_flat_on_the_offer_counts() -> None:
    t = told("lead 0; offer 7; throw 1 3", mode="throw")
    (card,) = t.view().arena
    assert (card.how, card.good, card.why) == ("flat", True, "")
    assert t.why("landed") == ["DI-12"]


@pytest.mark.parametrize("how", ["out", "lean", "rim"])
def test_DI_13_outside_leaning_or_on_the_rim_is_void_and_lost(how: str) -> None:
    t = told(f"lead 0; offer 7; throw 1 3 {how}", mode="throw")
    (card,) = t.view().arena
    assert (card.how, card.good, card.why) == (how, False, "DI-13")
    t.go("throw 2 5; clock")
    assert t.gone[1] == (3,)
    assert t.data("taken") == (2, 5)


def test_DI_14_the_lowest_good_card_takes_the_offer() -> None:
    t = told("lead 0; offer 7; answer 1:3 2:5; lot 1 0")
    assert t.data("taken") == (2, 5)
    assert t.asked == [0, 2]


def test_DI_14_the_first_at_rest_lies_lowest_whoever_is_heard_first() -> None:
    t = told("lead 0; offer 7; throw 1 3 at 900; throw 2 5 at 700", mode="throw")
    assert t.data("taken") == (2, 5)


def test_DI_15_all_other_thrown_cards_leave_the_game() -> None:
    t = told("lead 0; offer 7; answer 1:3 2:5 3:9; lot 2 1 0", seats=4)
    assert t.gone == [(), (3,), (5,), ()]
    assert t.data("lost") == ((2, 5), (1, 3))
    t.go("duel peace peace")
    assert t.gone == [(), (3,), (5,), ()]
    assert 3 not in t.hand(1)


@pytest.mark.parametrize("card", [6, 8])
def test_DI_16_higher_or_lower_does_not_matter(card: int) -> None:
    t = told(f"lead 0; offer 7; answer 1:{card} 2:-")
    assert t.data("taken") == (1, card)
    assert t.stage == "duel"


def test_DI_17_an_equal_card_is_skipped() -> None:
    t = told("lead 0; offer 7; answer 1:7 2:5; lot 0 1")
    assert t.data("taken") == (2, 5)
    assert t.gone[1] == (7,)


def test_DI_17_the_card_above_it_counts_in_a_race_too() -> None:
    t = told("lead 0; offer 7; tap 1 7 at 500; tap 2 5 at 600; pass 1", mode="race")
    assert t.data("taken") == (2, 5)
    assert t.gone == [(), (7,), ()]


def test_DI_18_whose_card_was_void_may_throw_another() -> None:
    t = told("lead 0; offer 7; throw 1 3 out at 500", mode="throw")
    assert t.asked == [1, 2]
    t.go("throw 2 5 at 900; throw 1 4 at 800")
    assert t.data("taken") == (1, 4)  # below every good card of the others


def test_DI_19_if_no_card_is_good_all_but_the_provoker_throw_again() -> None:
    t = told("lead 0; offer 7; answer 1:7 2:7; lot 0 1")
    assert t.asked == [1, 2]
    assert t.why("again") == ["DI-19"]
    t.go("answer 1:- 2:3")
    assert t.data("taken") == (2, 3)


def test_DI_19_void_cards_are_cleared_away_only_afterwards() -> None:
    t = told("lead 0; offer 7; answer 1:7 2:-")
    assert [(card.seat, card.card, card.why) for card in t.view().arena] == [(1, 7, "DI-17")]
    assert t.gone == [(), (), ()]
    t.go("answer 1:- 2:3")
    assert t.gone == [(), (7,), ()]


def test_DI_20_contractor_and_provoker_duel_for_both_cards() -> None:
    t = told("lead 2; offer 7; answer 0:3 1:-")
    stakes, laid = t.view().duel, t.view().offer
    assert stakes is not None
    assert laid is not None
    assert (stakes.contractor, stakes.card, laid.seat, laid.card) == (0, 3, 2, 7)
    assert sorted(t.ask.sealed) == [0, 2]
    assert t.why("taken") == ["DI-20"]
