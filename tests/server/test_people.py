"""People come and go; the table goes on."""

from __future__ import annotations

import asyncio
from importlib import import_module
from random import Random
from typing import Any

import pytest

from tests.server.house import Client, House, hasty, play, started
from whistlestop.games import GAMES
from whistlestop.games.dilemma import DILEMMA
from whistlestop.games.dilemma.bot import Anyhow
from whistlestop.kernel import Record, check
from whistlestop.server import hall as halls
from whistlestop.server import players
from whistlestop.table import lobby

DAY = 86_400_000  # ms


async def away(client: Client, seat: int, is_away: bool = True) -> None:
    await client.until(lambda c: (c.picture["people"][seat] or {}).get("away") is is_away)


async def to_duel(clients: list[Client]) -> tuple[Client, Client, Client]:
    """Provoker, Contractor, and the one who looks on."""
    view = clients[0].picture["view"]
    p = clients[view["provoker"]]
    c, idle = [x for x in clients if x is not p]
    await p.answer(5)
    for client, d in ((c, 7), (idle, 0)):
        await client.until(lambda x: x.picture["ask"])
        assert await client.answer(d) == "ok"
    for client in (p, c):
        await client.until(lambda x: x.picture["view"]["stage"] == "duel" and x.picture["ask"])
    return p, c, idle


async def test_after_a_grace_a_bot_sits_in_and_goes_on_playing(house: House) -> None:
    ann, bob, cleo = await started(house, cards=3)
    await bob.drop()
    await cleo.drop()
    await away(ann, 1)
    await away(ann, 2)
    await play(ann)
    assert ann.picture["over"]["seed"]


async def test_who_comes_back_has_his_seat_again(house: House) -> None:
    ann, bob, _ = await started(house)
    await bob.drop()
    await away(ann, 1)
    await bob.connect()
    await away(ann, 1, False)
    await away(bob, 1, False)


async def test_a_short_break_is_not_noticed(house: House) -> None:
    ann, bob, _ = await started(house)
    since = ann.n
    await bob.drop()
    await bob.connect()
    await asyncio.sleep(0.4)
    assert await ann.do("say", text="hello") == "ok"
    await ann.until(lambda c: c.picture["log"][-1]["t"] == "say")
    assert not any(m["t"] == "people" for m in ann.messages if m.get("n", 0) > since)


async def test_a_second_device_keeps_the_seat(house: House) -> None:
    ann, bob, _ = await started(house)
    phone = await Client(house, bob.table, bob.token, 1, "").connect()
    await bob.drop()
    await asyncio.sleep(0.4)
    assert await phone.do("say", text="still here") == "ok"
    assert ann.picture["people"][1]["away"] is False


async def test_who_says_that_he_leaves_is_away_at_once_and_back_by_hello(house: House) -> None:
    ann, bob, _ = await started(house)
    assert await bob.do("leave") == "ok"
    await away(ann, 1)
    await bob.drop()
    await bob.connect()
    await away(ann, 1, False)


async def test_all_may_leave_and_the_game_still_comes_to_its_end(house: House) -> None:
    ann, *others = await started(house, cards=4)
    watcher = await house.watch(ann.table)
    for client in (ann, *others):
        await client.do("leave")
        await client.drop()
    await watcher.until(lambda c: c.picture.get("over"))
    record = Record.load(await house.get(f"/api/tables/{ann.table}/record"))
    assert check(DILEMMA, record)[1]


async def test_a_stand_in_does_not_change_what_a_person_has_sealed(house: House) -> None:
    """He chose, then his line broke: his choice stands."""
    clients = await started(house)
    p, c, idle = await to_duel(clients)
    assert await p.answer("conflict") == "ok"
    await p.drop()
    await away(idle, p.seat or 0)
    await asyncio.sleep(0.2)  # a bot would have answered by now
    assert await c.answer("peace") == "ok"
    await idle.until(lambda x: any(m["t"] == "note" and m["d"]["what"] == "duelled" for m in x.messages))
    duel = next(m["d"] for m in idle.messages if m["t"] == "note" and m["d"]["what"] == "duelled")
    assert duel["data"]["choices"] == ["conflict", "peace"]


async def test_a_bot_that_has_answered_is_not_asked_again_by_what_others_do(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann,) = await started(house, people=1, bots=2, lives=9)
    room = house.hall.rooms[ann.table]
    asked: list[int] = []
    choose = room.players.choose

    async def counted(*args: Any) -> Any:
        asked.append(room.table.n)
        return await choose(*args)

    monkeypatch.setattr(room.players, "choose", counted)
    if ann.picture["ask"]:
        await ann.answer(ann.picture["ask"]["sealed"]["of"][0])
    await ann.until(lambda c: c.picture.get("in") == 1 or (c.picture["ask"] and c.picture["view"]["duel"]))
    await asyncio.sleep(0.1)
    before = len(asked)
    for i in range(10):
        await ann.do("say", text=f"hm {i}")
    await asyncio.sleep(0.1)
    assert len(asked) <= before + 2


async def test_the_host_moves_on_when_he_leaves_and_the_new_one_can_pause(house: House) -> None:
    ann, bob, _ = await started(house)
    assert await bob.do("pause") == "host"
    await ann.drop()
    await bob.until(lambda c: c.picture["host"] == 1)
    assert await bob.do("pause") == "ok"
    assert await bob.do("resume") == "ok"
    await ann.connect()
    await bob.until(lambda c: c.picture["host"] == 0)


async def test_a_host_who_leaves_the_lobby_blocks_nobody(house: House) -> None:
    table = await house.open(2, cards=2)
    ann = await house.join(table, "Ann", 0)
    bob = await house.join(table, "Bob", 1)
    await ann.drop()
    await bob.until(lambda c: c.picture["host"] == 1)
    assert await bob.do("free", seat=0) == "ok"
    assert await bob.do("bot", seat=0, level="easy") == "ok"
    assert await bob.do("start") == "ok"
    await bob.begin()
    await play(bob)


async def test_a_host_who_sits_there_and_does_nothing_is_not_waited_for_for_ever(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tab that stays open, and no clock: a robot plays, until the person does something."""
    ann, bob, cleo = await started(house, clocks={"offer": 0, "respond": 0, "duel": 0}, first=1)
    assert await bob.do("relieve", seat=0) == "patience"
    assert await ann.do("pause") == "ok"
    assert await cleo.do("resume") == "patience"
    monkeypatch.setattr(import_module("whistlestop.table.table"), "PATIENCE", 0)
    assert await cleo.do("resume") == "ok"
    assert await bob.do("relieve", seat=0) == "ok"
    await away(cleo, 0)
    assert cleo.picture["host"] == 1
    await cleo.until(lambda c: c.picture["ask"])  # a robot has offered for Ann
    assert await ann.do("say", text="I was only asleep") == "ok"
    await away(bob, 0, False)
    assert bob.picture["host"] == 0
    assert await ann.do("back") == "stale"


async def test_a_person_who_never_opens_his_nonce_holds_up_nobody(house: House) -> None:
    table = await house.open(2, cards=2)
    ann = await house.join(table, "Ann", 0)
    await house.join(table, "Bob", 1)
    assert await ann.do("start") == "ok"
    await ann.begin()
    assert ann.picture["stage"] == "opening"
    await ann.stage("playing")


async def test_a_person_who_joined_and_never_connected_does_not_stop_the_game(house: House) -> None:
    table = await house.open(2, cards=2)
    ann = await house.join(table, "Ann", 0)
    wish = {"name": "Ghost", "colour": 1, "pledge": "0" * 64}
    assert (await house.call("POST", f"/api/tables/{table}/join", wish))[0] == 200
    await away(ann, 1)
    assert await ann.do("start") == "ok"
    await ann.begin()
    await play(ann)


async def test_a_freed_seat_hears_nothing_more_and_its_token_is_dead(house: House) -> None:
    table = await house.open()
    ann = await house.join(table, "Ann", 0)
    bob = await house.join(table, "Bob", 1)
    assert await ann.do("free", seat=1) == "ok"
    await bob.until(lambda c: c.messages[-1] == {"t": "no", "id": None, "d": {"code": "token"}})
    heard = len(bob.messages)
    cleo = await house.join(table, "Cleo", 2)
    assert cleo.seat == 1
    assert await cleo.do("say", text="hello") == "ok"
    assert await bob.do("say", text="I am Cleo") == "token"
    assert [m["t"] for m in bob.messages[heard:]] == ["no"]
    await bob.send(t="hello", token=bob.token, n=0)
    await bob.until(lambda c: len(c.messages) == heard + 2)
    assert bob.messages[-1]["d"] == {"code": "token"}


async def test_a_pause_stops_bots_too_and_they_go_on_after_it(house: House) -> None:
    (ann,) = await started(house, people=1, bots=2, cards=3)
    assert await ann.do("pause") == "ok"
    await asyncio.sleep(0.15)
    n = house.hall.rooms[ann.table].table.n
    await asyncio.sleep(0.15)
    assert house.hall.rooms[ann.table].table.n == n
    assert await ann.do("resume") == "ok"
    await play(ann)


async def test_an_idle_room_is_put_away_and_comes_back_as_it_was(house: House) -> None:
    table = await house.open()
    ann = await house.join(table, "Ann", 0)
    silent = await Client(house, table, ann.token, 0, "").plug()  # holds the room, and has said nothing yet
    await ann.drop()
    before = await house.get(f"/api/tables/{table}")
    room = house.hall.rooms[table]
    await away(await house.watch(table), 0)
    await house.clients[-1].drop()
    room.used -= 2 * halls.IDLE
    await asyncio.sleep(1.5)
    assert table not in house.hall.rooms
    after = await house.get(f"/api/tables/{table}")
    assert {**after, "people": 0} == {**before, "people": 0}
    bob = await house.join(table, "Bob", 1)
    await silent.send(t="hello", token=ann.token, n=0)
    await silent.until(lambda c: c.picture)
    assert await silent.do("say", text="I was asleep") == "ok"
    await bob.until(lambda c: c.picture["log"])
    assert bob.picture["log"][-1]["d"]["text"] == "I was asleep"


DAY = 86_400_000


async def test_a_host_who_pauses_a_slow_table_and_leaves_is_not_waited_for(house: House) -> None:
    ann, bob, _ = await started(house, clocks={"offer": DAY, "respond": DAY, "duel": DAY})
    assert await ann.do("pause") == "ok"
    await ann.drop()
    await bob.until(lambda c: c.picture["host"] != 0)
    assert bob.picture["people"][0]["away"] is False  # and nobody is told that the page is closed
    assert await bob.do("resume") == "ok"


async def test_a_bot_sits_in_at_a_slow_table_where_a_question_has_no_limit(house: House) -> None:
    clients = await started(house, clocks={"offer": DAY, "respond": 0, "duel": DAY})
    lead = clients[clients[0].picture["view"]["provoker"]]
    gone, here = [c for c in clients if c is not lead]
    await gone.drop()
    assert await lead.answer(5) == "ok"
    await here.until(lambda c: c.picture["ask"])
    await here.until(lambda c: c.picture.get("in") == 1)
    assert await here.answer(0) == "ok"


async def test_a_standing_order_is_obeyed_also_while_a_bot_sits_in(house: House) -> None:
    clients = await started(house)
    lead = clients[clients[0].picture["view"]["provoker"]]
    gone, here = [c for c in clients if c is not lead]
    assert await gone.do("order", d=["respond", "answer", 9]) == "ok"
    await gone.drop()
    await away(lead, gone.seat or 0)
    assert await lead.answer(5) == "ok"
    await here.until(lambda c: c.picture.get("in") == 1)
    assert dict(house.hall.rooms[lead.table].table.sealed) == {gone.seat: 9}


@pytest.mark.parametrize("how", ["silence", "robot"])
async def test_an_order_need_not_know_the_answer(house: House, how: str) -> None:
    clients = await started(house)
    lead = clients[clients[0].picture["view"]["provoker"]]
    ordered, here = [c for c in clients if c is not lead]
    assert await ordered.do("order", d=["respond", how]) == "ok"
    assert await lead.answer(5) == "ok"
    await here.until(lambda c: c.picture.get("in") == 1)
    ((seat, card),) = house.hall.rooms[lead.table].table.sealed
    assert seat == ordered.seat
    assert how == "robot" or card == 0  # silence passes


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("how", ["silence", "robot"])
async def test_a_slow_table_waits_for_nobody_who_left_orders_for_everything(
    house: House, name: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "SHORTEST", 1)
    game = GAMES[name]
    clocks = {clock: 5 if clock in game.windows else DAY for clock in game.clocks}
    options = {"dilemma": {"mode": "sealed"}, "trolley": {"cycles": 1}}.get(name, {})
    body = {"game": name, "seats": 3, "clocks": clocks, "options": options}
    _, opened = await house.call("POST", "/api/tables", body)
    people = [await house.join(opened["table"], f"P{i}", i) for i in range(3)]
    assert await people[0].do("start") == "ok"
    await asyncio.gather(*(person.begin() for person in people))
    for person in people:
        await person.stage("playing")
        for clock in game.clocks:
            assert await person.do("order", d=[clock, how]) in ("ok", "stage")  # all may have been answered
    watcher = await house.watch(opened["table"])
    await asyncio.gather(*(person.drop() for person in people))
    await watcher.stage("over")  # of days not one has passed
    notes = [line["d"] for line in watcher.picture["log"] if line["t"] == "note"]
    floors = [note["data"][1] for note in notes if note["what"] == "floor"]
    assert "time" not in floors
    assert floors or name != "trolley"


def test_an_order_may_take_any_moment_that_a_person_might() -> None:
    low, _ = players.PACE.think
    took = sorted(players.as_long_as_a_choice(Random(k).randrange, 20) for k in range(400))
    assert low <= took[0] < 3
    assert took[200] < 8  # mostly early
    assert 15 < took[-1] <= 20 - low  # but never after the clock
    assert players.as_long_as_a_choice(Random(1).randrange, 0) == low


@pytest.mark.parametrize("fails", [RuntimeError("stumbled"), None])
async def test_a_bot_that_fails_does_not_hold_up_a_table_without_clocks(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fails: Exception | None,
) -> None:
    def choose(self: Any, menu: Any, rng: Any) -> Any:
        if fails:
            raise fails
        return "nonsense"

    monkeypatch.setattr(Anyhow, "choose", choose)
    ann, *_ = await started(house, 1, 2, clocks={"offer": 0, "respond": 0, "duel": 0}, cards=2)
    await play(ann)
    assert ann.picture["stage"] == "over"
    assert "bot" in caplog.text
    caplog.clear()


@pytest.mark.parametrize("name", GAMES)
async def test_without_clocks_bots_play_on_for_all_who_left(
    house: House, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Also when the host paused before going: somebody comes back, goes on, and leaves again."""
    monkeypatch.setattr(lobby, "SHORTEST", 1)
    options = {"mode": "sealed"} if name == "dilemma" else {}
    body = {"game": name, "seats": 3, "clocks": hasty(name), "options": options}
    _, opened = await house.call("POST", "/api/tables", body)
    people = [await house.join(opened["table"], f"P{i}", i) for i in range(3)]
    assert await people[0].do("start") == "ok"
    await asyncio.gather(*(c.begin() for c in people))
    await people[2].stage("playing")
    assert await people[0].do("pause") == "ok"
    for client in people[:2]:
        await client.drop()
    await people[2].until(lambda c: c.picture["host"] == 2)
    assert await people[2].do("resume") == "ok"
    await people[2].drop()
    watcher = await house.watch(opened["table"])
    await watcher.until(lambda c: c.picture["stage"] == "over")
    assert all(p["away"] for p in watcher.picture["people"])
