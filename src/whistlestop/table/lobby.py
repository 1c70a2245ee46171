"""Before the start: who sits where, what is settled, what each lays in.  An entry is judged, then folded."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from whistlestop.kernel import BadOption, Json, Note, Seat, advance, pledge, put, settled, table_key

from .entry import Entry
from .play import asking
from .refusal import OtherEdition, Refusal, by_host, on_seat
from .table import LIVERIES, Person, Running, Table, Tell, people_told, settings_told, slot
from .teller import Teller

NAME = 24
OPENING = 4_000  # ms for the browsers to open their nonces
SHORTEST = 300  # ms: a window is longer than SLACK; tests have a shorter one
WEEK = 7 * 86_400_000
LATEST = 600_000  # ms that watchers may be behind
TIERS = ("family", "standard", "dark")
PACKS = 8  # that one table may mix
WRITTEN = 3  # cards of one's own
CARD = 96  # characters
LORE = 150  # verdicts that one browser brings
HEX = frozenset("0123456789abcdef")


# --- settings --------------------------------------------------------------------------------------------


def bad_settings(t: Table, d: Json) -> Refusal | None:
    data = {o.name for o in t.game.options if o.kind == "data"}
    if data & d["options"].keys():
        return Refusal("options")  # put together by the table
    try:
        t.game.start(d["seats"], settled(t.game, d["seats"], d["options"]))
    except BadOption as error:
        return Refusal("options", error.clause)
    for name, ms in d["clocks"].items():
        if name not in t.game.clocks or type(ms) is not int or not 0 <= ms <= WEEK:
            return Refusal("options")
        if ms < SHORTEST and (ms or name in t.game.windows):
            return Refusal("options")
    delay, decks = d.get("delay", 0), d.get("decks")
    if type(delay) is not int or not 0 <= delay <= LATEST:
        return Refusal("options")
    return None if decks is None or (t.deals and _fit(decks)) else Refusal("options")


def _fit(decks: Json) -> bool:
    packs, tier = decks["packs"], decks["tier"]
    return 0 < len(packs) <= PACKS and len(set(packs)) == len(packs) and tier in TIERS


def _open(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    edition = e.d.get("edition", t.game.edition)  # a table of before it was written is of today's
    if edition != t.game.edition:
        raise OtherEdition(edition)
    most = t.game.seats.stop  # seats and the watchers
    t = replace(t, stage="lobby", told=(0,) * most, views=(None,) * most, count=(0,) * most)
    empty: tuple[Any, ...] = ((),) * most
    t = replace(t, written=empty, vetoes=empty, lore=empty, orders=empty, missed=empty, jots=(None,) * most)
    return replace(_settled(t, e.d), kept=tuple(e.d.get("kept", ())), edition=edition), []


def _settled(t: Table, d: Json) -> Table:
    seats = d["seats"]
    return replace(
        t,
        seats=seats,
        people=(*t.people[:seats], *(None,) * (seats - len(t.people))),
        options=settled(t.game, seats, d["options"]),
        clocks={**t.game.clocks, **d["clocks"]},
        public=d["public"],
        talk=d.get("talk", True),
        delay=d.get("delay", 0),
        openly=d.get("openly", False),
        late=d.get("late", True),
        lock=d.get("lock", t.lock),
        decks=d.get("decks"),
    )


def _may_set(t: Table, e: Entry) -> Refusal | None:
    refused = by_host(t, e, "lobby") or bad_settings(t, e.d)
    if refused is None and any(t.people[e.d["seats"] :]):
        return Refusal("taken")
    return refused


def _set(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    t = _settled(t, e.d)
    teller = Teller(t)
    teller.all("table", settings_told(t))
    teller.all("people", people_told(t))
    return teller.end(t)


# --- seats -----------------------------------------------------------------------------------------------


def free_seat(t: Table, e: Entry) -> Seat | None:
    """Where somebody sits who names no seat: the one kept for him, else the first free one; later a bot's."""
    asked = e.d.get("from")
    for seat, key in t.kept:
        if key == asked and t.people[seat] is None:
            return seat
    if (exile := exiled(t, asked)) is not None:
        return exile
    kept = {seat for seat, _ in t.kept}
    free = (i for i, p in enumerate(t.people) if _open_to_guests(t, p) and i not in kept)
    return next(free, None)


def exiled(t: Table, key: str | None) -> Seat | None:
    """Whence this person was sent away.  He knows that hand: he may sit there again, and nowhere else."""
    return next((seat for seat, who, _ in t.exiles if who == key), None)


def _open_to_guests(t: Table, person: Person | None) -> bool:
    return person is None if t.stage == "lobby" else person is not None and person.kind == "bot"


def _may_sit(t: Table, e: Entry) -> Refusal | None:
    if t.stage != "lobby" and not t.playing:
        return Refusal("stage")
    if e.seat is None:
        return Refusal("full")
    if refused := on_seat(t, e):
        return refused
    if not _open_to_guests(t, t.people[e.seat]) or dict(t.kept).get(e.seat, e.d.get("from")) != e.d.get(
        "from"
    ):
        return Refusal("taken")
    exile = exiled(t, e.d.get("from"))
    if exile not in (None, e.seat):
        return Refusal("taken")
    if not t.late and t.playing and exile is None:  # who was sent away knows that hand already
        return Refusal("late")
    if t.lock and e.d.get("word") != t.lock and not any(key == e.d.get("from") for _, key in t.kept):
        return Refusal("password")
    name, colour, pledged = e.d["name"], e.d["colour"], e.d["pledge"]
    others = [p for i, p in enumerate(t.people) if p and i != e.seat]
    if not 0 < len(name) <= NAME or not name.isprintable() or name != name.strip():
        return Refusal("name")
    if any(p.name.casefold() == name.casefold() for p in others):
        return Refusal("name")
    if not 0 <= colour < LIVERIES or any(p.colour == colour for p in others):
        return Refusal("colour")
    return None if len(pledged) == 64 and HEX.issuperset(pledged) else Refusal("pledge")


def _sit(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    """A guest who comes late goes on with what that seat was told, and adds nothing to the dice."""
    d, seat = e.d, e.seat or 0
    pledged = d["pledge"] if t.stage == "lobby" else ""
    back = [notes for _, key, notes in t.exiles if key == d.get("from")]
    t = replace(
        t,
        kept=tuple(x for x in t.kept if x[0] != seat),
        exiles=tuple(x for x in t.exiles if x[1] != d.get("from")),
        jots=put(t.jots, seat, back[0]) if back else t.jots,
    )
    heard = t.told[slot(seat)]
    late = t.playing
    t, tells = seated(
        t, seat, Person(d["name"], d["colour"], "person", "", False, d["key"], pledged, t.n, heard)
    )
    if not late:
        return t, tells
    teller = Teller(t)
    teller.all("say", {"seat": seat, "room": "all", "phrase": "late"})  # whose hand that was is no secret
    t, more = teller.end(t)
    return t, tells + more


def seated(t: Table, seat: Seat | None, person: Person | None) -> tuple[Table, list[Tell]]:
    assert seat is not None
    t = replace(t, people=put(t.people, seat, person))
    teller = Teller(t)
    teller.all("people", people_told(t))
    return teller.end(t)


def _may_seat_bot(t: Table, e: Entry) -> Refusal | None:
    if refused := by_host(t, e, "lobby") or on_seat(t, e):
        return refused
    person = t.people[e.seat or 0]
    return Refusal("taken") if person is not None and person.kind == "person" else None


def _bot(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    taken = {p.colour for i, p in enumerate(t.people) if p and i != e.seat}
    colour = next(c for c in range(len(taken) + 1) if c not in taken)
    t = replace(t, kept=tuple(x for x in t.kept if x[0] != e.seat))
    return seated(t, e.seat, Person(e.d["name"], colour, "bot", e.d["level"], since=t.n))


def _may_free(t: Table, e: Entry) -> Refusal | None:
    if refused := on_seat(t, e):
        return refused
    if t.stage != "lobby":
        return Refusal("stage")
    if e.by != e.seat and e.by != t.host:
        return Refusal("host")
    return None if t.people[e.seat or 0] or any(s == e.seat for s, _ in t.kept) else Refusal("seat")


def _free(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    """What the person had laid in goes with him."""
    seat = e.seat or 0
    kept = tuple(x for x in t.kept if x[0] != seat)
    t = replace(t, kept=kept, written=put(t.written, seat, ()), vetoes=put(t.vetoes, seat, ()))
    return seated(replace(t, lore=put(t.lore, seat, ())), seat, None)


# --- what each settles for himself -----------------------------------------------------------------------


def _own(t: Table, e: Entry) -> str | None:
    """The option that is this seat's own."""
    return next((o.name for o in t.game.options if o.seat and o.seat - 1 == e.seat), None)


def _may_pick(t: Table, e: Entry) -> Refusal | None:
    if refused := on_seat(t, e):
        return refused
    if t.stage != "lobby":
        return Refusal("stage")
    if (name := _own(t, e)) is None:
        return Refusal("options")
    try:
        t.game.start(t.seats, settled(t.game, t.seats, {**t.options, name: e.d}))
    except BadOption as error:
        return Refusal("options", error.clause)
    return None


def _pick(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    t = replace(t, options={**t.options, _own(t, e) or "": e.d})
    teller = Teller(t)
    teller.all("table", settings_told(t))
    return teller.end(t)


def _may_agree(t: Table, e: Entry) -> Refusal | None:
    if refused := on_seat(t, e):
        return refused
    if t.stage != "lobby":
        return Refusal("stage")
    person = t.people[e.seat or 0]
    if person is None or person.kind != "person":
        return Refusal("seat")
    return None if type(e.d) is bool else Refusal("malformed")


def _agree(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    """To the open eyes that the host proposes, or may propose; until the start it can be taken back."""
    person = t.people[e.seat or 0]
    assert person is not None
    return seated(t, e.seat, replace(person, agrees=e.d))


# --- what each lays in -----------------------------------------------------------------------------------


def _may_lay(t: Table, e: Entry) -> Refusal | None:
    if refused := on_seat(t, e):
        return refused
    if t.stage != "lobby" or not t.deals:
        return Refusal("stage")
    fits = type(e.d) is tuple and {"card": _cards, "veto": _topics, "lore": _verdicts}[e.k](e.d)
    return None if fits else Refusal("malformed")


def _cards(d: Json) -> bool:
    return len(d) <= WRITTEN and all(
        type(c) is tuple and len(c) == 3 and all(type(x) is str for x in c) and 0 < len(c[2]) <= CARD
        for c in d
    )


def _topics(d: Json) -> bool:
    return len(d) <= 32 and all(type(x) is str and len(x) <= 20 for x in d)


def _verdicts(d: Json) -> bool:
    return len(d) <= LORE and all(
        type(row) is tuple and len(row) <= 64 and all(type(x) is int and abs(x) < 1000 for x in row)
        for row in d
    )


def _card(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    """Others learn only how many there are."""
    t = replace(t, written=put(t.written, e.seat or 0, e.d))
    teller = Teller(t)
    teller.one(e.seat or 0, "mine", {"written": e.d})
    teller.all("table", settings_told(t))
    return teller.end(t)


def _veto(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    t = replace(t, vetoes=put(t.vetoes, e.seat or 0, e.d))
    teller = Teller(t)
    teller.one(e.seat or 0, "mine", {"veto": e.d})
    return teller.end(t)


def _lore(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    return replace(t, lore=put(t.lore, e.seat or 0, e.d)), []


# --- the start -------------------------------------------------------------------------------------------


def _may_start(t: Table, e: Entry) -> Refusal | None:
    if refused := by_host(t, e, "lobby"):
        return refused
    if not all(t.people):
        return Refusal("seats")
    if not t.deals:
        return None
    try:  # the deck that the server put together; too small a one after many vetoes is refused
        t.game.start(t.seats, {**t.options, "deck": e.d["deck"]})
    except BadOption:
        return Refusal("deck")
    return None


def _start(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    pledges = tuple(p.pledge if p else "" for p in t.people)
    past = (e.d or {}).get("past", ())
    t = replace(t, began=t.n, pledges=pledges, nonces=("",) * t.seats, kept=(), past=past)
    if t.deals:
        lore = tuple(row for rows in t.lore for row in rows)
        t = replace(t, options={**t.options, "deck": e.d["deck"], "lore": lore or None}, cards=e.d["cards"])
    t, tells = _consented(t)
    if any(pledges):
        t = replace(t, stage="opening", clock=Running("opening", 0, 100, t.at + OPENING))
        teller = Teller(t)
        teller.all("table", settings_told(t))
        t, more = teller.end(t)
    else:
        t, more = begin(t)
    return t, tells + more


def _consented(t: Table) -> tuple[Table, list[Tell]]:
    """Eyes are open afterwards only if every person agreed; how it was settled, all are told."""
    if not t.openly:
        return t, []
    agreed = all(p.agrees for p in t.people if p and p.kind == "person")
    teller = Teller(t)
    teller.all("say", {"seat": None, "room": "all", "phrase": "open-book" if agreed else "closed-book"})
    return teller.end(replace(t, openly=agreed))


def _may_open_nonce(t: Table, e: Entry) -> Refusal | None:
    if t.stage != "opening":
        return Refusal("stage")
    if refused := on_seat(t, e):
        return refused
    fits = type(e.d) is str and len(e.d) <= 64 and pledge(e.d) == t.pledges[e.seat or 0]
    return None if fits else Refusal("pledge")


def _nonce(t: Table, e: Entry) -> tuple[Table, list[Tell]]:
    t = replace(t, nonces=put(t.nonces, e.seat or 0, e.d))
    missing = any(pledged and not nonce for pledged, nonce in zip(t.pledges, t.nonces, strict=True))
    return (t, []) if missing else begin(t)


def begin(t: Table) -> tuple[Table, list[Tell]]:
    """Every nonce that will come is here: the key of all draws is fixed."""
    state: Any = t.game.start(t.seats, t.options)
    notes: tuple[Note, ...] = ()
    for moves in t.past:
        step = advance(t.game, state, dict(moves))
        state, notes = step.state, notes + step.notes
    t = replace(t, stage="playing", clock=None, key=table_key(t.secret, t.nonces), state=state, still=t.at)
    teller = Teller(t)
    teller.all("table", settings_told(t))
    return asking(t, teller, notes, frozenset())


JUDGES: dict[str, Any] = {
    "open": lambda t, e: Refusal("taken"),
    "set": _may_set,
    "sit": _may_sit,
    "bot": _may_seat_bot,
    "free": _may_free,
    "pick": _may_pick,
    "agree": _may_agree,
    "card": _may_lay,
    "veto": _may_lay,
    "lore": _may_lay,
    "start": _may_start,
    "nonce": _may_open_nonce,
}
FOLDS: dict[str, Any] = {
    "open": _open,
    "set": _set,
    "sit": _sit,
    "bot": _bot,
    "free": _free,
    "pick": _pick,
    "agree": _agree,
    "card": _card,
    "veto": _veto,
    "lore": _lore,
    "start": _start,
    "nonce": _nonce,
}
