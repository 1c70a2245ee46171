# ruff: noqa: N802 (tests are named after clauses)
"""ME-1 to ME-19: cards, casting and dealing."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from tests.games.mystery.secrets import census
from tests.games.mystery.table import cards, fresh, token, told
from whistlestop.games.mystery import MYSTERY
from whistlestop.games.mystery.setup import Everything
from whistlestop.games.mystery.state import INVESTIGATORS, TIMES, clues, heaped
from whistlestop.kernel import BadOption, settled

SIZES = {3: (2, 2), 4: (3, 2), 5: (3, 3)}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ME_1_two_copies_of_each_clue_and_no_way_to_tell_them_apart(seats: int) -> None:
    t = fresh(seats).until("Go")
    assert set(census(t.state).values()) == {2}
    assert len(census(t.state)) == 4 * (seats + 1)


def test_ME_2_six_clues_of_four_backs_and_eight_times() -> None:
    assert [len(part) for part in clues(5)] == [6, 6, 6, 6, 8]


def test_ME_3_an_investigator_is_at_the_table_once() -> None:
    with pytest.raises(BadOption) as error:
        fresh(3, seat1="strauss", seat3="strauss")
    assert (error.value.option, error.value.clause) == ("seat3", "ME-3")
    assert fresh(3, seat1="strauss", seat4="strauss").state.house.chosen == (3, -1, -1)


def test_ME_4_three_to_five_play() -> None:
    for seats in (2, 6):
        with pytest.raises(BadOption):
            settled(MYSTERY, seats, {})
    assert list(MYSTERY.seats) == [3, 4, 5]


def test_ME_10_an_investigator_is_chosen_or_drawn() -> None:
    t = fresh(4, seat2="pransky")
    assert MYSTERY.turn(t.state).sample(Random(1).randrange)[2] == 4  # type: ignore[union-attr]
    assert (0, 1, 4, 2, 3) in MYSTERY.turn(t.state)  # type: ignore[operator]
    assert (0, 4, 1, 2, 3) not in MYSTERY.turn(t.state)  # type: ignore[operator]
    t.go("lot 2,0,4,3,1")
    assert t.state.cast == (0, 4, 3, 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ME_11_the_last_kinds_stay_in_the_box(seats: int) -> None:
    deck = Everything(seats, SIZES[seats]).deck()
    assert {card & 7 for card in deck} == set(range(seats + 1))
    assert len(deck) == {3: 32, 4: 40, 5: 48}[seats]


def test_ME_12_one_card_of_each_back_is_the_crime() -> None:
    draw = Everything(3, (2, 2))
    crime, heaps = draw.sample(Random(3).randrange)
    assert [card >> 3 for card in crime[:4]] == [0, 1, 2, 3]
    assert (crime, heaps) in draw
    assert (crime[::-1], heaps) not in draw
    assert ((*crime[:4], 8), heaps) not in draw


def test_ME_13_the_other_23_times_are_a_deck() -> None:
    t = told(city=True, leg=1, time=2)
    t.until("Token")
    times = [time for _, time, _ in t.said("time")]
    assert len(times) == 23
    assert Counter(times) == Counter({time: 2 if time == 2 else 3 for time in TIMES})


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ME_14_seven_cards_each_whatever_their_backs(seats: int) -> None:
    t = fresh(seats).until("Go")
    assert [len(t.hand(seat)) for seat in range(seats)] == [7] * seats
    assert [sum(backs) for backs in t.view().hands] == [7] * seats


def test_ME_15_three_single_cards_with_the_conductor() -> None:
    view = fresh(5).until("Go").view()
    assert len(view.slots) == 3
    assert all(back in range(4) for back in view.slots)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ME_16_the_rest_goes_to_the_passengers(seats: int) -> None:
    view = fresh(seats).until("Go").view()
    assert tuple(map(sum, view.aboard)) == SIZES[seats]


def test_ME_17_the_token_of_paris_is_turned_at_once() -> None:
    t = token(4)
    assert (t.state.conductor, t.view().tokens) == (4, 5)
    assert t.stage == "Go"


def test_ME_18_whoever_has_the_whistle_begins() -> None:
    t = fresh(3).go("lot 2,0,1,3")
    assert t.said("whistle") == [2]
    assert t.until("Go").asked == [2]


def test_ME_19_a_pair_in_hand_is_seen_by_its_owner() -> None:
    t = told(hands=["m2 m2 s1", "m1", "m1"])
    assert t.hand(0) == cards("m2 m2 s1")


def test_ME_A39_figures_start_one_in_each_car() -> None:
    t = fresh(5).until("Go")
    assert t.view().figures == (0, 1, 2, 3, 4)


def test_ME_A40_the_whistle_and_what_nobody_chose_are_drawn() -> None:
    draw = MYSTERY.turn(fresh(3, seat1="mansard").state)
    rng = Random(5).randrange
    drawn = {draw.sample(rng) for _ in range(400)}  # type: ignore[union-attr]
    assert {whistle for whistle, *_ in drawn} == {0, 1, 2}
    assert {cast[1] for _, *cast in drawn} == set(range(len(INVESTIGATORS))) - {1}
    assert all(outcome in draw for outcome in drawn)  # type: ignore[operator]
    assert (3, 1, 0, 2) not in draw  # type: ignore[operator]
    assert (0, 1, 2, 2) not in draw  # type: ignore[operator]


def test_ME_1_a_card_that_is_lost_or_doubled_fails_any_test() -> None:
    t = told(hands=["m0", "m1", "m2"])
    for hand in ("", "m0 m0 s0"):
        broken = replace(t.state, hands=(heaped(cards(hand)), *t.state.hands[1:]))
        with pytest.raises(AssertionError, match="lost or doubled"):
            MYSTERY.apply(broken, {0: ("done", None)})
