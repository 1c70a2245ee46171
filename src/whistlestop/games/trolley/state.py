"""The whole truth of a game of Trial by Trolley.

A card is a number, one numbering over the whole deck: innocents first, then guilty, then modifiers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, TypeAlias

from whistlestop.kernel import Data, Seat

LEFT, RIGHT = 0, 1  # the sides of the fork, North and South (TT-2, TT-A22); a team owns its side (TT-5)
INNOCENT, GUILTY, MODIFIER, EXTRA = range(4)  # the piles of a hand; extra: of the Tom Trolley token (TT-50)
DECK = (0, 1, 2, 2)  # the deck that a pile is drawn from (TT-1)
NOBODY: Seat = -1

Cards: TypeAlias = tuple[int, ...]
Hand: TypeAlias = tuple[Cards, Cards, Cards, Cards]
Job: TypeAlias = tuple[
    int, int, int, int
]  # plays an Innocent, a Guilty, Modifiers; Modifiers that may be kept
EMPTY: Hand = ((), (), (), ())
IDLE: Job = (0, 0, 0, 0)


class House(Data, frozen=True, cache_hash=True):
    """What the table settled before the start."""

    rounds: int
    tom: bool  # TT-50
    accomplices: bool  # TT-51
    willing: bool  # an accomplice may keep his cards (TT-A25)
    order: str  # of step 5: "free", "alternate" or "sealed" (TT-A7)
    lot: bool  # teams by lot instead of by seat (TT-D4, TT-A24)
    late: bool  # the token is handed out at the end of a round (TT-D5)
    mates: bool  # team-mates see each other's hands (TT-A5)
    sizes: tuple[int, int, int]
    figures: tuple[int, ...]  # how many figures each Innocent and Guilty shows (TT-25)


class Teams(Data, frozen=True, cache_hash=True):
    members: tuple[tuple[Seat, ...], tuple[Seat, ...]]  # nearest to the Conductor first
    sides: tuple[int, ...]  # per seat; -1: the Conductor
    masks: tuple[int, int]


class Stop(Data, frozen=True):
    """A character on a track, and what hangs on it."""

    card: int
    by: Seat  # NOBODY: turned over by chance (TT-20)
    mods: tuple[tuple[int, int, Seat], ...] = ()  # (modifier, figure, by whom)


Tracks: TypeAlias = tuple[tuple[Stop, ...], tuple[Stop, ...]]


class State(Data, frozen=True):
    n: int
    house: House
    phase: Any
    conductor: Seat
    teams: Teams
    jobs: tuple[Job, ...]
    tokens: tuple[int, ...]
    decks: tuple[Cards, Cards, Cards]  # sorted: a deck has no order until a card is drawn (TT-V1)
    discards: tuple[Cards, Cards, Cards]
    hands: tuple[Hand, ...]
    tracks: Tracks = ((), ())
    tom: Seat = NOBODY
    round: int = 0


@cache
def seats_in(mask: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def teamed(n: int, conductor: Seat, left: Iterable[Seat]) -> Teams:
    """TT-A4: jobs go by distance from the Conductor, so members are kept in that order."""
    chosen = set(left)
    near = sorted(range(1, n), key=lambda k: (min(k, n - k), k))
    seats = [(conductor + k) % n for k in near]
    members = tuple(i for i in seats if i in chosen), tuple(i for i in seats if i not in chosen)
    sides = tuple([-1 if i == conductor else RIGHT - (i in chosen) for i in range(n)])
    return Teams(members, sides, (sum(1 << i for i in members[0]), sum(1 << i for i in members[1])))


@cache
def by_seat(n: int, conductor: Seat) -> Teams:
    """TT-A3: clockwise from the Conductor the first half, rounded up, is the left team."""
    return teamed(n, conductor, [(conductor + k) % n for k in range(1, n // 2 + 1)])


@lru_cache(maxsize=256)
def jobs_of(n: int, teams: Teams, accomplices: bool, willing: bool) -> tuple[Job, ...]:
    """TT-10 to TT-12 by distance (TT-A4); TT-14: fewer than three share; TT-15, TT-A23: each further one."""
    jobs = [IDLE] * n
    for members in teams.members:
        size = len(members)
        for place, seat in enumerate(members):
            innocent, guilty = int(place == 0), int(place == 1 or size == 1)
            must = int(place >= 2 or (size < 3 and place == 0))
            may = 0
            if accomplices and not must:  # TT-51, TT-A17
                must, may = (0, 1) if willing else (1, 0)
            jobs[seat] = (innocent, guilty, must, may)
    return tuple(jobs)


def figured(house: House, tracks: Tracks) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How many figures can be aimed at, per track and place (TT-25)."""
    count, (left, right) = house.figures, tracks
    return tuple([count[stop.card] for stop in left]), tuple([count[stop.card] for stop in right])
