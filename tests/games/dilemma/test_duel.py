# ruff: noqa: N802 (tests are named after clauses)
"""The duel: DI-30 to DI-35."""

from tests.games.dilemma.table import told

STAKES = "lead 0; offer 7; answer 1:3 2:-; "


def test_DI_30_both_choose_in_secret_and_show_at_the_same_moment() -> None:
    t = told(STAKES)
    assert (sorted(t.ask.sealed), dict(t.ask.open)) == ([0, 1], {})
    t.go("duel peace conflict")
    assert t.data("duelled")["choices"] == ("peace", "conflict")


def test_DI_30_there_is_no_third_choice() -> None:
    assert told(STAKES).menu(0).refuse("mercy") == "DI-30"


def test_DI_31_peace_and_peace_swap_the_cards() -> None:
    t = told(STAKES + "duel peace peace")
    assert t.won == [(3,), (7,), ()]
    assert t.lives == [3, 3, 3]
    assert t.why("duelled") == ["DI-31"]


def test_DI_32_the_provoker_alone_in_conflict_takes_both_for_a_life() -> None:
    t = told(STAKES + "duel conflict peace")
    assert [sorted(won) for won in t.won] == [[3, 7], [], []]
    assert t.lives == [2, 3, 3]
    assert t.why("duelled") == ["DI-32"]


def test_DI_32_and_so_does_the_contractor() -> None:
    t = told(STAKES + "duel peace conflict")
    assert [sorted(won) for won in t.won] == [[], [3, 7], []]
    assert t.lives == [3, 2, 3]


def test_DI_33_conflict_and_conflict_cost_both_cards_and_two_lives() -> None:
    t = told(STAKES + "duel conflict conflict")
    assert t.won == [(), (), ()]
    assert t.gone == [(7,), (3,), ()]
    assert t.lives == [2, 2, 3]
    assert t.why("duelled") == ["DI-33"]


def test_DI_34_without_lives_there_is_no_conflict() -> None:
    t = told(STAKES, lives=(0, 1, 1))
    assert t.menu(0).refuse("conflict") == "DI-34"
    assert t.menu(0).spec()["banned"] == (("conflict", "DI-34"),)
    assert tuple(t.menu(0)) == ("peace",)
    assert t.menu(1).refuse("conflict") is None


def test_DI_34_the_last_life_may_still_be_fought_with() -> None:
    assert told(STAKES + "duel conflict peace", lives=(1, 1, 1)).lives == [0, 1, 1]


def test_DI_35_then_the_left_neighbour_provokes() -> None:
    t = told("lead 2; offer 7; answer 0:3 1:-; duel peace peace")
    assert t.view().provoker == 0
    assert t.asked == [0]
    assert t.why("initiative") == ["DI-35"]
