"""Step through a record as one viewer saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import UNSET

from whistlestop.kernel import CHANCE, CLOCK, Game, Json, Record, Viewer, replay


def scenes(game: Game[Any, Any, Any], record: Record, viewer: Viewer | None) -> Iterator[dict[str, Any]]:
    """What the viewer saw, step by step; None: a finished game, everything that everybody did."""
    for moment in replay(game, record):
        notes = moment.notes if viewer is None else [n for x in moment.notes if (n := x.seen_by(viewer))]
        scene: dict[str, Any] = {"line": moment.line}
        if viewer is None:
            scene["moves"] = {who(seat): action for seat, action in moment.moves.items()}
            scene["views"] = [
                msgspec.to_builtins(game.view(moment.state, s)) for s in range(record.header.seats)
            ]
        else:
            scene["view"] = msgspec.to_builtins(game.view(moment.state, viewer))
        scene["notes"] = [note_told(note) for note in notes]
        yield scene


def note_told(note: Any) -> Json:
    told: dict[str, Any] = {"what": note.what}
    for field in ("data", "secret"):
        if (value := getattr(note, field)) is not UNSET and value is not None:
            told[field] = msgspec.to_builtins(value)
    if note.clause:
        told["clause"] = note.clause
    return told


def who(seat: int) -> str:
    return {CHANCE: "chance", CLOCK: "clock"}.get(seat, str(seat))


def finished(record: Record) -> bool:
    return any(line.over is not UNSET for line in record.lines)
