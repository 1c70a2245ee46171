"""Dilemma (Alex Randolph): offer a card, throw for it, then peace or conflict."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from whistlestop.kernel import Ask, BadOption, Draw, Json, Note, Option, Over, Reticent, Seat, Step, Viewer

from .bot import BOTS, LEVELS
from .mirror import reflect
from .rules import Lead
from .state import MOST, House, State
from .view import Memory, View, look, rooms


class Dilemma(Reticent):
    name = "dilemma"
    edition = 1
    seats = range(2, 6)  # DI-5, DI-A1: 3 to 5; 2 in the research edition (DI-A33)
    options: tuple[Option, ...] = (
        Option("mode", "choice", "throw", ("throw", "race", "sealed")),  # DI-A3
        Option("lives", "int", 0, min=0, max=9),  # 0: as printed (DI-3)
        Option("remaining", "flag", True),  # DI-V1
        Option("tiebreak", "flag", False),  # DI-A23
        Option("skill", "flag", False),  # DI-A25
        Option("cards", "int", MOST, min=2, max=MOST),  # DI-2
        Option("first", "int", 0, min=0, max=5),  # 0: by lot, else this seat from 1 on (DI-A2)
    )
    bots = BOTS
    levels = LEVELS
    hush = "DI-A27"
    clocks: Mapping[str, int] = {
        "offer": 60_000,
        "respond": 45_000,
        "window": 10_000,
        "late": 1_000,
        "duel": 45_000,
    }
    windows = frozenset(("window", "late"))

    def start(self, seats: int, options: Mapping[str, Json]) -> State:
        house = self._house(seats, options)
        lives = options.get("lives") or (3 if seats == 3 else 2)  # DI-3
        full = (2 << house.cards) - 2  # DI-2
        return State(seats, house, Lead(), 0, (full,) * seats, (lives,) * seats, ((),) * seats, (0,) * seats)

    @staticmethod
    def _house(seats: int, options: Mapping[str, Json]) -> House:
        house = House(**{k: v for k, v in options.items() if k != "lives"})
        if house.mode != "sealed" and (seats < 3 or house.cards != MOST):
            raise BadOption("mode", "DI-A33")
        if house.first > seats:
            raise BadOption("first", "DI-A2")
        if house.skill and house.mode != "throw":
            raise BadOption("skill", "DI-A25")
        return house

    def turn(self, state: State) -> Ask[Json] | Draw | Over:
        return state.phase.turn(state)  # type: ignore[no-any-return]

    def apply(self, state: State, moves: Mapping[Seat, Json]) -> Step[State]:
        return state.phase.apply(state, moves)  # type: ignore[no-any-return]

    def view(self, state: State, viewer: Viewer) -> View:
        return look(state, viewer)

    def mind(self, viewer: Viewer, seats: int, options: Mapping[str, Json]) -> Memory:
        return Memory(seats, self._house(seats, options))

    def opener(self, state: State) -> Seat:
        return state.provoker

    def rooms(self, state: State) -> Mapping[str, int]:
        return rooms(state)

    def insight(self, told: Sequence[Note], seats: int, options: Mapping[str, Json]) -> Json:
        return reflect(told, seats)


DILEMMA = Dilemma()

__all__ = ["DILEMMA", "Dilemma", "State", "View"]
