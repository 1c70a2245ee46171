# ruff: noqa: N802 (tests are named after clauses)
"""Our rulings on the end, the duel and the option of skill: DI-A16 to DI-A27."""

import pytest

from tests.games.dilemma.table import told
from whistlestop.games.dilemma import DILEMMA
from whistlestop.kernel import BadOption

FIRST = "lead 0; offer 9; answer 1:3; duel "


def test_DI_A16_the_game_ends_too_when_nobody_has_cards() -> None:
    t = told(FIRST + "peace peace", hands=("9", "3", ""))
    assert [place.count for place in t.view().seats] == [0, 0, 0]
    assert t.over.scores == (3, 9, 0)


def test_DI_A17_the_cards_of_the_last_holder_are_worth_nothing() -> None:
    t = told("lead 0; offer 1; answer 1:3; duel conflict conflict", hands=("1 9 10", "3", ""))
    assert t.hand(0) == (9, 10)
    assert t.over.scores == (0, 0, 0)


def test_DI_A18_two_left_neither_misses_nor_equal_cards() -> None:
    t = told("lead 0; offer 7", mode="throw", hands=("7 8", "3 7", ""))
    menu = t.menu(1)
    assert menu.refuse((7, 500, *menu.spec()["ideal"], 0)) == "DI-41"
    assert menu.refuse((3, 500, 0, 430, 550, 0)) == "DI-A29"  # it would lean
    assert menu.refuse((3, 500, *menu.spec()["ideal"], 0)) is None


def test_DI_A18_in_a_race_only_equal_cards_can_be_meant_badly() -> None:
    menu = told("lead 0; offer 7", mode="race", hands=("7 8", "3 7", "")).menu(1)
    assert menu.refuse((7, 500, 0, 0, 0, 0)) == "DI-41"
    assert menu.refuse((3, 500, 0, 0, 0, 0)) is None


def test_DI_A19_two_left_are_two_with_cards_in_hand() -> None:
    two = told("lead 0; offer 7", hands=("7 8", "3 7", ""))
    three = told("lead 0; offer 7", hands=("7 8", "3 7", "1"))
    assert two.view().barred
    assert not three.view().barred
    assert three.menu(1).refuse(7) is None


def test_DI_A19_is_judged_again_at_each_round_of_throws() -> None:
    t = told("lead 0; offer 7; answer 1:7 2:-", hands=("7 8", "7", "3 7"))
    assert t.asked == [2]
    assert t.menu(2).refuse(7) == "DI-41"  # seat 1 has burnt his last card


def test_DI_A20_among_three_an_equal_throw_is_allowed_with_a_warning() -> None:
    for mode in ("sealed", "race", "throw"):
        spec = told("lead 0; offer 7", mode=mode).menu(1).spec()
        assert spec["warn"] == ((7, "DI-A20"),)
        assert 7 in spec["of"]


def test_DI_A21_two_without_lives_are_bound_to_peace() -> None:
    t = told("lead 0; offer 7; answer 1:3 2:-", lives=(0, 0, 1))
    assert [tuple(t.menu(seat)) for seat in (0, 1)] == [("peace",), ("peace",)]
    assert t.go("duel peace peace").won == [(3,), (7,), ()]


def test_DI_A22_without_lives_one_plays_on() -> None:
    t = told("lead 0; offer 7; answer 1:3 2:-; duel conflict conflict", lives=1)
    assert t.lives == [0, 0, 1]
    assert t.asked == [1]
    assert t.go("offer 2").asked == [0, 2]


def tied(*, tiebreak: bool, lives: tuple[int, int, int] = (2, 1, 1)) -> tuple[int, ...]:
    script = "lead 0; offer 3; answer 1:-; offer 1; answer 0:-; offer 4; answer 1:-; offer 6; answer 0:-"
    t = told(script, hands=("3 4 9", "1 6", ""), lives=lives, tiebreak=tiebreak)
    assert t.over.scores == (7, 7, 0)
    return t.over.winners


def test_DI_A23_a_tie_is_a_shared_victory() -> None:
    assert tied(tiebreak=False) == (0, 1)


def test_DI_A23_a_table_may_break_it_by_lives() -> None:
    assert tied(tiebreak=True) == (0,)
    assert tied(tiebreak=True, lives=(1, 2, 3)) == (1,)
    assert tied(tiebreak=True, lives=(1, 1, 1)) == (0, 1)


def test_DI_A23_then_by_the_number_of_won_cards() -> None:
    script = "lead 0; offer 7; answer 1:-; offer 1; answer 0:-; offer 2; answer 1:-; offer 8; answer 0:-"
    t = told(script, hands=("7 2 9", "1 8", ""), lives=(1, 1, 1), tiebreak=True)
    assert t.over.scores == (9, 9, 0)
    assert t.over.winners == (0, 1)  # two cards each
    script = "lead 0; offer 4; answer 1:3; duel conflict peace; offer 7; answer 0:-"
    t = told(script, hands=("4 9", "3 7", ""), lives=(2, 1, 1), tiebreak=True)
    assert t.over.scores == (7, 7, 0)
    assert t.lives[:2] == [1, 1]
    assert t.over.winners == (0,)  # 4 and 3 against 7


def test_DI_A24_a_won_card_never_returns_to_a_hand() -> None:
    t = told("lead 0; offer 7; answer 1:3 2:-; duel peace peace; offer 8; answer 0:- 2:-")
    assert t.won == [(3,), (7, 8), ()]
    assert [set(t.hand(0)) & {7}, set(t.hand(1)) & {3, 8}] == [set(), set()]
    assert t.hand(0).count(3) == 1  # his own 3, not the one he won


def test_DI_A25_a_laid_offer_cannot_miss() -> None:
    t = told("lead 0", mode="throw")
    step = DILEMMA.apply(t.state, {0: 7})
    assert [note.what for note in step.notes] == ["offered"]


@pytest.mark.parametrize("mode", ["race", "sealed"])
def test_DI_A25_the_offer_is_thrown_only_where_cards_fly(mode: str) -> None:
    with pytest.raises(BadOption) as refused:
        told(mode=mode, skill=True)
    assert (refused.value.option, refused.value.clause) == ("skill", "DI-A25")


def test_DI_A26_a_duel_choice_out_of_time_is_peace() -> None:
    t = told("lead 0; offer 7; answer 1:3 2:-")
    assert t.ask.clock is not None
    assert t.ask.clock.name == "duel"
    assert [t.menu(seat).default(lambda n: n - 1) for seat in (0, 1)] == ["peace", "peace"]


def test_DI_A27_no_talk_while_a_duel_is_chosen() -> None:
    t = told("lead 0; offer 7")
    assert DILEMMA.rooms(t.state) == {"all": 0b111}
    assert DILEMMA.rooms(t.go("answer 1:3 2:-").state) == {}
    assert DILEMMA.rooms(t.go("duel peace peace").state) == {"all": 0b111}
    assert DILEMMA.hush == "DI-A27"
