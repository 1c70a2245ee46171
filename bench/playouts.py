"""Random playouts, counted in decisions of seats per second of this process's CPU time.

Ours and the peers take turns in short windows, so that a noisy machine is noisy for all; each ratio is the
median of the ratios of neighbouring windows."""

from __future__ import annotations

import gc
import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

import pyspiel
from open_spiel.python import games as _registers_python_games  # noqa: F401
from open_spiel.python.observation import make_observation

from whistlestop.games import GAMES
from whistlestop.kernel import settled
from whistlestop.lab.drive import playout

uniform = random.Random(1).random
Play = Callable[[], int]

GOOFSPIEL = "goofspiel(imp_info=True,num_cards=13,points_order=random)"
HEARTS = "hearts"
HANABI = "hanabi"
GOALS = {  # of the issues: ours / peer; with views for all seats, ahead of every game written in Python
    ("dilemma", GOOFSPIEL, False): 0.7,
    ("trolley", HEARTS, False): 0.25,
    ("mystery", HANABI, False): 0.25,
}
PYTHON_PEERS = (
    "python_kuhn_poker",
    "python_liars_poker",
    "python_iterated_prisoners_dilemma",
    "python_team_dominoes",
)


def rng(n: int) -> int:
    return int(uniform() * n)


def ours(name: str, seats: int, given: dict[str, Any], views: bool) -> Play:
    game = GAMES[name]
    options = settled(game, seats, given)

    def look(state: Any) -> None:
        for seat in range(seats):
            game.view(state, seat)

    return lambda: playout(game, seats, options, rng, look if views else None)


def spiel(name: str, views: bool) -> Play:
    """A random game of OpenSpiel driven from Python; with `views` an observation for all before each move."""
    game = pyspiel.load_game(name)
    observe = observer(game)
    seats = range(game.num_players())

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[rng(len(outcomes))][0])
                continue
            if views:
                for seat in seats:
                    observe(state, seat)
            if state.is_simultaneous_node():
                actions = []
                for seat in seats:
                    legal = state.legal_actions(seat)
                    actions.append(legal[rng(len(legal))] if legal else 0)
                state.apply_actions(actions)
                decisions += len(actions)
            else:
                legal = state.legal_actions()
                state.apply_action(legal[rng(len(legal))])
                decisions += 1
        return decisions

    return play


def observer(game: Any) -> Callable[[Any, int], Any]:
    if game.get_type().provides_observation_tensor and not game.get_type().short_name.startswith("python_"):
        return lambda state, seat: state.observation_tensor(seat)
    watch = make_observation(game)
    if watch is None:  # hearts knows no other
        return lambda state, seat: state.information_state_tensor(seat)
    if watch.tensor is not None:
        return lambda state, seat: watch.set_from(state, seat)
    return lambda state, seat: watch.string_from(state, seat)


def rate(play: Play, seconds: float) -> float:
    decisions, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += play()
    return decisions / spent


def ratio(mine: Play, peer: Play, seconds: float, rounds: int) -> tuple[float, float, float]:
    """(our rate, the peer's, median ratio) over alternating windows."""
    pairs = [(rate(mine, seconds), rate(peer, seconds)) for _ in range(rounds)]
    a, b = (statistics.median(x) for x in zip(*pairs, strict=True))
    return a, b, statistics.median(x / y for x, y in pairs)


def pairs(views: bool) -> Iterator[tuple[str, int, dict[str, Any], str]]:
    """Our game, its seats and options, and the peer beside it."""
    sealed = {"mode": "sealed"}
    for seats in (3, 4, 5):
        for peer in (GOOFSPIEL, *PYTHON_PEERS):
            if seats == 4 or peer == GOOFSPIEL:
                yield "dilemma", seats, sealed, peer
    for seats in (3, 5, 13):
        yield "trolley", seats, {}, HEARTS
        if views:
            yield from (("trolley", seats, {}, peer) for peer in PYTHON_PEERS)
    for seats in (3, 4, 5):
        yield "mystery", seats, {}, HANABI
        if views:
            yield from (("mystery", seats, {}, peer) for peer in PYTHON_PEERS)


def run(quick: bool, say: Callable[[str], None]) -> list[dict[str, Any]]:
    seconds, rounds = (0.1, 3) if quick else (0.5, 9)
    gc.set_threshold(50_000, 20, 20)  # for both alike, as `whistlestop simulate` does
    rows = []
    for views in (False, True):
        for name, seats, given, other in pairs(views):
            label = " ".join([name, *given.values()])
            say(f"playouts: {label}, {seats} seats, against {other}")
            mine, peer = ours(name, seats, given, views), spiel(other, views)
            rate(mine, seconds / 5), rate(peer, seconds / 5)
            a, b, r = ratio(mine, peer, seconds, rounds)
            rows.append(
                {
                    "ours": f"{label}, {seats} seats",
                    "peer": f"OpenSpiel {other}",
                    "views": "for all seats" if views else "none",
                    "ours/s": round(a),
                    "peer/s": round(b),
                    "ratio": round(r, 2),
                    "goal": GOALS.get((name, other, views), 1.0 if other in PYTHON_PEERS else ""),
                }
            )
    return rows
