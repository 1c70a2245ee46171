# ruff: noqa: N802 (tests are named after clauses)
"""Where Mystery Express meets the table: locked notebooks, late answers, standing orders."""

from __future__ import annotations

from tests.table.desk import Desk
from whistlestop.games.mystery import MYSTERY
from whistlestop.kernel import WATCHER
from whistlestop.table import Entry


def travelling() -> Desk:
    desk = Desk(game=MYSTERY)
    assert desk.open(3) == "ok"
    for seat in range(3):
        assert desk.sit(seat) == "ok"
    assert desk.host("start") == "ok"
    for seat in range(3):
        assert desk.nonce(seat) == "ok"
    return desk


def to(desk: Desk, phase: str) -> Desk:
    """Only clocks act, until this phase is on the stack."""
    for _ in range(500):
        if type(desk.table.state.stack[-1]).__name__ == phase:
            return desk
        due = desk.table.due()
        assert due is not None
        assert desk.time(due) == "ok"
    raise AssertionError(f"never came to {phase}")


def test_ME_62_pencils_are_down_while_the_hour_cards_are_shown() -> None:
    desk = travelling()
    assert desk.own("jot", 1, {"marks": (1,)}) == "ok"
    to(desk, "Showing")
    before = desk.table
    assert desk.own("jot", 1, {"marks": (2,)}) == "pencil"
    assert desk.table == before
    assert desk.last(1, "mine") == {"jot": {"marks": (1,)}}


def test_a_notebook_can_be_written_again_after_the_showing() -> None:
    desk = to(travelling(), "Showing")
    for _ in range(200):
        if not MYSTERY.hands_off(desk.table.state):
            break
        due = desk.table.due()
        assert due is not None
        assert desk.time(due) == "ok"
    assert desk.own("jot", 0, "4:30 twice") == "ok"


def test_an_answer_after_its_window_is_stale_and_changes_nothing() -> None:
    desk = travelling()
    mover = desk.table.state.mover
    late = desk.question(mover).q
    due = desk.table.due()
    assert due is not None
    assert desk.time(due) == "ok"
    before = desk.table
    assert desk.do(Entry("answer", due + 1, mover, late, d=("done", None))) == "stale"
    assert desk.table == before


def test_ME_V1_what_is_shown_for_a_moment_is_not_told_again() -> None:
    desk = to(travelling(), "Showing")
    due = desk.table.due()
    assert due is not None
    desk.time(due)
    fleeting = [x for x in desk.out if x.viewer == WATCHER and x.fleeting]
    assert fleeting
    assert {x.t for x in fleeting} == {"note"}
