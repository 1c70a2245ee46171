"""Replay and check: records of tables, hand-written ones, spoiled ones."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.lab.test_cli import failed, ran
from tests.table.desk import play_out, playing
from whistlestop.lab.cli import main

GAME = [
    '{"record":1,"game":"dilemma","edition":1,"seats":3,"options":{"mode":"sealed","cards":2}}',
    "",
    '{"chance":0}',
    '{"say":[0,"all","here we go"]}',
    '{"moves":[[0,2]]}',
    '{"moves":[[1,1],[2,0]]}',
    '{"moves":[[0,"peace"],[1,"conflict"]]}',
]


@pytest.fixture
def hand(tmp_path: Path) -> Path:
    """A game as somebody typed it."""
    path = tmp_path / "hand.jsonl"
    path.write_text("\n".join(GAME))
    return path


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game as a table wrote it."""
    desk = playing(4, mode="sealed", remaining=False)
    play_out(desk, random.Random(5).randrange)
    path = tmp_path_factory.mktemp("records") / "real.jsonl"
    path.write_bytes(desk.record().dump())
    return path


def scenes(capsys: pytest.CaptureFixture[str], path: Path, *more: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in ran(capsys, "replay", str(path), "--json", *more).splitlines()]


def test_a_hand_written_record_is_good_as_it_is(capsys: pytest.CaptureFixture[str], hand: Path) -> None:
    found = json.loads(ran(capsys, "check", str(hand), "--json"))
    assert found == {"game": "dilemma", "steps": 4, "finished": False, "draws_proved": False}
    assert "not finished" in ran(capsys, "check", str(hand))


def test_a_record_of_a_table_is_proved(capsys: pytest.CaptureFixture[str], real: Path) -> None:
    found = json.loads(ran(capsys, "check", str(real), "--json"))
    assert found["finished"]
    assert found["draws_proved"]
    assert "every draw is proved" in ran(capsys, "check", str(real))


@pytest.mark.parametrize(
    ("line", "text", "why"),
    [
        (5, '{"moves":[[0,9]]}', "line 5: that move is not allowed (DI-10)"),
        (5, '{"moves":[[1,2]]}', "line 5: the rules wait for all of [0]"),
        (5, '{"moves":[[0,2.5]]}', "line 5: an action is made of whole numbers"),
        (5, '{"moves":[[0,1],[0,2]]}', "line 5: an action is made"),
        (5, '{"clock":"window"}', "line 5: that clock does not run here"),
        (6, '{"moves":[[1,1]]}', "line 6: the rules wait for all of [1, 2]"),
        (7, '{"moves":[[0,"war"],[1,"peace"]]}', "line 7: that move is not allowed (DI-30)"),
        (3, '{"chance":7}', "line 3: chance cannot have given that here"),
        (3, '{"moves":[[0,2]]}', "line 3: "),
        (6, '{"over":[0,0,0]}', "line 6: the record ends, the game does not"),
        (6, '{"moves":', "line 6:"),
        (6, '{"dance":1}', "line 6:"),
        (1, '{"record":2,"game":"dilemma","edition":1,"seats":3}', "line 1: this is record format 2, not 1"),
        (1, '{"record":1,"game":"dilemma","edition":7,"seats":3}', "line 1: edition 7"),
        (1, '{"record":1,"game":"chess","edition":1,"seats":2}', "line 1: there is no game 'chess'"),
        (1, '{"record":1,"game":"dilemma","edition":1,"seats":99}', "line 1: option seats"),
        (1, "{}", "line 1:"),
    ],
)
def test_the_first_thing_wrong_is_named_with_line_and_clause(
    capsys: pytest.CaptureFixture[str], hand: Path, line: int, text: str, why: str
) -> None:
    lines = GAME.copy()
    lines[line - 1] = text
    hand.write_text("\n".join(lines))
    for command in ("check", "replay"):
        assert main_fails(capsys, command, hand, why)


def main_fails(capsys: pytest.CaptureFixture[str], command: str, path: Path, why: str) -> bool:
    assert main([command, str(path)]) == 1
    said = capsys.readouterr().err
    return len(said.splitlines()) == 1 and f"{path}: {why}" in said


def test_a_spoiled_draw_of_a_real_record_is_named(
    capsys: pytest.CaptureFixture[str], real: Path, tmp_path: Path
) -> None:
    lines = real.read_text().splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith('{"chance"'))
    old = json.loads(lines[place])["chance"]
    lines[place] = json.dumps({"chance": (old + 1) % 4})
    spoiled = tmp_path / "spoiled.jsonl"
    spoiled.write_text("\n".join(lines))
    assert f"line {place + 1}: the dice of this game fell otherwise" in failed(capsys, "check", str(spoiled))


def test_files_that_are_none_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    noise = tmp_path / "noise.jsonl"
    noise.write_bytes(b"\x00\xff\xfe" * 50)
    for path, why in ((empty, "the file is empty"), (noise, "line 1"), (tmp_path, "Is a directory")):
        assert why in failed(capsys, "check", str(path))
    assert "No such file" in failed(capsys, "replay", str(tmp_path / "none"))


def test_the_public_sees_no_hand_and_a_seat_sees_its_own(
    capsys: pytest.CaptureFixture[str], real: Path
) -> None:
    public, second = scenes(capsys, real), scenes(capsys, real, "--seat", "1")
    assert len(public) == len(second) > 20
    assert all(place["hand"] is None for scene in public for place in scene["view"]["seats"])
    assert all(scene["view"]["seats"][1]["hand"] is not None for scene in second)
    assert all(scene["view"]["seats"][0]["hand"] is None for scene in second)
    assert all("moves" not in scene for scene in public)


def test_of_a_finished_game_everything_may_be_seen(capsys: pytest.CaptureFixture[str], real: Path) -> None:
    everything = scenes(capsys, real, "--all")
    assert all(len(scene["views"]) == 4 for scene in everything)
    assert everything[1]["moves"].keys() == {"chance"}
    assert all(scene["views"][3]["seats"][3]["hand"] is not None for scene in everything)


def test_of_an_unfinished_game_not(capsys: pytest.CaptureFixture[str], hand: Path) -> None:
    assert "not finished" in failed(capsys, "replay", str(hand), "--all")
    assert len(scenes(capsys, hand, "--seat", "0")) == 5


def test_a_seat_that_is_none_is_refused(capsys: pytest.CaptureFixture[str], real: Path) -> None:
    for seat in ("4", "-1"):
        assert "seats 0 to 3" in failed(capsys, "replay", str(real), "--seat", seat)


def test_a_replay_can_be_read_by_people(capsys: pytest.CaptureFixture[str], real: Path) -> None:
    for more in ((), ("--seat", "0"), ("--all",)):
        text = ran(capsys, "replay", str(real), *more)
        assert "duelled" in text
        assert "line 2" in text
