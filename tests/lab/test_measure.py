"""The measuring of the moral model: the table of the paper, from one command, the same each time."""

from __future__ import annotations

import json
from typing import Any

import pytest

from whistlestop.lab.cli import main
from whistlestop.lab.measure import OWN, measure, scored


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    return measure(60, 1)


def cell(
    found: dict[str, Any], model: str, others: int | None = None, own: int | None = None
) -> dict[str, Any]:
    key = (model, others, own)
    return next(row for row in found["forecasts"] if (row["model"], row["others"], row["own"]) == key)


def test_every_cell_of_the_table_is_there(found: dict[str, Any]) -> None:
    cells = {(row["model"], row["others"], row["own"]) for row in found["forecasts"]}
    people = {("person" if own else "crowd", others, own) for others in (0, 50, 2000) for own in OWN}
    assert cells == people | {("coin", None, None), ("more lives", 2000, 0), ("oracle", None, None)}
    assert {row["verdicts"] for row in found["forecasts"]} == {600}


def test_who_knows_more_foretells_better(found: dict[str, Any]) -> None:
    known = [cell(found, "crowd", 2000, 0), *[cell(found, "person", 2000, own) for own in OWN[1:]]]
    best_first = [
        cell(found, "oracle"),
        *reversed(known),
        cell(found, "more lives", 2000, 0),
        cell(found, "coin"),
    ]
    losses = [row["log_loss"] for row in best_first]
    assert losses == sorted(losses)
    assert cell(found, "person", 0, 20)["log_loss"] > cell(found, "person", 2000, 20)["log_loss"]


@pytest.mark.parametrize(
    ("own", "accuracy", "loss"), [(0, 0.76, 0.525), (5, 0.776, 0.492), (20, 0.817, 0.422)]
)
def test_the_bar_of_the_paper_is_reached(
    found: dict[str, Any], own: int, accuracy: float, loss: float
) -> None:
    """Within what 600 verdicts of 60 people scatter."""
    row = cell(found, "person" if own else "crowd", 2000, own)
    assert row["accuracy"] > accuracy - 0.04
    assert row["log_loss"] < loss + 0.03


def test_choosing_by_the_model_beats_choosing_by_lot(found: dict[str, Any]) -> None:
    spared = found["spared"]
    assert 0.44 < spared["random v random"] < 0.56
    assert 0.75 < spared["crowd v random"] < spared["person v random"] + 0.03
    assert spared["person v crowd"] > 0.5


def test_scores_are_what_their_names_say() -> None:
    assert scored([(0.5, True), (0.5, False)])["accuracy"] == 0.5
    sure = scored([(0.9, True)] * 9 + [(0.9, False)])
    assert sure == {"accuracy": 0.9, "log_loss": 0.3251, "brier": 0.09, "ece": 0.0}
    assert scored([(0.8, False)] * 4)["ece"] == 0.8


def test_the_command_says_the_same_twice_and_refuses_nothing_to_measure(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = []
    for _ in range(2):
        assert main(["measure", "trolley", "--games", "3", "--seed", "7", "--json"]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert json.loads(said[0])["games"] == 3
    assert main(["measure", "trolley", "--games", "3"]) == 0
    assert "person v crowd" in capsys.readouterr().out
    assert main(["measure", "trolley", "--games", "0"]) == 1
    assert capsys.readouterr().err == "whistlestop: --games must be at least 1\n"
