"""`whistlestop pack check` and `whistlestop pack new`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lab.test_cli import failed, ran
from tests.packs.papers import SOUND, line_of
from whistlestop.lab.cli import main
from whistlestop.packs import built_in


def test_a_new_deck_passes_and_is_never_written_over(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    assert str(file) in ran(capsys, "pack", "new", str(file))
    assert "1 innocent, 1 guilty, 1 modifier" in ran(capsys, "pack", "check", str(file))
    file.write_text("my own cards")
    assert "exists already" in failed(capsys, "pack", "new", str(file))
    assert file.read_text() == "my own cards"


def test_faults_are_printed_with_their_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(SOUND.replace("ringing.", "ringing"), "utf-8")
    assert main(["pack", "check", str(file)]) == 1
    (row,) = capsys.readouterr().out.splitlines()
    assert row.startswith(f"{file}:{line_of('A thief of')}: goose-and-thief: typography: ")


def test_faults_for_programs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(SOUND, "utf-8")
    found = json.loads(ran(capsys, "pack", "check", str(file), "--json"))
    assert (found["pack"], found["faults"]) == ("porch", [])
    assert main(["pack", "check", str(file), "--json", "--strict"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["pack"] is None
    assert {fault["code"] for fault in found["faults"]} == {"language"}  # figures without a line


def test_a_file_that_is_not_there_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "No such file" in failed(capsys, "pack", "check", str(tmp_path / "none.toml"))
    assert "No such file" in failed(capsys, "pack", "new", str(tmp_path / "no" / "where.toml"))


def test_simulated_games_of_trials_are_played_with_our_deck(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    wish = ("--seats", "3", "--games", "1", "--records", str(tmp_path), "--json")
    found = json.loads(ran(capsys, "simulate", "trolley", *wish))
    assert found["packs"] == [built_in().hash]
    assert "deck" not in found["options"]  # a summary is no place for hundreds of cards
    (file,) = tmp_path.iterdir()
    head = json.loads(file.read_text("utf-8").splitlines()[0])
    assert head["packs"] == [built_in().hash]
    deck = head["options"]["deck"]
    assert len(head["cards"]) == sum(len(cards) for cards in deck.values()) == len(built_in().cards)
    assert json.loads(ran(capsys, "check", str(file), "--json"))["finished"]
