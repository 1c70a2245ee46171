# ruff: noqa: N802 (tests are named after clauses)
"""ME-20 to ME-44: legs, goes, hands and piles."""

import pytest

from tests.games.mystery.table import card, cards, told
from whistlestop.kernel import Illegal


def test_ME_20_five_legs() -> None:
    t = told(hands=["m0", "m1", "m2"]).until("End")
    assert [leg for leg, _ in t.said("arrived")] == [1, 2, 3, 4, 5]
    assert t.state.leg == 5


def test_ME_21_clockwise_from_the_whistle_all_in_one_go() -> None:
    t = told(hands=["m0 m1", "m2", "s1"])
    assert t.asked == [0]
    t.go("lounge m; say 1:m2")
    assert t.asked == [0]  # still the same go
    t.go("done")
    assert t.asked == [1]
    assert t.go("done").asked == [2]


def test_ME_22_whoever_went_last_takes_the_whistle() -> None:
    t = told("done; done; done", hands=["m0", "m1", "m2"])
    assert t.state.whistle == 2
    assert t.until("Go", leg=1).asked == [2]
    assert t.go("done; done; done").state.whistle == 1  # one to the right each leg


def test_ME_23_the_hours_of_each_leg() -> None:
    t = told(hands=["m0", "m1", "m2"])
    given = [t.until("Go", leg=leg).view().hours for leg in range(5)]
    assert given == [4, 3, 5, 4, 6]


def test_ME_24_unused_hours_are_lost() -> None:
    t = told("done; done; done", hands=["m0", "m1", "m2"])
    assert t.said("rested") == [(0, 4), (1, 4), (2, 4)]  # and everybody is told
    assert t.until("Go", leg=1).view().hours == 3


def test_ME_24_a_go_that_used_its_hours_loses_none() -> None:
    t = told("lounge m; say 1:m1 2:m2; done", hands=["s1", "m1", "m2"], hours=2)
    assert t.said("rested") == []


def test_ME_30_moving_is_no_action() -> None:
    t = told("lounge m; say 1:m2; grip 1 m", hands=["s0", "m2", "s1"])
    assert t.view().figures[0] == 5
    assert t.view().hours == 4 - 2 - 1  # only the stops cost


def test_ME_31_no_stop_without_enough_hours() -> None:
    t = told(hands=["m0 m0 s1", "m1", "m1 s1"], hours=2)
    assert t.why("smoking") == "ME-31"
    assert t.why("lounge") == ""
    with pytest.raises(Illegal, match="ME-31"):
        t.go("smoke 1 2 m")
    assert told(hands=["m0", "m1", "m1"], hours=1).why("lounge") == "ME-31"


def test_ME_32_no_action_twice_in_a_leg() -> None:
    t = told("ride 1 m; say 1:m1; say 0:m0; say 2:m2", hands=["m0 m3", "m1 m2", "m2 m0"], slots="s0 s1 s2")
    assert t.why("passenger") == "ME-32"
    with pytest.raises(Illegal, match="ME-32"):
        t.go("ride 1 m")
    t.go("done; ride 1 m")  # another player, though


def test_ME_32_the_club_car_has_two_actions() -> None:
    t = told("madam 0 m; lot m1; grip 0 m", hands=["s1", "s2", "s2"], aboard=["m1", ""], leg=1, hours=4)
    assert t.view().hours == 0


def test_ME_33_smoking_needs_two_hand_cards() -> None:
    assert told(hands=["m0", "m1", "m1"]).why("smoking") == "ME-33"
    assert told(hands=["m0 s1", "m1", "m1"]).why("smoking") == ""


def test_ME_34_doing_nothing_is_allowed() -> None:
    assert told("done", hands=["m0", "m1", "m1"]).asked == [1]


def test_ME_40_shown_and_received_cards_go_to_the_owner_s_pile() -> None:
    t = told("lounge m; say 1:m1 2:m2", hands=["s1", "m1 s2", "m2"])
    assert (t.pile(1), t.pile(2)) == (cards("m1"), cards("m2"))
    assert t.hand(1) == cards("s2")


def test_ME_41_a_pile_is_no_hand() -> None:
    t = told("lounge m; say 1:m1 2:m2", hands=["s1", "m1", "m2 s2"])
    assert t.why("sleeping") == ""
    assert t.menu(0).refuse(("sleeping", 1)) == "ME-A7"  # seat 1 has nothing but a pile
    assert t.menu(0).refuse(("passenger", (-1, 0))) == "ME-A7"


def test_ME_42_backs_of_hands_and_piles_are_open() -> None:
    t = told("lounge m; say 1:m1 2:m2", hands=["s1", "m1 m1 c2", "m2 o0"])
    for viewer in (0, 1, 2, -3):
        view = t.view(viewer)
        assert view.hands == ((0, 1, 0, 0), (1, 0, 0, 1), (0, 0, 1, 0))
        assert view.piles == ((0, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0))


def test_ME_43_piles_are_taken_up_at_the_end_of_the_leg() -> None:
    t = told("lounge m; say 1:m1 2:m2; done; done", hands=["s1", "m1", "m2 s2"])
    assert t.pile(1) == cards("m1")
    t.go("done")
    assert (t.hand(1), t.pile(1)) == (cards("m1"), [])
    assert t.hand(2) == cards("m2 s2")


def test_ME_44_a_clue_seen_twice_in_a_leg_is_two_cards() -> None:
    t = told("lounge m; say 1:m1 2:m1", hands=["s1", "m1", "m1 s2"])
    assert t.shown() == [card("m1")] * 2  # and the table has no third: see test_ME_1


def test_ME_A1_the_hours_are_a_table_setting() -> None:
    assert told(hands=["m0", "m1", "m2"]).view().plan == (4, 3, 5, 4, 6)
    t = told("done; done; done", hands=["m0", "m1", "m2"], plan="4-5-4-6-5")
    assert t.until("Go", leg=1).view().hours == 5


@pytest.mark.parametrize("verb", ["lounge", "sleeping", "smoking", "passenger", "dining"])
def test_ME_A8_an_action_without_target_is_not_offered(verb: str) -> None:
    assert told(hands=["m0 m1", "", ""]).why(verb) == "ME-A8"


def test_ME_A6_cards_of_a_pile_do_not_count_for_smoking() -> None:
    t = told("lounge m; say 1:m1 2:m2; done", hands=["s1 m0", "m1 o1", "m2 s2"])
    assert t.state.mover == 1
    assert t.why("smoking") == "ME-33"  # one card in hand, one on the pile
