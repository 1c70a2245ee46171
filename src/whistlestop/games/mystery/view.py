"""What a viewer of Mystery Express sees.  What is the same for all is built once: they all look together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from whistlestop.kernel import WATCHER, Data, Seat, Viewer

from .ability import Peek
from .cars import Blind, Dining, Fill, Link, Lounge, Madam, Return, Sleeping, Smoking, Steal, Talk
from .city import Look, Piles, Revelation, Showing, Telegram, Token, Tunnel, Turning
from .end import Answers, End, Verdict
from .go import Go
from .phase import Plain
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


NOBODY = Place(-1, -1, -1, False, (), ())


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


class Glance:
    """What was built for one state: the part of its views that all share, and everybody's own cards.

    The next glance takes over what has not changed, by identity: most steps move one card or none."""

    __slots__ = ("alike", "base", "board", "own", "places", "s")

    def __init__(self, s: State, old: Glance | None) -> None:
        self.s = s
        before = old.s if old else s
        fresh = old is None or s.cast is not before.cast or s.eyes != before.eyes or not before.hands
        self.own: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = old.own if old else ()
        self.places: tuple[Place, ...] = old.places if old else ()
        self.board: tuple[Any, Any] = old.board if old else ((), ())
        still = s.figures is before.figures and s.spent == before.spent
        if fresh or not still or s.hands is not before.hands or s.piles is not before.piles:
            self._seats(s, before, fresh, still)
        if fresh or s.slots is not before.slots or s.aboard is not before.aboard:
            backs = tuple([card if card < 0 else card >> 3 for card in s.slots])  # ME-A32
            self.board = (backs, tuple([counts(heap) for heap in s.aboard]))
        stack: Any = s.stack
        self.alike = True  # the stack looks the same to everybody
        for phase in s.stack:
            if not isinstance(phase, Plain):
                self.alike = isinstance(phase, Showing)
                stack = tuple([phase.seen(WATCHER) for phase in s.stack])
        self.base = View(  # type: ignore[call-arg]
            s.leg,
            s.house.hours,
            s.whistle,
            s.mover,
            s.gone,
            s.hours,
            s.used,
            s.conductor,
            len(s.tokens),
            *self.board,
            s.out,
            self.places,
            *verdict(s),
            stack,
        )

    def _seats(self, s: State, before: State, fresh: bool, still: bool) -> None:
        own, places = list(self.own), list(self.places)
        if fresh:
            own, places = [((), ())] * len(s.hands), [NOBODY] * len(s.hands)
        for p, hand in enumerate(s.hands):
            pile = s.piles[p]
            moved = fresh or hand is not before.hands[p] or pile is not before.piles[p]
            if moved:
                own[p] = (flat(hand), flat(pile))
            if moved or not still:
                eye = s.eyes.index(p) if p in s.eyes else -1
                ready = eye >= 0 and not s.spent >> p & 1
                if moved:
                    places[p] = Place(s.cast[p], s.figures[p], eye, ready, counts(hand), counts(pile))
                elif places[p].car != s.figures[p] or places[p].ready != ready:
                    places[p] = replace(places[p], car=s.figures[p], ready=ready)
        self.own, self.places = tuple(own), tuple(places)


def verdict(s: State) -> tuple[Any, Any, Any]:
    """Hypotheses, hidden cards and telegrams that lie open (ME-80, ME-82)."""
    if not s.answers:
        return (), (), ()
    top = s.stack[-1]
    parts = tuple(zip(*s.answers, strict=True))
    if isinstance(top, Verdict):
        return parts[: top.k + 1], s.crime[: top.k], ()
    return parts, s.crime, tuple([(p, s.telegrams[p]) for p in top.tied])


_last: list[Glance | None] = [None]  # viewers look at one state one after the other


def look(s: State, viewer: Viewer) -> View:
    g = _last[0]
    if g is None or g.s is not s:
        g = _last[0] = Glance(s, g)
    if viewer < 0 or not g.own:
        return g.base
    hand, pile = g.own[viewer]
    if g.alike and not s.telegrams:
        return replace(g.base, hand=hand, pile=pile)
    return replace(
        g.base,
        stack=tuple([phase.seen(viewer) for phase in s.stack]),
        hand=hand,
        pile=pile,
        telegram=s.telegrams[viewer] if s.telegrams else (),
        answer=s.answers[viewer] if s.answers else (),
    )


def quiet(s: State) -> bool:
    """Hour cards are being shown (ME-62)."""
    return any(isinstance(phase, Showing | Piles) for phase in s.stack[-2:])


def rooms(s: State) -> Mapping[str, int]:
    """ME-A42: while Hour cards are shown nobody writes to others."""
    return {} if quiet(s) else {"all": (1 << s.n) - 1}
