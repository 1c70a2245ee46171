# ruff: noqa: N802 (tests are named after clauses)
"""Special cases: DI-40 and DI-41."""

import pytest

from tests.games.dilemma.table import told


def test_DI_40_unanswered_the_provoker_wins_his_own_card() -> None:
    t = told("lead 0; offer 7; answer 1:- 2:-")
    assert t.won == [(7,), (), ()]
    assert t.view().seats[0].score == 7
    assert t.why("kept") == ["DI-40"]


@pytest.mark.parametrize("mode", ["throw", "race"])
@pytest.mark.parametrize("silence", ["clock", "pass 1; clock", "pass 1; pass 2"])
def test_DI_40_silence_in_an_open_window_is_no_answer(mode: str, silence: str) -> None:
    t = told(f"lead 0; offer 7; {silence}", mode=mode)
    assert t.won == [(7,), (), ()]
    assert t.view().provoker == 1


def test_DI_41_of_two_left_the_answerer_may_not_miss_on_purpose() -> None:
    t = told("lead 0; offer 7", mode="throw", hands=("7 8", "3 7", ""))
    assert t.asked == [1]
    assert t.menu(1).refuse((3, 500, -108, 900, 550, 0)) == "DI-A29"
    assert t.menu(1).refuse((7, 500, -108, 268, 550, 0)) == "DI-41"


def test_DI_41_but_he_may_decline() -> None:
    t = told("lead 0; offer 7; answer 1:-", hands=("7 8", "3 7", ""))
    assert t.won == [(7,), (), ()]
    assert t.why("kept") == ["DI-40"]


def test_DI_41_names_itself_on_the_menu() -> None:
    spec = told("lead 0; offer 7", hands=("7 8", "3 7", "")).menu(1).spec()
    assert spec["of"] == (0, 3)
    assert spec["banned"] == ((7, "DI-41"),)
