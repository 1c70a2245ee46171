"""Counting one go by hand, all answers and all chance; the tree ends where the go ends.

One hour; seat 0 holds m0, seat 1 m1 and s1, seat 2 nothing:
  depth 1  done | ride with m or s from the left neighbour | dine with seat 1 for m or for s           = 5
  depth 2  seat 1 gives m1, or s1 | shows m1, or s1                                                     = 4
  depth 3  after m1 seat 0 must give m0 (seat 2 passes it on to seat 1) | three times: done             = 4
  depth 4  done                                                                                         = 1

Two hours, no card but m1 and m1 with seat 1, none with the others:
  depth 1  done | lounge m | sleep 1 | ride 1 m | dine 1:m                                              = 5
  depth 2  lounge: m1, one option of two equal cards | bag and guess 2 x 2 | ride: m1 | dine: m1        = 7
  depth 3  lounge: no hour is left, done | two hits: name m | two misses, an hour left: done, ride, dine
           | ride: m1 comes back to seat 1's pile: done, dine, grip | dine: done, ride, grip
                                                                              1 + 2 + 2 x 3 + 3 + 3     = 15
  depth 4  two hits: the lot has two equal cards, one outcome                                           = 2
           two misses: after done nothing | ride: m1 | dine: m1                       2 x 2             = 4
           ride: dine: m1 | grip, no hour left: done                                                    = 2
           dine: ride: m1 | grip: done                                                                  = 2"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.games.mystery.table import told
from whistlestop.games.mystery import MYSTERY, State
from whistlestop.kernel import CHANCE, Ask, Each


def joint(turn: Any) -> Iterator[dict[int, Any]]:
    if isinstance(turn, Ask):
        for answers in product(*turn.sealed.values()):
            yield dict(zip(turn.sealed, answers, strict=True))
    else:
        assert isinstance(turn, Each)
        yield from ({CHANCE: outcome} for outcome in product(*map(dict.fromkeys, turn.bags)))


def levels(state: State, depth: int) -> list[int]:
    level, found = [state], [1]
    for _ in range(depth):
        going = [s for s in level if s.mover == 0 and s.leg == 0]
        level = [MYSTERY.apply(s, moves).state for s in going for moves in joint(MYSTERY.turn(s))]
        found.append(len(level))
    return found


@pytest.mark.parametrize(
    ("hands", "hours", "nodes"),
    [(["m0", "m1 s1", ""], 1, [1, 5, 4, 4, 1, 0]), (["", "m1 m1", ""], 2, [1, 5, 7, 15, 10])],
)
def test_the_nodes_of_each_depth_are_as_counted_by_hand(
    hands: list[str], hours: int, nodes: list[int]
) -> None:
    assert levels(told(hands=hands, hours=hours).state, len(nodes) - 1) == nodes
