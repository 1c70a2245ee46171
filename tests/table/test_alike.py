"""A click, a standing order and silence look alike to everybody else, at every question of every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.table.test_liveness import started
from whistlestop.games import GAMES
from whistlestop.kernel import Dice, Json, Viewer
from whistlestop.table import Entry, Proposal, Table, hear

HOWS = ("click", "order", "time")


def heard(table: Table, entry: Entry, but: Viewer) -> list[Any]:
    found = hear(table, entry)
    assert isinstance(found, Proposal), found
    return [(x.viewer, x.n, x.t, repr(x.d)) for x in found.tells if x.viewer != but]


@pytest.mark.parametrize("name", GAMES)
def test_a_click_an_order_and_silence_look_alike_to_all_others(name: str) -> None:
    """Nobody but the last is silent here: of two silent people the clock answers for both at once."""
    options: dict[str, Json] = {"mode": "sealed"} if name == "dilemma" else {}
    desk, random = started(name, **options), Random(name)
    kinds: set[str] = set()
    while desk.table.stage == "playing" and desk.table.n < 400:
        turn, clock = desk.table.turn, desk.table.clock
        assert turn is not None
        assert clock is not None
        for seat, menu in turn.sealed.items():
            t = desk.table
            missing = [s for s in turn.sealed if s not in dict(t.sealed)]
            said = menu.default(Dice(t.key, -1 - t.n)) if missing == [seat] else menu.sample(random.randrange)
            q = desk.question(seat).q
            click = heard(t, Entry("answer", clock.due, seat, q, "c7", d=said), seat)
            assert click == heard(t, Entry("answer", clock.due, seat, q, f"order{seat}.{q}", d=said), seat)
            if missing == [seat]:
                assert click == heard(t, Entry("time", clock.due, d=(clock.name, clock.span)), seat)
                kinds.add(clock.name)
            assert desk.answer(seat, said, clock.due) == "ok"
        if not turn.sealed:
            assert desk.time(clock.due) == "ok"
    assert len(kinds) > 1


@pytest.mark.parametrize("name", GAMES)
def test_nor_does_the_record_tell_who_was_silent(name: str) -> None:
    """The same game three times: the last one asked clicks, has left an order, or lets the clock run out."""
    options: dict[str, Json] = {"mode": "sealed"} if name == "dilemma" else {}
    desks = {how: started(name, **options) for how in HOWS}
    first, random, filled = desks["click"], Random(name), 0
    while first.table.stage == "playing" and first.table.n < 300:
        turn, clock = first.table.turn, first.table.clock
        assert turn is not None
        assert clock is not None
        *others, last = turn.sealed or (None,)
        for seat in others:
            assert seat is not None
            said = turn.sealed[seat].sample(random.randrange)
            for desk in desks.values():
                assert desk.answer(seat, said, clock.due) == "ok"
        if last is None:
            for desk in desks.values():
                assert desk.time(clock.due) == "ok"
            continue
        t, q = first.table, first.question(last).q
        said = turn.sealed[last].default(Dice(t.key, -1 - t.n))
        assert first.answer(last, said, clock.due) == "ok"
        assert desks["order"].answer(last, said, clock.due, id=f"order{last}.{q}") == "ok"
        assert desks["time"].time(clock.due) == "ok"
        filled += 1
    assert filled > 5
    for desk in desks.values():
        if desk.table.stage == "playing":
            assert desk.host("close") == "ok"
    records = {desk.record().dump() for desk in desks.values()}
    assert len(records) == 1
