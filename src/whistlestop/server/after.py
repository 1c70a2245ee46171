"""After the game: its record, its replay, its proof, what it says of its players, and what if."""

from __future__ import annotations

import asyncio

import msgspec
from aiohttp import web

from whistlestop.kernel import WATCHER, Json, Note, Viewer
from whistlestop.table import Entry, Refusal, draws, frames, record, unsaid, until

from .contract import Fork, Join, Share, Shared
from .hall import Hall, now, settings_of
from .http import answer, body, find, refuse, through, token
from .line import bot_name, seat_of
from .ratings import board
from .room import Room
from .socket import HALL
from .tables import sit
from .texts import deck_of

ENDED = ("over", "closed")


async def ended(request: web.Request) -> Room | Refusal:
    room = await find(request)
    if isinstance(room, Room) and room.table.stage not in ENDED:
        return Refusal("running")
    return room


async def table_record(request: web.Request) -> web.StreamResponse:
    """?nameless: without names, talk and typed words; all draws can still be proved."""
    room = await ended(request)
    if isinstance(room, Refusal):
        return refuse(room)
    entries, name = await room.entries(), f"whistlestop-{room.table.game.name}"
    if "nameless" in request.query:
        found = record(room.table, unsaid(room.table.game, entries))
        found.header.people = []
    else:
        found, name = record(room.table, entries), f"{name}-{room.card.id}"
    headers = {"Content-Disposition": f'attachment; filename="{name}.jsonl"'}
    return web.Response(body=found.dump(), content_type="application/jsonl", headers=headers)


async def table_replay(request: web.Request) -> web.StreamResponse:
    """?seat= through whose eyes; absent: the public's."""
    room = await ended(request)
    if isinstance(room, Refusal):
        return refuse(room)
    viewer = through(request, room, request.query.get("seat", ""))
    if isinstance(viewer, Refusal):
        return refuse(viewer)
    steps = frames(room.table.game, room.card.secret, await room.entries(), viewer)
    eyes = [seat for seat in range(room.table.seats) if through(request, room, str(seat)) == seat]
    about = {"table": room.card.id, "game": room.table.game.name, "anonymous": False, "eyes": eyes}
    return answer({**about, "frames": steps})


async def share(request: web.Request) -> web.StreamResponse:
    """An address of its own for a replay: without names and talk nothing in it leads back to the table."""
    wish = await body(request, Share)
    if isinstance(wish, Refusal):
        return refuse(wish)
    room = await ended(request)
    if isinstance(room, Refusal):
        return refuse(room)
    viewer = through(request, room, "" if wish.seat is None else str(wish.seat))
    if isinstance(viewer, Refusal):
        return refuse(viewer)
    hall: Hall = request.app[HALL]
    return answer(Shared(await hall.share(room, viewer, wish.anonymous)), 201)


async def opened(request: web.Request) -> tuple[Room, Viewer, bool] | Refusal:
    """The table behind a shared replay, through whose eyes, and whether without names."""
    hall: Hall = request.app[HALL]
    data = await hall.store.shelved(f"share/{request.match_info['name'][:40]}")
    if data is None:
        return Refusal("unknown")
    code, viewer, anonymous = msgspec.json.decode(data)
    room = await hall.room(code)
    return Refusal("gone") if room is None else (room, viewer, anonymous)


async def shared(request: web.Request) -> web.StreamResponse:
    found = await opened(request)
    if isinstance(found, Refusal):
        return refuse(found)
    room, viewer, anonymous = found
    game, entries = room.table.game, await room.entries()
    steps = frames(game, room.card.secret, unsaid(game, entries) if anonymous else entries, viewer)
    if anonymous:
        steps = [[nameless(m) for m in step] for step in steps]
    table = "" if anonymous else room.card.id
    about = {"table": table, "game": room.table.game.name, "anonymous": anonymous, "eyes": []}
    return answer({**about, "frames": steps})


async def shared_deck(request: web.Request) -> web.StreamResponse:
    """The words on the cards of a shared replay."""
    found = await opened(request)
    return refuse(found) if isinstance(found, Refusal) else await deck_of(request, found[0])


def nameless(message: Json) -> Json:
    """Who sat there is nobody's business: seats have numbers."""
    d = message["d"]
    if message["t"] not in ("sync", "people"):
        return message
    people = [p and {**p, "name": str(seat + 1)} for seat, p in enumerate(d["people"])]
    mine = {"mine": None} if message["t"] == "sync" else {}  # what one laid beside the game for oneself
    return {**message, "d": {**d, "people": people, **mine}}


async def fork(request: web.Request) -> web.StreamResponse:
    """What if: a new table that begins where a replay stands; the asker sits down, bots take the rest."""
    wish = await body(request, Fork)
    if isinstance(wish, Refusal):
        return refuse(wish)
    room = await ended(request)
    if isinstance(room, Refusal):
        return refuse(room)
    viewer = through(request, room, str(wish.seat))
    if isinstance(viewer, Refusal):
        return refuse(viewer)
    past = until(room.table, await room.entries(), viewer, wish.step)
    hall: Hall = request.app[HALL]
    new = await hall.open(room.table.game.name, lambda _: {**settings_of(room.table), "public": False})
    if isinstance(new, Refusal):
        return refuse(new)
    joined = await sit(new, Join(wish.name, wish.colour, wish.pledge, wish.seat))
    if isinstance(joined, Refusal):
        return refuse(joined)
    for seat in range(room.table.seats):
        if seat != wish.seat:
            bot = {"level": "medium", "name": bot_name(new)}
            await new.do(Entry("bot", now(), seat, by=wish.seat, d=bot))
    start: Json = {"past": past}
    if room.table.deals:
        start |= {"deck": room.table.options["deck"], "cards": room.table.cards}
    found = await new.do(Entry("start", now(), by=wish.seat, d=start))
    return refuse(found) if isinstance(found, Refusal) else answer(joined, 201)


async def ratings(request: web.Request) -> web.StreamResponse:
    hall: Hall = request.app[HALL]
    return answer(await board(hall.store)) if hall.rates else refuse(Refusal("off"))


async def proof(request: web.Request) -> web.StreamResponse:
    """All that anybody needs to throw the dice of a finished game again."""
    room = await ended(request)
    if isinstance(room, Refusal):
        return refuse(room)
    entries = await room.entries()
    head = record(room.table, entries).header
    parts = {"promise": head.promise, "pledges": head.pledges, "nonces": head.nonces, "game": head.game}
    return answer({**parts, "seed": room.card.secret.hex(), "draws": draws(room.table, entries)})


async def insight(request: web.Request) -> web.StreamResponse:
    """What the game says of its players, from what all were told; while it runs, to those who sit there."""
    room = await find(request)
    if isinstance(room, Room) and room.table.stage not in ENDED and seat_of(room, token(request)) is None:
        room = Refusal("running")  # watchers may be behind
    if isinstance(room, Refusal):
        return refuse(room)
    t, told = room.table, await notes(room)
    return answer(await asyncio.to_thread(t.game.insight, told[WATCHER], t.seats, t.options))


async def hindsight(request: web.Request) -> web.StreamResponse:
    """The same from what each seat was told: secrets are over."""
    room = await ended(request)
    if isinstance(room, Refusal):
        return refuse(room)
    t, told = room.table, await notes(room)
    seats = [told[seat] for seat in range(t.seats)]
    return answer(await asyncio.to_thread(t.game.hindsight, seats, t.seats, t.options))


async def notebook(request: web.Request) -> web.StreamResponse:
    """What the table's aid may write into one's own notebook now."""
    room = await find(request)
    if isinstance(room, Refusal):
        return refuse(room)
    seat = seat_of(room, token(request))
    if seat is None:
        return refuse(Refusal("token"))
    t = room.table
    if t.state is None:
        return refuse(Refusal("stage"))
    told = (await notes(room))[seat]
    return answer(await asyncio.to_thread(t.game.notebook, seat, told, t.seats, t.options))


async def notes(room: Room) -> dict[Viewer, list[Note]]:
    """All notes that each viewer was told."""
    found: dict[Viewer, list[Note]] = {viewer: [] for viewer in room.table.viewers}
    for tell in (await room.history())[1]:
        if tell.t == "note":
            found[tell.viewer].append(tell.d)
    return found
