"""Who plays for a seat when no person does: bots, and stand-ins for people who went away.

A bot is told what its seat is told and nothing else.  It answers after a time that does not depend on what it
was asked, so that its speed tells nothing; in a race it also needs the time that its hand is slow."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from whistlestop.kernel import WATCHER, Bot, Dice, Seat, Somebody, Viewer
from whistlestop.table import Entry, Question, Table, Tell, bot_dice

if TYPE_CHECKING:
    from .room import Room

STAND_IN = "medium"
CRADLE = 0  # no question has this number: its dice give a bot its character
SLOW = (
    3_600_000  # ms: with such a clock people come and go, and have all that time before anybody misses them
)


class Pace(msgspec.Struct):
    """How long things take; tests have a faster one."""

    grace: float = 20.0  # seconds until a bot sits in for a person without a connection
    think: tuple[int, int] = (900, 2600)  # ms
    call: float = 5.0  # seconds until a person without a connection is called by Web Push


PACE = Pace()


class Players:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.minds: dict[Seat, Bot] = {}
        self.thinking: dict[Seat, int] = {}  # seat -> question it is about to answer
        self.leaving: dict[Seat, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    # --- bots ----------------------------------------------------------------------------------------

    def level(self, t: Table, seat: Seat) -> str:
        """Which bot plays this seat now; "" if a person does."""
        person = t.people[seat]
        if person is None or (person.kind == "person" and not person.away):
            return ""
        return person.level or STAND_IN

    def due(self, t: Table) -> int | None:
        """When this table needs somebody: at once while a bot is asked, else when its clock runs out."""
        if t.stage == "playing" and any(self.awaited(t, seat) for seat, _ in t.asked):
            return t.at
        return t.due()

    def awaited(self, t: Table, seat: Seat) -> bool:
        """A bot has to answer, or a standing order does.  What is sealed stays: also what a person sealed
        before a bot sat in."""
        answers = self.level(t, seat) or self.ordered(t, seat) is not None
        return bool(answers) and all(seat != s for s, _ in t.sealed)

    def ordered(self, t: Table, seat: Seat) -> Any:
        """What this person wants answered to the question that stands; None where it is to be asked."""
        if t.turn is None or t.turn.clock is None or not t.orders[seat] or self.level(t, seat):
            return None
        action = dict(t.orders[seat]).get(t.turn.clock.name)
        menu = t.turn.sealed.get(seat) or t.turn.open.get(seat)
        return None if action is None or menu is None or menu.refuse(action) is not None else action

    def hear(self, tells: Iterable[Tell]) -> None:
        t = self.room.table
        for tell in tells if self.minds else ():
            mind = self.minds.get(tell.viewer)
            if mind is not None:
                if tell.t == "note":
                    mind.told(tell.d)
                elif tell.t == "view":
                    mind.seen(t.views[tell.viewer + 1])
        if t.stage != "playing":
            return
        for seat, q in t.asked:
            if self.awaited(t, seat) and self.thinking.get(seat) != q.q:
                self.thinking[seat] = q.q
                self.room.spawn(self.think(seat, q))

    async def think(self, seat: Seat, q: Question) -> None:
        try:
            await self.answer(seat, q)
        finally:
            if self.thinking.get(seat) == q.q:  # else it thinks about the next one already
                del self.thinking[seat]

    async def answer(self, seat: Seat, q: Question) -> None:
        t = self.room.table
        dice = Dice(bot_dice(t, seat, q.q), 0)
        began = self.room.now()
        low, high = PACE.think
        wait = low + dice(high - low)
        if not self.level(t, seat):
            await self.obey(seat, q, wait)  # an order looks like a choice: it takes as long as one
            return
        mind = await self.mind(seat)
        action = await self.choose(mind, seat, q, bot_dice(t, seat, q.q))
        menu = t.turn and t.turn.open.get(seat)
        if menu and hasattr(menu, "moment"):  # in a race people have to look, choose and throw: so does a bot
            wait = wait * 8 // 5 + (menu.moment(action) or 0)
        due = began + wait
        await asyncio.sleep(max(0, due - self.room.now()) / 1000)
        t = self.room.table
        if (standing := t.question(seat)) is None or standing.q != q.q or not self.awaited(t, seat):
            return
        if t.turn and seat in t.turn.open:  # the scene may have changed while it reached for its card
            action = await self.choose(mind, seat, q, bot_dice(t, seat, q.q))
        if action is not None:
            entry = Entry("answer", self.room.now(), seat, q.q, f"bot{seat}.{q.q}", d=action)
            await self.room.do(entry, slack=250)

    async def obey(self, seat: Seat, q: Question, wait: int) -> None:
        await asyncio.sleep(wait / 1000)
        t = self.room.table
        standing, action = t.question(seat), self.ordered(t, seat)
        if standing is not None and standing.q == q.q and action is not None and self.awaited(t, seat):
            await self.room.do(Entry("answer", self.room.now(), seat, q.q, f"order{seat}.{q.q}", d=action))

    async def choose(self, mind: Bot, seat: Seat, q: Question, key: bytes) -> Any:
        t = self.room.table
        standing = t.question(seat)
        if t.turn is None or standing is None or standing.q != q.q:
            return None
        menu = t.turn.sealed.get(seat) or t.turn.open[seat]
        return await asyncio.to_thread(mind.choose, menu, Dice(key, 1))

    async def mind(self, seat: Seat) -> Bot:
        """The bot of a seat; a new one is told all that the seat was ever told."""
        if seat not in self.minds:
            t, tells = await self.room.history()
            name = t.game.levels[self.level(self.room.table, seat) or STAND_IN]
            mind: Bot = t.game.bots[name](seat, t.seats, t.options)
            if isinstance(mind, Somebody):
                mind.born(Dice(bot_dice(t, seat, CRADLE), 0))
            for tell in tells:
                if tell.viewer == seat and tell.t == "note":
                    mind.told(tell.d)
            if (view := self.room.table.views[seat + 1]) is not None:
                mind.seen(view)
            self.minds[seat] = mind
        return self.minds[seat]

    # --- people who come and go ----------------------------------------------------------------------

    async def wake(self) -> None:
        """A room was loaded: nobody is connected yet, and bots may be awaited."""
        self.look()
        self.hear(())

    def look(self) -> None:
        """Each process that serves the table misses whoever is not connected here; `miss` asks the others."""
        for seat in range(self.room.table.seats):
            if not self.room.present(seat):
                self.went(seat)

    def forget(self, seat: Seat) -> None:
        if timer := self.leaving.pop(seat, None):
            timer.cancel()

    def came(self, viewer: Viewer) -> None:
        if viewer == WATCHER:
            return
        self.forget(viewer)
        person = self.room.table.people[viewer]
        if person and person.away:
            self.room.spawn(self.room.do(Entry("back", self.room.now(), viewer)))

    def went(self, viewer: Viewer) -> None:
        t = self.room.table
        if viewer == WATCHER or viewer >= t.seats or viewer in self.leaving:
            return
        person = t.people[viewer]
        if person and person.kind == "person" and not person.away:
            loop = asyncio.get_running_loop()
            self.leaving[viewer] = loop.call_later(PACE.grace, self.gone, viewer)

    def gone(self, seat: Seat) -> None:
        self.leaving.pop(seat, None)
        if self.room.present(seat):
            return
        if self.room.calls:
            self.room.calls.look(self.room, seat)
        if self.room.table.stage != "over" and not self.patient(seat):
            self.room.spawn(self.miss(seat))

    def patient(self, seat: Seat) -> bool:
        """At a slow table nobody need be there.  But a host who never came back would block a lobby."""
        t = self.room.table
        return max(t.clocks.values(), default=0) >= SLOW and (t.stage != "lobby" or seat != t.host)

    async def miss(self, seat: Seat) -> None:
        room = self.room
        if await room.bus.elsewhere(room.card.id, seat):
            self.went(seat)  # for now; ask again later
            return
        if not room.present(seat):
            await room.do(Entry("away", room.now(), seat))
            if room.present(seat):  # he came while it was being written
                self.came(seat)

    def close(self) -> None:
        for timer in self.leaving.values():
            timer.cancel()
        for task in self.tasks:
            task.cancel()
