"""Stock menus, each with the `spec` that its browser control needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations
from math import prod
from typing import Any

from .game import Data, Json, Menu, Rng


def _simple(x: object) -> bool:
    return type(x) in (int, str)


class OneOf(Data, frozen=True):
    """Pick one.  `banned`: greyed, with the clause that forbids it; `warn`: allowed, with a word first."""

    options: tuple[Json, ...]
    banned: tuple[tuple[Json, str], ...] = ()
    clause: str = "menu"
    lot: bool = False  # expiry picks by lot: a fixed default would tell a timeout from a click
    warn: tuple[tuple[Json, str], ...] = ()

    def refuse(self, action: Json) -> str | None:
        if _simple(action):
            if action in self.options:
                return None
            for option, clause in self.banned:
                if option == action:
                    return clause
        return self.clause

    def __iter__(self) -> Iterator[Json]:
        return iter(self.options)

    def sample(self, rng: Rng) -> Json:
        return self.options[rng(len(self.options))]

    def default(self, rng: Rng) -> Json:
        return self.options[rng(len(self.options)) if self.lot else 0]

    def spec(self) -> Json:
        return {"t": "one", "of": self.options, "banned": self.banned, "warn": self.warn}


class Some(Data, frozen=True):
    """An ordered pick of k things out of a multiset (k = 2: one for each guest)."""

    k: int
    of: tuple[int, ...]
    clause: str = "menu"

    def refuse(self, action: Json) -> str | None:
        fits = type(action) is tuple and len(action) == self.k and all(type(x) is int for x in action)
        return None if fits and Counter[int](action) <= Counter(self.of) else self.clause

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return iter(dict.fromkeys(permutations(self.of, self.k)))

    def sample(self, rng: Rng) -> tuple[int, ...]:
        left = list(self.of)
        return tuple([left.pop(rng(len(left))) for _ in range(self.k)])

    def default(self, rng: Rng) -> tuple[int, ...]:
        return self.sample(rng)

    def spec(self) -> Json:
        return {"t": "some", "k": self.k, "of": self.of}


class Form(Data, frozen=True):
    """One entry per field, each from its list; -1 where a field may stay blank."""

    fields: tuple[tuple[int, ...], ...]
    blank: bool = True
    clause: str = "menu"

    def refuse(self, action: Json) -> str | None:
        fits = type(action) is tuple and len(action) == len(self.fields)
        fits = fits and all(
            type(x) is int and (x in field or (x == -1 and self.blank))
            for x, field in zip(action, self.fields, strict=True)
        )
        return None if fits else self.clause

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        raise TypeError("a form is too large to list")

    def sample(self, rng: Rng) -> tuple[int, ...]:
        return tuple([field[rng(len(field))] for field in self.fields])

    def default(self, rng: Rng) -> tuple[int, ...]:
        return (-1,) * len(self.fields) if self.blank else self.sample(rng)

    def spec(self) -> Json:
        return {"t": "form", "fields": self.fields, "blank": self.blank}


class Pairs(Data, frozen=True):
    """Up to `most` pairs, no left and no right thing twice: whom to invite and what to ask each for."""

    allowed: tuple[tuple[int, tuple[int, ...]], ...]  # left thing -> the right things that go with it
    most: int
    clause: str = "menu"

    def refuse(self, action: Json) -> str | None:
        if type(action) is not tuple or not 0 < len(action) <= self.most:
            return self.clause
        if not all(type(p) is tuple and len(p) == 2 and all(type(x) is int for x in p) for p in action):
            return self.clause
        allowed = dict(self.allowed)
        fits = all(right in allowed.get(left, ()) for left, right in action)
        lefts, rights = zip(*action, strict=True)
        twice = len(set(lefts)) < len(action) or len(set(rights)) < len(action)
        return None if fits and not twice else self.clause

    def __iter__(self) -> Iterator[tuple[tuple[int, int], ...]]:
        raise TypeError("pairs are too many to list")

    def sample(self, rng: Rng) -> tuple[tuple[int, int], ...]:
        left, pairs = list(self.allowed), []
        used: set[int] = set()
        for _ in range(1 + rng(self.most)):
            fitting = [(a, [b for b in bs if b not in used]) for a, bs in left]
            fitting = [(a, bs) for a, bs in fitting if bs]
            if not fitting:
                break
            a, bs = fitting[rng(len(fitting))]
            b = bs[rng(len(bs))]
            used.add(b)
            pairs.append((a, b))
            left = [x for x in left if x[0] != a]
        return tuple(pairs)

    def default(self, rng: Rng) -> tuple[tuple[int, int], ...]:
        return self.sample(rng)

    def spec(self) -> Json:
        return {"t": "pairs", "allowed": self.allowed, "most": self.most}


class Words(Data, frozen=True):
    """Free text pinned to one of some things; `phrases`, so that a bot or a shy person can speak."""

    pins: tuple[Json, ...]
    limit: int = 200
    phrases: int = 12
    clause: str = "menu"

    def refuse(self, action: Json) -> str | None:
        if type(action) is not tuple or len(action) != 2:
            return self.clause
        pin, said = action
        fits = any(type(pin) is type(p) and pin == p for p in self.pins)
        spoken = type(said) is str and 0 < len(said) <= self.limit
        phrase = type(said) is int and 0 <= said < self.phrases
        return None if fits and (spoken or phrase) else self.clause

    def __iter__(self) -> Iterator[tuple[Json, Json]]:
        raise TypeError("words cannot be listed")

    def sample(self, rng: Rng) -> tuple[Json, Json]:
        return self.pins[rng(len(self.pins))], rng(self.phrases)

    def default(self, rng: Rng) -> tuple[Json, Json]:
        return self.sample(rng)

    def spec(self) -> Json:
        return {"t": "words", "pins": self.pins, "limit": self.limit, "phrases": self.phrases}


class Verbs(Data, frozen=True):
    """A verb and its object: ("lounge", 2).  A verb whose menu is None stands alone: ("done", None)."""

    of: Mapping[str, Menu[Any] | None]
    clause: str = "menu"

    def refuse(self, action: Json) -> str | None:
        if type(action) is not tuple or len(action) != 2 or type(action[0]) is not str:
            return self.clause
        verb, thing = action
        if verb not in self.of:
            return self.clause
        menu = self.of[verb]
        if menu is None:
            return None if thing is None else self.clause
        return menu.refuse(thing)

    def __iter__(self) -> Iterator[tuple[str, Json]]:
        for verb, menu in self.of.items():
            if menu is None:
                yield verb, None
            else:
                for thing in menu:
                    yield verb, thing

    def sample(self, rng: Rng) -> tuple[str, Json]:
        verb = tuple(self.of)[rng(len(self.of))]
        menu = self.of[verb]
        return verb, None if menu is None else menu.sample(rng)

    def default(self, rng: Rng) -> tuple[str, Json]:
        verb, menu = next(iter(self.of.items()))
        return verb, None if menu is None else menu.default(rng)

    def spec(self) -> Json:
        return {"t": "verbs", "of": {verb: menu and menu.spec() for verb, menu in self.of.items()}}


def size(menu: Menu[Any]) -> int:
    """How many actions a menu has, where they can be counted; products are not listed to be counted."""
    if isinstance(menu, Form):
        return prod(len(field) + menu.blank for field in menu.fields)
    return sum(1 for _ in menu)
