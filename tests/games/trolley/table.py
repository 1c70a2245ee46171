"""A game of Trolley as one line of text: moves and chance are stated, nothing is drawn.

told("lead 0; deal; lay 1:0 2:3; lay 1:8 2:11; play 1 14 0 0 0; play 2 17 0 0 0; clock; clock; enough")

lead SEAT                       who is the first Conductor
split I ...                     teams by lot: places clockwise from the Conductor, the left team first
deal                            every deck gives its lowest cards first, clockwise from the Conductor
swap SEAT MATE                  offer to change jobs, or take it back
lay SEAT:CARD SEAT:CARD         steps 3 and 4
play SEAT CARD TRACK PLACE FIGURE · keep SEAT        step 5, free or alternating
seal SEAT:CARD.TRACK.PLACE.FIGURE+... SEAT:- ...     step 5, sealed
lots CARD TARGET ...            what the lot plays for the silent
plea SEAT PIN WORDS · plot SEAT PIN KIND NUMBER ...  step 6
yield SEAT ... · enough · clock
pull TRACK                      the lever
quick TRACK                     a whole round in which everybody does the first thing, to this verdict

In a deck of `tiny(8, 6, 9)` the Innocents are 0 to 7, the Guilties 8 to 13, the Modifiers 14 to 22."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.cases import tiny
from tests.games.told import Standing
from whistlestop.games.trolley import TROLLEY, State, View
from whistlestop.kernel import CHANCE, CLOCK, Ask, Json, Seat, advance, settled


class Told(Standing[State, View]):
    game = TROLLEY

    @property
    def stage(self) -> str:
        return self.view().stage

    def hand(self, seat: Seat) -> tuple[tuple[int, ...], ...]:
        return self.state.hands[seat]

    def tracks(self) -> list[list[int]]:
        """The characters on both tracks."""
        return [[stop.card for stop in track] for track in self.view().tracks]

    def why(self, what: str) -> list[str]:
        """The clauses of all notes of that name, in order."""
        return [note.clause for note in self.notes if note.what == what]

    def all(self, what: str) -> list[Any]:
        """What every note of that name says to all."""
        return [note.data for note in self.notes if note.what == what]

    def go(self, script: str) -> Told:
        """Play on: the same object, so that a test reads as a sequence."""
        for command in filter(None, (part.split() for part in script.split(";"))):
            self.last = ()
            for moves in _moves(self, command[0], command[1:]):
                self.step(moves)
        return self

    def step(self, moves: Mapping[Seat, Json]) -> None:
        step = advance(TROLLEY, self.state, moves)
        self.state = step.state
        self.last += step.notes
        self.notes += step.notes


def told(script: str = "", seats: int = 3, deck: Json = None, **options: Json) -> Told:
    given = {"deck": deck or tiny(8, 6, 9 + 3 * seats), **options}
    return Told(TROLLEY.start(seats, settled(TROLLEY, seats, given))).go(script)


def _moves(t: Told, verb: str, words: list[str]) -> list[Mapping[Seat, Json]]:
    match verb:
        case "lead":
            return [{CHANCE: int(words[0])}]
        case "split" | "lots":
            return [{CHANCE: tuple(map(int, words))}]
        case "deal":
            turn: Any = TROLLEY.turn(t.state)
            return [{CHANCE: turn.sample(lambda n: 0)}]
        case "swap":
            return [{int(words[0]): ("swap", int(words[1]))}]
        case "lay":
            return [{int(seat): int(card) for seat, card in (word.split(":") for word in words)}]
        case "play":
            return [{int(words[0]): (tuple(map(int, words[1:])),)}]
        case "keep":
            return [{int(words[0]): ()}]
        case "seal":
            return [dict(map(_sealed, words))]
        case "plea":
            return [{int(words[0]): ("plea", (int(words[1]), " ".join(words[2:])))}]
        case "plot":
            return [{int(words[0]): ("plea", tuple(map(int, words[1:])))}]
        case "yield":
            return [{int(seat): ("yield", None)} for seat in words]
        case "enough":
            return [{t.state.conductor: "enough"}]
        case "clock":
            assert t.ask.clock is not None
            return [{CLOCK: t.ask.clock.name}]
        case "pull":
            return [{t.state.conductor: int(words[0])}]
        case "quick":
            return _quick(t, int(words[0]))
        case _:
            raise AssertionError(f"nobody says {verb}")


def _sealed(word: str) -> tuple[Seat, Json]:
    seat, said = word.split(":")
    aims = said.split("+") if said != "-" else []
    return int(seat), tuple(tuple(map(int, aim.split("."))) for aim in aims)


def _quick(t: Told, track: int) -> list[Mapping[Seat, Json]]:
    """Plays at once, since each move depends on the last one."""
    while t.stage != "lever":
        turn: Any = TROLLEY.turn(t.state)
        if not isinstance(turn, Ask):
            t.step({CHANCE: turn.sample(lambda n: 0)})
        elif turn.sealed:
            t.step({seat: menu.sample(lambda n: 0) for seat, menu in turn.sealed.items()})
        elif t.state.conductor in turn.open:
            t.step({t.state.conductor: "enough"})
        else:
            seat = min(turn.open)
            t.step({seat: turn.open[seat].sample(lambda n: 0)})
    return [{t.state.conductor: track}]
