# ruff: noqa: N802 (tests are named after clauses)
"""After the end: what could have been known, when it was provable, what was believed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.mystery.heard import game
from whistlestop.games.mystery import MYSTERY
from whistlestop.kernel import Note, settled

CITIES = 6


def hindsight(told: list[list[Note]], seats: int) -> Any:
    found = MYSTERY.hindsight(told, seats, settled(MYSTERY, seats, {}))
    assert json.loads(json.dumps(found)) == found
    return found


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_city_has_a_row_and_what_was_provable_was_certain_from_then_on(seats: int) -> None:
    found = hindsight(game(seats, 2), seats)
    for seat, row in enumerate(found["seats"]):
        assert row["seat"] == seat
        assert [len(city) for city in row["known"]] == [5] * CITIES
        for part, proof in enumerate(row["proved"]):
            at = [city[part] for city in row["known"]]
            if proof is None:
                assert at[-1] < 1000
            else:
                # one who proves it on the way knows it in the next city
                assert at[min(proof[0] + (part < 4), CITIES - 1) :] == [1000] * (
                    CITIES - min(proof[0] + (part < 4), CITIES - 1)
                )
                assert at[0] < 1000 or proof[0] == 0


def test_ME_66_the_time_is_provable_in_strasbourg_and_not_before() -> None:
    for row in hindsight(game(3, 5, "random"), 3)["seats"]:
        assert [city[4] for city in row["known"]] == [125] + [1000] * 5
        assert (row["proved"][4][0], row["proved"][4][2]) == (1, "ME-62")


def test_what_was_believed_is_what_was_written() -> None:
    told = game(3, 3)
    found = hindsight(told, 3)
    assert found["crime"] == [
        note.data[1]  # type: ignore[index]
        for note in told[0]
        if note.what == "crime"
    ]
    for seat, row in enumerate(found["seats"]):
        said = {note.what: list(note.secret) for note in told[seat] if note.what in ("telegram", "answer")}  # type: ignore[arg-type]
        assert (row["telegram"], row["answer"]) == (said["telegram"], said["answer"])


def test_a_number_of_a_note_leads_to_the_moment_of_proof() -> None:
    told = game(3, 2)
    for seat, row in enumerate(hindsight(told, 3)["seats"]):
        for k, proof in enumerate(row["proved"][:4]):
            if proof is not None:
                note = told[seat][proof[1] - 1]
                assert (note.what in ("moved", "looked", "hand"), note.clause) == (True, proof[2])
                assert note.what == "hand" or note.data[0] == k


def test_of_a_game_that_was_broken_off_it_says_what_there_is() -> None:
    told = [notes[:60] for notes in game(4, 1)]
    found = hindsight(told, 4)
    assert found["crime"] == [-1] * 5
    assert all(row["answer"] is None and 1 <= len(row["known"]) < CITIES for row in found["seats"])
