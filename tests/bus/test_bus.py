"""Who must be told: what both buses promise, and how the one over Redis lives through a restart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from tests.services import Valkey, valkey
from whistlestop.bus import Bus, LocalBus
from whistlestop.bus.redis import BusError, RedisBus


class Ear:
    def __init__(self) -> None:
        self.heard: dict[str, int] = {}
        self.here: set[tuple[str, int]] = set()
        self.gaps = 0

    def heard_of(self, table: str, n: int) -> None:
        self.heard[table] = max(n, self.heard.get(table, 0))

    def present(self, table: str, seat: int) -> bool:
        return (table, seat) in self.here

    def missed(self) -> None:
        self.gaps += 1


async def until(true: Callable[[], bool]) -> None:
    for _ in range(2000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("in vain")


@pytest.fixture(params=["local", "redis"])
async def pair(request: pytest.FixtureRequest) -> AsyncIterator[tuple[Bus, Bus]]:
    if request.param == "local":
        local = LocalBus()
        yield local, local
        return
    one, two = await RedisBus.open(valkey()), await RedisBus.open(valkey())
    yield one, two
    await one.close()
    await two.close()


async def test_what_one_process_writes_the_other_hears_of(pair: tuple[Bus, Bus]) -> None:
    ears = Ear(), Ear()
    for bus, ear in zip(pair, ears, strict=True):
        bus.listen(ear)
    for n in range(1, 50):
        for table in ("BCDFG", "HJKMN"):
            await pair[n % 2].publish(table, n)
    await until(lambda: all(ear.heard == {"BCDFG": 49, "HJKMN": 49} for ear in ears))
    assert not pair[0].alone


async def test_a_thousand_tables_are_heard_of(pair: tuple[Bus, Bus]) -> None:
    ears = Ear(), Ear()
    for bus, ear in zip(pair, ears, strict=True):
        bus.listen(ear)
    await asyncio.gather(*(pair[0].publish(f"T{i}", i) for i in range(1000)))
    await until(lambda: len(ears[1].heard) == 1000)
    assert ears[1].heard["T999"] == 999


async def test_one_can_ask_whether_a_person_is_connected_elsewhere(pair: tuple[Bus, Bus]) -> None:
    ears = Ear(), Ear()
    for bus, ear in zip(pair, ears, strict=True):
        bus.listen(ear)
    ears[1].here.add(("BCDFG", 2))
    assert await pair[0].elsewhere("BCDFG", 2)
    assert not await pair[0].elsewhere("BCDFG", 1)
    assert not await pair[0].elsewhere("HJKMN", 2)


async def test_a_single_process_is_alone() -> None:
    bus = LocalBus()
    bus.listen(Ear())
    assert bus.alone


async def test_a_restart_of_redis_is_survived_and_the_gap_is_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    server = Valkey().start()
    one, two = await RedisBus.open(server.url), await RedisBus.open(server.url)
    ear = Ear()
    two.listen(ear)
    await one.publish("BCDFG", 1)
    await until(lambda: ear.heard.get("BCDFG") == 1)
    server.stop()
    for n in range(2, 40):
        await asyncio.wait_for(one.publish("BCDFG", n), 1)  # never waits, never fails
    assert await one.elsewhere("BCDFG", 0)  # it cannot be known
    server.start()
    await until(lambda: ear.gaps > 0 and "BCDFG" not in one._outbox)
    await one.publish("BCDFG", 40)
    await until(lambda: ear.heard["BCDFG"] == 40)
    gaps = ear.gaps
    server.stop()
    server.start()  # so quickly that the library mends the line in silence
    await until(lambda: ear.gaps > gaps)
    server.stop()
    for bus in (one, two):
        await asyncio.wait_for(bus.close(), 5)  # also while there is nobody to talk to
    server.remove()
    assert "is back" in caplog.text


@pytest.mark.parametrize(
    "url", ["redis://ann:hunter2@127.0.0.1:1/0", "unix:///nowhere", "redis://x:hunter2@:y"]
)
async def test_a_bus_that_is_not_there_is_one_sentence_without_the_password(url: str) -> None:
    with pytest.raises(BusError) as error:
        await RedisBus.open(url)
    assert "hunter2" not in str(error.value)
    assert "\n" not in str(error.value)


async def test_noise_on_the_channel_is_ignored() -> None:
    bus = await RedisBus.open(valkey())
    ear = Ear()
    bus.listen(ear)
    for noise in (b"", b"at", b"at x", b"\xff\xfe", b"at -1", b"dance 1"):
        await bus._sender.publish("whistlestop:BCDFG", noise)
    await bus.publish("HJKMN", 3)
    await until(lambda: ear.heard == {"HJKMN": 3})
    await bus.close()
