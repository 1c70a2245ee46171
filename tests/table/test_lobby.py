"""Before the start: who sits where, who is host, what may be settled."""

import pytest

from tests.table.desk import Desk
from whistlestop.kernel import WATCHER
from whistlestop.table import LIVERIES, NAME, Entry


def lobby(seats: int = 4, people: int = 0) -> Desk:
    desk = Desk()
    assert desk.open(seats, mode="sealed") == "ok"
    for seat in range(people):
        assert desk.sit(seat) == "ok"
    return desk


def named(desk: Desk) -> list[str | None]:
    return [p.name if p else None for p in desk.table.people]


def test_nothing_can_be_done_at_a_table_that_was_not_opened() -> None:
    assert Desk().do(Entry("start", by=0)) == "unknown"
    assert Desk().sit(0) == "unknown"


def test_a_table_is_opened_once() -> None:
    assert lobby().open(3, mode="sealed") == "taken"


def test_a_person_sits_where_he_asks_or_on_the_first_free_seat() -> None:
    desk = lobby()
    assert desk.sit(2, "Ann", 5) == "ok"
    assert desk.sit(None, "Bob", 6) == "ok"
    assert named(desk) == ["Bob", None, "Ann", None]


def test_everybody_is_told_who_sits_down_and_nobody_is_told_a_key_nor_a_pledge_before_the_start() -> None:
    desk = lobby()
    desk.sit(1, "Ann", 3)
    ann = {"name": "Ann", "colour": 3, "kind": "person", "level": "", "away": False, "agrees": False}
    for viewer in (0, 1, 2, 3, WATCHER):
        assert desk.told(viewer) == [(1, "people", {"people": [None, ann, None, None], "host": 1})]


@pytest.mark.parametrize("name", ["", " Ann", "Ann ", "x" * (NAME + 1), "a\nb", "a\u200bb", "a\u202eb"])
def test_a_name_can_be_read_and_is_short(name: str) -> None:
    desk = lobby()
    person = {"name": name, "colour": 0, "key": "k", "pledge": "0" * 64}
    assert desk.do(Entry("sit", 0, 0, d=person)) == "name"
    assert named(desk) == [None] * 4


def test_nobody_takes_the_name_of_another_in_any_letters() -> None:
    desk = lobby()
    desk.sit(0, "Straße", 0)
    assert desk.sit(1, "STRASSE", 1) == "name"


def test_a_livery_is_worn_once() -> None:
    desk = lobby(people=1)
    assert desk.sit(1, colour=0) == "colour"
    assert desk.sit(1, colour=LIVERIES) == "colour"
    assert desk.sit(1, colour=-1) == "colour"
    assert desk.sit(1, colour=LIVERIES - 1) == "ok"


@pytest.mark.parametrize("promised", ["00", "g" * 64, "A" * 64, "0" * 65])
def test_a_pledge_is_a_hash(promised: str) -> None:
    assert lobby().sit(0, promised=promised) == "pledge"


def test_a_taken_seat_a_wrong_seat_and_a_full_table_are_told_apart() -> None:
    desk = lobby(3, people=2)
    assert desk.sit(1, "Eve", 9) == "taken"
    assert desk.sit(3, "Eve", 9) == "seat"
    assert desk.sit(-1, "Eve", 9) == "seat"
    assert desk.sit(2) == "ok"
    assert desk.sit(None, "Eve", 9) == "full"


def test_the_first_person_is_host_wherever_he_sits() -> None:
    desk = lobby()
    desk.sit(3)
    desk.sit(0)
    assert desk.table.host == 3


def test_when_the_host_frees_his_seat_the_next_longest_person_is_host() -> None:
    desk = lobby(people=3)
    assert desk.do(Entry("free", 0, 0, by=0)) == "ok"
    assert desk.table.host == 1
    assert desk.last(2, "people")["host"] == 1


def test_a_host_who_goes_away_in_the_lobby_blocks_nobody() -> None:
    desk = lobby(people=2)
    assert desk.do(Entry("away", 0, 0)) == "ok"
    assert desk.table.host == 1
    assert desk.host("free", 0) == "ok"
    assert named(desk) == [None, "p1", None, None]


def test_a_bot_is_never_host() -> None:
    desk = lobby(people=1)
    assert desk.bot(1) == "ok"
    desk.do(Entry("free", 0, 0, by=0))
    assert desk.table.host is None


def test_the_host_seats_bots_where_no_person_sits_and_may_change_them() -> None:
    desk = lobby(people=2)
    assert desk.bot(2) == "ok"
    assert desk.bot(2) == "ok"
    assert desk.bot(1) == "taken"
    assert desk.bot(4) == "seat"
    assert desk.do(Entry("bot", 0, 3, by=1, d={"level": "easy", "name": "x"})) == "host"
    bot = desk.table.people[2]
    assert bot is not None
    assert (bot.kind, bot.level, bot.colour) == ("bot", "easy", 2)


def test_a_bot_wears_a_livery_that_nobody_wears() -> None:
    desk = lobby()
    desk.sit(0, colour=0)
    desk.sit(1, colour=2)
    desk.bot(2)
    desk.bot(3)
    assert [p and p.colour for p in desk.table.people] == [0, 2, 1, 3]


def test_a_seat_is_freed_by_its_owner_or_by_the_host_and_by_nobody_else() -> None:
    desk = lobby(people=3)
    assert desk.do(Entry("free", 0, 2, by=1)) == "host"
    assert desk.do(Entry("free", 0, 2, by=2)) == "ok"
    assert desk.do(Entry("free", 0, 1, by=0)) == "ok"
    assert desk.do(Entry("free", 0, 1, by=0)) == "seat"
    assert named(desk) == ["p0", None, None, None]


def test_only_the_host_settles_and_whole_values_replace_the_old() -> None:
    desk = lobby(people=2)
    new = {"seats": 5, "options": {"mode": "race", "lives": 3}, "clocks": {"window": 5000}, "public": False}
    assert desk.do(Entry("set", by=1, d=new)) == "host"
    assert desk.do(Entry("set", by=0, d=new)) == "ok"
    told = desk.last(WATCHER, "table")
    assert (told["seats"], told["public"], told["clocks"]["window"]) == (5, False, 5000)
    assert told["options"]["mode"] == "race"
    assert told["options"]["remaining"] is True
    assert desk.sit(4) == "ok"


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 6},
        {"seats": 1},
        {"seats": True},
        {"options": {"mode": "chess"}},
        {"options": {"colour": 1}},
        {"options": {"mode": "sealed", "lives": 10}},
        {"options": {"mode": "sealed", "skill": True}},
        {"clocks": {"tea": 5000}},
        {"clocks": {"window": 0}},
        {"clocks": {"offer": 299}},
        {"clocks": {"offer": -1}},
        {"clocks": {"offer": 8 * 86_400_000}},
    ],
)
def test_settings_that_do_not_go_are_refused_and_change_nothing(change: dict[str, object]) -> None:
    desk = lobby(people=1)
    before = desk.table
    good = {"seats": 4, "options": {"mode": "sealed"}, "clocks": {}, "public": True}
    assert desk.do(Entry("set", by=0, d=good | change)) == "options"
    assert desk.table == before


def test_a_clock_may_be_switched_off_where_a_person_is_awaited() -> None:
    desk = lobby(people=1)
    off = {"seats": 4, "options": {"mode": "sealed"}, "clocks": {"offer": 0, "duel": 0}, "public": True}
    assert desk.do(Entry("set", by=0, d=off)) == "ok"


def test_a_seat_with_somebody_on_it_cannot_be_taken_away() -> None:
    desk = lobby()
    desk.sit(0)
    desk.sit(3)
    fewer = {"seats": 3, "options": {"mode": "sealed"}, "clocks": {}, "public": True}
    assert desk.do(Entry("set", by=0, d=fewer)) == "taken"


def test_the_game_starts_when_the_host_says_so_and_every_seat_is_filled() -> None:
    desk = lobby(3, people=2)
    assert desk.host("start") == "seats"
    desk.bot(2)
    assert desk.do(Entry("start", by=1)) == "host"
    assert desk.host("start") == "ok"
    assert desk.host("start") == "stage"
    assert desk.table.stage == "opening"


def test_after_the_start_the_lobby_is_closed() -> None:
    desk = lobby(3, people=3)
    desk.host("start")
    settings = {"seats": 3, "options": {"mode": "sealed"}, "clocks": {}, "public": True}
    assert desk.sit(None, "Eve", 9) == "stage"
    assert desk.bot(0) == "stage"
    assert desk.host("free", 1) == "stage"
    assert desk.host("set", d=settings) == "stage"


@pytest.mark.parametrize(
    ("proposed", "agree", "book"),
    [
        (True, {0: True, 1: True, 2: True}, "open-book"),
        (True, {0: True, 2: True}, "closed-book"),  # one who says nothing does not agree
        (True, {}, "closed-book"),  # nor does the host by proposing it
        (False, {0: True, 1: True, 2: True}, None),
    ],
)
def test_eyes_are_open_afterwards_only_if_every_person_agreed_to_what_was_proposed(
    proposed: bool, agree: dict[int, bool], book: str | None
) -> None:
    desk = Desk()
    assert desk.open(4, house={"openly": proposed}, mode="sealed") == "ok"
    for seat in range(3):
        assert desk.sit(seat) == "ok"
    assert desk.bot(3) == "ok"  # a robot need not
    for seat, says in agree.items():
        assert desk.own("agree", seat, says) == "ok"
    assert desk.table.openly is proposed
    assert desk.host("start") == "ok"
    assert desk.table.openly is (book == "open-book")
    for viewer in (0, 1, 2, 3, WATCHER):
        assert desk.last(viewer, "table")["openly"] is desk.table.openly
        assert [d["phrase"] for _, t, d in desk.told(viewer) if t == "say"] == ([book] if book else [])


def test_an_agreement_can_be_taken_back_until_the_start_and_stays_whatever_else_is_settled() -> None:
    desk = Desk()
    assert desk.open(2, house={"openly": True}, mode="sealed") == "ok"
    for seat in range(2):
        assert desk.sit(seat) == "ok"
        assert desk.own("agree", seat, True) == "ok"
    assert [p["agrees"] for p in desk.last(0, "people")["people"]] == [True, True]
    settings = {"seats": 2, "options": {"mode": "sealed"}, "clocks": {}, "public": True}
    assert desk.host("set", d={**settings, "openly": False}) == "ok"
    assert desk.host("set", d={**settings, "openly": True}) == "ok"
    assert [p and p.agrees for p in desk.table.people] == [True, True]
    assert desk.own("agree", 1, False) == "ok"
    assert [p["agrees"] for p in desk.last(0, "people")["people"]] == [True, False]
    for wrong in (1, "yes", None):
        assert desk.own("agree", 1, wrong) == "malformed"
    assert desk.own("agree", 5, True) == "seat"
    assert desk.host("start") == "ok"
    assert desk.own("agree", 1, True) == "stage"  # nobody is talked into it when the game runs
    assert desk.table.openly is False


def test_whoever_sits_down_on_a_seat_has_not_agreed_to_anything() -> None:
    desk = Desk()
    assert desk.open(2, house={"openly": True}, mode="sealed") == "ok"
    for seat in range(2):
        assert desk.sit(seat) == "ok"
        assert desk.own("agree", seat, True) == "ok"
    assert desk.host("free", 1) == "ok"
    assert desk.own("agree", 1, True) == "seat"
    assert desk.sit(1, "Bob") == "ok"
    assert [p and p.agrees for p in desk.table.people] == [True, False]
