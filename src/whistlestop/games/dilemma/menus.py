"""What a seat may do in Dilemma.  Menus are interned: a playout asks for the same few again and again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from whistlestop.kernel import Data, Json, OneOf, Rng, Seat

from . import flight
from .flight import Gust, Pose
from .state import MOST, values

PASS = 0
SPINS = (300, 800, -550, 0, -300, -800, 1000, -1000)
PEACE, CONFLICT = "peace", "conflict"
CHOICE = OneOf((PEACE, CONFLICT), clause="DI-30")  # the first is the default: DI-A26
ONLY_PEACE = OneOf((PEACE,), ((CONFLICT, "DI-34"),), clause="DI-30")


# By hand, for every hand there is (DI-2): a look into a list is quicker than a call.
HANDS = range(2 << MOST)
WITH_PASS = [(PASS, *values(hand)) for hand in HANDS]
OFFERS = [OneOf(values(hand), clause="DI-10", lot=True) for hand in HANDS]  # DI-A14; DI-A32: expiry by lot


class Answer(Data, frozen=True):
    """Pass, or a card.  An equal one is barred when two are left (DI-41), else worth a word (DI-A20).

    Sampled a million times for each time that it is shown: only the latter builds the whole menu."""

    hand: int
    offer: int
    barred: bool

    def refuse(self, action: Json) -> str | None:
        return whole(self).refuse(action)

    def __iter__(self) -> Iterator[int]:
        return iter(WITH_PASS[self.hand & ~(1 << self.offer) if self.barred else self.hand])

    def sample(self, rng: Rng) -> int:
        options = WITH_PASS[self.hand & ~(1 << self.offer) if self.barred else self.hand]
        return options[rng(len(options))]

    def default(self, rng: Rng) -> int:
        return PASS

    def spec(self) -> Json:
        return whole(self).spec()


@cache
def whole(answer: Answer) -> OneOf:
    held = answer.hand >> answer.offer & 1
    banned = ((answer.offer, "DI-41"),) if held and answer.barred else ()
    warn = ((answer.offer, "DI-A20"),) if held and not answer.barred else ()
    return OneOf(tuple(answer), banned, clause="DI-11", warn=warn)


class TossMenu(Data, frozen=True):
    """Throw (card, device ms, aim, power, spin, keys), or pass: 0."""

    seat: Seat
    seats: int
    hand: int
    mode: str  # "throw" or "race": in a race only the card and the moment matter
    offer: int = 0  # the value on the table; 0 while an offer itself is thrown (DI-A30)
    target: Pose = Pose()
    barred: bool = False  # two are left: neither equal cards nor misses on purpose (DI-41, DI-A18)

    def refuse(self, action: Json) -> str | None:
        if type(action) is int and action == PASS:
            return None if self.offer else "DI-A14"
        if type(action) is not tuple or len(action) != 6 or not all(type(x) is int for x in action):
            return "DI-11"
        card, ms, aim, power, spin, keys = action
        if not (0 < card < 64 and self.hand >> card & 1 and ms >= 0 and keys in (0, 1)):
            return "DI-11"
        if not (abs(aim) <= flight.AIM and 0 <= power <= flight.POWER and abs(spin) <= flight.SPIN):
            return "DI-11"
        if self.barred and card == self.offer:
            return "DI-41"
        if self.barred and self.mode == "throw" and not self._honest(aim, power, spin):
            return "DI-A29"
        return None

    def _honest(self, aim: int, power: int, spin: int) -> bool:
        landing = flight.throw(self.seat, self.seats, flight.Toss(aim, power, spin), Gust())
        return landing.how == "flat" and flight.touching(landing.pose, self.target)

    def ideal(self) -> tuple[int, int, int]:
        """Near the wall the usual spin may lean: then another one."""
        best = flight.ideal(self.seat, self.seats, self.target)
        if self.barred and not self._honest(*best):
            for spin in SPINS:
                other = flight.ideal(self.seat, self.seats, self.target, spin)
                if self._honest(*other):
                    return other
        return best

    def cards(self) -> tuple[int, ...]:
        return values(self.hand & ~(1 << self.offer) if self.barred else self.hand)

    def __iter__(self) -> Iterator[Json]:
        raise TypeError("throws cannot be listed")

    def sample(self, rng: Rng) -> Json:
        """A plausible throw: near the middle, within some seconds."""
        cards = self.cards()
        if not cards or (self.offer and not rng(3)):
            return PASS
        aim, power, spin = self.ideal()
        if self.barred and self.mode == "throw" and not self._honest(aim, power, spin):
            return PASS
        if not self.barred:
            aim, power, spin = aim + rng(301) - 150, power + rng(161) - 80, spin + rng(401) - 200
        return (cards[rng(len(cards))], 300 + rng(4000), aim, min(power, flight.POWER), spin, rng(2))

    def default(self, rng: Rng) -> Json:
        if self.offer:
            return PASS
        cards = self.cards()
        return (cards[rng(len(cards))], 0, *self.ideal(), 1)  # DI-A32

    def stamp(self, action: Json, lo: int, hi: int) -> Json:
        if type(action) is not tuple or len(action) != 6 or type(action[1]) is not int:
            return action
        return (action[0], max(lo, min(action[1], hi)), *action[2:])  # DI-A31

    def moment(self, action: Json) -> int | None:
        return action[1] if type(action) is tuple else None

    def spec(self) -> Json:
        held = bool(self.offer and self.hand >> self.offer & 1)
        return {
            "t": "toss",
            "of": self.cards(),
            "banned": ((self.offer, "DI-41"),) if held and self.barred else (),
            "warn": ((self.offer, "DI-A20"),) if held and not self.barred else (),
            "ideal": self.ideal(),
            "mode": self.mode,
            "pass": bool(self.offer),
        }
