# ruff: noqa: N802 (tests are named after clauses)
"""Where Trolley's secrets meet the table: seals, hidden wishes, and who may speak."""

from __future__ import annotations

from typing import Any

from tests.games.cases import tiny
from tests.table.desk import Desk
from whistlestop.games.trolley import TROLLEY
from whistlestop.kernel import WATCHER, Seat


def choosing(seats: int = 7) -> Desk:
    """Step 3 at seat 0's trial: two teams of three choose in secret."""
    desk = Desk(game=TROLLEY)
    assert desk.open(seats, first=1) == "ok"
    for seat in range(seats):
        assert desk.sit(seat) == "ok"
    deck = {"deck": tiny(40, 40, 60), "cards": ()}
    assert desk.host("start", d=deck) == "ok"
    for seat in range(seats):
        assert desk.nonce(seat) == "ok"
    assert desk.table.views[0].stage == "innocent"
    return desk


def members(desk: Desk, side: int) -> list[Seat]:
    return list(desk.table.views[0].teams[side])


def asked_in_secret(desk: Desk) -> list[Seat]:
    assert desk.table.turn is not None
    return sorted(desk.table.turn.sealed)


def seal(desk: Desk, seat: Seat) -> None:
    assert desk.answer(seat, desk.question(seat).sealed["of"][0]) == "ok"


def wish(desk: Desk, seat: Seat, mate: Seat) -> None:
    assert desk.answer(seat, ("swap", mate)) == "ok"


def test_TT_A4_a_wish_to_swap_keeps_the_wishers_seal_and_shows_to_nobody_else() -> None:
    desk = choosing()
    seat = asked_in_secret(desk)[0]
    side = 0 if seat in members(desk, 0) else 1
    mate = next(m for m in members(desk, side) if m != seat)
    seal(desk, seat)
    before = {v: desk.heard(v) for v in (*members(desk, 1 - side), 0, WATCHER)}
    wish(desk, seat, mate)
    assert dict(desk.table.sealed).keys() == {seat}
    assert {v: desk.heard(v) for v in before} == before
    seal(desk, seat)  # a change of mind, told to nobody
    assert {v: desk.heard(v) for v in before} == before


def test_TT_A4_after_a_swap_both_choose_again_and_all_count_anew() -> None:
    desk = choosing()
    first = asked_in_secret(desk)[0]
    side = 0 if first in members(desk, 0) else 1
    mate = next(m for m in members(desk, side) if m != first)
    seal(desk, first)
    assert desk.last(WATCHER, "in") == 1
    wish(desk, first, mate)
    wish(desk, mate, first)
    assert desk.table.sealed == ()
    assert desk.last(WATCHER, "in") == 0


def to_the_floor() -> Desk:
    desk, at = choosing(3), 0
    while desk.table.views[0].stage != "floor":
        assert at < 50, desk.table.views[0]
        at += 1
        turn: Any = desk.table.turn
        seat = min((turn.sealed or turn.open).keys() - dict(desk.table.sealed).keys())
        menu = turn.sealed.get(seat) or turn.open[seat]
        assert desk.answer(seat, menu.sample(lambda n: 0), at) == "ok"
    return desk


def test_TT_A18_the_silent_side_hears_the_floor_but_may_not_speak() -> None:
    desk = to_the_floor()
    floor = desk.table.views[0].floor
    (speaker,), (silent,) = members(desk, floor), members(desk, 1 - floor)
    assert desk.say(silent, "Objection!") == "room"
    assert desk.say(speaker, "Ladies and gentlemen.") == "ok"
    for viewer in (0, silent, speaker, WATCHER):
        assert desk.last(viewer, "say")["text"] == "Ladies and gentlemen."


def test_TT_V6_a_team_talks_among_itself() -> None:
    desk = choosing()
    left, right = members(desk, 0), members(desk, 1)
    assert desk.say(left[0], "The nun.", room="left") == "ok"
    assert desk.say(left[0], "The nun.", room="right") == "room"
    assert desk.say(left[0], "The nun.") == "room"
    assert all(desk.last(mate, "say")["room"] == "left" for mate in left)
    assert not any("say" in desk.kinds(viewer) for viewer in (*right, 0, WATCHER))
