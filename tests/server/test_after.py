"""When a game is over: replays, shared ones, what if, and again."""

import asyncio
import hashlib
import json
import secrets
from functools import partial
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from tests.server.house import Client, House, left_to_robots, play, started
from tests.server.test_trolley_bots import moved, simple
from whistlestop.games import GAMES
from whistlestop.games.mystery import MYSTERY
from whistlestop.games.trolley import TROLLEY
from whistlestop.kernel import Note, Record, check, settled
from whistlestop.table import lobby


async def finished(house: House, **settings: Any) -> list[Client]:
    clients = await started(house, 3, **settings)
    await asyncio.gather(*map(play, clients))
    return clients


async def look(house: House, client: Client, path: str, method: str = "GET", body: Any = None) -> Any:
    headers = {"Authorization": f"Bearer {client.token}"}
    url = f"{house.url}/api/tables/{client.table}/{path}"
    async with house.session.request(method, url, json=body, headers=headers) as answer:
        return answer.status, await answer.json()


async def test_a_replay_begins_with_the_first_picture_and_ends_with_the_result(house: House) -> None:
    ann, *_ = await finished(house, remaining=False)
    frames = (await house.get(f"/api/tables/{ann.table}/replay"))["frames"]
    assert frames[0][0]["t"] == "sync"
    assert frames[-1][-1]["t"] == "over"
    assert all(frames)
    (view,) = [m["d"] for m in frames[0] if m["t"] == "view"]
    assert all(not seat["hand"] for seat in view["seats"])  # the public's


async def test_a_running_game_is_not_replayed(house: House) -> None:
    ann, *_ = await started(house, 3)
    assert await house.call("GET", f"/api/tables/{ann.table}/replay") == (409, {"code": "running"})


async def test_everybody_sees_his_own_game_again_and_nobody_elses_unless_agreed(house: House) -> None:
    ann, bob, _ = await finished(house)
    status, mine = await look(house, ann, "replay?seat=0")
    assert status == 200
    assert mine["frames"][0][0]["d"]["seat"] == 0
    assert (await look(house, bob, "replay?seat=0"))[0] == 403
    assert (await house.call("GET", f"/api/tables/{ann.table}/replay?seat=0"))[0] == 403
    assert (await look(house, ann, "replay?seat=9"))[1] == {"code": "seat"}


async def test_where_it_was_agreed_anybody_looks_through_any_eyes(house: House) -> None:
    ann, *_ = await finished(house, openly=True)
    assert (await house.call("GET", f"/api/tables/{ann.table}/replay?seat=2"))[0] == 200


async def test_what_only_the_host_wanted_was_not_agreed(house: House) -> None:
    table = await house.open(3, openly=True)
    ann, bob, cem = [await house.join(table, f"P{i}", i) for i in range(3)]
    for person in (ann, bob):
        assert await person.do("agree", d=True) == "ok"
    await ann.do("start")
    await asyncio.gather(*(c.begin() for c in (ann, bob, cem)))
    await asyncio.gather(*map(play, (ann, bob, cem)))
    assert (await house.call("GET", f"/api/tables/{table}/replay?seat=1"))[0] == 403
    assert (await look(house, ann, "replay?seat=2"))[0] == 403
    assert (await look(house, cem, "replay?seat=2"))[0] == 200


async def test_a_shared_replay_without_names_leads_nowhere(house: House) -> None:
    ann, bob, _ = await started(house, 3)
    assert await bob.do("say", text="a secret between us") == "ok"
    await asyncio.gather(*(play(c) for c in house.clients))
    status, shared = await look(house, ann, "share", "POST", {"seat": 0, "anonymous": True})
    assert status == 201
    async with house.session.get(f"{house.url}/api/shared/{shared['name']}") as answer:
        text = await answer.text()
    for word in ("Person0", "Person1", "Person2", "a secret between us", ann.table):
        assert word not in text
    status, plain = await look(house, ann, "share", "POST", {"anonymous": False})
    async with house.session.get(f"{house.url}/api/shared/{plain['name']}") as answer:
        assert "Person1" in await answer.text()
    assert (await house.call("GET", "/api/shared/nothing"))[0] == 404
    assert (await look(house, bob, "share", "POST", {"seat": 0}))[0] == 403


async def test_what_if_somebody_plays_on_from_a_step(house: House) -> None:
    ann, *_ = await finished(house)
    _, mine = await look(house, ann, "replay?seat=0")
    step = len(mine["frames"]) // 2
    nonce = secrets.token_hex(16)
    wish = {"step": step, "seat": 0, "name": "Ann", "colour": 1}
    wish["pledge"] = hashlib.sha256(nonce.encode()).hexdigest()
    status, seated = await look(house, ann, "fork", "POST", wish)
    assert status == 201
    again = await Client(house, seated["table"], seated["token"], 0, nonce).connect()
    await again.begin()
    await again.stage("playing")
    told = [m["d"]["what"] for frame in mine["frames"][: step + 1] for m in frame if m["t"] == "note"]
    assert [x["d"]["what"] for x in again.picture["log"] if x["t"] == "note"][: len(told)] == told
    await play(again)
    assert again.picture["stage"] == "over"
    assert {p["kind"] for p in again.picture["people"][1:]} == {"bot"}
    status, _ = await house.call("POST", f"/api/tables/{ann.table}/fork", {**wish, "seat": 1})
    assert status == 403


async def sat_down(house: House, shared: str, seat: int, step: int) -> tuple[int, Any, str]:
    """A stranger plays on from a shared replay: what the server says, and his nonce."""
    nonce = secrets.token_hex(16)
    pledge = hashlib.sha256(nonce.encode()).hexdigest()
    wish = {"step": step, "seat": seat, "name": "Stranger", "colour": 1, "pledge": pledge}
    return *await house.call("POST", f"/api/shared/{shared}/fork", wish), nonce


async def test_what_if_from_a_shared_replay_on_the_seat_whose_eyes_it_has(house: House) -> None:
    ann, *_ = await finished(house)
    _, shared = await look(house, ann, "share", "POST", {"anonymous": True})
    assert (await house.get(f"/api/shared/{shared['name']}"))["eyes"] == []
    assert (await sat_down(house, shared["name"], 0, 1))[:2] == (
        403,
        {"code": "token"},
    )  # the public has none
    _, shared = await look(house, ann, "share", "POST", {"seat": 0, "anonymous": True})
    replay = await house.get(f"/api/shared/{shared['name']}")
    assert replay["eyes"] == [0]
    assert (await sat_down(house, shared["name"], 1, 1))[:2] == (403, {"code": "token"})
    for seat in (-1, 3):
        assert (await sat_down(house, shared["name"], seat, 1))[:2] == (409, {"code": "seat"})
    assert (await sat_down(house, "nothing", 0, 1))[0] == 404
    step = len(replay["frames"]) // 2
    status, seated, nonce = await sat_down(house, shared["name"], 0, step)
    assert status == 201
    onwards = await Client(house, seated["table"], seated["token"], 0, nonce).connect()
    await onwards.begin()
    await onwards.stage("playing")
    told = [m["d"]["what"] for frame in replay["frames"][: step + 1] for m in frame if m["t"] == "note"]
    assert [x["d"]["what"] for x in onwards.picture["log"] if x["t"] == "note"][: len(told)] == told
    assert [p["kind"] for p in onwards.picture["people"]] == ["person", "bot", "bot"]
    await play(onwards)
    assert onwards.picture["stage"] == "over"


async def test_what_if_on_any_seat_where_the_table_had_agreed(house: House) -> None:
    ann, *_ = await finished(house, openly=True)
    _, shared = await look(house, ann, "share", "POST", {"anonymous": True})
    assert (await house.get(f"/api/shared/{shared['name']}"))["eyes"] == [0, 1, 2]
    status, seated, _ = await sat_down(house, shared["name"], 2, 3)
    assert (status, seated["seat"]) == (201, 2)


async def test_again_leads_everybody_to_one_table_where_the_next_one_begins(house: House) -> None:
    clients = await finished(house)
    began = next(m["d"]["data"] for m in clients[0].messages if m["t"] == "note")
    opened = [
        (await house.call("POST", f"/api/tables/{c.table}/again", {"token": c.token}))[1]["table"]
        for c in clients
    ]
    assert len(set(opened)) == 1
    await clients[0].until(lambda c: c.picture["next"] == opened[0])
    for colour, c in enumerate(clients):
        again = await house.join(opened[0], f"Person{colour}", colour, back=c.token)
        assert again.seat == c.seat
        assert again.picture["options"]["first"] == (began + 1) % 3 + 1
    stranger = {"name": "X", "colour": 9, "pledge": "0" * 64, "seat": 0}
    assert (await house.call("POST", f"/api/tables/{opened[0]}/join", stranger))[0] == 409
    assert (await house.call("POST", f"/api/tables/{clients[0].table}/again", {"token": "x"}))[0] == 403


async def test_insight_while_it_runs_is_for_those_who_sit_there(house: House) -> None:
    ann, *_ = await started(house, 3)
    assert (await look(house, ann, "insight"))[1]["mirror"][0]["duels"] == 0
    assert await house.call("GET", f"/api/tables/{ann.table}/insight") == (409, {"code": "running"})
    assert await house.call("GET", f"/api/tables/{ann.table}/hindsight") == (409, {"code": "running"})


async def test_afterwards_everybody_may_see_the_mirror(house: House) -> None:
    ann, *_ = await finished(house)
    rows = (await house.get(f"/api/tables/{ann.table}/insight"))["mirror"]
    duels = [m["d"] for m in ann.messages if m["t"] == "note" and m["d"]["what"] == "duelled"]
    assert sum(row["duels"] for row in rows) == 2 * len(duels)
    assert await house.get(f"/api/tables/{ann.table}/hindsight") is None


async def test_the_proof_has_every_draw_of_the_record(house: House) -> None:
    ann, *_ = await finished(house)
    found = await house.get(f"/api/tables/{ann.table}/proof")
    record = (await house.get(f"/api/tables/{ann.table}/record")).decode().splitlines()
    chances = [json.loads(line)["chance"] for line in record if '"chance"' in line]
    assert [came for _, _, came in found["draws"]] == chances
    assert (
        hashlib.sha256(b"whistlestop promise" + bytes.fromhex(found["seed"])).hexdigest()
        == (await house.get(f"/api/tables/{ann.table}"))["promise"]
    )


async def test_a_notebook_is_asked_for_with_ones_own_token(house: House) -> None:
    ann, *_ = await started(house, 3)
    assert await look(house, ann, "notebook") == (200, None)  # Dilemma keeps none
    assert (await house.call("GET", f"/api/tables/{ann.table}/notebook"))[0] == 403


@pytest.mark.parametrize("aid", ["paper", "clerk", "logician", "statistician"])
async def test_a_notebook_says_what_follows_from_ones_own_messages(house: House, aid: str) -> None:
    """ME-A44: a guest shows a card to the mover, who finds it in his notebook, and nobody else does."""
    body = {"game": "mystery", "seats": 3, "options": {"aid": aid}, "clocks": {}, "public": False}
    status, opened = await house.call("POST", "/api/tables", body)
    assert status == 201
    clients = [await house.join(opened["table"], f"P{i}", i) for i in range(3)]
    assert await clients[0].do("start") == "ok"
    await asyncio.gather(*(client.begin() for client in clients))
    for client in clients:
        await client.until(lambda c: c.picture.get("waiting"))
    mover = next(c for c in clients if c.picture["ask"])
    pairs = mover.picture["ask"]["sealed"]["of"]["dining"]["menu"]["allowed"]
    seat, (k, *_) = pairs[0]
    assert await mover.answer(["dining", [[seat, k]]]) == "ok"
    guest = clients[seat]
    await guest.until(lambda c: c.picture["ask"])
    assert await guest.answer(guest.picture["ask"]["sealed"]["of"][0]) == "ok"
    for client in clients:
        await client.until(lambda c: any(m["t"] == "note" and m["d"]["what"] == "moved" for m in c.messages))
        told = [msgspec.convert(m["d"], Note) for m in client.messages if m["t"] == "note"]
        mine = MYSTERY.notebook(client.seat or 0, told, 3, settled(MYSTERY, 3, {"aid": aid}))
        assert await look(house, client, "notebook") == (200, mine)
        if mine:
            sights = [sight for row in mine["cards"] for cell in row for sight in cell["sights"]]
            dined = [sight for sight in sights if sight[1] == "ME-54"]
            assert dined == ([[0, "ME-54", f"H{seat}"]] if client is mover else [])


async def test_without_names_typed_pleas_are_gone_and_the_draws_still_prove_themselves(house: House) -> None:
    """TT-26: ready pleas stay; what people typed may name somebody."""
    _, made = await house.call("POST", "/api/tables", {"game": "trolley", "seats": 3, "public": False})
    people = [await house.join(made["table"], f"Person{i}", i) for i in range(3)]
    assert await people[1].do("lore", d=[[777, 0, *[0] * 12]]) == "ok"
    assert await people[0].do("start") == "ok"
    await asyncio.gather(*(c.begin() for c in people))
    await asyncio.gather(*map(pleading, people))
    assert await people[1].do("say", text="Grandmother hears us") == "ok"
    ann = people[0]
    _, opened = await house.call("POST", f"/api/tables/{ann.table}/again", {"token": ann.token})
    _, named = await look(house, ann, "share", "POST", {"seat": 0, "anonymous": True})
    async with house.session.get(f"{house.url}/api/shared/{named['name']}") as answer:
        shared = await answer.text()
    plain = await house.get(f"/api/tables/{ann.table}/record")
    bare = await house.get(f"/api/tables/{ann.table}/record?nameless")
    for secret in ("Person", "Grandmother"):
        assert secret in plain.decode()
        assert secret not in bare.decode()
    for secret in ("Person", "Grandmother", ann.table, opened["table"]):
        assert secret not in shared
    last = len(json.loads(shared)["frames"]) - 2
    _, seated, nonce = await sat_down(house, named["name"], 0, last)
    onwards = await Client(house, seated["table"], seated["token"], 0, nonce).connect()
    await onwards.begin()
    await onwards.stage("playing")
    assert await onwards.do("close") in ("ok", "stage")  # robots may have played it to its end
    await onwards.until(lambda c: c.picture["stage"] in ("closed", "over"))
    told = "".join(onwards.frames) + (await house.get(f"/api/tables/{onwards.table}/record")).decode()
    for secret in ("Person", "Grandmother", ann.table, opened["table"]):
        assert secret not in told
    assert "(words removed)" in told
    assert (
        shared.count('"(words removed)"')
        == bare.count(b'"(words removed)"')
        == plain.count(b"Grandmother") - 1
    )
    assert shared.count('"plot":[4,0,0,1]') == plain.count(b",4,0,0,1]]") > 0
    record = Record.load(bare)
    assert Record.load(plain).header.options["lore"]
    assert record.header.options["lore"] is None  # what is known of people at other tables
    assert check(TROLLEY, record) == check(TROLLEY, Record.load(plain))
    assert check(TROLLEY, record)[1]


async def pleading(client: Client) -> None:
    """With the floor it types a plea, says a ready one and yields; else it does the first thing."""
    answered, turn = 0, 0
    while not client.picture.get("over"):
        ask = client.picture.get("ask")
        if not ask or ask["q"] <= answered:
            await client.until(partial(moved, answered))
            continue
        answered, spec = ask["q"], ask["sealed"] or ask["open"]
        said = simple(spec)
        if "plea" in spec["of"]:
            turn += 1
            said = (["plea", [-1, "My Grandmother says no"]], ["plea", [-1, 4, 0, 0, 1]], said)[turn % 3]
        if said is not None:
            assert await client.do("answer", q=answered, d=said) in ("ok", "stale")


async def test_a_notebook_is_in_its_owners_replay_and_record_and_in_nobody_elses(house: House) -> None:
    ann, bob, cem = await started(house, 3, openly=True)
    table = ann.table
    assert await bob.do("jot", d={"text": "it was Ann"}) == "ok"
    assert await bob.do("order", d=["offer", "answer", 99]) == "ok"
    await asyncio.gather(*map(play, (ann, bob, cem)))
    own = f"{house.url}/api/tables/{table}/replay?seat=1"
    _, shared = await look(house, ann, "share", "POST", {"seat": 1, "anonymous": False})
    places = (own, f"{house.url}/api/tables/{table}/record", f"{house.url}/api/shared/{shared['name']}")
    for url in places:
        for person in (bob, ann, cem, None):
            headers = {"Authorization": f"Bearer {person.token}"} if person else {}
            async with house.session.get(url, headers=headers) as answer:
                assert answer.status == 200
                said = await answer.text()
            assert ("it was Ann" in said) == (person is bob and "/shared/" not in url), url
            assert ('"orders":{"offer":["answer",99]}' in said) == (person is bob and url == own), url


async def test_a_guest_on_the_seat_of_somebody_who_was_kicked_hears_nothing_that_was_private(
    house: House,
) -> None:
    ann, _, cem = await started(house, 3)
    assert await cem.do("jot", d={"text": "it was Ann"}) == "ok"
    await cem.until(lambda c: c.picture["mine"]["jot"])
    assert await ann.do("kick", seat=2) == "ok"
    late = await house.join(ann.table, "Late", 9)
    assert late.seat == 2
    nosy = await Client(house, late.table, late.token, 2, "").plug()
    nosy.n = 1  # as if it had been there from the first message on
    await nosy.send(t="hello", token=late.token, n=1)
    await nosy.until(lambda c: any(m["t"] == "slack" for m in c.messages))
    assert not any("it was Ann" in frame for frame in (*late.frames, *nosy.frames))
    assert await late.do("jot", d={"text": "a guest's"}) == "ok"
    assert await ann.do("kick", seat=2) == "ok"
    back = await house.join(ann.table, "Cem", 8, back=cem.token)
    assert (back.seat, back.picture["mine"]["jot"]) == (2, {"text": "it was Ann"})


@pytest.mark.parametrize("name", GAMES)
async def test_every_game_is_replayed_proved_and_played_on_from_anywhere(
    house: House, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(lobby, "SHORTEST", 1)
    ann = await left_to_robots(house, name)
    record = Record.load(await house.get(f"/api/tables/{ann.table}/record"))
    assert check(GAMES[name], record)[1]
    proof = await house.get(f"/api/tables/{ann.table}/proof")
    assert [x.chance for x in record.lines if x.chance is not UNSET] == [row[2] for row in proof["draws"]]
    _, mine = await look(house, ann, "replay?seat=0")
    frames, marks = mine["frames"], mine["marks"]
    assert len(frames) == len(marks)
    assert marks == sorted(set(marks))
    for step in (0, len(frames) // 3, len(frames) - 2):
        nonce = secrets.token_hex(16)
        pledge = hashlib.sha256(nonce.encode()).hexdigest()
        wish = {"step": step, "seat": 0, "name": "Ann", "colour": 1, "pledge": pledge}
        status, seated = await look(house, ann, "fork", "POST", wish)
        assert status == 201
        again = await Client(house, seated["table"], seated["token"], 0, nonce).connect()
        await again.begin()
        await again.until(lambda c: c.picture["stage"] in ("playing", "over"))
        told = [m["d"]["what"] for frame in frames[: step + 1] for m in frame if m["t"] == "note"]
        log = [x["d"]["what"] or "fleeting" for x in again.picture["log"] if x["t"] == "note"]
        assert len(log) >= len(told)
        assert all(a in ("fleeting", b) for a, b in zip(log, told, strict=False))
        await again.do("leave")
        await again.stage("over")
        onwards = Record.load(await house.get(f"/api/tables/{seated['table']}/record"))
        chances = [line.chance for line in onwards.lines]
        new = await house.get(f"/api/tables/{seated['table']}/proof")
        assert [row[2] for row in new["draws"]] == [x for x in chances if x is not UNSET]
        assert new["past"] == sum(x is not UNSET for x in chances[: onwards.header.past])
