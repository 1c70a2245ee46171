"""A process without a network: hears, appends to a journal in memory, folds, and remembers what was told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whistlestop.games.dilemma import DILEMMA
from whistlestop.kernel import WATCHER, Game, Json, Record, Seat, Viewer, pledge
from whistlestop.table import Entry, Question, Refusal, Table, Tell, decode, fold, hear, record, refold, ring

SECRET = bytes(range(32))


def nonce(seat: Seat) -> str:
    return f"{seat:032x}"


class Journal:
    """What a store promises, in a list."""

    def __init__(self) -> None:
        self.rows: list[bytes] = []

    def append(self, expected: int, rows: tuple[bytes, ...]) -> bool:
        if expected != len(self.rows):
            return False
        self.rows += rows
        return True

    def entries(self) -> list[Entry]:
        return [decode(row) for row in self.rows]


class Desk:
    """Does what a room does, one command at a time."""

    def __init__(
        self, journal: Journal | None = None, secret: bytes = SECRET, game: Game[Any, Any, Any] = DILEMMA
    ) -> None:
        self.journal = journal or Journal()
        self.table = Table(game, secret)
        self.out: list[Tell] = []
        self.lost = 0  # races

    def do(self, entry: Entry, slack: int = 0) -> str:
        """ "ok", "again", or the code of the refusal."""
        return self.ask(entry, slack)[0]

    def ask(self, entry: Entry, slack: int = 0) -> tuple[str, str]:
        """The same, with the clause."""
        for _ in range(50):
            found = hear(self.table, entry, slack)
            if isinstance(found, Refusal):
                if found.again or not self.catch_up():
                    return found.code, found.clause
            elif self.journal.append(self.table.n, found.rows):
                self.table = found.after
                self.out += found.tells
                return "ok", ""
            else:
                self.lost += 1
                self.catch_up()
        raise AssertionError("two processes chase each other")

    def catch_up(self) -> bool:
        rows = self.journal.rows[self.table.n :]
        for row in rows:
            self.table, tells = fold(self.table, decode(row))
            self.out += tells
        return bool(rows)

    def told(self, viewer: Viewer, since: int = 0) -> list[tuple[int, str, Json]]:
        return [(x.n, x.t, x.d) for x in self.out if x.viewer == viewer and x.n > since]

    def kinds(self, viewer: Viewer, since: int = 0) -> list[str]:
        return [t for _, t, _ in self.told(viewer, since)]

    def last(self, viewer: Viewer, kind: str) -> Json:
        return next(d for _, t, d in reversed(self.told(viewer)) if t == kind)

    def heard(self, viewer: Viewer) -> int:
        """How many messages this viewer has had."""
        return self.table.told[viewer + 1 if viewer != WATCHER else 0]

    # --- the lobby -----------------------------------------------------------------------------------

    def open(
        self, seats: int = 4, clocks: dict[str, int] | None = None, house: Json = None, **options: Json
    ) -> str:
        settings = {"seats": seats, "options": options, "clocks": clocks or {}, "public": True}
        return self.do(Entry("open", d={**settings, **(house or {})}))

    def sit(
        self, seat: Seat | None, name: str = "", colour: int | None = None, promised: str = "", **more: str
    ) -> str:
        place = 0 if seat is None else seat
        person = {
            "name": name or f"p{place}",
            "colour": place if colour is None else colour,
            "key": f"key{place}",
            "pledge": promised or pledge(nonce(place)),
            **more,
        }
        return self.do(Entry("sit", 0, seat, d=person))

    def say(self, seat: Seat, text: str, kind: str = "text", room: str = "all") -> str:
        return self.do(Entry("say", 0, seat, d=(room, text, kind)))

    def own(self, k: str, seat: Seat, d: Json) -> str:
        """What a seat lays beside the game for itself."""
        return self.do(Entry(k, 0, seat, d=d))

    def host(self, k: str, seat: Seat | None = None, d: Json = None, at: int = 0) -> str:
        return self.do(Entry(k, at, seat, by=self.table.host, d=d))

    def bot(self, seat: Seat) -> str:
        return self.host("bot", seat, {"level": "easy", "name": f"bot{seat}"})

    def nonce(self, seat: Seat, at: int = 0) -> str:
        return self.do(Entry("nonce", at, seat, d=nonce(seat)))

    # --- in play -------------------------------------------------------------------------------------

    def question(self, seat: Seat) -> Question:
        q = self.table.question(seat)
        assert q is not None
        return q

    def answer(
        self, seat: Seat, d: Json, at: int = 0, id: str = "", q: int | None = None, slack: int = 0
    ) -> str:
        entry = Entry("answer", at, seat, self.question(seat).q if q is None else q, id, d=d)
        return self.do(entry, slack)

    def time(self, at: int) -> str:
        name, span, _ = ring(self.table)
        assert name
        return self.do(Entry("time", at, d=(name, span)))

    def record(self, viewer: Viewer = WATCHER) -> Record:
        return record(self.table, self.journal.entries(), viewer)

    def refolded(self, game: Game[Any, Any, Any] = DILEMMA) -> tuple[Table, list[Tell]]:
        return refold(game, SECRET, self.journal.entries())


def playing(
    seats: int = 4, clocks: dict[str, int] | None = None, house: Json = None, **options: Json
) -> Desk:
    """A game that has just begun, at moment 0, all seats people."""
    desk = Desk()
    assert desk.open(seats, clocks, house, **options) == "ok"
    for seat in range(seats):
        assert desk.sit(seat) == "ok"
    assert desk.host("start") == "ok"
    for seat in range(seats):
        assert desk.nonce(seat) == "ok"
    assert desk.table.stage == "playing"
    return desk


def provoker(desk: Desk) -> Seat:
    state: Any = desk.table.state
    return int(state.provoker)


def others(desk: Desk) -> list[Seat]:
    return [seat for seat in range(desk.table.seats) if seat != provoker(desk)]


def to_respond(card: int = 5, **how: Any) -> Desk:
    """The Provoker has offered; in SEALED all others are asked in secret."""
    desk = playing(**{"mode": "sealed", **how})
    assert desk.answer(provoker(desk), card) == "ok"
    return desk


def to_duel(**how: Any) -> tuple[Desk, Seat, Seat]:
    """Only one answers: Provoker and Contractor are asked in secret."""
    desk = to_respond(**how)
    taker, *rest = others(desk)
    assert desk.answer(taker, 7) == "ok"
    for seat in rest:
        assert desk.answer(seat, 0) == "ok"
    return desk, provoker(desk), taker


def race(**clocks: int) -> Desk:
    return to_respond(mode="race", clocks={"window": 10_000, "late": 1000, **clocks})


def toss(desk: Desk, seat: int, card: int, ms: int) -> Json:
    aim, power, spin = desk.question(seat).open["ideal"]
    return (card, ms, aim, power, spin, 1)


def play_out(desk: Desk, rng: Callable[[int], int], at: int = 0, step: int = 40) -> None:
    """Whoever comes first by lot answers anything; time goes on."""
    while desk.table.stage == "playing":
        at += rng(step) + 1
        turn = desk.table.turn
        if turn is None or not desk.table.asked or (desk.table.clock and desk.table.clock.due <= at):
            assert desk.time(at) == "ok"
            continue
        seat, q = desk.table.asked[rng(len(desk.table.asked))]
        menu = turn.sealed.get(seat) or turn.open[seat]
        assert desk.answer(seat, menu.sample(rng), at, q=q.q, slack=250) == "ok"
