"""Judge a command: refuse it, or propose the entries to write.  Nothing is told before it is written."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from whistlestop.kernel import Ask, BadOption, Data, Dice, Json, Malformed, Over, fork, plain, pledge, settled

from .entry import Entry, canonical
from .fold import fold
from .table import LIVERIES, REACTIONS, Person, Table, Tell

SAY = 200  # characters
NAME = 24
SLACK = 250  # ms: the most that any line is allowed (DI-A31)


class Proposal(Data, frozen=True):
    """Rows to append at number `table.n` of the table asked, and what follows if they get that place."""

    rows: tuple[bytes, ...]
    after: Table
    tells: tuple[Tell, ...]
    reply: Json


class Refusal(Data, frozen=True):
    """The command changes nothing; code and clause are all that is said."""

    code: str
    clause: str = ""
    again: bool = False  # it had been done already: not a refusal to the sender

    def told(self) -> Json:
        return {"code": self.code, "clause": self.clause} if self.clause else {"code": self.code}


def hear(t: Table, e: Entry, slack: int = 0) -> Proposal | Refusal:
    """`slack`: ms that this connection may have needed, for actions that carry a device time."""
    if e.id and e.id in t.done:
        return Refusal("again", again=True)
    if e.k == "sit" and e.seat is None:
        e = replace(e, seat=next((i for i, p in enumerate(t.people) if p is None), None))
    if e.k == "answer":
        e = _stamped(t, e, slack)
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


def _refused(t: Table, e: Entry) -> Refusal | None:
    if not t.stage:
        return _bad_settings(t, e.d) if e.k == "open" else Refusal("unknown")
    if t.stage == "closed":
        return Refusal("gone")
    judge = _JUDGES.get(e.k)
    return judge(t, e) if judge else Refusal("malformed")


def _bad_settings(t: Table, d: Json) -> Refusal | None:
    try:
        t.game.start(d["seats"], settled(t.game, d["seats"], d["options"]))
    except BadOption as error:
        return Refusal("options", error.clause)
    for name, ms in d["clocks"].items():
        limit = t.game.clocks.get(name)
        if limit is None or type(ms) is not int or not 0 <= ms <= 7 * 86_400_000:
            return Refusal("options")
        if ms < 300 and (ms or limit <= 10_000):  # a window ends by itself, and is longer than SLACK
            return Refusal("options")
    return None


def _host(t: Table, e: Entry, stage: str = "lobby") -> Refusal | None:
    if e.by is None or e.by != t.host:
        return Refusal("host")
    return None if t.stage == stage else Refusal("stage")


def _set(t: Table, e: Entry) -> Refusal | None:
    refused = _host(t, e) or _bad_settings(t, e.d)
    if refused is None and any(t.people[e.d["seats"] :]):
        return Refusal("taken")
    return refused


def _seat(t: Table, e: Entry) -> Refusal | None:
    return None if type(e.seat) is int and 0 <= e.seat < t.seats else Refusal("seat")


def _sit(t: Table, e: Entry) -> Refusal | None:
    if t.stage != "lobby":
        return Refusal("stage")
    if e.seat is None:
        return Refusal("full")
    if refused := _seat(t, e):
        return refused
    if t.people[e.seat] is not None:
        return Refusal("taken")
    name, colour, pledged = e.d["name"], e.d["colour"], e.d["pledge"]
    if not 0 < len(name) <= NAME or not name.isprintable() or name != name.strip():
        return Refusal("name")
    if any(p and p.name.casefold() == name.casefold() for p in t.people):
        return Refusal("name")
    if not 0 <= colour < LIVERIES or any(p and p.colour == colour for p in t.people):
        return Refusal("colour")
    if len(pledged) != 64 or any(c not in "0123456789abcdef" for c in pledged):
        return Refusal("pledge")
    return None


def _bot(t: Table, e: Entry) -> Refusal | None:
    if refused := _host(t, e) or _seat(t, e):
        return refused
    person = t.people[e.seat or 0]
    return Refusal("taken") if person is not None and person.kind == "person" else None


def _free(t: Table, e: Entry) -> Refusal | None:
    if refused := _seat(t, e):
        return refused
    if t.stage != "lobby":
        return Refusal("stage")
    if e.by != e.seat and e.by != t.host:
        return Refusal("host")
    return None if t.people[e.seat or 0] else Refusal("seat")


def _start(t: Table, e: Entry) -> Refusal | None:
    return _host(t, e) or (None if all(t.people) else Refusal("seats"))


def _nonce(t: Table, e: Entry) -> Refusal | None:
    if t.stage != "opening":
        return Refusal("stage")
    if refused := _seat(t, e):
        return refused
    person: Person | None = t.people[e.seat or 0]
    fits = person is not None and type(e.d) is str and len(e.d) <= 64 and pledge(e.d) == person.pledge
    return None if fits else Refusal("pledge")


def _answer(t: Table, e: Entry) -> Refusal | None:
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


def _time(t: Table, e: Entry) -> Refusal | None:
    c = t.clock
    fits = c is not None and t.stage != "paused" and e.at >= c.due and e.d[:2] == (c.name, c.span)
    return None if fits else Refusal("stale")


def _say(t: Table, e: Entry) -> Refusal | None:
    if refused := _seat(t, e):
        return refused
    room, text, kind = e.d
    if t.playing and not t.game.rooms(t.state).get(room, 0) >> (e.seat or 0) & 1:
        return Refusal("room", t.game.hush)
    if not t.playing and room != "all":
        return Refusal("room")
    if kind == "react":
        return None if text in REACTIONS else Refusal("malformed")
    fits = type(text) is str and len(text.strip()) > 0 and len(text) <= SAY
    fits = fits and all(c.isprintable() for c in text)
    return None if fits else Refusal("malformed")


def _away(t: Table, e: Entry) -> Refusal | None:
    if refused := _seat(t, e):
        return refused
    person = t.people[e.seat or 0]
    if t.stage == "over" or person is None or person.kind != "person":
        return Refusal("stage")  # in the lobby too: a host who never comes back would block all others
    return None if person.away == (e.k == "back") else Refusal("stale")


def _chance(t: Table, e: Entry) -> Refusal | None:
    return Refusal("malformed")  # only ever proposed by this module, behind its cause


_JUDGES: dict[str, Any] = {
    "open": lambda t, e: Refusal("taken"),
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
    "pause": lambda t, e: _host(t, e, "playing"),
    "resume": lambda t, e: _host(t, e, "paused"),
    "close": lambda t, e: _host(t, e, t.stage),
}


def bot_dice(t: Table, seat: int, q: int) -> bytes:
    """The key of a bot's dice for one question: two processes think alike, and the table's key stays here."""
    return fork(t.key, "bot", seat, q)
