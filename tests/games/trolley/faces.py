"""Decks in which cards mean something."""

from __future__ import annotations

from whistlestop.games.trolley.deck import FEATURES
from whistlestop.kernel import Json


def figure(**traits: int) -> list[int]:
    return [traits.get(name, 0) for name in FEATURES]


def deck(**cards: dict[str, int]) -> Json:
    """Cards c0 to c22 with one figure each; what is not named is one plain life, a plain Modifier nothing."""
    rows = [figure(**({"lives": 1} | cards.get(f"c{k}", {}))) for k in range(14)]
    return {
        "innocent": [[row] for row in rows[:8]],
        "guilty": [[row] for row in rows[8:]],
        "modifier": [figure(**cards.get(f"c{k}", {})) for k in range(14, 32)],
    }
