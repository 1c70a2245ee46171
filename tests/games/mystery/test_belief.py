# ruff: noqa: N802 (tests are named after clauses)
"""The belief of a seat is that of counting every deal and every choice, with copies told apart."""

from __future__ import annotations

from collections import defaultdict
from itertools import permutations
from math import log2
from random import Random
from typing import TypeAlias

import pytest

from whistlestop.games.mystery.belief import Category

World: TypeAlias = tuple[tuple[int, ...], ...]  # per place, the labelled cards; a card's kind is half of it
PLACES = ("H0", "H1", "D1", "H2", "D2", "C0")


class Counting:
    """All labelled deals, each with its weight; the first place is the crime's."""

    def __init__(self, kinds: int, where: dict[str, int], mine: list[int]) -> None:
        self.where = dict(where)
        self.worlds: dict[World, float] = defaultdict(float)
        for deck in permutations(range(2 * kinds)):
            cut, rows = 1, [deck[:1]]
            for place in PLACES:
                rows.append(tuple(sorted(deck[cut : cut + where[place]])))
                cut += where[place]
            if sorted(card // 2 for card in rows[1]) == mine:
                self.worlds[tuple(rows)] = 1.0

    def move(self, src: str, dst: str, kind: int) -> None:
        a, b = 1 + PLACES.index(src), 1 + PLACES.index(dst)
        after: dict[World, float] = defaultdict(float)
        for world, weight in self.worlds.items():
            for card in world[a]:
                if kind in (-1, card // 2):
                    rows = list(world)
                    rows[a] = tuple([c for c in rows[a] if c != card])
                    rows[b] = tuple(sorted((*rows[b], card)))
                    after[tuple(rows)] += weight / len(world[a])
        self.worlds = after

    def move_all(self, src: str, dst: str) -> None:
        a, b = 1 + PLACES.index(src), 1 + PLACES.index(dst)
        after: dict[World, float] = defaultdict(float)
        for world, weight in self.worlds.items():
            rows = list(world)
            rows[a], rows[b] = (), tuple(sorted(rows[a] + rows[b]))
            after[tuple(rows)] += weight
        self.worlds = after

    def odds(self, kinds: int) -> list[float]:
        found = [0.0] * kinds
        for world, weight in self.worlds.items():
            found[world[0][0] // 2] += weight
        return [x / sum(found) for x in found]

    def gain(self, src: str, kinds: int) -> float:
        a = 1 + PLACES.index(src)
        told = [[0.0] * kinds for _ in range(kinds)]
        for world, weight in self.worlds.items():
            for card in world[a]:
                told[card // 2][world[0][0] // 2] += weight / len(world[a])
        total = sum(map(sum, told))
        now = [sum(row[k] for row in told) / total for k in range(kinds)]

        def bits(row: list[float]) -> float:
            return -sum(x * log2(x / sum(row)) for x in row if x)

        return bits(now) - sum(bits([x / total for x in row]) for row in told)


def past(kinds: int, seed: int, events: int) -> tuple[Category, Counting]:
    """A game of one category, told to H0: cards go about, some of them seen."""
    rng = Random(seed)
    where = {"H0": 1, "H1": 2, "D1": 0, "H2": 2 * kinds - 5, "D2": 0, "C0": 1}
    deck = [card // 2 for card in range(2 * kinds)]
    rng.shuffle(deck)
    deck.pop()
    lies = {place: [deck.pop() for _ in range(count)] for place, count in where.items()}
    found, counting = Category(kinds, where), Counting(kinds, where, lies["H0"])
    found.hold(lies["H0"], "H0")
    for _ in range(events):
        src, dst = rng.choice([(a, b) for a in PLACES if lies[a] for b in PLACES])
        if src[0] == "D" and rng.random() < 0.6:
            dst = "H" + src[1]
            lies[dst] += lies[src]
            lies[src] = []
            found.move_all(src, dst)
            counting.move_all(src, dst)
            continue
        card = lies[src].pop(rng.randrange(len(lies[src])))
        lies[dst].append(card)
        kind = card if "H0" in (src, dst) or rng.random() < 0.6 else -1
        if kind < 0 and src == dst:
            continue
        found.move(src, dst, kind)
        counting.move(src, dst, kind)
        assert found.odds() == pytest.approx(counting.odds(kinds), abs=1e-12)
    return found, counting


@pytest.mark.parametrize("seed", range(40))
def test_ME_A20_belief_is_what_counting_all_labelled_deals_gives(seed: int) -> None:
    found, counting = past(3, seed, 14)
    for place in PLACES:
        if found.where[place]:
            assert found.gain(place) == pytest.approx(counting.gain(place, 3), abs=1e-9)
    innocent = {kind for kind, p in enumerate(counting.odds(3)) if p == 0}
    assert found.innocent() == innocent


def test_the_same_with_four_kinds() -> None:
    found, counting = past(4, 1, 5)
    assert found.gain("H1") == pytest.approx(counting.gain("H1", 4), abs=1e-9)


def test_what_is_seen_for_sure_is_certain_and_the_rest_is_not() -> None:
    found = Category(3, dict.fromkeys(PLACES, 0) | {"H0": 1, "H1": 2, "H2": 2})
    found.hold([0], "H0")
    found.move("H1", "D1", 1)
    assert (found.certain(0, "H0"), found.certain(1, "D1"), found.certain(1, "H1")) == (1, 1, 0)
    found.move("D1", "H1", -1)
    found.move("H1", "D1", -1)
    assert found.certain(1, "D1") == 0


def test_a_belief_that_had_to_drop_hypotheses_says_so() -> None:
    where = dict.fromkeys(PLACES, 0) | {"H0": 1, "H1": 2, "H2": 2}
    wide, narrow = Category(3, where), Category(3, where, cap=1)
    for found in (wide, narrow):
        found.move("H1", "H1", 1)
        found.move("H1", "H2", -1)
    assert (wide.dropped, narrow.dropped) == (False, True)
