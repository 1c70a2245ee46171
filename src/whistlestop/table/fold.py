"""Fold one entry: total and deterministic.  The same journal gives the same table, the same messages and the
same numbers in every process."""

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
    Note,
    Over,
    Seat,
    Viewer,
    advance,
    put,
    settled,
    table_key,
)

from .entry import Entry
from .table import KEPT, Person, Question, Running, Table, Tell, people_told, settings_told, slot

OPENING = 4_000  # ms for the browsers to open their nonces


class Teller:
    """Numbers the messages of one entry."""

    def __init__(self, t: Table) -> None:
        self.told = list(t.told)
        self.tells: list[Tell] = []
        self.viewers = t.viewers

    def one(self, viewer: Viewer, kind: str, d: Json, fleeting: bool = False) -> None:
        i = slot(viewer)
        self.told[i] += 1
        self.tells.append(Tell(viewer, self.told[i], kind, d, fleeting))

    def all(self, kind: str, d: Json) -> None:
        for viewer in self.viewers:
            self.one(viewer, kind, d)

    def end(self, t: Table) -> tuple[Table, list[Tell]]:
        return replace(t, told=tuple(self.told)), self.tells


def fold(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    done = (*t.done, e.id)[-KEPT:] if e.id else t.done
    t = replace(t, n=t.n + 1, at=max(t.at, e.at), done=done, moves=None)
    return _FOLDS[e.k](t, e)  # type: ignore[no-any-return]


# --- before the start ------------------------------------------------------------------------------------


def _open(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    most = t.game.seats.stop  # seats and the watchers
    t = replace(t, stage="lobby", told=(0,) * most, views=(None,) * most, count=(0,) * most)
    return _settings(t, e.d), []


def _settings(t: Table, d: Json) -> Table:
    seats = d["seats"]
    return replace(
        t,
        seats=seats,
        people=(*t.people[:seats], *(None,) * (seats - len(t.people))),
        options=settled(t.game, seats, d["options"]),
        clocks={**t.game.clocks, **d["clocks"]},
        public=d["public"],
    )


def _set(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    t = _settings(t, e.d)
    teller = Teller(t)
    teller.all("table", settings_told(t))
    teller.all("people", people_told(t))
    return teller.end(t)


def _sit(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    d, seat = e.d, e.seat
    person = Person(d["name"], d["colour"], key=d["key"], pledge=d["pledge"], since=t.n)
    return _seated(t, seat, person)


def _bot(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    taken = {p.colour for i, p in enumerate(t.people) if p and i != e.seat}
    colour = next(c for c in range(len(taken) + 1) if c not in taken)
    return _seated(t, e.seat, Person(e.d["name"], colour, "bot", e.d["level"], since=t.n))


def _free(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    return _seated(t, e.seat, None)


def _seated(t: Table, seat: Seat | None, person: Person | None) -> tuple[Table, list[Tell]]:
    assert seat is not None
    t = replace(t, people=put(t.people, seat, person))
    teller = Teller(t)
    teller.all("people", people_told(t))
    return teller.end(t)


def _start(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    t = replace(t, nonces=("",) * t.seats)
    if not any(p and p.pledge for p in t.people):
        return _begin(t)
    t = replace(t, stage="opening", clock=Running("opening", 0, 100, t.at + OPENING))
    teller = Teller(t)
    teller.all("table", settings_told(t))
    return teller.end(t)


def _nonce(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    t = replace(t, nonces=put(t.nonces, e.seat or 0, e.d))
    missing = [p for p, nonce in zip(t.people, t.nonces, strict=True) if p and p.pledge and not nonce]
    return (t, []) if missing else _begin(t)


def _begin(t: Table) -> tuple[Table, list[Tell]]:
    """Every nonce that will come is here: the key of all draws is fixed."""
    t = replace(
        t,
        stage="playing",
        clock=None,
        key=table_key(t.secret, t.nonces),
        state=t.game.start(t.seats, t.options),
    )
    teller = Teller(t)
    teller.all("table", settings_told(t))
    return _asking(t, teller, (), frozenset())


# --- in play ---------------------------------------------------------------------------------------------


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
        return _played(t, {s: sealed[s] for s in turn.sealed})
    return _played(t, {seat: e.d}, alone=True)


def _time(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    if t.stage == "opening":  # whoever has not opened a nonce by now adds none
        return _begin(t)
    turn, clock = t.turn, t.clock
    assert turn is not None
    assert clock is not None
    given = {**dict(t.sealed), **dict(e.d[2])}
    return _played(t, {s: given[s] for s in turn.sealed} or {CLOCK: clock.name})


def _chance(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    return _played(replace(t, draws=t.draws + 1), {CHANCE: e.d}, alone=True)


def _played(t: Table, moves: Mapping[Seat, Json], alone: bool = False) -> tuple[Table, list[Tell]]:
    """A joint move or an expiry renews all questions; a lone act only that seat's (chance: nobody's)."""
    step = advance(t.game, t.state, moves)
    had = frozenset(s for s, _ in t.asked)
    kept = tuple(x for x in t.asked if x[0] not in moves) if alone else ()
    t = replace(t, state=step.state, turn=None, moves=moves, asked=kept)
    if not alone:
        t = replace(t, sealed=(), opened=(-1, 0))
    return _asking(t, Teller(t), step.notes, had)


def _asking(
    t: Table, teller: Teller, notes: tuple[Note, ...], had: frozenset[Seat]
) -> tuple[Table, list[Tell]]:
    """After a step: tell the notes, the changed views, the new questions; keep what still stands."""
    for note in notes:
        for viewer in teller.viewers:
            if (seen := note.seen_by(viewer)) is not None:
                teller.one(viewer, "note", seen, note.fleeting)
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
    t = replace(
        t,
        turn=turn,
        asked=tuple(asked),
        count=tuple(count),
        sealed=tuple(x for x in t.sealed if x[0] in kept),
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
    """The fields of a view that differ from what was last told; None if nothing does."""
    if old is None:
        return new
    changed = {f: y for f in new.__struct_fields__ if (y := getattr(new, f)) != getattr(old, f)}
    return changed or None


# --- beside the game -------------------------------------------------------------------------------------


def _say(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    room, text, kind = e.d
    mask = 0 if room == "all" else t.game.rooms(t.state)[room]
    teller = Teller(t)
    for viewer in teller.viewers:
        if room == "all" or (viewer != WATCHER and mask >> viewer & 1):
            teller.one(viewer, "say", {"seat": e.seat, "room": room, kind: text})
    return teller.end(t)


def _away(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    assert e.seat is not None
    person = t.people[e.seat]
    assert person is not None
    return _seated(t, e.seat, replace(person, away=e.k == "away"))


def _pause(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    """A pause turns the deadline into what is left, and a question does not age in it."""
    shift = -t.at if e.k == "pause" else t.at
    t = replace(
        t,
        stage="paused" if e.k == "pause" else "playing",
        clock=t.clock and replace(t.clock, due=t.clock.due + shift),
        opened=(t.opened[0], t.opened[1] + shift),
        asked=tuple((s, replace(q, at=q.at + shift)) for s, q in t.asked),
    )
    teller = Teller(t)
    teller.all("table", settings_told(t))
    if e.k == "resume":
        for seat, q in t.asked:
            teller.one(seat, "ask", q.told())
        if t.waiting:
            sealed, opened, name, _, rooms = t.waiting
            t = replace(t, waiting=(sealed, opened, name, t.clock and t.clock.due, rooms))
            for viewer in teller.viewers:
                teller.one(viewer, "waiting", waiting_told(t.waiting, viewer))
        if t.sealed:  # whoever is told anew who is awaited counts from none
            teller.all("in", len(t.sealed))
    return teller.end(t)


def _close(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    t = replace(t, stage="closed", asked=(), sealed=(), clock=None)
    teller = Teller(t)
    teller.all("table", settings_told(t))
    return teller.end(t)


_FOLDS: dict[str, Any] = {
    "open": _open,
    "set": _set,
    "sit": _sit,
    "bot": _bot,
    "free": _free,
    "start": _start,
    "nonce": _nonce,
    "answer": _answer,
    "time": _time,
    "chance": _chance,
    "say": _say,
    "away": _away,
    "back": _away,
    "pause": _pause,
    "resume": _pause,
    "close": _close,
}
