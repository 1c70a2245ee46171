# ruff: noqa: N802 (tests are named after clauses)
"""What the aids write, by level; and that they know what their seat was told, and nothing else."""

from __future__ import annotations

import json

import pytest

from tests.games.mystery.heard import HANDS, dealt, game, notebook, to_seat
from whistlestop.games.mystery import MYSTERY
from whistlestop.games.mystery.city import Showing
from whistlestop.games.mystery.memory import Memory
from whistlestop.games.mystery.state import TIMES
from whistlestop.kernel import settled

AIDS = ("clerk", "logician", "statistician")


def test_ME_A44_paper_writes_nothing_and_before_the_deal_nobody_does() -> None:
    assert notebook(dealt(), 0, "paper") is None
    assert MYSTERY.notebook(0, [], 3, settled(MYSTERY, 3, {"aid": "statistician"})) is None


def test_ME_A44_a_clerk_marks_what_was_seen_with_when_and_from_whom() -> None:
    m = notebook(dealt("dine 1:m; say 1:m1"), 0, "clerk")["cards"][0]
    assert m[1] == {"mark": "seen", "p": None, "why": ["seen", 1], "sights": [[0, "ME-54", "H1"]]}
    assert m[0]["sights"] == [[0, "ME-14", "H0"], [0, "ME-14", "H0"]]
    assert (m[0]["mark"], m[2]["mark"], m[2]["why"]) == ("seen", "", [])


def test_ME_19_a_logician_strikes_out_a_pair_in_hand_and_a_clerk_does_not() -> None:
    t = dealt()
    assert notebook(t, 0, "logician")["cards"][0][0]["why"] == ["pair", 0, "ME-14"]
    assert notebook(t, 0, "clerk")["cards"][0][0]["mark"] == "seen"


def test_the_twin_of_ones_own_card_is_innocent() -> None:
    cell = notebook(dealt("dine 1:s; say 1:s0"), 0, "logician")["cards"][1][0]
    assert (cell["mark"], cell["why"]) == ("out", ["held", 0, "ME-54"])


def test_ME_44_twice_in_a_leg_is_innocent() -> None:
    cell = notebook(dealt("dine 1:m; say 1:m1; lounge m; say 1:m2 2:m1"), 0, "logician")["cards"][0][1]
    assert (cell["mark"], cell["why"]) == ("out", ["twice", 0, "ME-50"])


def test_ME_A20_twice_with_a_grip_between_is_not() -> None:
    t = dealt("dine 1:m; say 1:m1; grip 1 m; lounge m; say 1:m1 2:m2")
    cell = notebook(t, 0, "logician")["cards"][0][1]
    assert (cell["mark"], len(cell["sights"])) == ("seen", 2)
    assert notebook(t, 0, "statistician")["cards"][0][1]["p"] > 0


def test_ME_A20_a_card_that_was_passed_on_and_glanced_at_is_one() -> None:
    """Seat 0 has no method card: it passes one on, and with its ability looks at the same as it is piled."""
    hands = ("s0 s0 s1 s1 o0 o1 c0", "m0 m1 m2 s2 o0 o2 c1", "m0 m1 m2 s2 o1 o2 c0")
    t = dealt("done; ride 1 m; say 2:m0; say 0:-1; say 1:m1; say 0:0", hands, abilities=True)
    cell = notebook(t, 0, "logician")["cards"][0][1]
    assert (cell["mark"], [clause for _, clause, _ in cell["sights"]]) == ("seen", ["ME-53", "ME-71"])


def test_ME_A20_what_one_gave_away_may_come_back() -> None:
    """Seat 0 gives s0 to seat 1, whose pile is gripped; an s0 that seat 1 then shows may be that one."""
    t = dealt("smoke 1 2 o; say 1:o0 2:o2; say 0:s0,s1; grip 1 s; done; done; lounge s; say 1:s0")
    cell = notebook(t, 0, "logician")["cards"][1][0]
    assert (cell["mark"], [clause for _, clause, _ in cell["sights"]]) == ("seen", ["ME-14", "ME-50"])


def test_ME_A20_what_one_left_with_the_conductor_may_come_back() -> None:
    """Seat 0 puts s0 into his first slot, seat 1 takes that card, grips it and shows an s0."""
    t = dealt("lounge m; say 1:m1 2:m2; say 0:0; say 0:s0; done", conductor=0)
    t.go("lounge s; say 0:s1 2:s1; say 1:0; say 1:o0; grip 1 s; done")
    t.go("lounge s; say 1:s0")
    cell = notebook(t, 0, "logician")["cards"][1][0]
    assert (cell["mark"], [clause for _, clause, _ in cell["sights"]]) == ("seen", ["ME-14", "ME-50"])


def test_ME_A20_a_look_in_the_tunnel_and_a_sight_on_the_next_leg_may_be_one() -> None:
    t = dealt().until("Tunnel", leg=2)
    t.go("say 0:m,s 1:s,s 2:s,s; lot m1,s1,s1,s0,s0,s0").until("Go", leg=2)
    assert t.state.mover == 1
    t.go("done; lounge m; say 0:m0 1:m1")
    cell = notebook(t, 0, "logician")["cards"][0][1]
    assert (cell["mark"], cell["sights"]) == ("seen", [[2, "ME-67", "H1"], [2, "ME-50", "H1"]])


def test_a_logician_names_the_crime_when_all_others_are_out() -> None:
    """m0 is a pair, m1 comes twice, and m2 from one hand and then from another."""
    t = dealt("lounge m; say 1:m1 2:m1; dine 1:m; say 1:m2")
    assert [cell["mark"] for cell in notebook(t, 0, "logician")["cards"][0]] == ["out", "out", "seen", ""]
    t.go("ride -1 m; say 2:m2; say 0:m0")
    row = notebook(t, 0, "logician")["cards"][0]
    assert [cell["mark"] for cell in row] == ["out", "out", "out", "is"]
    assert (row[2]["why"], row[3]["why"]) == (["twice", 0, "ME-53"], ["rest", 0, "ME-53"])


def test_ME_A44_a_statistician_gives_odds_that_sum_to_one() -> None:
    for row in notebook(dealt("lounge m; say 1:m1 2:m2"), 0, "statistician")["cards"]:
        assert sum(cell["p"] for cell in row) == pytest.approx(1000, abs=2)
    m = notebook(dealt("lounge m; say 1:m1 2:m2"), 0, "statistician")["cards"][0]
    assert [cell["p"] for cell in m] == [0, 250, 250, 500]  # unseen are 1 2 3 3
    assert m[3]["why"] == ["odds", 500]


@pytest.mark.parametrize("aid", AIDS)
def test_ME_A46_no_aid_remembers_the_hours(aid: str) -> None:
    (notes, *_) = game(3, 1, "random")
    options = settled(MYSTERY, 3, {"aid": aid})
    end = next(i for i, note in enumerate(notes) if note.what == "crime")
    assert sum(note.what == "deck" for note in notes[:end]) == 3
    for cell in MYSTERY.notebook(0, notes[:end], 3, options)["times"]:
        assert cell == {"mark": "", "p": None, "why": ["memory"], "sights": []}
    marks = [cell["mark"] for cell in MYSTERY.notebook(0, notes, 3, options)["times"]]
    assert sorted(marks) == ["is"] + ["out"] * (len(TIMES) - 1)


def test_ME_A23_pencils_are_down_while_hours_are_shown() -> None:
    t = dealt("done; done; done")
    assert isinstance(t.state.stack[-1], Showing)
    while any(isinstance(phase, Showing) for phase in t.state.stack):
        assert MYSTERY.hands_off(t.state)
        t.step()
    assert not MYSTERY.hands_off(t.state)


@pytest.mark.parametrize("aid", AIDS)
def test_cards_that_a_seat_has_not_seen_can_be_swapped_and_its_notebook_stays(aid: str) -> None:
    """Seats 0 and 1 hold each other's m0 and m1, and one of them shows it to the other."""
    swapped = (HANDS[0].replace("m0 m0", "m0 m1"), HANDS[1].replace("m1", "m0"), HANDS[2])
    one = dealt("dine 1:m; say 1:m1; ride 1 s; say 1:s0; say 0:s1; say 2:s2")
    two = dealt("dine 1:m; say 1:m0; ride 1 s; say 1:s0; say 0:s1; say 2:s2", swapped)
    assert one.state != two.state
    assert notebook(one, 2, aid) == notebook(two, 2, aid)
    assert notebook(one, 0, aid) != notebook(two, 0, aid)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_a_logician_marks_is_true_and_no_less_than_the_odds_say(seats: int) -> None:
    for seed in range(4):
        told = game(seats, seed)
        crime = {note.data[0]: note.data[1] for note in told[0] if note.what == "crime"}  # type: ignore[index]
        options = settled(MYSTERY, seats, {"aid": "statistician"})
        for seat, notes in enumerate(told):
            end = next(i for i, note in enumerate(notes) if note.what == "crime")
            for k, row in enumerate(MYSTERY.notebook(seat, notes[:end], seats, options)["cards"]):
                for kind, cell in enumerate(row):
                    guilty = crime[k] == k << 3 | kind
                    assert not (cell["mark"] == "out" and guilty)
                    assert not (cell["mark"] == "is" and not guilty)
                    assert (cell["mark"] == "is") == (cell["p"] == 1000)


def test_a_notebook_is_plain_json() -> None:
    found = notebook(dealt("lounge m; say 1:m1 2:m2"), 0, "statistician")
    assert json.loads(json.dumps(found)) == found


def test_a_mind_is_no_wiser_than_the_notes() -> None:
    t = dealt("dine 1:m; say 1:m1")
    mind = Memory(2, 3, t.state.house)
    for note in to_seat(t, 2):
        mind.told(note)
    assert mind.cards[0].certain(1, "D1") == 0
