"""What one viewer can know, from notes alone (ME-44, ME-A20): where the cards it has seen may be by now.

Backs are public, so how many cards of a category lie where is known; only kinds are hidden, and the four
categories do not meddle with each other.  A card gets a kind only when it is seen: a hypothesis is a multiset
of seen cards (kind, place), and all others are as good as shuffled, the crime among them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import UNSET

from whistlestop.kernel import Note, Rng, Viewer, shuffled

from .ability import Peek
from .city import DECK, Piles, Showing
from .end import End, Verdict
from .setup import Casting, Dealing, eyes
from .state import (
    CARS,
    CATEGORIES,
    COPIES,
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

Seen: TypeAlias = tuple[tuple[int, str], ...]  # sorted (kind, place)
CAP = 400  # hypotheses per category; where they all turn out wrong, the past is gone through again with more


class Category:
    """The cards of one back."""

    def __init__(self, kinds: int, where: dict[str, int], cap: int = CAP) -> None:
        self.kinds, self.cap = kinds, cap
        self.start, self.where = dict(where), where
        self.log: list[tuple[str, str, int, bool]] = []
        self.held: Seen = ()
        self.seen: dict[Seen, float] = {self.held: 1.0}

    def hold(self, kinds: list[int], place: str) -> None:
        """The hand that was dealt."""
        self.held = tuple(sorted([(kind, place) for kind in kinds]))
        self.seen = {self.held: 1.0}

    def move(self, src: str, dst: str, kind: int) -> None:
        """A card went from place to place, or was looked at where it lies; kind -1: its face was not seen."""
        self.log.append((src, dst, kind, False))
        self._move(src, dst, kind)

    def move_all(self, src: str, dst: str) -> None:
        self.log.append((src, dst, -1, True))
        self._move_all(src, dst)

    def _move(self, src: str, dst: str, kind: int) -> None:
        after: dict[Seen, float] = defaultdict(float)
        here, full = self.where[src], self.kinds * COPIES
        for seen, weight in self.seen.items():
            share = weight / here
            fresh = here - sum(place == src for _, place in seen)
            if kind < 0 and fresh:
                after[seen] += share * fresh
            elif fresh:
                copies = COPIES - sum(k == kind for k, _ in seen)
                if copies:
                    after[tuple(sorted((*seen, (kind, dst))))] += share * fresh * copies / (full - len(seen))
            for i, (k, place) in enumerate(seen):
                if place == src and kind in (-1, k):
                    after[tuple(sorted((*seen[:i], (k, dst), *seen[i + 1 :])))] += share
        if src != dst:
            self.where[src] -= 1
            self.where[dst] += 1
        self._keep(after)

    def _move_all(self, src: str, dst: str) -> None:
        if self.where[src]:
            after: dict[Seen, float] = defaultdict(float)
            for seen, weight in self.seen.items():
                after[tuple(sorted([(k, dst if place == src else place) for k, place in seen]))] += weight
            self.where[dst] += self.where[src]
            self.where[src] = 0
            self._keep(after)

    def _keep(self, after: dict[Seen, float]) -> None:
        """The likeliest; the crime is never seen, so one card at least stays fresh (ME-12)."""
        rows = [(seen, weight) for seen, weight in after.items() if len(seen) < self.kinds * COPIES]
        if not rows:
            self._again()
            return
        if len(rows) > self.cap:
            rows = sorted(rows, key=lambda row: (-row[1], row[0]))[: self.cap]
        total = sum(weight for _, weight in rows)
        self.seen = {seen: weight / total for seen, weight in rows}

    def _again(self) -> None:
        """The truth was among the hypotheses that were dropped."""
        wider = Category(self.kinds, dict(self.start), self.cap * 8)
        wider.held, wider.seen, wider.log = self.held, {self.held: 1.0}, []
        for src, dst, kind, whole in self.log:
            wider.log.append((src, dst, kind, whole))
            if whole:
                wider._move_all(src, dst)
            else:
                wider._move(src, dst, kind)
        self.where, self.seen, self.cap = wider.where, wider.seen, wider.cap

    def draw(self, crime: int, rng: Rng) -> tuple[int, dict[str, list[int]]]:
        """The crime (given, where it is known) and where all cards lie, as likely as a viewer must think."""
        rows: list[tuple[Seen, float]] = []
        for seen, weight in self.seen.items():
            copies = COPIES - sum(k == crime for k, _ in seen)
            odds = 1.0 if crime < 0 else copies / (self.kinds * COPIES - len(seen))
            if odds:
                rows.append((seen, weight * odds))
        x = rng(1 << 30) / (1 << 30) * sum(weight for _, weight in rows)
        chosen = rows[-1][0]
        for seen, weight in rows:
            x -= weight
            if x < 0:
                chosen = seen
                break
        rest = [kind for kind in range(self.kinds) for _ in range(COPIES)]
        lies: dict[str, list[int]] = defaultdict(list)
        for kind, place in chosen:
            rest.remove(kind)
            lies[place].append(kind)
        if crime < 0:
            crime = rest[rng(len(rest))]
        rest.remove(crime)
        fresh = iter(shuffled(rest, rng))
        for place, count in self.where.items():
            lies[place] += [next(fresh) for _ in range(count - len(lies[place]))]
        return crime, lies


class Memory:
    """A fold of the notes of one viewer."""

    def __init__(self, viewer: Viewer, seats: int, house: House) -> None:
        self.viewer, self.n, self.house = viewer, seats, house
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
            self.cards.append(Category(self.n + 1, where))

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
            tuple([place.car for place in view.seats]) or tuple(range(n)),
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
            sum(1 << p for p, place in enumerate(view.seats) if place.eye >= 0 and not place.ready),
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
