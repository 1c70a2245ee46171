"""Finding, opening and joining tables."""

from __future__ import annotations

import asyncio
import hmac
import secrets

import msgspec
from aiohttp import web

from whistlestop.games import GAMES
from whistlestop.kernel import Json
from whistlestop.store import StoreError
from whistlestop.table import Entry
from whistlestop.table.table import people_told, settings_told

from .contract import (
    Again,
    Enter,
    Entered,
    GameInfo,
    Join,
    Joined,
    Listing,
    NewTable,
    Opened,
    OptionInfo,
    Rematch,
)
from .hall import HALL, Hall, now
from .http import GUESSERS, JOINERS, OPENERS, admit, answer, body, door, find, granted, refused, token
from .line import key_of, lock, seat_of, settings, token_key
from .room import Room


async def games(request: web.Request) -> web.StreamResponse:
    return answer([game_info(name) for name in GAMES])


def game_info(name: str) -> GameInfo:
    game = GAMES[name]
    options = [msgspec.convert(msgspec.to_builtins(o), OptionInfo) for o in game.options]
    seats = (game.seats.start, game.seats.stop - 1)
    return GameInfo(name, seats, options, dict(game.clocks), sorted(game.windows), list(game.levels))


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
            if host and t.lock:
                listed.append(Listing(code, locked=True))
            elif host:
                listed.append(
                    Listing(code, False, t.game.name, t.seats, taken, host.name, t.stage, t.options)
                )
    return answer(listed)


async def open_table(request: web.Request) -> web.StreamResponse:
    hall: Hall = request.app[HALL]
    admit(request, OPENERS)
    new = await body(request, NewTable)
    if new.game not in GAMES:
        raise refused("unknown")
    room = granted(await hall.open(new.game, lambda code: settings(new, code)))
    return answer(Opened(room.card.id, room.table.promise), 201)


async def show_table(request: web.Request) -> web.StreamResponse:
    return answer(table_told(await find(request)))


def table_told(room: Room) -> Json:
    t = room.table
    about = {"table": room.card.id, "game": t.game.name, "promise": t.promise}
    return {**about, **settings_told(t), **people_told(t)}


async def enter(request: web.Request) -> web.StreamResponse:
    """The key of a locked table, for its password."""
    admit(request, JOINERS)
    wish = await body(request, Enter)
    room = await door(request)
    admit(request, GUESSERS, room.card.id)
    if not hmac.compare_digest(await said(room, wish.password), room.table.lock):
        raise refused("password")
    return answer(Entered(key_of(room)))


async def said(room: Room, password: str) -> str:
    """As the table's lock would have it; slow on purpose, so not where all tables wait for it."""
    return await asyncio.to_thread(lock, room.table.lock.partition(":")[0], password)


async def join(request: web.Request) -> web.StreamResponse:
    admit(request, JOINERS)
    wish = await body(request, Join)
    room = await door(request)
    opened = room.table.lock != "" and hmac.compare_digest(key_of(room), token(request))
    if wish.password and not opened:
        admit(request, GUESSERS, room.card.id)
    return answer(await sit(room, wish, room.table.lock if opened else ""))


async def sit(room: Room, wish: Join, word: str = "") -> Joined:
    """`word`: as the table's lock has it, if the asker has shown that he knows it."""
    token = secrets.token_urlsafe(24)
    person = {"name": wish.name, "colour": wish.colour, "pledge": wish.pledge, "key": token_key(token)}
    if word or wish.password:
        person["word"] = word or await said(room, wish.password)
    if wish.back:
        person["from"] = token_key(wish.back)
    found = granted(await room.do(Entry("sit", now(), wish.seat, d=person)))
    return Joined(found.reply["seat"], token, room.card.id)


async def again(request: web.Request) -> web.StreamResponse:
    """Whoever asks first opens the table; all others are led to the same one."""
    wish = await body(request, Again)
    room = await door(request)
    hall: Hall = request.app[HALL]
    seat = seat_of(room, wish.token)
    if seat is None:
        raise refused("token")
    found, me = granted(await hall.again(room, seat)), room.table.people[seat]
    assert me is not None
    return answer(Rematch(found.card.id, found.table.promise, me.name, me.colour))
