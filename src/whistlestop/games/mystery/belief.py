"""What one viewer must think of the cards of one back: exact, by the cards it has seen (ME-44, ME-A20).

Backs are public, so how many cards of a category lie where is known; only kinds are hidden, and the four
categories do not meddle with each other.  A card gets a kind only when it is seen: a hypothesis says which
seen cards may lie where by now, and all others are as good as shuffled, the crime among them.

A hypothesis is a number: two bits for each kind, twelve for each place, and the sum over places in the lowest
twelve.  So a card that moves is an addition."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import product
from math import log2

from whistlestop.kernel import Rng, shuffled

from .state import COPIES, C, D, H, P, R, T

CAP = 400  # hypotheses per category; where they all turn out wrong, the past is gone through again with more
MOST_KINDS = 6
WIDTH = 2 * MOST_KINDS
HEAP = (1 << WIDTH) - 1  # the seen cards of one place
BOTH = HEAP // 3 * 2  # the bits that say: both copies
SHIFT = {place: WIDTH * (1 + i) for i, place in enumerate((*H, *D, *C, *P, *T, R))}
ONE = tuple([1 << 2 * kind for kind in range(MOST_KINDS)])


def _heaps() -> list[tuple[int, tuple[tuple[int, int], ...]]]:
    rows: list[tuple[int, tuple[tuple[int, int], ...]]] = [(0, ())] * (HEAP + 1)
    for copies in product(range(COPIES + 1), repeat=MOST_KINDS):
        heap = sum(n * one for n, one in zip(copies, ONE, strict=True))
        rows[heap] = (sum(copies), tuple([(kind, n) for kind, n in enumerate(copies) if n]))
    return rows


CONTENT = _heaps()  # of a heap: how many cards, and (kind, copies) of those that are there


def entropy(weights: Sequence[float]) -> float:
    """In bits, of weights that need not sum to one; times their sum."""
    total = sum(weights)
    return total * log2(total) - sum(w * log2(w) for w in weights if w > 0) if total > 0 else 0.0


class Category:
    """The cards of one back."""

    def __init__(self, kinds: int, where: Mapping[str, int], cap: int = CAP) -> None:
        self.kinds, self.cap, self.full = kinds, cap, kinds * COPIES
        self.start, self.where = dict(where), dict(where)
        self.log: list[tuple[str, str, int, bool]] = []
        self.held: int = 0
        self.worlds: dict[int, float] = {0: 1.0}
        self.dropped = False  # unlikely hypotheses are gone: what seems certain is only all but certain

    def hold(self, kinds: list[int], place: str) -> None:
        """The hand that was dealt."""
        self.held = sum(ONE[kind] + (ONE[kind] << SHIFT[place]) for kind in kinds)
        self.worlds = {self.held: 1.0}

    def move(self, src: str, dst: str, kind: int) -> None:
        """A card went from place to place, or was looked at where it lies; kind -1: its face was not seen."""
        self.log.append((src, dst, kind, False))
        if kind < 0:
            self._unseen(src, dst)
        else:
            self._seen(src, dst, kind)

    def move_all(self, src: str, dst: str) -> None:
        self.log.append((src, dst, -1, True))
        self._move_all(src, dst)

    def _unseen(self, src: str, dst: str) -> None:
        here, a, b = self.where[src], SHIFT[src], SHIFT[dst]
        if src == dst:
            return
        step = [(one << b) - (one << a) for one in ONE]
        after: dict[int, float] = defaultdict(float)
        for world, weight in self.worlds.items():
            n, cards = CONTENT[world >> a & HEAP]
            if n < here:
                after[world] += weight * (here - n)
            for kind, copies in cards:
                after[world + step[kind]] += weight * copies
        self._carry(src, dst)
        self._keep(after)

    def _seen(self, src: str, dst: str, kind: int) -> None:
        after = self._if_seen(src, dst, kind)
        self._carry(src, dst)
        self._keep(after)

    def _if_seen(self, src: str, dst: str, kind: int) -> dict[int, float]:
        here, a, b, one = self.where[src], SHIFT[src], SHIFT[dst], ONE[kind]
        step, new = (one << b) - (one << a), one + (one << b)
        after: dict[int, float] = defaultdict(float)
        for world, weight in self.worlds.items():
            heap = world >> a & HEAP
            n = CONTENT[heap][0]
            if copies := heap >> 2 * kind & 3:
                after[world + step] += weight * copies
            if n < here and (left := COPIES - (world >> 2 * kind & 3)):
                fresh = self.full - CONTENT[world & HEAP][0]
                if fresh > 1:  # the crime is never seen (ME-12)
                    after[world + new] += weight * (here - n) * left / fresh
        return after

    def _move_all(self, src: str, dst: str) -> None:
        if not self.where[src]:
            return
        a, b = SHIFT[src], SHIFT[dst]
        after: dict[int, float] = defaultdict(float)
        for world, weight in self.worlds.items():
            heap = world >> a & HEAP
            after[world - (heap << a) + (heap << b)] += weight
        self.where[dst] += self.where[src]
        self.where[src] = 0
        self._keep(after)

    def _carry(self, src: str, dst: str) -> None:
        self.where[src] -= 1
        self.where[dst] += 1

    def _keep(self, after: dict[int, float]) -> None:
        """The likeliest."""
        if not after:
            self._again()
            return
        if len(after) > self.cap:
            rows = sorted(after.items(), key=lambda row: (-row[1], row[0]))[: self.cap]
            after, self.dropped = dict(rows), True
        total = sum(after.values())
        self.worlds = {world: weight / total for world, weight in after.items()}

    def _again(self) -> None:
        """The truth was among the hypotheses that were dropped."""
        wider = Category(self.kinds, self.start, self.cap * 8)
        wider.held, wider.worlds = self.held, {self.held: 1.0}
        for src, dst, kind, whole in self.log:
            if whole:
                wider.move_all(src, dst)
            else:
                wider.move(src, dst, kind)
        self.where, self.worlds, self.cap, self.dropped = wider.where, wider.worlds, wider.cap, wider.dropped

    # --- questions -----------------------------------------------------------------------------------------

    def out(self) -> int:
        """The kinds of which both copies must have been seen, two bits each: they are not the crime."""
        certain = BOTH
        for world in self.worlds:
            certain &= world
        return certain

    def innocent(self) -> set[int]:
        out = self.out()
        return {kind for kind in range(self.kinds) if out >> 2 * kind & COPIES}

    def certain(self, kind: int, place: str) -> int:
        """How many copies lie there for sure, of those that were seen."""
        return min(world >> SHIFT[place] + 2 * kind & 3 for world in self.worlds)

    def odds(self, worlds: Mapping[int, float] | None = None) -> list[float]:
        """How likely each kind is the crime."""
        totals: dict[int, float] = defaultdict(float)
        for world, weight in (self.worlds if worlds is None else worlds).items():
            totals[world & HEAP] += weight
        odds = [0.0] * self.kinds
        for heap, weight in totals.items():
            share = weight / (self.full - CONTENT[heap][0])
            for kind in range(self.kinds):
                odds[kind] += share * (COPIES - (heap >> 2 * kind & 3))
        return odds

    def tells(self, src: str, kind: int) -> float:
        """How much, in bits, a card of this kind that leaves this place does tell of the crime."""
        after = self._if_seen(src, src, kind)
        total = sum(after.values())
        if not total:
            return 0.0
        odds = zip(self.odds(), self.odds(after), strict=True)
        return sum(q / total * log2(q / total / p) for p, q in odds if q > 0)

    def gain(self, src: str) -> float:
        """How much, in bits, a card that leaves this place is expected to tell of the crime."""
        here, a, kinds = self.where[src], SHIFT[src], range(self.kinds)
        if not here:
            return 0.0
        groups: dict[tuple[int, int], float] = defaultdict(float)
        for world, weight in self.worlds.items():
            groups[world & HEAP, world >> a & HEAP] += weight
        told = [[0.0] * self.kinds for _ in kinds]  # by the kind that would be seen, weights of the crime
        for (total, heap), weight in groups.items():
            n, cards = CONTENT[heap]
            left = [COPIES - (total >> 2 * kind & 3) for kind in kinds]
            fresh = sum(left)
            share = weight / here / fresh
            for kind, copies in cards:
                row = told[kind]
                for crime in kinds:
                    row[crime] += share * copies * left[crime]
            if n < here and fresh > 1:
                share *= (here - n) / (fresh - 1)
                for kind in kinds:
                    if left[kind]:
                        row, each = told[kind], share * left[kind]
                        for crime in kinds:
                            row[crime] += each * (left[crime] - (crime == kind))
        now = [sum(row[crime] for row in told) for crime in kinds]
        return max(0.0, entropy(now) - sum(map(entropy, told)))

    def draw(self, crime: int, rng: Rng) -> tuple[int, dict[str, list[int]]]:
        """The crime (given, where it is known) and where all cards lie, as likely as a viewer must think."""
        rows: list[tuple[int, float]] = []
        for world, weight in self.worlds.items():
            left = COPIES - (world >> 2 * crime & 3) if crime >= 0 else 1
            fresh = self.full - CONTENT[world & HEAP][0] if crime >= 0 else 1
            if left:
                rows.append((world, weight * left / fresh))
        x = rng(1 << 30) / (1 << 30) * sum(weight for _, weight in rows)
        chosen = rows[-1][0]
        for world, weight in rows:
            x -= weight
            if x < 0:
                chosen = world
                break
        rest = [kind for kind in range(self.kinds) for _ in range(COPIES)]
        lies: dict[str, list[int]] = defaultdict(list)
        for place in self.where:
            for kind, copies in CONTENT[chosen >> SHIFT[place] & HEAP][1]:
                for _ in range(copies):
                    rest.remove(kind)
                    lies[place].append(kind)
        if crime < 0:
            crime = rest[rng(len(rest))]
        rest.remove(crime)
        fresh_cards = iter(shuffled(rest, rng))
        for place, count in self.where.items():
            lies[place] += [next(fresh_cards) for _ in range(count - len(lies[place]))]
        return crime, lies
