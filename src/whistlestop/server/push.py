"""Devices that want to be called when it is their move.  The token of the seat says whose they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from aiohttp import web

from whistlestop.kernel import Seat

from .contract import Push, PushEnd, PushKey
from .hall import HALL, Hall
from .http import JOINERS, admit, answer, body, find, granted, refused, seated
from .room import Room

if TYPE_CHECKING:
    from .calls import Calls

T = TypeVar("T")


async def push_key(request: web.Request) -> web.StreamResponse:
    hall: Hall = request.app[HALL]
    return answer(PushKey(hall.calls.public if hall.calls else ""))


async def push(request: web.Request) -> web.StreamResponse:
    calls, room, seat, wish = await asked(request, Push)
    return answer(granted(await calls.subscribe(room, seat, wish)))


async def push_end(request: web.Request) -> web.StreamResponse:
    calls, room, seat, wish = await asked(request, PushEnd)
    await calls.unsubscribe(room, seat, wish.endpoint)
    return answer(None)


async def asked(request: web.Request, kind: type[T]) -> tuple[Calls, Room, Seat, T]:
    hall: Hall = request.app[HALL]
    admit(request, JOINERS)
    wish = await body(request, kind)
    if hall.calls is None:
        raise refused("off")
    room = await find(request)
    return hall.calls, room, seated(request, room), wish
