# ruff: noqa: N802 (tests are named after clauses)
"""A round: TT-10 to TT-31."""

import pytest

from tests.games.trolley.table import told
from whistlestop.games.trolley import TROLLEY
from whistlestop.kernel import CHANCE, Illegal, advance

ROUND = "lay 1:0 2:3; lay 1:8 2:11; play 1 14 0 0 0; play 2 17 0 0 0; enough; enough; enough"


def test_TT_10_one_member_of_each_team_draws_three_innocents() -> None:
    t = told("lead 0; deal", seats=7)
    assert [t.hand(seat)[0] for seat in range(7)] == [(), (0, 1, 2), (), (), (), (), (3, 4, 5)]


def test_TT_11_another_draws_three_guilties() -> None:
    t = told("lead 0; deal", seats=7)
    assert [t.hand(seat)[1] for seat in range(7)] == [(), (), (8, 9, 10), (), (), (11, 12, 13), ()]


def test_TT_12_yet_another_draws_three_modifiers() -> None:
    t = told("lead 0; deal", seats=7)
    assert [t.hand(seat)[2] for seat in range(7)] == [(), (), (), (14, 15, 16), (17, 18, 19), (), ()]


def test_TT_13_drawn_cards_are_kept_from_the_other_team() -> None:
    t = told("lead 0; deal", seats=5)
    for viewer, mates in ((1, {1, 2}), (2, {1, 2}), (3, {3, 4}), (4, {3, 4})):
        assert {i for i, hand in enumerate(t.view(viewer).hands) if hand is not None} == mates


@pytest.mark.parametrize(
    ("seats", "jobs"),
    [
        (3, [(1, 1, 1, 0), (1, 1, 1, 0)]),
        (5, [(1, 0, 1, 0), (0, 1, 0, 0), (0, 1, 0, 0), (1, 0, 1, 0)]),
    ],
)
def test_TT_14_fewer_than_three_share_the_jobs(seats: int, jobs: list[tuple[int, ...]]) -> None:
    t = told("lead 0; deal", seats=seats)
    assert list(t.view().jobs[1:]) == jobs
    assert [sum(map(len, t.hand(i))) for i in range(1, seats)] == [3 * sum(job) for job in jobs]


@pytest.mark.parametrize(
    ("seats", "played"), [(3, (1, 1)), (6, (1, 1)), (8, (2, 1)), (10, (3, 2)), (11, (3, 3)), (13, (4, 4))]
)
def test_TT_15_everybody_beyond_the_third_draws_and_plays_modifiers(
    seats: int, played: tuple[int, int]
) -> None:
    t = told("lead 0; deal", seats=seats)
    view = t.view()
    assert tuple(sum(view.jobs[i][2] for i in team) for team in view.teams) == played
    assert sum(count[2] for count in view.counts) == 3 * sum(played)
    t.go("quick 0")
    assert len(t.why("aimed")) == sum(played)


def test_TT_20_chance_lays_the_first_innocent_of_each_track() -> None:
    t = told("lead 0; deal")
    assert t.tracks() == [[6], [7]]
    assert t.all("turned") == [(0, 6), (1, 7)]


def test_TT_21_an_innocent_is_laid_on_ones_own_track_and_the_others_go() -> None:
    t = told("lead 0; deal; lay 1:2 2:4")
    assert t.tracks() == [[6, 2], [7, 4]]
    assert t.view().discards == (4, 0, 0)
    assert set(t.state.discards[0]) == {0, 1, 3, 5}
    assert t.hand(1)[0] == ()


def test_TT_21_only_a_card_of_ones_own_hand() -> None:
    t = told("lead 0; deal")
    assert t.menu(1).refuse(3) == "TT-21"
    with pytest.raises(Illegal):
        advance(TROLLEY, t.state, {1: 3, 2: 4})


def test_TT_22_a_guilty_is_laid_on_the_other_track() -> None:
    t = told("lead 0; deal; lay 1:0 2:3; lay 1:8 2:12")
    assert t.tracks() == [[6, 0, 12], [7, 3, 8]]
    assert set(t.state.discards[1]) == {9, 10, 11, 13}
    assert t.menu(1).refuse(8) == "TT-24"


@pytest.mark.parametrize("seats", [3, 4, 8, 13])
def test_TT_23_each_track_holds_chance_choice_and_the_enemys_guilty(seats: int) -> None:
    t = told("lead 1; deal", seats=seats)
    while t.stage != "modify":
        t.step({seat: menu.sample(lambda n: 0) for seat, menu in t.ask.sealed.items()})
    sides = t.state.teams.sides
    for side, track in enumerate(t.view().tracks):
        assert [stop.card < 8 for stop in track] == [True, True, False]
        assert [stop.by if stop.by < 0 else sides[stop.by] for stop in track] == [-1, side, 1 - side]


def test_TT_24_a_modifier_goes_on_any_character_of_either_track() -> None:
    t = told("lead 0; deal; lay 1:0 2:3; lay 1:8 2:11; play 1 15 1 2 0; play 2 17 1 2 0")
    assert t.view().tracks[1][2].mods == ((15, 0, 1), (17, 0, 2))
    assert set(t.state.discards[2]) == {14, 16, 18, 19}
    assert t.stage == "floor"


@pytest.mark.parametrize("aim", [(20, 0, 0, 0), (14, 2, 0, 0), (14, 0, 3, 0), (14, -1, 0, 0), (14, 0, -1, 0)])
def test_TT_24_nothing_else_can_be_aimed_or_aimed_at(aim: tuple[int, ...]) -> None:
    t = told("lead 0; deal; lay 1:0 2:3; lay 1:8 2:11")
    assert t.menu(1).refuse((aim,)) == "TT-24"
    assert t.menu(1).refuse(((14, 0, 0, 0), (15, 0, 0, 0))) == "TT-24"


def test_TT_25_every_figure_of_a_card_can_be_aimed_at() -> None:
    t = told("lead 0; deal; lay 1:0 2:3; lay 1:8 2:11")  # odd cards show two figures
    assert t.menu(1).spec()["figures"] == ((1, 1, 2), (2, 2, 1))
    assert t.menu(1).refuse(((14, 1, 0, 1),)) is None
    assert t.menu(1).refuse(((14, 0, 0, 1),)) == "TT-24"
    t.go("play 1 14 1 0 1")
    assert t.view().tracks[1][0].mods == ((14, 1, 1),)


def test_TT_26_each_team_pleads_before_the_verdict() -> None:
    t = told("lead 0; deal; lay 1:0 2:3; lay 1:8 2:11; play 1 14 0 0 0; play 2 17 0 0 0")
    assert (t.stage, t.asked) == ("floor", [0, 1])
    t.go("plea 1 6 Spare the baker")
    assert t.data("pleaded") == {"seat": 1, "floor": 0, "pin": 6, "text": "Spare the baker"}
    t.go("enough; plot 2 17 3 0 5")
    assert t.data("pleaded") == {"seat": 2, "floor": 1, "pin": 17, "plot": (3, 0, 5)}


@pytest.mark.parametrize(
    "plea",
    [
        (6, ""),
        (6, "  "),
        (6, "x" * 201),
        (6, "a\nb"),
        (5, "x"),
        (6,),
        (6, -1),
        (6, 1000),
        (6, 1, "x"),
        (6, "x", 1),
    ],
)
def test_TT_26_a_plea_is_words_or_a_plot_pinned_to_a_card_on_the_tracks(plea: object) -> None:
    t = told("lead 0; deal; lay 1:0 2:3; lay 1:8 2:11; play 1 14 0 0 0; play 2 17 0 0 0")
    assert t.menu(1).refuse(("plea", plea)) == "TT-26"
    assert t.menu(1).refuse(("plea", (-1, "x" * 200))) is None
    assert t.menu(1).refuse(("plea", (17, 0, 1, 2, 3, 4, 999))) is None


@pytest.mark.parametrize(("track", "tokens"), [(0, (0, 1, 1, 0, 0)), (1, (0, 0, 0, 1, 1))])
def test_TT_27_the_team_of_the_chosen_track_gets_a_token_each(track: int, tokens: tuple[int, ...]) -> None:
    t = told(f"lead 0; deal; quick {track}", seats=5)
    assert t.view().tokens == tokens
    assert t.data("killed") == (track, ((1, 2), (4, 3))[track])


def test_TT_27_the_lever_is_the_conductors_alone_and_must_be_pulled() -> None:
    t = told("lead 0; deal;" + ROUND)
    assert t.asked == [0]
    assert tuple(t.menu(0)) == (0, 1)
    for moves in ({1: 0}, {0: 2}, {0: None}, {CHANCE: 0}):
        with pytest.raises(Illegal):
            advance(TROLLEY, t.state, moves)


def test_TT_28_tokens_only_grow() -> None:
    t = told("lead 0")
    before = t.view().tokens
    for track in (0, 1, 0, 1, 1, 0):
        t.go(f"quick {track}")
        assert all(a <= b for a, b in zip(before, t.view().tokens))
        assert sum(t.view().tokens) == sum(before) + 1
        before = t.view().tokens


def test_TT_29_all_track_cards_go_to_the_discards_of_their_own_deck() -> None:
    t = told("lead 0; deal;" + ROUND + "; pull 0")
    assert [sorted(heap) for heap in t.state.discards] == [
        list(range(8)),
        list(range(8, 14)),
        list(range(14, 20)),
    ]
    assert t.tracks() == [[], []]


def test_TT_30_an_empty_deck_is_made_anew_of_its_discards() -> None:
    t = told("lead 0; deal;" + ROUND + "; pull 0; deal")
    assert t.all("reshuffled") == [(0, 0), (1, 0)]
    assert t.view().discards == (0, 0, 6)
    assert t.view().decks == (0, 0, 6)


def test_TT_30_a_deck_that_suffices_is_not_shuffled() -> None:
    t = told("lead 0; deal;" + ROUND + "; pull 0; deal")
    assert 2 not in [data[0] for data in t.all("reshuffled")]


def test_TT_31_the_left_neighbour_is_next_and_teams_are_formed_anew() -> None:
    t = told("lead 3; quick 0", seats=4)
    assert t.view().conductor == 0
    assert t.view().teams == ((1, 2), (3,))
    assert t.why("conductor") == ["TT-4", "TT-31"]
