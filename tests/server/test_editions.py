"""After a change of the rules: old games are refused by name, and hold up nobody."""

from __future__ import annotations

import asyncio
import logging
from importlib import import_module
from typing import Any

import pytest

from tests.server.house import Client, House, hasty, left_to_robots, started
from whistlestop.games.dilemma import DILEMMA
from whistlestop.kernel import Record

pytestmark = pytest.mark.usefixtures("short_windows")
OLD = {"code": "edition", "edition": DILEMMA.edition}


@pytest.fixture
def short_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("whistlestop.table.lobby"), "SHORTEST", 1)


def change_rules(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new program takes up the old journals."""
    for room in house.hall.rooms.values():
        room.close()
    house.hall.rooms.clear()
    monkeypatch.setattr(type(DILEMMA), "edition", DILEMMA.edition + 1)


async def test_a_finished_game_of_other_rules_is_refused_by_name(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await left_to_robots(house, "dilemma")
    at = f"/api/tables/{ann.table}"
    assert Record.load(await house.get(f"{at}/record")).header.edition == DILEMMA.edition
    _, link = await house.call("POST", f"{at}/share", {})
    change_rules(house, monkeypatch)
    for path in (at, f"{at}/record", f"{at}/replay", f"{at}/proof", f"/api/shared/{link['name']}"):
        assert await house.call("GET", path) == (409, OLD), path
    ws = await Client(house, ann.table, ann.token, 0, "").plug()
    told = await ws.until(lambda c: next((m for m in c.messages if m["t"] == "no"), None))
    assert (told["id"], told["d"]) == (None, OLD)


async def test_an_overdue_game_of_other_rules_holds_up_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    old, *_ = await started(house, clocks={"offer": 1000})
    change_rules(house, monkeypatch)
    new: list[Any] = await started(house, clocks={**hasty("dilemma"), "offer": 1000}, first=1)
    for client in new:
        await client.drop()
    other = new[0].table
    house.hall.rooms.pop(other).close()
    while old.table not in house.hall.lost or other not in house.hall.rooms:
        await asyncio.sleep(0.05)
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING] == [
        f"table {old.table} was played under edition {OLD['edition']} of its rules"
    ]
    caplog.clear()
