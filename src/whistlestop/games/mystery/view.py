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
    """The views of one state: what all share is built once, and all are built together.

    The next glance takes over what has not changed, by identity: most steps move one card or none."""

    __slots__ = ("base", "board", "own", "places", "s", "views")

    def __init__(self, s: State, old: Glance | None) -> None:
        self.s = s
        if old is None or s.cast is not old.s.cast or s.eyes is not old.s.eyes or not old.s.hands:
            self.board = board(s)
            self.own = tuple([(flat(hand), flat(s.piles[p])) for p, hand in enumerate(s.hands)])
            self.places = tuple([place(s, p) for p in range(len(s.hands))])
        else:
            before = old.s
            moved = s.slots is not before.slots or s.aboard is not before.aboard
            self.board = board(s) if moved else old.board
            self.own, self.places = old.own, old.places
            if s.hands is not before.hands or s.piles is not before.piles:
                self._moved(s, before)
            if s.figures is not before.figures or s.spent != before.spent:
                self._walked(s, before)
        private = -1  # which phase of the stack does not look the same to everybody
        stack: Any = s.stack
        for i, phase in enumerate(stack):
            if not isinstance(phase, Plain):
                stack = (*stack[:i], phase.seen(WATCHER), *stack[i + 1 :])
                if type(phase) is not Showing:
                    private = i
        slots, aboard = self.board
        answers, crime, telegrams = verdict(s) if s.answers else UNDECIDED
        self.base = base = View(
            s.leg,
            s.house.hours,
            s.whistle,
            s.mover,
            s.gone,
            s.hours,
            s.used,
            s.conductor,
            len(s.tokens),
            slots,
            aboard,
            s.out,
            self.places,
            answers,
            crime,
            telegrams,
            stack,
        )
        self.views = [replace(base, hand=hand, pile=pile) for hand, pile in self.own]
        if private >= 0:
            self._private(s, private)
        if s.telegrams:
            both = zip(self.views, s.telegrams, s.answers or ((),) * s.n, strict=True)
            self.views = [replace(view, telegram=telegram, answer=answer) for view, telegram, answer in both]

    def _private(self, s: State, i: int) -> None:
        phase, stack = s.stack[i], self.base.stack
        for p, view in enumerate(self.views):
            mine = phase.seen(p)
            if mine != stack[i]:
                self.views[p] = replace(view, stack=(*stack[:i], mine, *stack[i + 1 :]))

    def _moved(self, s: State, before: State) -> None:
        own, places = list(self.own), list(self.places)
        for p, hand in enumerate(s.hands):
            pile, cards, seat = s.piles[p], own[p], places[p]
            if hand is not before.hands[p]:
                if pile is not before.piles[p]:
                    own[p] = (flat(hand), flat(pile))
                    places[p] = replace(seat, hand=counts(hand), pile=counts(pile))
                else:
                    own[p] = (flat(hand), cards[1])
                    places[p] = replace(seat, hand=counts(hand))
            elif pile is not before.piles[p]:
                own[p] = (cards[0], flat(pile))
                places[p] = replace(seat, pile=counts(pile))
        self.own, self.places = tuple(own), tuple(places)

    def _walked(self, s: State, before: State) -> None:
        turned = s.spent ^ before.spent
        places = list(self.places)
        for p, car in enumerate(s.figures):
            seat = places[p]
            if seat.car != car or turned >> p & 1:
                places[p] = replace(seat, car=car, ready=seat.eye >= 0 and not s.spent >> p & 1)
        self.places = tuple(places)


def board(s: State) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Backs of the conductor's cards (ME-A32) and of the passengers'."""
    return tuple([card if card < 0 else card >> 3 for card in s.slots]), tuple([counts(h) for h in s.aboard])


def place(s: State, p: Seat) -> Place:
    eye = s.eyes.index(p) if p in s.eyes else -1
    ready = eye >= 0 and not s.spent >> p & 1
    return Place(s.cast[p], s.figures[p], eye, ready, counts(s.hands[p]), counts(s.piles[p]))


UNDECIDED: tuple[Any, Any, Any] = ((), (), ())


def verdict(s: State) -> tuple[Any, Any, Any]:
    """Hypotheses, hidden cards and telegrams that lie open (ME-80, ME-82)."""
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
    return g.views[viewer] if viewer >= 0 and g.views else g.base


def quiet(s: State) -> bool:
    """Hour cards are being shown (ME-62)."""
    return any(isinstance(phase, Showing | Piles) for phase in s.stack[-2:])


def rooms(s: State) -> Mapping[str, int]:
    """ME-A42: while Hour cards are shown nobody writes to others."""
    return {} if quiet(s) else {"all": (1 << s.n) - 1}
