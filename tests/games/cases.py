"""Which editions of each game the suites play, and how they play them at random."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from whistlestop.games import GAMES
from whistlestop.kernel import CHANCE, CLOCK, WATCHER, Ask, Game, Json, Note, Over, Seat, Viewer, settled

LIMIT = 20_000  # steps: more means that a game does not end


def short(value: Json) -> str:
    return "/".join(str(len(row)) for row in value.values()) if isinstance(value, dict) else str(value)


class Case(NamedTuple):
    game: Game[Any, Any, Any]
    seats: int
    given: dict[str, Json]

    @property
    def options(self) -> dict[str, Json]:
        return settled(self.game, self.seats, self.given)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*range(self.seats), WATCHER)

    def start(self) -> Any:
        return self.game.start(self.seats, self.options)

    def __str__(self) -> str:
        said = " ".join(f"{name}={short(value)}" for name, value in self.given.items())
        return f"{self.game.name} {self.seats} {said}"


def tiny(*sizes: int) -> dict[str, Json]:
    """A deck for Trolley: every other card shows two figures; nobody means anything to anybody."""
    figure = [1] + [0] * 11
    innocent, guilty, modifier = sizes
    return {
        "innocent": [[figure] * (1 + k % 2) for k in range(innocent)],
        "guilty": [[figure] * (1 + k % 2) for k in range(guilty)],
        "modifier": [figure] * modifier,
    }


EDITIONS: dict[str, list[tuple[int, dict[str, Json]]]] = {
    "mystery": [
        (3, {}),
        (4, {"abilities": False, "passengers": "2-3", "hours": "4-4-4-4-4"}),
        (5, {"seat1": "pransky", "colours": "mansard-suspect", "hours": "4-5-4-6-5"}),
    ],
    "dilemma": [
        (2, {"mode": "sealed", "cards": 3, "lives": 1}),
        (3, {"mode": "sealed", "remaining": False}),
        (5, {"mode": "sealed", "tiebreak": True}),
        (3, {"mode": "race"}),
        (5, {"mode": "race", "remaining": False}),
        (3, {"mode": "throw", "remaining": False}),
        (4, {"mode": "throw"}),
        (3, {"mode": "throw", "skill": True}),
    ],
    "trolley": [
        (3, {"deck": tiny(8, 6, 9), "tom": True}),  # every round reshuffles
        (4, {"deck": tiny(13, 8, 14), "tom": True, "order": "sealed"}),
        (5, {"edition": "italian", "order": "alternate", "tom": True}),
        (4, {"mates": False, "edition": "french", "accomplices": True, "deck": tiny(9, 7, 13)}),
        (8, {"edition": "ukrainian", "accomplices": True, "tom": True, "deck": tiny(20, 15, 40)}),
        (13, {"deck": tiny(10, 8, 31)}),
    ],
}
CASES = [Case(GAMES[name], seats, given) for name, rows in EDITIONS.items() for seats, given in rows]


class Moment(NamedTuple):
    """One moment of a random game."""

    state: Any
    turn: Any
    moves: dict[Seat, Json]  # what is played now; nothing at the end
    notes: tuple[Note, ...]  # what led here


def pick(turn: Any, random: Random) -> dict[Seat, Json]:
    """A random joint answer, one open word, time, or chance."""
    if not isinstance(turn, Ask):
        return {CHANCE: turn.sample(random.randrange)}
    lone: list[Seat] = sorted(turn.open)
    if turn.clock is not None and not turn.sealed:
        lone.append(CLOCK)
    if turn.sealed and (not lone or random.random() < 0.7):
        return {seat: menu.sample(random.randrange) for seat, menu in turn.sealed.items()}
    who = random.choice(lone)
    if who == CLOCK:
        assert turn.clock is not None
        return {CLOCK: turn.clock.name}
    return {who: turn.open[who].sample(random.randrange)}


def walk(case: Case, seed: int) -> Iterator[Moment]:
    """A whole random game; the last moment is the end."""
    random, state = Random(f"{case} {seed}"), case.start()
    notes: tuple[Note, ...] = ()
    for _ in range(LIMIT):
        turn = case.game.turn(state)
        if isinstance(turn, Over):
            yield Moment(state, turn, {}, notes)
            return
        moves = pick(turn, random)
        yield Moment(state, turn, moves, notes)
        step = case.game.apply(state, moves)
        state, notes = step.state, step.notes
    raise AssertionError(f"{case} does not end")


def book(game: Game[Any, Any, Any]) -> set[str]:
    """The clauses of a game's own RULES.md."""
    rules = Path(inspect.getfile(type(game))).with_name("RULES.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\*\*([A-Z]+-[A-Z]?\d+)\*\*", rules, re.MULTILINE))
