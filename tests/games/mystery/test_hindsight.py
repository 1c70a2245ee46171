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


@pytest.mark.parametrize("seats", [3, 5])
def test_each_clue_has_the_moment_from_which_it_was_ruled_out(seats: int) -> None:
    told = game(seats, 2)
    found = hindsight(told, seats)
    for seat, row in enumerate(found["seats"]):
        assert [len(part) for part in row["since"]] == [seats + 1] * 4
        for k, part in enumerate(row["since"]):
            assert part[found["crime"][k] & 7] is None  # the crime is never ruled out
            moments = [moment for moment in part if moment is not None]
            for leg, number, clause in moments:
                assert told[seat][number - 1].clause == clause
                assert 0 <= leg <= 5
            # the last of them proves the part
            if len(moments) == seats:
                assert row["proved"][k] == max(moments, key=lambda moment: moment[1])
            else:
                assert row["proved"][k] is None


def test_what_the_notes_made_likeliest_is_told_city_by_city() -> None:
    """Before anything is seen nothing is likeliest alone, and what is proved is."""
    found = hindsight(game(3, 2), 3)
    for row in found["seats"]:
        assert [len(city) for city in row["likeliest"]] == [5] * CITIES
        assert row["likeliest"][0][4] == -1
        for city, (known, likeliest) in enumerate(zip(row["known"], row["likeliest"], strict=True)):
            for part, p in enumerate(known):
                if p == 1000:
                    assert likeliest[part] == found["crime"][part], (city, part)
