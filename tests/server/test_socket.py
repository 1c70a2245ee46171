"""One line to a browser: hello, numbers, reconnects, many devices, limits."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.house import Client, House, started
from whistlestop.server import limits, line, socket


def numbered(client: Client, since: int = 0) -> list[Any]:
    return [m for m in client.messages if m.get("n", 0) > since and m["t"] != "sync"]


async def test_hello_with_a_token_is_answered_with_the_whole_picture(house: House) -> None:
    table = await house.open()
    ann = await house.join(table, "Ann", 4)
    picture = ann.picture
    assert set(picture) >= {
        *("table", "game", "seat", "stage", "seats", "options", "clocks", "public", "promise", "people"),
        *("host", "view", "ask", "sealed", "waiting", "over", "log", "now"),
    }
    assert (picture["table"], picture["seat"], picture["host"]) == (table, 0, 0)
    ann_told = {"name": "Ann", "colour": 4, "kind": "person", "level": "", "away": False, "agrees": False}
    assert picture["people"][0] == ann_told


async def test_hello_without_a_token_is_a_watcher_who_can_do_nothing(house: House) -> None:
    table = await house.open()
    ann = await house.join(table, "Ann")
    eve = await house.watch(table)
    assert eve.picture["seat"] is None
    for command in ("start", "pause", "say", "answer", "leave", "bot"):
        assert await eve.do(command) == "seat"
    assert await ann.do("say", text="hello") == "ok"
    await eve.until(lambda c: c.picture["log"])
    assert eve.picture["log"][-1]["d"] == {"seat": 0, "room": "all", "text": "hello"}


@pytest.mark.parametrize("token", ["", "wrong", "x" * 2000, "\u0000", "ключ"])
async def test_hello_with_a_wrong_token_is_refused_and_may_be_said_again(house: House, token: str) -> None:
    ann = await house.join(await house.open(), "Ann")
    other = await Client(house, ann.table, None, None, "").plug()
    await other.send(t="hello", token=token, n=0)
    await other.until(lambda c: c.messages)
    assert other.messages == [{"t": "no", "id": None, "d": {"code": "token"}}]
    assert await other.do("start") == "token"
    await other.send(t="hello", token=ann.token, n=0)
    await other.until(lambda c: c.picture)
    assert other.picture["seat"] == 0


async def test_nothing_is_told_or_done_before_hello(house: House) -> None:
    ann = await house.join(await house.open(), "Ann")
    mute = await Client(house, ann.table, None, None, "").plug()
    assert await mute.do("say", text="hi") == "token"
    await ann.do("say", text="secret?")
    await mute.send(t="ping", d=1)
    await mute.until(lambda c: any(m["t"] == "pong" for m in c.messages))
    assert {m["t"] for m in mute.messages} == {"no", "pong"}


async def test_whoever_says_hello_with_a_wrong_token_has_no_seat_any_more(house: House) -> None:
    ann = await house.join(await house.open(), "Ann")
    await ann.send(t="hello", token="wrong", n=0)
    await ann.until(lambda c: c.messages[-1]["t"] == "no")
    assert await ann.do("say", text="still here?") == "token"


async def test_an_unknown_table_is_said_to_be_unknown(house: House) -> None:
    lost = await Client(house, "QQQQQ", None, None, "").plug()
    await lost.until(lambda c: c.closed)
    assert lost.messages == [{"t": "no", "id": None, "d": {"code": "unknown"}}]


async def test_who_comes_back_gets_exactly_the_rest(house: House) -> None:
    ann, bob, _ = await started(house)
    have = bob.n
    await bob.drop()
    for text in ("one", "two", "three"):
        assert await ann.do("say", text=text) == "ok"
    seen = len(bob.messages)
    await bob.connect()
    missed = [m for m in bob.messages[seen:] if "n" in m]
    assert [m["n"] for m in missed[:3]] == [have + 1, have + 2, have + 3]
    assert [m["d"]["text"] for m in missed if m["t"] == "say"] == ["one", "two", "three"]
    assert not any(m["t"] == "sync" for m in bob.messages[seen:])


async def test_who_has_everything_gets_nothing(house: House) -> None:
    ann, *_ = await started(house)
    second = Client(house, ann.table, ann.token, 0, "")
    second.n = ann.n
    await second.connect()
    assert [m["t"] for m in second.messages] == ["slack"]


@pytest.mark.parametrize("n", [0, 10_000, -5])
async def test_who_has_nothing_or_too_much_gets_the_whole_picture(house: House, n: int) -> None:
    ann, *_ = await started(house)
    second = await Client(house, ann.table, ann.token, 0, "").connect(n)
    assert second.messages[0]["t"] == "sync"
    assert second.n == ann.n
    for key in ("view", "ask", "waiting", "people", "stage", "sealed"):
        assert second.picture[key] == ann.picture[key], key


async def test_a_seat_may_have_many_devices_and_all_are_told_the_same(house: House) -> None:
    ann, bob, _ = await started(house)
    phone = await Client(house, ann.table, ann.token, 0, "").connect()
    since = ann.n
    assert phone.n == since
    assert await phone.do("say", text="from my phone") == "ok"
    assert await bob.do("say", text="hello") == "ok"
    for device in (ann, phone):
        await device.until(lambda c: c.n == since + 2)
    assert numbered(ann, since) == numbered(phone, since)


async def test_a_sealed_answer_is_shown_on_all_devices_of_its_owner_and_nowhere_else(house: House) -> None:
    clients = await started(house)
    p = clients[clients[0].picture["view"]["provoker"]]
    await p.answer(5)
    others = [c for c in clients if c is not p]
    for c in others:
        await c.until(lambda c: c.picture["ask"])
    first, second = others
    tablet = await Client(house, first.table, first.token, first.seat, "").connect()
    await first.answer(7)
    await tablet.until(lambda c: c.picture["sealed"] == 7)
    await second.until(lambda c: c.picture.get("in") == 1)
    assert second.picture.get("sealed") is None


async def test_the_same_command_twice_is_answered_twice_and_done_once(house: House) -> None:
    ann = await house.join(await house.open(), "Ann")
    for _ in range(3):
        assert await ann.do("say", id="once", text="hello") == "ok"
    await ann.until(lambda c: c.picture["log"])
    assert len(ann.picture["log"]) == 1


async def test_also_after_a_reconnect(house: House) -> None:
    ann = await house.join(await house.open(), "Ann")
    assert await ann.do("say", id="once", text="hello") == "ok"
    await ann.drop()
    await ann.connect()
    assert await ann.do("say", id="once", text="hello") == "ok"
    assert len(ann.picture["log"]) == 1


@pytest.mark.parametrize("id", ["", "x" * 41])
async def test_a_command_has_a_short_id(house: House, id: str) -> None:
    ann = await house.join(await house.open(), "Ann")
    await ann.send(t="say", id=id, text="hello")
    await ann.until(lambda c: c.messages[-1]["t"] == "no")
    assert ann.messages[-1] == {"t": "no", "id": None, "d": {"code": "malformed"}}


async def test_a_ping_is_answered_with_the_servers_time_and_its_echo_measures_the_line(house: House) -> None:
    ann = await house.join(await house.open(), "Ann")
    await ann.send(t="ping", d=123)
    await ann.until(lambda c: c.messages[-1]["t"] == "pong")
    sent, now = ann.messages[-1]["d"]
    assert sent == 123
    assert now >= ann.picture["now"]
    await ann.send(t="echo", d=now)
    assert await ann.do("say", text="alive") == "ok"
    slack = [m["d"] for m in ann.messages if m["t"] == "slack"]
    assert all(0 < s <= 250 for s in slack)


async def test_a_forged_echo_changes_nothing(house: House) -> None:
    ann = await house.join(await house.open(), "Ann")
    before = [m for m in ann.messages if m["t"] == "slack"]
    for forged in (0, -1, 10**15, "x", None, [1]):
        await ann.send(t="echo", d=forged)
    assert await ann.do("say", text="alive") == "ok"
    assert [m for m in ann.messages if m["t"] == "slack"] == before


# --- limits ----------------------------------------------------------------------------------------------


async def test_a_burst_too_many_is_refused_by_name_and_the_line_lives(house: House) -> None:
    ann = await house.join(await house.open(), "Ann")
    for i in range(80):
        await ann.send(t="ping", d=i)
    await ann.until(lambda c: any(m["t"] == "no" and m["d"]["code"] == "flood" for m in c.messages))
    assert not ann.closed
    await asyncio.sleep(0.2)
    assert await ann.do("say", text="sorry") == "ok"


@pytest.mark.parametrize("binary", [False, True])
async def test_a_real_flood_is_cut(house: House, binary: bool) -> None:
    ann = await house.join(await house.open(), "Ann")
    for _ in range(socket.PATIENCE + 400):
        if binary:
            await ann.ws.send_bytes(b"x")
        else:
            await ann.send(t="ping", d=1)
    await ann.until(lambda c: c.closed)
    assert ann.code == 1008


async def test_a_frame_too_long_is_cut(house: House) -> None:
    ann = await house.join(await house.open(), "Ann")
    await ann.ws.send_str(json.dumps({"t": "say", "id": "x", "text": "x" * limits.FRAME}))
    await ann.until(lambda c: c.closed)
    assert ann.code == 1009


async def test_only_so_many_devices_per_seat_and_so_many_watchers(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "SPEAKERS", 2)
    monkeypatch.setattr(line, "WATCHERS", 1)
    ann = await house.join(await house.open(), "Ann")
    await Client(house, ann.table, ann.token, 0, "").connect()
    third = await Client(house, ann.table, ann.token, 0, "").connect()
    await house.watch(ann.table)
    second = await house.watch(ann.table)
    for refused in (third, second):
        assert refused.messages == [{"t": "no", "id": None, "d": {"code": "full"}}]
        assert await refused.do("say", text="hi") == "token"


async def test_a_reader_who_falls_too_far_behind_is_cut_and_holds_up_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "BACKLOG", 2000)
    ann, bob, _ = await started(house)
    room = house.hall.rooms[ann.table]
    ear: Any = next(iter(room.listeners[1]))
    ear.transport = Stuck(ear.transport)  # what a full socket looks like from above
    for i in range(5):
        assert await ann.do("say", text=f"hello {i}") == "ok"
    await bob.until(lambda c: c.closed)
    assert bob.code == 1006


class Stuck:
    """A transport whose reader does not read."""

    def __init__(self, transport: Any) -> None:
        self.transport = transport

    def get_write_buffer_size(self) -> int:
        return 10_000

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


async def test_a_line_on_which_nobody_says_hello_is_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HELLO", 0.05)
    table = await house.open()
    ann = await house.join(table, "Ann")
    async with house.session.ws_connect(f"{house.url}/ws/{table}") as silent:
        await asyncio.wait_for(silent.receive(), 10)
        assert silent.closed
    assert await ann.do("say", text="still here") == "ok"


async def test_a_line_that_has_gone_silent_is_let_go(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO", 0.1)
    monkeypatch.setattr(socket, "SILENCE", 0.3)
    table = await house.open()
    ann = await house.join(table, "Ann")
    await ann.until(lambda c: c.closed)
    assert not house.hall.rooms[table].listeners.get(0)
