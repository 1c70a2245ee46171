"""A game of Dilemma as one line of text: moves and chance are stated, nothing is drawn.

told("lead 0; offer 7; answer 1:3 2:-; duel peace conflict")
told("lead 0; offer 7; throw 1 5 at 800; pass 2", mode="throw")

lead SEAT               who takes the initiative
offer CARD [HOW]        the Provoker lays a card, or throws it (option skill)
answer SEAT:CARD ...    SEALED: everybody at once; "-" passes
lot I ...               SEALED: the order of the pile, by place in the last answer
throw SEAT CARD [at MS] [HOW] [lot N]      THROW, in still air; HOW is a word of TOSSES
tap SEAT CARD [at MS] [hair MS] [lot K]            RACE
pass SEAT · clock       open windows
duel PROVOKER CONTRACTOR                   peace or conflict
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from tests.games.told import Standing
from whistlestop.games.dilemma import DILEMMA, State, View
from whistlestop.games.dilemma.flight import Pose, ideal
from whistlestop.kernel import CHANCE, CLOCK, Json, Seat, advance, settled

CALM = "calm"  # the best throw at the middle
TOSSES = {  # (aim, power, spin) of throws that in still air end as the word says, from any seat
    "beside": (110, 200, 550),
    "lean": (0, 430, 550),
    "rim": (-108, 600, 550),
    "out": (-108, 900, 550),
    "edge": (-108, 205, 550),  # flat, on the near edge of the offer
    "bridge": (-108, 150, 550),  # flat, beside the offer, on a card at its edge
}
DEFAULTS: dict[str, Json] = {"at": 1000, "hair": 0, "lot": 0}


class Told(Standing[State, View]):
    game = DILEMMA

    @property
    def stage(self) -> str:
        return self.view().stage

    def hand(self, seat: Seat) -> tuple[int, ...]:
        return self.view(seat).seats[seat].hand or ()

    @property
    def gone(self) -> list[tuple[int, ...]]:
        return [place.gone for place in self.view().seats]

    @property
    def won(self) -> list[tuple[int, ...]]:
        return [place.won for place in self.view().seats]

    @property
    def lives(self) -> list[int]:
        return [place.lives for place in self.view().seats]

    def why(self, what: str) -> list[str]:
        """The clauses of all notes of that name, in order."""
        return [note.clause for note in self.notes if note.what == what]

    def go(self, script: str) -> Told:
        """Play on: the same object, so that a test reads as a sequence."""
        for command in filter(None, (part.split() for part in script.split(";"))):
            self.last = ()
            for moves in _moves(self, command[0], command[1:]):
                step = advance(DILEMMA, self.state, moves)
                self.state = step.state
                self.last += step.notes
            self.notes += self.last
        return self


def told(
    script: str = "",
    seats: int = 3,
    mode: str = "sealed",
    hands: Sequence[str] = (),
    **options: Json,
) -> Told:
    """`hands`: instead of full ones, "1 2" per seat; the other cards have left the game.
    `lives` may be one number for all or a tuple, one per seat."""
    lives = options.pop("lives", 0)
    each = lives if isinstance(lives, tuple) else ()
    given = {"mode": mode, "lives": 0 if each else lives, **options}
    state = DILEMMA.start(seats, settled(DILEMMA, seats, given))
    if hands:
        masks = tuple(sum(1 << int(card) for card in hand.split()) for hand in hands)
        state = replace(state, hands=masks, gone=tuple(f & ~m for f, m in zip(state.hands, masks)))
    if each:
        state = replace(state, lives=each)
    return Told(state).go(script)


def tossed(t: Told, seat: Seat, how: str) -> tuple[int, int, int]:
    if how != CALM:
        return TOSSES[how]
    laid = t.view().offer
    target = Pose(laid.x, laid.y, laid.turn) if laid else Pose()
    return ideal(seat, t.state.n, target)


def _moves(t: Told, verb: str, words: list[str]) -> list[Mapping[Seat, Json]]:
    p = t.state.provoker
    match verb:
        case "lead":
            return [{CHANCE: int(words[0])}]
        case "offer" if t.state.house.skill:
            how = words[1] if len(words) > 1 else CALM
            return [{p: (int(words[0]), 0, *tossed(t, p, how), 0)}, {CHANCE: still(0)}]
        case "offer":
            return [{p: int(words[0])}]
        case "answer":
            pairs = [word.split(":") for word in words]
            return [{int(seat): 0 if card == "-" else int(card) for seat, card in pairs}]
        case "lot":
            return [{CHANCE: tuple(map(int, words))}]
        case "duel":
            seats = (p, t.view().duel.contractor)  # type: ignore[union-attr]
            return [dict(zip(seats, words, strict=True))]
        case "pass":
            return [{int(words[0]): 0}]
        case "clock":
            assert t.ask.clock is not None
            return [{CLOCK: t.ask.clock.name}]
        case "throw":
            seat, card, said = _said(words)
            toss = (card, said["at"], *tossed(t, seat, said.get("how", CALM)), 0)
            return [{seat: toss}, {CHANCE: still(said["lot"])}]
        case "tap":
            seat, card, said = _said(words)
            return [{seat: (card, said["at"], 0, 0, 0, 0)}, {CHANCE: 1000 * said["hair"] + said["lot"]}]
        case _:
            raise AssertionError(f"nobody says {verb}")


def _said(words: list[str]) -> tuple[Seat, int, dict[str, Any]]:
    said = dict(DEFAULTS)
    rest = iter(words[2:])
    for word in rest:
        if word in DEFAULTS:
            said[word] = int(next(rest))
        else:
            said["how"] = word
    return int(words[0]), int(words[1]), said


def still(lot: int) -> tuple[int, ...]:
    """No air, no flutter, no tremor."""
    return (0,) * 7 + (500, lot)
