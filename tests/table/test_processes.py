"""Several processes, one journal: stale folds, lost races, crashes, double bots, alarms everywhere."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from tests.table.desk import Desk, Journal, nonce
from whistlestop.games.dilemma import DILEMMA
from whistlestop.kernel import WATCHER, check
from whistlestop.table import Entry, canonical, decode, encode, record

MODES = [(3, "sealed"), (4, "race"), (3, "throw")]


class Crowd:
    """Three processes that hear of each other now and then, and people who do not care which they ask."""

    def __init__(self, seats: int, mode: str, seed: int) -> None:
        self.lot = random.Random(seed)
        self.seats, self.now, self.ids = seats, 0, 0
        self.journal = Journal()
        self.desks = [Desk(self.journal) for _ in range(3)]
        self.sent: list[Entry] = []
        self.seen: Counter[str] = Counter()
        self.begin(mode)

    def any(self) -> Desk:
        return self.desks[self.lot.randrange(3)]

    def begin(self, mode: str) -> None:
        clock = self.lot.choice((2500, 30_000))
        self.any().open(self.seats, {"offer": clock, "respond": clock, "duel": clock}, mode=mode)
        for seat in range(self.seats):
            assert self.any().sit(seat) == "ok"
        desk = self.any()
        desk.catch_up()
        assert desk.host("start") == "ok"
        for seat in range(self.seats):
            assert self.any().do(Entry("nonce", 0, seat, d=nonce(seat))) == "ok"

    def play(self) -> None:
        for _ in range(20_000):
            self.now += self.lot.randrange(400)
            i = self.lot.randrange(3)
            if self.lot.random() < 0.3:
                self.desks[i].catch_up()
            if self.desks[i].table.stage == "over":
                return
            self.act(i, self.lot.random())
        raise AssertionError("the game does not end")

    def act(self, i: int, what: float) -> None:
        desk = self.desks[i]
        t = desk.table
        if what < 0.01:
            self.seen["crash"] += 1
            self.desks[i] = Desk(self.journal)
        elif what < 0.02:
            self.seen["pause"] += 1
            desk.do(Entry("resume" if t.stage == "paused" else "pause", self.now, by=t.host))
        elif what < 0.08 and self.sent:
            self.seen[f"resent {desk.do(self.lot.choice(self.sent[-6:]))}"] += 1
        elif what < 0.25 and t.clock:
            self.seen[f"alarm {desk.do(Entry('time', self.now, d=(t.clock.name, t.clock.span)))}"] += 1
        elif what < 0.27:
            desk.do(Entry(self.lot.choice(("away", "back")), self.now, self.lot.randrange(self.seats)))
        elif t.turn and t.asked:
            self.answer(desk, t.turn)
        else:
            desk.catch_up()

    def answer(self, desk: Desk, turn: Any) -> None:
        seat, q = desk.table.asked[self.lot.randrange(len(desk.table.asked))]
        menu = turn.sealed.get(seat) or turn.open.get(seat)
        self.ids += 1
        bot = self.lot.random() < 0.3  # a bot's id is its question: two processes that run it are one
        name = f"bot{seat}.{q.q}" if bot else f"{seat}.{self.ids}"
        entry = Entry("answer", self.now, seat, q.q, name, d=menu.sample(self.lot.randrange))
        self.seen[desk.do(entry, slack=250)] += 1
        self.sent.append(entry)
        if bot:
            other = replace(entry, d=menu.sample(self.lot.randrange))
            self.seen[f"bot twice {self.any().do(other)}"] += 1


@pytest.fixture(scope="module", params=[(*mode, seed) for mode in MODES for seed in range(3)], ids=str)
def crowd(request: pytest.FixtureRequest) -> Crowd:
    played = Crowd(*request.param)
    played.play()
    for desk in played.desks:
        desk.catch_up()
    return played


def test_all_processes_end_with_the_same_table(crowd: Crowd) -> None:
    table, _ = crowd.desks[0].refolded()
    assert table.stage == "over"
    for desk in crowd.desks:
        assert desk.table == table


def test_every_viewer_was_told_the_same_by_each_without_holes(crowd: Crowd) -> None:
    fresh = Desk(crowd.journal)
    fresh.catch_up()
    for viewer in (*range(crowd.seats), WATCHER):
        want = fresh.told(viewer)
        assert [n for n, _, _ in want] == list(range(1, len(want) + 1))
        for desk in crowd.desks:
            assert desk.told(viewer) == want


def test_the_journal_as_a_record_passes_the_check(crowd: Crowd) -> None:
    found = record(crowd.desks[0].table, crowd.journal.entries())
    steps, proved = check(DILEMMA, type(found).load(found.dump()))
    assert steps > 20
    assert proved


def test_what_was_meant_to_happen_did(crowd: Crowd) -> None:
    assert crowd.seen["ok"] > 10
    assert crowd.seen["stale"] > 0
    assert crowd.seen["resent again"] > 0
    assert sum(desk.lost for desk in crowd.desks) > 0
    assert not crowd.seen["bot twice ok"]


def test_an_entry_is_folded_as_it_will_be_read() -> None:
    meant = Entry("answer", 5, 1, 2, "1.x", d=[7, [1, 2], {"k": [3]}])
    row, read = canonical(meant)
    assert read == decode(row)
    assert read.d == (7, (1, 2), {"k": (3,)})
    assert encode(read) == row
    assert canonical(read) == (row, read)


def test_chance_rides_in_the_same_append_as_its_cause(crowd: Crowd) -> None:
    """No journal ever ends where the rules wait for chance."""
    desk = Desk()
    for n, entry in enumerate(crowd.journal.entries()):
        if entry.k != "chance" and n:
            assert desk.table.stage != "playing" or desk.table.turn is not None
        desk.journal.rows.append(crowd.journal.rows[n])
        desk.catch_up()
