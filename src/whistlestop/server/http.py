"""The requests: finding, opening and joining tables, rules, records.  One route table is the whole API."""

from __future__ import annotations

import io
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import cache
from importlib import resources
from typing import Any

import msgspec
import segno
from aiohttp import web

from whistlestop.games import GAMES
from whistlestop.kernel import Json
from whistlestop.store import StoreError
from whistlestop.table import Entry, Refusal, decode, record
from whistlestop.table.table import people_told, settings_told

from .contract import GameInfo, Join, Joined, Listing, NewTable, Opened, OptionInfo, Rules, TableInfo
from .hall import Hall, now
from .limits import BODY, Guard
from .room import Room
from .socket import HALL, token_key

LANGUAGES = ("en", "fr", "it", "uk")
STATUS = {"unknown": 404, "gone": 410, "flood": 429, "size": 413, "malformed": 400}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Route(msgspec.Struct, frozen=True):
    method: str
    path: str
    handler: Handler
    summary: str
    takes: Any = None
    gives: Any = None


def answer(data: Any, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(data), status=status, content_type="application/json")


def refuse(refusal: Refusal) -> web.Response:
    return answer(refusal.told(), STATUS.get(refusal.code, 409))


async def body(request: web.Request, kind: type[Any]) -> Any:
    """The request's body as `kind`; a `Refusal` where it is not one."""
    if (request.content_length or 0) > BODY:
        return Refusal("size")
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except web.HTTPRequestEntityTooLarge:
        return Refusal("size")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Refusal("malformed")


async def find(request: web.Request) -> Room | Refusal:
    hall: Hall = request.app[HALL]
    try:
        return await hall.room(request.match_info["table"].upper()) or Refusal("unknown")
    except StoreError:
        return Refusal("gone")


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
                listed.append(Listing(code, t.game.name, t.seats, taken, host.name, t.stage, t.options))
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
    settings = {"seats": new.seats, "options": new.options, "clocks": new.clocks, "public": new.public}
    room = await hall.open(new.game, settings)
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
    token = secrets.token_urlsafe(24)
    person = {"name": wish.name, "colour": wish.colour, "pledge": wish.pledge, "key": token_key(token)}
    found = await room.do(Entry("sit", now(), wish.seat, d=person))
    if isinstance(found, Refusal):
        return refuse(found)
    return answer(Joined(found.reply["seat"], token))


async def table_record(request: web.Request) -> web.StreamResponse:
    room = await find(request)
    if isinstance(room, Refusal):
        return refuse(room)
    if room.table.stage != "over":
        return refuse(Refusal("running"))
    rows = await room.store.read(room.card.id)
    text = record(room.table, [decode(row) for row in rows]).dump()
    name = f"whistlestop-{room.table.game.name}-{room.card.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return web.Response(body=text, content_type="application/jsonl", headers=headers)


@cache
def rules_text(game: str, lang: str) -> Rules:
    file = resources.files("whistlestop") / "packs" / "rules" / f"{game}.{lang}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Rules)


async def rules(request: web.Request) -> web.StreamResponse:
    game, lang = request.match_info["game"], request.match_info["lang"]
    if game not in GAMES or lang not in LANGUAGES:
        return refuse(Refusal("unknown"))
    return answer(rules_text(game, lang))


async def qr(request: web.Request) -> web.StreamResponse:
    text = request.query.get("text", "")
    if not 0 < len(text) <= 300:
        return refuse(Refusal("malformed"))
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=2, xmldecl=False, dark="#14203a", light="#fcf7ea"
    )
    return web.Response(body=out.getvalue(), content_type="image/svg+xml")


ROUTES = (
    Route("GET", "/api/games", games, "The games of this server, with their options", gives=list[GameInfo]),
    Route("GET", "/api/tables", tables, "Public tables that still have room", gives=list[Listing]),
    Route("POST", "/api/tables", open_table, "Open a table", NewTable, Opened),
    Route("GET", "/api/tables/{table}", show_table, "What anybody may know of a table", gives=TableInfo),
    Route("POST", "/api/tables/{table}/join", join, "Take a seat; the first person is host", Join, Joined),
    Route("GET", "/api/tables/{table}/record", table_record, "The record of a finished game, as JSON Lines"),
    Route("GET", "/api/rules/{game}/{lang}", rules, "The rules of a game, clause by clause", gives=Rules),
    Route("GET", "/api/qr", qr, "A QR code of ?text= as SVG"),
)

OPENERS: web.AppKey[Guard] = web.AppKey("openers", Guard)
JOINERS: web.AppKey[Guard] = web.AppKey("joiners", Guard)


def guards(app: web.Application) -> None:
    app[OPENERS] = Guard(100, 5, time.monotonic)
    app[JOINERS] = Guard(300, 20, time.monotonic)
