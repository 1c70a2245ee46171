"""How much of the crime bots find, measured: the same twice, in rows that say what they are."""

from __future__ import annotations

import json
from typing import Any

import pytest

from whistlestop.lab.cli import main
from whistlestop.lab.measure_mystery import CELLS, ROWS, SEATS, found, measure, watched


def rows(games: int, seed: int) -> list[dict[str, Any]]:
    measured: list[dict[str, Any]] = measure(games, seed)["rows"]
    return [{what: x for what, x in row.items() if what != "slowest_ms"} for row in measured]


def test_the_same_seed_finds_the_same() -> None:
    assert rows(1, 7) == rows(1, 7) != rows(1, 8)


def test_every_kind_of_table_at_every_size_with_the_goals_of_the_groundwork() -> None:
    all_rows = rows(1, 1)
    assert [(row["row"], row["seats"]) for row in all_rows] == [(name, n) for name, *_ in ROWS for n in SEATS]
    assert [row["goals"]["share"] for row in all_rows[:6]] == [0.908, 0.804, 0.707, 0.909, 0.847, 0.812]
    assert all(0 <= row["all_four"] <= row["share"] <= 1 for row in all_rows)
    assert all(row["wrote"] <= row["telegram"] for row in all_rows)
    assert all(row["met"] == all(row[k] >= goal for k, goal in row["goals"].items()) for row in all_rows[:6])
    assert all(row["met"] is None for row in all_rows[6:])


def test_who_asks_well_finds_more_than_who_goes_anywhere() -> None:
    for seats in SEATS:
        well, anywhere = (found([*watched(bot, bot, seats, 5, seed=3)]) for bot in ("frank", "tourist"))
        assert well["share"] > anywhere["share"] + 0.05


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["measure", "mystery", "--games", "1", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["rows"]) == CELLS
    assert main(["measure", "mystery", "--games", "1"]) == 0
    assert "Istanbul" in capsys.readouterr().out
