# ruff: noqa: N802 (tests are named after clauses)
"""Components and set-up: TT-1 to TT-6."""

import pytest

from tests.games.cases import tiny
from tests.games.trolley.table import told
from whistlestop.games.trolley import TROLLEY
from whistlestop.games.trolley.deck import BOX, FEATURES, blank
from whistlestop.kernel import BadOption, Json, settled


def refused(deck: Json) -> str:
    with pytest.raises(BadOption) as found:
        TROLLEY.start(3, settled(TROLLEY, 3, {"deck": deck}))
    assert found.value.option == "deck"
    return found.value.clause


def test_TT_1_three_decks_of_their_own() -> None:
    state = TROLLEY.start(3, settled(TROLLEY, 3, {}))
    assert tuple(map(len, state.decks)) == BOX == (200, 125, 175)
    assert [card for deck in state.decks for card in deck] == list(range(500))


@pytest.mark.parametrize(
    "deck", [0, True, "x", [], {}, {"innocent": [], "guilty": []}, {**tiny(8, 6, 9), "x": []}]
)
def test_TT_1_what_is_no_deck_is_refused(deck: Json) -> None:
    assert refused(deck) == "TT-1"


@pytest.mark.parametrize(
    "card",
    [[], [[1] * 11], [[1] * 11 + [True]], [[1] * 11 + [1.0]], [[1] * 12] * 5, "card", [None], [[100] * 12]],
)
def test_TT_25_a_card_that_shows_nobody_or_a_crowd_is_refused(card: Json) -> None:
    deck = tiny(9, 6, 9)
    assert refused({**deck, "innocent": [*deck["innocent"], card]}) == "TT-25"
    assert refused({**deck, "modifier": [*deck["modifier"], card]}) == "TT-25"


def test_TT_1_the_blank_deck_has_cards_of_one_to_three_figures() -> None:
    deck = blank()
    assert {len(card) for card in deck["innocent"]} == {len(card) for card in deck["guilty"]} == {1, 2, 3}
    assert all(len(figure) == len(FEATURES) for card in deck["guilty"] for figure in card)
    assert TROLLEY.start(3, settled(TROLLEY, 3, {"deck": blank()})) == TROLLEY.start(
        3, settled(TROLLEY, 3, {})
    )


def test_TT_2_the_board_forks_into_two_tracks() -> None:
    assert told("lead 0; deal").tracks() == [[6], [7]]
    assert told("lead 1; quick 0; deal").tracks() == [[6], [7]]


def test_TT_3_death_tokens_and_one_special_token() -> None:
    t = told("lead 0", tom=True)
    assert (t.view().tokens, t.view().tom) == ((0, 0, 0), -1)
    t.go("quick 1")
    assert (t.view().tokens, t.view().tom) == ((0, 0, 1), 2)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_TT_4_one_player_is_the_first_conductor(seat: int) -> None:
    t = told(f"lead {seat}")
    assert t.view().conductor == t.data("conductor") == seat
    assert t.why("conductor") == ["TT-4"]


def test_TT_5_two_teams_on_either_side_own_a_track_each() -> None:
    t = told("lead 2; deal", seats=6)
    assert t.view().teams == ((3, 4, 5), (1, 0))
    assert t.data("teams") == ((3, 4, 5), (1, 0))
    t.go("quick 1")
    assert t.view().tokens == (1, 1, 0, 0, 0, 0)


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 14, True, 3.0, "3"])
def test_TT_6_no_other_number_of_players_is_seated(seats: int) -> None:
    with pytest.raises(BadOption) as found:
        settled(TROLLEY, seats, {})
    assert found.value.option == "seats"
