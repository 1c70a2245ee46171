"""A guess at what a Conductor cares about, learned from verdicts (after Kim et al. 2018).

A track is worth the sum of its figures' features, each weighed; the Conductor spares the left track with
log-odds of the difference.  Everybody's weights scatter round those of the crowd: others' verdicts say what
the crowd wants, one's own what one wants oneself.  A guess is a bell over weights.  Each verdict moves it by
the best fit along the one direction that the verdict speaks of, so nothing is ever fitted anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp, pi, sqrt
from operator import mul
from typing import TypeAlias

from msgspec.structs import replace

from whistlestop.kernel import Data, Json, Seat

from .deck import FEATURES

Weights: TypeAlias = tuple[float, ...]
Row: TypeAlias = tuple[int, ...]  # who judged, the track that died, then left minus right per feature
SIZE, LARGE = 2 + len(FEATURES), 999  # of a row, and of its numbers: what a table takes as lore

MOST = 1000  # rows: more teach little and cost time
TABLE = 13  # seats

SCATTER = 0.3  # how far a person's weights lie from the crowd's: a guess, per point of a feature
DOUBT = 0.15  # how far the crowd's lie from FOLK's
STEADY = 4.0  # how many bits of evidence the temperature's start at 1 is worth


def chance(odds: float) -> float:
    """Of log-odds."""
    return 1 / (1 + exp(-odds)) if odds > -30 else 0.0


def dot(a: Iterable[float], b: Iterable[float]) -> float:
    total: float = sum(map(mul, a, b))
    return total


class Taste(Data, frozen=True):
    """A bell over weights; `heat` above 1 where it has proved too sure of itself."""

    weights: Weights
    spread: tuple[Weights, ...]  # covariance
    heat: float = 1.0

    def lean(self, x: Sequence[float]) -> float:
        """Log-odds that the left is spared, the nearer to even the less is known of these features."""
        unsure = dot([dot(row, x) for row in self.spread], x)
        return dot(self.weights, x) / sqrt(1 + pi * unsure / 8) / self.heat

    def after(self, x: Sequence[float], spared: bool) -> Taste:
        """What a verdict teaches: the left with `x` more of each feature was spared, or was not."""
        gain = [dot(row, x) for row in self.spread]
        unsure, odds = dot(gain, x), dot(self.weights, x)
        move = 0.0
        for _ in range(6):  # Newton's method for move = spared - chance(odds + unsure * move)
            p = chance(odds + unsure * move)
            move -= (move - spared + p) / (1 + unsure * p * (1 - p))
            move = max(spared - 1.0, min(float(spared), move))
        p = chance(odds + unsure * move)
        sure = p * (1 - p) / (1 + unsure * p * (1 - p))
        return Taste(
            tuple([w + g * move for w, g in zip(self.weights, gain, strict=True)]),
            tuple([tuple([s - g * sure * h for s, h in zip(row, gain, strict=True)])
                   for row, g in zip(self.spread, gain, strict=True)]),
            self.heat,
        )  # fmt: skip

    def wider(self, deviation: float) -> Taste:
        """Of somebody who differs from this taste by as much, one feature from the other."""
        spread = [list(row) for row in self.spread]
        for k, row in enumerate(spread):
            row[k] += deviation * deviation
        return Taste(self.weights, tuple(map(tuple, spread)), self.heat)


def round_about(weights: Weights, deviation: float) -> Taste:
    return Taste(weights, ((0.0,) * len(weights),) * len(weights)).wider(deviation)


#     lives child animal cute famous useful wicked sad funny weird rich relative
FOLK = (0.3, 0.6, 0.25, 0.35, 0.1, 0.3, -0.8, 0.25, 0.15, -0.05, -0.1, 0.4)
NOBODY_KNOWN = round_about(FOLK, DOUBT)  # before any verdict
BLANK = round_about((0.0,) * len(FEATURES), SCATTER)  # of whom nothing is assumed


def learned(
    start: Taste, rows: Iterable[Row], scatter: float = 0.0
) -> tuple[Taste, list[tuple[float, bool]]]:
    """The taste after these verdicts, and what it had leant to before each one, beside what came.

    `scatter`: the verdicts are other people's.  Their differences from the crowd blur what is seen of it, the
    more the larger the difference between the tracks, so that such a verdict counts for less."""
    taste, leans = start, []
    for row in rows:
        x: Sequence[float] = row[2:]
        if scatter:
            blur = sqrt(1 + pi * scatter * scatter * dot(x, x) / 8)
            x = [value / blur for value in x]
        spared = row[1] == 1
        leans.append((taste.lean(x), spared))
        taste = taste.after(x, spared)
    return taste, leans


def heat_of(leans: Iterable[tuple[float, bool]]) -> float:
    """By how much these forecasts were too sure (or, below 1, too timid)."""
    pairs, cold = list(leans), 1.0
    for _ in range(8):
        slope, bend = STEADY * (1 - cold), STEADY
        for lean, spared in pairs:
            p = chance(cold * lean)
            slope += lean * (spared - p)
            bend += lean * lean * p * (1 - p)
        cold = max(0.25, min(4.0, cold + slope / bend))
    return 1 / cold


@lru_cache(maxsize=64)
def crowd_of(rows: tuple[Row, ...], start: Taste = NOBODY_KNOWN, scatter: float = SCATTER) -> Taste:
    """What people want, from the verdicts of some; its heat from the later half of its own forecasts."""
    taste, leans = learned(start, rows, scatter)
    return replace(taste, heat=heat_of(leans[len(leans) // 2 :]))


def person_of(crowd: Taste, rows: Iterable[Row], scatter: float = SCATTER) -> Taste:
    """What one of the crowd wants, from the person's own verdicts."""
    return learned(crowd.wider(scatter), rows)[0]


def guess(rows: Sequence[Row], seat: Seat) -> Taste:
    """What the person in this seat wants, for all that is known."""
    others = tuple([row for row in rows if row[0] != seat])
    return person_of(crowd_of(others), [row for row in rows if row[0] == seat])


def rows_of(lore: Json) -> tuple[Row, ...]:
    """The verdicts that browsers brought: [person, track that died, 12 differences].  A person below the
    number of seats is whoever sits there, any other is not at the table.  What is no such row is left out;
    what several brought counts once, for whom a seat was named.  Of too many, strangers' go first."""
    found: dict[Row, int] = {}
    for row in lore if isinstance(lore, (list, tuple)) else ():
        if not isinstance(row, (list, tuple)) or len(row) != SIZE:
            continue
        if all(type(x) is int and abs(x) <= LARGE for x in row) and row[0] >= 0 and row[1] in (0, 1):
            verdict = tuple(row[1:])
            found[verdict] = min(row[0], found.get(verdict, LARGE))
    rows = [(person, *verdict) for verdict, person in found.items()]
    return tuple(sorted(rows, key=lambda row: row[0] >= TABLE)[:MOST])
