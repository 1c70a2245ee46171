"""As many processes as one likes: one journal in PostgreSQL, one bus, no owner of any table."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from aiohttp import web

from tests.server.conftest import Serve
from tests.server.house import Client, Door, House, begun, first, left, play
from tests.server.test_kill import moved, standing
from tests.services import postgres, valkey
from whistlestop.bus import LocalBus
from whistlestop.games.dilemma import DILEMMA
from whistlestop.kernel import Record, check
from whistlestop.server.app import make_app
from whistlestop.store import SqliteStore, Store


@pytest.fixture
def shared() -> tuple[str, ...]:
    return ("--journal", postgres(), "--bus", valkey())


class Wing(House):
    """One of several servers in this process, over one store and one bus."""

    def __init__(self, store: SqliteStore, bus: LocalBus) -> None:
        self.runner = web.AppRunner(make_app(store, bus), access_log=None, shutdown_timeout=1)


@pytest.fixture
async def wings(tmp_path: Path) -> AsyncIterator[tuple[House, House]]:
    store, bus = SqliteStore(tmp_path), LocalBus()
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(Wing(store, bus))
        two = await stack.enter_async_context(Wing(store, bus))
        yield one, two


async def at_both(one: Door, two: Door, **settings: Any) -> list[Client]:
    """Ann and Cleo at the one, Bob at the other."""
    table = await one.open(3, **settings)
    clients = [
        await door.join(table, name, i)
        for i, (door, name) in enumerate(((one, "Ann"), (two, "Bob"), (one, "Cleo")))
    ]
    return await begun(clients)


async def test_people_at_two_processes_play_one_game(wings: tuple[House, House]) -> None:
    clients = await at_both(*wings, cards=4)
    watchers = [await wing.watch(clients[0].table) for wing in wings]
    await asyncio.gather(*map(play, clients))
    for watcher in watchers:
        await watcher.until(lambda c: c.picture.get("over"))
    assert watchers[0].n == watchers[1].n

    def told(client: Client) -> list[object]:
        return [m for m in client.messages if "n" in m and m["t"] != "sync"]

    assert told(watchers[0]) == told(watchers[1])


async def test_nobody_is_missed_who_is_connected_elsewhere(wings: tuple[House, House]) -> None:
    ann, bob, cleo = await at_both(*wings)
    await asyncio.sleep(0.6)  # several times the grace
    for client in (ann, bob, cleo):
        assert not any(person["away"] for person in client.picture["people"])
        assert sum(m["t"] == "people" and m["d"]["people"][2] is not None for m in client.messages) <= 1
    await bob.drop()
    await ann.until(lambda c: c.picture["people"][1]["away"])
    bob.door = wings[0]
    await bob.connect()
    await ann.until(lambda c: not c.picture["people"][1]["away"])


async def test_a_token_given_by_one_process_is_good_at_the_other_at_once(
    wings: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = wings
    table = await one.open()
    await two.get(f"/api/tables/{table}")  # loaded there, and then:
    monkeypatch.setattr(two.hall, "heard_of", lambda table, n: None)  # deaf
    ann = await one.join(table, "Ann")
    moved_ann = await Client(two, table, ann.token, 0, "").connect()
    assert moved_ann.picture["seat"] == 0
    assert (await two.get(f"/api/tables/{table}"))["people"][0]["name"] == "Ann"


async def test_a_deaf_process_judges_by_the_journal_and_catches_up(
    wings: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bus may lose anything; the journal is the truth."""
    ann, bob, _ = await at_both(*wings)
    monkeypatch.setattr(wings[1].hall, "heard_of", lambda table, n: None)
    assert await ann.do("say", text="do you hear me?") == "ok"
    assert await bob.do("answer", q=99, d=1) == "stale"
    assert bob.picture["log"][-1]["d"]["text"] == "do you hear me?"
    assert await ann.do("say", text="and now?") == "ok"
    await bob.until(lambda c: c.picture["log"][-1]["d"].get("text") == "and now?")  # without asking


class Meddling:
    """A journal in which another process writes just before it is read."""

    def __init__(self, store: Store, meddle: Callable[[], Awaitable[object]]) -> None:
        self.store, self.meddle = store, meddle

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        if since == 0:
            await self.meddle()
        return await self.store.read(table, since)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


async def test_who_enters_while_another_process_writes_misses_nothing_and_hears_nothing_twice(
    wings: tuple[House, House],
) -> None:
    ann, bob, _ = await at_both(*wings)
    room: Any = wings[1].hall.rooms[ann.table]
    room.store = Meddling(room.store, lambda: ann.do("say", text="meanwhile"))
    late = await Client(wings[1], ann.table, bob.token, 1, "").connect(0)
    room.store = room.store.store
    assert await ann.do("say", text="after") == "ok"
    await late.until(lambda c: c.picture["log"][-1]["d"].get("text") == "after")
    said = [line["d"]["text"] for line in late.picture["log"] if line["t"] == "say"]
    assert said == ["meanwhile", "after"]
    await bob.until(lambda c: c.n == late.n)


async def test_two_processes_see_the_same_and_one_may_be_killed(
    tmp_path: Path, serve: Serve, shared: tuple[str, ...]
) -> None:
    one, two = await serve(tmp_path, *shared), await serve(tmp_path, *shared)
    ann, bob, cleo = clients = await at_both(one, two, cards=5)
    watchers = [await one.watch(ann.table), await two.watch(ann.table)]
    p = clients[ann.picture["view"]["provoker"]]
    assert await p.answer(first(p.picture["ask"]["sealed"])) == "ok"
    for c in clients:
        if c is not p:
            await c.until(lambda c: c.picture["ask"] and c.picture["view"]["stage"] == "respond")
    sealer = next(c for c in clients if c is not p)
    assert await sealer.answer(sealer.picture["ask"]["sealed"]["of"][-1]) == "ok"
    for c in (*clients, *watchers):
        await c.until(lambda c: any(m["t"] == "in" for m in c.messages[-2:]))
    assert watchers[0].n == watchers[1].n
    assert watchers[0].picture["view"] == watchers[1].picture["view"]
    before = [standing(c) for c in clients]
    assert await one.kill() == -signal.SIGKILL
    await moved([ann, cleo], two)
    assert [standing(c) for c in clients] == before
    await asyncio.gather(*map(play, clients))
    record = Record.load(await two.get(f"/api/tables/{ann.table}/record"))
    assert check(DILEMMA, record)[1]
    assert ann.picture["over"] == bob.picture["over"]


async def test_another_process_takes_up_a_table_of_bots_whose_process_died(
    tmp_path: Path, serve: Serve, shared: tuple[str, ...]
) -> None:
    one, two = await serve(tmp_path, *shared), await serve(tmp_path, *shared)
    table = await one.open(3, cards=3)
    await left(one, table)
    await one.kill()
    db = await asyncpg.connect(postgres())
    count = "SELECT count(*) FROM whistlestop.entries WHERE tbl = $1"
    before = await db.fetchval(count, table)
    for _ in range(300):
        if await db.fetchval(count, table) > before:
            break
        await asyncio.sleep(0.1)
    assert await db.fetchval(count, table) > before  # though nobody asked for it
    await db.close()
    assert (await two.get(f"/api/tables/{table}"))["people"][0]["away"] is True
