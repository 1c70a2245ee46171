"""What can be told of a table from its journal alone: a viewer's whole picture, and the game's record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from whistlestop.kernel import (
    CHANCE,
    CLOCK,
    WATCHER,
    Game,
    Header,
    Json,
    Line,
    Record,
    Seat,
    Viewer,
    advance,
)

from .entry import Entry
from .fold import fold
from .play import waiting_told
from .table import Table, Tell, people_told, private_told, settings_told, slot

BETWEEN = 1 << 20  # steps that one viewer may have between two that all see


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
        "still": t.still,
        "patience": t.patience,
        "mine": None if viewer == WATCHER else private_told(t, viewer),
        "log": [{"t": x.t, "d": blank(x)} for x in tells if x.viewer == viewer and x.t in ("note", "say")],
    }


def blank(tell: Tell) -> Json:
    """A fleeting note leaves the log: who comes back later gets its number and nothing of it."""
    if not tell.fleeting:
        return tell.d
    return {"what": ""} if tell.t == "note" else []


def steps(
    game: Game[Any, Any, Any],
    secret: bytes,
    entries: Iterable[Entry],
    viewer: Viewer,
    own: int | None = None,
) -> Iterator[tuple[int, int, Table, list[Tell]]]:
    """A game as one viewer saw it: after each entry the number of the step and its mark, the table, and what
    was told.

    Step 0 is the whole picture as play began.  What chance decided belongs to the step that caused it, and a
    step that this viewer was told nothing of is none, nor is a note that he made.  What a seat kept for
    itself is for whoever sat there then: `own` is how many messages the seat had been told before the one who
    asks; None: it is not his."""
    t, number, mark = Table(game, secret), -1, 0
    told: list[Tell] = []
    for e in entries:
        t, tells = fold(t, e)
        mine = [x for x in tells if x.viewer == viewer and (x.t != "mine" or (own is not None and x.n > own))]
        told += mine
        if t.state is None:
            continue
        if number < 0:
            picture = {**sync(t, viewer, told), "log": []}
            if own is None or own >= t.told[slot(viewer)]:
                picture["mine"] = None
            number, mine = 0, [Tell(viewer, 0, "sync", picture)]
        elif e.k != "chance" and any(x.t != "mine" for x in mine):
            number += 1
            public = any(x.viewer == WATCHER for x in tells)
            mark = (mark // BETWEEN + 1) * BETWEEN if public else mark + 1
        yield number, mark, t, mine


class Reel(NamedTuple):
    frames: list[Json]  # the messages of each step
    marks: list[int]  # of steps that all saw the same for all: steps of several can be laid side by side,
    # and nobody reads off them how much went on in secret


def reel(
    game: Game[Any, Any, Any],
    secret: bytes,
    entries: Iterable[Entry],
    viewer: Viewer,
    own: int | None = None,
) -> Reel:
    frames: dict[int, Json] = {}
    marks: dict[int, int] = {}
    for number, mark, _, tells in steps(game, secret, entries, viewer, own):
        frames.setdefault(number, []).extend({"t": x.t, "n": 0, "d": x.d} for x in tells)
        marks[number] = mark
    return Reel(list(frames.values()), list(marks.values()))


def until(t: Table, entries: Iterable[Entry], viewer: Viewer, step: int) -> list[Json]:
    """The moves up to a step: there somebody may sit down and play on."""
    moves = list(t.past)
    for number, _, now, _ in steps(t.game, t.secret, entries, viewer):
        if number <= step and now.moves is not None:
            moves.append(tuple(now.moves.items()))
    return moves


def opener(t: Table, entries: Iterable[Entry]) -> Seat:
    """Who began this game."""
    now = Table(t.game, t.secret)
    for e in entries:
        now, _ = fold(now, e)
        if now.turn is not None:
            break
    return t.game.opener(now.state)


def unsaid(game: Game[Any, Any, Any], entries: Iterable[Entry]) -> Iterator[Entry]:
    """The same game without what people wrote at it, or where they went: it plays and is proved alike."""

    def played(moves: Json) -> Json:
        return tuple((seat, game.wordless(action)) for seat, action in moves)

    for e in entries:
        match e.k:
            case "say" | "jot" | "order" | "lore" | "again":
                pass
            case "answer":
                yield replace(e, d=game.wordless(e.d))
            case "start" if e.d and "past" in e.d:
                yield replace(e, d={**e.d, "past": tuple(played(moves) for moves in e.d["past"])})
            case _:
                yield e


def draws(t: Table, entries: Iterable[Entry]) -> Json:
    """Every draw: [kind, its parts, what came]; who knows the kinds can draw again.  `past`: so many of them
    were taken over from another game, whose dice prove them."""
    found: list[Json] = []
    state: Any = t.game.start(t.seats, t.options) if t.past else None
    for moves in map(dict, t.past):
        if CHANCE in moves:
            found.append(_drawn(t.game.turn(state), moves[CHANCE]))
        state = advance(t.game, state, moves).state
    past, now = len(found), Table(t.game, t.secret)
    for e in entries:
        if e.k == "chance":
            found.append(_drawn(t.game.turn(now.state), e.d))
        now, _ = fold(now, e)
    return {"past": past, "draws": found}


def _drawn(draw: Any, came: Json) -> Json:
    return type(draw).__name__, msgspec.to_builtins(draw), came


def record(t: Table, entries: Iterable[Entry], viewer: Viewer = WATCHER) -> Record:
    """The journal as a record: joint moves, chance, clocks; ids, times and changed minds drop out.  Talk as
    this viewer heard it (a team's is the team's, unless the table plays openly), and his own notebook."""
    lines: list[Line] = []
    now = Table(t.game, t.secret)
    for e in entries:
        now, tells = fold(now, e)
        if e.k == "say" and (t.openly or any(x.viewer == viewer for x in tells)):
            lines.append(Line(say=[e.seat, e.d[0], e.d[1]]))
        if now.moves is not None:
            lines.append(_line(now.moves))
        for tell in tells:
            if tell.t == "over" and tell.viewer == WATCHER:
                end = tell.d
                lines.append(Line(over=list(end["scores"]), reason=end["reason"], seed=end["seed"]))
    played = [_line(dict(moves)) for moves in now.past]
    packs = list(dict.fromkeys(pack for pack, _ in now.cards))
    people = [p.name if p else "" for p in now.people]
    pledges = [pledged if nonce else "" for pledged, nonce in zip(now.pledges, now.nonces, strict=True)]
    header = Header(
        record=1,
        game=t.game.name,
        edition=now.edition,
        seats=now.seats,
        options=now.options,
        people=people,
        promise=t.promise,
        pledges=pledges,
        nonces=list(now.nonces),
        packs=packs,
        cards=[f"{packs.index(pack)}/{card}" for pack, card in now.cards],
        past=len(played),
    )
    lines = played + lines
    if viewer != WATCHER and (notes := now.jots[viewer]) is not None:
        lines.append(Line(jot=[viewer, notes]))
    return Record(header, lines, list(range(2, 2 + len(lines))))


def _line(moves: Json) -> Line:
    """A timeout, a standing order and a click look alike here too."""
    if CHANCE in moves:
        return Line(chance=moves[CHANCE])
    if CLOCK in moves:
        return Line(clock=moves[CLOCK])
    return Line(moves=list(moves.items()))
