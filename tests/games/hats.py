"""A toy with real secrets, so that the nets of test_secrets have something to miss.

Two hats are white (0) and two black (1); three seats are dealt one each, unseen by the others.  Twice
everybody says in secret whether to show the hat to the left neighbour; then all hats are counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from whistlestop.kernel import (
    CHANCE,
    Ask,
    Clock,
    Data,
    Deal,
    Draw,
    Json,
    Note,
    OneOf,
    Option,
    Over,
    Reticent,
    Rng,
    Seat,
    Step,
    Viewer,
    shuffled,
)

HATS = (0, 0, 1, 1)


class Head(Data, frozen=True):
    """The state."""

    hats: tuple[int, ...] = ()
    shown: tuple[tuple[Seat, ...], ...] = ()  # who showed a hat, round by round


class Sight(Data, frozen=True):
    hat: int | None
    shown: tuple[tuple[Seat, ...], ...]
    leak: Json = None


class Hats(Reticent):
    name = "hats"
    edition = 1
    seats = range(3, 4)
    options: tuple[Option, ...] = ()
    bots: Mapping[str, Any] = {}
    levels: Mapping[str, str] = {}
    hush = ""
    clocks: Mapping[str, int] = {"show": 1000}
    windows = frozenset(("show",))

    def start(self, seats: int, options: Mapping[str, Json]) -> Head:
        return Head()

    def turn(self, s: Head) -> Ask[Json] | Draw | Over:
        if not s.hats:
            return Deal(HATS, (1, 1, 1))
        if len(s.shown) == 2:
            return Over(s.hats, "count", (0,))
        return Ask({seat: OneOf(("hide", "show")) for seat in range(3)}, {}, Clock("show", len(s.shown)))

    def apply(self, s: Head, moves: Mapping[Seat, Json]) -> Step[Head]:
        if CHANCE in moves:
            hats = tuple(heap[0] for heap in moves[CHANCE])
            notes = tuple(Note("dealt", None, "deal", (i, hat), 1 << i) for i, hat in enumerate(hats))
            return Step(replace(s, hats=hats), notes)
        showing = tuple(seat for seat in range(3) if moves[seat] == "show")
        notes = tuple(Note("shown", i, "show", (i, s.hats[i]), 1 << (i + 1) % 3) for i in showing)
        return Step(replace(s, shown=(*s.shown, showing)), notes)

    def view(self, s: Head, viewer: Viewer) -> Sight:
        return Sight(s.hats[viewer] if s.hats and viewer >= 0 else None, s.shown)

    def mind(self, viewer: Viewer, seats: int, options: Mapping[str, Json]) -> Recall:
        return Recall()

    def rooms(self, s: Head) -> Mapping[str, int]:
        return {}


class Recall:
    """The hats that a viewer was told of."""

    def __init__(self) -> None:
        self.known: dict[Seat, int] = {}

    def told(self, note: Note) -> None:
        if isinstance(note.secret, tuple):
            seat, hat = note.secret
            self.known[seat] = hat

    def imagine(self, view: Sight, rng: Rng) -> Head:
        left = list(HATS)
        for hat in self.known.values():
            left.remove(hat)
        others = iter(shuffled(left, rng))
        return Head(tuple(self.known[i] if i in self.known else next(others) for i in range(3)), view.shown)
