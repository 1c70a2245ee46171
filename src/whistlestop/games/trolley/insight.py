"""What a finished game says of its players and its deck, from what everybody was told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from whistlestop.kernel import Json, Note, Seat

from .deck import FEATURES
from .docket import Docket
from .moral import BLANK, Row, chance, guess, learned, rows_of

FAINT = 0.02  # a weight that says nothing
MOST = 4  # features on either side of a portrait


def insight(told: Sequence[Note], options: Mapping[str, Json]) -> Json:
    """Portraits of all who drove, what was expected of each verdict, how each card fared, and the verdicts as
    rows that a browser may keep and bring to another table.  Of a game that still runs: so far."""
    docket = Docket(options.get("deck"))
    for note in told:
        docket.told(note)
    lore, verdicts = rows_of(options.get("lore")), docket.verdicts
    return {
        "portraits": [portrait(seat, (*lore, *verdicts)) for seat in sorted({row[0] for row in verdicts})],
        "verdicts": [
            {
                "round": k,
                "seat": row[0],
                "expected": round(expected((*lore, *verdicts[:k]), row), 3),
                "chose": row[1],
            }
            for k, row in enumerate(verdicts)
        ],
        "cards": [[card, docket.staked[card], docket.killed[card]] for card in sorted(docket.staked)],
        "lore": [list(row) for row in verdicts],
    }


def expected(known: Sequence[Row], row: Row) -> float:
    """How likely the model held it, before this verdict, that the right track (1) would die."""
    return chance(guess(known, row[0]).lean(row[2:]))


def portrait(seat: Seat, rows: Sequence[Row]) -> Json:
    """Whom a person spares and whom not, strongest first, from this person's own verdicts only: a portrait
    that began with what people are like would show everybody the same face."""
    weights = learned(BLANK, [row for row in rows if row[0] == seat])[0].weights
    by_weight = sorted(zip(weights, FEATURES, strict=True), reverse=True)
    spared = [[name, round(weight, 3)] for weight, name in by_weight if weight >= FAINT]
    killed = [[name, round(-weight, 3)] for weight, name in reversed(by_weight) if weight <= -FAINT]
    return {"seat": seat, "spared": spared[:MOST], "killed": killed[:MOST]}
