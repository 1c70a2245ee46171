"""What can be told of a table from its journal alone: a viewer's whole picture, and the game's record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from whistlestop.kernel import CHANCE, CLOCK, WATCHER, Game, Header, Json, Line, Record, Viewer

from .entry import Entry
from .fold import fold, waiting_told
from .table import Table, Tell, people_told, settings_told, slot


def refold(game: Game[Any, Any, Any], secret: bytes, entries: Iterable[Entry]) -> tuple[Table, list[Tell]]:
    """A table and all messages ever told at it.  Cheap enough that no message is stored."""
    t = Table(game, secret)
    tells: list[Tell] = []
    for e in entries:
        t, more = fold(t, e)
        tells += more
    return t, tells


def sync(t: Table, viewer: Viewer, tells: Sequence[Tell]) -> Json:
    """The whole picture for one viewer, whose numbering goes on from `told`."""
    q = t.question(viewer) if viewer != WATCHER else None
    sealed = dict(t.sealed)
    over = next((x.d for x in reversed(tells) if x.viewer == viewer and x.t == "over"), None)
    return {
        **settings_told(t),
        **people_told(t),
        "game": t.game.name,
        "seat": None if viewer == WATCHER else viewer,
        "promise": t.promise,
        "view": t.views[slot(viewer)],
        "ask": q and q.told(),
        "sealed": sealed.get(viewer),
        "in": len(sealed),
        "waiting": t.waiting and waiting_told(t.waiting, viewer),
        "over": over,
        "log": [{"t": x.t, "d": blank(x)} for x in tells if x.viewer == viewer and x.t in ("note", "say")],
    }


def blank(tell: Tell) -> Json:
    """A fleeting note leaves the log: who comes back later gets its number and nothing of it."""
    return {"what": ""} if tell.fleeting else tell.d


def record(t: Table, entries: Iterable[Entry]) -> Record:
    """The journal as a record: joint moves, chance, clocks, talk; ids, times and changed minds drop out."""
    lines: list[Line] = []
    now = Table(t.game, t.secret)
    for e in entries:
        now, tells = fold(now, e)
        if e.k == "say":
            lines.append(Line(say=[e.seat, e.d[0], e.d[1]]))
        if now.moves is not None:
            lines.append(_line(e, now.moves))
        for tell in tells:
            if tell.t == "over" and tell.viewer == WATCHER:
                end = tell.d
                lines.append(Line(over=list(end["scores"]), reason=end["reason"], seed=end["seed"]))
    people = [p.name if p else "" for p in now.people]
    pledges = [p.pledge if p and nonce else "" for p, nonce in zip(now.people, now.nonces, strict=True)]
    header = Header(
        record=1,
        game=t.game.name,
        edition=t.game.edition,
        seats=now.seats,
        options=now.options,
        people=people,
        promise=t.promise,
        pledges=pledges,
        nonces=list(now.nonces),
    )
    return Record(header, lines, list(range(2, 2 + len(lines))))


def _line(e: Entry, moves: Json) -> Line:
    if CHANCE in moves:
        return Line(chance=moves[CHANCE])
    if CLOCK in moves:
        return Line(clock=moves[CLOCK])
    return Line(moves=list(moves.items()), by="time" if e.k == "time" else "")
