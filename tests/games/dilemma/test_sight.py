# ruff: noqa: N802 (tests are named after clauses)
"""Who sees what: DI-V1 to DI-V3."""

import pytest

from tests.games.dilemma.table import told
from whistlestop.kernel import CHANCE, WATCHER


@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_DI_V1_a_hand_is_seen_by_its_owner_only(viewer: int) -> None:
    t = told("lead 0; offer 7", remaining=False)
    shown = [place.hand is not None for place in t.view(viewer).seats]
    assert shown == [seat == viewer for seat in range(3)]
    assert [place.count for place in t.view(viewer).seats] == [9, 10, 10]


def test_DI_V1_hands_can_be_deduced_so_a_table_may_show_them() -> None:
    script = "lead 0; offer 7; answer 1:3 2:5; lot 0 1; duel peace conflict; offer 2"
    t = told(script, remaining=False)
    played = {0: {7}, 1: {3, 2}, 2: {5}}  # what everybody saw
    panel = told(script, remaining=True).view(WATCHER)
    for seat in range(3):
        assert set(t.hand(seat)) == set(range(1, 11)) - played[seat]
        assert panel.seats[seat].hand == t.hand(seat)


def test_DI_V2_everybody_sees_the_table_alike() -> None:
    t = told("lead 0; offer 7; throw 1 3 out at 500; throw 2 7 at 700; throw 1 4 at 900", mode="throw")
    seen = [t.view(viewer) for viewer in (0, 1, 2, WATCHER)]
    assert seen == [seen[0]] * 4
    assert [(c.seat, c.card, c.good, c.why) for c in seen[0].arena] == [
        (1, 3, False, "DI-13"),
        (2, 7, False, "DI-17"),
        (1, 4, True, ""),
    ]


def test_DI_V2_won_and_removed_cards_lives_and_initiative_are_open() -> None:
    t = told("lead 0; offer 7; answer 1:3 2:5; lot 0 1; duel conflict peace", remaining=False)
    for viewer in (0, 1, 2, WATCHER):
        view = t.view(viewer)
        assert [p.won for p in view.seats] == [(7, 3), (), ()]
        assert [p.gone for p in view.seats] == [(), (), (5,)]
        assert [p.lives for p in view.seats] == [2, 3, 3]
        assert view.provoker == 1


def test_DI_V2_notes_of_dilemma_are_for_all() -> None:
    t = told("lead 0; offer 7; throw 1 3 out; throw 2 5; clock; duel peace conflict", mode="throw")
    assert len(t.notes) == 8
    assert [note.seen_by(WATCHER) for note in t.notes] == t.notes


def test_DI_V3_a_duel_choice_is_in_no_state_until_both_are_set() -> None:
    t = told("lead 0; offer 7; answer 1:3 2:-")
    assert sorted(t.ask.sealed) == [0, 1]  # the table keeps the seals, the rules never see one alone
    assert "conflict" not in repr(t.state)
    assert CHANCE not in t.ask.sealed
    t.go("duel peace conflict")
    assert t.data("duelled")["choices"] == ("peace", "conflict")
