"""Calls by Web Push: who is called, when, how often, with which words, and who learns of it."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Client, House, play, started
from tests.server.pushed import Device, Service, told
from tests.server.test_processes import Wing, at_both
from whistlestop.bus import LocalBus
from whistlestop.games.trolley.menus import ENOUGH, REST, Aim, plead_menu, swap_menus
from whistlestop.kernel import Menu
from whistlestop.server.calls import Calls, known
from whistlestop.server.limits import DEVICES, ENDPOINT
from whistlestop.server.players import idle
from whistlestop.store import SqliteStore
from whistlestop.table import Question

DAY = 86_400_000
SLOW: dict[str, Any] = {"clocks": {"offer": DAY, "respond": DAY, "duel": DAY}}


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    async with Service() as opened:
        yield opened


async def seats(house: House, **settings: Any) -> list[Client]:
    """A slow table: who leads, and two who are asked next."""
    clients = await started(house, 3, **{**SLOW, **settings})
    lead = clients[clients[0].picture["view"]["provoker"]]
    return [lead, *(c for c in clients if c is not lead)]


async def offer(lead: Client) -> None:
    assert await lead.answer(lead.picture["ask"]["sealed"]["of"][0]) == "ok"


async def missed(house: House, client: Client) -> None:
    """Wait until the grace of who has just gone is over."""
    await client.drop()
    room = house.hall.rooms[client.table]
    while room.present(client.seat or 0):
        await asyncio.sleep(0.01)
    while client.seat in room.players.leaving:
        await asyncio.sleep(0.01)


async def book(house: House, client: Client) -> Any:
    data = await house.hall.store.shelved(f"push/{client.table}")
    return data and json.loads(data)


# --- when ------------------------------------------------------------------------------------------------


async def test_who_is_asked_and_not_there_is_called_once_for_each_question(
    house: House, service: Service
) -> None:
    await service.at(house)
    lead, bob, cleo = await seats(house)
    phone, other = service.device("bob"), service.device("cleo")
    assert await phone.subscribe(bob, "fr") == (200, None)
    assert await other.subscribe(cleo) == (200, None)
    await missed(house, bob)
    await offer(lead)
    about = {"table": bob.table, "game": "dilemma", "what": "move", "lang": "fr"}
    assert await service.messages(1) == [(phone, about)]
    await bob.connect()
    await missed(house, bob)  # he has looked at it; the question is the same
    await bob.connect()
    assert await bob.answer(bob.picture["ask"]["sealed"]["of"][-1]) == "ok"
    await missed(house, bob)
    assert await cleo.answer(0) == "ok"  # so it is bob who duels
    assert await service.messages(2) == [(phone, about)] * 2  # and cleo, who was there, was never called


async def test_a_call_says_nothing_to_the_push_service(house: House, service: Service) -> None:
    await service.at(house)
    lead, bob, _ = await seats(house)
    await service.device("bob").subscribe(bob)
    await missed(house, bob)
    await offer(lead)
    await service.messages(1)
    ((_, headers, body),) = service.got
    assert headers["Content-Encoding"] == "aes128gcm"
    assert 0 < int(headers["TTL"]) <= 86_400  # no longer than there is time to answer
    assert headers["Authorization"].startswith("vapid t=")
    seen = json.dumps(headers).encode() + body
    secrets = (bob.table, "dilemma", "Person", "move", bob.token or "")
    assert [s for s in secrets if s.encode() in seen] == []


async def test_who_closes_the_page_with_a_question_open_is_called(house: House, service: Service) -> None:
    """A phone that falls asleep hears the question and shows it to nobody."""
    await service.at(house)
    lead, bob, _ = await seats(house)
    phone = service.device("bob")
    await phone.subscribe(bob)
    await offer(lead)
    await bob.until(lambda c: c.picture["ask"])
    second = await Client(house, bob.table, bob.token, bob.seat, "").connect()
    await bob.drop()
    await asyncio.sleep(0.3)  # twice the grace: his other screen is still there
    assert service.got == []
    await second.drop()
    ((device, said),) = await service.messages(1)
    assert (device, said["what"]) == (phone, "move")


async def test_who_left_an_order_need_not_come(house: House, service: Service) -> None:
    await service.at(house)
    lead, bob, cleo = await seats(house)
    for client, name in ((bob, "bob"), (cleo, "cleo")):
        await service.device(name).subscribe(client)
    assert await bob.do("order", d=["respond", "answer", 0]) == "ok"
    await missed(house, bob)
    await missed(house, cleo)
    await offer(lead)
    ((device, _),) = await service.messages(1)
    assert device is service.devices["cleo"]
    await lead.until(lambda c: c.picture.get("in") == 1)  # the order was obeyed


async def test_nobody_is_called_where_no_time_is_left_to_come(
    house: House, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    await service.at(house)
    lead, bob, _ = await seats(house)
    await service.device("bob").subscribe(bob)
    await offer(lead)
    room, seat = house.hall.rooms[bob.table], bob.seat or 0
    due = room.table.due()
    assert room.calls
    assert due is not None
    monkeypatch.setattr(room, "now", lambda: due - 60_000)
    assert room.calls.waits(room, seat) is not None
    monkeypatch.setattr(room, "now", lambda: due - 20_000)
    assert room.calls.waits(room, seat) is None


async def test_nobody_is_called_to_what_a_robot_answers(house: House, service: Service) -> None:
    await service.at(house)
    lead, bob, cleo = await seats(house, clocks={**SLOW["clocks"], "respond": 20_000})
    await service.device("bob").subscribe(bob)
    await missed(house, bob)
    await offer(lead)
    await cleo.until(lambda c: c.picture.get("in") == 1)
    assert service.got == []


async def test_when_the_game_is_over_the_absent_are_told_and_the_book_is_closed(
    house: House, service: Service
) -> None:
    await service.at(house)
    host, bob, _ = clients = await started(house, 3, **SLOW)
    devices = [service.device(f"{c.seat}") for c in clients]
    for client, device in zip(clients, devices, strict=True):
        await device.subscribe(client, "uk")
    await missed(house, bob)
    service.got.clear()  # he may have been asked first
    assert await host.do("close") == "ok"
    about = {"table": bob.table, "game": "dilemma", "what": "over", "lang": "uk"}
    assert await service.messages(1) == [(devices[1], about)]
    assert await book(house, host) is None
    assert await devices[0].subscribe(host) == (409, {"code": "stage"})


async def test_a_lobby_that_is_closed_closes_the_book_and_calls_nobody(
    house: House, service: Service
) -> None:
    await service.at(house)
    table = await house.open(3, **SLOW)
    ann, bob = [await house.join(table, name, i) for i, name in enumerate(("Ann", "Bob"))]
    await service.device("bob").subscribe(bob)
    await missed(house, bob)
    assert await ann.do("close") == "ok"
    while await book(house, ann):
        await asyncio.sleep(0.01)
    room = house.hall.rooms[table]
    while room.players.tasks:
        await asyncio.sleep(0.01)
    assert service.got == []


async def test_at_a_slow_table_no_robot_sits_in_for_who_is_not_there(house: House, service: Service) -> None:
    lead, bob, _ = await seats(house)
    await missed(house, bob)
    await offer(lead)
    assert await lead.do("say", text="take your time") == "ok"
    await lead.until(lambda c: c.picture["log"][-1]["t"] == "say")
    assert not any(person["away"] for person in lead.picture["people"])
    await bob.connect()
    assert bob.picture["ask"]


async def test_a_host_who_leaves_a_slow_lobby_blocks_nobody(house: House) -> None:
    table = await house.open(3, **SLOW)
    ann, bob = [await house.join(table, name, i) for i, name in enumerate(("Ann", "Bob"))]
    await ann.drop()
    await bob.until(lambda c: c.picture["host"] == 1)
    cleo = await house.join(table, "Cleo", 2)
    await missed(house, cleo)
    assert bob.picture["people"][2]["away"] is False  # nobody is told that the page is closed


def test_a_word_that_may_be_said_is_no_question() -> None:
    def question(menu: Menu[Any], sealed: bool = False) -> Question:
        spec = menu.spec()
        return Question(1, 0, 0, "floor", spec if sealed else None, None if sealed else spec)

    swap = swap_menus(((0, 1), (2, 3)))[0]
    assert [idle(question(menu)) for menu in (ENOUGH, swap)] == [True, True]
    aim = Aim((3,), ((0,), (1,)), 1, 1)  # one card only, but it must be hung on somebody
    assert [idle(question(menu)) for menu in (REST, plead_menu((1,)), aim)] == [False, False, False]
    assert not idle(question(ENOUGH, sealed=True))


# --- whose -----------------------------------------------------------------------------------------------


async def test_a_device_belongs_to_the_person_and_not_to_the_chair(house: House, service: Service) -> None:
    await service.at(house)
    table = await house.open(3, **SLOW)
    ann, bob = [await house.join(table, name, i) for i, name in enumerate(("Ann", "Bob"))]
    await service.device("bob").subscribe(bob)
    assert await ann.do("free", seat=1) == "ok"
    zoe = await house.join(table, "Zoe", 5, seat=1)
    assert (await told(house, bob, "push", service.device("more").wish())) == (403, {"code": "token"})
    phone = service.device("zoe")
    assert await phone.subscribe(zoe) == (200, None)
    assert [row[1] for row in (await book(house, zoe))["devices"]] == [phone.endpoint]
    assert (await told(house, zoe, "push/end", {"endpoint": phone.endpoint}))[0] == 200
    assert await book(house, zoe) is None


async def test_others_learn_nothing_of_devices_and_calls(house: House, service: Service) -> None:
    await service.at(house)
    lead, bob, cleo = await seats(house, cards=3, lives=1)
    watcher = await house.watch(lead.table)
    phone = service.device("bob")
    before = [lead.n, cleo.n, watcher.n]
    await phone.subscribe(bob)
    assert [lead.n, cleo.n, watcher.n] == before
    await missed(house, bob)
    await offer(lead)
    await service.messages(1)
    await bob.connect()
    await asyncio.gather(*map(play, (lead, bob, cleo)))
    await house.get(f"/api/tables/{lead.table}/record")
    await house.get(f"/api/tables/{lead.table}/replay")
    heard = [frame.encode() for c in (lead, bob, cleo, watcher) for frame in c.frames] + house.heard
    for secret in (phone.endpoint, phone.p256dh, phone.auth):
        assert not any(secret.encode() in x for x in heard)


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://example.org/x"},
        {"endpoint": "x" * (ENDPOINT + 1)},
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
        {"lang": "de"},
        {"lang": 1},
        {"seat": 2},
    ],
)
async def test_what_is_no_device_is_refused(house: House, service: Service, change: dict[str, Any]) -> None:
    await service.at(house)
    ann = await house.join(await house.open(), "Ann")
    wish = service.device("ann").wish()
    if change.get("endpoint", "").startswith("x"):
        change = {"endpoint": service.url + change["endpoint"]}
    assert await told(house, ann, "push", {**wish, **change}) == (400, {"code": "malformed"})
    assert await book(house, ann) is None


async def test_a_seat_has_so_many_devices_and_the_oldest_goes(house: House, service: Service) -> None:
    await service.at(house)
    ann = await house.join(await house.open(), "Ann")
    devices = [service.device(f"{i}") for i in range(DEVICES + 2)]
    for device in (*devices, devices[-1]):
        assert await device.subscribe(ann) == (200, None)
    kept = [row[1] for row in (await book(house, ann))["devices"]]
    assert kept == [device.endpoint for device in devices[2:]]


async def test_without_a_switch_there_is_no_push(house: House) -> None:
    ann = await house.join(await house.open(), "Ann")
    assert await house.get("/api/push") == {"key": ""}
    assert await Device("https://fcm.googleapis.com/x").subscribe(ann) == (409, {"code": "off"})


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:22/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://evilfcm.googleapis.com/x",
        "https://ann@fcm.googleapis.com/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://push.apple.com.127.0.0.1.example.org/",
        "https://xpush.apple.com/",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/fcm.googleapis.com",
        "https://fcm.googleapis.com:port/",
        "file:///etc/passwd",
        "",
    ],
)
def test_no_address_but_a_push_services_is_ever_called(endpoint: str) -> None:
    assert not known(endpoint)


@pytest.mark.parametrize(
    "host",
    [
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "wns2-par02p.notify.windows.com",
        "web.push.apple.com",
    ],
)
def test_the_push_services_of_browsers_are_known(host: str) -> None:
    assert known(f"https://{host}/some/thing?x=1")


# --- what can go wrong -----------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_is_gone_is_struck_out(house: House, service: Service, status: int) -> None:
    await service.at(house)
    lead, bob, _ = await seats(house)
    await service.device("old").subscribe(bob)
    await service.device("new").subscribe(bob)
    service.answers["old"] = status
    await missed(house, bob)
    await offer(lead)
    await service.messages(2)
    while len(rows := (await book(house, bob))["devices"]) > 1:
        await asyncio.sleep(0.01)
    assert rows[0][1] == service.devices["new"].endpoint


async def test_a_service_that_fails_delays_nobody_and_is_counted_without_an_address(
    house: House, service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    calls = await service.at(house)
    lead, bob, cleo = await seats(house)
    for name in ("slow", "elsewhere"):
        await service.device(name).subscribe(bob)
    service.answers = {"slow": 500, "elsewhere": 302}
    service.held = asyncio.Event()
    await missed(house, bob)
    await offer(lead)
    await service.messages(2)  # both hang, and yet:
    assert await cleo.answer(0) == "ok"
    service.held.set()
    while calls.failed < 2:
        await asyncio.sleep(0.01)
    assert len(service.got) == 2
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == 2
    assert all("by Web Push could not be delivered" in line and "127.0.0.1" not in line for line in lines)
    assert len((await book(house, bob))["devices"]) == 2  # it may be better tomorrow
    caplog.clear()


async def test_devices_and_the_key_outlive_the_server(tmp_path: Path, service: Service) -> None:
    async with House(tmp_path) as first:
        calls = await service.at(first)
        lead, bob, _ = await seats(first)
        phone = service.device("bob")
        await phone.subscribe(bob)
        assert (await first.get("/api/push"))["key"] == calls.public
    async with House(tmp_path) as second:
        assert (await service.at(second)).public == calls.public
        lead.door = second
        await lead.connect()
        await offer(lead)
        ((device, _),) = await service.messages(1)
        assert device is phone
        await lead.close()


async def test_two_processes_share_a_key_and_call_once(tmp_path: Path, service: Service) -> None:
    store, bus = SqliteStore(tmp_path), LocalBus()
    async with Wing(store, bus) as one, Wing(store, bus) as two:
        keys = await asyncio.gather(service.at(one), service.at(two))
        assert keys[0].public == keys[1].public
        clients = await at_both(one, two, **SLOW)
        lead = clients[clients[0].picture["view"]["provoker"]]
        rest = [c for c in clients if c is not lead]
        phones = {c: service.device(f"{c.seat}") for c in rest}
        for client, phone in phones.items():
            await phone.subscribe(client, door=one if client.door is two else two)
        here, gone = rest
        await gone.drop()
        await offer(lead)
        ((device, _),) = await service.messages(1)
        assert device is phones[gone]  # and not who is connected, wherever that is
        await asyncio.sleep(0.3)  # both processes have looked by now
        assert len(service.got) == 1
        await here.drop()
        assert (await service.messages(2))[1][0] is phones[here]
        dropped = {here.seat, gone.seat}
        while any(dropped & wing.hall.rooms[lead.table].players.leaving.keys() for wing in (one, two)):
            await asyncio.sleep(0.01)  # until both have asked each other for them
        assert len(service.got) == 2


async def test_of_many_who_start_at_once_all_have_one_key(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    opened = await asyncio.gather(*(Calls.open(store, "mailto:ann@example.org") for _ in range(5)))
    assert len({calls.public for calls in opened}) == 1
    assert len(base64.urlsafe_b64decode(opened[0].public + "=")) == 65
    await store.close()
