"""Beside the game: talk, coming and going, the host's keys, and what a seat keeps for itself."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from whistlestop.kernel import WATCHER, Malformed, plain, put

from .entry import Entry
from .lobby import seated
from .play import waiting_told
from .refusal import Refusal, by_host, on_seat
from .table import PHRASES, REACTIONS, Running, Table, Tell, people_told, settings_told
from .teller import Teller

SAY = 200  # characters
JOT = 16_000  # bytes of one notebook
PAUSE = 86_400_000  # ms that a pause lasts at most
MORE = 30_000  # ms: the least that "more time" adds
LETTERS = 12  # of a table's code, at most


# --- talk ------------------------------------------------------------------------------------------------


def _may_say(t: Table, e: Entry) -> Refusal | None:
    if refused := on_seat(t, e):
        return refused
    room, text, kind = e.d
    if not t.talk and kind == "text":
        return Refusal("quiet")
    if t.playing and not t.game.rooms(t.state).get(room, 0) >> (e.seat or 0) & 1:
        return Refusal("room", t.game.hush)
    if not t.playing and room != "all":
        return Refusal("room")
    if kind == "react":
        return None if text in REACTIONS else Refusal("malformed")
    if kind == "phrase":
        return None if text in PHRASES else Refusal("malformed")
    fits = type(text) is str and len(text.strip()) > 0 and len(text) <= SAY
    fits = fits and all(c.isprintable() for c in text)
    return None if fits else Refusal("malformed")


def _say(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    room, text, kind = e.d
    mask = 0 if room == "all" else t.game.rooms(t.state)[room]
    teller = Teller(t)
    for viewer in teller.viewers:
        if room == "all" or (viewer != WATCHER and mask >> viewer & 1):
            teller.one(viewer, "say", {"seat": e.seat, "room": room, kind: text})
    return teller.end(t)


# --- coming and going ------------------------------------------------------------------------------------


def _may_go(t: Table, e: Entry) -> Refusal | None:
    if refused := on_seat(t, e):
        return refused
    person = t.people[e.seat or 0]
    if t.stage == "over" or person is None or person.kind != "person":
        return Refusal("stage")  # in the lobby too: a host who never comes back would block all others
    return None if person.away == (e.k == "back") else Refusal("stale")


def _go(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    assert e.seat is not None
    person = t.people[e.seat]
    assert person is not None
    missed, before = t.missed[e.seat], t
    t, tells = seated(t, e.seat, replace(person, away=e.k != "back"))
    if people_told(t) == people_told(before):  # a slow table: that somebody came or went is not told either
        t, tells = replace(t, told=before.told), []
    if e.k != "back" or not missed:
        return t, tells
    t = replace(t, missed=put(t.missed, e.seat, ()))
    teller = Teller(t)
    teller.one(e.seat, "missed", missed, fleeting=True)  # once, on whatever screens are there
    t, more = teller.end(t)
    return t, tells + more


def _may_relieve(t: Table, e: Entry) -> Refusal | None:
    """Whom the table waits for in vain.  Also who has sealed an answer: or it would show that he has not."""
    if refused := on_seat(t, e):
        return refused
    if t.stage != "playing":
        return Refusal("stage")
    person = t.people[e.seat or 0]
    if person is None or person.kind != "person" or e.seat == e.by:
        return Refusal("seat")
    if person.away or t.question(e.seat) is None:
        return Refusal("stale")
    return None if t.stuck(e.at) else Refusal("patience")


def _may_kick(t: Table, e: Entry) -> Refusal | None:
    if refused := by_host(t, e, "playing", "paused") or on_seat(t, e):
        return refused
    person = t.people[e.seat or 0]
    return None if person and person.kind == "person" and e.seat != e.by else Refusal("seat")


def _kick(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    """A bot goes on with the seat's cards and all that the seat was told.  Orders are not the bot's, and the
    notebook waits for its owner, who may come back."""
    seat = e.seat or 0
    person = t.people[seat]
    assert person is not None
    exiles = (*t.exiles, (seat, person.key, t.jots[seat]))
    t = replace(t, exiles=exiles, orders=put(t.orders, seat, ()), jots=put(t.jots, seat, None))
    return seated(t, seat, replace(person, kind="bot", level="medium", key="", pledge="", away=False))


# --- the host's keys -------------------------------------------------------------------------------------


def _may_resume(t: Table, e: Entry) -> Refusal | None:
    if t.stage == "paused" and e.by != t.host and type(e.by) is int:
        return None if t.stuck(e.at) else Refusal("patience")
    return by_host(t, e, "paused")


def paused(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    """A pause turns the deadline into what is left, and a question does not age in it.  If nobody goes on,
    time does: whoever has left, the game comes to its end."""
    stops = t.stage == "playing"
    shift = -t.at if stops else t.at
    t = replace(
        t,
        stage="paused" if stops else "playing",
        rest=t.at + PAUSE,
        still=t.at,
        clock=t.clock and replace(t.clock, due=t.clock.due + shift),
        opened=(t.opened[0], t.opened[1] + shift),
        asked=tuple((s, replace(q, at=q.at + shift)) for s, q in t.asked),
    )
    teller = Teller(t)
    teller.all("table", settings_told(t))
    if not stops:
        for seat, q in t.asked:
            teller.one(seat, "ask", q.told())
        if t.waiting:
            t = _wait_anew(t, teller)
    return teller.end(t)


def _wait_anew(t: Table, teller: Teller) -> Table:
    """The deadline has moved: all are told, and count the sealed answers again."""
    sealed, opened, name, _, rooms = t.waiting
    t = replace(t, waiting=(sealed, opened, name, t.clock and t.clock.due, rooms))
    for viewer in teller.viewers:
        teller.one(viewer, "waiting", waiting_told(t.waiting, viewer))
    if t.sealed:
        teller.all("in", len(t.sealed))
    return t


def _may_hush(t: Table, e: Entry) -> Refusal | None:
    if refused := by_host(t, e, "lobby", "opening", "playing", "paused", "over"):
        return refused
    return None if type(e.d) is bool else Refusal("malformed")


def _hush(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    """Written talk off or on; faces and ready phrases remain, and everybody may mute anybody."""
    t = replace(t, talk=e.d)
    teller = Teller(t)
    teller.all("table", settings_told(t))
    return teller.end(t)


def _may_lengthen(t: Table, e: Entry) -> Refusal | None:
    if refused := by_host(t, e, "playing"):
        return refused
    if t.game.hands_off(t.state):
        return Refusal("pace", t.game.pace)
    return None if t.clock and t.turn else Refusal("stale")


def _more(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    """As much again as the clock began with."""
    clock = t.clock
    assert clock is not None
    more = max(MORE, t.clocks.get(clock.name, 0))
    t = replace(t, clock=Running(clock.name, clock.span, clock.pace, max(clock.due, t.at) + more))
    teller = Teller(t)
    t = _wait_anew(t, teller)
    return teller.end(t)


def _close(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    """The host ends it: nobody has won, and the secret is shown, so that what was drawn can be checked."""
    started, asked = t.state is not None, t.asked
    t = replace(t, stage="closed", asked=(), sealed=(), clock=None, waiting=None)
    teller = Teller(t)
    for seat, _ in asked:
        teller.one(seat, "ask", None)
    teller.all("table", settings_told(t))
    if started:
        teller.all("over", {"scores": (), "winners": (), "reason": "closed", "seed": t.secret.hex()})
    return teller.end(t)


# --- what a seat keeps for itself ------------------------------------------------------------------------


def _may_jot(t: Table, e: Entry) -> Refusal | None:
    if refused := on_seat(t, e):
        return refused
    if not t.playing:
        return Refusal("stage")
    if t.game.hands_off(t.state):  # a showing runs: pencils down
        return Refusal("pencil", t.game.pencils)
    return None if len(msgspec.json.encode(e.d)) <= JOT else Refusal("size")


def _jot(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    t = replace(t, jots=put(t.jots, e.seat or 0, e.d))
    teller = Teller(t)
    teller.one(e.seat or 0, "mine", {"jot": e.d})
    return teller.end(t)


def _may_order(t: Table, e: Entry) -> Refusal | None:
    if refused := on_seat(t, e):
        return refused
    if not t.playing:
        return Refusal("stage")
    try:
        clock, *order = plain(e.d)
    except (Malformed, TypeError, ValueError):
        return Refusal("malformed")
    match order:
        case [None] | ["silence"] | ["robot"] | ["answer", _]:
            fits = clock in t.game.clocks and len(msgspec.json.encode(e.d)) < 400
            return None if fits else Refusal("malformed")
        case _:
            return Refusal("malformed")


def _order(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    """How to answer for me at this kind of question: so, as silence would, as my robot would; None: ask me
    again.  Told to nobody else."""
    seat, (clock, *order) = e.seat or 0, e.d
    orders = {**dict(t.orders[seat]), clock: tuple(order)}
    if order == [None]:
        del orders[clock]
    t = replace(t, orders=put(t.orders, seat, tuple(orders.items())))
    teller = Teller(t)
    teller.one(seat, "mine", {"orders": orders})
    return teller.end(t)


# --- again -----------------------------------------------------------------------------------------------


def _may_again(t: Table, e: Entry) -> Refusal | None:
    if refused := on_seat(t, e):
        return refused
    if t.stage not in ("over", "closed"):
        return Refusal("stage")
    return Refusal("stale") if t.next or type(e.d) is not str or len(e.d) > LETTERS else None


def _again(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    t = replace(t, next=e.d)
    teller = Teller(t)
    teller.all("table", settings_told(t))
    return teller.end(t)


JUDGES: dict[str, Any] = {
    "say": _may_say,
    "away": _may_go,
    "back": _may_go,
    "relieve": _may_relieve,
    "kick": _may_kick,
    "pause": lambda t, e: by_host(t, e, "playing"),
    "resume": _may_resume,
    "talk": _may_hush,
    "more": _may_lengthen,
    "close": lambda t, e: by_host(t, e, "lobby", "opening", "playing", "paused"),
    "jot": _may_jot,
    "order": _may_order,
    "again": _may_again,
}
FOLDS: dict[str, Any] = {
    "say": _say,
    "away": _go,
    "back": _go,
    "relieve": _go,
    "kick": _kick,
    "pause": paused,
    "resume": paused,
    "talk": _hush,
    "more": _more,
    "close": _close,
    "jot": _jot,
    "order": _order,
    "again": _again,
}
