"""Fold one entry: total and deterministic.  The same journal gives the same table, the same messages and the
same numbers in every process."""

from __future__ import annotations

from msgspec.structs import replace

from . import beside, lobby, play
from .entry import Entry
from .table import KEPT, Table, Tell

FOLDS = {**lobby.FOLDS, **play.FOLDS, **beside.FOLDS}


def fold(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    done = (*t.done, e.id)[-KEPT:] if e.id else t.done
    t = replace(t, n=t.n + 1, at=max(t.at, e.at), done=done, moves=None)
    if e.k == "time" and t.stage == "opening":  # whoever has not opened a nonce by now adds none
        return lobby.begin(t)
    if e.k == "time" and t.stage == "paused":
        return beside.paused(t, e)
    return FOLDS[e.k](t, e)  # type: ignore[no-any-return]
