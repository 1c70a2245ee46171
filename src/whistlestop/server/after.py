"""After the game: its record, its replay, its proof, what it says of its players, and what if."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec
from aiohttp import web

from whistlestop.kernel import WATCHER, Json, Note, Seat, Viewer
from whistlestop.store import StoreError
from whistlestop.table import Entry, Table, draws, record, reel, refold, unsaid, until

from .contract import Fork, Join, Share, Shared
from .hall import HALL, Hall, now, settings_of
from .http import (
    ENDED,
    OPENERS,
    admit,
    answer,
    body,
    eyes,
    find,
    granted,
    lost,
    refused,
    seated,
    through,
    token,
)
from .line import bot_name, seat_of
from .ratings import board
from .room import Room
from .tables import sit
from .texts import deck_of


async def ended(request: web.Request) -> Room:
    room = await find(request)
    if room.table.stage not in ENDED:
        raise refused("running")
    return room


async def table_record(request: web.Request) -> web.StreamResponse:
    """?nameless: without names, talk and typed words; all draws can still be proved.  Who sits there and says
    so finds their team's talk and their own notebook in it."""
    room = await ended(request)
    seat = seat_of(room, token(request))
    entries, name = await room.entries(), f"whistlestop-{room.table.game.name}"
    if "nameless" in request.query:
        found = record(room.table, unsaid(room.table.game, entries))
        found.header.people = []
    else:
        found = record(room.table, entries, WATCHER if seat is None else seat)
        name = f"{name}-{room.card.id}"
    headers = {"Content-Disposition": f'attachment; filename="{name}.jsonl"'}
    return web.Response(body=found.dump(), content_type="application/jsonl", headers=headers)


async def table_replay(request: web.Request) -> web.StreamResponse:
    """?seat= through whose eyes; absent: the public's."""
    room = await ended(request)
    viewer = through(request, room, request.query.get("seat", ""))
    own = None
    if viewer != WATCHER and viewer == seat_of(room, token(request)):
        person = room.table.people[viewer]
        own = person.heard if person else None
    frames, marks = reel(room.table.game, room.card.secret, await room.entries(), viewer, own)
    about = {"table": room.card.id, "game": room.table.game.name, "anonymous": False}
    return answer({**about, "eyes": eyes(request, room), "frames": frames, "marks": marks})


async def share(request: web.Request) -> web.StreamResponse:
    """An address of its own for a replay: without names and talk nothing in it leads back to the table."""
    wish = await body(request, Share)
    room = await ended(request)
    viewer = through(request, room, "" if wish.seat is None else str(wish.seat))
    hall: Hall = request.app[HALL]
    return answer(Shared(await hall.share(room, viewer, wish.anonymous)), 201)


async def opened(request: web.Request) -> tuple[Room, Viewer, bool]:
    """The table behind a shared replay, through whose eyes, and whether without names."""
    hall: Hall = request.app[HALL]
    data = await hall.store.shelved(f"share/{request.match_info['name'][:40]}")
    if data is None:
        raise refused("unknown")
    code, viewer, anonymous = msgspec.json.decode(data)
    try:
        room = await hall.room(code)
    except StoreError as error:
        raise lost(error) from None
    if room is None:
        raise refused("gone")
    return room, viewer, anonymous


async def shared(request: web.Request) -> web.StreamResponse:
    room, viewer, anonymous = await opened(request)
    game, entries = room.table.game, await room.entries()
    frames, marks = reel(game, room.card.secret, unsaid(game, entries) if anonymous else entries, viewer)
    if anonymous:
        frames = [[nameless(m) for m in step] for step in frames]
    table = "" if anonymous or room.table.lock else room.card.id  # who has a replay has no password
    seats = seats_shared(room, viewer)  # to play on from
    about = {"table": table, "game": room.table.game.name, "anonymous": anonymous, "eyes": seats}
    return answer({**about, "frames": frames, "marks": marks})


async def shared_deck(request: web.Request) -> web.StreamResponse:
    """The words on the cards of a shared replay."""
    room, _, _ = await opened(request)
    return await deck_of(request, room)


def nameless(message: Json) -> Json:
    """Who sat there is nobody's business: seats have numbers."""
    d = message["d"]
    if message["t"] not in ("sync", "people"):
        return message
    people = [p and {**p, "name": str(seat + 1)} for seat, p in enumerate(d["people"])]
    return {**message, "d": {**d, "people": people}}


async def fork(request: web.Request) -> web.StreamResponse:
    """What if: a new table that begins where a replay stands; the asker sits down, bots take the rest."""
    admit(request, OPENERS)
    wish = await body(request, Fork)
    room = await ended(request)
    viewer = through(request, room, str(wish.seat))
    return await onwards(request, room.table, await room.entries(), viewer, wish)


async def shared_fork(request: web.Request) -> web.StreamResponse:
    """The same from a shared replay: by whose eyes it was shared.  Without names, nothing at the new table
    leads back to the old one."""
    admit(request, OPENERS)
    wish = await body(request, Fork)
    room, viewer, anonymous = await opened(request)
    if wish.seat not in range(room.table.seats):
        raise refused("seat")
    if wish.seat not in seats_shared(room, viewer):
        raise refused("token")
    t, entries = room.table, await room.entries()
    if anonymous:
        entries = list(unsaid(t.game, entries))
        t, _ = refold(t.game, room.card.secret, entries)
    return await onwards(request, t, entries, viewer, wish)


def seats_shared(room: Room, viewer: Viewer) -> list[Seat]:
    """On which seats the reader of a shared replay may sit down: whose eyes he was lent, or anybody's, where
    the table agreed to that before the start."""
    return [seat for seat in range(room.table.seats) if room.table.openly or seat == viewer]


async def onwards(
    request: web.Request, t: Table, entries: Iterable[Entry], viewer: Viewer, wish: Fork
) -> web.StreamResponse:
    """`viewer`: whose steps they are."""
    past = until(t, entries, viewer, wish.step)
    hall: Hall = request.app[HALL]
    settings = {**settings_of(t), "public": False, "lock": ""}
    new = granted(await hall.open(t.game.name, lambda _: settings))
    joined = await sit(new, Join(wish.name, wish.colour, wish.pledge, wish.seat))
    for seat in range(t.seats):
        if seat != wish.seat:
            bot = {"level": "medium", "name": bot_name(new)}
            await new.do(Entry("bot", now(), seat, by=wish.seat, d=bot))
    start: Json = {"past": past}
    if t.deals:
        start |= {"deck": t.options["deck"], "cards": t.cards}
    granted(await new.do(Entry("start", now(), by=wish.seat, d=start)))
    return answer(joined, 201)


async def ratings(request: web.Request) -> web.StreamResponse:
    hall: Hall = request.app[HALL]
    if not hall.rates:
        raise refused("off")
    return answer(await board(hall.store))


async def proof(request: web.Request) -> web.StreamResponse:
    """All that anybody needs to throw the dice of a finished game again."""
    room = await ended(request)
    entries = await room.entries()
    head = record(room.table, entries).header
    parts = {"promise": head.promise, "pledges": head.pledges, "nonces": head.nonces, "game": head.game}
    return answer({**parts, "seed": room.card.secret.hex(), **draws(room.table, entries)})


async def insight(request: web.Request) -> web.StreamResponse:
    """What the game says of its players, from what all were told; while it runs, to those who sit there."""
    room = await find(request)
    if room.table.stage not in ENDED and seat_of(room, token(request)) is None:
        raise refused("running")  # watchers may be behind
    t, told = room.table, await notes(room)
    return answer(await asyncio.to_thread(t.game.insight, told[WATCHER], t.seats, t.options))


async def hindsight(request: web.Request) -> web.StreamResponse:
    """The same from what each seat was told: secrets are over."""
    room = await ended(request)
    t, told = room.table, await notes(room)
    seats = [told[seat] for seat in range(t.seats)]
    return answer(await asyncio.to_thread(t.game.hindsight, seats, t.seats, t.options))


async def notebook(request: web.Request) -> web.StreamResponse:
    """What the table's aid may write into one's own notebook now."""
    room = await find(request)
    seat, t = seated(request, room), room.table
    if t.state is None:
        raise refused("stage")
    told = (await notes(room))[seat]
    return answer(await asyncio.to_thread(t.game.notebook, seat, told, t.seats, t.options))


async def notes(room: Room) -> dict[Viewer, list[Note]]:
    """All notes that each viewer was told."""
    found: dict[Viewer, list[Note]] = {viewer: [] for viewer in room.table.viewers}
    for tell in (await room.history())[1]:
        if tell.t == "note":
            found[tell.viewer].append(tell.d)
    return found
