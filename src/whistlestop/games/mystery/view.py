"""What a viewer of Mystery Express sees.  What is the same for all is built once: they all look together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from whistlestop.kernel import Data, Seat, Viewer

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

    __slots__ = ("board", "fields", "open", "own", "places", "s")

    def __init__(self, s: State, old: Glance | None) -> None:
        self.s = s
        before = old.s if old else s
        self.own: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = old.own if old else ()
        self.places: tuple[Place, ...] = old.places if old else ()
        self.board: tuple[Any, Any] = old.board if old else ((), ())
        fresh = not old or s.cast is not before.cast or s.eyes is not before.eyes
        if (
            fresh
            or s.hands is not before.hands
            or s.piles is not before.piles
            or s.figures is not before.figures
            or s.spent != before.spent
        ):
            self._seats(s, before, fresh or len(s.hands) != len(before.hands))
        if fresh or s.slots is not before.slots or s.aboard is not before.aboard:
            backs = tuple([card if card < 0 else card >> 3 for card in s.slots])  # ME-A32
            self.board = (backs, tuple([counts(heap) for heap in s.aboard]))
        self.open = True
        for phase in s.stack:
            if not isinstance(phase, Plain):
                self.open = False
        self.fields: Any = (
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
        )

    def _seats(self, s: State, before: State, fresh: bool) -> None:
        own, places = [], []
        for p, (hand, pile) in enumerate(zip(s.hands, s.piles, strict=True)):
            same = not fresh and hand is before.hands[p] and pile is before.piles[p]
            own.append(self.own[p] if same else (flat(hand), flat(pile)))
            eye = s.eyes.index(p) if p in s.eyes else -1
            ready = eye >= 0 and not s.spent >> p & 1
            if same and self.places[p].car == s.figures[p] and self.places[p].ready == ready:
                places.append(self.places[p])
            else:
                places.append(Place(s.cast[p], s.figures[p], eye, ready, counts(hand), counts(pile)))
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


def glance(s: State) -> Glance:
    last = _last[0]
    if last is None or last.s is not s:
        last = _last[0] = Glance(s, last)
    return last


def look(s: State, viewer: Viewer) -> View:
    g = glance(s)
    stack = s.stack if g.open else tuple([phase.seen(viewer) for phase in s.stack])
    if viewer < 0 or not g.own:
        return View(*g.fields, stack)  # type: ignore[call-arg]
    hand, pile = g.own[viewer]
    return View(  # type: ignore[call-arg]
        *g.fields,
        stack,
        hand,
        pile,
        s.telegrams[viewer] if s.telegrams else (),
        s.answers[viewer] if s.answers else (),
    )


def rooms(s: State) -> Mapping[str, int]:
    """ME-62, ME-A42: while Hour cards are shown nobody writes, be it to others or for himself (ME-A23)."""
    quiet = any(isinstance(phase, Showing | Piles) for phase in s.stack[-2:])
    return {} if quiet else {"all": (1 << s.n) - 1}
