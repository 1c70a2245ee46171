"""How much of the crime the bots of Mystery Express found by Istanbul, in the settings of the groundwork:
legs of 4, 5, 4, 6 and 5 hours, no abilities.  Shares are of the four categories; the time is apart.

share: answered right; all_four: games with no wrong one; certain: known for sure; telegram: what would have
been right in Budapest, of all four, and `wrote` of those that were sure enough to be written.

"frank" shows any card it is asked for, as the groundwork's players did; "detective" what tells least."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any

from whistlestop.games.mystery import MYSTERY
from whistlestop.games.mystery.bot import Detective
from whistlestop.games.mystery.state import CATEGORIES, TIME
from whistlestop.kernel import Bot, Json, Menu, Note, Rng, settled

from .drive import play

SETTINGS: dict[str, Json] = {"hours": "4-5-4-6-5", "abilities": False}
SEATS = (3, 4, 5)
Goals = dict[str, tuple[float, float, float]]  # figure -> to be reached by 3, 4 and 5 seats
ALONE: Goals = {
    "share": (0.908, 0.804, 0.707),
    "all_four": (0.661, 0.372, 0.215),
    "certain": (0.792, 0.571, 0.427),
    "telegram": (0.788, 0.663, 0.566),
}
TOGETHER: Goals = {
    "share": (0.909, 0.847, 0.812),
    "all_four": (0.670, 0.477, 0.420),
    "certain": (0.775, 0.645, 0.557),
}
# name of the row, the bot that is measured, who else sits there, and what is to be reached
ROWS: tuple[tuple[str, str, str, Goals], ...] = (
    ("one info-gain among random", "detective", "random", ALONE),
    ("all info-gain", "frank", "frank", TOGETHER),
    ("all info-gain, telling least", "detective", "detective", {}),
    ("casual among easy", "amateur", "tourist", {}),
    ("all easy", "tourist", "tourist", {}),
)
SURE = 0.999


class Witness:
    """A bot, and what came of it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.slowest = 0.0  # CPU seconds of a decision, with what it was told since the last one
        self.spent = 0.0
        self.crime: list[int] = []
        self.telegram: tuple[int, ...] = ()
        self.guess: tuple[int, ...] = ()  # what it held likeliest in Budapest
        self.answer: tuple[int, ...] = ()
        self.certain = 0.0

    def told(self, note: Note) -> None:
        data: Any = note.data
        secret: Any = note.secret
        if note.what == "answer":
            self.answer = secret
            if isinstance(self.bot, Detective):
                known = [max(self.bot.mind.cards[k].odds()) > SURE for k in CATEGORIES]
                self.certain = sum(known) / len(known)
        elif note.what == "telegram":
            self.telegram = secret
            self.guess = self.bot.written(0.0) if isinstance(self.bot, Detective) else secret
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
    means = {
        "share": mean(lambda w: sum(w.right(w.answer)[:crime]) / crime),
        "all_four": mean(lambda w: all(w.right(w.answer)[:crime])),
        "certain": mean(lambda w: w.certain),
        "telegram": mean(lambda w: sum(w.right(w.guess)[:crime]) / crime),
        "wrote": mean(lambda w: sum(w.right(w.telegram)[:crime]) / crime),
        "time": mean(lambda w: w.right(w.answer)[TIME]),
    }
    figures = {what: round(x, 4) for what, (x, _) in means.items()}
    slowest = max(w.slowest for crew in crews for w in crew)
    errors = {f"{what}_error": round(error, 4) for what, (_, error) in means.items()}
    return {**figures, **errors, "slowest_ms": round(1000 * slowest, 1)}


def measure(games: int, seed: int, progress: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
    """`games`: of each row and number of seats."""
    rows: list[dict[str, Any]] = []
    for label, name, others, bar in ROWS:
        for i, seats in enumerate(SEATS):
            crews = []
            for crew in watched(name, others, seats, games, seed):
                crews.append(crew)
                progress(len(rows) * games + len(crews))
            goals = {what: goal[i] for what, goal in bar.items()}
            figures = found(crews)
            met = all(figures[what] >= goal for what, goal in goals.items()) if goals else None
            rows.append({"row": label, "seats": seats, **figures, "goals": goals, "met": met})
    return {"game": "mystery", "seed": seed, "games": games, "settings": SETTINGS, "rows": rows}


def printed(row: dict[str, Any]) -> dict[str, Any]:
    """A row for people: each figure with its goal below."""

    def beside(what: str) -> str:
        goal = row["goals"].get(what)
        return f"{row[what]:.3f}" + (f"\n≥{goal:.3f}" if goal else "")

    figures = {what: beside(what) for what in ("share", "all_four", "certain", "telegram", "time")}
    met = {None: "", True: "yes", False: "no"}[row["met"]]
    about = {"row": row["row"], "seats": row["seats"]}
    return {**about, **figures, "s.e.": row["share_error"], "ms": round(row["slowest_ms"]), "met": met}


CELLS = len(ROWS) * len(SEATS)
