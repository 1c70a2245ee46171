"""Whole short games as text, with everybody's view at every step: a change of any view shows in the diff.

`pytest --remaster` writes them anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.dilemma.table import Told, told
from whistlestop.games.dilemma import DILEMMA
from whistlestop.kernel import WATCHER, Ask, Over

FOLDER = Path(__file__).with_name("golden")
GAMES: dict[str, tuple[dict[str, Any], str]] = {
    "sealed": (
        {"mode": "sealed", "hands": ("2 7", "3 7", "5 7"), "lives": (1, 1, 0), "remaining": False},
        "lead 0; offer 7; answer 1:7 2:7; lot 1 0; answer 1:3 2:5; lot 0 1; duel conflict peace",
    ),
    "race": (
        {"mode": "race", "hands": ("2 7", "3 7", "5"), "lives": (1, 1, 1)},
        "lead 2; offer 5; tap 1 3 at 90 hair 10; tap 0 2 at 85 hair 9; duel peace conflict; offer 7; pass 1",
    ),
    "throw": (
        {"mode": "throw", "hands": ("2 7", "1 3 7", "5")},
        "lead 0; offer 7; throw 1 1 out; throw 2 5 rim; throw 1 7 edge; clock; throw 1 3; duel peace peace",
    ),
}


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def stands(t: Told) -> Iterator[str]:
    turn = DILEMMA.turn(t.state)
    if isinstance(turn, Ask):
        clock = turn.clock
        assert clock is not None
        yield f"  clock {clock.name} {clock.span} delay {clock.delay}"
        for how, menus in (("sealed", turn.sealed), ("open", turn.open)):
            yield from (f"  asks {seat} {how} {text(menu.spec())}" for seat, menu in sorted(menus.items()))
    elif isinstance(turn, Over):
        yield f"  over {text(turn)}"
    else:
        yield f"  chance {turn!r}"
    for viewer in (*range(t.state.n), WATCHER):
        name = "watcher" if viewer == WATCHER else f"seat {viewer}"
        view = msgspec.to_builtins(t.view(viewer))
        places = view.pop("seats")
        yield f"  {name} sees {text(view)}"
        yield from (f"    {i} {text(place)}" for i, place in enumerate(places))


def written(name: str) -> str:
    options, script = GAMES[name]
    t = told("", **options)
    rows = [f"dilemma {name}", *stands(t)]
    for command in script.split(";"):
        t.go(command)
        rows += ["", f"> {command.strip()}", *(f"  note {text(note)}" for note in t.last), *stands(t)]
    assert t.over.reason == "DI-50"
    return "\n".join(rows) + "\n"


@pytest.mark.parametrize("name", list(GAMES))
def test_the_game_looks_as_it_did(name: str, remaster: bool) -> None:
    path = FOLDER / f"{name}.txt"
    now = written(name)
    if remaster:
        path.write_text(now, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == now.splitlines()


def test_there_is_a_golden_for_every_mode() -> None:
    modes = next(option.choices for option in DILEMMA.options if option.name == "mode")
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(modes)
