"""Nets for leaks, over every byte that anybody receives: frames, HTTP answers, logs."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server import house as house_of_tests
from tests.server.house import Client, House, play, started
from whistlestop.kernel import pledge
from whistlestop.server import hall
from whistlestop.server.line import token_key

SEED = bytes(range(100, 132))


@pytest.fixture(autouse=True)
def known_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    known = SimpleNamespace(token_bytes=lambda n: SEED[:n], choice=secrets.choice)
    monkeypatch.setattr(hall, "secrets", known)


async def test_nobody_hears_a_token_a_key_a_nonce_or_the_seed_that_is_not_his(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    clients = await started(house, people=2, bots=1, cards=10)
    watcher = await house.watch(clients[0].table)
    for client in clients:
        await client.do("say", text=f"I am {client.seat}")
        await client.do("answer", q=0, d="nonsense")
        phone = await Client(house, client.table, client.token, client.seat, "").connect()
        assert phone.picture
    await house.get(f"/api/tables/{clients[0].table}")
    await house.get("/api/tables")
    heard = {c: "".join(c.frames) for c in house.clients}
    answers = [data.decode() for data in house.heard]
    everything = [*heard.values(), *answers, caplog.text]
    assert all(clients[0].table in text for text in (heard[clients[0]], heard[watcher]))
    for client in clients:
        assert client.token
        assert sum(client.token in text for text in everything) == 1  # the answer to his own join
        for secret in (token_key(client.token), client.nonce):
            assert not any(secret in text for text in everything)
        assert all(pledge(client.nonce) in heard[c] for c in (*clients, watcher))  # that everybody keeps
    assert not any(SEED.hex() in text for text in everything)
    state = house.hall.rooms[clients[0].table].table
    assert not any(state.key.hex() in text for text in everything)
    await asyncio.gather(*map(play, clients))
    over = {c: "".join(c.frames) for c in (*clients, watcher)}
    assert all(SEED.hex() in text for text in over.values())
    for client in clients:
        for other in over:
            assert str(client.token) not in over[other]
    assert not any(str(c.token) in caplog.text or SEED.hex() in caplog.text for c in clients)


async def test_tokens_have_at_least_128_bits_and_no_two_are_alike(house: House) -> None:
    tokens = set()
    for _ in range(8):
        table = await house.open(5)
        for i in range(5):
            wish = {"name": f"p{i}", "colour": i, "pledge": "0" * 64}
            _, seated = await house.call("POST", f"/api/tables/{table}/join", wish)
            tokens.add(seated["token"])
    assert len(tokens) == 40
    assert all(len(token) * 6 >= 128 for token in tokens)
    for place in range(len(next(iter(tokens)))):
        assert len({token[place] for token in tokens}) > 8  # no part of it is fixed


async def test_tokens_are_nowhere_on_disk(house: House) -> None:
    ann = await house.join(await house.open(), "Ann")
    files = b"".join(path.read_bytes() for path in Path(house.data).iterdir())
    assert b"Ann" in files
    assert str(ann.token).encode() not in files
    assert token_key(str(ann.token)).encode() in files


# --- twins -----------------------------------------------------------------------------------------------


async def duel(folder: Path, response: Any, choice: str) -> tuple[list[Client], list[Client], int]:
    """One turn; `response` is what the first other seat seals, `choice` what the Provoker seals in the duel.

    Returns the clients that must not notice: before the cards are shown, and before the duel is."""
    async with House(folder) as house:
        clients = await started(house, people=3)
        watcher = await house.watch(clients[0].table)
        for c in clients:
            c.frames.clear()  # whose nonce comes first is no secret
            c.messages.clear()
        p = clients[clients[0].picture["view"]["provoker"]]
        assert await p.answer(5) == "ok"
        first, second = [c for c in clients if c is not p]
        for c in (first, second):
            await c.until(lambda c: c.picture["ask"])
        assert await first.answer(response) == "ok"
        for c in (*clients, watcher):
            await c.until(lambda c: c.picture.get("in") == 1)
        early = [strip(c) for c in (p, second, watcher)]
        assert await second.answer(7) == "ok"
        await p.until(lambda c: c.picture["view"]["stage"] == "duel" and c.picture["ask"])
        taker = clients[p.picture["view"]["duel"]["contractor"]]
        assert await p.answer(choice) == "ok"
        for c in (*clients, watcher):
            await c.until(lambda c: c.picture.get("in") == 1)
        late = [strip(c) for c in (*(c for c in clients if c is not p), watcher)]
        assert await taker.answer("peace") == "ok"
        await watcher.until(lambda c: any("duelled" in f for f in c.frames))
        return early, late, p.seat or 0


def strip(client: Client) -> Any:
    """What reached a viewer: number, order and length of frames, and the frames without times and codes."""
    lengths = [len(frame) for frame in client.frames]
    kinds = [[m["t"] for m in json.loads(frame)] for frame in client.frames]
    said = [{**m, "d": timeless(m.get("d"))} for m in client.messages if "n" in m]
    return lengths, kinds, said


def timeless(d: Any) -> Any:
    if not isinstance(d, dict):
        return d
    return {k: timeless(v) for k, v in d.items() if k not in ("now", "due", "at", "still", "table")}


async def test_a_twin_game_with_another_sealed_choice_looks_the_same_to_all_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_of_tests, "secrets", SimpleNamespace(token_hex=lambda n: "ab" * n))
    one = await duel(tmp_path / "one", 3, "peace")
    two = await duel(tmp_path / "two", 9, "peace")
    three = await duel(tmp_path / "three", 3, "conflict")
    four = await duel(tmp_path / "four", 0, "peace")
    assert one[2] == two[2] == three[2]  # the same dice
    assert one[0] == two[0] == four[0]
    assert one[1] == three[1]
