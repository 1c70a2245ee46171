"""What every request needs: its body as a type, its table, and an answer or a typed refusal.

A request that cannot be granted raises `Refused`, wherever that is found out; `app.guarded` says so."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from aiohttp import web

from whistlestop.kernel import WATCHER, Seat, Viewer
from whistlestop.store import StoreError
from whistlestop.table import Refusal, exiled

from .hall import HALL, Hall
from .limits import BODY, Guard, Seekers
from .line import admitted, seat_of, token_key
from .room import Outdated, Room

STATUS = {
    "unknown": 404,
    "gone": 410,
    "flood": 429,
    "guesses": 429,
    "size": 413,
    "malformed": 400,
    "token": 403,
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
ENDED = ("over", "closed")
LONG = 1500  # bytes: less is not worth packing
T = TypeVar("T")


class Refused(Exception):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def refused(code: str) -> Refused:
    return Refused(Refusal(code))


def granted(found: T | Refusal) -> T:
    if isinstance(found, Refusal):
        raise Refused(found)
    return found


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


async def raw(request: web.Request, room: int) -> bytes:
    """The request's body, if it is not too long."""
    if (request.content_length or 0) > room:
        raise refused("size")
    data = bytearray()
    async for part in request.content.iter_chunked(1 << 14):
        data += part
        if len(data) > room:
            raise refused("size")
    return bytes(data)


async def body(request: web.Request, kind: type[T]) -> T:
    """The request's body as `kind`."""
    data = await raw(request, BODY)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refused("malformed") from None


async def find(request: web.Request) -> Room:
    """The table that is asked for, if the asker may know of it."""
    room = await door(request)
    if not admitted(room, token(request)):
        raise refused("password")
    return room


def lost(error: StoreError) -> Refused:
    """Why a table that there was is not to be had."""
    return Refused(error.refusal) if isinstance(error, Outdated) else refused("gone")


async def door(request: web.Request) -> Room:
    """The same for who has yet to say the password."""
    hall: Hall = request.app[HALL]
    code, seekers, who = request.match_info["table"].upper(), request.app[SEEKERS], asker(request)
    if not seekers.may_look(who, code):
        raise refused("guesses")
    try:
        room = await hall.room(code)
    except StoreError as error:
        raise lost(error) from None
    if room is None:
        raise refused("unknown")
    seekers.found(who, code)
    return room


def token(request: web.Request) -> str:
    """In a header, never in an address: addresses are kept in histories and logs."""
    return request.headers.get("Authorization", "").removeprefix("Bearer ")


def seated(request: web.Request, room: Room) -> Seat:
    """Where the asker sits."""
    seat = seat_of(room, token(request))
    if seat is None:
        raise refused("token")
    return seat


def eyes(request: web.Request, room: Room) -> list[Seat]:
    """Through whose eyes the asker may look at a game that is over: everybody may be himself, who was sent
    away too, and anybody else if the table agreed to that before the start."""
    openly = room.table.openly and room.table.stage in ENDED
    own = (seat_of(room, token(request)), exiled(room.table, token_key(token(request))))
    return [seat for seat in range(room.table.seats) if openly or seat in own]


def through(request: web.Request, room: Room, seat: str) -> Viewer:
    """The viewer that is asked for: all may watch, and be whom they may be."""
    if seat == "":
        return WATCHER
    if not seat.isdecimal() or int(seat) >= room.table.seats:
        raise refused("seat")
    if int(seat) not in eyes(request, room):
        raise refused("token")
    return int(seat)


OPENERS: web.AppKey[Guard] = web.AppKey("openers", Guard)
JOINERS: web.AppKey[Guard] = web.AppKey("joiners", Guard)
GUESSERS: web.AppKey[Guard] = web.AppKey("guessers", Guard)
SEEKERS: web.AppKey[Seekers] = web.AppKey("seekers", Seekers)


def guards(app: web.Application) -> None:
    app[OPENERS] = Guard(100, 5, time.monotonic)
    app[JOINERS] = Guard(300, 20, time.monotonic)
    app[GUESSERS] = Guard(10, 0.2, time.monotonic)
    app[SEEKERS] = Seekers(60, 0.05, time.monotonic)  # a class that mistypes its code; of a million, few


def admit(request: web.Request, guard: web.AppKey[Guard], about: str = "") -> None:
    """So many requests of a kind (about one thing) from one address, and no more."""
    if not request.app[guard].take(asker(request), about):
        raise refused("flood")


def asker(request: web.Request) -> str:
    """Of addresses in the header only the last was written by our own proxy: the rest is hearsay."""
    passed = request.headers.getall("X-Forwarded-For", ()) if request.app[HALL].proxy else ()
    return passed[-1].rpartition(",")[2].strip() if passed else request.remote or ""
