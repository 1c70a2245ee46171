"""What every request needs: its body as a type, its table, and an answer or a typed refusal."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from whistlestop.kernel import WATCHER, Viewer
from whistlestop.store import StoreError
from whistlestop.table import Refusal

from .hall import Hall
from .limits import BODY, Guard
from .line import seat_of
from .room import Room
from .socket import HALL

STATUS = {"unknown": 404, "gone": 410, "flood": 429, "size": 413, "malformed": 400, "token": 403}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
LONG = 1500  # bytes: less is not worth packing
LANGUAGES = ("en", "fr", "it", "uk")


class Route(msgspec.Struct, frozen=True):
    method: str
    path: str
    handler: Handler
    summary: str
    takes: Any = None
    gives: Any = None


def answer(data: Any, status: int = 200) -> web.Response:
    response = web.Response(body=msgspec.json.encode(data), status=status, content_type="application/json")
    if (response.content_length or 0) > LONG:
        response.enable_compression()  # as the browser can read it
    return response


def refuse(refusal: Refusal) -> web.Response:
    return answer(refusal.told(), STATUS.get(refusal.code, 409))


async def raw(request: web.Request, room: int) -> bytes | Refusal:
    """The request's body, if it is not too long."""
    if (request.content_length or 0) > room:
        return Refusal("size")
    data = bytearray()
    async for part in request.content.iter_chunked(1 << 14):
        data += part
        if len(data) > room:
            return Refusal("size")
    return bytes(data)


async def body(request: web.Request, kind: type[Any]) -> Any:
    """The request's body as `kind`; a `Refusal` where it is not one."""
    data = await raw(request, BODY)
    if isinstance(data, Refusal):
        return data
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Refusal("malformed")


async def find(request: web.Request) -> Room | Refusal:
    hall: Hall = request.app[HALL]
    try:
        return await hall.room(request.match_info["table"].upper()) or Refusal("unknown")
    except StoreError:
        return Refusal("gone")


def token(request: web.Request) -> str:
    """In a header, never in an address: addresses are kept in histories and logs."""
    return request.headers.get("Authorization", "").removeprefix("Bearer ")


def through(request: web.Request, room: Room, seat: str) -> Viewer | Refusal:
    """Through whose eyes somebody may look at a game: all may watch, everybody may be himself, and when it
    is over anybody else too, if the table agreed to that before the start."""
    if seat == "":
        return WATCHER
    if not seat.isdecimal() or int(seat) >= room.table.seats:
        return Refusal("seat")
    openly = room.table.openly and room.table.stage in ("over", "closed")
    return int(seat) if openly or seat_of(room, token(request)) == int(seat) else Refusal("token")


OPENERS: web.AppKey[Guard] = web.AppKey("openers", Guard)
JOINERS: web.AppKey[Guard] = web.AppKey("joiners", Guard)


def guards(app: web.Application) -> None:
    app[OPENERS] = Guard(100, 5, time.monotonic)
    app[JOINERS] = Guard(300, 20, time.monotonic)
