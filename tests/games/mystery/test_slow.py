# ruff: noqa: N802 (tests are named after clauses)
"""Mystery Express at a move a day: the Hour cards wait for who is not there when the train arrives."""

from __future__ import annotations

from tests.games.mystery.test_table import stage, until
from tests.table.desk import Desk
from whistlestop.games.mystery import MYSTERY
from whistlestop.kernel import WATCHER
from whistlestop.table import Entry
from whistlestop.table.history import blank

DAY = 86_400_000


def departed(**clocks: int) -> Desk:
    desk = Desk(game=MYSTERY)
    assert desk.open(3, clocks) == "ok"
    for seat in range(3):
        assert desk.sit(seat) == "ok"
    assert desk.host("start") == "ok"
    for seat in range(3):
        assert desk.nonce(seat) == "ok"
    return desk


def shown(desk: Desk, name: str) -> None:
    """The whole showing goes by."""
    until(desk, name)
    while stage(desk) == name:
        assert desk.table.clock is not None
        assert desk.time(desk.table.clock.due) == "ok"


def test_ME_A47_who_was_away_sees_the_hour_cards_once_when_he_comes() -> None:
    desk = departed(go=DAY)
    assert desk.do(Entry("away", 0, 1)) == "ok"
    shown(desk, "Showing")
    times = [note.data[1] for note in desk.table.missed[1]]
    assert len(times) == 23
    assert desk.table.missed[0] == ()
    assert "missed" not in desk.kinds(1)
    assert desk.do(Entry("back", 0, 1)) == "ok"
    assert [note.data[1] for note in desk.last(1, "missed")] == times
    assert desk.table.missed[1] == ()
    assert all("missed" not in desk.kinds(viewer) for viewer in (0, 2, WATCHER))
    told = next(x for x in desk.out if x.t == "missed")
    assert blank(told) == []  # and never again
    desk.do(Entry("away", 0, 1))
    desk.do(Entry("back", 0, 1))
    assert desk.kinds(1).count("missed") == 1


def test_ME_64_piles_are_kept_for_their_own_eyes() -> None:
    desk = departed(go=DAY)
    desk.do(Entry("away", 0, 2))
    shown(desk, "Piles")
    piles = [note for note in desk.table.missed[2] if note.what == "pile" and note.data[0] == 2]
    assert sum(len(note.secret) for note in piles) == 23
    assert len(piles) == 3


def test_at_a_quick_table_nothing_waits() -> None:
    desk = departed()
    desk.do(Entry("away", 0, 1))
    shown(desk, "Showing")
    assert desk.table.missed[1] == ()
