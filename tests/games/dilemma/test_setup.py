# ruff: noqa: N802 (tests are named after clauses)
"""Components and set-up: DI-1 to DI-5."""

import pytest

from tests.games.dilemma.table import TOSSES, told
from whistlestop.games.dilemma import DILEMMA
from whistlestop.games.dilemma.flight import RADIUS, RIM, Gust, Toss, throw
from whistlestop.kernel import BadOption, settled


def test_DI_1_the_arena_is_a_tray_with_a_rim_round_the_offer() -> None:
    laid = told("lead 0; offer 7", mode="throw").view().offer
    assert laid is not None
    assert (laid.x, laid.y) == (0, 0)
    on_the_rim = throw(1, 3, Toss(*TOSSES["rim"]), Gust()).pose
    assert RADIUS - 50 < (on_the_rim.x**2 + on_the_rim.y**2) ** 0.5 <= RADIUS + RIM


def test_DI_2_ten_cards_each_and_a_token_with_two_faces() -> None:
    t = told("lead 0; offer 7; answer 1:3 2:-", seats=3)
    assert told(seats=5).view(3).seats[3].hand == tuple(range(1, 11))
    assert tuple(t.menu(0)) == tuple(t.menu(1)) == ("peace", "conflict")


@pytest.mark.parametrize(("seats", "lives"), [(3, 3), (4, 2), (5, 2)])
def test_DI_3_two_lives_but_three_among_three(seats: int, lives: int) -> None:
    assert told(seats=seats).lives == [lives] * seats


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_DI_4_whoever_takes_the_initiative_provokes_first(seat: int) -> None:
    t = told(f"lead {seat}")
    assert t.view().provoker == seat
    assert t.asked == [seat]
    assert t.why("leads") == ["DI-4"]


@pytest.mark.parametrize(("seats", "cards"), [(3, 30), (4, 40), (5, 50)])
def test_DI_5_three_to_five_play_with_all_their_cards(seats: int, cards: int) -> None:
    t = told("lead 0", seats=seats)
    assert sum(place.count for place in t.view().seats) == cards
    assert len(t.asked) == 1  # one initiative token


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, True, 3.0, "3"])
def test_DI_5_no_other_number_of_players_is_seated(seats: int) -> None:
    with pytest.raises(BadOption) as refused:
        settled(DILEMMA, seats, {})
    assert refused.value.option == "seats"
