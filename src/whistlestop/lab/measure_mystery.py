"""How much of the crime the bots of Mystery Express found by Istanbul, in the settings of the groundwork:
legs of 4, 5, 4, 6 and 5 hours, no abilities.  Shares are of the four categories; the time is apart.

"frank" shows any card it is asked for, as the groundwork's players did; "detective" what tells least."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any

from whistlestop.games.mystery import MYSTERY
from whistlestop.games.mystery.state import CATEGORIES, TIME
from whistlestop.kernel import Bot, Json, Menu, Note, Rng, settled

from .drive import play

SETTINGS: dict[str, Json] = {"hours": "4-5-4-6-5", "abilities": False}
SEATS = (3, 4, 5)
# name of the row, the bot that is measured, who else sits there, and the share to be reached
ROWS: tuple[tuple[str, str, str, tuple[float, ...]], ...] = (
    ("one info-gain among random", "detective", "random", (0.908, 0.804, 0.707)),
    ("all info-gain", "frank", "frank", (0.909, 0.847, 0.812)),
    ("all info-gain, telling least", "detective", "detective", ()),
    ("casual among easy", "amateur", "tourist", ()),
    ("all easy", "tourist", "tourist", ()),
)


class Witness:
    """A bot, and what came of it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.slowest = 0.0  # CPU seconds of a decision, with what it was told since the last one
        self.spent = 0.0
        self.crime: list[int] = []
        self.telegram: tuple[int, ...] = ()
        self.answer: tuple[int, ...] = ()

    def told(self, note: Note) -> None:
        data: Any = note.data
        secret: Any = note.secret
        if note.what == "answer":
            self.answer = secret
        elif note.what == "telegram":
            self.telegram = secret
        elif note.what == "crime":
            self.crime.append(data[1])
        began = time.process_time()
        self.bot.told(note)
        self.spent += time.process_time() - began

    def seen(self, view: Any) -> None:
        self.bot.seen(view)

    def choose(self, menu: Menu[Any], rng: Rng) -> Json:
        began = time.process_time()
        action = self.bot.choose(menu, rng)
        self.slowest = max(self.slowest, self.spent + time.process_time() - began)
        self.spent = 0.0
        return action

    def right(self, entries: tuple[int, ...]) -> list[bool]:
        return [entry == card for entry, card in zip(entries, self.crime, strict=True)]


def watched(name: str, others: str, seats: int, games: int, seed: int) -> Iterator[list[Witness]]:
    """Those of each game who are measured; a single one changes seats from game to game."""
    options = settled(MYSTERY, seats, SETTINGS)
    for k in range(games):
        crew = [
            Witness(MYSTERY.bots[name if seat == k % seats else others](seat, seats, options))
            for seat in range(seats)
        ]
        play(MYSTERY, seats, SETTINGS, crew, random.Random(f"mystery {seed}/{k}").randrange)
        yield crew if name == others else [crew[k % seats]]


def found(crews: list[list[Witness]]) -> dict[str, float]:
    """Means over games: those who sit at one table are not independent."""

    def mean(of: Callable[[Witness], float]) -> tuple[float, float]:
        games = [sum(map(of, crew)) / len(crew) for crew in crews]
        middle = sum(games) / len(games)
        return middle, sqrt(sum((x - middle) ** 2 for x in games)) / len(games)

    crime = len(CATEGORIES)
    share, error = mean(lambda w: sum(w.right(w.answer)[:crime]) / crime)
    figures = {
        "share": share,
        "error": error,
        "all_four": mean(lambda w: all(w.right(w.answer)[:crime]))[0],
        "time": mean(lambda w: w.right(w.answer)[TIME])[0],
        "telegram": mean(lambda w: sum(w.right(w.telegram)[:crime]) / crime)[0],
        "slowest_ms": 1000 * max(w.slowest for crew in crews for w in crew),
    }
    return {what: round(x, 4) for what, x in figures.items()}


def measure(games: int, seed: int, progress: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
    """`games`: of each row and number of seats."""
    rows: list[dict[str, Any]] = []
    for label, name, others, bar in ROWS:
        for i, seats in enumerate(SEATS):
            crews = []
            for crew in watched(name, others, seats, games, seed):
                crews.append(crew)
                progress(len(rows) * games + len(crews))
            goal = bar[i] if bar else None
            rows.append({"row": label, "seats": seats, "goal": goal, **found(crews)})
    return {"game": "mystery", "seed": seed, "games": games, "settings": SETTINGS, "rows": rows}


CELLS = len(ROWS) * len(SEATS)
