"""Stock draws: what chance may decide.  Outcomes are written in the record, never regenerated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import TypeVar

from .game import Data, Json, Rng

T = TypeVar("T")


def shuffled(things: Sequence[T], rng: Rng) -> tuple[T, ...]:
    """All orders equally likely (Fisher-Yates)."""
    row = list(things)
    for i in range(len(row) - 1, 0, -1):
        j = rng(i + 1)
        row[i], row[j] = row[j], row[i]
    return tuple(row)


def _ints(outcome: object) -> bool:
    return type(outcome) is tuple and all(type(x) is int for x in outcome)


class Pick(Data, frozen=True):
    """One outcome, by weight."""

    weights: tuple[tuple[Json, int], ...]

    def __contains__(self, outcome: object) -> bool:
        return any(type(outcome) is type(o) and outcome == o and w > 0 for o, w in self.weights)

    def sample(self, rng: Rng) -> Json:
        k = rng(sum([w for _, w in self.weights]))
        for outcome, w in self.weights:
            k -= w
            if k < 0:
                return outcome
        raise AssertionError("weights are positive")

    def chances(self) -> tuple[tuple[Json, int], ...]:
        return self.weights


@cache
def all_orders(k: int) -> tuple[tuple[int, ...], ...]:
    return tuple(permutations(range(k)))


class Order(Data, frozen=True):
    """A permutation of range(k)."""

    k: int

    def __contains__(self, outcome: object) -> bool:
        return type(outcome) is tuple and _ints(outcome) and sorted(outcome) == list(range(self.k))

    def sample(self, rng: Rng) -> tuple[int, ...]:
        if self.k <= 4:
            orders = all_orders(self.k)
            return orders[rng(len(orders))]
        return shuffled(range(self.k), rng)

    def chances(self) -> tuple[tuple[Json, int], ...]:
        return tuple((order, 1) for order in all_orders(self.k))


class Deal(Data, frozen=True):
    """Cards dealt into heaps of given sizes.  `first`: so many of the cards are an old deck and go out
    before the others, which were shuffled in when it ran out."""

    cards: tuple[int, ...]
    sizes: tuple[int, ...]
    first: int = 0

    def __contains__(self, outcome: object) -> bool:
        if type(outcome) is not tuple or not all(map(_ints, outcome)):
            return False
        flat = [card for heap in outcome for card in heap]
        old, new = Counter(self.cards[: self.first]), Counter(self.cards[self.first :])
        head, tail = Counter(flat[: self.first]), Counter(flat[self.first :])
        return (
            tuple(map(len, outcome)) == self.sizes
            and head <= old
            and (not tail or head == old)
            and tail <= new
        )

    def sample(self, rng: Rng) -> tuple[tuple[int, ...], ...]:
        need = sum(self.sizes)
        flat: list[int] = []
        for pool in (list(self.cards[: self.first]), list(self.cards[self.first :])):
            while pool and len(flat) < need:
                flat.append(pool.pop(rng(len(pool))))
        dealt = iter(flat)
        return tuple([tuple([next(dealt) for _ in range(k)]) for k in self.sizes])


class Each(Data, frozen=True):
    """Several independent picks, one from each bag."""

    bags: tuple[tuple[int, ...], ...]

    def __contains__(self, outcome: object) -> bool:
        if type(outcome) is not tuple or not _ints(outcome) or len(outcome) != len(self.bags):
            return False
        return all(x in bag for x, bag in zip(outcome, self.bags, strict=True))

    def sample(self, rng: Rng) -> tuple[int, ...]:
        return tuple([bag[rng(len(bag))] for bag in self.bags])
