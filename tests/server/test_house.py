"""House rules on the wire: passwords, watchers who are behind, standing orders, late guests, kicks."""

import asyncio
import time

import pytest

from tests.server.house import Client, House, play, started

WISH = {"name": "Eve", "colour": 9, "pledge": "0" * 64}


async def test_a_password_is_asked_for_and_never_told(house: House) -> None:
    table = await house.open(3, password="swordfish")
    assert (await house.get(f"/api/tables/{table}"))["locked"] is True
    assert await house.call("POST", f"/api/tables/{table}/join", WISH) == (409, {"code": "password"})
    ann = await house.join(table, "Ann", password="swordfish")
    assert ann.seat == 0
    assert b"swordfish" not in b"".join(house.heard)
    assert not any("swordfish" in frame for frame in ann.frames)


async def test_watchers_are_behind_and_hear_all_in_order(house: House) -> None:
    table = await house.open(3, delay=900)
    ann, *others = [await house.join(table, f"P{i}", i) for i in range(3)]
    await ann.do("start")
    await asyncio.gather(*(c.begin() for c in (ann, *others)))
    await ann.stage("playing")
    watcher = await house.watch(table)
    assert watcher.picture["stage"] == "lobby"  # as it was then
    began = time.monotonic()
    await watcher.until(lambda c: c.picture["stage"] == "playing")
    await asyncio.gather(*(play(c) for c in (ann, *others)))
    ended = time.monotonic()
    await watcher.until(lambda c: c.picture["over"])
    assert time.monotonic() - ended > 0.3 or time.monotonic() - began > 0.9
    assert watcher.picture["view"] == {**ann.picture["view"], "seats": watcher.picture["view"]["seats"]}


async def test_an_order_answers_like_a_person_and_others_cannot_tell(house: House) -> None:
    clients = await started(house, 3)
    lead = clients[clients[0].picture["view"]["provoker"]]
    ordered, other = [c for c in clients if c is not lead]
    assert await ordered.do("order", d=["respond", "answer", 0]) == "ok"
    assert ordered.picture["mine"]["orders"] == {"respond": ["answer", 0]}
    ask = lead.picture["ask"]
    assert await lead.do("answer", q=ask["q"], d=ask["sealed"]["of"][0]) == "ok"
    await other.until(lambda c: c.picture.get("in") == 1)
    assert not any('"orders":{"respond"' in frame for frame in other.frames)
    assert ordered.picture["sealed"] == 0


async def test_a_late_guest_goes_on_for_a_bot_with_what_that_seat_knows(house: House) -> None:
    ann, *_ = await started(house, 1, 2)
    late = await house.join(ann.table, "Late", 9)
    assert late.seat in (1, 2)
    await late.until(lambda c: c.picture["view"])
    assert late.picture["view"]["seats"][late.seat]["hand"]
    await asyncio.gather(play(ann), play(late))
    assert late.picture["over"]["scores"] == ann.picture["over"]["scores"]


async def test_whoever_is_kicked_hears_nothing_more_and_the_game_goes_on(house: House) -> None:
    ann, bob, cem = await started(house, 3)
    assert await bob.do("kick", seat=2) == "host"
    assert await ann.do("kick", seat=2) == "ok"
    await cem.until(lambda c: any(m["t"] == "no" and m["d"]["code"] == "token" for m in c.messages))
    heard = len(cem.messages)
    await asyncio.gather(play(ann), play(bob))
    assert len(cem.messages) == heard
    assert ann.picture["people"][2]["kind"] == "bot"


async def test_talk_is_limited(house: House) -> None:
    ann = await house.join(await house.open(), "Ann")
    said = [await ann.do("say", text=f"{i}") for i in range(14)]
    assert said[:10] == ["ok"] * 10
    assert "flood" in said


@pytest.mark.parametrize("text", ["<b>x</b>", "https://example.org", "[x](y)"])
async def test_text_is_text(house: House, text: str) -> None:
    ann = await house.join(await house.open(), "Ann")
    twin = await Client(house, ann.table, ann.token, 0, "").connect()
    assert await ann.do("say", text=text) == "ok"
    await twin.until(lambda c: c.picture["log"])
    assert twin.picture["log"][-1]["d"]["text"] == text


async def test_a_phrase_is_sent_as_its_name(house: House) -> None:
    ann = await house.join(await house.open(), "Ann")
    assert await ann.do("say", phrase="hello") == "ok"
    await ann.until(lambda c: c.picture["log"])
    assert ann.picture["log"][-1]["d"] == {"seat": 0, "room": "all", "phrase": "hello"}


async def test_the_host_switches_written_talk_off_in_mid_game(house: House) -> None:
    ann, bob, _ = await started(house, 3)
    assert await bob.do("talk", d=False) == "host"
    assert await ann.do("talk", d="no") == "malformed"
    assert await ann.do("talk", d=False) == "ok"
    await bob.until(lambda c: c.picture["talk"] is False)
    assert await bob.do("say", text="but") == "quiet"
    assert await bob.do("say", phrase="sorry") == "ok"
    assert await ann.do("talk", d=True) == "ok"
    assert await bob.do("say", text="thank you") == "ok"


async def test_two_screens_of_a_seat_have_one_tongue(house: House) -> None:
    ann = await house.join(await house.open(), "Ann")
    twin = await Client(house, ann.table, ann.token, 0, "").connect()
    said = [await (ann, twin)[i % 2].do("say", text=f"{i}") for i in range(16)]
    assert said.count("ok") < 16
    assert "flood" in said


async def test_a_rematch_has_the_password_of_the_game_before(house: House) -> None:
    table = await house.open(2, password="swordfish", cards=2)
    ann, bob = [await house.join(table, f"P{i}", i, password="swordfish") for i in range(2)]
    await ann.do("start")
    await asyncio.gather(ann.begin(), bob.begin())
    await asyncio.gather(play(ann), play(bob))
    _, again = await house.call("POST", f"/api/tables/{table}/again", {"token": ann.token})
    assert (again["name"], again["colour"]) == ("P0", 0)
    assert (await house.get(f"/api/tables/{again['table']}"))["locked"] is True
    eve = {**WISH, "seat": 1}
    await house.join(again["table"], "P0", 0, back=ann.token)
    assert (await house.call("POST", f"/api/tables/{again['table']}/join", eve))[0] == 409
    await house.join(again["table"], "P1", 1, back=bob.token)
