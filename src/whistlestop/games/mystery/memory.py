"""What one viewer can know, from notes alone: worlds that it cannot tell from the real one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from msgspec import UNSET

from whistlestop.kernel import Note, Rng, Viewer, shuffled

from .ability import Peek
from .belief import CAP, Category
from .city import DECK, Piles, Showing
from .end import End, Verdict
from .setup import Casting, Dealing, eyes
from .state import (
    CARS,
    CATEGORIES,
    HOURS_COPIES,
    TIMES,
    C,
    D,
    Entries,
    H,
    House,
    P,
    R,
    State,
    T,
    clues,
    heaped,
)
from .view import View


class Memory:
    """A fold of the notes of one viewer."""

    def __init__(self, viewer: Viewer, seats: int, house: House, cap: int = CAP) -> None:
        self.viewer, self.n, self.house, self.cap = viewer, seats, house, cap
        self.cards: list[Category] = []
        self.cast: tuple[int, ...] = ()
        self.tokens = list(CARS)
        self.turned: list[int] = []  # Hour cards of the showing that runs
        self.piles: dict[int, tuple[int, ...]] = {}  # Hour piles looked at in Wien
        self.when = -1  # the time of the crime, once it is certain (ME-66)
        self.crime = [-1] * len(CATEGORIES)
        self.telegram: Entries = ()
        self.answer: Entries = ()
        self.said: list[tuple[int, ...]] = []  # hypotheses, part by part
        self.opened: dict[int, Entries] = {}  # telegrams

    def told(self, note: Note) -> None:
        data: Any = note.data
        secret: Any = note.secret
        match note.what:
            case "moved":
                k, src, dst, _, card = data
                card = card if secret is UNSET else secret
                self.cards[k].move(src, dst, card & 7 if card >= 0 else -1)
            case "looked":
                if secret is not UNSET:
                    self.cards[data[0]].move(data[1], data[1], secret & 7)
            case "gripped":
                self.cards[data[1]].move_all(D[data[0]], H[data[0]])
            case "arrived":
                for category in self.cards:
                    for p in range(self.n):
                        category.move_all(D[p], H[p])
            case "cast":
                self.cast = data
            case "dealt":
                self._dealt(*data)
            case "hand":
                for k, category in enumerate(self.cards):
                    category.hold([card & 7 for card in secret if card >> 3 == k], H[self.viewer])
            case "conductor":
                self.tokens.remove(data)
            case "time":
                self.turned.append(data[1])
            case "pile":
                if secret is not UNSET:
                    self.piles[data[1]] = secret
            case "deck":
                self._deck()
            case "telegram":
                self.telegram = secret
            case "answer":
                self.answer = secret
            case "hypotheses":
                self.said.append(data[1])
            case "crime" if data[0] in CATEGORIES:
                self.crime[data[0]] = data[1] & 7
            case "crime":
                self.when = data[1]
            case "opened":
                self.opened = {p: entries for p, entries, _ in data}
            case _:
                pass

    def _dealt(self, hands: Any, slots: Any, aboard: Any) -> None:
        for k in CATEGORIES:
            where = {H[p]: backs[k] for p, backs in enumerate(hands)}
            where |= {P[i]: backs[k] for i, backs in enumerate(aboard)}
            where |= {C[i]: int(back == k) for i, back in enumerate(slots)}
            where |= dict.fromkeys((*D[: self.n], *T, R), 0)
            self.cards.append(Category(self.n + 1, where, self.cap))

    def _deck(self) -> None:
        times = self.turned or [t for pile in self.piles.values() for t in pile]
        if len(times) == DECK:
            self.when = min(TIMES, key=times.count)
        self.turned, self.piles = [], {}

    # --- worlds ------------------------------------------------------------------------------------------

    def imagine(self, view: View, rng: Rng) -> State:
        """Faces from notes; backs, hours and what is going on from the view."""
        n, house = self.n, self.house
        if not self.cast:
            return State(n, house, (Casting(),))
        base = State(
            n,
            house,
            view.stack,
            self.cast,
            eyes(house, self.cast),
            view.figures or tuple(range(n)),
            whistle=view.whistle,
            mover=view.mover,
        )
        if isinstance(view.stack[-1], Dealing):
            return base
        crime, lies = self._cards(rng)
        when = self._when(rng)
        heap = {place: heaped(cards) for place, cards in lies.items()}
        return State(
            n,
            house,
            tuple(self._stack(view, lies, when, rng)),
            base.cast,
            base.eyes,
            base.figures,
            tuple([heap[H[p]] for p in range(n)]),
            tuple([heap[D[p]] for p in range(n)]),
            tuple([(lies[place] or [-1])[0] for place in C]),
            tuple([heap[place] for place in P]),
            (*crime, when),
            view.out,
            view.conductor,
            tuple(self.tokens),
            view.whistle,
            view.leg,
            view.gone,
            view.mover,
            view.hours,
            view.used,
            view.spent,
            self._telegrams(view, rng),
            self._answers(view, rng),
        )

    def _cards(self, rng: Rng) -> tuple[list[int], dict[str, list[int]]]:
        crime, lies = [], defaultdict[str, list[int]](list)
        for k, category in enumerate(self.cards):
            kind, places = category.draw(self.crime[k], rng)
            crime.append(k << 3 | kind)
            for place, kinds in places.items():
                lies[place] += [k << 3 | kind for kind in kinds]
        return crime, lies

    def _when(self, rng: Rng) -> int:
        seen = (*self.turned, *(t for pile in self.piles.values() for t in pile))
        pool = [t for t in TIMES for _ in range(HOURS_COPIES - seen.count(t))]
        return pool[rng(len(pool))] if self.when < 0 else self.when

    def _stack(self, view: View, lies: dict[str, list[int]], when: int, rng: Rng) -> Iterator[Any]:
        for phase in view.stack:
            match phase:
                case Peek(items, eyes_):
                    faces = [(p, lies[T[i]][0], know) for i, (p, _, know) in enumerate(items)]
                    yield Peek(tuple(faces), eyes_)
                case Showing():
                    yield Showing(phase.stacks, tuple(self.turned), phase.pace)
                case Piles() if phase.piles:
                    seen = [t for pile in self.piles.values() for t in pile]
                    rest = [t for t in TIMES for _ in range(HOURS_COPIES - (t == when) - seen.count(t))]
                    unseen = iter(shuffled(rest, rng))
                    piles = [
                        self.piles[i] if i in self.piles else tuple([next(unseen) for _ in pile])
                        for i, pile in enumerate(phase.piles)
                    ]
                    yield Piles(tuple(piles), phase.signal, phase.pace)
                case _:
                    yield phase

    def _telegrams(self, view: View, rng: Rng) -> tuple[Entries, ...]:
        """What others wrote nobody knows: anything (ME-68)."""
        if not self._written(view):
            return ()
        known = {**self.opened, **({self.viewer: self.telegram} if self.telegram else {})}
        return tuple([known[p] if p in known else self._anything(rng) for p in range(self.n)])

    def _written(self, view: View) -> bool:
        tops = {type(phase).__name__ for phase in view.stack}
        return view.leg > 4 or (view.leg == 4 and not tops & {"Showing", "Turning", "Telegram"})

    def _answers(self, view: View, rng: Rng) -> tuple[Entries, ...]:
        if not isinstance(view.stack[-1], Verdict | End):
            return ()
        answers = []
        for p in range(self.n):
            known = tuple([part[p] for part in self.said])
            answers.append(self.answer if p == self.viewer else (*known, *self._anything(rng)[len(known) :]))
        return tuple(answers)

    def _anything(self, rng: Rng) -> Entries:
        return tuple([(-1, *part)[rng(len(part) + 1)] for part in clues(self.n)])
