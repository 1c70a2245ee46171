# ruff: noqa: N802 (tests are named after clauses)
"""Our rulings: TT-A1 to TT-A23."""

import pytest
from msgspec import UNSET

from tests.games.cases import tiny
from tests.games.trolley.table import Told, told
from whistlestop.games import GAMES
from whistlestop.games.trolley import TROLLEY
from whistlestop.games.trolley.deck import Deals
from whistlestop.kernel import CHANCE, BadOption, settled

MODIFYING = "lead 0; deal; lay 1:0 2:3; lay 1:8 2:11"
PLEADING = MODIFYING + "; play 1 14 0 0 0; play 2 17 0 0 0"


def test_TT_A1_three_to_thirteen_play() -> None:
    assert list(TROLLEY.seats) == list(range(3, 14))
    assert GAMES["trolley"] is TROLLEY


@pytest.mark.parametrize("first", [1, 2, 3])
def test_TT_A2_the_host_picks_the_first_conductor_or_a_lot_does(first: int) -> None:
    picked: object = TROLLEY.turn(told(first=first).state)
    assert [seat for seat in range(3) if seat in picked] == [first - 1]  # type: ignore[operator]
    drawn: object = TROLLEY.turn(told().state)
    assert [seat for seat in range(3) if seat in drawn] == [0, 1, 2]  # type: ignore[operator]


def test_TT_A2_nobody_who_is_not_there_is_picked() -> None:
    with pytest.raises(BadOption) as found:
        told(first=4)
    assert (found.value.option, found.value.clause) == ("first", "TT-A2")


@pytest.mark.parametrize("seats", range(3, 14))
def test_TT_A3_the_first_half_clockwise_rounded_up_is_the_left_team(seats: int) -> None:
    larger = [0] * seats
    for conductor in range(seats):
        left, right = told(f"lead {conductor}", seats).view().teams
        assert set(left) == {(conductor + k) % seats for k in range(1, seats // 2 + 1)}
        assert len(left) - len(right) == (seats - 1) % 2
        for seat in left:
            larger[seat] += 1
    assert len(set(larger)) == 1


def test_TT_A4_jobs_go_by_distance_on_each_side() -> None:
    view = told("lead 0", seats=9).view()
    assert view.teams == ((1, 2, 3, 4), (8, 7, 6, 5))
    for team in view.teams:
        assert [view.jobs[seat] for seat in team] == [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 1, 0)]


def test_TT_A4_a_swap_that_both_want_changes_jobs_and_cards() -> None:
    t = told("lead 0; deal; swap 1 2", seats=5)
    assert (t.view(1).offers, t.view(2).offers, t.view(4).offers, t.view(0).offers) == (
        ((1, 2),),
        ((1, 2),),
        (),
        (),
    )
    assert sorted(t.ask.sealed) == [1, 4]
    t.go("swap 2 1")
    assert t.hand(1) == ((), (8, 9, 10), (), ())
    assert t.hand(2) == ((0, 1, 2), (), (14, 15, 16), ())
    assert sorted(t.ask.sealed) == [2, 4]
    assert t.data("swapped") == (2, 1)
    assert t.view(1).offers == ()
    assert t.view().jobs[2] == (1, 0, 1, 0)


def test_TT_A4_an_offer_is_the_teams_secret_and_can_be_taken_back() -> None:
    t = told("lead 0; deal", seats=5)
    before = {seat: menu.spec() for seat, menu in t.ask.open.items()}
    t.go("swap 1 2")
    (note,) = t.last
    assert [note.seen_by(viewer) is not None for viewer in range(5)] == [False, True, True, False, False]
    assert {seat: menu.spec() for seat, menu in t.ask.open.items()} == before
    t.go("swap 1 2; swap 2 1")
    assert t.view(1).offers == ((2, 1),)
    assert t.why("swapped") == []


def test_TT_A4_only_with_a_team_mate_and_only_in_step_3() -> None:
    t = told("lead 0; deal", seats=5)
    assert [t.ask.open[1].refuse(("swap", seat)) for seat in range(5)] == [
        "TT-A4",
        "TT-A4",
        None,
        "TT-A4",
        "TT-A4",
    ]
    assert t.go("lay 1:0 4:3").ask.open == {}


def test_TT_A5_the_conductor_sees_no_hand_and_a_table_may_hide_them_all() -> None:
    assert told("lead 0; deal", seats=5).view(0).hands == (None,) * 5
    t = told("lead 0; deal", seats=5, mates=False)
    for viewer in range(1, 5):
        assert [hand is not None for hand in t.view(viewer).hands] == [seat == viewer for seat in range(5)]
    assert {note.to for note in t.notes if note.what == "drew"} == {1 << seat for seat in range(1, 5)}


def test_TT_A6_both_teams_commit_before_either_is_shown() -> None:
    t = told("lead 0; deal", seats=5)
    assert sorted(t.ask.sealed) == [1, 4]
    t.go("lay 1:0 4:3")
    assert sorted(t.ask.sealed) == [2, 3]
    assert t.ask.open == {}


def test_TT_A7_free_whoever_is_ready_plays_and_is_seen() -> None:
    t = told(MODIFYING)
    assert (sorted(t.ask.open), dict(t.ask.sealed)) == ([1, 2], {})
    t.go("play 2 17 0 0 0")
    assert (sorted(t.ask.open), t.view(1).tracks[0][0].mods) == ([1], ((17, 0, 2),))


def test_TT_A7_alternate_from_the_left_team_on() -> None:
    t = told("lead 0; deal; lay 1:0 8:3; lay 2:8 7:11", seats=9, order="alternate")
    asked = []
    while t.stage == "modify":
        asked.append((t.view().side, t.asked))
        t.step({t.asked[0]: t.menu(t.asked[0]).sample(lambda n: 0)})
    assert asked == [(0, [3, 4]), (1, [5, 6]), (0, [4]), (1, [6])]


def test_TT_A7_alternate_goes_on_where_only_one_side_has_cards() -> None:
    t = told("lead 0; deal; lay 1:0 7:3; lay 2:8 6:11", seats=8, order="alternate")
    t.go("play 3 14 0 0 0")
    assert t.asked == [5]
    t.go(f"play 5 {t.hand(5)[2][0]} 0 0 0")
    assert t.asked == [4]


def test_TT_A7_sealed_all_commit_and_are_shown_together() -> None:
    t = told(MODIFYING, order="sealed")
    assert (sorted(t.ask.sealed), dict(t.ask.open)) == ([1, 2], {})
    t.go("seal 1:14.0.0.0 2:17.1.2.0")
    assert [note.data for note in t.last if note.what == "aimed"] == [(1, 14, 0, 0, 0), (2, 17, 1, 2, 0)]
    assert t.stage == "floor"


@pytest.mark.parametrize("order", ["free", "sealed"])
def test_TT_A8_playing_is_compulsory_the_extra_card_is_not(order: str) -> None:
    t = told("lead 0; quick 1; deal; lay 2:0 0:3; lay 2:8 0:11", tom=True, order=order)
    assert t.view().tom == 2
    assert t.menu(0).refuse(()) == t.menu(2).refuse(()) == "TT-A8"
    if order == "sealed":
        aims = [f"{card}.0.0.0" for card in t.hand(2)[2] + t.hand(2)[3]]
        t.go(f"seal 0:{t.hand(0)[2][0]}.0.0.0 2:{aims[0]}")
    else:
        t.go(f"play 0 {t.hand(0)[2][0]} 0 0 0; play 2 {t.hand(2)[2][0]} 0 0 0")
        assert t.menu(2).refuse(()) is None
        t.go("keep 2")
    assert (t.stage, len(t.view().tracks[0][0].mods)) == ("floor", 2)


def test_TT_A9_unplayed_discards_are_not_shown() -> None:
    t = told("lead 0; deal; lay 1:0 2:3")
    seen = [note.seen_by(0) for note in t.notes if note.what == "discarded"]
    assert [note and (note.data, note.secret) for note in seen] == [((1, 0, 2), UNSET), ((2, 0, 2), UNSET)]


def test_TT_A10_several_modifiers_hang_on_a_character_and_none_on_a_modifier() -> None:
    t = told(MODIFYING + "; play 1 14 0 0 0")
    assert all(len(aim) == 4 and aim[2] < 3 for ((*aim,),) in t.menu(2))
    t.go("play 2 17 0 0 0")
    assert t.view().tracks[0][0].mods == ((14, 0, 1), (17, 0, 2))


def test_TT_A11_what_is_left_is_drawn_before_the_reshuffled_discards() -> None:
    t = told("lead 0; quick 0", deck=tiny(10, 9, 9))
    draw = TROLLEY.turn(t.state)
    assert isinstance(draw, Deals)
    deals = [draw.deal(d) for d in range(3)]
    assert [(len(deal.cards), deal.first) for deal in deals] == [(10, 2), (9, 3), (9, 3)]
    innocent, guilty, modifier = draw.sample(lambda n: 0)
    assert (innocent, guilty, modifier) in draw
    assert {8, 9} <= set(innocent[0])
    assert (innocent[::-1], guilty, modifier) not in draw
    assert (innocent, guilty[::-1], modifier) not in draw
    t.go("deal")
    assert [note.data for note in t.last if note.what == "reshuffled"] == [(0, 2), (1, 3), (2, 3)]


@pytest.mark.parametrize(
    ("seats", "sizes", "options"),
    [
        (3, (8, 6, 9), {}),
        (8, (8, 6, 12), {}),
        (13, (8, 6, 27), {}),
        (4, (8, 6, 12), {"accomplices": True}),
        (13, (8, 6, 39), {"accomplices": True}),
    ],
)
def test_TT_A11_a_deck_below_one_rounds_need_is_refused(
    seats: int, sizes: tuple[int, int, int], options: dict[str, object]
) -> None:
    settings = settled(TROLLEY, seats, {"deck": tiny(*sizes), "tom": True, **options})
    state = TROLLEY.start(seats, settings)
    for _ in range(3):
        state = Told(state).go("quick 0" if state.round else "lead 0; quick 0").state
    for deck in range(3):
        less = [size - (d == deck) for d, size in enumerate(sizes)]
        with pytest.raises(BadOption) as found:
            TROLLEY.start(seats, {**settings, "deck": tiny(*less)})
        assert (found.value.option, found.value.clause) == ("deck", "TT-A11")


def test_TT_A12_what_was_discarded_last_is_shuffled_too() -> None:
    t = told(
        "lead 0; deal; lay 1:0 2:3; lay 1:8 2:11; play 1 14 0 0 0; play 2 17 0 0 0; enough; enough; enough"
    )
    last = set(t.state.discards[0])
    assert last == {1, 2, 4, 5}
    t.go("pull 0; deal")
    dealt = {card for hand in t.state.hands for card in hand[0]} | {track[0] for track in t.tracks()}
    assert last < dealt == set(range(8))


def tom_after(*tracks: int, seats: int = 3) -> list[int]:
    t, holders = told("lead 0", seats, tom=True), []
    for track in tracks:
        t.go(f"quick {track}")
        holders.append(t.view().tom)
    return holders


def test_TT_A13_nobody_at_none_the_holder_keeps_it_else_the_next_leader_to_the_left() -> None:
    assert told("lead 0; deal", tom=True).view().tom == -1
    assert tom_after(0, seats=5) == [2]  # 1 and 2 lead, 1 is the coming Conductor
    assert tom_after(1, seats=5) == [3]  # 4 and 3 lead, 3 is nearer to the left of 1
    assert tom_after(1, 1, seats=5) == [3, 4]  # 4 and 0 died: 4 leads alone now
    assert tom_after(1, 0, 0) == [2, 2, 2]  # 2, then 2, then 0: the holder leads


def test_TT_A13_the_holder_keeps_it_in_a_tie() -> None:
    t = told("lead 0; quick 1; quick 1", tom=True)  # 2 and 0 are level
    assert (t.view().tokens, t.view().tom) == ((1, 0, 1), 2)


def test_TT_A14_a_lone_leader_who_is_conductor_holds_it_without_effect() -> None:
    t = told("lead 0; quick 0; deal", tom=True)
    assert (t.view().conductor, t.view().tom) == (1, 1)
    assert t.hand(1) == ((), (), (), ())
    t.go("lay 2:0 0:3; lay 2:8 0:11")
    assert t.view().due == ((1, 0), (0, 0), (1, 0))


def test_TT_A15_the_token_counts_for_whoever_has_another_job() -> None:
    t = told("lead 0; quick 1; deal", seats=5, tom=True)
    assert t.view().tom == 3
    assert [len(pile) for pile in t.hand(3)] == [0, 3, 0, 3]


def test_TT_A16_with_both_variants_six_are_drawn_and_up_to_two_played() -> None:
    t = told("lead 0; quick 1; deal", seats=5, tom=True, accomplices=True)
    assert [len(pile) for pile in t.hand(3)] == [0, 3, 3, 3]
    while t.stage != "modify":
        t.step({seat: menu.sample(lambda n: 0) for seat, menu in t.ask.sealed.items()})
    assert t.view().due[3] == (1, 1)
    assert len(t.menu(3).spec()["of"]) == 6


def test_TT_A17_accomplices_replaces_and_leaves_out_the_conductor() -> None:
    t = told("lead 0; deal", seats=9, accomplices=True)
    assert [len(t.hand(seat)[2]) for seat in range(9)] == [0] + [3] * 8


def test_TT_A18_a_floor_for_each_side_then_one_for_all() -> None:
    t = told(PLEADING)
    seen = []
    for _ in range(3):
        clock = t.ask.clock
        assert clock is not None
        seen.append((t.stage, t.view().floor, t.asked, clock.name))
        t.go("clock")
    assert seen == [
        ("floor", 0, [0, 1], "floor"),
        ("floor", 1, [0, 2], "floor"),
        ("free", 2, [0, 1, 2], "free"),
    ]
    assert t.stage == "lever"
    assert (TROLLEY.clocks["floor"], TROLLEY.clocks["free"]) == (120_000, 60_000)
    assert told(PLEADING + "; enough; enough; enough").stage == "lever"


def test_TT_A19_for_the_silent_a_lot_decides() -> None:
    t = told("lead 0; deal")
    assert {t.menu(1).default(lambda n, k=k: k % n) for k in range(3)} == {0, 1, 2}
    t.go("lay 1:0 2:3; lay 1:8 2:11; play 1 14 0 0 0; play 2 17 0 0 0; clock; clock; clock")
    assert {t.menu(0).default(lambda n, k=k: k % n) for k in range(2)} == {0, 1}


def test_TT_A20_a_stand_in_can_play_any_seat_from_its_view() -> None:
    t, bots = told("lead 0", seats=4), {}
    for seat in range(4):
        bots[seat] = TROLLEY.bots[TROLLEY.levels["medium"]](seat, 4, {})
    silent = 0
    while t.stage != "end":
        turn: object = TROLLEY.turn(t.state)
        menus = {**getattr(turn, "sealed", {})} or {**getattr(turn, "open", {})}
        if not menus:
            t.step({CHANCE: turn.sample(lambda n: 0)})  # type: ignore[attr-defined]
            continue
        for seat in menus:
            bots[seat].seen(t.view(seat))
        answers = {seat: bots[seat].choose(menu, lambda n: 0) for seat, menu in menus.items()}
        silent += None in answers.values()
        said = {seat: answer for seat, answer in answers.items() if answer is not None}
        t.step(said if t.ask.sealed else dict([next(iter(said.items()))]))
    assert len(t.over.scores) == 4
    assert silent  # as Conductor it lets people speak


def test_TT_A21_a_tie_is_a_shared_victory() -> None:
    t = told("lead 0; quick 0; quick 0; quick 0; quick 0; quick 0; quick 0")
    assert (t.over.scores, t.over.winners) == ((-2, -2, -2), (0, 1, 2))


def test_TT_A22_left_is_north() -> None:
    t = told("lead 0; quick 0")
    assert t.data("killed") == (0, (1,))  # the first track is the left team's


def test_TT_A23_every_holder_plays_one_in_all_editions() -> None:
    t = told("lead 0; split 0 1 2 3 4 5 6 7; quick 0", seats=9, edition="ukrainian")
    assert len(t.why("aimed")) == 4
