"""What is typed: every command, every failure one sentence, exit code 0 only on success."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from whistlestop.lab.cli import main

SEALED = ("--option", "mode=sealed")


def ran(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(argv) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def failed(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one sentence."""
    assert main(argv) == 1
    said = capsys.readouterr()
    assert said.out == ""
    (sentence,) = said.err.splitlines()
    assert sentence.startswith("whistlestop: ")
    assert "Traceback" not in sentence
    return sentence


def test_games_are_listed_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    game, *_ = json.loads(ran(capsys, "games", "--json"))
    assert (game["id"], game["seats"]) == ("dilemma", [2, 5])
    assert {o["name"] for o in game["options"]} >= {"mode", "lives", "remaining"}
    assert {"random", "easy", "medium"} <= set(game["bots"])


def test_games_are_listed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    text = ran(capsys, "games")
    assert "dilemma" in text
    assert "throw race sealed" in text


def simulated(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        ran(capsys, "simulate", "dilemma", "--seats", "3", "--games", "6", "--json", *SEALED, *more)
    )
    return found


def test_a_simulation_says_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--bots", "easy,medium")
    assert {"games", "steps", "seconds", "wins", "mean_score"} <= set(found)
    assert found["games"] == 6
    assert found["steps"] > 60
    assert set(found["wins"]) == set(found["mean_score"]) == {"easy", "medium"}
    assert sum(found["wins"].values()) == pytest.approx(6, abs=0.01)


def test_the_same_seed_gives_the_same_games_and_another_seed_others(
    capsys: pytest.CaptureFixture[str],
) -> None:
    first, again, other = (simulated(capsys, "--seed", seed) for seed in ("5", "5", "6"))
    for found in (first, again, other):
        del found["seconds"]
    assert first == again
    assert {**first, "seed": 6} != other


def test_a_simulation_can_be_read_by_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert "mean score" in ran(capsys, "simulate", "dilemma", "--seats", "2", "--games", "2", *SEALED)


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (("--option", "mode=chess"), "option mode is not possible"),
        (("--option", "colour=red"), "'colour=red' is no option"),
        (("--option", "lives"), "'lives' is no option"),
        (("--option", "lives=many"), "lives takes a number, not 'many'"),
        (("--option", "lives=99"), "option lives is not possible"),
        (("--option", "tiebreak=perhaps"), "tiebreak takes yes or no, not 'perhaps'"),
        (("--option", "skill=yes"), "option skill (DI-A25) is not possible"),
        (("--seats", "9"), "option seats is not possible"),
        (("--games", "0"), "--games must be at least 1"),
        (("--bots", "genius"), "no bot 'genius'"),
        (("--bots", ""), "no bot ''"),
    ],
)
def test_a_wrong_wish_is_one_sentence(
    capsys: pytest.CaptureFixture[str], more: tuple[str, ...], why: str
) -> None:
    base = ("simulate", "dilemma", "--seats", "3", "--games", "1", *SEALED)
    assert why in failed(capsys, *base, *more)


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no game 'chess'; there is dilemma" in failed(capsys, "simulate", "chess", "--seats", "3")


@pytest.mark.parametrize("argv", [[], ["dance"], ["simulate"], ["simulate", "dilemma", "--seats", "x"]])
def test_what_cannot_be_parsed_exits_with_2(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(argv)
    assert left.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith("whistlestop ")


def test_records_are_written_and_each_can_be_checked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for mode in ("sealed", "race", "throw"):
        folder = tmp_path / mode
        wish = ("--seats", "3", "--games", "2", "--option", f"mode={mode}", "--records", str(folder))
        ran(capsys, "simulate", "dilemma", "--json", *wish)
        files = sorted(folder.iterdir())
        assert len(files) == 2
        for file in files:
            found = json.loads(ran(capsys, "check", str(file), "--json"))
            assert found["finished"]
            assert not found["draws_proved"]  # no table promised anything
