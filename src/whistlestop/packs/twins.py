"""Near-copies: two texts of one language that share more than 55 % of their trigrams."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from .text import longest

LIKENESS = 0.55


def grams(text: str) -> frozenset[str]:
    text = longest(text).lower()
    return frozenset(text[i : i + 3] for i in range(len(text) - 2))


def alike(one: frozenset[str], other: frozenset[str]) -> bool:
    return len(one & other) > LIKENESS * len(one | other)


def twins(texts: Sequence[str]) -> Iterator[tuple[int, int]]:
    """(i, j): text i is nearly text j, j < i; one j for each i.

    Two sets so alike share one of the rarest 45 % of each other's members: only those are looked up, and a
    thousand cards need no million comparisons."""
    sets = [grams(text) for text in texts]
    spread = Counter(gram for found in sets for gram in found)
    holders: dict[str, list[int]] = {}
    for i, mine in enumerate(sets):
        rare = sorted(mine, key=lambda gram: (spread[gram], gram))
        rare = rare[: len(mine) - int(LIKENESS * len(mine)) + 1]
        tried: set[int] = set()
        for j in (j for gram in rare for j in holders.get(gram, ())):
            if j not in tried and alike(mine, sets[j]):
                yield i, j
                break
            tried.add(j)
        for gram in rare:
            holders.setdefault(gram, []).append(i)
