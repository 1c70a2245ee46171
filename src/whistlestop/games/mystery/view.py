"""What a viewer of Mystery Express sees.  What is the same for all is built once: they all look together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from whistlestop.kernel import Data, Seat, Viewer

from .ability import Peek
from .cars import Blind, Dining, Fill, Link, Lounge, Madam, Return, Sleeping, Smoking, Steal, Talk
from .city import Look, Piles, Revelation, Showing, Telegram, Token, Tunnel, Turning
from .end import Answers, End, Verdict
from .go import Go
from .setup import Casting, Dealing
from .state import Entries, State, counts, flat

AtTable: TypeAlias = Casting | Dealing | Token | Go
InCar: TypeAlias = (
    Lounge | Sleeping | Steal | Blind | Smoking | Return | Link | Dining | Madam | Talk | Fill | Peek
)
InCity: TypeAlias = (
    Showing | Turning | Piles | Tunnel | Look | Telegram | Revelation | Answers | Verdict | End
)
Seen: TypeAlias = AtTable | InCar | InCity


class Place(Data, frozen=True):
    """One player, as everybody sees him."""

    investigator: int
    car: int  # where the figure stands
    eye: int  # the category of the ability; -1: none
    ready: bool  # the ability token is unturned
    hand: tuple[int, ...]  # backs per category (ME-42)
    pile: tuple[int, ...]


class View(Data, frozen=True):
    leg: int
    plan: tuple[int, ...]  # hours of the legs
    whistle: Seat
    mover: Seat
    gone: int
    hours: int
    used: int
    conductor: int
    tokens: int  # how many are not turned yet
    slots: tuple[int, ...]  # backs; -1: just taken
    aboard: tuple[tuple[int, ...], ...]  # backs of the passengers' cards
    out: tuple[tuple[Seat, int], ...]
    seats: tuple[Place, ...]
    answers: tuple[
        tuple[int, ...], ...
    ]  # per part of the crime turned or about to be: everybody's hypothesis
    crime: tuple[int, ...]  # the hidden cards turned so far
    telegrams: tuple[tuple[Seat, Entries], ...]  # opened for a tie (ME-82)
    stack: tuple[Seen, ...]  # what is going on, the innermost last
    hand: tuple[int, ...] = ()  # one's own
    pile: tuple[int, ...] = ()
    telegram: Entries = ()
    answer: Entries = ()


@lru_cache(maxsize=16)
def shared(s: State) -> Any:
    """What everybody sees: the fields of a View up to the stack."""
    colour = {seat: k for k, seat in enumerate(s.eyes)}
    seats = [
        Place(
            s.cast[p],
            s.figures[p],
            colour.get(p, -1),
            p in colour and not s.spent >> p & 1,
            counts(s.hands[p]),
            counts(s.piles[p]),
        )
        for p in range(len(s.hands))
    ]
    top = s.stack[-1]
    turned = top.k if isinstance(top, Verdict) else len(s.crime) if isinstance(top, End) else 0
    said = turned + isinstance(top, Verdict)
    return (
        s.leg,
        s.house.hours,
        s.whistle,
        s.mover,
        s.gone,
        s.hours,
        s.used,
        s.conductor,
        len(s.tokens),
        tuple([card if card < 0 else card >> 3 for card in s.slots]),  # ME-A32
        tuple(map(counts, s.aboard)),
        s.out,
        tuple(seats),
        tuple([tuple([a[k] for a in s.answers]) for k in range(said)]),
        s.crime[:turned],
        tuple([(p, s.telegrams[p]) for p in top.tied]) if isinstance(top, End) else (),
    )


def look(s: State, viewer: Viewer) -> View:
    stack = tuple([phase.seen(viewer) for phase in s.stack])
    if viewer < 0 or not s.hands:
        return View(*shared(s), stack)  # type: ignore[call-arg]
    return View(  # type: ignore[call-arg]
        *shared(s),
        stack,
        flat(s.hands[viewer]),
        flat(s.piles[viewer]),
        s.telegrams[viewer] if s.telegrams else (),
        s.answers[viewer] if s.answers else (),
    )


def rooms(s: State) -> Mapping[str, int]:
    """ME-62, ME-A42: while Hour cards are shown nobody writes, be it to others or for himself (ME-A23)."""
    quiet = any(isinstance(phase, Showing | Piles) for phase in s.stack[-2:])
    return {} if quiet else {"all": (1 << s.n) - 1}
