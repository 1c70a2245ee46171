# ruff: noqa: N802 (tests are named after clauses)
"""ME-50 to ME-57: the cars and the conductor."""

import pytest

from tests.games.mystery.table import card, cards, told
from whistlestop.games.mystery import MYSTERY
from whistlestop.kernel import Illegal

DINNER = ["c0", "m0 s0", "m1 o1", "s1 o2", "c1 c1"]


def test_ME_50_all_others_show_everybody_a_card_at_once() -> None:
    t = told("lounge m", hands=["m0", "m1 m2", "m2 s1"])
    assert t.asked == [1, 2]
    assert list(t.menu(1)) == cards("m1 m2")
    t.go("say 1:m2 2:m2")
    assert [note.data for note in t.last] == [(0, "H1", "D1", 0, card("m2")), (0, "H2", "D2", 0, card("m2"))]
    assert t.view().hours == 2


def test_ME_50_whoever_has_none_shows_nothing() -> None:
    t = told("lounge s", hands=["s0", "m1", "s1"])
    assert t.asked == [2]
    assert t.menu(2).refuse(card("s2")) == "ME-50"


def test_ME_51_a_right_guess_takes_a_card_for_two_hours() -> None:
    t = told("sleep 1; say 0:left 1:left", hands=["s0", "m1 s1 s2", ""])
    assert t.asked == [0]
    assert list(t.menu(0)) == [0, 1]
    t.go("say 0:1; lot s2")
    assert (t.hand(1), t.pile(0)) == (cards("m1 s1"), cards("s2"))
    assert t.view().hours == 2


def test_ME_51_a_wrong_guess_costs_one_hour() -> None:
    t = told("sleep 1; say 0:left 1:right", hands=["s0", "m1", ""])
    assert t.stage == "Go"
    assert t.view().hours == 3
    assert t.pile(0) == []
    assert t.said("guessed") == [(0, 1, "left", "right")]


def test_ME_51_the_bag_and_the_guess_are_sealed_together() -> None:
    t = told("sleep 1", hands=["s0", "m1", ""])
    assert sorted(t.ask.sealed) == [0, 1]
    assert not t.ask.open


def test_ME_52_two_give_and_both_get_something_back() -> None:
    t = told("smoke 1 2 m", hands=["s0 o0 c0", "m1 s1", "m2"])
    assert t.asked == [1, 2]
    t.go("say 1:m1 2:m2")
    assert t.pile(0) == cards("m1 m2")
    assert t.asked == [0]
    t.go("say 0:c0,s0")
    assert (t.pile(1), t.pile(2)) == (cards("c0"), cards("s0"))
    assert t.hand(0) == cards("o0")
    assert t.view().hours == 1


def test_ME_53_the_chain_goes_round_the_table() -> None:
    t = told("ride 1 m; say 1:m1", hands=["m0", "m1 s0", "s1", "m2"])
    assert (t.pile(0), t.asked) == (cards("m1"), [0])
    t.go("say 0:m0")
    assert (t.pile(3), t.asked) == (cards("m0"), [3])
    t.go("say 3:m2")  # seat 2 has none: looks, and passes it on to seat 1, who gave first
    assert t.said("passed") == [(0, 2, 1)]
    assert (t.pile(2), t.pile(1)) == ([], cards("m2"))
    assert t.stage == "Go"


def test_ME_53_the_right_neighbour_may_begin() -> None:
    t = told("ride -1 m; say 2:m2; say 0:m0", hands=["m0", "m1", "m2"])
    assert (t.pile(0), t.pile(1)) == (cards("m2"), cards("m0"))
    assert t.asked == [1]


def test_ME_54_guests_show_one_card_each_for_an_hour_each() -> None:
    t = told("dine 1:m 3:s", hands=DINNER)
    assert t.asked == [1, 3]
    t.go("say 1:m0 3:s1")
    assert (t.pile(1), t.pile(3)) == (cards("m0"), cards("s1"))
    assert t.view().hours == 2


@pytest.mark.parametrize("party", ["1:m 2:m", "1:m 1:s", "1:o", "0:c", "1:m 2:o 3:s 4:c 4:c", ""])
def test_ME_54_nobody_twice_and_every_category_once(party: str) -> None:
    t = told(hands=DINNER)
    with pytest.raises(Illegal):
        t.go(f"dine {party}")


def test_ME_54_hours_limit_the_guests() -> None:
    t = told(hands=DINNER, hours=2)
    assert t.menu(0).refuse(("dining", ((1, 0), (2, 2), (3, 1)))) == "ME-54"
    assert t.menu(0).refuse(("dining", ((1, 0), (2, 2)))) is None


def test_ME_55_get_a_grip_takes_a_category_back_into_the_hand() -> None:
    t = told("lounge m; say 1:m1 2:m2; grip 1 m", hands=["s0", "m1 m2", "m2 m0"])
    assert (t.hand(1), t.pile(1)) == (cards("m1 m2"), [])
    assert t.pile(2) == cards("m2")
    assert t.said("gripped") == [(1, 0, 1)]
    assert t.view().hours == 1


def test_ME_55_one_s_own_pile_too() -> None:
    t = told("sleep 1; say 0:left 1:left; say 0:0; lot m1; grip 0 m", hands=["s0", "m1", ""])
    assert t.hand(0) == cards("m1 s0")


@pytest.mark.parametrize(
    ("leg", "allowed"), [(0, []), (1, [(0, 0)]), (2, [(0, 0)]), (3, [(0, 0), (1, 1)]), (4, [(0, 0), (1, 1)])]
)
def test_ME_56_passengers_once_they_are_aboard(leg: int, allowed: list[tuple[int, int]]) -> None:
    t = told(hands=["o1", "", ""], aboard=["m1", "s1"], leg=leg, hours=3)
    found = [thing for verb, thing in t.menu(0) if verb == "madam"]
    assert found == allowed
    assert t.why("madam") == ("" if allowed else "ME-56")


def test_ME_56_one_card_by_its_back_and_no_refill() -> None:
    t = told("madam 0 m; lot m2", hands=["o1", "", ""], aboard=["m1 m2 s1", ""], leg=1)
    assert t.pile(0) == cards("m2")
    assert t.view().aboard[0] == (1, 1, 0, 0)
    assert t.view().hours == 0


def test_ME_57_the_conductor_swaps_a_card_after_the_action() -> None:
    t = told("lounge m; say 1:m1", hands=["o1 c1", "m1", ""], slots="s0 s1 s2", conductor=0)
    assert (t.stage, t.asked) == ("Talk", [0])
    t.go("say 0:1")
    assert t.pile(0) == cards("s1")
    assert t.view().slots == (1, -1, 1)
    assert list(t.menu(0)) == cards("o1 c1")
    t.go("say 0:c1")
    assert t.view().slots == (1, 3, 1)
    assert t.view().hours == 2  # free
    assert t.stage == "Go"


def test_ME_57_only_in_his_car_and_in_the_club_car_after_the_first_action() -> None:
    elsewhere = told("lounge m; say 1:m1", hands=["o1", "m1", ""], conductor=3)
    assert elsewhere.stage == "Go"
    t = told("madam 0 m; lot m1", hands=["o1 o2", "", ""], aboard=["m1", ""], leg=1, hours=5, conductor=5)
    assert t.stage == "Talk"
    assert t.go("say 0:0; say 0:o1; grip 0 m").stage == "Go"


def test_ME_A3_the_lounge_costs_two_hours_and_the_club_car_one_or_three() -> None:
    rows = told(hands=["m0 m0", "m1", "m1"]).menu(0).spec()["of"]
    costs = {verb: row["cost"] for verb, row in rows.items()}
    assert (costs["lounge"], costs["grip"], costs["madam"]) == ((2, 2), (1, 1), (3, 3))


def test_ME_A4_the_cars_of_removed_cards_stay() -> None:
    t = told(hands=["m0 s1", "m1", "m2"])  # three players: no Dining nor Club cards
    rows = t.menu(0).spec()["of"]
    assert rows["dining"]["why"] == ""
    assert len(t.state.tokens) == 6


def test_ME_A7_a_player_without_the_category_cannot_be_chosen() -> None:
    t = told(hands=["c0 c1", "m1", "m2 s1", ""])
    for action in (("sleeping", 3), ("smoking", (1, 2, 1)), ("smoking", (1, 3, 0)), ("passenger", (1, 1))):
        assert t.menu(0).refuse(action) == "ME-A7", action
    assert t.menu(0).refuse(("dining", ((1, 1),))) == "ME-54"
    assert t.menu(0).refuse(("smoking", (1, 2, 0))) is None


def test_ME_A9_the_sleeping_car_needs_two_hours() -> None:
    assert told(hands=["m0", "m1", ""], hours=1).why("sleeping") == "ME-A9"


def test_ME_A10_after_a_hit_the_category_then_a_lot() -> None:
    t = told("sleep 1; say 0:left 1:left; say 0:0", hands=["s0", "m1 m2 s1", ""])
    draw = MYSTERY.turn(t.state)
    found = [(card(word),) in draw for word in ("m1", "m2", "s1")]  # type: ignore[operator]
    assert found == [True, True, False]


def test_ME_A11_a_failed_search_is_the_action_and_leads_to_the_conductor() -> None:
    t = told("sleep 1; say 0:left 1:right", hands=["s0", "m1", ""], conductor=1)
    assert t.stage == "Talk"
    t.go("say 0:0; say 0:s0")
    assert t.why("sleeping") == "ME-32"


def test_ME_A12_what_was_just_received_is_not_given_back() -> None:
    t = told("smoke 1 2 m; say 1:m1 2:m2", hands=["s0 o0", "m1", "m2"])
    assert t.menu(0).refuse((card("m1"), card("s0"))) == "ME-A12"
    assert t.menu(0).refuse((card("s0"), card("s0"))) == "ME-A12"
    assert t.menu(0).refuse((card("o0"), card("s0"))) is None


def test_ME_A13_all_who_give_or_show_are_asked_at_once() -> None:
    assert sorted(told("smoke 1 2 m", hands=["s0 o0", "m1", "m2"]).ask.sealed) == [1, 2]
    assert sorted(told("dine 1:s 2:m 3:o", hands=DINNER).ask.sealed) == [1, 2, 3]


def test_ME_A14_if_nobody_else_has_any_the_giver_s_own_card_comes_back() -> None:
    t = told("ride 1 m; say 1:m1", hands=["s0", "m1 m2", "s1"])
    assert t.said("passed") == [(0, 0, 2), (0, 2, 1)]
    assert t.pile(1) == cards("m1")
    assert t.stage == "Go"


def test_ME_A15_which_card_is_free_but_never_the_one_received() -> None:
    t = told("ride 1 m; say 1:m1", hands=["m0 m2", "m1", "m2"])
    assert list(t.menu(0)) == cards("m0 m2")
    assert t.menu(0).refuse(card("m1")) == "ME-53"


def test_ME_A18_no_talk_with_an_empty_hand_and_never_the_card_just_taken() -> None:
    bare = told("lounge m; say 1:m1", hands=["", "m1", ""], conductor=0)
    assert bare.stage == "Go"
    t = told("lounge m; say 1:m1; say 0:0", hands=["o1", "m1", ""], slots="s0 s1 s2", conductor=0)
    assert t.menu(0).refuse(card("s0")) == "ME-57"


def test_ME_A18_in_the_club_car_a_talk_that_fell_through_does_not_come_later() -> None:
    t = told("madam 0 s; lot s1", hands=["", "m1", ""], aboard=["s1", ""], leg=1, hours=5, conductor=5)
    assert t.stage == "Go"
    assert t.go("grip 0 s").stage == "Go"  # now there is a card in hand, but it is the second action


def test_ME_A19_an_empty_passenger_and_one_who_waits_have_nothing_to_give() -> None:
    t = told(hands=["o1", "", ""], aboard=["", "s1"], leg=1)
    assert t.why("madam") == "ME-A19"
    assert (
        told(hands=["o1", "", ""], aboard=["m1", "s1"], leg=1).menu(0).refuse(("madam", (1, 1))) == "ME-A19"
    )


def test_ME_A25_time_is_no_category_to_ask_for() -> None:
    t = told(hands=["m0 m1", "m1 s1", "m2 s1"])
    for action in (("lounge", 4), ("passenger", (1, 4)), ("smoking", (1, 2, 4)), ("dining", ((1, 4),))):
        assert t.menu(0).refuse(action) is not None


def test_ME_A29_a_pile_without_the_category_cannot_be_gripped() -> None:
    t = told(hands=["m0", "m1", "m2"])
    assert t.why("grip") == "ME-A29"
    t.go("lounge m; say 1:m1 2:m2")
    assert t.menu(0).refuse(("grip", (1, 1))) == "ME-A29"


def test_ME_A30_get_a_grip_from_the_first_leg() -> None:
    t = told("lounge m; say 1:m1 2:m2", hands=["m0", "m1", "m2"], leg=0)
    assert t.why("grip") == ""


def test_ME_A31_a_figure_that_stands_there_does_not_talk() -> None:
    t = told(hands=["m0", "m1", "m2"], conductor=0)  # the figure of seat 0 starts in car 0
    assert t.view().figures[0] == 0
    assert t.stage == "Go"


def test_ME_A45_guests_are_seated_clockwise_from_the_host() -> None:
    first, second = told("dine 3:s 1:m", hands=DINNER), told("dine 1:m 3:s", hands=DINNER)
    assert first.state.stack[-1] == second.state.stack[-1]
    assert first.state.stack[-1].guests == ((1, 0), (3, 1))
