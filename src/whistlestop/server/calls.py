"""Calling people who have no page open: "your move", and "it is over", by Web Push.

A device belongs to the holder of a seat: it lies on the shelf beside the journal, never in it, and is told to
nobody.  A call says which table and no more; it goes out behind the game's back, so that no move waits for it
and nobody can tell from the table who was called."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Iterable
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from aiohttp import ClientError, ClientSession, ClientTimeout

from whistlestop.kernel import Seat
from whistlestop.languages import LANGUAGES
from whistlestop.store import Store
from whistlestop.table import Question, Refusal, Table, Tell

from . import players
from .contract import Push
from .limits import DEVICES, ENDPOINT
from .room import Room
from .webpush import b64, key_of, new_key, public, readable, sealed, signed

T = TypeVar("T")
# Whoever subscribes names the address that this server will send to: any other could be one behind its own
# firewall.  These are the push services of Chrome, Edge, Firefox and Safari; a leading dot: any host below.
SERVICES = ("fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com")
KEY = "push/key"
ENDED = ("over", "closed")
WORTH = 30_000  # ms that must be left on the clock, or nobody could come in time
DAY = 86_400
TIMEOUT = ClientTimeout(total=10)
GONE = (404, 410)  # the browser has taken its subscription back
log = logging.getLogger("whistlestop")


class Device(msgspec.Struct, array_like=True):
    holder: str  # hash of the token of who sits there: whoever takes the seat next is not called here
    endpoint: str
    p256dh: str
    auth: str
    lang: str


class Book(msgspec.Struct):
    """Whom to call at one table."""

    devices: list[Device] = []
    called: dict[str, int] = {}  # holder -> the last question that this person was called to


def known(endpoint: str) -> bool:
    """Whether this is an address of a push service."""
    try:
        parts = urlsplit(endpoint)
        plain = parts.scheme == "https" and parts.port in (None, 443) and "@" not in parts.netloc
    except ValueError:
        return False
    host = parts.hostname or ""
    return plain and any(host.endswith(s) if s.startswith(".") else host == s for s in SERVICES)


class Calls:
    def __init__(self, store: Store, contact: str, key: bytes, allowed: Callable[[str], bool]) -> None:
        self.store, self.contact, self.allowed = store, contact, allowed
        self.key = key_of(key)
        self.failed = 0
        self._session: ClientSession | None = None

    @classmethod
    async def open(cls, store: Store, contact: str, allowed: Callable[[str], bool] = known) -> Calls:
        """The first process to start makes the key that all share: browsers trust no other one."""
        while (key := await store.shelved(KEY)) is None:
            await store.swap(KEY, None, new_key())
        return cls(store, contact, key, allowed)

    @property
    def public(self) -> str:
        return b64(public(self.key))

    async def close(self) -> None:
        if self._session:
            await self._session.close()

    # --- devices -------------------------------------------------------------------------------------

    async def subscribe(self, room: Room, seat: Seat, wish: Push) -> Refusal | None:
        fits = len(wish.endpoint) <= ENDPOINT and wish.lang in LANGUAGES and readable(wish.p256dh, wish.auth)
        if not fits or not self.allowed(wish.endpoint):
            return Refusal("malformed")
        if room.table.stage in ENDED:
            return Refusal("stage")
        new = Device(holder(room.table, seat), wish.endpoint, wish.p256dh, wish.auth, wish.lang)

        def add(book: Book) -> None:
            _drop(book, wish.endpoint, new.holder)
            own = [d for d in book.devices if d.holder == new.holder]
            if len(own) >= DEVICES:
                book.devices.remove(own[0])  # the oldest
            book.devices.append(new)

        await self._change(room, add)
        self.look(room, seat)
        return None

    async def unsubscribe(self, room: Room, seat: Seat, endpoint: str) -> None:
        await self._change(room, lambda book: _drop(book, endpoint, holder(room.table, seat)))

    async def _change(self, room: Room, change: Callable[[Book], T]) -> T:
        """Change a table's book, though other processes do the same.  Who sits there no more is struck out,
        and a book without devices is taken from the shelf."""
        name = f"push/{room.card.id}"
        while True:
            old = await self.store.shelved(name)
            book = msgspec.json.decode(old, type=Book) if old else Book()
            found = change(book)
            holders = {p.key for p in room.table.people if p and p.key}
            book.devices = [d for d in book.devices if d.holder in holders]
            book.called = {who: q for who, q in book.called.items() if who in holders}
            new = msgspec.json.encode(book) if book.devices else None
            if new == old or await self.store.swap(name, old, new):
                return found

    # --- when ----------------------------------------------------------------------------------------

    def heard(self, room: Room, tells: Iterable[Tell]) -> None:
        """Something happened at a table: whoever is asked, or all when it is over, may have to be called."""
        over = False
        for tell in tells:
            if tell.t == "ask" and tell.d:
                self.look(room, tell.viewer)
            over = over or (tell.t == "table" and tell.d["stage"] in ENDED)
        if over:
            room.spawn(self.end(room))

    def took_up(self, room: Room) -> None:
        """What the process that died before this one may not have got done."""
        if room.table.stage in ENDED:
            room.spawn(self.end(room))
        for seat, _ in room.table.asked:
            self.look(room, seat)

    def look(self, room: Room, seat: Seat) -> None:
        if (q := self.waits(room, seat)) is not None and not room.present(seat):
            room.spawn(self.call(room, seat, q.q))

    def waits(self, room: Room, seat: Seat) -> Question | None:
        """What the table waits for this person to answer, and he has time to come for."""
        t = room.table
        q, person = t.question(seat), t.people[seat]
        if t.stage != "playing" or q is None or person is None or not person.key:
            return None
        if room.players.level(t, seat):
            return None
        if any(seat == s for s, _ in t.sealed) or room.players.ordered(t, seat) is not None:
            return None
        due = t.due()
        soon = due is not None and due - room.now() < WORTH
        return None if soon or players.idle(q) else q

    async def call(self, room: Room, seat: Seat, q: int) -> None:
        """Once for each question, by whichever process is first; not while any screen of his is there."""
        await asyncio.sleep(players.PACE.call)  # a page that is being loaded again is not away
        standing = self.waits(room, seat)
        if standing is None or standing.q != q or room.present(seat):
            return
        who = holder(room.table, seat)
        if await self.store.shelved(f"push/{room.card.id}") is None:
            return  # nobody at this table wants to be called
        if await room.bus.elsewhere(room.card.id, seat):
            return

        def claim(book: Book) -> list[Device]:
            if book.called.get(who, 0) >= q:
                return []
            book.called[who] = q
            return [d for d in book.devices if d.holder == who]

        due = room.table.due()
        left = DAY if due is None else max(0, due - room.now()) // 1000
        await self.send(room, await self._change(room, claim), "move", left)

    async def end(self, room: Room) -> None:
        """The table is over: all who are not there are told, if it was played, and the book is closed."""
        t = room.table

        def clear(book: Book) -> list[Device]:
            devices, book.devices = book.devices, []
            return devices

        gone = []
        for device in await self._change(room, clear):
            seat = next((s for s, p in enumerate(t.people) if p and p.key == device.holder), None)
            if (
                seat is not None
                and not room.present(seat)
                and not await room.bus.elsewhere(room.card.id, seat)
            ):
                gone.append(device)
        if t.state is not None:
            await self.send(room, gone, "over", DAY)

    # --- sending -------------------------------------------------------------------------------------

    async def send(self, room: Room, devices: list[Device], what: str, ttl: int) -> None:
        done = await asyncio.gather(*(self._post(room, device, what, ttl) for device in devices))
        dead = [device for device, alive in zip(devices, done, strict=True) if not alive]
        if dead:

            def strike(book: Book) -> None:
                for device in dead:
                    _drop(book, device.endpoint)

            await self._change(room, strike)

    async def _post(self, room: Room, to: Device, what: str, ttl: int) -> bool:
        """False if this device will never hear again.  What fails is counted, and never says whose it was."""
        text = {"table": room.card.id, "game": room.table.game.name, "what": what, "lang": to.lang}
        topic = hashlib.sha256(f"{room.card.id} {to.holder}".encode()).digest()[:24]
        headers = {
            "Authorization": signed(to.endpoint, self.contact, self.key, room.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(ttl),
            "Topic": b64(topic),  # a newer call takes the place of one that has not arrived
            "Urgency": "high",
        }
        data = sealed(msgspec.json.encode(text), to.p256dh, to.auth)
        self._session = self._session or ClientSession(timeout=TIMEOUT)
        try:
            async with self._session.post(
                to.endpoint, data=data, headers=headers, allow_redirects=False
            ) as answer:
                if answer.status in GONE:
                    return False
                if answer.status >= 300:
                    self._count(f"status {answer.status}")
        except (ClientError, OSError, TimeoutError, ValueError) as error:
            self._count(type(error).__name__)
        return True

    def _count(self, why: str) -> None:
        """Said at the 1st, 2nd, 4th, 8th … failure: a push service that is down must not fill the log."""
        self.failed += 1
        if self.failed & (self.failed - 1) == 0:
            log.warning("%d calls by Web Push could not be delivered so far; the last: %s", self.failed, why)


def holder(t: Table, seat: Seat) -> str:
    person = t.people[seat]
    return person.key if person else ""


def _drop(book: Book, endpoint: str, who: str | None = None) -> None:
    book.devices = [d for d in book.devices if d.endpoint != endpoint or who not in (None, d.holder)]
