"""Clocks, pauses and the time that a device claims."""

from typing import Any

import pytest

from tests.table.desk import Desk, others, provoker, race, to_duel, to_respond, toss
from whistlestop.kernel import WATCHER
from whistlestop.table import SLACK, Entry
from whistlestop.table.beside import PAUSE


def thrown_at(desk: Desk, seat: int) -> int:
    """The moment that counts: in a race the table adds 0 to 119 ms by lot (DI-A3)."""
    arena: Any = desk.table.state.phase.arena
    return int(next(lying.ms for lying in arena if lying.seat == seat))


def clock(desk: Desk) -> tuple[str, int]:
    running = desk.table.clock
    assert running is not None
    return running.name, running.due


def test_a_clock_runs_on_through_throws_that_settle_nothing() -> None:
    desk = race()
    seat = others(desk)[0]
    assert clock(desk) == ("window", 10_000)
    desk.answer(seat, toss(desk, seat, 5, 900), 900)
    assert clock(desk) == ("window", 10_000)


def test_the_late_clock_begins_when_the_first_good_card_lies_and_goes_on() -> None:
    desk = race()
    first, second, _ = others(desk)
    desk.answer(first, toss(desk, first, 7, 2000), 2000)
    began = clock(desk)
    assert began[0] == "late"
    assert 3000 <= began[1] <= 3400  # a flight, then a second (DI-A4)
    desk.answer(second, toss(desk, second, 8, 2100), 2100)
    assert clock(desk) == began


def test_a_new_question_has_a_budget_of_its_own() -> None:
    desk = to_respond()
    assert clock(desk) == ("respond", 45_000)
    for seat in others(desk):
        desk.answer(seat, 0, 30_000)
    assert clock(desk) == ("offer", 90_000)


def test_a_clock_that_is_off_never_rings() -> None:
    desk = to_respond(clocks={"respond": 0})
    assert desk.table.due() is None
    assert desk.last(0, "waiting")["due"] is None


def test_nobody_can_ring_early_or_for_another_clock() -> None:
    desk = to_respond()
    running = desk.table.clock
    assert running is not None
    assert desk.time(44_999) == "stale"
    assert desk.do(Entry("time", 50_000, d=("respond", running.span + 1))) == "stale"
    assert desk.do(Entry("time", 50_000, d=("duel", running.span))) == "stale"
    assert desk.time(45_000) == "ok"


def test_a_clock_rings_once() -> None:
    desk = to_respond()
    ring = Entry("time", 45_000, d=("respond", desk.table.clock.span if desk.table.clock else -1))
    assert [desk.do(ring), desk.do(ring)] == ["ok", "stale"]


def test_a_pause_stops_the_clock_and_the_age_of_questions() -> None:
    desk = race()
    seat = others(desk)[0]
    assert desk.host("pause", at=4000) == "ok"
    assert desk.table.due() == 4000 + PAUSE  # nothing else runs
    assert desk.answer(seat, 0, 5000) == "paused"
    assert desk.do(Entry("time", 99_000, d=("window", desk.question(seat).span))) == "stale"
    assert desk.host("resume", at=104_000) == "ok"
    assert clock(desk) == ("window", 110_000)
    assert desk.question(seat).at == 100_000
    desk.answer(seat, toss(desk, seat, 7, 5000), 105_000)
    assert 5000 <= thrown_at(desk, seat) < 5120


def test_a_second_throw_after_a_pause_counts_from_the_same_moment() -> None:
    desk = race()
    seat = others(desk)[0]
    desk.host("pause", at=4000)
    desk.host("resume", at=104_000)
    desk.answer(seat, toss(desk, seat, 5, 5000), 105_000)  # an equal card: he may throw again
    assert desk.question(seat).at == 100_000


def test_all_are_told_of_a_pause_and_after_it_the_new_times() -> None:
    desk = to_respond()
    seat = others(desk)[0]
    marks = {viewer: desk.heard(viewer) for viewer in (seat, WATCHER)}
    desk.host("pause", at=1000)
    desk.host("resume", at=11_000)
    assert desk.kinds(WATCHER, marks[WATCHER]) == ["table", "table", "waiting"]
    assert desk.kinds(seat, marks[seat]) == ["table", "table", "ask", "waiting"]
    assert desk.last(seat, "waiting")["due"] == 55_000
    assert desk.last(seat, "ask")["q"] == desk.question(seat).q


def test_answers_given_before_a_pause_stay() -> None:
    desk = to_respond()
    first, *rest = others(desk)
    desk.answer(first, 7, 100)
    desk.host("pause", at=1000)
    desk.host("resume", at=2000)
    assert dict(desk.table.sealed) == {first: 7}
    assert [(t, d) for _, t, d in desk.told(WATCHER)][-1] == ("in", 1)
    for seat in rest:
        desk.answer(seat, 0, 3000)
    assert desk.last(WATCHER, "view")["duel"].contractor == first


def test_only_the_host_pauses_and_only_what_runs() -> None:
    desk = to_respond()
    assert desk.do(Entry("pause", by=2)) == "host"
    assert desk.host("resume") == "stage"
    assert [desk.host("pause"), desk.host("pause"), desk.host("resume")] == ["ok", "stage", "ok"]


@pytest.mark.parametrize(
    ("claimed", "heard", "slack", "counts"),
    [
        (3900, 4000, 150, 3900),  # explained by the line
        (1, 4000, 150, 3850),  # a lie is cut to what the line explains
        (1, 4000, 0, 4000),
        (1, 4000, 10_000, 4000 - SLACK),  # no line is allowed more
        (9000, 4000, 150, 4000),  # nobody throws in the future
    ],
)
def test_a_device_time_counts_within_what_its_line_explains(
    claimed: int, heard: int, slack: int, counts: int
) -> None:
    """DI-A31."""
    desk = race()
    seat = others(desk)[0]
    desk.answer(seat, toss(desk, seat, 7, claimed), heard, slack=slack)
    assert counts <= thrown_at(desk, seat) < counts + 120


def test_a_throw_in_time_may_be_heard_after_the_window_and_never_counts_later() -> None:
    desk = race()
    seat = others(desk)[0]
    desk.answer(seat, toss(desk, seat, 7, 9950), 10_150, slack=SLACK)
    assert 9950 <= thrown_at(desk, seat) < 9950 + 120
    slow = race()
    slow.answer(seat, toss(slow, seat, 7, 10_100), 10_150, slack=0)
    assert 10_000 <= thrown_at(slow, seat) < 10_120


def test_whoever_threw_first_lies_lowest_also_if_heard_last() -> None:
    desk = race()
    near, far, idle = others(desk)
    desk.answer(idle, 0, 100)
    desk.answer(near, toss(desk, near, 7, 2200), 2200)
    desk.answer(far, toss(desk, far, 6, 2000), 2230, slack=SLACK)
    assert desk.last(WATCHER, "view")["duel"].contractor == far


def test_times_count_from_the_opening_of_the_window_also_for_a_second_throw() -> None:
    desk = race()
    seat = others(desk)[0]
    opened = desk.question(seat).at
    desk.answer(seat, toss(desk, seat, 5, 900), 900)
    assert desk.question(seat).at == opened


def test_time_never_runs_backwards() -> None:
    desk = to_respond()
    first, second, _ = others(desk)
    desk.answer(first, 0, 5000)
    desk.answer(second, 0, 100)
    assert desk.table.at == 5000


def test_there_is_no_talk_while_a_duel_is_chosen() -> None:
    """DI-A27."""
    desk, p, c = to_duel()
    idle = next(s for s in range(4) if s not in (p, c))
    for seat in (p, c, idle):
        assert desk.ask(Entry("say", 0, seat, d=("all", "peace?", "text"))) == ("room", "DI-A27")
        assert desk.ask(Entry("say", 0, seat, d=("all", "heart", "react"))) == ("room", "DI-A27")
        assert desk.last(seat, "waiting")["rooms"] == []
    desk.answer(p, "peace")
    desk.answer(c, "peace")
    assert desk.last(idle, "waiting")["rooms"] == ["all"]
    assert desk.do(Entry("say", 0, idle, d=("all", "well done", "text"))) == "ok"


def test_what_is_said_reaches_all_and_the_watchers() -> None:
    desk = to_respond()
    seat = provoker(desk)
    desk.do(Entry("say", 0, seat, d=("all", "take it", "text")))
    desk.do(Entry("say", 0, seat, d=("all", "whistle", "react")))
    for viewer in (0, 1, 2, 3, WATCHER):
        said = [d for _, t, d in desk.told(viewer) if t == "say"]
        assert said[0] == {"seat": seat, "room": "all", "text": "take it"}
        assert said[1] == {"seat": seat, "room": "all", "react": "whistle"}


@pytest.mark.parametrize(
    ("text", "kind"),
    [("", "text"), ("   ", "text"), ("x" * 201, "text"), ("a\x07", "text"), (7, "text"), ("kiss", "react")],
)
def test_what_cannot_be_said_is_refused(text: object, kind: str) -> None:
    assert to_respond().do(Entry("say", 0, 0, d=("all", text, kind))) == "malformed"


def test_there_is_only_one_room_in_the_lobby() -> None:
    desk = Desk()
    desk.open(3, mode="sealed")
    desk.sit(0)
    assert desk.do(Entry("say", 0, 0, d=("back", "hello", "text"))) == "room"
    assert desk.do(Entry("say", 0, 0, d=("all", "hello", "text"))) == "ok"


def test_a_person_who_goes_is_marked_away_and_may_come_back() -> None:
    desk = to_respond()
    assert desk.do(Entry("away", 0, 0)) == "ok"
    assert desk.last(WATCHER, "people")["people"][0]["away"] is True
    assert desk.table.host == 1
    assert desk.do(Entry("away", 0, 0)) == "stale"
    assert desk.do(Entry("back", 0, 0)) == "ok"
    assert desk.table.host == 0


def test_when_all_are_away_the_longest_person_is_host() -> None:
    desk = to_respond()
    for seat in range(4):
        desk.do(Entry("away", 0, seat))
    assert desk.table.host == 0
