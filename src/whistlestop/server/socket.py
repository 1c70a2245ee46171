"""One WebSocket: frames in, commands to the room, frames out.  Every command is answered."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import time

import msgspec
from aiohttp import WSMsgType, web

from whistlestop.kernel import WATCHER, Json, Viewer
from whistlestop.store import StoreError
from whistlestop.table import SLACK, Entry, Refusal

from .contract import Up
from .hall import Hall, now
from .limits import FRAME, SPEAKERS, WATCHERS, Bucket
from .room import Room

HELLO = 15.0  # seconds until a socket must have said hello
SILENCE = 60.0  # seconds
PATIENCE = 200  # refused messages until a flooding socket is closed
JITTER = 40  # ms
BACKLOG = 1 << 20  # bytes a slow reader may be behind
WRITE_LIMIT = 1 << 40
log = logging.getLogger("whistlestop")
decode = msgspec.json.Decoder(Up).decode
encode = msgspec.json.Encoder().encode


class Socket:
    def __init__(
        self, ws: web.WebSocketResponse, transport: asyncio.Transport, hall: Hall, room: Room
    ) -> None:
        self.ws, self.transport, self.hall, self.room = ws, transport, hall, room
        self.viewer: Viewer = WATCHER
        self.entered = False
        self.heard = 0.0
        self.watch: asyncio.TimerHandle
        self.bucket = Bucket(40, 20, time.monotonic)
        self.slack = JITTER  # ms; what this line was seen to need, up to SLACK (DI-A31)
        self.pinged = -1
        self.trips: list[int] = []
        self.waiting: list[bytes] = []

    def send(self, messages: bytes) -> None:
        """Messages go out together, in one frame, at the end of this turn of the loop."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self.waiting.append(messages)

    def flush(self) -> None:
        frame, self.waiting = b"[%s]" % b",".join(self.waiting), []
        if self.ws.closed or self.transport.get_write_buffer_size() > BACKLOG:
            self.transport.abort()  # gone, or too far behind: it may come back and ask for what it missed
            return
        with contextlib.suppress(StopIteration, ConnectionError):
            self.ws.send_frame(frame, WSMsgType.TEXT).send(None)  # never waits: WRITE_LIMIT is above BACKLOG

    def dismiss(self) -> None:
        self.entered = False
        self.no(None, Refusal("token"))

    def no(self, command: str | None, refusal: Refusal) -> None:
        self.send(encode({"t": "no", "id": command, "d": refusal.told()}))

    async def serve(self) -> None:
        loop = asyncio.get_running_loop()
        self.watch = loop.call_later(HELLO, self.look)
        try:
            async for message in self.ws:
                self.heard = loop.time()
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break  # a frame that is too long, or none at all: the line is being closed
                if self.bucket.take():
                    await self.read(message.data)
                elif self.bucket.refused > PATIENCE:
                    await self.ws.close(code=1008, message=b"flood")
                else:
                    self.no(None, Refusal("flood"))
        finally:
            self.watch.cancel()
            if self.entered:
                self.room.leave(self)

    def look(self) -> None:
        """Whoever never says who he is, or says nothing for long (a browser pings every ten s), is gone.
        Looking now and then costs less than a timer per message."""
        loop = asyncio.get_running_loop()
        if self.entered and loop.time() - self.heard < SILENCE:
            self.watch = loop.call_later(SILENCE / 3, self.look)
        else:
            self.transport.abort()

    async def read(self, data: str | bytes) -> None:
        try:
            up = decode(data) if isinstance(data, str) else None
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            up = None
        if up is None:
            self.no(None, Refusal("malformed"))
            return
        try:
            if up.t == "ping":
                self.pong(up.d)
            elif up.t == "echo":
                self.measure(up.d)
            elif up.t == "hello":
                await self.hello(up)
            elif not self.entered:
                self.no(up.id, Refusal("token"))
            else:
                await self.command(up)
        except StoreError as error:
            log.error("%s", error)
            self.no(up.id or None, Refusal("gone"))

    def pong(self, sent: Json) -> None:
        if type(sent) is int and abs(sent) < 1 << 53:
            self.pinged = now()
            self.send(encode({"t": "pong", "d": (sent, self.pinged)}))
        else:
            self.no(None, Refusal("malformed"))

    def measure(self, pinged: Json) -> None:
        """The browser sends our pong's time back at once: half of that way, and some jitter, is its line."""
        if pinged == self.pinged >= 0:
            self.trips = [*self.trips[-7:], now() - self.pinged]
            slack = min(SLACK, min(self.trips) // 2 + JITTER)
            if slack != self.slack:
                self.slack = slack
                self.send(encode({"t": "slack", "d": slack}))
        self.pinged = -1

    async def hello(self, up: Up) -> None:
        if self.entered:
            self.room.leave(self)
            self.entered = False
        room = await self.hall.room(self.room.card.id)  # it may have been put away since the line was opened
        if room is None:
            self.no(up.id or None, Refusal("unknown"))
            return
        self.room = room
        if up.token is None:
            self.viewer = WATCHER
        else:
            seat = seat_of(self.room, up.token)
            if seat is None:
                self.no(up.id or None, Refusal("token"))
                return
            self.viewer = seat
        ears = len(self.room.listeners.get(self.viewer, ()))
        if ears >= (WATCHERS if self.viewer == WATCHER else SPEAKERS):
            self.no(up.id or None, Refusal("full"))
            return
        self.entered = True
        await self.room.enter(self, up.n)
        self.send(encode({"t": "slack", "d": self.slack}))

    async def command(self, up: Up) -> None:
        if self.viewer == WATCHER:
            self.no(up.id, Refusal("seat"))
            return
        if not 0 < len(up.id) <= 40:
            self.no(None, Refusal("malformed"))
            return
        entry = self.entry(up)
        if entry is None:
            self.no(up.id, Refusal("malformed"))
            return
        found = await self.room.do(entry, self.slack)
        if isinstance(found, Refusal) and not found.again:
            self.no(up.id, found)
            return
        self.send(encode({"t": "ok", "id": up.id}))

    def entry(self, up: Up) -> Entry | None:
        """The entry that a command asks for; None if something is missing in it."""
        seat, at, name = self.viewer, now(), f"{self.viewer}.{up.id}"
        match up.t:
            case "answer":
                return Entry("answer", at, seat, up.q, name, d=up.d)
            case "say":
                said, kind = (up.react, "react") if up.react is not None else (up.text, "text")
                return Entry("say", at, seat, 0, name, d=(up.room, said, kind))
            case "nonce":
                return Entry("nonce", at, seat, 0, name, d=up.d)
            case "bot" if up.level in self.room.table.game.levels:
                return Entry(
                    "bot", at, up.seat, 0, name, seat, {"level": up.level, "name": bot_name(self.room)}
                )
            case "free":
                return Entry("free", at, up.seat, 0, name, seat)
            case "set" if up.seats is not None and up.options is not None and up.clocks is not None:
                settings = {
                    "seats": up.seats,
                    "options": up.options,
                    "clocks": up.clocks,
                    "public": up.public,
                }
                return Entry("set", at, None, 0, name, seat, settings)
            case "start" | "pause" | "resume":
                return Entry(up.t, at, None, 0, name, seat)
            case "leave":
                return Entry("away", at, seat, 0, name)
            case _:
                return None


BOT_NAMES = (
    "Ada",
    "Bruno",
    "Cleo",
    "Dario",
    "Elsa",
    "Fausto",
    "Greta",
    "Hugo",
    "Iris",
    "Jules",
    "Kira",
    "Leo",
    "Mila",
)


def bot_name(room: Room) -> str:
    taken = {p.name.casefold() for p in room.table.people if p}
    return next(name for name in BOT_NAMES if name.casefold() not in taken)


def token_key(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of(room: Room, token: str) -> int | None:
    key = token_key(token)
    for seat, person in enumerate(room.table.people):
        if person and person.key and hmac.compare_digest(person.key, key):
            return seat
    return None


HALL: web.AppKey[Hall] = web.AppKey("hall", Hall)


async def socket(request: web.Request) -> web.StreamResponse:
    hall: Hall = request.app[HALL]
    ws = web.WebSocketResponse(max_msg_size=FRAME, compress=False, writer_limit=WRITE_LIMIT)
    await ws.prepare(request)
    try:
        room = await hall.room(request.match_info["table"])
    except StoreError:
        room = None
    if room is None:
        await ws.send_str('[{"t":"no","id":null,"d":{"code":"unknown"}}]')
        await ws.close()
        return ws
    transport = request.transport
    assert transport is not None
    await Socket(ws, transport, hall, room).serve()
    return ws
