"""Questions, seals and refusals."""

import pytest

from tests.table.desk import Desk, others, playing, provoker, race, to_duel, to_respond, toss
from whistlestop.kernel import WATCHER, Json
from whistlestop.table import Entry
from whistlestop.table.table import KEPT

ALL = (0, 1, 2, 3, WATCHER)


def test_another_seats_throw_does_not_make_mine_stale() -> None:
    desk = race()
    first, second, _ = others(desk)
    before = desk.question(second)
    assert desk.answer(first, toss(desk, first, 7, 900), 900) == "ok"
    assert desk.question(second) == before
    assert desk.answer(second, toss(desk, second, 6, 1200), 1200, q=before.q) == "ok"


def test_my_own_act_renews_my_question_and_a_joint_move_renews_all() -> None:
    desk = race()
    first, second, _ = others(desk)
    old = desk.question(first).q, desk.question(second).q
    desk.answer(
        first, toss(desk, first, 5, 900), 900
    )  # an equal card cannot take the offer: he may throw again
    assert (desk.question(first).q, desk.question(second).q) == (old[0] + 1, old[1])
    assert desk.answer(first, 0, 950, q=old[0]) == "stale"
    sealed = to_respond()
    seats = others(sealed)
    for seat in seats:
        sealed.answer(seat, 0)
    assert all(sealed.table.question(seat) is None for seat in seats if seat != provoker(sealed))


def test_numbers_of_questions_are_each_seats_own_and_have_no_holes() -> None:
    desk = playing(mode="sealed")
    asked: dict[int, list[int]] = {seat: [] for seat in range(4)}
    for _ in range(4):
        desk.answer(provoker(desk), desk.question(provoker(desk)).sealed["of"][0])
        for seat in others(desk):
            desk.answer(seat, 0)
    for tell in desk.out:
        if tell.t == "ask" and tell.d:
            asked[tell.viewer].append(tell.d["q"])
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in asked.values())


def test_others_learn_how_many_have_answered_and_nothing_else() -> None:
    desk = to_respond()
    seat = others(desk)[0]
    marks = {viewer: desk.heard(viewer) for viewer in ALL}
    desk.answer(seat, 3)
    for viewer in ALL:
        news = [(t, d) for _, t, d in desk.told(viewer, marks[viewer])]
        assert news == [("sealed", 3), ("in", 1)] if viewer == seat else news == [("in", 1)]


def test_a_change_of_mind_is_told_to_nobody_else() -> None:
    plain, changed = to_respond(), to_respond()
    seat = others(plain)[0]
    plain.answer(seat, 3)
    for card in (3, 4, 0, 3):
        assert changed.answer(seat, card) == "ok"
    for viewer in ALL:
        if viewer != seat:
            assert plain.told(viewer) == changed.told(viewer)
    assert len(changed.journal.rows) == len(plain.journal.rows) + 3  # yet all of it is written
    assert [d for _, t, d in changed.told(seat) if t == "sealed"] == [3, 4, 0, 3]


def test_the_last_mind_counts() -> None:
    desk = to_respond()
    first, *rest = others(desk)
    desk.answer(first, 9)
    desk.answer(first, 0)
    for seat in rest:
        desk.answer(seat, 0)
    assert "kept" in [d.what for _, t, d in desk.told(WATCHER) if t == "note"]


def test_a_timeout_looks_like_a_click() -> None:
    """Same kinds, same number, same order of messages; to pass by silence is to pass (DI-A26)."""
    clicked, slept = to_respond(), to_respond()
    *rest, last = others(clicked)
    for desk in (clicked, slept):
        for seat in rest:
            desk.answer(seat, 0, 100)
    due = slept.table.due()
    assert due is not None
    assert clicked.answer(last, 0, due) == "ok"
    assert slept.time(due) == "ok"
    for viewer in ALL:
        assert clicked.told(viewer) == slept.told(viewer)


def test_what_the_silent_are_taken_to_say_is_written() -> None:
    desk = playing(mode="sealed")
    desk.time(60_000)
    ((seat, card),) = next(e for e in desk.journal.entries() if e.k == "time").d[2]
    assert seat == provoker(desk)
    assert desk.last(WATCHER, "view")["offer"].card == card


def test_a_replay_needs_neither_the_seed_nor_the_defaults() -> None:
    desk = to_respond()
    desk.time(45_000)
    blind = Desk(desk.journal, secret=b"")
    blind.catch_up()
    assert blind.table.state == desk.table.state


def test_a_command_sent_again_is_harmless() -> None:
    desk = to_respond()
    seat = others(desk)[0]
    assert desk.answer(seat, 3, id="0.x") == "ok"
    written = len(desk.journal.rows)
    assert desk.answer(seat, 3, id="0.x") == "again"
    assert desk.answer(seat, 9, id="0.x") == "again"
    assert len(desk.journal.rows) == written
    assert dict(desk.table.sealed)[seat] == 3


def test_also_after_it_has_had_its_effect() -> None:
    desk = playing(mode="sealed")
    seat = provoker(desk)
    q = desk.question(seat).q
    assert desk.answer(seat, 5, id="0.x") == "ok"
    assert desk.answer(seat, 5, id="0.x", q=q) == "again"


def test_only_so_many_command_ids_are_remembered() -> None:
    desk = playing(mode="sealed")
    for i in range(KEPT + 10):
        assert desk.do(Entry("say", 0, 0, id=f"i{i}", d=("all", "hello", "text"))) == "ok"
    assert len(desk.table.done) == KEPT


@pytest.mark.parametrize("action", [5.0, True, [5], {"card": 5}, [[[[[[[[1]]]]]]]], [1.5], [True]])
def test_what_is_no_action_at_all_is_malformed_or_illegal(action: Json) -> None:
    desk = playing(mode="sealed")
    assert desk.answer(provoker(desk), action) in ("malformed", "illegal")


def test_an_illegal_answer_is_refused_with_its_clause() -> None:
    desk = playing(mode="sealed")
    seat = provoker(desk)
    q = desk.question(seat).q
    assert desk.ask(Entry("answer", 0, seat, q, d=11)) == ("illegal", "DI-10")
    assert desk.ask(Entry("answer", 0, seat, q, d=0)) == ("illegal", "DI-10")


def test_no_refusal_changes_anything() -> None:
    desk, p, c = to_duel()
    idle = next(s for s in range(4) if s not in (p, c))
    before, written, told = desk.table, len(desk.journal.rows), len(desk.out)
    refused = {
        "malformed": Entry("answer", 0, p, desk.question(p).q, d={"x": 1}),
        "illegal": Entry("answer", 0, p, desk.question(p).q, d="war"),
        "stale": Entry("answer", 0, p, desk.question(p).q + 1, d="peace"),
        "stale ": Entry("answer", 0, idle, 1, d="peace"),
        "stale  ": Entry("time", 1, d=("duel", 0)),
        "stale   ": Entry("back", 0, p),
        "room": Entry("say", 0, p, d=("all", "psst", "text")),
        "seat": Entry("say", 0, 9, d=("all", "psst", "text")),
        "seat ": Entry("say", 0, None, d=("all", "psst", "text")),
        "host": Entry("pause", 0, by=1 if desk.table.host != 1 else 0),
        "host ": Entry("pause", 0),
        "stage": Entry("resume", 0, by=desk.table.host),
        "stage ": Entry("nonce", 0, p, d="x"),
        "stage  ": Entry("start", 0, by=desk.table.host),
        "taken": Entry("open", 0, d={"seats": 4, "options": {}, "clocks": {}, "public": True}),
        "malformed ": Entry("chance", 0, d=0),
        "malformed  ": Entry("dance", 0),
    }
    for code, entry in refused.items():
        assert desk.do(entry) == code.strip(), entry
    assert desk.table == before
    assert (len(desk.journal.rows), len(desk.out)) == (written, told)


def test_before_the_start_and_after_the_end_no_answer_is_taken() -> None:
    desk = Desk()
    desk.open(3, mode="sealed")
    assert desk.answer(0, 5, q=1) == "stage"
    tiny = playing(2, mode="sealed", cards=2)
    while tiny.table.stage == "playing":
        for seat, q in tiny.table.asked:
            tiny.answer(seat, (q.sealed or q.open)["of"][0])
    assert tiny.answer(0, 1, q=1) == "stage"
    assert tiny.host("pause") == "stage"


def test_the_end_is_told_to_all_with_the_seed_and_takes_every_question_back() -> None:
    desk = playing(2, mode="sealed", cards=2)
    before = repr(desk.out)
    while desk.table.stage == "playing":
        for seat, q in desk.table.asked:
            desk.answer(seat, (q.sealed or q.open)["of"][0])
    seed = desk.table.secret.hex()
    assert seed not in before
    for viewer in (0, 1, WATCHER):
        assert desk.kinds(viewer)[-1] == "over"
        assert desk.last(viewer, "over")["seed"] == seed
    for seat in (0, 1):
        assert desk.last(seat, "ask") is None
