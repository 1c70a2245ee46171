"""Texts and pictures that belong to no table: rules, packs, QR codes."""

from __future__ import annotations

import io
from collections.abc import Iterable
from functools import cache

import msgspec
import segno
from aiohttp import web

from whistlestop import languages
from whistlestop.games import GAMES
from whistlestop.kernel import WATCHER
from whistlestop.languages import LANGUAGES
from whistlestop.packs import KINDS, ROOM, Fault, Lost, Pack, Written, built_in, write
from whistlestop.packs.shipped import example

from .contract import FaultInfo, PackInfo, Rules
from .decks import keep, pack, words
from .hall import HALL, Hall
from .http import ENDED, OPENERS, admit, answer, body, find, raw, refused, token
from .line import seat_of
from .room import Room


@cache
def rules_text(game: str, lang: str) -> Rules:
    return msgspec.convert({"lang": lang, **msgspec.toml.decode(languages.rules(game, lang))}, Rules)


async def rules(request: web.Request) -> web.StreamResponse:
    game, lang = request.match_info["game"], request.match_info["lang"]
    if game not in GAMES or lang not in LANGUAGES:
        raise refused("unknown")
    return answer(rules_text(game, lang))


async def qr(request: web.Request) -> web.StreamResponse:
    return picture(request.query.get("text", ""))


async def secret_qr(request: web.Request) -> web.StreamResponse:
    """For an address that nobody else may know: a body stands in no log and in no history."""
    data = await raw(request, 2000)
    return picture(data.decode("utf-8", "replace"))


def picture(text: str) -> web.Response:
    if not 0 < len(text) <= 300:
        raise refused("malformed")
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=2, xmldecl=False, dark="#14203a", light="#fcf7ea"
    )
    return web.Response(body=out.getvalue(), content_type="image/svg+xml")


# --- packs -----------------------------------------------------------------------------------------------


def about(found: Pack) -> PackInfo:
    counts = {kind: sum(card.kind == kind for card in found.cards) for kind in KINDS}
    return PackInfo(found.hash, dict(found.title), counts)


async def packs(request: web.Request) -> web.StreamResponse:
    """The decks that come with this server."""
    return answer([about(built_in())])


async def starter(request: web.Request) -> web.StreamResponse:
    """A small deck with comments, to go on from."""
    headers = {"Content-Disposition": 'attachment; filename="my-deck.toml"'}
    return web.Response(body=example(), content_type="text/plain", charset="utf-8", headers=headers)


async def show_pack(request: web.Request) -> web.StreamResponse:
    hall: Hall = request.app[HALL]
    found = await pack(hall.store, request.match_info["name"][:64])
    if found is None:
        raise refused("unknown")
    return answer(about(found))


async def upload(request: web.Request) -> web.StreamResponse:
    """A pack that has faults is not kept; each fault says on which line it is."""
    admit(request, OPENERS)
    data = await raw(request, ROOM)
    hall: Hall = request.app[HALL]
    proof = await keep(hall.store, data)
    if proof.pack is None:
        return answer(PackInfo("", {}, {}, told(proof.faults)), 422)
    return answer(about(proof.pack), 201)


def told(faults: Iterable[Fault]) -> list[FaultInfo]:
    return [FaultInfo(f.line, f.where, f.code, f.why, dict(f.args), f.lang, f.what) for f in faults]


async def card(request: web.Request) -> web.StreamResponse:
    """A card as somebody writes it in a lobby: nothing, or what is wrong with it.  It is not kept."""
    admit(request, OPENERS)
    found = write(*await body(request, tuple[str, str, str]))
    return answer([] if isinstance(found, Written) else told(found))


async def deck(request: web.Request) -> web.StreamResponse:
    return await deck_of(request, await find(request))


async def deck_of(request: web.Request, room: Room) -> web.StreamResponse:
    """The cards that a table plays with, in the reader's language: ?lang=, and ?cards=3,14,15 for a few.

    Until the game is over these are the ones that the asker has seen.  Of any other it is not said whether it
    is in the deck: that would tell what somebody vetoed, or wrote."""
    t, lang, asked = room.table, request.query.get("lang", "en"), request.query.get("cards")
    if lang not in LANGUAGES or not t.cards:
        raise refused("unknown")
    known = set(range(len(t.cards)))
    if t.stage not in ENDED:
        seat = seat_of(room, token(request))
        known = room.readable(WATCHER if seat is None else seat)
    numbers = sorted(known)
    if asked is not None:
        parts = asked.split(",")
        if len(parts) > 200 or not all(part.isdecimal() and len(part) < 10 for part in parts):
            raise refused("malformed")
        numbers = [int(part) for part in parts]
    if not known.issuperset(numbers):
        raise refused("unknown")
    try:
        return answer(await words(t, room.store, lang, numbers))
    except Lost:
        raise refused("gone") from None
