"""ME-10 to ME-19: casting, dealing, the first token."""

from __future__ import annotations

from collections import Counter

from msgspec import UNSET
from msgspec.structs import replace

from whistlestop.kernel import CHANCE, Data, Draw, Note, Rng, Step, shuffled

from .city import Token
from .go import Go
from .phase import Moves, Plain
from .state import (
    CATEGORIES,
    COPIES,
    INVESTIGATORS,
    NOTHING,
    TIMES,
    House,
    State,
    counts,
    flat,
    heaped,
)

HAND, SLOTS = 7, 3  # ME-14, ME-15


class Roles(Data, frozen=True):
    """Who travels as whom, and who has the whistle: (whistle, investigator of each seat)."""

    chosen: tuple[int, ...]
    whistles: tuple[int, ...]  # who may have it

    def __contains__(self, outcome: object) -> bool:
        if type(outcome) is not tuple or len(outcome) != 1 + len(self.chosen):
            return False
        if not all(type(x) is int for x in outcome):
            return False
        whistle, *cast = outcome
        return (
            whistle in self.whistles
            and len(set(cast)) == len(cast)
            and all(0 <= who < len(INVESTIGATORS) for who in cast)
            and all(chosen in (-1, who) for chosen, who in zip(self.chosen, cast, strict=True))
        )

    def sample(self, rng: Rng) -> tuple[int, ...]:
        free = iter(shuffled([i for i in range(len(INVESTIGATORS)) if i not in self.chosen], rng))
        whistle = self.whistles[rng(len(self.whistles))]
        return (whistle, *[next(free) if who < 0 else who for who in self.chosen])


class Casting(Plain, frozen=True):
    """ME-10, ME-18: investigators as chosen or by lot, the whistle too (ME-A40)."""

    def turn(self, s: State) -> Draw:
        first = s.house.first
        return Roles(s.house.chosen, (first - 1,) if first else tuple(range(s.n)))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        whistle, *cast = moves[CHANCE]
        s = replace(
            s,
            stack=(Dealing(),),
            cast=tuple(cast),
            eyes=eyes(s.house, tuple(cast)),
            figures=tuple(range(s.n)),  # ME-A39
            whistle=whistle,
            mover=whistle,
        )
        return Step(s, (Note("cast", tuple(cast), "ME-10"), Note("whistle", whistle, "ME-18")))


def eyes(house: House, cast: tuple[int, ...]) -> tuple[int, ...]:
    """Per category, the seat whose ability it is (ME-71, ME-A5)."""
    if not house.abilities:
        return (-1,) * len(CATEGORIES)
    colour = {house.colours[who]: seat for seat, who in enumerate(cast) if who < len(house.colours)}
    return tuple([colour.get(k, -1) for k in CATEGORIES])


class Everything(Data, frozen=True):
    """The crime (ME-12), then hands, conductor and passengers (ME-14 to ME-16): (crime, heaps)."""

    n: int
    aboard: tuple[int, ...]

    def deck(self) -> list[int]:
        """ME-11: with fewer players the last kinds stay in the box (ME-A4: only cards, never cars)."""
        return [k << 3 | i for k in CATEGORIES for i in range(self.n + 1) for _ in range(COPIES)]

    def sizes(self) -> tuple[int, ...]:
        return (HAND,) * self.n + (1,) * SLOTS + self.aboard

    def __contains__(self, outcome: object) -> bool:
        if type(outcome) is not tuple or len(outcome) != 2:
            return False
        crime, heaps = outcome
        if type(crime) is not tuple or type(heaps) is not tuple or len(crime) != len(CATEGORIES) + 1:
            return False
        if not all(type(heap) is tuple for heap in heaps):
            return False
        cards = [*crime[:-1], *(card for heap in heaps for card in heap)]
        if not all(type(x) is int for x in (crime[-1], *cards)):
            return False
        return (
            [card >> 3 for card in crime[:-1]] == list(CATEGORIES)
            and crime[-1] in TIMES
            and tuple(map(len, heaps)) == self.sizes()
            and Counter(cards) == Counter(self.deck())
        )

    def sample(self, rng: Rng) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
        crime = tuple([k << 3 | rng(self.n + 1) for k in CATEGORIES])
        rest = self.deck()
        for card in crime:
            rest.remove(card)
        dealt = iter(shuffled(rest, rng))
        heaps = tuple([tuple([next(dealt) for _ in range(k)]) for k in self.sizes()])
        return (*crime, rng(len(TIMES))), heaps


class Dealing(Plain, frozen=True):
    """ME-12 to ME-17."""

    def turn(self, s: State) -> Draw:
        return Everything(s.n, s.house.aboard)

    def apply(self, s: State, moves: Moves) -> Step[State]:
        crime, heaps = moves[CHANCE]
        n = s.n
        hands, aboard = tuple(map(heaped, heaps[:n])), tuple(map(heaped, heaps[n + SLOTS :]))
        slots = tuple([card for (card,) in heaps[n : n + SLOTS]])
        backs = tuple([card >> 3 for card in slots])
        public = Note(
            "dealt", (tuple(map(counts, hands)), backs, tuple(map(counts, aboard))), "ME-14"
        )  # ME-42
        own = [Note("hand", UNSET, "ME-14", flat(hand), 1 << p) for p, hand in enumerate(hands)]  # ME-19
        s = replace(
            s,
            stack=(Go(), Token()),
            hands=hands,
            piles=(NOTHING,) * n,
            slots=slots,
            aboard=aboard,
            crime=crime,
        )
        return Step(s, (public, *own))
