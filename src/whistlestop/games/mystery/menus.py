"""What a seat may do in Mystery Express.  Lazy: playouts ask for menus far more often than anybody reads."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, permutations
from typing import Any, ClassVar, TypeAlias

from whistlestop.kernel import Data, Json, Menu, OneOf, Pairs, Rng

from .state import BIT, CAR_OF, CATEGORIES, NOTHING, VERBS, Heap, State, size

DONE = ("done", None)
COST = {  # hours: what must be there, and what may be spent (ME-50 to ME-56)
    "lounge": (2, 2),  # ME-A3
    "sleeping": (1, 2),
    "smoking": (3, 3),
    "passenger": (1, 1),
    "dining": (1, 4),  # one per guest
    "grip": (1, 1),
    "madam": (3, 3),
}
BOUNDS = (50, 75, 100, 150, 200)  # per cent of the table's pace (ME-A22, ME-A41)


class Pace(OneOf, frozen=True):
    """ME-62: the holder of the whistle may say how fast, and need not say anything."""

    idle: ClassVar[bool] = True


PACE = Pace(BOUNDS, clause="ME-A41")

Allowed: TypeAlias = tuple[tuple[int, tuple[int, ...]], ...]


@lru_cache(maxsize=4096)
def cards_menu(cards: tuple[int, ...], clause: str) -> OneOf:
    """One of these cards, no other (ME-A33); equal ones are one option (ME-V1).  Silence: a lot (ME-A24)."""
    return OneOf(tuple(dict.fromkeys(cards)), clause=clause, lot=True)


class Couple(Data, frozen=True):
    """ME-52: two players and one category that both can give: (a, b, category), a < b."""

    allowed: Allowed  # category -> who has it

    def refuse(self, action: Json) -> str | None:
        fits = type(action) is tuple and len(action) == 3 and all(type(x) is int for x in action)
        return None if fits and action in tuple(self) else "ME-A7"

    def __iter__(self) -> Iterator[tuple[int, int, int]]:
        for k, seats in self.allowed:
            for a, b in combinations(seats, 2):
                yield (a, b, k)

    def sample(self, rng: Rng) -> tuple[int, int, int]:
        every = tuple(self)
        return every[rng(len(every))]

    def default(self, rng: Rng) -> tuple[int, int, int]:
        return self.sample(rng)

    def spec(self) -> Json:
        return {"t": "couple", "allowed": self.allowed}


class Pair(Data, frozen=True):
    """A thing and a category that goes with it: (side, k), (seat, k) or (passenger, k)."""

    allowed: Allowed
    clause: str

    def refuse(self, action: Json) -> str | None:
        fits = type(action) is tuple and len(action) == 2 and all(type(x) is int for x in action)
        return None if fits and action[1] in dict(self.allowed).get(action[0], ()) else self.clause

    def __iter__(self) -> Iterator[tuple[int, int]]:
        return ((thing, k) for thing, ks in self.allowed for k in ks)

    def sample(self, rng: Rng) -> tuple[int, int]:
        thing, ks = self.allowed[rng(len(self.allowed))]
        return (thing, ks[rng(len(ks))])

    def default(self, rng: Rng) -> tuple[int, int]:
        return self.sample(rng)

    def spec(self) -> Json:
        return {"t": "pair", "allowed": self.allowed}


HELD = tuple([tuple([k for k in CATEGORIES if mask >> k & 1]) for mask in range(16)])


def backs(heap: Heap) -> int:
    """Mask of the categories of which there are cards."""
    methods, suspects, motives, cars = heap
    return (1 if methods else 0) | (2 if suspects else 0) | (4 if motives else 0) | (8 if cars else 0)


def held(heap: Heap) -> tuple[int, ...]:
    return HELD[backs(heap)]


def offered(heaps: Any) -> Allowed:
    """Of (thing, heap) pairs, those that hold cards, with their categories."""
    return tuple([(thing, ks) for thing, heap in heaps if (ks := held(heap))])


def targets(s: State, verb: str) -> Any:
    """Whom and what an action may be aimed at; empty where it cannot be done.  From public counts alone, and
    from hands: piles are none (ME-41, ME-A6)."""
    m, n, hands = s.mover, s.n, s.hands
    match verb:
        case "lounge":
            mask = 0
            for p in range(n):
                if p != m:
                    mask |= backs(hands[p])
            return HELD[mask]
        case "sleeping":
            return tuple([p for p in range(n) if p != m and hands[p] != NOTHING])
        case "smoking":
            who = [(k, tuple([p for p in range(n) if p != m and hands[p][k]])) for k in CATEGORIES]
            return tuple([(k, seats) for k, seats in who if len(seats) > 1])
        case "passenger":  # the neighbour on the left, then on the right, as first giver (ME-A7)
            return offered(((1, hands[(m + 1) % n]), (-1, hands[m - 1])))
        case "dining":
            return offered([(p, hands[p]) for p in range(n) if p != m])
        case "grip":  # from the first leg on (ME-A30)
            return offered(enumerate(s.piles))
        case _:  # ME-56: passenger 1 from the second leg, passenger 2 from the fourth
            return offered(enumerate(s.aboard[: (s.leg >= 1) + (s.leg >= 3)]))


def object_menu(s: State, verb: str, found: Any) -> Menu[Json]:
    match verb:
        case "lounge":
            return OneOf(found, clause="ME-A8")
        case "sleeping":
            return OneOf(found, clause="ME-A7")
        case "smoking":
            return Couple(found)
        case "passenger":
            return Pair(found, "ME-A7")
        case "dining":
            return Pairs(found, min(len(found), 4, s.hours), clause="ME-54")
        case "grip":
            return Pair(found, "ME-A29")
        case _:
            return Pair(found, "ME-A19")


def short(s: State, verb: str) -> str:
    """The clause by which hours, earlier actions or the hand forbid it; "" if they do not."""
    if s.used & BIT[verb]:
        return "ME-32"
    if s.hours < COST[verb][0]:
        return "ME-31"
    if verb == "sleeping" and s.hours < 2:
        return "ME-A9"
    if verb == "smoking" and size(s.hands[s.mover]) < 2:
        return "ME-33"
    if verb == "madam" and not s.leg:
        return "ME-56"
    return ""


NO_TARGET = {"grip": "ME-A29", "madam": "ME-A19"}


def judged(s: State, verb: str) -> tuple[str, Menu[Json] | None]:
    """Why an action is impossible, or what it may be aimed at."""
    why = short(s, verb)
    found = () if why else targets(s, verb)
    if not found:
        return why or NO_TARGET.get(verb, "ME-A8"), None
    return "", object_menu(s, verb, found)


class Cars(Data, frozen=True):
    """A stop on the train, (verb, object), or ("done", None).  Holds the state only to be lazy."""

    s: State

    def refuse(self, action: Json) -> str | None:
        if type(action) is not tuple or len(action) != 2 or type(action[0]) is not str:
            return "ME-31"
        verb, thing = action
        if verb == "done":
            return None if thing is None else "ME-31"
        if verb not in BIT:
            return "ME-31"
        why, menu = judged(self.s, verb)
        return menu.refuse(thing) if menu else why

    def __iter__(self) -> Iterator[tuple[str, Json]]:
        yield DONE
        for verb in VERBS:
            _, menu = judged(self.s, verb)
            if isinstance(menu, Pairs):
                yield from (("dining", table) for table in tables(menu))
            elif menu:
                yield from ((verb, thing) for thing in menu)

    def sample(self, rng: Rng) -> tuple[str, Json]:
        s = self.s
        if not s.hours:
            return DONE
        for _ in range(6):
            verb = VERBS[rng(7)]
            if not short(s, verb) and (found := targets(s, verb)):
                return verb, object_menu(s, verb, found).sample(rng)
        return DONE

    def default(self, rng: Rng) -> tuple[str, Json]:
        return DONE  # ME-24, ME-34

    def spec(self) -> Json:
        rows = {}
        for verb in VERBS:
            why, menu = judged(self.s, verb)
            rows[verb] = {"car": CAR_OF[verb], "cost": COST[verb], "why": why, "menu": menu and menu.spec()}
        return {"t": "cars", "hours": self.s.hours, "of": rows}


def tables(menu: Pairs) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every party that may be invited to dine, guests in the order of seats."""
    for x in range(1, menu.most + 1):
        for guests in combinations(menu.allowed, x):
            for ks in permutations(CATEGORIES, x):
                if all(k in has for (_, has), k in zip(guests, ks, strict=True)):
                    yield tuple([(p, k) for (p, _), k in zip(guests, ks, strict=True)])
