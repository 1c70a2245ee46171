"""The deck as the engine sees it: kinds, figures and moral features, and not a word of what is printed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

from whistlestop.kernel import BadOption, Data, Deal, Json, Rng

from .state import Cards

FEATURES = (
    *("lives", "child", "animal", "cute", "famous", "useful"),
    *("wicked", "sad", "funny", "weird", "rich", "relative"),
)
KINDS = ("innocent", "guilty", "modifier")
BOX = (200, 125, 175)  # TT-1
NEED = (8, 6)  # Innocent and Guilty cards of one round (TT-A11)
MOST = 3000  # cards: more is no deck but an attack
FIGURES, STRENGTH = 4, 99


@cache
def blank() -> Mapping[str, Json]:
    """A deck without a word on it, for tests and research: always the same, one to three figures a card."""

    def figure(k: int, wicked: int) -> tuple[int, ...]:
        row = [1 + k % 3 // 2] + [0] * (len(FEATURES) - 1)
        row[1 + k * 7 % 11] += 1 + k % 2
        row[6] = wicked
        return tuple(row)

    def cards(count: int, wicked: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
        return tuple(
            tuple(figure(5 * k + j, wicked) for j in range(1 + (k % 5 == 0) + (k % 10 == 0)))
            for k in range(count)
        )

    modifiers = tuple(
        (0, *(((k // 11 % 4) - 2 or 2) * (f == k % 11) for f in range(11))) for k in range(BOX[2])
    )
    return {"innocent": cards(BOX[0], 0), "guilty": cards(BOX[1], 2), "modifier": modifiers}


Figure: TypeAlias = tuple[int, ...]
Traits: TypeAlias = tuple[tuple[Figure, ...], ...]  # of every card, in one numbering; a Modifier has one row


def traits(deck: Json) -> Traits:
    deck = blank() if deck is None else deck
    characters = [tuple(map(tuple, card)) for kind in KINDS[:2] for card in deck[kind]]
    return (*characters, *[(tuple(modifier),) for modifier in deck[KINDS[2]]])


def _figure(figure: Any) -> bool:
    if not isinstance(figure, (list, tuple)) or len(figure) != len(FEATURES):
        return False
    return all(type(x) is int and abs(x) <= STRENGTH for x in figure)


def _card(card: Any) -> bool:
    return isinstance(card, (list, tuple)) and 0 < len(card) <= FIGURES and all(map(_figure, card))


def figures(deck: Json, modifiers: int) -> tuple[tuple[int, int, int], tuple[int, ...]]:
    """Sizes of the three decks, and how many figures each character card shows (TT-25).

    `modifiers`: the most that one round may need; smaller decks are refused (TT-A11)."""
    if deck is None:
        return _counted()
    if not isinstance(deck, Mapping) or set(deck) != set(KINDS):
        raise BadOption("deck", "TT-1")
    rows = [deck[kind] for kind in KINDS]
    if not all(isinstance(row, (list, tuple)) for row in rows) or sum(map(len, rows)) > MOST:
        raise BadOption("deck", "TT-1")
    innocent, guilty, modifier = rows
    if not all(map(_card, (*innocent, *guilty))) or not all(map(_figure, modifier)):
        raise BadOption("deck", "TT-25")
    sizes = len(innocent), len(guilty), len(modifier)
    if any(size < need for size, need in zip(sizes, (*NEED, modifiers), strict=True)):
        raise BadOption("deck", "TT-A11")
    return sizes, tuple(map(len, (*innocent, *guilty)))


@cache
def _counted() -> tuple[tuple[int, int, int], tuple[int, ...]]:
    deck = blank()
    return BOX, tuple(map(len, (*deck["innocent"], *deck["guilty"])))


class Deals(Data, frozen=True):
    """A deal from each deck; each takes what is left of it first, then the reshuffled discards (TT-30)."""

    decks: tuple[Cards, Cards, Cards]
    discards: tuple[Cards, Cards, Cards]
    sizes: tuple[tuple[int, ...], ...]  # of the heaps from each deck

    def deal(self, d: int) -> Deal:
        deck, sizes = self.decks[d], self.sizes[d]
        if len(deck) >= sum(sizes):
            return Deal(deck, sizes)
        return Deal((*deck, *sorted(self.discards[d])), sizes, len(deck))  # TT-A11, TT-A12

    def __contains__(self, outcome: object) -> bool:
        if type(outcome) is not tuple or len(outcome) != len(self.sizes):
            return False
        return all(heaps in self.deal(d) for d, heaps in enumerate(outcome))

    def sample(self, rng: Rng) -> tuple[tuple[Cards, ...], ...]:
        """As `Deal` does it; spelt out for the usual case, since every round of a playout begins here."""
        out = []
        for d, sizes in enumerate(self.sizes):
            left, need = len(self.decks[d]), sum(sizes)
            if left < need:
                out.append(self.deal(d).sample(rng))
                continue
            draw = list(self.decks[d]).pop
            flat = [draw(rng(k)) for k in range(left, left - need, -1)]
            heaps, end = [], 0
            for size in sizes:
                heaps.append(tuple(flat[end : end + size]))
                end += size
            out.append(tuple(heaps))
        return tuple(out)
