"""Where a network lets no WebSocket through: the same frames, down as server-sent events, up as requests."""

from __future__ import annotations

import asyncio
import contextlib
import re

from aiohttp import web

from .hall import HALL, Hall
from .http import answer, door, raw, refused
from .limits import FRAME
from .line import Line
from .room import Room
from .socket import PATIENCE

NAME = re.compile(r"[0-9a-f]{32}")  # chosen by the browser: whoever knows it speaks on this line
BEAT = 15.0  # seconds: a comment now and then keeps proxies from closing the line
LOOK = 0.5  # seconds between two looks whether the browser is still there
BEHIND = 512  # frames that a slow reader may be behind
LINES: web.AppKey[dict[str, Stream]] = web.AppKey("lines", dict)


class Stream(Line):
    def __init__(self, hall: Hall, room: Room) -> None:
        super().__init__(hall, room)
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(BEHIND)

    def write(self, frame: bytes) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # it will find a hole in the numbers and ask again
            self.frames.put_nowait(frame)

    def end(self) -> None:
        while self.frames.full():
            self.frames.get_nowait()
        self.frames.put_nowait(None)

    async def pour(self, request: web.Request, response: web.StreamResponse) -> None:
        """Until the browser goes away."""
        quiet = BEAT
        while request.transport and not request.transport.is_closing():
            try:
                frame = await asyncio.wait_for(self.frames.get(), LOOK)
            except TimeoutError:
                quiet += LOOK
                if quiet >= BEAT:
                    await response.write(b":\n\n")
                    quiet = 0.0
                continue
            if frame is None:
                return
            await response.write(b"data: %s\n\n" % frame)
            quiet = 0.0


async def events(request: web.Request) -> web.StreamResponse:
    name, lines = request.query.get("line", ""), request.app[LINES]
    room = await door(request)  # its hello says who it is
    if not NAME.fullmatch(name) or name in lines:
        raise refused("malformed")
    line = lines[name] = Stream(request.app[HALL], room)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream", **headers})
    try:
        await response.prepare(request)
        await line.pour(request, response)
    except (ConnectionError, asyncio.CancelledError):
        pass  # gone: it may come back and ask for what it missed
    finally:
        del lines[name]
        if line.entered:
            line.room.leave(line)
    return response


async def speak(request: web.Request) -> web.StreamResponse:
    """One frame from the browser; what there is to say to it comes down the stream."""
    line = request.app[LINES].get(request.query.get("line", ""))
    if line is None:
        raise refused("unknown")
    data = await raw(request, FRAME)
    if not line.bucket.take():
        if line.bucket.refused > PATIENCE:
            line.end()
        raise refused("flood")
    try:
        await line.read(data.decode())
    except UnicodeDecodeError:
        raise refused("malformed") from None
    return answer(None)
