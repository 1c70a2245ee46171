# ruff: noqa: N802 (tests are named after clauses)
"""House rulings of this table: DI-A28 to DI-A34."""

import pytest

from tests.games.dilemma.table import TOSSES, still, told
from whistlestop.games.dilemma import DILEMMA
from whistlestop.games.dilemma.flight import TREMOR
from whistlestop.games.dilemma.menus import TossMenu
from whistlestop.kernel import CHANCE, BadOption, Json, advance
from whistlestop.table.hear import SLACK

TWO_LEFT = ("7 8", "3 7", "")


def test_DI_A28_a_card_beside_the_offer_lets_its_owner_throw_again() -> None:
    t = told("lead 0; offer 7; throw 1 3 beside", mode="throw")
    assert t.asked == [1, 2]


def test_DI_A28_and_leads_to_a_new_round() -> None:
    t = told("lead 0; offer 7; throw 1 3 beside; clock", mode="throw")
    assert t.why("again") == ["DI-19"]
    assert t.go("clock").gone == [(), (3,), ()]


@pytest.mark.parametrize("how", sorted(TOSSES))
def test_DI_A29_of_two_left_only_a_throw_that_would_lie_on_the_offer_is_taken(how: str) -> None:
    t = told("lead 0; offer 7", mode="throw", hands=TWO_LEFT)
    refused = t.menu(1).refuse((3, 500, *TOSSES[how], 0))
    assert refused == (None if how == "edge" else "DI-A29")


def test_DI_A29_what_the_air_then_does_is_bad_luck() -> None:
    t = told("lead 0; offer 7", mode="throw", hands=TWO_LEFT)
    flying = advance(DILEMMA, t.state, {1: (3, 500, *TOSSES["edge"], 0)}).state
    headwind = (-3000, 0, -3000, 0, 0, 0, 0, 0, 0)
    landed: Json = advance(DILEMMA, flying, {CHANCE: headwind}).notes[0].data
    assert not landed["good"]


def test_DI_A29_a_refused_card_stays_in_hand() -> None:
    t = told("lead 0; offer 7", mode="throw", hands=TWO_LEFT)
    before = t.state
    with pytest.raises(ValueError, match="DI-A29"):
        t.go("throw 1 3 out")
    assert t.state == before
    assert t.hand(1) == (3, 7)


def test_DI_A30_a_thrown_offer_lies_where_it_lands_flat() -> None:
    t = told("lead 0; offer 7 beside", mode="throw", skill=True)
    laid, landed = t.view().offer, t.data("landed")
    assert laid is not None
    assert (laid.x, laid.y) == landed["rest"] != (0, 0)
    assert t.asked == [1, 2]
    assert t.go("throw 1 3; pass 2").data("taken") == (1, 3)  # thrown at the place where it lies


@pytest.mark.parametrize("how", ["out", "lean", "rim"])
def test_DI_A30_a_missed_offer_is_lost_and_the_initiative_passes(how: str) -> None:
    t = told(f"lead 0; offer 7 {how}", mode="throw", skill=True)
    assert t.gone == [(7,), (), ()]
    assert t.won == [(), (), ()]
    assert t.why("missed") == ["DI-A30"]
    assert t.asked == [1]
    assert t.stage == "offer"


def test_DI_A31_a_device_time_is_moved_into_what_the_line_explains() -> None:
    menu = told("lead 0; offer 7", mode="race").menu(1)
    assert isinstance(menu, TossMenu)
    stamped = [menu.stamp((3, ms, 1, 2, 3, 0), 700, 900)[1] for ms in (-5, 0, 699, 800, 901, 10**9)]
    assert stamped == [700, 700, 700, 800, 900, 900]
    assert menu.stamp((3, 0, 1, 2, 3, 0), 700, 900)[2:] == (1, 2, 3, 0)


@pytest.mark.parametrize("action", [0, None, "x", (), (3,), (3, "x", 0, 0, 0, 0), (3, True, 0, 0, 0, 0)])
def test_DI_A31_what_has_no_time_is_left_alone(action: object) -> None:
    menu = told("lead 0; offer 7", mode="race").menu(1)
    assert isinstance(menu, TossMenu)
    assert menu.stamp(action, 700, 900) == action


def test_DI_A31_the_allowance_is_never_longer_than_the_late_window() -> None:
    assert DILEMMA.clocks["late"] >= SLACK > 0


@pytest.mark.parametrize(("lots", "taker"), [((5, 4), 2), ((4, 5), 1)])
def test_DI_A31_equal_moments_are_ordered_by_lot(lots: tuple[int, int], taker: int) -> None:
    one, two = lots
    script = f"lead 0; offer 7; throw 1 3 edge at 800 lot {one}; throw 2 4 edge at 800 lot {two}"
    assert told(script, mode="throw").data("taken")[0] == taker


def test_DI_A32_an_offer_out_of_time_is_drawn_by_lot() -> None:
    menu = told("lead 0", hands=("2 5 9", "1 2", "3")).menu(0)
    assert [menu.default(lambda n, k=k: k) for k in range(3)] == [2, 5, 9]


def test_DI_A32_a_thrown_offer_too() -> None:
    menu = told("lead 0", mode="throw", skill=True, hands=("2 5 9", "1 2", "3")).menu(0)
    thrown = [menu.default(lambda n, k=k: k) for k in range(3)]
    assert [toss[0] for toss in thrown] == [2, 5, 9]
    assert [menu.refuse(toss) for toss in thrown] == [None] * 3


@pytest.mark.parametrize("mode", ["sealed", "race", "throw"])
def test_DI_A32_a_window_out_of_time_is_a_pass(mode: str) -> None:
    assert told("lead 0; offer 7", mode=mode).menu(1).default(lambda n: n - 1) == 0


@pytest.mark.parametrize("mode", ["race", "throw"])
@pytest.mark.parametrize(("seats", "cards"), [(2, 10), (3, 9), (2, 2)])
def test_DI_A33_the_research_edition_is_sealed(mode: str, seats: int, cards: int) -> None:
    with pytest.raises(BadOption) as refused:
        told(seats=seats, cards=cards, mode=mode)
    assert refused.value.clause == "DI-A33"
    assert told("lead 0", seats=seats, cards=cards).hand(0) == tuple(range(1, cards + 1))


def test_DI_A33_two_seats_have_two_lives_unless_the_table_says_otherwise() -> None:
    assert told(seats=2).lives == [2, 2]
    assert told(seats=2, lives=5).lives == [5, 5]


def test_DI_A33_with_two_seats_equal_throws_are_never_allowed() -> None:
    t = told("lead 0; offer 7", seats=2)
    assert t.menu(1).refuse(7) == "DI-41"
    assert t.go("answer 1:-; offer 4").menu(0).refuse(4) == "DI-41"


@pytest.mark.parametrize("keys", [0, 1])
def test_DI_A34_a_throw_by_keyboard_trembles_by_the_tables_dice(keys: int) -> None:
    t = told("lead 0; offer 7", mode="throw")
    toss = (3, 500, *t.menu(1).spec()["ideal"], keys)
    flying = advance(DILEMMA, t.state, {1: toss}).state
    shaky = (0, 0, 0, 0, 2500, 0, 0, 500, 0)  # only the hand trembles: 2.5 standard deviations in aim
    calm, trembling = (advance(DILEMMA, flying, {CHANCE: air}).notes for air in (still(0), shaky))
    assert (calm == trembling) is (keys == 0)
    assert TREMOR == (85, 70, 250)
