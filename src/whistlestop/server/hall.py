"""All tables that this process serves."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from aiohttp import web

from whistlestop.bus import Bus
from whistlestop.games import GAMES
from whistlestop.kernel import Json, Seat, Viewer
from whistlestop.store import Card, Store, StoreError
from whistlestop.table import Entry, Refusal, Table, Tell, hear, opener

from .code import may_be, new_code
from .ratings import rate
from .room import Room, load

if TYPE_CHECKING:
    from .calls import Calls

IDLE = 15 * 60_000  # ms until a room without listeners is put away; its journal stays
LATE = 5_000  # ms that another process may be late before this one takes its table up
AT_ONCE = 100  # overdue tables that are woken in one pass
SWEEP = 5  # seconds between two looks at the journal of rooms with listeners: a bus may lose a message
log = logging.getLogger("whistlestop")


def now() -> int:
    return time.time_ns() // 1_000_000


class Hall:
    def __init__(self, store: Store, bus: Bus) -> None:
        self.store, self.bus = store, bus
        self.rates = False  # whether games of this server are rated
        self.proxy = False  # one stands before us, and says who asks
        self.calls: Calls | None = None  # how people are called who have no page open
        self.rooms: dict[str, Room] = {}
        self.lost: set[str] = set()  # overdue, and not to be read
        self.loading: dict[str, asyncio.Lock] = {}
        self.keeper: asyncio.Task[None] | None = None
        bus.listen(self)

    def start(self) -> None:
        self.keeper = asyncio.create_task(self.keep())

    async def open(self, game: str, settings: Callable[[str], Json]) -> Room | Refusal:
        """A new table under a code that nobody has."""
        secret = secrets.token_bytes(32)
        found = hear(Table(GAMES[game], secret), Entry("open", d=settings("")))
        if isinstance(found, Refusal):
            return found
        while True:
            card = Card(new_code(), game, secret)
            if await self.store.create(card):
                break
        entry = Entry("open", now(), d=settings(card.id))
        room = Room(card, Table(GAMES[game], secret), self.store, self.bus, now)
        self.take_up(room)
        await room.do(entry)
        return room

    async def again(self, room: Room, seat: Seat) -> Room | Refusal:
        """The table where these people play again, opened by whoever asks first.  Everybody keeps the seat;
        the left neighbour of who began begins."""
        t = room.table
        if not t.next:
            kept = [(i, p.key) for i, p in enumerate(t.people) if p and p.key]
            settings = settings_of(t)
            if t.state is not None and any(o.name == "first" for o in t.game.options):
                first = (opener(t, await room.entries()) + 1) % t.seats + 1
                settings["options"] |= {"first": first}
            found = await self.open(t.game.name, lambda _: {**settings, "kept": kept})
            if isinstance(found, Refusal):
                return found
            await room.do(Entry("again", now(), seat, d=found.card.id))  # refused if another was quicker
        return await self.room(room.table.next) or Refusal("stage")

    async def ended(self, t: Table, tells: list[Tell]) -> None:
        """A game came to its end in this process."""
        end = next((x.d for x in tells if x.t == "over"), None)
        if self.rates and end and end["winners"] and not t.past:
            await rate(self.store, t, end["scores"], end["winners"])

    async def share(self, room: Room, viewer: Viewer, anonymous: bool) -> str:
        """The address of a replay: no stranger guesses it."""
        name = secrets.token_urlsafe(12)
        await self.store.shelve(f"share/{name}", msgspec.json.encode((room.card.id, viewer, anonymous)))
        return name

    async def room(self, table: str) -> Room | None:
        """The room of a table, loaded from its journal if need be."""
        if found := self.rooms.get(table):
            found.used = now()
            if not self.bus.alone:
                await found.heard_of(found.table.n + 1)
            return found
        if not may_be(table):
            return None
        try:
            async with self.loading.setdefault(table, asyncio.Lock()):
                if table not in self.rooms:
                    card = await self.store.card(table)
                    if card is None or card.game not in GAMES:
                        return None
                    room = await load(card, GAMES[card.game], self.store, self.bus, now)
                    self.take_up(room)
        finally:
            self.loading.pop(table, None)  # many ask for tables that never were
        return self.rooms[table]

    def take_up(self, room: Room) -> None:
        room.ended, room.calls = self.ended, self.calls
        self.rooms[room.card.id] = room
        if self.calls:
            self.calls.took_up(room)

    def heard_of(self, table: str, n: int) -> None:
        if (room := self.rooms.get(table)) and n > room.table.n:
            room.spawn(room.heard_of(n))

    def present(self, table: str, seat: Seat) -> bool:
        return (room := self.rooms.get(table)) is not None and room.present(seat)

    def missed(self) -> None:
        for room in self.rooms.values():
            room.spawn(room.heard_of(room.table.n + 1))

    async def keep(self) -> None:
        """Once a second: wake tables that are overdue, put away those that nobody listens to."""
        passes = 0
        while True:
            passes += 1
            try:
                late = now() - (0 if self.bus.alone else LATE)
                for table in await self.store.overdue(late, AT_ONCE + len(self.lost)):
                    await self.wake(table)
                if not self.bus.alone and passes % SWEEP == 0:
                    self.missed()
                for table, room in list(self.rooms.items()):
                    idle = now() - room.used > IDLE and not any(room.listeners.values())
                    due = room.players.due(room.table)  # the store knows it too, and we look there
                    if idle and not room.lock.locked() and (due is None or due > now() + IDLE):
                        room.close()
                        del self.rooms[table]
            except StoreError as error:
                log.error("%s", error)
            await asyncio.sleep(1)

    async def wake(self, table: str) -> None:
        """One that cannot be read holds up no other, and is not tried again by this process."""
        if table in self.rooms or table in self.lost:
            return
        try:
            await self.room(table)
        except StoreError as error:
            self.lost.add(table)
            log.error("%s", error)

    async def close(self) -> None:
        if self.keeper:
            self.keeper.cancel()
        for room in self.rooms.values():
            room.close()
        if self.calls:
            await self.calls.close()
        await self.bus.close()
        await self.store.close()


HALL: web.AppKey[Hall] = web.AppKey("hall", Hall)


def settings_of(t: Table) -> Json:
    """The house rules of a table, for another one."""
    hidden = {o.name for o in t.game.options if o.kind == "data"}
    options = {name: value for name, value in t.options.items() if name not in hidden}
    same = {"public": t.public, "talk": t.talk, "delay": t.delay, "openly": t.openly, "late": t.late}
    return {
        "seats": t.seats,
        "options": options,
        "clocks": t.clocks,
        "lock": t.lock,
        "decks": t.decks,
        **same,
    }
