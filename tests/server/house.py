"""A server for tests, and people with scripted hands."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, web

from whistlestop.games import GAMES
from whistlestop.server.app import local_app
from whistlestop.server.hall import HALL, Hall

T = TypeVar("T")
SOON = 20.0  # seconds that a loaded machine may need; nothing is measured by it


class Door:
    """The HTTP side of any server: an address and a session."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.session = ClientSession()
        self.clients: list[Client] = []
        self.heard: list[bytes] = []  # every HTTP answer, for the canaries

    async def call(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        async with self.session.request(method, self.url + path, json=body, headers=headers) as answer:
            data = await answer.read()
            self.heard.append(data)
            return answer.status, json.loads(data) if answer.content_type == "application/json" else data

    async def get(self, path: str) -> Any:
        status, data = await self.call("GET", path)
        assert status == 200, data
        return data

    async def open(self, seats: int = 3, public: bool = False, **settings: Any) -> str:
        clocks = settings.pop("clocks", {})
        house = {
            k: settings.pop(k) for k in [*settings] if k in ("password", "delay", "openly", "late", "talk")
        }
        options = {"mode": "sealed", **settings}
        body = {"game": "dilemma", "seats": seats, "options": options, "clocks": clocks, "public": public}
        body |= house
        status, opened = await self.call("POST", "/api/tables", body)
        assert status == 201, opened
        return str(opened["table"])

    async def join(self, table: str, name: str, colour: int = 0, **wish: Any) -> Client:
        """Sit down and connect."""
        nonce = secrets.token_hex(16)
        pledge = hashlib.sha256(nonce.encode()).hexdigest()
        body = {"name": name, "colour": colour, "pledge": pledge, **wish}
        status, seated = await self.call("POST", f"/api/tables/{table}/join", body)
        assert status == 200, seated
        return await Client(self, table, seated["token"], seated["seat"], nonce).connect()

    async def watch(self, table: str) -> Client:
        return await Client(self, table, None, None, "").connect()

    async def close(self) -> None:
        for client in self.clients:
            await client.close()
        await self.session.close()


class House(Door):
    """A whole server in this process."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.runner = web.AppRunner(local_app(data), access_log=None, shutdown_timeout=1)

    @property
    def hall(self) -> Hall:
        return self.runner.app[HALL]

    async def __aenter__(self) -> House:
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", 0).start()
        super().__init__(f"http://127.0.0.1:{self.runner.addresses[0][1]}")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
        await self.runner.cleanup()


class Client:
    """One socket: folds what it is told, insists on numbers without holes."""

    def __init__(
        self, door: Door, table: str, token: str | None, seat: int | None, nonce: str, key: str = ""
    ) -> None:
        self.door, self.table, self.token, self.seat, self.nonce = door, table, token, seat, nonce
        self.key = key  # of a locked table
        self.n = 0
        self.frames: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.picture: dict[str, Any] = {}
        self.replies: dict[str, dict[str, Any]] = {}
        self.ids, self.me = 0, secrets.token_hex(4)  # ids of two devices of one seat must differ
        self.closed = False
        self.code: int | None = None
        self.ws: ClientWebSocketResponse
        self.reader: asyncio.Task[None]
        self.news = asyncio.Event()
        door.clients.append(self)

    async def connect(self, n: int | None = None) -> Client:
        """Connect and say hello; wait until the room has answered."""
        await self.plug()
        since = len(self.messages)
        await self.send(t="hello", token=self.token, key=self.key, n=self.n if n is None else n)
        await self.until(lambda c: any(m["t"] in ("slack", "no") for m in c.messages[since:]))
        return self

    async def plug(self) -> Client:
        """Connect and say nothing."""
        self.ws = await self.door.session.ws_connect(f"{self.door.url}/ws/{self.table}")
        self.closed = False
        self.reader = asyncio.create_task(self.read())
        return self

    async def read(self) -> None:
        async for message in self.ws:
            assert message.type is WSMsgType.TEXT
            self.frames.append(message.data)
            for told in json.loads(message.data):
                self.take(told)
            self.ring()
        self.closed, self.code = True, self.ws.close_code
        self.ring()

    def ring(self) -> None:
        self.news.set()
        self.news = asyncio.Event()

    def take(self, told: dict[str, Any]) -> None:
        self.messages.append(told)
        kind, d = told["t"], told.get("d")
        if kind == "sync":
            self.n, self.picture = told["n"], {**(d or {}), "log": [*(d or {})["log"]]}
        elif "n" in told:
            assert told["n"] == self.n + 1, (told, self.n)
            self.n += 1
        match kind:
            case "view":
                self.picture["view"] = patched(self.picture.get("view") or {}, d or {})
            case "table" | "people":
                self.picture |= d or {}
            case "mine":
                self.picture["mine"] |= d or {}
            case "ask":
                if not d or d["q"] != (self.picture.get("ask") or {}).get("q"):
                    self.picture["sealed"] = None
                self.picture["ask"] = d
            case "waiting" | "in" | "sealed" | "over":
                self.picture[kind] = d
            case "note" | "say":
                self.picture["log"].append({"t": kind, "d": d})
            case "ok" | "no" if told.get("id"):
                self.replies[told["id"]] = told
            case _:
                pass

    async def until(self, found: Callable[[Client], T | None]) -> T:
        """Wait for something to become true; say what was last heard if it does not."""
        loop = asyncio.get_running_loop()
        end = loop.time() + SOON
        while True:
            if value := found(self):
                return value
            try:
                await asyncio.wait_for(self.news.wait(), max(0.01, end - loop.time()))
            except TimeoutError:
                raise AssertionError(f"seat {self.seat} waits in vain; last: {self.messages[-3:]}") from None

    async def send(self, **up: Any) -> None:
        await self.ws.send_str(json.dumps(up))

    async def do(self, t: str, id: str = "", **up: Any) -> str:
        """A command and its answer: "ok" or the code of the refusal."""
        return str((await self.ask(t, id, **up)).get("code", "ok"))

    async def ask(self, t: str, id: str = "", **up: Any) -> Mapping[str, Any]:
        self.ids += 1
        name = id or f"{self.me}.{self.ids}"
        self.replies.pop(name, None)
        await self.send(t=t, id=name, **up)
        reply = await self.until(lambda c: c.replies.get(name))
        return reply.get("d") or {}

    async def answer(self, d: Any) -> str:
        return await self.do("answer", q=self.picture["ask"]["q"], d=d)

    async def stage(self, stage: str) -> Client:
        await self.until(lambda c: c.picture.get("stage") == stage)
        return self

    async def begin(self) -> None:
        """Open the nonce when asked for it."""
        await self.until(lambda c: c.picture["stage"] != "lobby")
        if self.picture["stage"] == "opening":
            assert await self.do("nonce", d=self.nonce) in ("ok", "stage")

    async def drop(self) -> None:
        """The line is cut."""
        await self.ws.close()
        await self.reader

    async def close(self) -> None:
        if hasattr(self, "ws"):
            await self.ws.close()
            await self.reader


def patched(view: dict[str, Any], news: dict[str, Any]) -> dict[str, Any]:
    """Whole fields, or `field/3`: one place of a row."""
    view = dict(view)
    for key, value in news.items():
        field, _, place = key.partition("/")
        if place:
            view[field] = [value if i == int(place) else old for i, old in enumerate(view[field])]
        else:
            view[field] = value
    return view


async def started(door: Door, people: int = 3, bots: int = 0, **settings: Any) -> list[Client]:
    """A table whose game has begun."""
    table = await door.open(people + bots, **settings)
    clients = [await door.join(table, f"Person{i}", 12 - i) for i in range(people)]
    for seat in range(people, people + bots):
        assert await clients[0].do("bot", seat=seat, level="easy") == "ok"
    for client in clients if settings.get("openly") else ():
        assert await client.do("agree", d=True) == "ok"
    return await begun(clients)


async def begun(clients: list[Client]) -> list[Client]:
    """The first of them starts, and all have been asked or told who is."""
    assert await clients[0].do("start") == "ok"
    await asyncio.gather(*(client.begin() for client in clients))
    for client in clients:
        await client.stage("playing")
        await client.until(lambda c: c.picture["waiting"])
    return clients


def first(spec: dict[str, Any]) -> Any:
    """The first thing on a menu; a toss straight at the middle, now."""
    if spec["t"] == "toss":
        return [spec["of"][0], 1, *spec["ideal"], 1] if spec["of"] else 0
    return spec["of"][0]


async def play(client: Client, choose: Callable[[dict[str, Any]], Any] = first) -> None:
    """Answer everything until the game is over."""
    answered = 0
    while not client.picture.get("over"):
        ask = client.picture.get("ask")
        if ask and ask["q"] > answered and client.picture["stage"] == "playing":
            reply = await client.do("answer", q=ask["q"], d=choose(ask["sealed"] or ask["open"]))
            assert reply in ("ok", "stale", "stage"), reply
            answered = ask["q"]
        else:
            await client.until(partial(_news, answered))


def _news(answered: int, client: Client) -> bool:
    ask = client.picture.get("ask")
    return bool(client.picture.get("over") or (ask and ask["q"] > answered))


def hasty(name: str) -> dict[str, int]:
    """Clocks of a game that nobody need watch: windows that are hardly open, and no other limit."""
    return {clock: 5 if ms <= 15_000 else 0 for clock, ms in GAMES[name].clocks.items()}


async def left_to_robots(house: House, name: str, **settings: Any) -> Client:
    """A game of any kind that one person began, left to robots, and finds finished."""
    options = {"mode": "sealed"} if name == "dilemma" else {}
    body = {"game": name, "seats": 3, "clocks": hasty(name), "options": options, **settings}
    _, opened = await house.call("POST", "/api/tables", body)
    ann = await left(house, opened["table"])
    await ann.stage("over")
    return ann


async def left(house: Door, table: str) -> Client:
    """Ann begins a game against two robots, and leaves."""
    ann = await house.join(table, "Ann")
    for seat in (1, 2):
        assert await ann.do("bot", seat=seat, level="easy") == "ok"
    assert await ann.do("start") == "ok"
    await ann.begin()
    await ann.stage("playing")
    assert await ann.do("leave") == "ok"
    return ann
