"""Short pieces of a game as text, with all views at every step: a change of any view shows in the diff.

`pytest --remaster` writes them anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.mystery.table import Told, told, wire
from whistlestop.games.mystery import MYSTERY
from whistlestop.kernel import WATCHER, Ask, Over

FOLDER = Path(__file__).with_name("golden")
HANDS = ["c0 o0 o1", "m1 s1", "m2 s2"]
GAMES: dict[str, tuple[dict[str, Any], str]] = {
    "theft": (
        {"hands": HANDS, "abilities": True, "cast": ("mansard", "macdouglas", "strauss"), "conductor": 1},
        "sleep 2; say 0:left 2:left; say 0:m; lot m2; say 1:0; say 0:1; say 0:o1; done",
    ),
    "verdict": (
        {"hands": HANDS, "city": True, "leg": 5},
        "say 0:m3,s3,-1,-1,7 1:m3,s0,o3,c0,7 2:-1,-1,-1,-1,-1; clock; clock; clock; clock; clock",
    ),
}


def stands(t: Told) -> Iterator[str]:
    turn = MYSTERY.turn(t.state)
    if isinstance(turn, Ask):
        clock = turn.clock
        assert clock is not None
        yield f"  clock {clock.name} {clock.span} pace {clock.pace}"
        for how, menus in (("sealed", turn.sealed), ("open", turn.open)):
            yield from (f"  asks {seat} {how} {wire(menu.spec())}" for seat, menu in sorted(menus.items()))
    elif isinstance(turn, Over):
        yield f"  over {wire(turn)}"
    else:
        yield f"  chance {turn!r}"
    everybody = msgspec.to_builtins(t.view(WATCHER))
    yield f"  all see {wire({k: v for k, v in everybody.items() if k != 'out'})}"
    for viewer in range(t.state.n):
        view = msgspec.to_builtins(t.view(viewer))
        more = {k: v for k, v in view.items() if v != everybody[k]}
        yield f"  seat {viewer} also {wire(more)}"


def written(name: str) -> str:
    options, script = GAMES[name]
    t = told("", **options)
    rows = [f"mystery {name}", *stands(t)]
    for command in script.split(";"):
        t.go(command)
        rows += ["", f"> {command.strip()}", *(f"  note {wire(note)}" for note in t.last), *stands(t)]
    return "\n".join(rows) + "\n"


@pytest.mark.parametrize("name", list(GAMES))
def test_the_game_looks_as_it_did(name: str, remaster: bool) -> None:
    path = FOLDER / f"{name}.txt"
    now = written(name)
    if remaster:
        path.write_text(now, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == now.splitlines()
