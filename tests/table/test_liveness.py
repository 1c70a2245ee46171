"""Deadlines act: a table that everybody has left comes to its end by its clocks alone, in every game."""

from __future__ import annotations

import pytest

from tests.games.cases import tiny
from tests.table.desk import Desk
from whistlestop.games import GAMES
from whistlestop.kernel import WATCHER
from whistlestop.table import Entry


def started(name: str) -> Desk:
    desk = Desk(game=GAMES[name])
    assert desk.open(3) == "ok"
    for seat in range(3):
        assert desk.sit(seat) == "ok"
    start = {"deck": tiny(40, 40, 60), "cards": ()} if desk.table.deals else None
    assert desk.host("start", d=start) == "ok"
    for seat in range(3):
        assert desk.nonce(seat) == "ok"
    return desk


@pytest.mark.parametrize("name", GAMES)
def test_a_table_left_by_all_ends_by_its_clocks(name: str) -> None:
    desk = started(name)
    for seat in range(3):
        assert desk.do(Entry("away", 0, seat)) == "ok"
    rings = 0
    while desk.table.stage == "playing":
        rings += 1
        assert rings < 5000
        due = desk.table.due()
        assert due is not None, "nobody is here and no clock runs"
        assert desk.time(due) == "ok"
    assert desk.last(WATCHER, "over")["reason"]


@pytest.mark.parametrize("name", GAMES)
def test_the_host_role_moves_on_to_who_is_here(name: str) -> None:
    desk = started(name)
    assert desk.table.host == 0
    desk.do(Entry("away", 0, 0))
    assert desk.table.host == 1
    assert desk.host("pause") == "ok"
    desk.do(Entry("back", 0, 0))
    assert desk.table.host == 0
    assert desk.host("resume") == "ok"


@pytest.mark.parametrize("name", GAMES)
def test_a_pause_that_nobody_ends_ends_by_itself(name: str) -> None:
    desk = started(name)
    clock = desk.table.clock
    assert clock is not None
    left = clock.due - desk.table.at
    assert desk.host("pause") == "ok"
    for seat in range(3):
        assert desk.do(Entry("away", 0, seat)) == "ok"
    due = desk.table.due()
    assert due is not None
    assert desk.time(due - 1) == "stale"
    assert desk.time(due) == "ok"
    assert desk.table.stage == "playing"
    assert desk.table.due() == due + left
