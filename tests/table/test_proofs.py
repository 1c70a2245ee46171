"""What a browser needs to prove a game, one of each kind: web/src/lib/proof.test.ts throws their dice again.

They are written here by the table's own code; `pytest --remaster` writes them anew."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.cases import tiny
from tests.table.desk import Desk
from whistlestop.games import GAMES
from whistlestop.kernel import Json
from whistlestop.table import draws

PROOFS = Path(__file__).parents[2] / "web" / "src" / "lib" / "proofs"
SHORT: dict[str, dict[str, Any]] = {
    "dilemma/sealed": {"mode": "sealed", "lives": 1},
    "dilemma/throw": {"mode": "throw", "lives": 1},
    "dilemma/race": {"mode": "race", "lives": 1},
    "trolley/four": {"first": 1},
    "mystery/theft": {},
}


def proof(name: str) -> Json:
    """As the server gives it out: see `proof` in server/after.py."""
    game, _, _ = name.partition("/")
    desk = Desk(game=GAMES[game])
    assert desk.open(4, **SHORT[name]) == "ok"
    for seat in range(4):
        assert desk.sit(seat) == "ok"
    start = {"deck": tiny(8, 8, 12), "cards": ()} if desk.table.deals else None
    assert desk.host("start", d=start) == "ok"
    for seat in range(3):  # the fourth one is late, and adds nothing
        assert desk.nonce(seat) == "ok"
    assert desk.time(4000) == "ok"
    play(desk, random.Random(5).randrange)
    head = desk.record().header
    parts = {"promise": head.promise, "pledges": head.pledges, "nonces": head.nonces, "game": head.game}
    return {**parts, "seed": desk.table.secret.hex(), "draws": draws(desk.table, desk.journal.entries())}


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


def written(name: str) -> str:
    *parts, (_, drawn) = proof(name).items()
    rows = [f"  {text(key)}: {text(value)}," for key, value in parts]
    return "\n".join(
        ["{", *rows, '  "draws": [', ",\n".join(f"    {text(draw)}" for draw in drawn), "  ]", "}\n"]
    )


def text(value: Json) -> str:
    return msgspec.json.encode(value).decode()


def path(name: str) -> Path:
    return PROOFS / f"{name.replace('/', '-')}.json"


@pytest.mark.parametrize("name", list(SHORT))
def test_the_browsers_proof_is_of_games_as_they_are_drawn_now(name: str, remaster: bool) -> None:
    if remaster:
        path(name).write_text(written(name), encoding="utf-8")
    assert path(name).read_text(encoding="utf-8") == written(name)


def test_every_game_is_proved_and_no_proof_is_left_over() -> None:
    assert {name.partition("/")[0] for name in SHORT} == set(GAMES)
    assert set(PROOFS.iterdir()) == {path(name) for name in SHORT}
