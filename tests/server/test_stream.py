"""A network without WebSockets: the same messages as events and requests."""

import asyncio
import json
from typing import Any

from tests.server.house import Client, House, play, started

LINE = "ab" * 16


class Reader:
    """Reads one stream of events in the background."""

    def __init__(self, house: House, table: str, line: str = LINE) -> None:
        self.house, self.path = house, f"/events/{table}?line={line}"
        self.told: list[dict[str, Any]] = []
        self.news = asyncio.Event()

    async def open(self) -> "Reader":
        self.answer = await self.house.session.get(self.house.url + self.path)
        assert self.answer.content_type == "text/event-stream"
        self.task = asyncio.create_task(self.read())
        return self

    async def read(self) -> None:
        async for row in self.answer.content:
            if row.startswith(b"data: "):
                self.told += json.loads(row[6:])
                self.news.set()

    async def say(self, **up: Any) -> int:
        status, _ = await self.house.call("POST", self.path, up)
        return status

    async def until(self, kind: str) -> dict[str, Any]:
        while not (found := [m for m in self.told if m["t"] == kind]):
            await asyncio.wait_for(self.news.wait(), 20)
            self.news.clear()
        return found[-1]

    async def close(self) -> None:
        self.answer.close()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


async def test_the_same_messages_come_as_events(house: House) -> None:
    ann, *_ = await started(house, 3)
    twin = await Client(house, ann.table, ann.token, 0, "").connect()
    reader = await Reader(house, ann.table).open()
    assert await reader.say(t="hello", token=ann.token, n=0) == 200
    picture = (await reader.until("sync"))["d"]
    assert {k: v for k, v in picture.items() if k != "now"} == {
        k: v for k, v in twin.picture.items() if k in picture and k != "now"
    }
    await reader.close()


async def test_a_whole_game_is_played_over_events(house: House) -> None:
    ann, *others = await started(house, 3)
    await ann.close()
    reader = await Reader(house, ann.table).open()
    await reader.say(t="hello", token=ann.token, n=0)
    others_play = [asyncio.create_task(play(other)) for other in others]
    answered = 0
    while not any(m["t"] == "over" for m in reader.told):
        asks = [m["d"] for m in reader.told if m["t"] == "ask"] + [
            m["d"]["ask"] for m in reader.told if m["t"] == "sync"
        ]
        ask = max((a for a in asks if a), key=lambda a: a["q"], default=None)
        if ask and ask["q"] > answered:
            answered = ask["q"]
            spec = ask["sealed"] or ask["open"]
            assert await reader.say(t="answer", id=f"a{answered}", q=answered, d=spec["of"][0]) == 200
        else:
            await asyncio.wait_for(reader.news.wait(), 20)
            reader.news.clear()
    await asyncio.gather(*others_play)
    numbers = [m["n"] for m in reader.told if "n" in m]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    await reader.close()


async def test_a_line_that_nobody_opened_or_that_is_taken_is_refused(house: House) -> None:
    table = await house.open()
    path = f"/events/{table}?line="
    assert (await house.call("POST", path + LINE, {"t": "ping", "d": 1}))[0] == 404
    assert (await house.call("GET", path + "short"))[0] == 400
    assert (await house.call("GET", f"/events/QQQQQ?line={LINE}"))[0] == 404
    reader = await Reader(house, table).open()
    assert (await house.call("GET", path + LINE))[0] == 400
    assert (await house.call("POST", path + LINE, "x" * 30_000))[0] == 413
    await reader.close()


async def test_whoever_closes_the_stream_has_left(house: House) -> None:
    ann = await house.join(await house.open(), "Ann")
    await ann.close()
    reader = await Reader(house, ann.table).open()
    await reader.say(t="hello", token=ann.token, n=0)
    await reader.until("sync")
    room = house.hall.rooms[ann.table]
    assert room.present(0)
    await reader.close()
    for _ in range(400):
        if not room.present(0):
            break
        await asyncio.sleep(0.05)
    assert not room.present(0)
