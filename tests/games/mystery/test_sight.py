# ruff: noqa: N802 (tests are named after clauses)
"""Who sees what: ME-V1 and its table, and the rulings on talk and aids."""

import pytest

from tests.games.mystery.secrets import other_aboard, other_crime, other_hand, other_slots
from tests.games.mystery.table import Told, card, fresh, told, wire
from whistlestop.games.mystery import MYSTERY
from whistlestop.games.mystery.state import NOTHING
from whistlestop.kernel import WATCHER

FOUR = ["s0 o0 c0", "m1 s1", "m2 o1", "m0 c1"]


def who_saw(t: Told, word: str) -> list[int]:
    """Who was told this face in the last command."""
    return [viewer for viewer in (0, 1, 2, 3, WATCHER) if card(word) in t.faces(viewer)]


def test_ME_V1_nothing_names_a_copy() -> None:
    """Two worlds with the same faces in the same places are one state, whichever copy went where."""
    first = told("sleep 1; say 0:left 1:left; say 0:m; lot m1", hands=["m1", "m1", ""])
    assert first.hand(0) == first.pile(0) == [card("m1")]
    text = wire(first.view(1)) + wire([note.seen_by(1) for note in first.notes])
    assert '"id"' not in text
    assert list(told("lounge m", hands=["s0", "m1 m1", ""]).menu(1)) == [card("m1")]  # one option, not two


def test_ME_V1_the_deal() -> None:
    t = fresh(3).until("Go")
    hands = [note for note in t.notes if note.what == "hand"]
    assert [[note.seen_by(viewer) is not None for viewer in (0, 1, 2, WATCHER)] for note in hands] == [
        [seat == viewer for viewer in (0, 1, 2, WATCHER)] for seat in range(3)
    ]


def test_ME_V1_lounge_all() -> None:
    t = told("lounge m; say 1:m1 2:m2 3:m0", hands=FOUR)
    assert t.shown() == [card("m1"), card("m2"), card("m0")]


def test_ME_V1_theft_thief_and_victim() -> None:
    t = told("sleep 1; say 0:left 1:left; say 0:m; lot m1", hands=FOUR)
    assert who_saw(t, "m1") == [0, 1]
    assert t.shown() == []


def test_ME_V1_smoking_each_his_own() -> None:
    t = told("smoke 1 2 m; say 1:m1 2:m2", hands=FOUR)
    assert (who_saw(t, "m1"), who_saw(t, "m2")) == ([0, 1], [0, 2])
    t.go("say 0:s0,c0")
    assert (who_saw(t, "s0"), who_saw(t, "c0")) == ([0, 1], [0, 2])


def test_ME_V1_passenger_giver_receiver_and_whoever_passed_on() -> None:
    t = told("ride 1 m; say 1:m1", hands=FOUR)  # seat 0 has no m: passes it on to seat 3
    assert who_saw(t, "m1") == [0, 1, 3]
    assert t.said("passed") == [(0, 0, 3)]


def test_ME_V1_dining_host_and_guest() -> None:
    t = told("dine 1:m 2:o; say 1:m1 2:o1", hands=FOUR)
    assert (who_saw(t, "m1"), who_saw(t, "o1")) == ([0, 1], [0, 2])


def test_ME_V1_passengers_and_conductor_only_who_takes_or_puts() -> None:
    t = told("madam 0 m; lot m3", hands=FOUR, aboard=["m3", ""], slots="s4 o4 s3", leg=1, conductor=5)
    assert who_saw(t, "m3") == [0]
    assert who_saw(t.go("say 0:0"), "s4") == [0]
    assert who_saw(t.go("say 0:c0"), "c0") == [0]
    assert t.last[0].data == (3, "H0", "C0", 0, -1)


def test_ME_V1_what_is_not_one_s_own_is_a_back() -> None:
    t = told("lounge m; say 1:m1 2:m2 3:m0", hands=FOUR, aboard=["s3", "o3"])
    view = t.view(1)
    assert view.hand == ((), (card("s1"),), (), ())
    assert view.pile == ((card("m1"),), (), (), ())
    assert view.slots == (0, 1, 2)
    assert view.aboard == ((0, 1, 0, 0), (0, 0, 1, 0))
    assert t.view(WATCHER).hand == NOTHING


@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_ME_V1_a_canary_in_every_hidden_place_sings_to_nobody(viewer: int) -> None:
    """Kind 6 is in no game: behind every back that this viewer may not see, it changes nothing for him."""
    t = told(hands=["m0 s0", "m1", "m2"], aboard=["s1", "o1"], leg=1)

    class Canary:
        def randrange(self, n: int) -> int:
            return 6

        def choice(self, part: tuple[int, ...]) -> int:
            return part[0] & ~7 | 6

    canary = Canary()
    s = other_hand(t.state, canary, 0)  # type: ignore[arg-type]
    for other in (other_slots, other_aboard, other_crime):
        s = other(s, canary, 0)  # type: ignore[arg-type]
    assert repr(s) != repr(t.state)
    view, ask = MYSTERY.view(s, viewer), MYSTERY.turn(s)
    assert wire(view) == wire(t.view(viewer))
    assert wire(ask.sealed[0].spec()) == wire(t.menu(0).spec())  # type: ignore[union-attr]


def test_ME_A2_four_players_choose_which_passenger_has_three() -> None:
    assert tuple(map(sum, fresh(4).until("Go").view().aboard)) == (3, 2)
    assert tuple(map(sum, fresh(4, passengers="2-3").until("Go").view().aboard)) == (2, 3)
    assert tuple(map(sum, fresh(5, passengers="2-3").until("Go").view().aboard)) == (3, 3)


def test_ME_A23_whoever_looks_at_the_view_knows_when_notes_are_locked() -> None:
    t = told("done; done; done", hands=["m0", "m1", "m2"])
    assert type(t.view(0).stack[-1]).__name__ == "Showing"
    assert type(t.until("Go", leg=1).view(0).stack[-1]).__name__ == "Go"


def test_ME_A32_backs_of_the_slots_are_seen_before_the_choice() -> None:
    t = told("lounge m; say 1:m1 2:m2 3:m0", hands=FOUR, conductor=0, slots="s3 o3 s4")
    assert t.stage == "Talk"
    assert t.view(0).slots == (1, 2, 1)


def test_ME_A33_only_what_is_held_can_be_shown_and_talk_is_free() -> None:
    t = told("lounge m", hands=FOUR)
    assert t.menu(1).refuse(card("m2")) == "ME-50"
    assert MYSTERY.rooms(t.state) == {"all": 0b1111}


def test_ME_A38_a_silent_table_plays_to_the_end_with_all_its_cards() -> None:
    t = fresh(3).until("End")  # conservation is checked at every step
    assert len(t.over.scores) == 3


def test_ME_A44_the_aid_is_fixed_before_the_start_and_changes_no_rule() -> None:
    aid = next(option for option in MYSTERY.options if option.name == "aid")
    assert aid.choices == ("paper", "clerk", "logician", "statistician")
    assert fresh(3, aid="paper").state == fresh(3, aid="statistician").state
