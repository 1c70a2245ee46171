"""Ratings of named persons on this server: off unless its keeper asks for them, and never of robots."""

from __future__ import annotations

import msgspec
from openskill.models import PlackettLuce

from whistlestop.games import GAMES
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


async def rated(store: Store, game: str) -> dict[str, Rated]:
    data = await store.shelved(f"ratings/{game}")
    rows = msgspec.json.decode(data, type=list[Rated]) if data else []
    return {row.name.casefold(): row for row in rows}


async def rate(store: Store, t: Table, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """A game has ended: everybody who played it to the end as a person moves against the others."""
    people = {seat: p.name for seat, p in enumerate(t.people) if p and p.kind == "person" and not p.away}
    if len(people) < 2 or len(scores) != t.seats:
        return
    known = await rated(store, t.game.name)
    rows = {seat: known.get(name.casefold()) or beginner(name) for seat, name in people.items()}
    teams = [[MODEL.create_rating([rows[seat].mu, rows[seat].sigma])] for seat in people]
    best = max(scores) + 1  # tie-breaks of the game's own decide among the first
    after = MODEL.rate(teams, scores=[float(best if seat in winners else scores[seat]) for seat in people])
    for seat, (new,) in zip(people, after, strict=True):
        row = rows[seat]
        known[people[seat].casefold()] = Rated(people[seat], new.mu, new.sigma, row.games + 1)
    await store.shelve(f"ratings/{t.game.name}", msgspec.json.encode(list(known.values())))


def beginner(name: str) -> Rated:
    new = MODEL.rating()
    return Rated(name, new.mu, new.sigma)


async def board(store: Store) -> dict[str, list[Row]]:
    """The best of each game."""
    found = {}
    for game in GAMES:
        rows = [Row(r.name, r.rating, r.games) for r in (await rated(store, game)).values()]
        found[game] = sorted(rows, key=lambda row: (-row.rating, row.name))[:SHOWN]
    return found
