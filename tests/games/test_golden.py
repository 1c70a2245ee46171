"""Short games as text, with everybody's view at every step: a change of any view shows in the diff.

What a seat sees more than a watcher stands below it.  `pytest --remaster` writes them anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.cases import tiny
from tests.games.dilemma import table as dilemma
from tests.games.mystery import table as mystery
from tests.games.trolley import table as trolley
from whistlestop.games.dilemma import DILEMMA
from whistlestop.kernel import WATCHER, Ask, Over

PLEAS = "plea 1 6 Spare the baker; yield 1; plot 2 7 3 0 5; enough; clock; pull 1"
SEALED = "seal 0:22.0.0.0 1:19.1.0.0 2:16.0.0.0; clock; clock; clock; pull 0"
HANDS = ["c0 o0 o1", "m1 s1", "m2 s2"]
DEALT: dict[str, tuple[Any, dict[str, Any], str]] = {
    "dilemma/sealed": (
        dilemma.told,
        {"mode": "sealed", "hands": ("2 7", "3 7", "5 7"), "lives": (1, 1, 0), "remaining": False},
        "lead 0; offer 7; answer 1:7 2:7; lot 1 0; answer 1:3 2:5; lot 0 1; duel conflict peace",
    ),
    "dilemma/race": (
        dilemma.told,
        {"mode": "race", "hands": ("2 7", "3 7", "5"), "lives": (1, 1, 1)},
        "lead 2; offer 5; tap 1 3 at 90 hair 10; tap 0 2 at 85 hair 9; duel peace conflict; offer 7; pass 1",
    ),
    "dilemma/throw": (
        dilemma.told,
        {"mode": "throw", "hands": ("2 7", "1 3 7", "5")},
        "lead 0; offer 7; throw 1 1 out; throw 2 5 rim; throw 1 7 edge; clock; throw 1 3; duel peace peace",
    ),
    "trolley/three": (
        trolley.told,
        {"deck": tiny(8, 6, 10), "first": 1, "tom": True},
        "lead 0; deal; lay 1:0 2:4; lay 1:9 2:11; play 2 18 0 2 1; play 1 14 1 2 0;" + PLEAS + "; deal",
    ),
    "trolley/four": (
        trolley.told,
        {"seats": 4, "deck": tiny(9, 7, 12), "order": "sealed", "edition": "ukrainian", "accomplices": True},
        "lead 3; split 2 0 1; deal; swap 0 2; swap 2 0; lay 2:0 1:3; lay 0:12 1:9;" + SEALED,
    ),
    "mystery/theft": (
        mystery.told,
        {"hands": HANDS, "abilities": True, "cast": ("mansard", "macdouglas", "strauss"), "conductor": 1},
        "sleep 2; say 0:left 2:left; say 0:m; lot m2; say 1:0; say 0:1; say 0:o1; done",
    ),
    "mystery/verdict": (
        mystery.told,
        {"hands": HANDS, "city": True, "leg": 5},
        "say 0:m3,s3,-1,-1,7 1:m3,s0,o3,c0,7 2:-1,-1,-1,-1,-1; clock; clock; clock; clock; clock",
    ),
}


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def stands(t: Any) -> Iterator[str]:
    turn = t.game.turn(t.state)
    if isinstance(turn, Ask):
        assert turn.clock is not None
        yield f"  clock {text(turn.clock)}"
        for how, menus in (("sealed", turn.sealed), ("open", turn.open)):
            yield from (f"  asks {seat} {how} {text(menu.spec())}" for seat, menu in sorted(menus.items()))
    else:
        yield f"  over {text(turn)}" if isinstance(turn, Over) else f"  chance {type(turn).__name__}"
    all_see = msgspec.to_builtins(t.view(WATCHER))
    rows = all_see.get("seats", ())
    yield f"  all see {text({name: value for name, value in all_see.items() if name != 'seats'})}"
    yield from (f"    {i} {text(row)}" for i, row in enumerate(rows))
    for seat in range(t.state.n):
        mine = msgspec.to_builtins(t.view(seat))
        own = [(i, row) for i, row in enumerate(mine.pop("seats", ())) if row != rows[i]]
        more = {name: value for name, value in mine.items() if value != all_see[name]}
        yield f"  {seat} sees {text(more)}"
        yield from (f"    {i} {text(row)}" for i, row in own)
    yield f"  rooms {text(t.game.rooms(t.state))}"


def written(name: str) -> str:
    told, deal, script = DEALT[name]
    t = told("", **deal)
    rows = [name, *stands(t)]
    for command in script.split(";"):
        t.go(command)
        rows += ["", f"> {command.strip()}", *(f"  note {text(note)}" for note in t.last), *stands(t)]
    return "\n".join(rows) + "\n"


def path(name: str) -> Path:
    game, deal = name.split("/")
    return Path(__file__).with_name(game) / "golden" / f"{deal}.txt"


@pytest.mark.parametrize("name", list(DEALT))
def test_the_game_looks_as_it_did(name: str, remaster: bool) -> None:
    now = written(name)
    if remaster:
        path(name).write_text(now, encoding="utf-8")
    assert path(name).read_text(encoding="utf-8").splitlines() == now.splitlines()


def test_there_is_a_golden_for_every_mode_and_every_golden_is_read() -> None:
    modes = next(option.choices for option in DILEMMA.options if option.name == "mode")
    assert {f"dilemma/{mode}" for mode in modes} < set(DEALT)
    kept = Path(__file__).parent.glob("*/golden/*.txt")
    assert {f"{file.parent.parent.name}/{file.stem}" for file in kept} == set(DEALT)
