# ruff: noqa: N802 (tests are named after clauses)
"""Mystery Express at a table: what comes too late is stale, and a pass looks like silence."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.table.desk import SECRET, Desk
from whistlestop.games.mystery import MYSTERY
from whistlestop.games.mystery.ability import PASS
from whistlestop.kernel import WATCHER
from whistlestop.table import Entry, Proposal, Refusal, hear, refold


def departed(seats: int = 3) -> Desk:
    """A game that has just begun, at moment 0."""
    desk = Desk(game=MYSTERY)
    assert desk.open(seats) == "ok"
    for seat in range(seats):
        assert desk.sit(seat) == "ok"
    assert desk.host("start") == "ok"
    for seat in range(seats):
        assert desk.nonce(seat) == "ok"
    return desk


def stage(desk: Desk) -> str:
    state: Any = desk.table.state
    return type(state.stack[-1]).__name__


def until(desk: Desk, name: str, seed: int = 0) -> Desk:
    """People answer anything, time does the rest."""
    random = Random(seed)
    while stage(desk) != name:
        turn, clock = desk.table.turn, desk.table.clock
        assert turn is not None
        assert clock is not None
        if turn.sealed:
            for seat, menu in list(turn.sealed.items()):
                assert desk.answer(seat, menu.sample(random.randrange)) == "ok"
        else:
            assert desk.time(clock.due) == "ok"
    return desk


def test_a_silent_table_comes_to_its_end_by_its_clocks() -> None:
    desk = departed()
    while desk.table.stage == "playing":
        assert desk.table.clock is not None
        assert desk.time(desk.table.clock.due) == "ok"
    assert desk.table.stage == "over"
    table, tells = refold(MYSTERY, SECRET, desk.journal.entries())
    assert table.state == desk.table.state
    assert tells == desk.out


def heard(proposal: Any, but: int) -> list[Any]:
    assert isinstance(proposal, Proposal)
    return [(x.viewer, x.n, x.t, repr(x.d)) for x in proposal.tells if x.viewer != but]


def test_ME_A26_a_pass_by_click_and_by_silence_are_told_alike() -> None:
    tried = 0
    for seed in range(6):
        desk = until(departed(5), "Peek", seed)
        table, clock = desk.table, desk.table.clock
        assert table.turn is not None
        assert clock is not None
        if len(table.turn.sealed) > 1:
            continue
        (seat,) = table.turn.sealed
        q = desk.question(seat).q
        click = hear(table, Entry("answer", clock.due, seat, q, "", d=PASS))
        silence = hear(table, Entry("time", clock.due, d=(clock.name, clock.span)))
        assert heard(click, seat) == heard(silence, seat)
        tried += 1
    assert tried > 1


def test_ME_72_an_ability_used_after_its_window_is_stale_and_changes_nothing() -> None:
    desk = until(departed(5), "Peek", 1)
    assert desk.table.turn is not None
    assert desk.table.clock is not None
    seat = next(iter(desk.table.turn.sealed))
    q = desk.question(seat).q
    assert desk.time(desk.table.clock.due) == "ok"
    before = desk.table
    assert desk.answer(seat, 0, q=q) == "stale"
    assert desk.table == before


def test_ME_62_only_the_holder_sets_the_pace_and_only_while_it_runs() -> None:
    desk = until(departed(3), "Showing")
    state: Any = desk.table.state
    holder = state.whistle
    other = (holder + 1) % 3
    assert desk.table.question(other) is None
    assert desk.do(Entry("answer", desk.table.at, other, 1, d=50)) == "stale"
    assert desk.answer(holder, 60, at=desk.table.at) == "illegal"
    assert desk.table.clock is not None
    due, at = desk.table.clock.due, desk.table.at
    assert desk.answer(holder, 200, at=at) == "ok"
    assert desk.table.clock is not None
    assert desk.table.clock.due - at == 2 * (due - at)
    q = desk.question(holder).q
    until(desk, "Go")
    assert desk.answer(holder, 50, q=q) == "stale"


def test_ME_63_a_fleeting_card_is_told_once_and_seen_by_all_at_the_same_number_of_messages() -> None:
    desk = until(departed(3), "Showing")
    assert desk.table.clock is not None
    since = len(desk.out)
    assert desk.time(desk.table.clock.due) == "ok"
    fleeting = [x for x in desk.out[since:] if x.fleeting]
    assert sorted(x.viewer for x in fleeting) == [WATCHER, 0, 1, 2]
    assert len({repr(x.d) for x in fleeting}) == 1


def to(desk: Desk, phase: str) -> Desk:
    """Only clocks act, until this phase is on the stack."""
    for _ in range(500):
        if type(desk.table.state.stack[-1]).__name__ == phase:
            return desk
        due = desk.table.due()
        assert due is not None
        assert desk.time(due) == "ok"
    raise AssertionError(f"never came to {phase}")


def test_ME_62_pencils_are_down_while_the_hour_cards_are_shown() -> None:
    desk = departed()
    assert desk.own("jot", 1, {"marks": (1,)}) == "ok"
    to(desk, "Showing")
    before = desk.table
    assert desk.own("jot", 1, {"marks": (2,)}) == "pencil"
    assert hear(before, Entry("jot", before.at, 1, d="4:30")) == Refusal("pencil", "ME-A23")
    assert desk.table == before
    assert desk.last(1, "mine") == {"jot": {"marks": (1,)}}


def test_ME_62_the_host_cannot_make_a_showing_longer() -> None:
    desk = departed()
    for phase, after in (("Showing", "Go"), ("Piles", "Go"), ("Showing", "Telegram")):
        before = to(desk, phase).table
        assert hear(before, Entry("more", before.at, by=before.host)) == Refusal("pace", "ME-62")
        assert desk.host("more") == "pace"
        assert desk.table == before
        to(desk, after)
        assert desk.host("more") == "ok"


def test_ME_A22_what_only_time_ends_cannot_be_switched_off() -> None:
    for name in MYSTERY.clocks:
        off = Desk(game=MYSTERY).open(3, clocks={name: 0})
        window = name in ("ability", "strasbourg", "budapest", "wien", "verdict")
        assert off == ("options" if window else "ok"), name


def test_ME_10_everybody_picks_an_investigator_in_the_lobby() -> None:
    desk = Desk(game=MYSTERY)
    assert desk.open(3, seat3="pransky") == "ok"
    for seat in range(3):
        assert desk.sit(seat) == "ok"
    assert desk.own("pick", 1, "strauss") == "ok"
    picked = {"seat1": "lot", "seat2": "strauss", "seat3": "pransky"}
    for viewer in (0, 1, 2, WATCHER):
        options = desk.last(viewer, "table")["options"]
        assert {name: options[name] for name in picked} == picked
    before = desk.table
    assert hear(before, Entry("pick", 0, 0, d="strauss")) == Refusal("options", "ME-3")  # one figure of each
    for wrong in ("poirot", 3, None, ("strauss",), {"seat1": "strauss"}):
        assert desk.own("pick", 0, wrong) == "options"
    assert desk.own("pick", 7, "mansard") == "seat"
    assert desk.table == before
    assert desk.host("start") == "ok"
    assert desk.own("pick", 1, "mansard") == "stage"
    for seat in range(3):
        assert desk.nonce(seat) == "ok"
    assert desk.table.state.cast[1:] == (3, 4)
    assert desk.own("pick", 1, "mansard") == "stage"


def test_in_a_game_without_such_choices_nobody_picks() -> None:
    desk = Desk()
    assert desk.open(3, mode="sealed") == "ok"
    assert desk.sit(0) == "ok"
    assert desk.own("pick", 0, "sealed") == "options"


def test_a_notebook_can_be_written_again_after_the_showing() -> None:
    desk = to(departed(), "Showing")
    for _ in range(200):
        if not MYSTERY.hands_off(desk.table.state):
            break
        due = desk.table.due()
        assert due is not None
        assert desk.time(due) == "ok"
    assert desk.own("jot", 0, "4:30 twice") == "ok"


def test_ME_V1_what_is_shown_for_a_moment_is_not_told_again() -> None:
    desk = to(departed(), "Showing")
    due = desk.table.due()
    assert due is not None
    desk.time(due)
    fleeting = [x for x in desk.out if x.viewer == WATCHER and x.fleeting]
    assert fleeting
    assert {x.t for x in fleeting} == {"note"}
