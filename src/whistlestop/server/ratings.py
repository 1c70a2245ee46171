"""Ratings of named persons on this server: off unless its keeper asks for them, and never of robots."""

from __future__ import annotations

import msgspec
from openskill.models import PlackettLuce

from whistlestop.games import GAMES
from whistlestop.kernel import Seat
from whistlestop.store import Store
from whistlestop.table import Table

MODEL = PlackettLuce()
SHOWN = 100


class Rated(msgspec.Struct):
    name: str
    mu: float
    sigma: float
    games: int = 0

    @property
    def rating(self) -> int:
        """Three doubts below the guess, times forty: 0 for a beginner, 1000 for a sure average player."""
        return round(40 * (self.mu - 3 * self.sigma))


class Row(msgspec.Struct):
    name: str
    rating: int
    games: int


def rated(data: bytes | None) -> dict[str, Rated]:
    rows = msgspec.json.decode(data, type=list[Rated]) if data else []
    return {row.name.casefold(): row for row in rows}


async def rate(store: Store, t: Table, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """A game has ended: the people who began it move against each other; to leave is not to lose less."""
    people = {
        seat: p.name for seat, p in enumerate(t.people) if p and p.kind == "person" and p.since < t.began
    }
    if len(people) < 2 or len(scores) != t.seats:
        return
    shelf = f"ratings/{t.game.name}"
    while True:  # another game may end at the same moment
        old = await store.shelved(shelf)
        new = msgspec.json.encode(list(moved(rated(old), people, scores, winners).values()))
        if await store.swap(shelf, old, new):
            return


def moved(
    known: dict[str, Rated], people: dict[Seat, str], scores: tuple[int, ...], winners: tuple[int, ...]
) -> dict[str, Rated]:
    """Everybody's rating after this game."""
    rows = {seat: known.get(name.casefold()) or beginner(name) for seat, name in people.items()}
    teams = [[MODEL.create_rating([rows[seat].mu, rows[seat].sigma])] for seat in people]
    best = max(scores) + 1  # tie-breaks of the game's own decide among the first
    after = MODEL.rate(teams, scores=[float(best if seat in winners else scores[seat]) for seat in people])
    for seat, (new,) in zip(people, after, strict=True):
        row = rows[seat]
        known[people[seat].casefold()] = Rated(people[seat], new.mu, new.sigma, row.games + 1)
    return known


def beginner(name: str) -> Rated:
    new = MODEL.rating()
    return Rated(name, new.mu, new.sigma)


async def board(store: Store) -> dict[str, list[Row]]:
    """The best of each game."""
    found = {}
    for game in GAMES:
        known = rated(await store.shelved(f"ratings/{game}"))
        rows = [Row(r.name, r.rating, r.games) for r in known.values()]
        found[game] = sorted(rows, key=lambda row: (-row.rating, row.name))[:SHOWN]
    return found
