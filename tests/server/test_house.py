"""House rules on the wire: passwords, watchers who are behind, standing orders, late guests, kicks."""

import asyncio
import time

import pytest

from tests.server.house import Client, House, play, started
from whistlestop.server.routes import ROUTES, T

WISH = {"name": "Eve", "colour": 9, "pledge": "0" * 64}


async def test_a_password_is_asked_for_and_never_told(house: House) -> None:
    table = await house.open(3, password="swordfish")
    assert await house.call("POST", f"/api/tables/{table}/join", WISH) == (409, {"code": "password"})
    ann = await house.join(table, "Ann", password="swordfish")
    assert ann.seat == 0
    assert ann.picture["locked"] is True
    assert b"swordfish" not in b"".join(house.heard)
    assert not any("swordfish" in frame for frame in ann.frames)


async def test_of_a_locked_table_a_stranger_is_told_that_it_is_locked_and_nothing_else(house: House) -> None:
    """Every way in: all addresses, the WebSocket, the events, the list of public tables."""
    table = await house.open(2, public=True, password="swordfish", cards=2)
    await house.join(table, "Ann", password="swordfish")
    [listed] = await house.get("/api/tables")
    bare = {"game": "", "seats": 0, "taken": 0, "host": "", "stage": "", "options": {}}
    assert listed == {"table": table, "locked": True, **bare}
    locked = (409, {"code": "password"})
    bodies = {
        "join": WISH,
        "enter": {"password": "sardine"},
        "share": {"seat": 0},
        "fork": {**WISH, "step": 1, "seat": 0},
    }
    for route in ROUTES:
        if not route.path.startswith(T) or route.handler.__name__ in ("again", "push", "push_end"):
            continue  # these ask for the token of a seat
        path = route.path.replace("{table}", table)
        assert await house.call(route.method, path, bodies.get(path.rpartition("/")[2])) == locked, path
    for token, key in ((None, ""), (None, "0" * 64), (None, "swordfish")):
        eve = await Client(house, table, token, None, "", key).connect()
        assert eve.messages == [{"t": "no", "id": None, "d": {"code": "password"}}]
        assert await eve.do("say", text="hello") == "token"
    line = f"/events/{table}?line={'e' * 32}"
    async with house.session.get(house.url + line) as events:
        await house.call("POST", line, {"t": "hello", "token": None})
        heard = b""
        while b"data" not in heard:
            heard += await events.content.readline()
    assert heard.strip().removeprefix(b":").strip() == b'data: [{"t":"no","id":null,"d":{"code":"password"}}]'


async def test_the_password_opens_a_table_to_watchers_and_its_pages(house: House) -> None:
    table = await house.open(2, password="swordfish", cards=2)
    ann, bob = [await house.join(table, f"P{i}", i, password="swordfish") for i in range(2)]
    status, entered = await house.call("POST", f"/api/tables/{table}/enter", {"password": "swordfish"})
    assert status == 200
    eve = await Client(house, table, None, None, "", entered["key"]).connect()
    assert eve.picture["people"][0]["name"] == "P0"
    house.session.headers["Authorization"] = f"Bearer {entered['key']}"
    assert (await house.get(f"/api/tables/{table}"))["locked"] is True
    await ann.do("start")
    await asyncio.gather(ann.begin(), bob.begin())
    await asyncio.gather(play(ann), play(bob))
    await eve.until(lambda c: c.picture["over"])
    for page in ("replay", "proof", "record", "insight"):
        await house.get(f"/api/tables/{table}/{page}")
    _, shared = await house.call("POST", f"/api/tables/{table}/share", {"anonymous": False})
    del house.session.headers["Authorization"]
    replay = await house.get(f"/api/shared/{shared['name']}")  # an address that somebody inside gave away
    assert replay["table"] == ""


async def test_the_key_of_a_locked_table_is_enough_to_sit_down(house: House) -> None:
    table = await house.open(3, password="swordfish")
    _, entered = await house.call("POST", f"/api/tables/{table}/enter", {"password": "swordfish"})
    house.session.headers["Authorization"] = f"Bearer {entered['key']}"
    assert (await house.join(table, "Ann")).seat == 0


@pytest.mark.parametrize("delay", [0, 1000])
async def test_who_watches_when_a_password_is_set_has_to_say_it(house: House, delay: int) -> None:
    table = await house.open(3, delay=delay)
    ann, bob = await house.join(table, "Ann"), await house.join(table, "Bob", 1)
    eve = await house.watch(table)
    settings = {k: ann.picture[k] for k in ("seats", "options", "clocks", "delay")}
    assert await ann.do("say", text="between us") == "ok"
    assert await ann.do("set", **settings, password="swordfish") == "ok"
    await eve.until(lambda c: c.messages[-1] == {"t": "no", "id": None, "d": {"code": "password"}})
    heard = len(eve.frames)
    assert await ann.do("bot", seat=2, level="easy") == "ok"
    await bob.until(lambda c: c.picture["people"][2])
    await asyncio.sleep(delay / 1000)  # what was on its way to her has been dropped
    assert len(eve.frames) == heard
    assert ("between us" in "".join(eve.frames)) is (delay == 0)


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


async def test_where_the_host_wants_no_late_guests_a_robot_keeps_its_seat(house: House) -> None:
    ann, bob = await started(house, 2, 1, late=False)
    assert (await house.get(f"/api/tables/{ann.table}"))["late"] is bob.picture["late"] is False
    wish = {"name": "Late", "colour": 9, "pledge": "0" * 64}
    path = f"/api/tables/{ann.table}/join"
    assert await house.call("POST", path, wish) == (409, {"code": "late"})
    assert await ann.do("kick", seat=1) == "ok"
    back = await house.join(ann.table, "Bob", 9, back=bob.token)  # he knows that hand already
    assert back.seat == 1


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
    assert await house.call("GET", f"/api/tables/{again['table']}") == (409, {"code": "password"})
    eve = {**WISH, "seat": 1}
    await house.join(again["table"], "P0", 0, back=ann.token)
    assert (await house.call("POST", f"/api/tables/{again['table']}/join", eve))[0] == 409
    await house.join(again["table"], "P1", 1, back=bob.token)
