"""The opening: every browser opens the nonce that it pledged, so that nobody alone chooses the dice."""

from tests.table.desk import SECRET, Desk, nonce
from whistlestop.kernel import WATCHER, pledge, table_key
from whistlestop.table import Entry, sync
from whistlestop.table.lobby import OPENING


def opening(people: int = 3, bots: int = 0) -> Desk:
    desk = Desk()
    desk.open(people + bots, mode="sealed")
    for seat in range(people):
        desk.sit(seat)
    for seat in range(people, people + bots):
        desk.bot(seat)
    assert desk.do(Entry("start", 1000, by=0)) == "ok"
    return desk


def test_the_game_begins_when_the_last_nonce_is_open() -> None:
    desk = opening()
    assert [desk.nonce(0), desk.nonce(2)] == ["ok", "ok"]
    assert desk.table.stage == "opening"
    assert desk.nonce(1) == "ok"
    assert desk.table.stage == "playing"
    assert desk.table.key == table_key(SECRET, [nonce(0), nonce(1), nonce(2)])


def test_bots_have_none_and_are_not_waited_for() -> None:
    desk = opening(people=1, bots=2)
    desk.nonce(0)
    assert desk.table.stage == "playing"
    assert desk.table.nonces == (nonce(0), "", "")


def test_another_nonce_than_the_pledged_one_is_refused() -> None:
    desk = opening()
    assert desk.do(Entry("nonce", 0, 0, d=nonce(1))) == "pledge"
    assert desk.do(Entry("nonce", 0, 0, d=7)) == "pledge"
    assert desk.do(Entry("nonce", 0, 0, d="f" * 65)) == "pledge"
    assert desk.do(Entry("nonce", 0, 3, d=nonce(3))) == "seat"
    assert desk.table.nonces == ("", "", "")


def test_a_bot_cannot_open_a_nonce() -> None:
    assert opening(people=1, bots=2).do(Entry("nonce", 0, 1, d="")) == "pledge"


def test_a_nonce_counts_only_in_the_opening() -> None:
    desk = Desk()
    desk.open(3, mode="sealed")
    desk.sit(0)
    assert desk.nonce(0) == "stage"
    late = opening()
    late.time(1000 + OPENING)
    assert late.nonce(0) == "stage"


def test_whoever_never_opens_his_nonce_holds_up_nobody() -> None:
    desk = opening()
    desk.nonce(0)
    assert desk.table.due() == 1000 + OPENING
    assert desk.time(1000 + OPENING - 1) == "stale"
    assert desk.time(1000 + OPENING) == "ok"
    assert desk.table.stage == "playing"
    assert desk.table.key == table_key(SECRET, [nonce(0), "", ""])


def test_everybody_is_told_all_pledges_before_any_nonce_is_open() -> None:
    """Else the server, which hears the nonces first, could make up the last one and its pledge."""
    desk = opening(people=2, bots=1)
    pledges = (pledge(nonce(0)), pledge(nonce(1)), "")
    for viewer in (0, 1, 2, WATCHER):
        assert desk.last(viewer, "table")["stage"] == "opening"
        assert desk.last(viewer, "table")["pledges"] == pledges
        assert sync(desk.table, viewer, desk.out)["pledges"] == pledges  # who comes back just then


def test_who_comes_late_changes_no_pledge() -> None:
    desk = opening(people=2, bots=1)
    before = desk.table.pledges
    assert [desk.nonce(0), desk.nonce(1)] == ["ok", "ok"]
    assert desk.sit(2, "Late") == "ok"
    assert desk.table.pledges == before
    assert desk.host("pause") == "ok"
    assert desk.last(2, "table")["pledges"] == before


def test_nobody_is_told_a_nonce_while_others_may_still_choose_whether_to_open_theirs() -> None:
    desk = opening()
    desk.nonce(0)
    assert nonce(0) not in repr(desk.out)


def test_the_promise_of_the_seed_is_shown_in_the_lobby_and_binds_it() -> None:
    desk = Desk()
    desk.open(3, mode="sealed")
    before = desk.table.promise
    assert len(before) == 64
    assert before != pledge(SECRET.hex())
    assert Desk(secret=bytes(32)).table.promise != before
