"""Trial by Trolley: two teams lay lives on two tracks and plead; the Conductor pulls the lever."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from whistlestop.kernel import Ask, BadOption, Draw, Json, Note, Option, Over, Reticent, Seat, Step, Viewer

from .bot import BOTS, LEVELS
from .deck import figures
from .insight import insight
from .memory import Memory
from .menus import REMOVED
from .rules import Lead
from .state import EMPTY, House, State, by_seat, jobs_of
from .view import View, faces, look, rooms


class Trolley(Reticent):
    name = "trolley"
    edition = 1
    seats = range(3, 14)  # TT-6, TT-A1
    options: tuple[Option, ...] = (
        Option("edition", "choice", "own", ("own", "french", "italian", "ukrainian")),  # TT-D1 to TT-D7
        Option("tom", "flag", False),  # TT-50
        Option("accomplices", "flag", False),  # TT-51
        Option("order", "choice", "free", ("free", "alternate", "sealed")),  # TT-A7
        Option("mates", "flag", True),  # TT-A5
        Option("cycles", "int", 0, min=0, max=2),  # 0: as printed (TT-40, TT-41)
        Option("first", "int", 0, min=0, max=13),  # 0: by lot, else this seat from 1 on (TT-A2)
        Option("deck", "data", None),  # TT-1
        Option("lore", "data", None),  # TT-A31
    )
    bots = BOTS
    levels = LEVELS
    hush = "TT-V6"
    words = "pleaded"
    view = staticmethod(look)  # thirteen look at every state: a call less for each
    clocks: Mapping[str, int] = {
        "choose": 60_000,
        "modify": 90_000,
        "floor": 120_000,  # TT-A18
        "free": 60_000,
        "lever": 60_000,
    }

    def start(self, seats: int, options: Mapping[str, Json]) -> State:
        house = self._house(seats, options)
        first = options["first"]
        if first > seats:
            raise BadOption("first", "TT-A2")
        if options["lore"] is not None and not isinstance(options["lore"], (list, tuple)):
            raise BadOption("lore", "TT-A31")
        a, b, c = house.sizes
        teams = by_seat(seats, 0)
        return State(
            seats,
            house,
            Lead((first - 1,) if first else tuple(range(seats))),
            0,
            teams,
            jobs_of(seats, teams, house.accomplices, house.willing),
            (0,) * seats,
            (tuple(range(a)), tuple(range(a, a + b)), tuple(range(a + b, a + b + c))),
            ((), (), ()),
            (EMPTY,) * seats,
        )

    @staticmethod
    def _house(seats: int, options: Mapping[str, Json]) -> House:
        edition, accomplices = options["edition"], options["accomplices"]
        members = by_seat(seats, 0).members
        played = seats - 1 if accomplices else sum(max(1, len(team) - 2) for team in members)
        sizes, shown = figures(options["deck"], 3 * played + 3)
        return House(
            rounds=seats * (options["cycles"] or (1 if seats >= 5 else 2)),  # TT-40, TT-41
            tom=options["tom"],
            accomplices=accomplices,
            willing=edition == "french",  # TT-D6, TT-A25
            order=options["order"],
            lot=edition == "ukrainian",  # TT-D4, TT-A24
            late=edition == "ukrainian",  # TT-D5
            mates=options["mates"],
            sizes=sizes,
            figures=shown,
        )

    def turn(self, state: State) -> Ask[Json] | Draw | Over:
        return state.phase.turn(state)  # type: ignore[no-any-return]

    def apply(self, state: State, moves: Mapping[Seat, Json]) -> Step[State]:
        return state.phase.apply(state, moves)  # type: ignore[no-any-return]

    def mind(self, viewer: Viewer, seats: int, options: Mapping[str, Json]) -> Memory:
        return Memory(seats, self._house(seats, options))

    def insight(self, told: Sequence[Note], seats: int, options: Mapping[str, Json]) -> Json:
        return insight(told, options)

    def wordless(self, action: Json) -> Json:
        """Ready pleas are numbers and stay; typed ones are not read by anything (TT-26)."""
        match action:
            case ("plea", (pin, str())):
                return "plea", (pin, REMOVED)
            case _:
                return action

    def faces(self, note: Note) -> Sequence[int]:
        return faces(note)

    def opener(self, state: State) -> Seat:
        return state.conductor

    def rooms(self, state: State) -> Mapping[str, int]:
        return rooms(state)


TROLLEY = Trolley()

__all__ = ["TROLLEY", "State", "Trolley", "View"]
