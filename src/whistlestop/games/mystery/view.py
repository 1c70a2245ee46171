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
from .state import NOTHING, Entries, Heap, House, State, counts

AtTable: TypeAlias = Casting | Dealing | Token | Go
InCar: TypeAlias = (
    Lounge | Sleeping | Steal | Blind | Smoking | Return | Link | Dining | Madam | Talk | Fill | Peek
)
InCity: TypeAlias = (
    Showing | Turning | Piles | Tunnel | Look | Telegram | Revelation | Answers | Verdict | End
)
Seen: TypeAlias = AtTable | InCar | InCity


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
    cast: tuple[int, ...]  # the investigator of each seat
    figures: tuple[int, ...]  # the car where each figure stands
    eyes: tuple[Seat, ...]  # per category, whose ability it is; -1: nobody's
    spent: int  # mask of seats whose ability token is turned
    hands: tuple[tuple[int, ...], ...]  # of each seat, backs per category (ME-42)
    piles: tuple[tuple[int, ...], ...]
    answers: tuple[
        tuple[int, ...], ...
    ]  # per part of the crime turned or about to be: everybody's hypothesis
    crime: tuple[int, ...]  # the hidden cards turned so far
    telegrams: tuple[tuple[Seat, Entries], ...]  # opened for a tie (ME-82)
    stack: tuple[Seen, ...]  # what is going on, the innermost last
    hand: Heap = NOTHING  # one's own
    pile: Heap = NOTHING
    telegram: Entries = ()
    answer: Entries = ()


PLAIN = frozenset(Plain.__subclasses__())  # phases that look the same to everybody


class Glance:
    """The views of one state: what all share is built once, and all are built together.

    The next glance takes over what has not changed, by identity: most steps move one card or none."""

    __slots__ = ("aboard", "hands", "piles", "s", "slots", "views")

    def __init__(self, s: State, old: Any) -> None:
        before, self.s = old.s, s
        self.hands = old.hands if s.hands is before.hands else backs(s.hands, before.hands, old.hands)
        self.piles = old.piles if s.piles is before.piles else backs(s.piles, before.piles, old.piles)
        self.aboard = old.aboard if s.aboard is before.aboard else backs(s.aboard, (), ())
        self.slots = old.slots if s.slots is before.slots else slots(s)
        stack: Any = s.stack
        for phase in stack:
            if type(phase) not in PLAIN:
                stack = seen(s, WATCHER)
        answers, crime, telegrams = verdict(s) if s.answers else UNDECIDED
        base = View(
            s.leg,
            s.house.hours,
            s.whistle,
            s.mover,
            s.gone,
            s.hours,
            s.used,
            s.conductor,
            len(s.tokens),
            self.slots,
            self.aboard,
            s.out,
            s.cast,
            s.figures,
            s.eyes,
            s.spent,
            self.hands,
            self.piles,
            answers,
            crime,
            telegrams,
            stack,
        )
        piles = s.piles
        self.views = [replace(base, hand=hand, pile=piles[p]) for p, hand in enumerate(s.hands)]
        if s.telegrams or stack is not s.stack:
            self._private(s, base)
        self.views += (base,) * 3 if s.hands else (base,) * 8  # WATCHER is -3; before the deal all are alike

    def _private(self, s: State, base: View) -> None:
        """What else is not the same for all: what they wrote, and what each knows of what is going on."""
        for p, view in enumerate(self.views):
            if s.telegrams:
                view = replace(view, telegram=s.telegrams[p], answer=s.answers[p] if s.answers else ())
            self.views[p] = view if base.stack is s.stack else replace(view, stack=seen(s, p))


def backs(heaps: tuple[Heap, ...], before: tuple[Heap, ...], known: Any) -> tuple[tuple[int, ...], ...]:
    """Counts of each heap; of those that did not move, the counts they had."""
    if len(heaps) != len(before):
        return tuple([counts(heap) for heap in heaps])
    row = list(known)
    for p, heap in enumerate(heaps):
        if heap is not before[p]:
            row[p] = counts(heap)
    return tuple(row)


def seen(s: State, viewer: Viewer) -> tuple[Seen, ...]:
    return tuple([phase.seen(viewer) for phase in s.stack])


def slots(s: State) -> tuple[int, ...]:
    return tuple([card if card < 0 else card >> 3 for card in s.slots])  # ME-A32


UNDECIDED: tuple[Any, Any, Any] = ((), (), ())


def verdict(s: State) -> tuple[Any, Any, Any]:
    """Hypotheses, hidden cards and telegrams that lie open (ME-80, ME-82)."""
    top = s.stack[-1]
    parts = tuple(zip(*s.answers, strict=True))
    if isinstance(top, Verdict):
        return parts[: top.k + 1], s.crime[: top.k], ()
    return parts, s.crime, tuple([(p, s.telegrams[p]) for p in top.tied])


class Blank:
    """Before the first glance."""

    s = State(0, House(), ())
    hands = piles = aboard = slots = ()


_last: Any = Blank  # viewers look at one state one after the other


def look(s: State, viewer: Viewer) -> View:
    global _last
    if _last.s is not s:
        _last = Glance(s, _last)
    return _last.views[viewer]  # type: ignore[no-any-return]


def quiet(s: State) -> bool:
    """Hour cards are being shown (ME-62)."""
    return any(isinstance(phase, Showing | Piles) for phase in s.stack[-2:])


def rooms(s: State) -> Mapping[str, int]:
    """ME-A42: while Hour cards are shown nobody writes to others."""
    return {} if quiet(s) else {"all": (1 << s.n) - 1}
