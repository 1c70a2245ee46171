"""One WebSocket: frames in, frames out."""

from __future__ import annotations

import asyncio
import contextlib

from aiohttp import WSMsgType, web

from whistlestop.table import Refusal

from .hall import HALL, Hall
from .http import Refused, door
from .limits import FRAME
from .line import Line
from .room import Room

HELLO = 15.0  # seconds until a socket must have said hello
SILENCE = 60.0  # seconds
PATIENCE = 200  # refused messages until a flooding socket is closed
BACKLOG = 1 << 20  # bytes a slow reader may be behind
WRITE_LIMIT = 1 << 40


class Socket(Line):
    def __init__(
        self, ws: web.WebSocketResponse, transport: asyncio.Transport, hall: Hall, room: Room
    ) -> None:
        super().__init__(hall, room)
        self.ws, self.transport = ws, transport
        self.heard = 0.0
        self.watch: asyncio.TimerHandle

    def write(self, frame: bytes) -> None:
        if self.ws.closed or self.transport.get_write_buffer_size() > BACKLOG:
            self.transport.abort()  # gone, or too far behind: it may come back and ask for what it missed
            return
        with contextlib.suppress(StopIteration, ConnectionError):
            self.ws.send_frame(frame, WSMsgType.TEXT).send(None)  # never waits: WRITE_LIMIT is above BACKLOG

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


async def socket(request: web.Request) -> web.StreamResponse:
    hall: Hall = request.app[HALL]
    ws = web.WebSocketResponse(max_msg_size=FRAME, compress=False, writer_limit=WRITE_LIMIT)
    await ws.prepare(request)
    try:
        room = await door(request)
    except Refused as error:
        await ws.send_json([{"t": "no", "id": None, "d": error.refusal.told()}])
        await ws.close()
        return ws
    transport = request.transport
    assert transport is not None
    await Socket(ws, transport, hall, room).serve()
    return ws
