"""Judge a command: refuse it, or propose the entries to write.  Nothing is told before it is written."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from whistlestop.kernel import Ask, Data, Dice, Json, Malformed, Over, fork, plain

from . import beside, lobby, play
from .entry import Entry, canonical, tuples
from .fold import fold
from .refusal import Refusal
from .table import Table, Tell

SLACK = 250  # ms: the most that any line is allowed (DI-A31)


class Proposal(Data, frozen=True):
    """Rows to append at number `table.n` of the table asked, and what follows if they get that place."""

    rows: tuple[bytes, ...]
    after: Table
    tells: tuple[Tell, ...]
    reply: Json


def hear(t: Table, e: Entry, slack: int = 0) -> Proposal | Refusal:
    """`slack`: ms that this connection may have needed, for actions that carry a device time."""
    if e.id and e.id in t.done:
        return Refusal("again", again=True)
    if e.k == "open" and type(e.d) is dict:
        e = replace(e, d={**e.d, "edition": t.game.edition})
    if e.k == "sit" and e.seat is None:
        e = replace(e, seat=lobby.free_seat(t, e))
    if e.k == "answer":
        e = _stamped(t, e, slack)
    elif e.k != "time":
        e = replace(e, d=tuples(e.d))  # as every reader will read it
    refused = _refused(t, e)
    if refused is not None:
        return refused
    if e.k == "time" and t.stage == "playing":
        e = replace(e, d=(*e.d[:2], _silent(t)))
    row, e = canonical(e)
    rows = [row]
    after, tells = fold(t, e)
    while after.stage == "playing" and after.turn is None:  # chance rides in the same append as its cause
        draw = after.game.turn(after.state)
        assert not isinstance(draw, Ask | Over)
        outcome = draw.sample(Dice(after.key, after.draws))
        row, c = canonical(Entry("chance", after.at, d=outcome))
        rows.append(row)
        after, more = fold(after, c)
        tells += more
    return Proposal(tuple(rows), after, tuple(tells), {"seat": e.seat} if e.k == "sit" else None)


def _stamped(t: Table, e: Entry, slack: int) -> Entry:
    try:
        e = replace(e, d=plain(e.d))
    except Malformed:
        return e
    q = t.question(e.seat)
    if q is None or e.seat is None or t.turn is None:
        return e
    menu: Any = t.turn.open.get(e.seat) or t.turn.sealed.get(e.seat)
    if not hasattr(menu, "stamp"):
        return e
    age = max(t.at, e.at) - q.at
    hi = age if t.clock is None else min(age, t.clock.due - q.at)
    return replace(e, d=menu.stamp(e.d, max(0, min(hi, age - min(slack, SLACK))), max(0, hi)))


def _silent(t: Table) -> Json:
    """What the silent are taken to say, by the table's dice: written, so that a replay needs neither."""
    given, dice = dict(t.sealed), Dice(t.key, -1 - t.n)
    menus = t.turn.sealed if t.turn else {}
    return tuple((s, m.default(dice)) for s, m in menus.items() if s not in given)


JUDGES = {**lobby.JUDGES, **play.JUDGES, **beside.JUDGES}


def _refused(t: Table, e: Entry) -> Refusal | None:
    if not t.stage:
        return lobby.bad_settings(t, e.d) if e.k == "open" else Refusal("unknown")
    if t.stage == "closed" and e.k != "again":
        return Refusal("gone")
    judge = JUDGES.get(e.k)
    return judge(t, e) if judge else Refusal("malformed")


def bot_dice(t: Table, seat: int, q: int) -> bytes:
    """The key of a bot's dice for one question: two processes think alike, and the table's key stays here."""
    return fork(t.key, "bot", seat, q)
