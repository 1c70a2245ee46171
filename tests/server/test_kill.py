"""The server dies in mid-game; what it acknowledged stands, and the game goes on."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Any

from tests.server.conftest import Serve
from tests.server.house import Client, first, play, started
from tests.server.outside import Outside
from whistlestop.games.dilemma import DILEMMA
from whistlestop.kernel import Record, check

STANDING = ("view", "ask", "sealed", "waiting", "stage", "people", "host", "options", "promise")


def standing(client: Client) -> dict[str, Any]:
    return {"n": client.n, **{key: client.picture.get(key) for key in STANDING}}


async def moved(clients: list[Client], outside: Outside) -> None:
    """Everybody goes to another server, with the numbers they have."""
    for client in clients:
        await client.reader
        client.door = outside
        outside.clients.append(client)
        await client.connect()


async def test_a_game_goes_on_exactly_after_kill_9(tmp_path: Path, serve: Serve) -> None:
    outside = await serve(tmp_path)
    clients = await started(outside, people=3, cards=6)
    for _ in range(2):
        p = clients[clients[0].picture["view"]["provoker"]]
        await p.until(lambda c: c.picture["ask"])
        assert await p.answer(first(p.picture["ask"]["sealed"])) == "ok"
        others = [c for c in clients if c is not p]
        for c in others:
            await c.until(lambda c: c.picture["ask"] and c.picture["view"]["stage"] == "respond")
        sealed = others[0].picture["ask"]["sealed"]["of"][-1]  # another value than the offer
        assert await others[0].answer(sealed) == "ok"
        for c in clients:
            await c.until(lambda c: any(m["t"] == "in" for m in c.messages[-2:]))
        await others[0].until(lambda c, d=sealed: c.picture["sealed"] == d)  # type: ignore[misc]
        before = [standing(c) for c in clients]
        assert await outside.kill() == -signal.SIGKILL
        outside = await serve(tmp_path)
        await moved(clients, outside)
        assert [standing(c) for c in clients] == before
        for c, was in zip(clients, before, strict=True):
            fresh = await Client(outside, c.table, c.token, c.seat, "").connect()
            assert standing(fresh) == was
            assert fresh.picture["in"] == 1
            await fresh.drop()
        assert await others[1].answer(0) == "ok"
        for c in (p, others[0]):
            await c.until(lambda c: c.picture["view"]["stage"] == "duel" and c.picture["ask"])
            assert await c.answer("peace") == "ok"
        for c in clients:
            await c.until(lambda c: c.picture["view"]["stage"] == "offer")
    await asyncio.gather(*map(play, clients))
    record = Record.load(await outside.get(f"/api/tables/{clients[0].table}/record"))
    assert check(DILEMMA, record)[1]


async def test_bots_and_stand_ins_go_on_after_it_though_nobody_connects(tmp_path: Path, serve: Serve) -> None:
    outside = await serve(tmp_path)
    (ann,) = await started(outside, people=1, bots=2, cards=3)
    assert await ann.do("leave") == "ok"
    await outside.kill()
    await ann.reader
    outside = await serve(tmp_path)
    ann.door = outside
    watcher = await Client(outside, ann.table, None, None, "").connect()
    await watcher.until(lambda c: any(m["t"] == "note" for m in c.messages))
    assert watcher.picture["people"][0]["away"] is True
