"""Mystery Express (Antoine Bauza and Serge Laget): five legs on a train, five parts of a crime."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from whistlestop.kernel import Ask, BadOption, Draw, Json, Note, Option, Over, Reticent, Seat, Step, Viewer

from .bot import BOTS, LEVELS
from .hindsight import hindsight
from .memory import Memory
from .notebook import notebook
from .setup import Casting
from .state import CAR, INVESTIGATORS, METHOD, MOTIVE, SUSPECT, House, State
from .view import View, look, quiet, rooms

LOT = "lot"
ABOARD = {3: (2, 2), 5: (3, 3)}  # ME-16


class Mystery(Reticent):
    name = "mystery"
    edition = 3
    seats = range(3, 6)  # ME-4
    options: tuple[Option, ...] = (
        Option("hours", "choice", "4-3-5-4-6", ("4-3-5-4-6", "4-4-4-4-4", "4-3-4-3-5", "4-5-4-6-5")),  # ME-A1
        Option("abilities", "flag", True),  # ME-70
        Option("passengers", "choice", "3-2", ("3-2", "2-3")),  # four players: ME-A2
        Option("colours", "choice", "mansard-car", ("mansard-car", "mansard-suspect")),  # ME-A5
        Option("aid", "choice", "clerk", ("paper", "clerk", "logician", "statistician")),  # ME-A44
        Option("first", "int", 0, min=0, max=5),  # 0: by lot, else this seat from 1 on (ME-A40)
        *(Option(f"seat{i}", "choice", LOT, (LOT, *INVESTIGATORS), seat=i) for i in range(1, 6)),  # ME-10
    )
    bots = BOTS
    levels = LEVELS
    hush = "ME-A42"
    pencils = "ME-A23"
    pace = "ME-62"
    view = staticmethod(look)  # everybody looks at every state: a call less for each
    clocks: Mapping[str, int] = {
        "go": 180_000,
        "show": 60_000,
        "give": 60_000,
        "bag": 45_000,
        "steal": 45_000,
        "talk": 60_000,
        "ability": 8_000,  # ME-A26
        "strasbourg": 1_500,  # ME-A22: per card, per card, per pile
        "budapest": 2_000,
        "wien": 15_000,
        "tunnel": 60_000,
        "telegram": 120_000,
        "reveal": 60_000,
        "answer": 180_000,
        "verdict": 6_000,
    }
    windows = frozenset(("ability", "strasbourg", "budapest", "wien", "verdict"))

    def start(self, seats: int, options: Mapping[str, Json]) -> State:
        return State(seats, self._house(seats, options), (Casting(),))

    @staticmethod
    def _house(seats: int, options: Mapping[str, Json]) -> House:
        names = [options[f"seat{i}"] for i in range(1, seats + 1)]
        chosen = tuple([-1 if name == LOT else INVESTIGATORS.index(name) for name in names])
        for i, who in enumerate(chosen):
            if who >= 0 and who in chosen[:i]:
                raise BadOption(f"seat{i + 1}", "ME-3")  # there is one figure of each
        if options["first"] > seats:
            raise BadOption("first", "ME-A40")
        architect, countess = (CAR, SUSPECT) if options["colours"] == "mansard-car" else (SUSPECT, CAR)
        first, second = map(int, options["passengers"].split("-"))
        return House(
            hours=tuple(map(int, options["hours"].split("-"))),
            abilities=options["abilities"],
            aboard=ABOARD.get(seats, (first, second)),
            colours=(METHOD, architect, countess, MOTIVE),
            chosen=chosen,
            first=options["first"],
        )

    def turn(self, state: State) -> Ask[Json] | Draw | Over:
        return state.stack[-1].turn(state)  # type: ignore[no-any-return]

    def apply(self, state: State, moves: Mapping[Seat, Json]) -> Step[State]:
        return state.stack[-1].apply(state, moves)  # type: ignore[no-any-return]

    def mind(self, viewer: Viewer, seats: int, options: Mapping[str, Json]) -> Memory:
        return Memory(viewer, seats, self._house(seats, options))

    def opener(self, state: State) -> Seat:
        return state.whistle

    def rooms(self, state: State) -> Mapping[str, int]:
        return rooms(state)

    def hands_off(self, state: State) -> bool:
        return quiet(state)

    def notebook(self, seat: Seat, told: Sequence[Note], seats: int, options: Mapping[str, Json]) -> Json:
        return notebook(seat, told, seats, self._house(seats, options), options["aid"])

    def hindsight(self, told: Sequence[Sequence[Note]], seats: int, options: Mapping[str, Json]) -> Json:
        return hindsight(told, seats, self._house(seats, options))


MYSTERY = Mystery()

__all__ = ["MYSTERY", "Mystery", "State", "View"]
