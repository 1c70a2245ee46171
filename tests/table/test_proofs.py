"""What a browser needs to prove a game, one of each kind: web/src/lib/proof.test.ts throws their dice again.

They are written here by the table's own code; `pytest --remaster` writes them anew.  Those of all other
editions are too large to keep: they are written and proved here, so that no table gets a false alarm."""

from __future__ import annotations

import os
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.cases import CASES, tiny
from tests.table.desk import Desk, playing
from whistlestop.games import GAMES
from whistlestop.kernel import WATCHER, Json
from whistlestop.table import draws, until
from whistlestop.table.table import settings_told

ROOT = Path(__file__).parents[2]
PROOFS = ROOT / "web" / "src" / "lib" / "proofs"
SHORT: dict[str, dict[str, Any]] = {
    "dilemma/sealed": {"mode": "sealed", "lives": 1},
    "dilemma/throw": {"mode": "throw", "lives": 1},
    "dilemma/race": {"mode": "race", "lives": 1},
    "dilemma/onwards": {"mode": "sealed", "lives": 1},  # what if: from the middle of another game
    "trolley/four": {"first": 1},
    "trolley/lot": {"edition": "ukrainian"},
    "mystery/theft": {},
}
VIEWERS = (0, 1, WATCHER)  # whose notes go with it: all that they were told


def proof(name: str, seats: int, given: dict[str, Any]) -> Json:
    """As the server gives it out (`proof` in server/after.py), with what was settled before and told then."""
    game, _, how = name.partition("/")
    desk = Desk(game=GAMES[game])
    options = {key: value for key, value in given.items() if key != "deck"}
    assert desk.open(seats, **options) == "ok"
    for seat in range(seats):
        assert desk.sit(seat) == "ok"
    deck = given.get("deck") or tiny(8, 8, 12)
    start: Json = {"deck": deck, "cards": ()} if desk.table.deals else {}
    if how == "onwards":
        before = playing(**options)
        play(before, random.Random(4).randrange)
        start["past"] = tuple(until(before.table, before.journal.entries(), 0, 12))
    assert desk.host("start", d=start or None) == "ok"
    for seat in range(seats - 1):  # the last one is late, and adds nothing
        assert desk.nonce(seat) == "ok"
    assert desk.time(4000) == "ok"
    play(desk, random.Random(5).randrange)
    head, settings = desk.record().header, settings_told(desk.table)
    return {
        "promise": head.promise,
        "pledges": head.pledges,
        "nonces": head.nonces,
        "game": head.game,
        "seed": desk.table.secret.hex(),
        "house": {"game": head.game, "seats": settings["seats"], "options": settings["options"]},
        **draws(desk.table, desk.journal.entries()),
        "told": {
            ("watcher" if who == WATCHER else who): [d for _, t, d in desk.told(who) if t == "note"]
            for who in VIEWERS
        },
    }


def play(desk: Desk, rng: Callable[[int], int]) -> None:
    """Anybody answers anything, and now and then a clock runs out."""
    at = 4000
    while desk.table.stage == "playing":
        at += 40
        turn, clock = desk.table.turn, desk.table.clock
        if turn is None or not desk.table.asked or (clock and rng(9) == 0):
            assert clock is not None
            at = max(at, clock.due)
            assert desk.time(at) == "ok"
            continue
        seat, q = desk.table.asked[rng(len(desk.table.asked))]
        menu = turn.sealed.get(seat) or turn.open[seat]
        assert desk.answer(seat, menu.sample(rng), at, q=q.q) == "ok"


def written(name: str, seats: int, given: dict[str, Any]) -> str:
    """One draw and one note a line."""
    found = proof(name, seats, given)
    told = found.pop("told")
    rows = [f"  {text(key)}: {text(value)}" for key, value in found.items() if key != "draws"]
    rows.append(f'  "draws": {lines(found["draws"])}')
    rows += [f'  "told {who}": {lines(notes)}' for who, notes in told.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def lines(values: list[Json]) -> str:
    return "[\n" + ",\n".join(f"    {text(value)}" for value in values) + "\n  ]"


def text(value: Json) -> str:
    return msgspec.json.encode(value).decode()


def path(name: str) -> Path:
    return PROOFS / f"{name.replace('/', '-')}.json"


@pytest.mark.parametrize("name", list(SHORT))
def test_the_browsers_proof_is_of_games_as_they_are_drawn_now(name: str, remaster: bool) -> None:
    now = written(name, 4, SHORT[name])
    if remaster:
        path(name).write_text(now, encoding="utf-8")
    assert path(name).read_text(encoding="utf-8") == now


def test_every_game_is_proved_and_no_proof_is_left_over() -> None:
    assert {name.partition("/")[0] for name in SHORT} == set(GAMES)
    assert set(PROOFS.iterdir()) == {path(name) for name in SHORT}


def test_the_browser_proves_every_edition(tmp_path: Path) -> None:
    for number, case in enumerate(CASES):
        name = f"{case.game.name}/{case.seats}-{number}"
        (tmp_path / f"{name.replace('/', '-')}.json").write_text(
            written(name, case.seats, case.given), "utf-8"
        )
    vitest = [f"{ROOT}/scripts/npm", "--prefix", "web", "run", "test", "--", "src/lib/proof.test.ts"]
    only = ["--testNamePattern=no false alarm", "--reporter=verbose"]
    env = {**os.environ, "PROOFS": str(tmp_path)}
    run = subprocess.run([*vitest, *only], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.count("is no false alarm") == len(CASES)
