"""What each seat was told: of a deal that a test states, or of a whole game of bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import UNSET

from tests.games.mystery.table import Told, told
from whistlestop.games.mystery import MYSTERY
from whistlestop.games.mystery.state import counts, flat
from whistlestop.kernel import Bot, Json, Menu, Note, Rng, Seat, settled
from whistlestop.lab.drive import play

HANDS = ("m0 m0 s0 s1 o0 o1 c0", "m1 m2 s0 s2 o0 o2 c1", "m1 m2 s1 s2 o1 o2 c0")
ABOARD = ("c1 c2", "c2 c3")  # m3, s3 and o3 are the conductor's, their twins and the other c3 the crime


def dealt(script: str = "", hands: Sequence[str] = HANDS, **options: Json) -> Told:
    """Three seats; every card has its place, and the deal is told."""
    t = told(hands=hands, aboard=ABOARD, **options)
    s = t.state
    backs = tuple([card >> 3 for card in s.slots])
    t.notes = [Note("dealt", (tuple(map(counts, s.hands)), backs, tuple(map(counts, s.aboard))), "ME-14")]
    t.notes += [Note("hand", UNSET, "ME-14", flat(hand), 1 << p) for p, hand in enumerate(s.hands)]
    return t.go(script)


def to_seat(t: Told, seat: Seat) -> list[Note]:
    return [seen for note in t.notes if (seen := note.seen_by(seat)) is not None]


def notebook(t: Told, seat: Seat, aid: str) -> Any:
    options = settled(MYSTERY, 3, {"aid": aid})
    return MYSTERY.notebook(seat, to_seat(t, seat), 3, options)


class Ear:
    """A bot, and what it was told."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.notes = bot, list[Note]()

    def told(self, note: Note) -> None:
        self.notes.append(note)
        self.bot.told(note)

    def seen(self, view: Any) -> None:
        self.bot.seen(view)

    def choose(self, menu: Menu[Any], rng: Rng) -> Json:
        return self.bot.choose(menu, rng)


def game(seats: int, seed: int, bot: str = "detective", **given: Json) -> list[list[Note]]:
    options = settled(MYSTERY, seats, given)
    crew = [Ear(MYSTERY.bots[bot](seat, seats, options)) for seat in range(seats)]
    play(MYSTERY, seats, given, crew, Random(seed).randrange)
    return [ear.notes for ear in crew]
