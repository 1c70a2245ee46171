# ruff: noqa: N802 (tests are named after clauses)
"""Our rulings on the scramble and the turn: DI-A1 to DI-A15."""

from typing import Any

import pytest

from tests.games.dilemma.table import told
from whistlestop.games.dilemma import DILEMMA
from whistlestop.games.dilemma.flight import Pose
from whistlestop.games.dilemma.menus import TossMenu
from whistlestop.kernel import BadOption, Json, Order, Pick, advance, settled


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_DI_A1_three_to_five_players(seats: int) -> None:
    options = settled(DILEMMA, seats, {})
    assert DILEMMA.start(seats, options).n == seats
    assert max(DILEMMA.seats) == 5


def test_DI_A2_the_first_provoker_is_drawn_by_lot() -> None:
    assert DILEMMA.turn(told(seats=4).state) == Pick(((0, 1), (1, 1), (2, 1), (3, 1)))


def test_DI_A3_throw_is_the_default_of_three_modes() -> None:
    mode = next(option for option in DILEMMA.options if option.name == "mode")
    assert mode.default == "throw"
    assert sorted(mode.choices) == ["race", "sealed", "throw"]


def test_DI_A3_in_throw_the_flight_decides() -> None:
    t = told("lead 0; offer 7; throw 1 3 out at 500; throw 2 5 at 900; pass 1", mode="throw")
    assert t.data("taken") == (2, 5)


def test_DI_A3_in_a_race_every_card_lands_flat_on_the_offer() -> None:
    t = told("lead 0; offer 7; tap 1 3; tap 2 4; tap 3 5", mode="race", seats=5)
    assert [(card.how, card.good) for card in t.view().arena] == [("flat", True)] * 3


@pytest.mark.parametrize(("hair", "taker"), [(99, 1), (101, 2)])
def test_DI_A3_in_a_race_a_lot_of_up_to_119_ms_is_added(hair: int, taker: int) -> None:
    t = told(f"lead 0; offer 7; tap 1 3 at 800 hair {hair}; tap 2 4 at 900 hair 0", mode="race")
    assert t.data("taken")[0] == taker


def test_DI_A3_the_lot_of_a_race_is_0_to_119() -> None:
    t = told("lead 0; offer 7", mode="race")
    draw: Any = DILEMMA.turn(DILEMMA.apply(t.state, {1: (3, 800, 0, 0, 0, 0)}).state)
    assert all(hair in draw for hair in (0, 119_999))  # thousandths of a ms
    assert not any(hair in draw for hair in (-1, 120_000, True, 5.0))


def test_DI_A3_in_sealed_a_lot_orders_the_pile() -> None:
    t = told("lead 0; offer 7; answer 1:3 2:4 3:5", seats=4)
    assert DILEMMA.turn(t.state) == Order(3)
    assert t.go("lot 2 0 1").data("taken") == (3, 5)


def test_DI_A4_ten_seconds_for_throwing_one_for_throwing_late() -> None:
    assert (DILEMMA.clocks["window"], DILEMMA.clocks["late"]) == (10_000, 1_000)
    t = told("lead 0; offer 7", mode="throw")
    assert t.ask.clock is not None
    assert t.ask.clock.name == "window"


def test_DI_A4_the_late_window_begins_when_the_good_card_has_come_to_rest() -> None:
    t = told("lead 0; offer 7; throw 1 3", mode="throw")
    landed, clock = t.data("landed"), t.ask.clock
    assert clock is not None
    assert (clock.name, clock.delay) == ("late", landed["fly"] + landed["slide"])


def test_DI_A4_a_void_card_leaves_the_same_clock_running() -> None:
    t = told("lead 0; offer 7", mode="throw")
    before = t.ask.clock
    assert t.go("throw 1 3 out").ask.clock == before


def test_DI_A4_the_window_ends_when_all_others_have_passed() -> None:
    t = told("lead 0; offer 7; pass 2", mode="race")
    assert t.stage == "window"
    assert t.go("pass 1").won[0] == (7,)


def test_DI_A5_a_late_throw_costs_its_card() -> None:
    t = told("lead 0; offer 7; throw 1 3 at 800; throw 2 5 at 1500", mode="throw")
    assert t.data("taken") == (1, 3)
    assert t.gone == [(), (), (5,)]
    assert t.why("lost") == ["DI-15"]


def test_DI_A6_nobody_throws_again_after_a_card_that_may_count() -> None:
    t = told("lead 0; offer 7; throw 1 3", mode="throw")
    assert t.asked == [2]


@pytest.mark.parametrize("how", ["7 calm", "3 out", "3 lean", "3 rim"])
def test_DI_A6_but_while_all_his_cards_are_void_he_may(how: str) -> None:
    t = told(f"lead 0; offer 7; throw 1 {how}; throw 1 4 out", mode="throw")
    assert t.asked == [1, 2]


def test_DI_A7_a_card_beside_the_offer_is_no_duel_card() -> None:
    t = told("lead 0; offer 7; throw 1 3 beside at 500; throw 2 5 at 900; pass 1", mode="throw")
    first: Json = t.notes[2].data
    assert (first["how"], first["good"], first["why"]) == ("flat", False, "DI-A7")
    assert t.data("taken") == (2, 5)
    assert t.gone[1] == (3,)


def test_DI_A7_a_card_on_a_card_that_lies_on_the_offer_counts() -> None:
    alone = told("lead 0; offer 7; throw 1 3 bridge at 900", mode="throw")
    assert [card.why for card in alone.view().arena] == ["DI-A7"]
    piled = told("lead 0; offer 7; throw 1 7 edge at 500; throw 1 3 bridge at 900; pass 2", mode="throw")
    assert piled.data("taken") == (1, 3)


def test_DI_A7_not_if_that_card_came_to_rest_later() -> None:
    t = told("lead 0; offer 7; throw 1 3 bridge at 500; throw 1 7 edge at 900", mode="throw")
    assert [card.why for card in t.view().arena] == ["DI-A7", "DI-17"]


def test_DI_A7_what_lay_there_before_a_new_round_lies_below_it() -> None:
    """Each round of throws has its own time line: 800 of the second is later than 5000 of the first."""
    script = "lead 0; offer 7; throw 1 7 edge at 5000; clock; throw 1 3 bridge at 800; pass 2"
    assert told(script, mode="throw").data("taken") == (1, 3)
    script = "lead 0; offer 7; throw 1 3 bridge at 5000; clock; throw 1 7 edge at 800"
    arena = told(script, mode="throw").view().arena
    assert [(card.card, card.why) for card in arena] == [(3, "DI-A7"), (7, "DI-17")]


def test_DI_A8_several_equal_cards_are_all_skipped() -> None:
    t = told("lead 0; offer 7; answer 1:7 2:7 3:5 4:6; lot 1 0 3 2", seats=5)
    assert t.data("taken") == (4, 6)


@pytest.mark.parametrize("thrown", ["7 calm", "3 out", "3 lean"])
def test_DI_A9_equal_or_missed_alike_lead_to_a_new_round(thrown: str) -> None:
    t = told(f"lead 0; offer 7; throw 1 {thrown}; clock", mode="throw")
    assert t.why("again") == ["DI-19"]
    assert t.asked == [1, 2]
    assert t.view().again == 1


def test_DI_A9_who_passed_may_throw_in_the_new_round() -> None:
    t = told("lead 0; offer 7; pass 2; throw 1 7; pass 1", mode="throw")
    assert t.asked == [1, 2]


def test_DI_A10_another_round_and_another_until_a_card_is_good() -> None:
    t = told(
        "lead 0; offer 7; throw 1 1 out; clock; throw 1 2 out; clock; throw 2 3 lean; clock", mode="throw"
    )
    assert t.why("again") == ["DI-19"] * 3
    t.go("throw 2 4; clock")
    assert t.data("taken") == (2, 4)


def test_DI_A10_hands_are_finite() -> None:
    t = told("lead 0; offer 7; answer 1:7 2:7; lot 0 1", hands=("7 8", "7", "7"))
    assert t.why("kept") == ["DI-40"]
    assert t.over.scores == (7, 0, 0)


def test_DI_A11_a_new_round_without_a_throw_is_no_answer() -> None:
    t = told("lead 0; offer 7; answer 1:7 2:-; answer 1:- 2:-")
    assert t.won == [(7,), (), ()]
    assert t.why("kept") == ["DI-40"]
    assert t.why("lost") == ["DI-A11"]
    assert t.gone == [(), (7,), ()]


def test_DI_A11_also_when_time_runs_out_on_it() -> None:
    t = told("lead 0; offer 7; throw 1 3 out; clock; clock", mode="throw")
    assert t.won == [(7,), (), ()]
    assert t.gone == [(), (3,), ()]


def test_DI_A12_without_cards_one_is_skipped_as_provoker() -> None:
    t = told("lead 0; offer 7; answer 2:3; duel peace peace", hands=("7 8", "", "3 4"))
    assert t.view().provoker == 2
    assert t.data("initiative") == 2


def test_DI_A13_the_initiative_moves_on_after_an_unanswered_offer() -> None:
    assert told("lead 0; offer 7; answer 1:- 2:-").view().provoker == 1


def test_DI_A14_the_provoker_may_not_decline() -> None:
    assert told("lead 0").menu(0).refuse(0) == "DI-10"
    assert 0 not in tuple(told("lead 0").menu(0))
    assert told("lead 0", mode="throw", skill=True).menu(0).refuse(0) == "DI-A14"


def test_DI_A15_the_end_is_not_judged_before_the_stakes_are_settled() -> None:
    t = told("lead 0; offer 9; answer 1:3", hands=("1 9", "3", ""))
    assert t.stage == "duel"  # only seat 0 holds cards by now
    assert t.go("duel peace peace").over.scores == (3, 9, 0)


def test_DI_A15_nor_in_the_middle_of_the_throws() -> None:
    t = told("lead 0; offer 9; throw 1 3 out", mode="throw", hands=("1 9", "3", "4"))
    assert t.asked == [2]


def test_the_modes_are_checked_against_the_seats() -> None:
    with pytest.raises(BadOption):
        told(mode="dice")


def test_DI_A31_equal_moments_of_a_race_are_ordered_by_the_lot() -> None:
    t = told(
        "lead 0; offer 7; tap 1 3 at 800 hair 5 lot 9; tap 2 4 at 800 hair 5 lot 2; pass 3",
        mode="race",
        seats=4,
    )
    assert t.state.phase.contractor == 2


def test_DI_A29_the_ideal_throw_is_never_a_deliberate_miss() -> None:
    menu = TossMenu(0, 3, 704, "throw", 7, Pose(1006, -302, 4516), True)
    assert menu.refuse((9, 500, *menu.ideal(), 0)) is None


def test_the_order_in_which_sealed_answers_are_written_means_nothing() -> None:
    s = told("lead 0; offer 7").state
    assert advance(DILEMMA, s, {1: 3, 2: 5}) == advance(DILEMMA, s, {2: 5, 1: 3})
