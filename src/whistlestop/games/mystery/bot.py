"""Bots for Mystery Express.  They see views, notes and menus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from whistlestop.kernel import WATCHER, BotMaker, Form, Json, Menu, Note, OneOf, Rng, Seat, Some

from .ability import PASS, Peek
from .cars import Dining, Fill, Link, Lounge, Return, Sleeping, Smoking, Steal, Talk
from .city import Revelation, Telegram, Tunnel
from .end import Answers
from .hours import FINE, Eye, Hours
from .memory import Memory
from .menus import Cars, Pace
from .shown import Shown
from .sleuth import Sleuth
from .state import CATEGORIES, TIMES, H, House, T
from .view import View

SURE = 0.5  # a telegram's entry is worth as much as a wrong one costs (ME-82)
WAIT = 0.12  # bits for which an ability is used while others still have their go
LOSS = 0.5  # how much more a card is worth whose twin is not found: given away, it may come back as the twin


class Anyhow:
    """Any action; as holder of the whistle it leaves the pace as it is."""

    def __init__(self, seat: Seat, seats: int, options: Mapping[str, Json]) -> None:
        self.seat, self.n = seat, seats

    def told(self, note: Note) -> None:
        pass

    def seen(self, view: View) -> None:
        pass

    def choose(self, menu: Menu[Any], rng: Rng) -> Json:
        return None if isinstance(menu, Pace) else menu.sample(rng)


class Detective(Anyhow):
    """Asks where it learns most, shows and gives what tells least, and answers what is likeliest."""

    eye = Eye(4, 920, 30)
    cap = 800
    discreet = True

    def __init__(self, seat: Seat, seats: int, options: Mapping[str, Json]) -> None:
        super().__init__(seat, seats, options)
        self.mind = Memory(seat, seats, House(), self.cap)
        self.sleuth = Sleuth(seat, self.mind)
        self.shown = Shown(seat, seats)
        self.public = Memory(WATCHER, seats, House())  # what all know at least, whoever asks
        self.hours = Hours(self.eye)
        self.watched: list[int] = []
        self.fresh = list[list[int]]()  # showings not yet thought over
        self.view: View | None = None

    def told(self, note: Note) -> None:
        data: Any = note.data
        if note.what == "time":
            self.watched.append(data[1])
        elif note.what == "pile" and data[0] == self.seat:
            self.watched += note.secret  # type: ignore[arg-type]
        elif note.what == "deck":
            self.fresh.append(self.watched)
            self.watched = []
        else:
            self.mind.told(note)
            self.shown.told(note)
            self.sleuth.forget()
            if self.discreet and note.data is not UNSET:
                self.public.told(Note(note.what, note.data))

    def seen(self, view: View) -> None:
        self.view = view

    def choose(self, menu: Menu[Any], rng: Rng) -> Json:
        """A server lets it think while the table goes on: what the question no longer takes is not said."""
        if isinstance(menu, Pace) or self.view is None:
            return None
        while self.fresh:
            self.hours.watch(self.fresh.pop(0), rng)
        action = self.act(self.view, menu, rng)
        return None if menu.refuse(action) else action

    def act(self, view: View, menu: Menu[Any], rng: Rng) -> Json:
        match view.stack[-1], menu:
            case _, Cars():
                return self.stop(view, menu, rng)
            case Lounge() | Revelation(), OneOf():
                return self.card(menu.options, self.everybody, 0.0, rng)
            case Dining(), OneOf():
                return self.card(menu.options, 1 << view.mover, 0.0, rng)
            case Smoking(), OneOf():
                return self.card(menu.options, 1 << view.mover, LOSS, rng)
            case Link(giver, _, step, _), OneOf():
                return self.card(menu.options, 1 << (giver + step) % self.n, LOSS, rng)
            case Fill(), OneOf():
                return self.card(menu.options, 0, LOSS, rng)
            case Return(a, b), Some():
                first = self.card(menu.of, 1 << a, LOSS, rng)
                rest = list(menu.of)
                rest.remove(first)
                return first, self.card(tuple(rest), 1 << b, LOSS, rng)
            case Talk(), OneOf():
                return max(menu.options, key=lambda i: (self.sleuth.slot(view, i), rng(FINE)))
            case Steal(victim), OneOf():
                return max(menu.options, key=lambda k: self.sleuth.gain(k, H[victim]))
            case Peek(items, _), OneOf():
                return self.peek(view, [(p, c >> 3) for p, c, _ in items], menu)
            case Tunnel(), Form():
                sides = H[(self.seat + 1) % self.n], H[(self.seat - 1) % self.n]
                return tuple(
                    [self.back(field, side) for field, side in zip(menu.fields, sides, strict=False)]
                )
            case Telegram(), Form():
                return self.written(SURE)
            case Answers(), Form():
                return self.written(0.0)
            case Sleeping(), OneOf():
                return menu.sample(rng)
            case _:
                return None

    @property
    def everybody(self) -> int:
        return (1 << self.n) - 1

    def stop(self, view: View, menu: Cars, rng: Rng) -> Json:
        return self.sleuth.stop(view, menu)

    def card(self, cards: tuple[int, ...], to: int, loss: float, rng: Rng) -> int:
        """What they know already, and nothing whose twin is still wanted; else what tells others least."""
        if not cards:
            return -1
        innocent = [self.mind.cards[k].innocent() for k in CATEGORIES]

        def cost(card: int) -> tuple[float, float, int]:
            k, kind = card >> 3, card & 7
            news = self.shown.news(card, to) if self.discreet else 0
            tells = self.public.cards[k].tells(H[self.seat], kind) if news else 0.0
            return news + loss * (kind not in innocent[k]), tells, rng(FINE)

        return min(cards, key=cost)

    def back(self, field: tuple[int, ...], place: str) -> int:
        return max(field, key=lambda k: self.sleuth.gain(k, place) if k >= 0 else 0.0)

    def peek(self, view: View, items: list[tuple[Seat, int]], menu: OneOf) -> int:
        """ME-70: once a leg, so not for a trifle while more may come."""
        bits = {i: self.sleuth.gain(items[i][1], T[i]) for i in menu.options if i != PASS and i < len(items)}
        if not bits:
            return PASS
        best = max(bits, key=lambda i: bits[i])
        last = view.gone == self.n - 1
        return best if bits[best] > (0.001 if last else WAIT) else PASS

    def written(self, sure: float) -> tuple[int, ...]:
        """ME-68, ME-80: the likeliest of each part, where it is sure enough."""
        entries = []
        for k in CATEGORIES:
            odds = self.mind.cards[k].odds()
            kind = max(range(len(odds)), key=lambda kind: odds[kind])
            entries.append(k << 3 | kind if odds[kind] > sure else -1)
        time = max(TIMES, key=lambda t: self.hours.odds[t])
        return (*entries, time if self.hours.odds[time] > sure else -1)


class Frank(Detective):
    """The same, but shows any card: the measure of how much can be found where nobody hides anything."""

    discreet = False


class Amateur(Detective):
    """Casual: every third card that others show in the open goes by, and any good stop will do."""

    eye = Eye(3, 850, 60)
    discreet = False
    misses = 3

    def __init__(self, seat: Seat, seats: int, options: Mapping[str, Json]) -> None:
        super().__init__(seat, seats, options)
        self.open = 0

    def told(self, note: Note) -> None:
        data: Any = note.data
        if note.what == "moved" and data[4] >= 0 and data[1] != H[self.seat]:
            self.open += 1
            if self.open % self.misses == 0:
                note = Note("moved", (*data[:4], -1), note.clause)
        super().told(note)

    def stop(self, view: View, menu: Cars, rng: Rng) -> Json:
        return self.sleuth.stop(view, [a for a in menu if a[0] != "done" and rng(2)])


class Tourist(Amateur):
    """Easy: goes where it likes, and looks up only now and then."""

    eye = Eye(2, 750, 80)
    misses = 2

    def stop(self, view: View, menu: Cars, rng: Rng) -> Json:
        return menu.sample(rng)


BOTS: Mapping[str, BotMaker] = {
    "random": Anyhow,
    "tourist": Tourist,
    "amateur": Amateur,
    "detective": Detective,
    "frank": Frank,
}
LEVELS: Mapping[str, str] = {"easy": "tourist", "casual": "amateur", "medium": "detective"}
