# ruff: noqa: N802 (tests are named after clauses)
"""ME-60 to ME-69: what happens in the cities."""

from collections import Counter

import pytest
from msgspec import UNSET

from tests.games.mystery.table import Told, card, cards, told
from whistlestop.games.mystery import MYSTERY
from whistlestop.kernel import WATCHER, Illegal

HANDS = ["m0 s0", "m1 s1", "m2 s2"]


def city(leg: int, script: str = "", hands: list[str] = HANDS, **more: object) -> Told:
    return told(script, hands, city=True, leg=leg, **more)  # type: ignore[arg-type]


def stages(t: Told) -> list[str]:
    """The phases of a city as they come, without the chance in between."""
    seen = list[str]()
    while t.stage not in ("Go", "End"):
        if not seen or seen[-1] != t.stage:
            seen.append(t.stage)
        before = t.stage
        while t.stage in (before, "Turning"):
            t.step()
    return seen


def test_ME_60_piles_then_train_then_events_then_token() -> None:
    t = told("lounge m; say 1:m1 2:m2; done; done; done", HANDS)
    assert [note.what for note in t.last] == ["rested", "arrived"]
    assert t.pile(1) == []
    t.until("Go", leg=1)
    whats = [note.what for note in t.notes]
    order = [whats.index(what) for what in ("arrived", "time", "deck", "boarded", "conductor")]
    assert order == sorted(order)
    assert whats[-2:] == ["conductor", "go"]


@pytest.mark.parametrize(
    ("leg", "events"),
    [
        (1, ["Showing", "Token"]),
        (2, ["Tunnel", "Look", "Token"]),
        (3, ["Piles", "Token"]),
        (4, ["Showing", "Telegram", "Revelation", "Token"]),
        (5, ["Answers", "Verdict"]),
    ],
)
def test_ME_61_the_events_of_each_city(leg: int, events: list[str]) -> None:
    assert stages(city(leg)) == events


def test_ME_61_passengers_board_at_strasbourg_and_wien() -> None:
    t = told(hands=HANDS).until("End")
    whats = [(note.what, note.data) for note in t.notes if note.what in ("arrived", "deck", "boarded")]
    boarded = [
        (data, whats[i - 2][1]) for i, (what, data) in enumerate(whats) if what == "boarded"
    ]  # the arrival, the Hour cards, and only then
    assert boarded == [(0, (1, 2)), (1, (3, 0))]  # legs 1 and 3, and who has the whistle


def test_ME_63_the_last_card_lies_open_as_long_as_the_others() -> None:
    t = city(1)
    while len(t.state.stack[-1].turned) < 23:
        t.go("clock")
        t.step()
    assert t.view().stack[-1].turned[-1] >= 0  # type: ignore[union-attr]
    assert t.ask.clock is not None
    assert t.ask.clock.name == "strasbourg"
    assert [note.what for note in t.go("clock").last] == ["deck", "boarded"]


def test_ME_62_the_holder_of_the_whistle_sets_the_pace() -> None:
    t = city(1)
    assert (sorted(t.ask.open), t.ask.sealed) == ([0], {})
    assert t.ask.clock is not None
    assert (t.ask.clock.name, t.ask.clock.pace) == ("strasbourg", 100)
    t.go("say 0:50")
    assert t.ask.clock is not None
    assert (t.ask.clock.span, t.ask.clock.pace) == (32, 50)  # the same clock, faster


def test_ME_63_one_stack_each_card_covers_the_last() -> None:
    t = city(1, "clock; lot 3; clock; lot 5; clock; lot 3")
    for viewer in (0, 1, 2, WATCHER):
        assert t.view(viewer).stack[-1].turned == (-1, -1, 3)  # type: ignore[union-attr]
    assert [(note.data, note.fleeting) for note in t.last if note.what == "time"] == [((3, 3, 1), True)]


@pytest.mark.parametrize(("seats", "sizes"), [(3, [8, 8, 7]), (4, [6, 6, 6, 5]), (5, [5, 5, 5, 4, 4])])
def test_ME_64_piles_go_round_to_the_left(seats: int, sizes: list[int]) -> None:
    t = city(3, hands=["m0"] * 2 + ["m1"] * (seats - 2) if seats < 5 else ["m0", "m0", "m1", "m1", "m2"])
    t.step()
    phase = t.state.stack[-1]
    assert [len(pile) for pile in phase.piles] == sizes
    seen: list[set[int]] = [set() for _ in range(seats)]
    for _ in range(seats):
        for seat in range(seats):
            shown = [i for i, pile in enumerate(t.view(seat).stack[-1].piles) if -1 not in pile]  # type: ignore[union-attr]
            assert len(shown) == 1
            seen[seat].add(shown[0])
        first = t.state.stack[-1].before(0)
        t.go("clock")
        if t.stage == "Piles":
            assert t.state.stack[-1].before(1) == first  # to the left neighbour
    assert seen == [set(range(seats))] * seats
    assert t.stage == "Token"


def test_ME_64_a_watcher_sees_no_pile() -> None:
    t = city(3)
    t.step()
    assert all(set(pile) == {-1} for pile in t.view(WATCHER).stack[-1].piles)  # type: ignore[union-attr]


def test_ME_65_three_stacks_in_turn() -> None:
    t = city(4, "clock; lot 0; clock; lot 1; clock; lot 2; clock; lot 3")
    assert t.view().stack[-1].turned == (-1, 1, 2, 3)  # type: ignore[union-attr]  # the fourth covers the first
    assert t.ask.clock is not None
    assert t.ask.clock.name == "budapest"


@pytest.mark.parametrize("leg", [1, 4])
def test_ME_66_the_time_that_comes_only_twice(leg: int) -> None:
    t = city(leg, time=5).until("Token" if leg == 1 else "Telegram")
    times = Counter(time for _, time, _ in t.said("time"))
    assert min(times, key=times.__getitem__) == 5
    assert times[5] == 2


def test_ME_67_one_card_of_each_neighbour() -> None:
    t = city(2, "say 0:s,m 1:s,m 2:m,s")
    t.go("lot s1,m2,s2,m0,m0,s1")
    looks = [(note.data, note.secret, note.to) for note in t.last]
    assert looks[0] == ((1, "H1", 0), card("s1"), 0b011)
    assert looks[1] == ((0, "H2", 0), card("m2"), 0b101)
    assert t.hand(1) == cards("m1 s1")


def test_ME_68_at_most_one_clue_per_part_kept_unseen() -> None:
    t = city(4).until("Telegram")
    menu = t.menu(0)
    assert menu.refuse((0, 8, 16, 24, 3)) is None
    assert menu.refuse((-1, -1, -1, -1, -1)) is None
    assert menu.refuse((8, 8, 16, 24, 3)) == "ME-68"  # a suspect is no method
    assert menu.refuse((0, 8, 16, 24)) == "ME-68"
    t.go("say 0:0,-1,-1,-1,3 1:-1,-1,-1,-1,-1 2:1,8,-1,-1,-1")
    assert t.view(0).telegram == (0, -1, -1, -1, 3)
    assert t.view(1).telegram == (-1,) * 5
    assert t.view(WATCHER).telegrams == ()
    others = [x for note in t.last if (x := note.seen_by(1)) is not None]
    assert [x.secret for x in others if x.what == "telegram"] == [(-1,) * 5]


def test_ME_69_a_hand_card_each_open_to_the_end() -> None:
    t = city(4).until("Revelation")
    assert sorted(t.ask.sealed) == [0, 1, 2]
    before = t.view().out
    t.go("say 0:m0 1:s1 2:m2")
    assert t.view().out == (*before, (0, card("m0")), (1, card("s1")), (2, card("m2")))
    assert t.hand(1) == cards("m1")


def test_ME_A16_both_neighbours_may_look_at_the_same_card_and_the_owner_learns_which() -> None:
    t = city(2, "say 0:m,m 1:m,m 2:m,m")
    t.go("lot m1,m2,m2,m0,m0,m1")
    seen_by_1 = [x for note in t.last if (x := note.seen_by(1)) is not None and x.secret == card("m1")]
    assert [x.data for x in seen_by_1] == [(0, "H1", 0), (0, "H1", 2)]
    assert all(note.seen_by(WATCHER).secret is UNSET for note in t.last)  # type: ignore[union-attr]


def test_ME_A17_empty_hands_are_skipped() -> None:
    t = city(2, hands=["m0", "", "m2"])
    assert t.menu(0).refuse((-1, 0)) is None
    assert t.menu(0).refuse((0, 0)) == "ME-67"
    bare = city(4, hands=["m0", "", "m2"]).until("Revelation")
    assert bare.asked == [0, 2]
    assert "Revelation" not in stages(city(4, hands=["", "", ""]))


def test_ME_A21_the_deck_is_shuffled_before_each_event() -> None:
    t = told(hands=HANDS).until("Telegram", leg=4, seed=1)
    times = [time for _, time, _ in t.said("time")]
    assert len(times) == 46
    assert times[:23] != times[23:]
    assert Counter(times[:23]) == Counter(times[23:])


def test_ME_A22_the_new_holder_and_the_paces_of_the_house() -> None:
    t = told("done; done; done", HANDS)
    assert sorted(t.ask.open) == [2]
    assert MYSTERY.clocks["strasbourg"] == 1500
    assert MYSTERY.clocks["budapest"] == 2000
    assert MYSTERY.clocks["wien"] == 15_000
    t = city(3)
    t.step()
    assert t.ask.clock is not None
    assert (t.ask.clock.name, t.ask.clock.pace) == ("wien", 100)


def test_ME_A24_all_at_once_and_a_lot_for_the_silent() -> None:
    tunnel = city(2)
    assert sorted(tunnel.ask.sealed) == [0, 1, 2]
    ends = {tunnel.menu(0).default(rng) for rng in (lambda n: 0, lambda n: n - 1)}
    assert len(ends) == 2
    reveal = city(4).until("Revelation")
    assert {reveal.menu(0).default(rng) for rng in (lambda n: 0, lambda n: n - 1)} == set(cards("m0 s0"))
    telegram = city(4).until("Telegram")
    assert telegram.menu(0).default(lambda n: 0) == (-1,) * 5


def test_ME_A36_budapest_hours_telegram_revelation() -> None:
    assert stages(city(4))[:3] == ["Showing", "Telegram", "Revelation"]


def test_ME_A37_the_token_is_turned_after_the_events() -> None:
    t = city(2, conductor=3)
    assert t.state.conductor == 3
    t.until("Token")
    assert t.state.conductor == 3
    assert t.until("Go").state.conductor != 3


def test_ME_A41_the_pace_is_bounded_and_a_showing_cannot_be_stopped() -> None:
    t = city(1)
    assert [pace for pace in range(0, 400, 5) if t.menu(0).refuse(pace) is None] == [50, 75, 100, 150, 200]
    for word in ("next", "stop", 0):
        assert t.menu(0).refuse(word) == "ME-A41"
    with pytest.raises(Illegal):
        t.go("say 1:50")
    assert t.go("say 0:200; clock; lot 1").ask.clock.pace == 200  # type: ignore[union-attr]


def test_ME_A42_nobody_writes_while_hour_cards_are_shown() -> None:
    t = city(1)
    assert MYSTERY.rooms(t.state) == {}
    assert MYSTERY.rooms(t.until("Go", leg=1).state) == {"all": 0b111}
    t = city(3)
    t.step()
    assert MYSTERY.rooms(t.state) == {}
