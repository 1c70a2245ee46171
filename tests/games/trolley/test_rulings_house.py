# ruff: noqa: N802 (tests are named after clauses)
"""House rulings of this table: TT-A24 to TT-A31."""

import pytest

from tests.games.trolley.table import told
from whistlestop.games.trolley import TROLLEY
from whistlestop.kernel import CHANCE, BadOption, Illegal, Json, advance

PLEADING = "lead 0; deal; lay 1:0 4:3; lay 2:8 3:11; play 1 14 0 0 0; play 4 17 0 0 0"


def test_TT_A24_teams_by_lot_the_left_one_the_larger() -> None:
    t = told("lead 1; split 4 0 2 1 3", seats=6, edition="ukrainian")
    assert t.view().teams == ((2, 0, 4), (3, 5))  # nearest first, either way round
    assert t.view().jobs[2] == (1, 0, 0, 0)
    assert told("lead 1", seats=6, edition="french").view().teams == ((2, 3, 4), (0, 5))


def test_TT_A24_the_lot_is_an_order_of_all_others() -> None:
    t = told("lead 1", seats=4, edition="ukrainian")
    for wrong in ((0, 1), (0, 1, 1), (0, 1, 3)):
        with pytest.raises(Illegal):
            advance(TROLLEY, t.state, {CHANCE: wrong})


def test_TT_A25_a_french_accomplice_may_keep_them_all() -> None:
    t = told("lead 0; deal; lay 1:0 4:3; lay 2:8 3:11", seats=5, accomplices=True, edition="french")
    assert t.view().due == ((0, 0), (1, 0), (0, 1), (0, 1), (1, 0))
    assert t.menu(1).refuse(()) == "TT-A8"
    t.go("keep 2")
    assert t.hand(2) == ((), (), (), ())
    assert (t.last[-1].what, t.last[-1].data) == ("discarded", (2, 2, 3))


def test_TT_A26_no_swaps_where_hands_are_hidden() -> None:
    assert told("lead 0; deal", seats=5, mates=False).ask.open == {}
    assert sorted(told("lead 0; deal", seats=5).ask.open) == [1, 2, 3, 4]


def test_TT_A27_five_pleas_each_in_a_floor() -> None:
    t = told(PLEADING, seats=5)
    for k in range(5):
        assert t.menu(1).refuse(("plea", (6, "x"))) is None
        t.go(f"plea 1 6 word {k}")
    assert t.menu(1).refuse(("plea", (6, "x"))) == "TT-A27"
    assert t.menu(2).refuse(("plea", (6, "x"))) is None
    assert t.view().said == (0, 5, 0, 0, 0)
    t.go("enough; enough")
    assert t.menu(1).refuse(("plea", (6, "x"))) is None


def test_TT_A27_a_floor_on_which_all_have_yielded_is_over() -> None:
    t = told(PLEADING + "; yield 2", seats=5)
    assert (t.view().rested, t.asked, t.view().floor) == ((2,), [0, 1], 0)
    t.go("yield 1")
    assert (t.view().rested, t.asked, t.view().floor) == ((), [0, 3, 4], 1)


def test_TT_A28_extra_modifiers_are_dealt_unasked_and_stay_when_jobs_are_swapped() -> None:
    t = told("lead 0; quick 1; deal", seats=5, tom=True)  # 3 holds the token; 2 and 3 are the left team
    extra = t.hand(3)[3]
    assert len(extra) == 3
    t.go("swap 2 3; swap 3 2")
    assert (t.hand(3)[3], t.hand(2)[3]) == (extra, ())
    assert [len(pile) for pile in t.hand(3)] == [3, 0, 3, 3]


def test_TT_A29_the_lot_plays_for_whoever_owes_one() -> None:
    t = told("lead 0; deal; lay 1:0 2:3; lay 1:8 2:11; play 2 18 0 0 0; clock")
    turn: object = TROLLEY.turn(t.state)
    assert [card for card in range(24) if (card, 0) in turn] == [14, 15, 16]  # type: ignore[operator]
    t.go("lots 15 8")  # the ninth figure on the tracks is the last
    assert t.view().tracks[1][2].mods == ((15, 0, 1),)
    assert t.stage == "floor"


def test_TT_A29_what_may_be_kept_is_kept() -> None:
    script = "lead 0; quick 1; deal; lay 2:0 0:3; lay 2:8 0:11"
    t = told(script, tom=True)
    t.go(f"play 2 {t.hand(2)[2][0]} 0 0 0; play 0 {t.hand(0)[2][0]} 0 0 0; clock")
    assert t.stage == "floor"
    t = told(script, tom=True)
    t.go(f"clock; lots {t.hand(0)[2][1]} 0 {t.hand(2)[3][0]} 0")
    assert (t.stage, len(t.view().tracks[0][0].mods)) == ("floor", 2)


def test_TT_A29_where_sides_alternate_it_plays_one_card_for_the_side() -> None:
    t = told("lead 0; deal; lay 1:0 8:3; lay 2:8 7:11; clock", seats=9, order="alternate")
    t.go("lots 15 0")
    assert (t.view().side, t.view().due[3], t.view().due[4]) == (1, (0, 0), (1, 0))


def test_TT_A30_enough_ends_this_floor_only() -> None:
    t = told(PLEADING + "; enough", seats=5)
    assert (t.view().floor, t.asked) == (1, [0, 3, 4])
    assert t.data("floor") == (1, "enough")
    t.go("clock; enough")
    assert t.stage == "lever"
    assert TROLLEY.rooms(t.state) == {}


def test_TT_A31_the_rules_never_look_at_the_lore() -> None:
    assert told(lore=[{"spared": 1}]).state == told().state == told(lore=[]).state
    wrongs: list[Json] = [0, "x", {}, True]
    for wrong in wrongs:
        with pytest.raises(BadOption) as found:
            told(lore=wrong)
        assert (found.value.option, found.value.clause) == ("lore", "TT-A31")
