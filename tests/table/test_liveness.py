"""Deadlines act: a table that everybody has left comes to its end by its clocks alone, in every game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.cases import tiny
from tests.table.desk import Desk, others, playing, provoker, to_respond
from whistlestop.games import GAMES
from whistlestop.kernel import WATCHER, Json
from whistlestop.table import Entry
from whistlestop.table.table import PATIENCE


def started(name: str, **options: Json) -> Desk:
    desk = Desk(game=GAMES[name])
    assert desk.open(3, **options) == "ok"
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


# --- nobody who does nothing holds up a game without clocks ----------------------------------------------


def unhurried(name: str) -> Desk:
    desk = started(name)
    # as if all clocks were off, which windows cannot be: the questions of a window stand too
    desk.table = replace(desk.table, clocks=dict.fromkeys(desk.table.clocks, 0), clock=None)
    return desk


@pytest.mark.parametrize("name", GAMES)
def test_anybody_may_hand_a_silent_seat_to_a_robot_but_not_before_long(name: str) -> None:
    desk = unhurried(name)
    late = desk.table.still + PATIENCE
    seat = desk.table.asked[0][0]
    me, other = (s for s in range(3) if s != seat)
    assert desk.do(Entry("relieve", late - 1, seat, by=me)) == "patience"
    assert desk.do(Entry("relieve", late, seat, by=seat)) == "seat"
    assert desk.do(Entry("relieve", late, seat, by=me)) == "ok"
    person = desk.table.people[seat]
    assert person is not None
    assert (person.away, person.kind, person.key) == (True, "person", f"key{seat}")
    assert desk.do(Entry("relieve", late, seat, by=other)) == "stale"
    assert desk.do(Entry("back", late, seat)) == "ok"
    assert desk.refolded(desk.table.game)[0].people == desk.table.people


def test_who_is_not_asked_or_is_timed_is_not_relieved() -> None:
    desk = playing(clocks={"offer": 0})
    asked, late = provoker(desk), PATIENCE
    idle = others(desk)[0]
    assert desk.do(Entry("relieve", late, idle, by=asked)) == "stale"
    timed = playing()
    assert timed.do(Entry("relieve", late, provoker(timed), by=others(timed)[0])) == "patience"


def test_a_move_that_all_see_begins_the_wait_anew_and_a_sealed_one_does_not() -> None:
    desk = to_respond(clocks={"offer": 0, "respond": 0})
    first, second, third = others(desk)
    assert desk.table.still == 0
    assert desk.answer(first, 0, at=1000) == "ok"
    assert desk.table.still == 0
    told = [desk.do(Entry("relieve", PATIENCE, seat, by=third)) for seat in (first, second)]
    assert told == ["ok", "ok"]  # who has answered is nobody's business
    assert dict(desk.table.sealed) == {first: 0}
    for seat in (second, third):
        assert desk.answer(seat, 0, at=PATIENCE + 1) == "ok"
    assert desk.table.still == PATIENCE + 1


def test_a_silent_host_is_host_no_more_once_a_robot_plays_for_him() -> None:
    desk = playing(clocks={"offer": 0}, first=1)
    assert desk.table.host == provoker(desk) == 0
    assert desk.do(Entry("relieve", PATIENCE, 0, by=2)) == "ok"
    assert desk.table.host == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_pause_of_some_minutes_may_be_ended_by_anybody(name: str) -> None:
    desk = started(name)
    assert desk.host("pause", at=1000) == "ok"
    assert desk.do(Entry("resume", 1000 + PATIENCE - 1, by=2)) == "patience"
    assert desk.do(Entry("relieve", 1000 + PATIENCE, desk.table.asked[0][0], by=2)) == "stage"
    assert desk.do(Entry("resume", 1000 + PATIENCE, by=2)) == "ok"
    assert desk.table.stage == "playing"
    assert desk.do(Entry("resume", 1000 + PATIENCE, by=2)) == "host"
