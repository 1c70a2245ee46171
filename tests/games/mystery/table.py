"""A game of Mystery Express as one line of text: moves and chance are stated, nothing is drawn.

told("lounge m; say 1:m0 2:m1", hands=["s0 s1", "m0", "m1"])

A card is a letter and a number: m3 is the fourth Modus Operandi, s Suspect, o Motive, c Car.
lounge K · sleep SEAT · smoke A B K · ride SIDE K · dine SEAT:K ... · grip SEAT K · madam PASSENGER K · done
say SEAT:THING ...      answers, together; THING is a card, a number, a word, or several with commas
lot THING               what chance decides
clock                   time runs out
Every step is checked: each copy lies in exactly one place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.games.mystery.secrets import census, complete
from tests.games.told import Standing
from whistlestop.games.mystery import MYSTERY, State, View
from whistlestop.games.mystery.city import Token
from whistlestop.games.mystery.go import EVENTS, Go
from whistlestop.games.mystery.setup import eyes
from whistlestop.games.mystery.state import NOTHING, allowance, flat, heaped
from whistlestop.kernel import (
    CHANCE,
    CLOCK,
    WATCHER,
    Ask,
    Each,
    Json,
    Over,
    Rng,
    Seat,
    Viewer,
    advance,
    settled,
)

LETTERS = "msoc"
DEFAULT_CAST = ("macdouglas", "mansard", "mirabella", "strauss", "pransky")


def card(word: str) -> int:
    return LETTERS.index(word[0]) << 3 | int(word[1:])


def cards(words: str) -> list[int]:
    return [card(word) for word in words.split()]


def thing(word: str) -> Json:
    if "," in word:
        return tuple(thing(part) for part in word.split(","))
    if re.fullmatch(r"[msoc]\d", word):
        return card(word)
    if word in LETTERS:
        return LETTERS.index(word)
    return int(word) if re.fullmatch(r"-?\d+", word) else word


class Told(Standing[State, View]):
    game = MYSTERY

    @property
    def stage(self) -> str:
        return type(self.state.stack[-1]).__name__

    def view(self, viewer: Viewer = WATCHER) -> View:
        return super().view(viewer)

    def hand(self, seat: Seat) -> list[int]:
        return list(flat(self.view(seat).hand))

    def pile(self, seat: Seat) -> list[int]:
        return list(flat(self.view(seat).pile))

    def why(self, verb: str) -> str:
        """The clause by which the mover cannot do it now; "" if he can."""
        row: str = self.menu(self.state.mover).spec()["of"][verb]["why"]
        return row

    def faces(self, viewer: Viewer) -> list[int]:
        """The faces that this viewer was told in the last command."""
        seen = [note.seen_by(viewer) for note in self.last]
        return [x.secret for x in seen if x and x.what in ("moved", "looked") and type(x.secret) is int]

    def shown(self) -> list[int]:
        """The faces that everybody was told in the last command."""
        moved = [note.data for note in self.last if note.what == "moved" and type(note.data) is tuple]
        return [data[4] for data in moved if data[4] >= 0]

    def said(self, what: str) -> list[Json]:
        return [note.data for note in self.notes if note.what == what]

    def play(self, moves: dict[Seat, Json]) -> None:
        step = advance(MYSTERY, self.state, moves)
        self.state = step.state
        self.last += step.notes
        assert complete(self.state)

    def go(self, script: str) -> Told:
        """Play on: the same object, so that a test reads as a sequence."""
        for command in filter(None, (part.split() for part in script.split(";"))):
            self.last = ()
            self.play(_moves(self, command[0], command[1:]))
            self.notes += self.last
        return self

    def until(self, stage: str, leg: int = 0, seed: int = 0) -> Told:
        """Nobody does anything, silence and chance decide, until the table comes to this."""
        rng = Random(seed).randrange
        while self.stage != stage or self.state.leg < leg:
            self.step(rng)
        return self

    def step(self, rng: Rng = lambda n: 0) -> None:
        """One step of silence or chance."""
        turn = MYSTERY.turn(self.state)
        self.last = ()
        if not isinstance(turn, Ask):
            assert not isinstance(turn, Over)
            self.play({CHANCE: turn.sample(rng)})
        elif turn.sealed:
            self.play({seat: menu.default(rng) for seat, menu in turn.sealed.items()})
        else:
            assert turn.clock is not None
            self.play({CLOCK: turn.clock.name})
        self.notes += self.last


def _moves(t: Told, verb: str, words: list[str]) -> dict[Seat, Json]:
    m = t.state.mover
    match verb, [thing(word.replace(":", ",")) for word in words]:
        case "done", _:
            return {m: ("done", None)}
        case "lounge", [k]:
            return {m: ("lounge", k)}
        case "sleep", [seat]:
            return {m: ("sleeping", seat)}
        case "smoke", [a, b, k]:
            return {m: ("smoking", (a, b, k))}
        case "ride", [side, k]:
            return {m: ("passenger", (side, k))}
        case "dine", guests:
            return {m: ("dining", tuple(guests))}
        case "grip" | "madam", [left, k]:
            return {m: (verb, (left, k))}
        case "say", said:
            return {seat: rest[0] if len(rest) == 1 else tuple(rest) for seat, *rest in said}
        case "lot", [x]:
            single = isinstance(MYSTERY.turn(t.state), Each) and type(x) is int
            return {CHANCE: (x,) if single else x}
        case "clock", _:
            assert t.ask.clock is not None
            return {CLOCK: t.ask.clock.name}
        case _:
            raise AssertionError(f"nobody says {verb} {words}")


def fresh(seats: int = 3, **options: Json) -> Told:
    """Before the first draw."""
    return Told(MYSTERY.start(seats, settled(MYSTERY, seats, options)))


def told(
    script: str = "",
    hands: Sequence[str] = ("", "", ""),
    slots: str = "",
    aboard: Sequence[str] = ("", ""),
    crime: str = "",
    time: int = 7,
    conductor: int = -1,
    leg: int = 0,
    hours: int = 0,
    cast: Sequence[str] = DEFAULT_CAST,
    city: bool = False,
    plan: str = "4-3-5-4-6",
    **options: Json,
) -> Told:
    """In the middle of a game: the go of seat 0 with these hands, or (`city`) the arrival after a leg.

    Cards that are not named lie open beside the board; the crime is m, s, o and c with the highest numbers,
    and the conductor has the other copies of three of them.  No abilities unless asked for."""
    n = len(hands)
    seats = {f"seat{i + 1}": name for i, name in enumerate(cast[:n])}
    given = settled(MYSTERY, n, {"abilities": False, "hours": plan, **seats, **options})
    state = MYSTERY.start(n, given)
    house = state.house
    guilty = cards(crime) if crime else [k << 3 | n for k in range(4)]
    state = replace(
        state,
        stack=EVENTS[leg] if city else (Go(),),
        cast=house.chosen,
        eyes=eyes(house, house.chosen),
        figures=tuple(range(n)),
        hands=tuple(heaped(cards(hand)) for hand in hands),
        piles=(NOTHING,) * n,
        slots=tuple(cards(slots) if slots else guilty[:3]),  # the other copies
        aboard=tuple(heaped(cards(heap)) for heap in aboard),
        crime=(*guilty, time),
        conductor=conductor,
        tokens=tuple(car for car in range(6) if car != conductor),
        leg=leg,
        telegrams=((-1,) * 5,) * n if leg == 5 else (),
    )
    everything = Counter({k << 3 | i: 2 for k in range(4) for i in range(n + 1)})
    here = census(state)
    assert here <= everything, f"more than two copies: {here - everything}"
    state = replace(state, out=tuple((0, c) for c in sorted((everything - here).elements())))
    state = replace(state, hours=hours or (allowance(state, 0) if leg < 5 else 0))
    assert complete(state)
    return Told(state).go(script)


def token(car: int) -> Told:
    """Paris, the token about to be turned."""
    t = told()
    t.state = replace(t.state, stack=(Go(), Token()), tokens=tuple(range(6)))
    return t.go(f"lot {car}")


def wire(x: Any) -> str:
    """What leaves the house of it, as text."""
    return msgspec.json.encode(x).decode()
