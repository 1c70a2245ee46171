"""Finding, opening and joining tables."""

from __future__ import annotations

import secrets

import msgspec
from aiohttp import web

from whistlestop.games import GAMES
from whistlestop.kernel import Json
from whistlestop.store import StoreError
from whistlestop.table import Entry, Refusal
from whistlestop.table.table import people_told, settings_told

from .contract import Again, GameInfo, Join, Joined, Listing, NewTable, Opened, OptionInfo
from .hall import Hall, now
from .http import JOINERS, OPENERS, answer, body, find, refuse
from .line import lock, seat_of, settings, token_key
from .room import Room
from .socket import HALL


async def games(request: web.Request) -> web.StreamResponse:
    return answer([game_info(name) for name in GAMES])


def game_info(name: str) -> GameInfo:
    game = GAMES[name]
    options = [msgspec.convert(msgspec.to_builtins(o), OptionInfo) for o in game.options]
    seats = (game.seats.start, game.seats.stop - 1)
    return GameInfo(name, seats, options, dict(game.clocks), list(game.levels))


async def tables(request: web.Request) -> web.StreamResponse:
    hall: Hall = request.app[HALL]
    listed = []
    for code in await hall.store.findable():
        try:
            room = await hall.room(code)
        except StoreError:
            continue
        if room and room.table.stage == "lobby":
            t = room.table
            host = t.people[t.host] if t.host is not None else None
            taken = sum(p is not None for p in t.people)
            if host:
                listed.append(
                    Listing(code, t.game.name, t.seats, taken, host.name, t.stage, t.options, bool(t.lock))
                )
    return answer(listed)


async def open_table(request: web.Request) -> web.StreamResponse:
    hall: Hall = request.app[HALL]
    if not request.app[OPENERS].take(request.remote or ""):
        return refuse(Refusal("flood"))
    new = await body(request, NewTable)
    if isinstance(new, Refusal):
        return refuse(new)
    if new.game not in GAMES:
        return refuse(Refusal("unknown"))
    room = await hall.open(new.game, lambda code: settings(new, code))
    if isinstance(room, Refusal):
        return refuse(room)
    return answer(Opened(room.card.id, room.table.promise), 201)


async def show_table(request: web.Request) -> web.StreamResponse:
    room = await find(request)
    if isinstance(room, Refusal):
        return refuse(room)
    return answer(table_told(room))


def table_told(room: Room) -> Json:
    t = room.table
    about = {"table": room.card.id, "game": t.game.name, "promise": t.promise}
    return {**about, **settings_told(t), **people_told(t)}


async def join(request: web.Request) -> web.StreamResponse:
    if not request.app[JOINERS].take(request.remote or ""):
        return refuse(Refusal("flood"))
    wish = await body(request, Join)
    if isinstance(wish, Refusal):
        return refuse(wish)
    room = await find(request)
    if isinstance(room, Refusal):
        return refuse(room)
    found = await sit(room, wish)
    return refuse(found) if isinstance(found, Refusal) else answer(found)


async def sit(room: Room, wish: Join) -> Joined | Refusal:
    token = secrets.token_urlsafe(24)
    person = {"name": wish.name, "colour": wish.colour, "pledge": wish.pledge, "key": token_key(token)}
    if wish.password:
        person["word"] = lock(room.card.id, wish.password)
    if wish.back:
        person["from"] = token_key(wish.back)
    found = await room.do(Entry("sit", now(), wish.seat, d=person))
    return found if isinstance(found, Refusal) else Joined(found.reply["seat"], token, room.card.id)


async def again(request: web.Request) -> web.StreamResponse:
    """Whoever asks first opens the table; all others are led to the same one."""
    wish = await body(request, Again)
    if isinstance(wish, Refusal):
        return refuse(wish)
    room = await find(request)
    if isinstance(room, Refusal):
        return refuse(room)
    hall: Hall = request.app[HALL]
    seat = seat_of(room, wish.token)
    if seat is None:
        return refuse(Refusal("token"))
    found = await hall.again(room, seat)
    return refuse(found) if isinstance(found, Refusal) else answer(Opened(found.card.id, found.table.promise))
