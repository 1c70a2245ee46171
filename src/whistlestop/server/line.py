"""A person's line to a table, whatever it runs over: commands in, messages out, each command answered."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time

import msgspec

from whistlestop.kernel import WATCHER, Json, Viewer
from whistlestop.store import StoreError
from whistlestop.table import SLACK, Entry, Refusal, exiled

from .contract import NewTable, Up
from .decks import laid_out
from .hall import Hall, now
from .limits import SPEAKERS, WATCHERS, Bucket
from .room import Room

JITTER = 40  # ms
ACTS = ("answer", "say", "order")  # what no page does by itself
log = logging.getLogger("whistlestop")
decode = msgspec.json.Decoder(Up).decode
encode = msgspec.json.Encoder().encode


class Line:
    """What a socket and an event stream have in common; they add `write` and `drop`."""

    def __init__(self, hall: Hall, room: Room) -> None:
        self.hall, self.room = hall, room
        self.viewer: Viewer = WATCHER
        self.key = ""
        self.entered = False
        self.bucket = Bucket(40, 20, time.monotonic)
        self.slack = JITTER  # ms; what this line was seen to need, up to SLACK (DI-A31)
        self.pinged = -1
        self.trips: list[int] = []
        self.waiting: list[bytes] = []

    def write(self, frame: bytes) -> None:
        """A whole frame to the browser; never waits."""
        raise NotImplementedError

    def send(self, messages: bytes) -> None:
        """Messages go out together, in one frame, at the end of this turn of the loop."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self.waiting.append(messages)

    def flush(self) -> None:
        frame, self.waiting = b"[%s]" % b",".join(self.waiting), []
        self.write(frame)

    def welcome(self) -> bool:
        return self.viewer != WATCHER or admitted(self.room, self.key)

    def dismiss(self, code: str) -> None:
        self.entered = False
        self.no(None, Refusal(code))

    def no(self, command: str | None, refusal: Refusal) -> None:
        self.send(encode({"t": "no", "id": command, "d": refusal.told()}))

    async def read(self, data: str | bytes) -> None:
        try:
            up = decode(data) if isinstance(data, str) else None
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            up = None
        if up is None:
            self.no(None, Refusal("malformed"))
            return
        try:
            if up.t == "ping":
                self.pong(up.d)
            elif up.t == "echo":
                self.measure(up.d)
            elif up.t == "hello":
                await self.hello(up)
            elif not self.entered:
                self.no(up.id, Refusal("token"))
            else:
                await self.command(up)
        except StoreError as error:
            log.error("%s", error)
            self.no(up.id or None, Refusal("gone"))

    def pong(self, sent: Json) -> None:
        if type(sent) is int and abs(sent) < 1 << 53:
            self.pinged = now()
            self.send(encode({"t": "pong", "d": (sent, self.pinged)}))
        else:
            self.no(None, Refusal("malformed"))

    def measure(self, pinged: Json) -> None:
        """The browser sends our pong's time back at once: half of that way, and some jitter, is its line."""
        if pinged == self.pinged >= 0:
            self.trips = [*self.trips[-7:], now() - self.pinged]
            slack = min(SLACK, min(self.trips) // 2 + JITTER)
            if slack != self.slack:
                self.slack = slack
                self.send(encode({"t": "slack", "d": slack}))
        self.pinged = -1

    async def hello(self, up: Up) -> None:
        if self.entered:
            self.room.leave(self)
            self.entered = False
        room = await self.hall.room(self.room.card.id)  # it may have been put away since the line was opened
        if room is None:
            self.no(up.id or None, Refusal("unknown"))
            return
        self.room = room
        self.key = up.key
        if up.token is None:
            self.viewer = WATCHER
        else:
            seat = seat_of(self.room, up.token)
            if seat is None:
                self.no(up.id or None, Refusal("token"))
                return
            self.viewer = seat
        if not self.welcome():
            self.no(up.id or None, Refusal("password"))
            return
        ears = len(self.room.listeners.get(self.viewer, ()))
        if ears >= (WATCHERS if self.viewer == WATCHER else SPEAKERS):
            self.no(up.id or None, Refusal("full"))
            return
        self.entered = True
        if not await self.room.enter(self, up.n):
            self.entered = False
            self.no(up.id or None, Refusal("password"))
            return
        self.send(encode({"t": "slack", "d": self.slack}))

    async def command(self, up: Up) -> None:
        if self.viewer == WATCHER:
            self.no(up.id, Refusal("seat"))
            return
        if not 0 < len(up.id) <= 40:
            self.no(None, Refusal("malformed"))
            return
        if up.t == "say" and not self.room.tongue(self.viewer).take():
            self.no(up.id, Refusal("flood"))
            return
        person = self.room.table.people[self.viewer]
        if up.t in ACTS and person and person.away:  # a robot sat in for one who is here after all
            await self.room.do(Entry("back", now(), self.viewer))
        entry = self.entry(up)
        if isinstance(entry, Entry) and self.room.table.deals:
            entry = await laid_out(self.room, entry)
        if isinstance(entry, Refusal):
            self.no(up.id, entry)
            return
        found = await self.room.do(entry, self.slack)
        if isinstance(found, Refusal) and not found.again:
            self.no(up.id, found)
            return
        self.send(encode({"t": "ok", "id": up.id}))

    def entry(self, up: Up) -> Entry | Refusal:
        """The entry that a command asks for."""
        seat, at, name = self.viewer, now(), f"{self.viewer}.{up.id}"
        match up.t:
            case "answer":
                return Entry("answer", at, seat, up.q, name, d=up.d)
            case "say":
                return Entry("say", at, seat, 0, name, d=(up.room, *said(up)))
            case "pick" | "agree" | "nonce" | "card" | "veto" | "lore" | "jot" | "order":
                return Entry(up.t, at, seat, 0, name, d=up.d)
            case "bot" if up.level in self.room.table.game.levels:
                person = {"level": up.level, "name": bot_name(self.room)}
                return Entry("bot", at, up.seat, 0, name, seat, person)
            case "free" | "kick" | "relieve":
                return Entry(up.t, at, up.seat, 0, name, seat)
            case "set" if up.seats is not None and up.options is not None and up.clocks is not None:
                return Entry("set", at, None, 0, name, seat, settings(up, self.room.card.id))
            case "talk":
                return Entry("talk", at, None, 0, name, seat, up.d)
            case "start" | "pause" | "resume" | "more" | "close":
                return Entry(up.t, at, None, 0, name, seat)
            case "leave":
                return Entry("away", at, seat, 0, name)
            case "back":
                return Entry("back", at, seat, 0, name)
            case _:
                return Refusal("malformed")


def said(up: Up) -> tuple[str, str]:
    if up.react is not None:
        return up.react, "react"
    return (up.phrase, "phrase") if up.phrase is not None else (up.text, "text")


def settings(wish: Up | NewTable, table: str) -> Json:
    """What `open` and `set` write; a password is written as a hash that fits this table only."""
    found: Json = {
        "seats": wish.seats,
        "options": wish.options,
        "clocks": wish.clocks,
        "public": wish.public,
        "talk": wish.talk,
        "delay": wish.delay,
        "openly": wish.openly,
        "late": wish.late,
        "decks": wish.decks and {"packs": wish.decks.packs, "tier": wish.decks.tier},
    }
    if wish.password is not None:
        found["lock"] = lock(table, wish.password)
    return found


def lock(salt: str, password: str) -> str:
    """Slow on purpose: a journal that got out must not give passwords away.  The salt stands before it: a
    rematch is locked by the same word."""
    if not password:
        return ""
    return f"{salt}:{hashlib.scrypt(password.encode(), salt=salt.encode(), n=1 << 12, r=8, p=1).hex()[:64]}"


def key_of(room: Room) -> str:
    """What a table's password opens it with, for those who have no seat; another password, another key."""
    return token_key(room.table.lock)


def admitted(room: Room, shown: str) -> bool:
    """Nobody is told anything of a locked table but who sits there, sat there, or knew its password."""
    if not room.table.lock or hmac.compare_digest(key_of(room), shown):
        return True
    return seat_of(room, shown) is not None or exiled(room.table, token_key(shown)) is not None


BOT_NAMES = (
    "Ada",
    "Bruno",
    "Cleo",
    "Dario",
    "Elsa",
    "Fausto",
    "Greta",
    "Hugo",
    "Iris",
    "Jules",
    "Kira",
    "Leo",
    "Mila",
)


def bot_name(room: Room) -> str:
    taken = {p.name.casefold() for p in room.table.people if p}
    return next(name for name in BOT_NAMES if name.casefold() not in taken)


def token_key(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of(room: Room, token: str) -> int | None:
    key = token_key(token)
    for seat, person in enumerate(room.table.people):
        if person and person.key and hmac.compare_digest(person.key, key):
            return seat
    return None
