"""A journal as a record: what is in it, and that nobody can change it unseen."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest
from msgspec import UNSET

from tests.table.desk import SECRET, Desk, nonce, play_out, playing, to_respond
from whistlestop.games.dilemma import DILEMMA
from whistlestop.kernel import Record, RecordError, check, pledge
from whistlestop.table import Entry, OtherEdition, refold


@pytest.fixture(scope="module")
def desk() -> Desk:
    played = playing(4, mode="sealed")
    played.do(Entry("say", 0, 0, d=("all", "hello", "text")))
    play_out(played, random.Random(11).randrange, step=40_000)
    return played


@pytest.fixture
def found(desk: Desk) -> Record:
    return Record.load(desk.record().dump())


def refused(found: Record) -> RecordError:
    with pytest.raises(RecordError) as error:
        check(DILEMMA, Record.load(found.dump()))
    return error.value


def test_a_record_names_people_options_promise_and_nonces_and_no_key(desk: Desk, found: Record) -> None:
    assert found.header.people == ["p0", "p1", "p2", "p3"]
    assert found.header.options["mode"] == "sealed"
    assert found.header.promise == desk.table.promise
    assert found.header.nonces == [nonce(seat) for seat in range(4)]
    assert b"key0" not in found.dump()


def test_it_is_proved_whole(found: Record) -> None:
    assert check(DILEMMA, found)[1]


def test_talk_is_in_it_and_is_no_part_of_the_game(found: Record) -> None:
    assert found.lines[1].say == [0, "all", "hello"]
    for line in found.lines:
        if line.say is not UNSET:
            line.say = [0, "all", "other words"]
    assert check(DILEMMA, found)[1]


def test_a_record_of_before_said_where_time_had_answered_and_is_still_read(found: Record) -> None:
    assert b'"by"' not in found.dump()
    before = found.dump().replace(b'{"moves":[[0,', b'{"by":"time","moves":[[0,')
    assert b'"by":"time"' in before
    assert check(DILEMMA, Record.load(before)) == check(DILEMMA, found)


def test_changed_minds_drop_out() -> None:
    first, second = to_respond(), to_respond()
    seat = first.table.asked[0][0]
    first.answer(seat, 3)
    for card in (9, 3):
        second.answer(seat, card)
    assert first.record().dump() == second.record().dump()


def test_a_seat_that_opened_no_nonce_is_proved_without_one() -> None:
    desk = Desk()
    desk.open(2, mode="sealed", cards=3)
    desk.sit(0)
    desk.sit(1)
    desk.host("start")
    desk.nonce(1)
    desk.time(4000)
    play_out(desk, random.Random(1).randrange, at=4000)
    found = desk.record()
    assert found.header.nonces == ["", nonce(1)]
    assert check(DILEMMA, found)[1]


def chance(found: Record, index: int) -> int:
    """The place of the index-th draw."""
    return [i for i, line in enumerate(found.lines) if line.chance is not UNSET][index]


def test_another_draw_is_named_with_its_line(found: Record) -> None:
    i = chance(found, 0)
    old = found.lines[i].chance
    found.lines[i].chance = (int(str(old)) + 1) % 4
    error = refused(found)
    assert (error.line, error.why) == (found.numbers[i], "the dice of this game fell otherwise")


def test_another_order_of_a_lot_is_named_with_its_line(found: Record) -> None:
    draws = [(i, line.chance) for i, line in enumerate(found.lines)]
    i, lot = next((i, lot) for i, lot in draws if isinstance(lot, list) and len(lot) > 1)
    found.lines[i].chance = lot[::-1]
    error = refused(found)
    assert (error.line, error.why) == (found.numbers[i], "the dice of this game fell otherwise")


def another_nonce(found: Record) -> None:
    found.header.nonces[1] = nonce(9)


def another_pledge(found: Record) -> None:
    found.header.pledges[1] = pledge(nonce(9))


def another_promise(found: Record) -> None:
    found.header.promise = "0" * 64


def another_seed(found: Record) -> None:
    found.lines[-1].seed = "00" * 32


def no_seed_at_all(found: Record) -> None:
    found.lines[-1].seed = "what"


def another_score(found: Record) -> None:
    assert found.lines[-1].over is not UNSET
    found.lines[-1].over[0] += 1


def another_reason(found: Record) -> None:
    found.lines[-1].reason = "DI-40"


@pytest.mark.parametrize(
    ("spoil", "line", "why"),
    [
        (another_nonce, 1, "nonce"),
        (another_pledge, 1, "nonce"),
        (another_promise, -1, "seed"),
        (another_seed, -1, "seed"),
        (no_seed_at_all, -1, "seed"),
        (another_score, -1, "scores"),
        (another_reason, -1, "DI-50"),
    ],
)
def test_tampering_is_named_with_its_line(
    found: Record, spoil: Callable[[Record], None], line: int, why: str
) -> None:
    spoil(found)
    error = refused(found)
    assert error.line == (line if line > 0 else found.numbers[-1])
    assert why in str(error)


def test_a_nonce_and_its_pledge_changed_together_show_at_a_draw(found: Record) -> None:
    another_nonce(found)
    another_pledge(found)
    error = refused(found)
    assert error.why == "the dice of this game fell otherwise"
    assert found.lines[found.numbers.index(error.line)].chance is not UNSET


def test_two_lines_in_another_order_are_named(found: Record) -> None:
    moves = [i for i, line in enumerate(found.lines) if line.moves is not UNSET]
    i, j = moves[0], moves[1]
    found.lines[i], found.lines[j] = found.lines[j], found.lines[i]
    assert refused(found).line == found.numbers[i]


def test_a_line_left_out_is_noticed(found: Record) -> None:
    i = next(i for i, line in enumerate(found.lines) if line.moves is not UNSET)
    del found.lines[i]
    assert refused(found).line == i + 2


def test_another_move_changes_what_follows_or_the_score(found: Record) -> None:
    """A duel told otherwise cannot end with the same cards."""
    i = next(i for i, x in enumerate(found.lines) if x.moves and x.moves[0][1] == "peace")
    line = found.lines[i]
    assert line.moves is not UNSET
    line.moves = [(seat, "conflict" if choice == "peace" else "peace") for seat, choice in line.moves]
    assert refused(found).line >= found.numbers[i]


def test_what_no_program_writes_is_refused_line_by_line() -> None:
    head = b'{"record":1,"game":"dilemma","edition":1,"seats":3,"options":{"mode":"sealed"}}\n'
    for spoiled in (b'{"chance":0,"clock":"x"}', b"{}", b'{"chance":0,"x":1}', b"nonsense", b"\xff\xfe"):
        with pytest.raises(RecordError) as error:
            Record.load(head + b'{"chance":0}\n\n' + spoiled)
        assert error.value.line == 4
    assert msgspec.json.decode(head)["record"] == 1


def test_the_journal_says_under_which_rules_a_table_was_opened() -> None:
    """A table from before that was written counts as one of today."""
    desk = playing(3, mode="sealed")
    opened, *rest = desk.journal.entries()
    assert opened.d["edition"] == DILEMMA.edition
    other = Entry("open", d={**opened.d, "edition": DILEMMA.edition + 1})
    with pytest.raises(OtherEdition, match=str(DILEMMA.edition + 1)):
        refold(DILEMMA, SECRET, [other, *rest])
    unsaid = Entry("open", d={k: v for k, v in opened.d.items() if k != "edition"})
    assert refold(DILEMMA, SECRET, [unsaid, *rest])[0].edition == DILEMMA.edition
