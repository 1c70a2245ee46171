"""Many games of bots against bots."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from whistlestop.bots import RandomBot
from whistlestop.kernel import Bot, Game, Json, settled
from whistlestop.packs import built_in, mix

from .drive import as_record, play


class UnknownBot(ValueError):
    pass


def makers(game: Game[Any, Any, Any], names: Sequence[str]) -> list[Callable[..., Bot]]:
    """Bots by name or by level; "any" plays any menu at random."""
    found: list[Callable[..., Bot]] = []
    for name in names:
        name = game.levels.get(name, name)
        if name != "any" and name not in game.bots:
            known = ", ".join([*game.bots, *game.levels, "any"])
            raise UnknownBot(f"{game.name} has no bot {name!r}; it has {known}")
        found.append(RandomBot if name == "any" else game.bots[name])
    return found


def simulate(
    game: Game[Any, Any, Any],
    seats: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    options: Mapping[str, Json],
    records: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Seats take the bots in turn and move on by one seat each game, so that no bot keeps a good place."""
    gc.set_threshold(50_000, 20, 20)  # values hold no cycles
    makers(game, bots)
    packs: list[str] = []
    cards: list[str] = []
    if "deck" not in options and any(option.name == "deck" for option in game.options):
        deck = mix([built_in()])
        packs, cards = [built_in().hash], [f"0/{card}" for _, card in deck.names]
        options = {**options, "deck": deck.option}
    full = settled(game, seats, options)
    game.start(seats, full)
    if records:
        records.mkdir(parents=True, exist_ok=True)
    wins, played_by, scores = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0), dict.fromkeys(bots, 0)
    steps = decisions = 0
    began = time.perf_counter()
    for k in range(games):
        rng = random.Random(f"{seed}/{k}").randrange
        names = [bots[(seat + k) % len(bots)] for seat in range(seats)]
        crew = [make(seat, seats, full) for seat, make in enumerate(makers(game, names))]
        played = play(game, seats, options, crew, rng, keep=records is not None)
        steps += played.steps
        decisions += played.decisions
        for seat, name in enumerate(names):
            played_by[name] += 1
            scores[name] += played.over.scores[seat]
            if seat in played.over.winners:
                wins[name] += 1 / len(played.over.winners)  # a shared victory is shared
        if records:
            record = as_record(game, seats, options, played)
            record.header.packs, record.header.cards = packs, cards
            (records / f"{game.name}-{seed}-{k:06d}.jsonl").write_bytes(record.dump())
        progress(k + 1)
    return {
        "game": game.name,
        "seats": seats,
        "options": {o.name: full[o.name] for o in game.options if o.kind != "data"},  # a deck fills pages
        "packs": packs,
        "seed": seed,
        "games": games,
        "steps": steps,
        "decisions": decisions,
        "seconds": round(time.perf_counter() - began, 3),
        "wins": {name: round(won, 3) for name, won in wins.items()},
        "win_share": {
            name: round(wins[name] / played_by[name], 4) if played_by[name] else 0 for name in wins
        },
        "mean_score": {
            name: round(scores[name] / played_by[name], 3) if played_by[name] else 0 for name in wins
        },
        "seats_played": played_by,
    }
