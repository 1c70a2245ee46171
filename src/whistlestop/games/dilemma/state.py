"""The whole truth of a game of Dilemma.  A hand is a bit mask of values: value v is bit v."""

from __future__ import annotations

from functools import cache
from typing import Any

from whistlestop.kernel import Data, Seat, put

from .flight import Pose

MOST = 10  # values per colour, as printed (DI-2)


class House(Data, frozen=True):
    """What the table settled before the start."""

    mode: str = "throw"  # "throw", "race" or "sealed" (DI-A3)
    cards: int = MOST  # values per colour (DI-2; fewer in the research edition, DI-A33)
    remaining: bool = True  # the open panel of values left (DI-V1)
    tiebreak: bool = False  # DI-A23
    skill: bool = False  # offers are thrown too (DI-A25, DI-A30)
    first: int = 0  # the seat of the first Provoker from 1 on; 0: by lot (DI-A2)


class Lying(Data, frozen=True):
    """A thrown card at rest."""

    seat: Seat
    card: int
    ms: int = 0  # when it came to rest, on the table's time line from the opening of the window
    lot: int = 0  # orders equal moments
    how: str = "flat"
    pose: Pose = Pose()


class State(Data, frozen=True):
    n: int
    house: House
    phase: Any
    provoker: Seat  # holds the initiative
    hands: tuple[int, ...]
    lives: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    gone: tuple[int, ...]  # per owner, the cards that left the game
    turn: int = 0


@cache
def values(hand: int) -> tuple[int, ...]:
    """The cards of a hand, lowest first."""
    return tuple(v for v in range(1, hand.bit_length()) if hand >> v & 1)


def buried(gone: tuple[int, ...], lost: tuple[tuple[Seat, int], ...]) -> tuple[int, ...]:
    """These cards leave the game."""
    if len(lost) == 1:  # nearly always
        ((seat, card),) = lost
        return put(gone, seat, gone[seat] | 1 << card)
    row = list(gone)
    for seat, card in lost:
        row[seat] |= 1 << card
    return tuple(row)


def alone(hands: tuple[int, ...], provoker: Seat) -> bool:
    """Only one holder of cards besides the Provoker: two players are left (DI-41, DI-A19)."""
    return len(hands) - hands.count(0) - (hands[provoker] > 0) == 1
