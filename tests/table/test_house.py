"""What a host may settle and do, and what a seat keeps for itself."""

from random import Random

import pytest

from tests.table.desk import SECRET, Desk, others, play_out, playing, provoker, to_duel, to_respond
from whistlestop.games.dilemma import DILEMMA
from whistlestop.kernel import WATCHER, Json, Record, RecordError, check
from whistlestop.table import Entry, reel, until
from whistlestop.table.play import changes


def test_a_locked_table_takes_whoever_knows_the_word() -> None:
    desk = Desk()
    desk.open(3, house={"lock": "hash"}, mode="sealed")
    assert desk.sit(0) == "password"
    assert desk.sit(0, word="wrong") == "password"
    assert desk.sit(0, word="hash") == "ok"
    assert "hash" not in str([x.d for x in desk.out])


def test_a_password_stays_when_other_things_are_set() -> None:
    desk = Desk()
    desk.open(3, house={"lock": "hash"}, mode="sealed")
    desk.sit(0, word="hash")
    settings = {"seats": 4, "options": {"mode": "race"}, "clocks": {}, "public": True}
    assert desk.host("set", d=settings) == "ok"
    assert desk.last(0, "table")["locked"] is True
    assert desk.host("set", d={**settings, "lock": ""}) == "ok"
    assert desk.last(0, "table")["locked"] is False


def test_where_talk_is_off_faces_and_phrases_still_speak() -> None:
    desk = playing(3, house={"talk": False}, mode="sealed")
    assert desk.say(0, "hello") == "quiet"
    assert desk.say(0, "heart", "react") == "ok"
    assert desk.say(0, "well-played", "phrase") == "ok"
    assert desk.last(WATCHER, "say") == {"seat": 0, "room": "all", "phrase": "well-played"}
    assert desk.say(0, "anything", "phrase") == "malformed"


def test_only_the_host_kicks_and_a_bot_goes_on_with_the_seat() -> None:
    desk = to_respond()
    hand = desk.table.views[3].seats[2].hand
    assert desk.do(Entry("kick", 0, 2, by=1)) == "host"
    assert desk.host("kick", desk.table.host) == "seat"
    assert desk.host("kick", 2) == "ok"
    person = desk.table.people[2]
    assert person is not None
    assert (person.kind, person.level, person.key) == ("bot", "medium", "")
    assert desk.table.views[3].seats[2].hand == hand
    assert desk.host("kick", 2) == "seat"


def test_a_late_guest_takes_the_seat_of_a_bot_and_of_nobody_else() -> None:
    desk = to_respond()
    assert desk.sit(None, "Late", 9, key="late") == "full"
    desk.host("kick", 2)
    assert desk.sit(1, "Late", 9, key="late") == "taken"
    assert desk.sit(None, "Late", 9, key="late") == "ok"
    person = desk.table.people[2]
    assert person is not None
    assert (person.name, person.kind, person.key, person.pledge) == ("Late", "person", "late", "")
    for viewer in desk.table.viewers:  # whose hand is now seen by a person is told to all
        assert desk.last(viewer, "say") == {"seat": 2, "room": "all", "phrase": "late"}


def test_more_time_is_the_hosts_to_give_and_all_see_it() -> None:
    desk = to_respond(clocks={"respond": 45_000})
    clock = desk.table.clock
    assert clock is not None
    assert desk.do(Entry("more", 0, by=3)) == "host"
    assert desk.host("more") == "ok"
    assert desk.table.due() == clock.due + 45_000
    assert desk.last(WATCHER, "waiting")["due"] == clock.due + 45_000


def test_the_host_ends_the_game_and_the_secret_is_shown() -> None:
    desk = to_respond()
    assert desk.do(Entry("close", 0, by=3)) == "host"
    assert desk.host("close") == "ok"
    assert desk.table.stage == "closed"
    assert [desk.last(seat, "ask") for seat in others(desk)] == [None] * 3  # nobody is asked any more
    assert desk.table.waiting is None
    end = desk.last(WATCHER, "over")
    assert (end["winners"], end["reason"], end["seed"]) == ((), "closed", desk.table.secret.hex())
    assert desk.say(0, "and now?") == "gone"


def test_the_dice_are_proved_though_somebody_was_kicked_and_another_came() -> None:
    desk = to_respond()
    desk.host("kick", 2)
    assert desk.sit(2, "Late", 9, key="late") == "ok"
    play_out(desk, Random(3).randrange)
    record = desk.record()
    assert all(record.header.pledges)
    assert check(DILEMMA, record)[1]


def test_a_game_that_its_host_ended_has_a_record_that_is_proved() -> None:
    desk = to_respond()
    desk.host("close")
    record = desk.record()
    assert record.lines[-1].reason == "closed"
    assert check(DILEMMA, record)[1]
    record.lines[-1].over = [1, 0, 0, 0]
    with pytest.raises(RecordError):
        check(DILEMMA, record)


def private(desk: Desk, seat: int, own: int | None = None) -> list[Json]:
    """What a replay through these eyes shows of what the seat kept for itself."""
    frames = reel(desk.table.game, desk.table.secret, desk.journal.entries(), seat, own).frames
    return [m["d"] for step in frames for m in step if m["t"] == "mine"]


def test_what_a_seat_kept_for_itself_is_in_no_replay_but_its_owners() -> None:
    desk = playing(3, mode="sealed")
    desk.own("jot", 1, {"text": "it was Ann"})
    desk.own("order", 1, ("respond", "answer", 0))
    desk.host("kick", 1)
    desk.sit(1, "Late", 9, key="late")
    desk.own("jot", 1, {"text": "a guest's"})
    play_out(desk, Random(1).randrange)
    heard = [p.heard for p in desk.table.people if p]
    assert heard[1] > heard[0] == 0
    assert private(desk, 1) == []
    assert private(desk, 1, own=heard[1]) == [{"jot": {"text": "a guest's"}}]
    steps = [len(reel(DILEMMA, SECRET, desk.journal.entries(), 1, own).frames) for own in (None, 0)]
    assert steps[0] == steps[1]  # a note is no step: what if counts them
    assert b"Ann" not in desk.record(1).dump()
    assert b"a guest's" in desk.record(1).dump()
    assert b"a guest's" not in desk.record(0).dump() + desk.record().dump()
    assert check(DILEMMA, Record.load(desk.record(1).dump()))[1]


def test_whoever_was_kicked_comes_back_to_that_seat_with_the_notebook_and_to_no_other() -> None:
    desk = to_respond()
    desk.own("jot", 2, {"text": "mine"})
    desk.host("kick", 1)
    desk.host("kick", 2)
    assert desk.table.jots[2:3] == (None,)
    assert desk.sit(1, "Cem", 9, key="new", **{"from": "key2"}) == "taken"
    assert desk.sit(None, "Eve", 10, key="eve") == "ok"
    assert desk.sit(None, "Cem", 9, key="new", **{"from": "key2"}) == "ok"
    assert [p.name for p in desk.table.people if p] == ["p0", "Eve", "Cem", "p3"]
    assert desk.table.jots[2] == {"text": "mine"}
    assert desk.table.jots[1] is None
    assert desk.sit(3, "Bob", 8, key="bob", **{"from": "key1"}) == "taken"  # Eve has his hand now


def test_a_notebook_is_its_owners_and_no_part_of_the_record() -> None:
    desk = playing(3, mode="sealed")
    before = {viewer: desk.heard(viewer) for viewer in (0, 2, WATCHER)}
    assert desk.own("jot", 1, {"text": "it was Ann"}) == "ok"
    assert desk.last(1, "mine") == {"jot": {"text": "it was Ann"}}
    assert {viewer: desk.heard(viewer) for viewer in before} == before
    assert desk.own("jot", 1, "x" * 20_000) == "size"
    assert desk.own("jot", 7, "mine?") == "seat"
    assert b"Ann" not in desk.record().dump()


def test_a_standing_order_is_told_to_its_owner_alone() -> None:
    desk = playing(3, mode="sealed")
    before = {viewer: desk.heard(viewer) for viewer in (1, 2, WATCHER)}
    assert desk.own("order", 0, ("respond", "answer", 0)) == "ok"
    assert desk.own("order", 0, ("duel", "robot")) == "ok"
    assert desk.last(0, "mine") == {"orders": {"respond": ("answer", 0), "duel": ("robot",)}}
    for order in (("nothing", "robot"), "respond", ("respond", 0), ("respond", "robot", 1), ("duel",)):
        assert desk.own("order", 0, order) == "malformed"
    assert desk.own("order", 0, ("respond", "silence")) == "ok"  # instead
    assert desk.own("order", 0, ("duel", None)) == "ok"
    assert desk.last(0, "mine") == {"orders": {"respond": ("silence",)}}
    assert {viewer: desk.heard(viewer) for viewer in before} == before


def test_a_rematch_is_opened_once_and_named_to_all() -> None:
    desk = playing(3, mode="sealed")
    assert desk.own("again", 0, "NEXT1") == "stage"
    play_out(desk, Random(1).randrange)
    assert desk.own("again", 0, "NEXT1") == "ok"
    assert desk.own("again", 1, "NEXT2") == "stale"
    assert desk.last(WATCHER, "table")["next"] == "NEXT1"


def test_a_seat_kept_for_somebody_is_taken_by_nobody_else() -> None:
    desk = Desk()
    desk.open(3, house={"kept": [(1, "ann")]}, mode="sealed")
    assert desk.sit(1, "Bob", 1) == "taken"
    assert desk.sit(None, "Bob", 1) == "ok"
    assert desk.sit(None, "Ann", 2, **{"from": "ann"}) == "ok"
    assert [p.name if p else None for p in desk.table.people] == ["Bob", "Ann", None]


def test_the_host_may_give_a_kept_seat_away() -> None:
    desk = Desk()
    desk.open(2, house={"kept": [(1, "ann")]}, mode="sealed")
    desk.sit(0)
    assert desk.host("free", 1) == "ok"
    assert desk.bot(1) == "ok"


def test_only_the_places_of_a_row_that_changed_are_told() -> None:
    desk, p, c = to_duel()
    before = desk.table.views[0]
    desk.answer(p, "peace")
    desk.answer(c, "peace")
    news = changes(before, desk.table.views[0])
    assert f"seats/{p}" in news
    assert f"seats/{c}" in news
    assert "seats" not in news
    assert sum(key.startswith("seats/") for key in news) < desk.table.seats
    assert changes(before, before) is None


def test_a_game_may_begin_with_the_past_of_another() -> None:
    desk = to_respond(6)
    entries = desk.journal.entries()
    past = until(desk.table, entries, WATCHER, 99)
    other = Desk(secret=bytes(32))
    other.open(4, mode="sealed")
    for seat in range(4):
        other.sit(seat)
    assert other.host("start", d={"past": past}) == "ok"
    for seat in range(4):
        other.nonce(seat)
    assert other.table.state == desk.table.state
    assert provoker(other) == provoker(desk)
    assert other.kinds(0).count("note") == desk.kinds(0).count("note")
    play_out(other, Random(2).randrange)
    record = other.record()
    assert record.header.past == len(past)
    assert check(DILEMMA, record)[1]


def test_at_a_slow_table_not_even_that_somebody_came_or_went_is_told() -> None:
    day = {"offer": 86_400_000, "respond": 86_400_000, "duel": 86_400_000}
    for clocks, told in ((day, []), ({}, ["people", "people"])):
        desk = playing(3, clocks, mode="sealed")
        before = {viewer: desk.heard(viewer) for viewer in (0, 2, WATCHER)}
        assert desk.do(Entry("away", 0, 1)) == "ok"
        assert desk.do(Entry("back", 0, 1)) == "ok"
        assert [desk.kinds(viewer, n) for viewer, n in before.items()] == [told] * 3


def test_a_replay_does_not_tell_how_much_went_on_in_secret() -> None:
    """One game twice; in the second somebody also thinks twice, writes notes and leaves an order."""
    plain, secretive = to_respond(), to_respond()
    first, second, third = others(plain)
    assert secretive.own("jot", second, {"text": "she bluffs"}) == "ok"
    assert secretive.own("order", second, ("duel", "silence")) == "ok"
    assert secretive.answer(first, 9) == "ok"
    for desk in (plain, secretive):
        assert desk.answer(first, 3) == "ok"
        play_out(desk, Random(7).randrange, at=100)
    one, two = (
        [reel(DILEMMA, SECRET, desk.journal.entries(), viewer) for viewer in (WATCHER, third, first)]
        for desk in (plain, secretive)
    )
    assert one[:2] == two[:2]
    assert len(one[2].frames) < len(two[2].frames)  # who thought twice sees that again,
    assert set(two[0].marks) <= set(two[2].marks)  # between the steps that all saw
