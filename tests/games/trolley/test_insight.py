"""What a finished game says of its players and of its deck, from what everybody was told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tests.games.trolley.faces import deck, figure
from tests.games.trolley.table import Told, told
from whistlestop.games.trolley import TROLLEY
from whistlestop.games.trolley.moral import FOLK, chance, rows_of
from whistlestop.kernel import WATCHER, Json, Note

LAID = "lead 0; deal; lay 1:0 2:3; lay 1:8 2:11; play 1 14 0 0 0; play 2 17 1 0 0"
CARDS = deck(c0={"child": 3}, c3={"wicked": 2}, c14={"sad": 1})


def public(t: Told) -> Iterator[Note]:
    for note in t.notes:
        if (seen := note.seen_by(WATCHER)) is not None:
            yield seen


def insight(t: Told, lore: Json = None) -> Any:
    found = TROLLEY.insight(list(public(t)), 3, {"deck": CARDS, "lore": lore})
    assert json.loads(json.dumps(found)) == found
    return found


def judged(track: int, rounds: int = 1) -> Told:
    """Seat 0 conducts: a child of the left, a wicked one of the right; then others do the first thing."""
    t = told(LAID + f"; enough; enough; enough; pull {track}", deck=CARDS)
    for _ in range(rounds - 1):
        t.go("quick 0")
    return t


def test_a_verdict_is_kept_as_a_row_that_a_browser_can_bring_again() -> None:
    (row,) = insight(judged(1))["lore"]
    assert row == [0, 1, *figure(child=3, wicked=-2, sad=1)]
    assert rows_of([row]) == (tuple(row),)


def test_a_portrait_says_whom_a_person_spares_and_whom_not_strongest_first() -> None:
    (found,) = insight(judged(1))["portraits"]
    assert found["seat"] == 0
    assert [name for name, _ in found["spared"]] == ["child", "sad"]
    assert [name for name, _ in found["killed"]] == ["wicked"]
    assert found["spared"][0][1] > found["spared"][1][1] > 0
    assert found["killed"][0][1] > 0
    (other,) = insight(judged(0))["portraits"]
    assert [name for name, _ in other["killed"]] == ["child", "sad"]


def test_lore_sharpens_a_portrait() -> None:
    lore = [[0, 1, *figure(child=k)] for k in (1, 2, 3)]
    (plain,), (known,) = insight(judged(1))["portraits"], insight(judged(1), lore)["portraits"]
    assert dict(known["spared"])["child"] > dict(plain["spared"])["child"]


def test_what_was_expected_is_the_chance_of_the_right_track_before_anybody_knew() -> None:
    (one,), (two,) = insight(judged(1))["verdicts"], insight(judged(0))["verdicts"]
    assert (one["round"], one["seat"], one["chose"], two["chose"]) == (0, 0, 1, 0)
    assert one["expected"] == two["expected"]
    odds = 3 * FOLK[1] - 2 * FOLK[6] + FOLK[7]
    assert 0.8 < one["expected"] < chance(odds)
    (warned,) = insight(judged(0), [[0, 0, *figure(child=k)] for k in (1, 2, 3, 4)])["verdicts"]
    assert warned["expected"] < two["expected"]


def test_every_card_that_lay_on_a_track_was_at_stake_and_some_died() -> None:
    found = insight(judged(1))["cards"]
    assert [card for card, _, _ in found] == [0, 3, 6, 7, 8, 11, 14, 17]
    assert {card for card, _, killed in found if killed} == {3, 7, 8, 17}  # the right track
    later = {card: (staked, killed) for card, staked, killed in insight(judged(1, rounds=3))["cards"]}
    assert sum(staked for staked, _ in later.values()) == 24
    assert sum(killed for _, killed in later.values()) == 4 + 5 + 5  # both Modifiers on the left


def test_of_a_game_that_has_no_verdict_yet_nothing_is_said() -> None:
    assert insight(told("lead 0; deal", deck=CARDS)) == {
        "portraits": [],
        "verdicts": [],
        "cards": [],
        "lore": [],
    }
