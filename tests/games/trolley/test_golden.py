"""Short games as text, with everybody's view at every step: a change of any view shows in the diff.

What a seat sees more than a watcher stands below it.  `pytest --remaster` writes them anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.cases import tiny
from tests.games.trolley.table import Told, told
from whistlestop.games.trolley import TROLLEY
from whistlestop.kernel import WATCHER, Ask, Over

FOLDER = Path(__file__).with_name("golden")
PLEAS = "plea 1 6 Spare the baker; yield 1; plot 2 7 3 0 5; enough; clock; pull 1"
SEALED = "seal 0:22.0.0.0 1:19.1.0.0 2:16.0.0.0; clock; clock; clock; pull 0"
GAMES: dict[str, tuple[dict[str, Any], str]] = {
    "three": (
        {"deck": tiny(8, 6, 10), "first": 1, "tom": True},
        "lead 0; deal; lay 1:0 2:4; lay 1:9 2:11; play 2 18 0 2 1; play 1 14 1 2 0;" + PLEAS + "; deal",
    ),
    "four": (
        {"seats": 4, "deck": tiny(9, 7, 12), "order": "sealed", "edition": "ukrainian", "accomplices": True},
        "lead 3; split 2 0 1; deal; swap 0 2; swap 2 0; lay 2:0 1:3; lay 0:12 1:9;" + SEALED,
    ),
}


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def stands(t: Told) -> Iterator[str]:
    turn = TROLLEY.turn(t.state)
    if isinstance(turn, Ask):
        assert turn.clock is not None
        yield f"  clock {turn.clock.name} {turn.clock.span}"
        for how, menus in (("sealed", turn.sealed), ("open", turn.open)):
            yield from (f"  asks {seat} {how} {text(menu.spec())}" for seat, menu in sorted(menus.items()))
    else:
        yield f"  over {text(turn)}" if isinstance(turn, Over) else f"  chance {type(turn).__name__}"
    all_see = msgspec.to_builtins(t.view(WATCHER))
    yield f"  all see {text(all_see)}"
    for seat in range(t.state.n):
        mine = msgspec.to_builtins(t.view(seat))
        more = {name: value for name, value in mine.items() if value != all_see[name]}
        if more:
            yield f"  {seat} sees {text(more)}"
    yield f"  rooms {text(TROLLEY.rooms(t.state))}"


def written(name: str) -> str:
    options, script = GAMES[name]
    t = told("", **options)
    rows = [f"trolley {name}", *stands(t)]
    for command in script.split(";"):
        t.go(command)
        rows += ["", f"> {command.strip()}", *(f"  note {text(note)}" for note in t.last), *stands(t)]
    return "\n".join(rows) + "\n"


@pytest.mark.parametrize("name", list(GAMES))
def test_the_game_looks_as_it_did(name: str, remaster: bool) -> None:
    path = FOLDER / f"{name}.txt"
    now = written(name)
    if remaster:
        path.write_text(now, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == now.splitlines()
