"""After the end: what everybody could have known in each city, when each clue was provable, and what was
believed.  All from what each seat was told, by exact reckoning and with a perfect memory for the Hours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whistlestop.kernel import Json, Note, Seat

from .notebook import Sheet
from .state import CATEGORIES, TIME, TIMES, House

PARTS = (*CATEGORIES, TIME)
ALIKE = 1e-9  # odds that differ by less are the same


def hindsight(told: Sequence[Sequence[Note]], seats: int, house: House) -> Json:
    crime = truth(told[0]) if told else [-1] * len(PARTS)
    return {"crime": crime, "seats": [looked_back(p, told[p], seats, house, crime) for p in range(len(told))]}


def truth(told: Sequence[Note]) -> list[int]:
    """The hidden cards as they were turned; -1 in a game that was broken off before."""
    crime = [-1] * len(PARTS)
    for note in told:
        if note.what == "crime":
            data: Any = note.data
            crime[data[0]] = data[1]
    return crime


def looked_back(seat: Seat, told: Sequence[Note], seats: int, house: House, crime: list[int]) -> Json:
    """`known`: a row per city, of how likely (of a thousand) the true clue of each part was, before anybody's
    next go.  `likeliest`: a row per city, of what the seat's own notes made likeliest of each part; -1 where
    that was nothing alone.  `proved`: per part (leg, number of the note, clause), or null; `since`: the same
    per clue, of the moment from which it was ruled out.  `telegram`, `answer`: clues."""
    sheet = Sheet(seat, seats, house)
    known: list[list[int]] = []
    guesses: list[list[int]] = []
    time: list[Any] | None = None
    telegram: Json = None
    answer: Json = None
    for note in told:
        sheet.told(note)
        if note.what == "deck" and sheet.mind.when >= 0 and time is None:
            time = [sheet.leg, sheet.count, note.clause]
        elif note.what == "telegram":
            telegram = list(note.secret)  # type: ignore[arg-type]
        elif note.what == "answer":
            answer = list(note.secret)  # type: ignore[arg-type]
        if note.what in ("conductor", "answer"):  # a city is left, or reached for the last time
            known.append(chances(sheet, crime))
            guesses.append(likeliest(sheet))
    proved = [list(sheet.solved[k]) if k in sheet.solved else None for k in CATEGORIES]
    cards = [[k << 3 | kind for kind in range(sheet.kinds)] for k in CATEGORIES]
    return {
        "seat": seat,
        "known": known,
        "likeliest": guesses,
        "proved": [*proved, time],
        "since": [[list(sheet.since[c]) if c in sheet.since else None for c in row] for row in cards],
        "telegram": telegram,
        "answer": answer,
    }


def chances(sheet: Sheet, crime: list[int]) -> list[int]:
    row = [
        round(1000 * category.odds()[crime[k] & 7]) if crime[k] >= 0 else 0
        for k, category in enumerate(sheet.mind.cards)
    ]
    mind = sheet.mind
    time = 1000 * (mind.when == crime[TIME]) if mind.when >= 0 else 1000 // len(TIMES)
    return [*row, time]


def likeliest(sheet: Sheet) -> list[int]:
    entries = []
    for k, category in enumerate(sheet.mind.cards):
        odds = category.odds()
        best = [kind for kind, p in enumerate(odds) if p > max(odds) - ALIKE]
        entries.append(k << 3 | best[0] if len(best) == 1 else -1)
    return [*entries, sheet.mind.when]
