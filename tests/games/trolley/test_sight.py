# ruff: noqa: N802 (tests are named after clauses)
"""Who sees what: TT-V1 to TT-V6."""

import msgspec
import pytest

from tests.games.cases import CASES, Case, walk
from tests.games.trolley.table import Told, told
from whistlestop.games.trolley import TROLLEY
from whistlestop.kernel import WATCHER

OPENED = "lead 0; deal"  # five seats: 1 and 2 are the left team, 4 and 3 the right one
LAID = "lay 1:0 4:3; lay 2:8 3:11"


def shown(t: Told, viewer: int) -> set[int]:
    return {seat for seat, hand in enumerate(t.view(viewer).hands) if hand is not None}


@pytest.mark.parametrize("viewer", [0, 1, 4, WATCHER])
def test_TT_V1_everybody_sees_sizes_and_nobody_sees_an_order(viewer: int) -> None:
    t = told(OPENED, seats=5)
    view = t.view(viewer)
    assert (view.decks, view.discards) == ((0, 0, 18), (0, 0, 0))
    assert t.state.decks[2] == tuple(sorted(t.state.decks[2]))  # a deck is a set until a card is drawn
    told_all = msgspec.json.encode(view)
    assert not any(str(card).encode() in told_all for card in t.state.decks[2] if card > 25)


def test_TT_V2_a_hand_is_seen_by_its_team_until_it_is_played() -> None:
    t = told(OPENED, seats=5)
    assert [shown(t, viewer) for viewer in range(5)] == [set(), {1, 2}, {1, 2}, {3, 4}, {3, 4}]
    assert shown(t, WATCHER) == set()
    assert t.view(0).counts == ((0, 0, 0, 0), (3, 0, 3, 0), (0, 3, 0, 0), (0, 3, 0, 0), (3, 0, 3, 0))
    drew = [note for note in t.notes if note.what == "drew"]
    for note, (seat, _, _) in zip(drew, t.all("drew"), strict=True):
        side = t.state.teams.sides[seat]
        for viewer in (0, 1, 2, 3, 4, WATCHER):
            seen = note.seen_by(viewer)
            assert seen is not None
            entitled = viewer >= 0 and t.state.teams.sides[viewer] == side
            assert (seen.secret is not msgspec.UNSET) == entitled


def test_TT_V3_every_played_card_and_its_author_are_seen_at_once() -> None:
    t = told(OPENED + ";" + LAID + "; play 1 15 1 0 0", seats=5)
    views = [t.view(viewer) for viewer in (0, 1, 4, WATCHER)]
    assert [view.tracks for view in views] == [views[0].tracks] * 4
    assert [(stop.card, stop.by) for stop in views[0].tracks[0]] == [(6, -1), (0, 1), (11, 3)]
    assert views[0].tracks[1][0].mods == ((15, 0, 1),)


def test_TT_V4_unplayed_discards_are_known_to_the_team_that_held_them() -> None:
    t = told(OPENED + ";" + LAID, seats=5)
    notes = [note for note in t.notes if note.what == "discarded"]
    assert [note.secret for note in notes] == [(1, 2), (4, 5), (9, 10), (12, 13)]
    for note, (seat, pile, count) in zip(notes, t.all("discarded"), strict=True):
        assert (pile, count) == (int(seat in (2, 3)), 2)
        assert note.to == (0b00110 if seat in (1, 2) else 0b11000)
    assert not any(hasattr(t.view(viewer), "heap") for viewer in range(5))
    assert t.view(1).discards == (4, 4, 0)


def test_TT_V5_tokens_holder_jobs_and_teams_are_seen_by_all() -> None:
    t = told("lead 0; quick 1; deal", seats=5, tom=True)
    for viewer in (0, 1, 4, WATCHER):
        view = t.view(viewer)
        assert (view.tokens, view.tom) == ((0, 0, 0, 1, 1), 3)
        assert view.teams == ((2, 3), (0, 4))
        assert view.jobs == ((1, 0, 1, 0), (0, 0, 0, 0), (1, 0, 1, 0), (0, 1, 0, 0), (0, 1, 0, 0))


def test_TT_V6_teams_talk_among_themselves_and_plead_before_all() -> None:
    t = told(OPENED, seats=5)
    assert TROLLEY.rooms(t.state) == {"left": 0b00110, "right": 0b11000}
    t.go(LAID)
    assert TROLLEY.rooms(t.state) == {"left": 0b00110, "right": 0b11000}
    t.go("play 1 14 0 0 0; play 4 17 0 0 0")
    assert TROLLEY.rooms(t.state) == {"all": 0b00110}
    t.go("enough")
    assert TROLLEY.rooms(t.state) == {"all": 0b11000}
    t.go("enough")
    assert TROLLEY.rooms(t.state) == {"all": 0b11111}


@pytest.mark.parametrize("case", [case for case in CASES if case.game is TROLLEY], ids=str)
def test_TT_V2_a_viewer_may_read_every_card_in_its_view_and_none_of_a_hand_that_it_never_saw(
    case: Case,
) -> None:
    faces: dict[int, set[int]] = {viewer: set() for viewer in case.viewers}
    views: dict[int, set[int]] = {viewer: set() for viewer in case.viewers}
    for moment in walk(case, 1):
        for viewer in case.viewers:
            for note in moment.notes:
                if (seen := note.seen_by(viewer)) is not None:
                    faces[viewer] |= set(TROLLEY.faces(seen))
            view = TROLLEY.view(moment.state, viewer)
            views[viewer] |= {card for hand in view.hands if hand for pile in hand for card in pile}
            for track in view.tracks:
                views[viewer] |= {card for stop in track for card in (stop.card, *(m[0] for m in stop.mods))}
            assert views[viewer] <= faces[viewer]
    assert all(faces[viewer] - views[viewer] <= faces[WATCHER] for viewer in case.viewers)
