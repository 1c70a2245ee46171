"""Who plays for a seat when no person does: bots, and stand-ins for people who went away.

A bot is told what its seat is told and nothing else.  It answers after a time that does not depend on what it
was asked, so that its speed tells nothing; in a race it also needs the time that its hand is slow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from whistlestop.kernel import WATCHER, Bot, Dice, Menu, Rng, Seat, Somebody, Viewer
from whistlestop.table import Entry, Question, Refusal, Table, Tell, bot_dice

if TYPE_CHECKING:
    from .room import Room

STAND_IN = "medium"
log = logging.getLogger("whistlestop")
CRADLE = 0  # no question has this number: its dice give a bot its character


class Pace(msgspec.Struct):
    """How long things take; tests have a faster one."""

    grace: float = 20.0  # seconds until a bot sits in for a person without a connection
    think: tuple[int, int] = (900, 2600)  # ms
    read: int = 3500  # ms for which a robot leaves the last words of the game to be read
    order: int = 12_000  # ms that a standing order takes at the most, however long the clock
    call: float = 5.0  # seconds until a person without a connection is called by Web Push


PACE = Pace()


def as_long_as_a_choice(dice: Rng, left: int) -> int:
    """ms after which a standing order answers: a person may take any moment of the time there is, mostly an
    early one, so an order does too.  It does not depend on the order, and never lets the clock run out."""
    low, _ = PACE.think
    span = max(0, min(left, PACE.order) - 2 * low)
    u = dice(1 << 16)
    return low + (span * u * u >> 32)


def idle(q: Question) -> bool:
    """Nothing is asked in secret, and one thing is all that can be said aloud: nobody waits for it.  Except
    for who has only to say that he is done, a verb that stands alone: without him the others cannot go on."""
    if q.sealed is not None or q.open["t"] not in ("one", "verbs") or len(q.open["of"]) > 1:
        return False
    return q.open["t"] == "one" or None not in q.open["of"].values()


def _held_up(t: Table, seat: Seat) -> bool:
    """Whether silence where all may speak keeps the others waiting, perhaps for a day; a window closes."""
    q = t.question(seat)
    return q is not None and not idle(q) and q.clock not in t.game.windows


class Head:
    """A bot at a table.  It hears what its seat was told when it thinks, in the thread where it thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.news: list[Tell] = []
        self.lock = asyncio.Lock()  # one thought at a time

    async def choose(self, menu: Menu[Any], view: Any, key: bytes) -> Any:
        async with self.lock:
            news, self.news = self.news, []
            return await asyncio.to_thread(self.think, news, menu, view, Dice(key, 1))

    def think(self, news: list[Tell], menu: Menu[Any], view: Any, dice: Rng) -> Any:
        for tell in news:
            self.bot.told(tell.d)
        if view is not None:
            self.bot.seen(view)
        return self.bot.choose(menu, dice)


class Players:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.heads: dict[Seat, Head] = {}
        self.thinking: dict[Seat, int] = {}  # seat -> question it is about to answer
        self.floor = asyncio.Lock()  # where all may speak, robots do it one by one
        self.read = 0  # until then the last words are read
        self.leaving: dict[Seat, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    # --- bots ----------------------------------------------------------------------------------------

    def level(self, t: Table, seat: Seat) -> str:
        """Which bot plays this seat now; "" if a person does."""
        person = t.people[seat]
        if person is None or (person.kind == "person" and (not person.away or t.patient)):
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
        answers = self.level(t, seat) or self.ordered(t, seat)
        return bool(answers) and all(seat != s for s, _ in t.sealed)

    def ordered(self, t: Table, seat: Seat) -> Any:
        """How this person wants the question that stands to be answered, here or away; None: not at all."""
        if t.turn is None or t.turn.clock is None or not t.orders[seat]:
            return None
        order = dict(t.orders[seat]).get(t.turn.clock.name)
        match order:
            case ("answer", action):
                menu = t.turn.sealed.get(seat) or t.turn.open.get(seat)
                return None if menu is None or menu.refuse(action) is not None else order
            case ("silence",):
                return order if seat in t.turn.sealed or _held_up(t, seat) else None
            case _:
                return order

    def hear(self, tells: Iterable[Tell]) -> None:
        t = self.room.table
        for tell in tells:
            if tell.t != "note":
                continue
            if tell.viewer == WATCHER and tell.d.what == t.game.words:
                self.read = self.room.now() + PACE.read
            if head := self.heads.get(tell.viewer):
                head.news.append(tell)
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
        began, order = self.room.now(), self.ordered(t, seat)
        if order is None:
            low, high = PACE.think
            wait = low + dice(high - low)
        else:
            wait = as_long_as_a_choice(dice, t.clock.due - began if t.clock else PACE.order)
        action = await self.choose(seat, q)
        menu = t.turn and t.turn.open.get(seat)
        if (
            menu and action and hasattr(menu, "moment")
        ):  # people have to look, choose and throw: so does a bot
            wait = wait * 8 // 5 + (menu.moment(action) or 0)
        await asyncio.sleep(max(0, began + wait - self.room.now()) / 1000)
        if order is None and t.game.words and t.turn and seat not in t.turn.sealed:
            async with self.floor:
                left = self.read - self.room.now()
                while left > 0 and self.stands(seat, q):
                    await asyncio.sleep(left / 1000)
                    left = self.read - self.room.now()
                await self.say(seat, q, order, action)
        else:
            await self.say(seat, q, order, action)

    async def say(self, seat: Seat, q: Question, order: Any, action: Any) -> None:
        if not self.stands(seat, q):
            return
        t = self.room.table
        if t.turn and (seat in t.turn.open or self.ordered(t, seat) != order):
            action = await self.choose(seat, q)  # the scene may have changed while it reached for its card
        if action is None or not self.stands(seat, q):
            return
        name = f"{'order' if order else 'bot'}{seat}.{q.q}"
        found = await self.room.do(Entry("answer", self.room.now(), seat, q.q, name, d=action), slack=250)
        if isinstance(found, Refusal) and found.code == "illegal":
            log.error("table %s: seat %d's bot broke %s", self.room.card.id, seat, found.clause)
            await self.room.do(Entry("answer", self.room.now(), seat, q.q, name, d=self.silent(seat, q)))

    def stands(self, seat: Seat, q: Question) -> bool:
        """The question still waits for us."""
        standing = self.room.table.question(seat)
        return standing is not None and standing.q == q.q and self.awaited(self.room.table, seat)

    def silent(self, seat: Seat, q: Question) -> Any:
        """What silence would say, by the dice of the question."""
        t = self.room.table
        menu = t.turn and (t.turn.sealed.get(seat) or t.turn.open.get(seat))
        return menu and menu.default(Dice(bot_dice(t, seat, q.q), 2))

    async def choose(self, seat: Seat, q: Question) -> Any:
        """As ordered, else as the seat's bot thinks.  A bot that fails must not hold up the table."""
        t = self.room.table
        if not self.stands(seat, q) or t.turn is None:
            return None
        match self.ordered(t, seat):
            case ("answer", action):
                return action
            case ("silence",):
                return self.silent(seat, q)
            case _:
                menu = t.turn.sealed.get(seat) or t.turn.open[seat]
        try:
            head = await self.head(seat)
            return await head.choose(menu, t.views[seat + 1], bot_dice(t, seat, q.q))
        except Exception as error:
            log.error("table %s: seat %d's bot: %s: %s", self.room.card.id, seat, type(error).__name__, error)
            return self.silent(seat, q)

    async def head(self, seat: Seat) -> Head:
        """The bot of a seat; a new one is told all that the seat was ever told."""
        if seat not in self.heads:
            t, tells = await self.room.history()
            name = t.game.levels[self.level(self.room.table, seat) or STAND_IN]
            bot: Bot = t.game.bots[name](seat, t.seats, t.options)
            if isinstance(bot, Somebody):
                bot.born(Dice(bot_dice(t, seat, CRADLE), 0))
            head = self.heads[seat] = Head(bot)
            head.news = [tell for tell in tells if tell.viewer == seat and tell.t == "note"]
        return self.heads[seat]

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
        if self.room.table.stage != "over":
            self.room.spawn(self.miss(seat))

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
