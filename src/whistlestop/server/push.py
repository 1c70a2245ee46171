"""Devices that want to be called when it is their move.  The token of the seat says whose they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aiohttp import web

from whistlestop.kernel import Seat
from whistlestop.table import Refusal

from .contract import Push, PushEnd, PushKey
from .hall import Hall
from .http import JOINERS, answer, body, find, refuse, token
from .line import seat_of
from .room import Room
from .socket import HALL

if TYPE_CHECKING:
    from .calls import Calls


async def push_key(request: web.Request) -> web.StreamResponse:
    hall: Hall = request.app[HALL]
    return answer(PushKey(hall.calls.public if hall.calls else ""))


async def push(request: web.Request) -> web.StreamResponse:
    found = await asked(request, Push)
    if isinstance(found, Refusal):
        return refuse(found)
    calls, room, seat, wish = found
    refused = await calls.subscribe(room, seat, wish)
    return refuse(refused) if refused else answer(None)


async def push_end(request: web.Request) -> web.StreamResponse:
    found = await asked(request, PushEnd)
    if isinstance(found, Refusal):
        return refuse(found)
    calls, room, seat, wish = found
    await calls.unsubscribe(room, seat, wish.endpoint)
    return answer(None)


async def asked(request: web.Request, kind: type[Any]) -> tuple[Calls, Room, Seat, Any] | Refusal:
    hall: Hall = request.app[HALL]
    if not request.app[JOINERS].take(request.remote or ""):
        return Refusal("flood")
    wish = await body(request, kind)
    if isinstance(wish, Refusal):
        return wish
    if hall.calls is None:
        return Refusal("off")
    room = await find(request)
    if isinstance(room, Refusal):
        return room
    seat = seat_of(room, token(request))
    return Refusal("token") if seat is None else (hall.calls, room, seat, wish)
