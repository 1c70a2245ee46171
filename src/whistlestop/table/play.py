"""In play: answers, time and chance become moves; then all are told what happened and who is asked what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from whistlestop.kernel import (
    CHANCE,
    CLOCK,
    WATCHER,
    Ask,
    Json,
    Malformed,
    Note,
    Over,
    Seat,
    Viewer,
    advance,
    plain,
    put,
)

from .entry import Entry
from .refusal import Refusal
from .table import Question, Running, Table, Tell, settings_told, slot
from .teller import Teller


def _may_answer(t: Table, e: Entry) -> Refusal | None:
    try:
        plain(e.d)
    except Malformed:
        return Refusal("malformed")
    if t.stage != "playing":
        return Refusal("paused" if t.stage == "paused" else "stage")
    q = t.question(e.seat)
    if q is None or q.q != e.q or e.seat is None or t.turn is None:
        return Refusal("stale")
    clause: str | None = None
    for menus in (t.turn.sealed, t.turn.open):
        if e.seat in menus:
            clause = menus[e.seat].refuse(e.d)
            if clause is None:
                return None
    return Refusal("illegal", clause or "")


def _answer(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    seat, turn = e.seat, t.turn
    assert seat is not None
    assert turn is not None
    if seat in turn.sealed and turn.sealed[seat].refuse(e.d) is None:
        before = dict(t.sealed)
        sealed = {**before, seat: e.d}
        if len(sealed) < len(turn.sealed):
            teller = Teller(t)
            teller.one(seat, "sealed", e.d)  # to himself, on all his devices
            if seat not in before:  # a change of mind is told to nobody else
                teller.all("in", len(sealed))
            return teller.end(replace(t, sealed=tuple(sorted(sealed.items()))))
        return played(t, {s: sealed[s] for s in turn.sealed})
    return played(t, {seat: e.d}, alone=True)


def _may_ring(t: Table, e: Entry) -> Refusal | None:
    name, span, due = ring(t)
    return None if name and e.at >= due and e.d[:2] == (name, span) else Refusal("stale")


def ring(t: Table) -> tuple[str, int, int]:
    """What runs out next, and when: the clock, or the pause that stopped it; ("", 0, 0) if nothing does."""
    if t.stage == "paused":
        return "pause", 0, t.rest
    return (t.clock.name, t.clock.span, t.clock.due) if t.clock else ("", 0, 0)


def _time(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    turn, clock = t.turn, t.clock
    assert turn is not None
    assert clock is not None
    given = {**dict(t.sealed), **dict(e.d[2])}
    return played(t, {s: given[s] for s in turn.sealed} or {CLOCK: clock.name})


def _may_chance(t: Table, e: Entry) -> Refusal | None:
    return Refusal("malformed")  # only ever proposed by `hear`, behind its cause


def _chance(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    return played(replace(t, draws=t.draws + 1), {CHANCE: e.d}, alone=True)


def played(t: Table, moves: Mapping[Seat, Json], alone: bool = False) -> tuple[Table, list[Tell]]:
    """A joint move or an expiry renews all questions; a lone act only that seat's (chance: nobody's).
    Whoever is asked in secret too keeps that question and its seal: or a hidden wish would show."""
    step = advance(t.game, t.state, moves)
    had = frozenset(s for s, _ in t.asked)
    secret = t.turn.sealed if t.turn else {}
    kept = tuple(x for x in t.asked if x[0] not in moves or x[0] in secret) if alone else ()
    t = replace(t, state=step.state, turn=None, moves=moves, asked=kept)
    if not alone:
        t = replace(t, sealed=(), opened=(-1, 0))
    after, tells = asking(t, Teller(t), step.notes, had)
    seen = after.told[slot(WATCHER)] > t.told[slot(WATCHER)]  # by all: a hidden move must not show
    return (replace(after, still=after.at) if seen else after), tells


def asking(
    t: Table, teller: Teller, notes: tuple[Note, ...], had: frozenset[Seat]
) -> tuple[Table, list[Tell]]:
    """After a step: tell the notes, the changed views, the new questions; keep what still stands."""
    for note in notes:
        for viewer in teller.viewers:
            if (seen := note.seen_by(viewer)) is not None:
                teller.one(viewer, "note", seen, note.fleeting)
                if note.fleeting and t.slow and viewer != WATCHER:
                    t = _kept(t, viewer, seen)
    turn = t.game.turn(t.state)
    if not isinstance(turn, Ask | Over):
        # chance comes next, in the same append; the questions that were open stay known until then
        return teller.end(
            replace(t, asked=t.asked + tuple((s, GONE) for s in sorted(had - dict(t.asked).keys())))
        )
    views = list(t.views)
    known: tuple[Any, Any, Json] = (None, None, None)
    for viewer in teller.viewers:
        i = slot(viewer)
        old, view = views[i], t.game.view(t.state, viewer)
        if known[0] is not old or known[1] is not view or old is None:  # games without secrets share views
            known = (old, view, changes(old, view))
        if (new := known[2]) is not None:
            views[i] = view
            teller.one(viewer, "view", new)
    t = replace(t, views=tuple(views))
    if isinstance(turn, Over):
        t = replace(t, stage="over", asked=(), sealed=(), clock=None, waiting=None)
        for seat in sorted(had):
            teller.one(seat, "ask", None)
        teller.all("table", settings_told(t))
        end = {"scores": turn.scores, "winners": turn.winners, "reason": turn.reason, "seed": t.secret.hex()}
        teller.all("over", end)
        return teller.end(t)
    return _questions(t, teller, turn, had)


def _kept(t: Table, seat: Seat, note: Note) -> Table:
    """At a slow table what is shown for a moment waits for who is not there."""
    person = t.people[seat]
    if person is None or not person.away:
        return t
    return replace(t, missed=put(t.missed, seat, (*t.missed[seat], note)))


GONE = Question(0, 0, -1, "", None, None)  # was asked something; what, no longer matters


def _questions(t: Table, teller: Teller, turn: Ask[Any], had: frozenset[Seat]) -> tuple[Table, list[Tell]]:
    clock = turn.clock
    span, name = (clock.span, clock.name) if clock else (0, "")
    if t.opened[0] != span:
        t = replace(t, opened=(span, t.at))
    old = dict(t.asked)
    asked: list[tuple[Seat, Question]] = []
    kept: set[Seat] = set()
    count = list(t.count)
    for seat in sorted(turn.sealed.keys() | turn.open.keys()):
        sealed = turn.sealed[seat].spec() if seat in turn.sealed else None
        opened = turn.open[seat].spec() if seat in turn.open else None
        q = old.get(seat)
        if q is not None and (q.span, q.sealed, q.open) == (span, sealed, opened):
            kept.add(seat)
        else:
            count[seat] += 1
            q = Question(count[seat], t.opened[1], span, name, sealed, opened)
            teller.one(seat, "ask", q.told())
        asked.append((seat, q))
    for seat in sorted((had | old.keys()) - {s for s, _ in asked}):
        teller.one(seat, "ask", None)
    running = _running(t, turn)
    rooms = dict(t.game.rooms(t.state))
    waiting = (
        tuple(sorted(turn.sealed)),
        tuple(sorted(turn.open)),
        name if running else None,
        running and running.due,
        rooms,
    )
    if waiting != t.waiting:  # against what was last told, or a hidden move would show as one more message
        for viewer in teller.viewers:
            teller.one(viewer, "waiting", waiting_told(waiting, viewer))
    seals = tuple(x for x in t.sealed if x[0] in kept)
    if len(seals) < len(t.sealed):  # somebody is asked anew: all count again
        teller.all("in", len(seals))
    t = replace(
        t,
        turn=turn,
        asked=tuple(asked),
        count=tuple(count),
        sealed=seals,
        clock=running,
        waiting=waiting,
    )
    return teller.end(t)


def _running(t: Table, turn: Ask[Any]) -> Running | None:
    """Equal (name, span): the same clock goes on, at a new pace if that changed."""
    c, k = turn.clock, t.clock
    budget = t.clocks.get(c.name, 0) if c else 0
    if c is None or not budget:
        return None
    if k and (k.name, k.span) == (c.name, c.span):
        left = max(0, k.due - t.at)
        return k if k.pace == c.pace else Running(c.name, c.span, c.pace, t.at + left * c.pace // k.pace)
    return Running(c.name, c.span, c.pace, t.at + c.delay + budget * c.pace // 100)


def waiting_told(waiting: Json, viewer: Viewer) -> Json:
    sealed, opened, name, due, rooms = waiting
    mine = [room for room, mask in rooms.items() if viewer != WATCHER and mask >> viewer & 1]
    return {"sealed": sealed, "open": opened, "clock": name, "due": due, "rooms": mine}


def changes(old: Any, new: Any) -> Json:
    """What differs from the view last told: whole fields, or `field/3` where only some places of a row do."""
    if old is None:
        return new
    changed: dict[str, Json] = {}
    for field in new.__struct_fields__:
        x, y = getattr(old, field), getattr(new, field)
        if x is y or x == y:
            continue
        if type(x) is tuple and type(y) is tuple and len(x) == len(y) > 1:
            for place, (was, now) in enumerate(zip(x, y, strict=True)):
                if was != now:
                    changed[f"{field}/{place}"] = now
        else:
            changed[field] = y
    return changed or None


JUDGES: dict[str, Any] = {"answer": _may_answer, "time": _may_ring, "chance": _may_chance}
FOLDS: dict[str, Any] = {"answer": _answer, "time": _time, "chance": _chance}
