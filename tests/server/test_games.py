"""Whole games over the wire, to the end, with the record proved."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from msgspec import UNSET

from tests.server.house import House, first, play, started
from whistlestop.games.dilemma import DILEMMA
from whistlestop.kernel import Record, check


def lively(seed: int) -> Any:
    lot = random.Random(seed)

    def choose(spec: dict[str, Any]) -> Any:
        if spec["t"] != "toss":
            return lot.choice(spec["of"])
        if not spec["of"] or (spec["pass"] and lot.random() < 0.3):
            return 0
        return [lot.choice(spec["of"]), lot.randrange(40), *spec["ideal"], 1]

    return choose


@pytest.mark.parametrize("mode", ["sealed", "race", "throw"])
async def test_people_and_bots_play_to_the_end(house: House, mode: str) -> None:
    clocks = {"window": 1500, "late": 300} if mode != "sealed" else {}
    clients = await started(house, people=2, bots=1, mode=mode, clocks=clocks)
    watcher = await house.watch(clients[0].table)
    await asyncio.gather(*(play(client, lively(i)) for i, client in enumerate(clients)))
    await watcher.until(lambda c: c.picture.get("over"))
    over = clients[0].picture["over"]
    for viewer in (*clients, watcher):
        assert viewer.picture["over"] == over
        assert viewer.picture["stage"] == "over"
        assert viewer.picture["view"]["stage"] == "end"
        assert viewer.picture.get("ask") is None
    record = Record.load(await house.get(f"/api/tables/{clients[0].table}/record"))
    steps, proved = check(DILEMMA, record)
    assert proved
    assert steps > 15
    assert record.lines[-1].over == over["scores"]
    assert record.header.nonces[:2] == [clients[0].nonce, clients[1].nonce]
    late = await house.watch(clients[0].table)
    assert late.picture["over"] == over


async def test_many_tables_at_once_do_not_disturb_each_other(house: House) -> None:
    tables = [await started(house, people=1, bots=1, cards=4) for _ in range(8)]
    await asyncio.gather(*(play(client, first) for (client,) in tables))
    seeds = {client.picture["over"]["seed"] for (client,) in tables}
    assert len(seeds) == 8


async def test_a_game_without_any_clock_waits_for_people(house: House) -> None:
    off = {"offer": 0, "respond": 0, "duel": 0}
    ann, bob = await started(house, people=2, cards=2, clocks=off)
    assert ann.picture["waiting"]["due"] is None
    await asyncio.gather(play(ann), play(bob))


async def test_time_plays_for_the_silent(house: House) -> None:
    quick = {"offer": 300, "respond": 300, "duel": 300}
    ann, bob = await started(house, people=2, cards=2, clocks=quick)
    await ann.until(lambda c: c.picture.get("over"))
    record = Record.load(await house.get(f"/api/tables/{ann.table}/record"))
    assert any(line.moves is not UNSET for line in record.lines)  # though nobody has touched anything
    assert check(DILEMMA, record)[1]
    assert bob.picture["people"][0]["away"] is False
