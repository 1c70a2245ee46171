"""Counting a tiny edition: two seats, two cards, one life, sealed.

By hand, for one of the 2 leads and one of the 2 first offers a (b is the other value; P leads, Q answers):

  depth 1  P must offer.                                                           2 leads              = 2
  depth 2  Q answers: pass or b (an equal card is barred, DI-41).                  2 leads x 2 offers   = 4
  depth 3  passed: Q offers | thrown: a duel.                                      (1 + 1) x 4          = 8
  depth 4  Q offered a or b; P answers with b | four duels; Q offers his a.        (2 + 4) x 4          = 24
  depth 5  to b P can only pass, to a he passes or throws: 2 passes (P offers b), 1 duel
           | 4 times P answers a with b.                                           (2 + 1 + 4) x 4      = 28
  depth 6  P offered b: Q answers (2) | that duel: 4 ends
           | passed: 4 ends, thrown: 4 duels.                                      (2 + 4 + 4 + 4) x 4  = 56
  depth 7  Q holds a (pass or throw) or b (only pass): 2 ends, 1 duel
           | those 4 duels, by the lives left after the first: 4 + 2 + 2 + 1 ends. (3 + 9) x 4          = 48
  depth 8  the last duel: 4 ends.                                                  4 x 4                = 16

All that is hidden is a pending choice, and it is shown before the next question.  So a seat has one
information state for each node where it is asked, per lead: as P  1 + 2 + 4 + (4 + 2 + 8) + 8 + 2 = 31
(depths 1, 3, 4, 5, 6, 7), as Q  2 + (2 + 2) + 8 + 2 + (4 + 8) + 2 = 30  (depths 2 to 7): 61 together.
A watcher can tell all 187 nodes apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from whistlestop.games.dilemma import DILEMMA, State
from whistlestop.kernel import CHANCE, WATCHER, Ask, Over, settled

NODES = [1, 2, 4, 8, 24, 28, 56, 48, 16]
INFORMATION = {0: 61, 1: 61, WATCHER: 187}


class Node:
    """A state and what each viewer saw and did on the way."""

    def __init__(self, state: State, path: str, past: dict[int, tuple[Any, ...]]) -> None:
        self.state, self.path, self.past = state, path, past

    def children(self) -> Iterator[Node]:
        for moves in joint(DILEMMA.turn(self.state)):
            step = DILEMMA.apply(self.state, moves)
            past = {
                viewer: (
                    *seen,
                    moves.get(viewer),
                    *(repr(note.seen_by(viewer)) for note in step.notes),
                    DILEMMA.view(step.state, viewer),
                )
                for viewer, seen in self.past.items()
            }
            yield Node(step.state, f"{self.path} {moves}", past)


def joint(turn: Any) -> Iterator[dict[int, Any]]:
    if isinstance(turn, Ask):
        for answers in product(*turn.sealed.values()):
            yield dict(zip(turn.sealed, answers, strict=True))
    elif not isinstance(turn, Over):
        yield from ({CHANCE: outcome} for outcome, _ in turn.chances())


def levels() -> list[list[Node]]:
    options = settled(DILEMMA, 2, {"mode": "sealed", "cards": 2, "lives": 1})
    level = [Node(DILEMMA.start(2, options), "", {0: (), 1: (), WATCHER: ()})]
    tree = []
    while level:
        tree.append(level)
        level = [child for node in level for child in node.children()]
    return tree


def split(tree: list[list[Node]]) -> str:
    """How many nodes lie under each of the first two moves: where a wrong count comes from."""
    rows = []
    for first in tree[2]:
        below = [sum(node.path.startswith(first.path) for node in level) for level in tree[2:]]
        rows.append(f"{first.path}: {below}")
    return "\n".join(rows)


def test_the_nodes_of_each_depth_are_as_counted_by_hand() -> None:
    tree = levels()
    assert [len(level) for level in tree] == NODES, split(tree)


def test_each_seat_has_as_many_information_states_as_counted_by_hand() -> None:
    tree = levels()
    known: dict[int, set[tuple[Any, ...]]] = {viewer: set() for viewer in INFORMATION}
    for node in (node for level in tree for node in level):
        turn = DILEMMA.turn(node.state)
        known[WATCHER].add(node.past[WATCHER])
        for seat in turn.sealed if isinstance(turn, Ask) else ():
            known[seat].add(node.past[seat])
    assert {viewer: len(pasts) for viewer, pasts in known.items()} == INFORMATION, split(tree)
