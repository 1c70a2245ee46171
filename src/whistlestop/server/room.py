"""A table that this process serves: one command at a time; always write, then tell, then set the alarm."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol
from weakref import WeakKeyDictionary

import msgspec

from whistlestop.bus import Bus
from whistlestop.kernel import WATCHER, Seat, Viewer
from whistlestop.store import Card, Store, StoreError
from whistlestop.table import (
    SLACK,
    Entry,
    OtherEdition,
    Proposal,
    Refusal,
    Table,
    Tell,
    blank,
    decode,
    fold,
    hear,
    refold,
    ring,
    sync,
)

from .limits import Bucket
from .players import Players

if TYPE_CHECKING:
    from .calls import Calls  # it needs packages that not every server has

log = logging.getLogger("whistlestop")
encode = msgspec.json.Encoder().encode


TICK = 50  # ms that a timer may be early
Command = tuple[Entry, int, "asyncio.Future[Proposal | Refusal]"]


class Listener(Protocol):
    """A socket, as a room knows it."""

    viewer: Viewer

    def send(self, messages: bytes) -> None:
        """One message or several with commas between; the frame's brackets are the socket's."""

    def welcome(self) -> bool:
        """Whether it may listen, as the table is now."""

    def dismiss(self, code: str) -> None:
        """Its seat has been given away, or the table has been locked."""


class Room:
    def __init__(self, card: Card, table: Table, store: Store, bus: Bus, now: Callable[[], int]) -> None:
        self.card, self.table = card, table
        self.store, self.bus, self.now = store, bus, now
        self.listeners: dict[Viewer, set[Listener]] = {}
        self.lock = asyncio.Lock()
        self.commands: list[Command] = []  # waiting to be judged
        self.clerk: asyncio.Task[None] | None = None  # who writes them
        self.alarm: asyncio.TimerHandle | None = None
        self.alarm_due: int | None = None
        self.behind: WeakKeyDictionary[Listener, float] = WeakKeyDictionary()  # when its last message arrives
        self.faces: dict[Viewer, dict[int, int]] = {}  # cards of a deck that each was told of, and since when
        self.tongues: dict[Viewer, Bucket] = {}  # how much each seat may still say, on all its screens
        self.players = Players(self)
        self.ended: Callable[[Table, list[Tell]], Awaitable[None]] | None = None  # told when the game is over
        self.calls: Calls | None = None  # of people who have no page open
        self.used = now()

    # --- commands ------------------------------------------------------------------------------------

    async def do(self, entry: Entry, slack: int = 0) -> Proposal | Refusal:
        """Judge, write, tell.  Commands that come while others are being written wait and go together."""
        self.used = self.now()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Proposal | Refusal] = loop.create_future()
        self.commands.append((entry, slack, answer))
        if self.clerk is None:
            self.clerk = loop.create_task(self.work())
        return await answer

    async def work(self) -> None:
        while self.commands:
            await self.store.ready()
            commands, self.commands = self.commands, []
            async with self.lock:
                try:
                    found = await self.write(commands)
                except Exception as error:
                    for _, _, answer in commands:
                        if not answer.done():
                            answer.set_exception(error)
                    continue
            for (_, _, answer), judged in zip(commands, found, strict=True):
                if not answer.done():  # else whoever asked has gone away
                    answer.set_result(judged)
        self.clerk = None

    async def write(self, commands: list[Command]) -> list[Proposal | Refusal]:
        """A refusal too is given only after reading to the end of the journal."""
        while True:
            found, after = [], self.table
            for entry, slack, _ in commands:
                judged = hear(after, entry, slack)
                if isinstance(judged, Proposal):
                    after = judged.after
                found.append(judged)
            refused = any(isinstance(x, Refusal) and not x.again for x in found)
            if refused and await self.catch_up():
                continue
            proposals = [x for x in found if isinstance(x, Proposal)]
            if not proposals:
                return found
            rows = [row for x in proposals for row in x.rows]
            due = self.players.due(after)
            if await self.store.append(self.card.id, self.table.n, rows, due, findable(after)):
                tells = [tell for x in proposals for tell in x.tells]
                over = after.stage == "over" != self.table.stage
                self.adopt(after, tells)
                await self.bus.publish(self.card.id, after.n)
                if over and self.ended:
                    await self.ended(after, tells)
                return found
            if not await self.read_on():
                raise StoreError(f"table {self.card.id}: entry {self.table.n} cannot be written")

    async def catch_up(self) -> bool:
        """Fold what other processes wrote; False if there was nothing."""
        return not self.bus.alone and await self.read_on()

    async def read_on(self) -> bool:
        rows = await self.store.read(self.card.id, self.table.n)
        for row in rows:
            entry = decode(row)
            after, tells = fold(self.table, entry)
            self.adopt(after, tells)
            if entry.k == "away" and not entry.id and entry.seat is not None and self.present(entry.seat):
                self.players.came(entry.seat)  # another process missed a person who is here
        return bool(rows)

    async def heard_of(self, n: int) -> None:
        async with self.lock:
            if n > self.table.n:
                await self.catch_up()

    def adopt(self, after: Table, tells: Iterable[Tell]) -> None:
        before, self.table = self.table, after
        tells = list(tells)
        self.learn(tells, min(after.at, self.now()))  # first of all: who is told asks for the words at once
        if after.lock not in ("", before.lock):  # who only watched may not know the new password
            for ear in self.listeners.pop(WATCHER, set()):
                ear.dismiss("password")
        known: dict[int, bytes] = {}  # what is told to all is encoded once
        frames: dict[Viewer, list[bytes]] = {viewer: [] for viewer, ears in self.listeners.items() if ears}
        for tell in tells:
            if (frame := frames.get(tell.viewer)) is not None:
                if (d := known.get(id(tell.d))) is None:
                    d = known[id(tell.d)] = encode(tell.d)
                frame.append(b'{"t":"%s","n":%d,"d":%s}' % (tell.t.encode(), tell.n, d))
        for viewer, frame in frames.items():
            if frame:
                messages = b",".join(frame)
                for ear in self.listeners[viewer]:
                    self.send(ear, messages, after.delay if viewer == WATCHER else 0)
        if before.people is not after.people:
            self.dismiss(before, after)
        if before.people is not after.people or before.clocks is not after.clocks:
            self.players.look()
        self.players.hear(tells)
        if self.calls:
            self.calls.heard(self, tells)
        self.set_alarm()

    def learn(self, tells: Iterable[Tell], at: int) -> None:
        for tell in tells if self.table.deals else ():
            if tell.t == "note":
                known = self.faces.setdefault(tell.viewer, {})
                for card in self.table.game.faces(tell.d):
                    known.setdefault(card, at)

    def readable(self, viewer: Viewer) -> set[int]:
        """The cards whose words this viewer may read now: watchers who are behind, only what reached them."""
        behind = self.table.delay - TICK if viewer == WATCHER and self.table.delay else 0
        return {card for card, at in self.faces.get(viewer, {}).items() if at + behind <= self.now()}

    def send(self, ear: Listener, messages: bytes, delay: int) -> None:
        """Watchers may be behind: what was sent first still arrives first, also when the delay is changed."""
        if not delay and ear not in self.behind:
            ear.send(messages)
            return
        loop = asyncio.get_running_loop()
        when = self.behind[ear] = max(loop.time() + delay / 1000, self.behind.get(ear, 0.0) + 1e-6)
        loop.call_at(when, self.arrive, ear, messages)

    def arrive(self, ear: Listener, messages: bytes) -> None:
        if ear in self.listeners.get(ear.viewer, ()):  # else it has gone, or was shut out since
            ear.send(messages)

    def dismiss(self, before: Table, after: Table) -> None:
        """Whoever sat on a seat that was freed hears and says nothing more for it."""
        for seat, (old, new) in enumerate(zip(before.people, after.people, strict=False)):
            if old and old.key and (new is None or new.key != old.key):
                self.players.forget(seat)
                for ear in self.listeners.pop(seat, set()):
                    ear.dismiss("token")

    # --- time ----------------------------------------------------------------------------------------

    def set_alarm(self) -> None:
        due, turn = self.table.due(), self.table.turn
        if due is not None and turn and any(hasattr(menu, "stamp") for menu in turn.open.values()):
            due += SLACK  # a throw made in time may still be on its way
        if self.alarm and not self.alarm.cancelled() and due == self.alarm_due:
            return
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        self.alarm_due = due
        if due is None:
            return
        loop = asyncio.get_running_loop()
        self.alarm = loop.call_later(max(0, due - self.now()) / 1000 + 0.002, self.ring)

    def ring(self) -> None:
        self.alarm = None
        name, span, _ = ring(self.table)
        if name:
            self.spawn(self.rung(Entry("time", self.now(), d=(name, span))))

    async def rung(self, entry: Entry) -> None:
        if isinstance(await self.do(entry), Refusal):
            self.set_alarm()  # too early, or another clock runs by now

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.players.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.players.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("table %s: %s: %s", self.card.id, type(error).__name__, error)

    # --- people --------------------------------------------------------------------------------------

    async def enter(self, ear: Listener, last: int) -> bool:
        """A socket begins to listen: what it missed, or the whole picture.  False if it may not."""
        async with self.lock:
            await self.catch_up()
            if not ear.welcome():
                return False
            if ear.viewer == WATCHER and self.table.delay:
                await self.enter_behind(ear)
            else:
                _, tells = await self.history()
                self.bring(ear, last, self.table, [t for t in tells if t.viewer == ear.viewer])
            self.listeners.setdefault(ear.viewer, set()).add(ear)
        self.used = self.now()
        self.players.came(ear.viewer)
        return True

    def bring(self, ear: Listener, last: int, table: Table, told: list[Tell]) -> None:
        """What this ear missed, or the whole picture."""
        n = told[-1].n if told else 0
        person = None if ear.viewer == WATCHER else table.people[ear.viewer]
        before = person.heard if person else 0  # not this person's to hear again, message by message
        if max(1, before) <= last <= n and n - last <= 200:
            missed = [{"t": t.t, "n": t.n, "d": blank(t)} for t in told if t.n > last]
        else:
            picture = sync(table, ear.viewer, told)
            picture |= {"table": self.card.id, "now": self.now()}
            missed = [{"t": "sync", "n": n, "d": picture}]
        for message in missed:
            ear.send(encode(message))

    async def enter_behind(self, ear: Listener) -> None:
        """The picture of some time ago, then what happened since, each at its time."""
        entries = await self.entries()
        then = self.now() - self.table.delay
        past = [e for e in entries if e.at <= then or e.k == "open"]
        table, tells = refold(self.table.game, self.card.secret, past)
        self.bring(ear, 0, table, [t for t in tells if t.viewer == WATCHER])
        for entry in entries[len(past) :]:
            table, tells = fold(table, entry)
            for tell in tells:
                if tell.viewer == WATCHER:
                    message = encode({"t": tell.t, "n": tell.n, "d": tell.d})
                    self.send(ear, message, max(1, entry.at - then))

    def leave(self, ear: Listener) -> None:
        ears = self.listeners.get(ear.viewer, set())
        ears.discard(ear)
        if not ears:
            self.players.went(ear.viewer)

    def present(self, seat: Seat) -> bool:
        return bool(self.listeners.get(seat))

    def tongue(self, seat: Viewer) -> Bucket:
        """Ten words at once, then one a second."""
        return self.tongues.setdefault(seat, Bucket(10, 1, time.monotonic))

    async def entries(self) -> list[Entry]:
        """All entries so far: no more than this room has folded, and no less."""
        rows: list[bytes] = []
        while len(rows) < self.table.n:  # it may have gone on while they were read
            rows += await self.store.read(self.card.id, len(rows))
        return [decode(row) for row in rows[: self.table.n]]  # another process may have gone on

    async def history(self) -> tuple[Table, list[Tell]]:
        """All that was told so far."""
        return refold(self.table.game, self.card.secret, await self.entries())

    def close(self) -> None:
        if self.alarm:
            self.alarm.cancel()
        self.players.close()


def findable(t: Table) -> bool:
    return t.public and t.stage == "lobby" and None in t.people


class Outdated(StoreError):
    """A journal that is whole, of a game whose rules have changed since."""

    def __init__(self, table: str, edition: int) -> None:
        super().__init__(f"table {table} was played under edition {edition} of its rules")
        self.refusal = Refusal("edition", edition=edition)


async def load(card: Card, game: Any, store: Store, bus: Bus, now: Callable[[], int]) -> Room:
    """A room from its journal; `StoreError` names the entry that cannot be read."""
    rows = await store.read(card.id)
    room = Room(card, Table(game, card.secret), store, bus, now)
    for n, row in enumerate(rows):
        try:
            room.table, tells = fold(room.table, decode(row))
        except OtherEdition as other:
            raise Outdated(card.id, other.edition) from other
        except Exception as error:
            raise StoreError(f"table {card.id}, entry {n}: {type(error).__name__}: {error}") from error
        room.learn(tells, room.table.at)
    await room.players.wake()
    room.set_alarm()
    return room
