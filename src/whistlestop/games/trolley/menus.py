"""What a seat may do in Trial by Trolley."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import permutations, product

from whistlestop.kernel import Data, Json, OneOf, Rng, Seat, Verbs

LETTERS = 200  # of a written plea
REMOVED = "(words removed)"  # stands for a written plea where a game is shown without names
PLOT, NUMBER = 6, 1000  # numbers in a bot's plea, and how large they may be
UNPINNED = -1  # a plea about the whole matter

Aimed = tuple[int, int, int, int]  # modifier, track, place, figure

LEVER = OneOf((0, 1), clause="TT-27", lot=True)  # the track that dies
ENOUGH = OneOf(("enough",), clause="TT-A18")


@lru_cache(maxsize=64)
def targets_among(figures: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[tuple[int, int, int], ...]:
    """Every figure on the tracks: (track, place, figure)."""
    return tuple(
        (track, place, figure)
        for track, places in enumerate(figures)
        for place, count in enumerate(places)
        for figure in range(count)
    )


class Aim(Data, frozen=True):
    """TT-24: some of one's Modifiers, each aimed at a figure on a track; () where all may be kept (TT-A8).

    Only characters can be aimed at, never a Modifier (TT-A10)."""

    hand: tuple[int, ...]
    figures: tuple[tuple[int, ...], tuple[int, ...]]  # per track and place (TT-25)
    least: int = 1
    most: int = 1

    def refuse(self, action: Json) -> str | None:
        if type(action) is not tuple or not all(map(self._fits, action)):
            return "TT-24"
        if len({aim[0] for aim in action}) < len(action) or len(action) > self.most:
            return "TT-24"
        return None if len(action) >= self.least else "TT-A8"

    def _fits(self, aim: Json) -> bool:
        if type(aim) is not tuple or len(aim) != 4 or not all(type(x) is int for x in aim):
            return False
        card, track, place, figure = aim
        if card not in self.hand or track not in (0, 1) or not 0 <= place < len(self.figures[track]):
            return False
        return bool(0 <= figure < self.figures[track][place])

    def __iter__(self) -> Iterator[tuple[Aimed, ...]]:
        targets = targets_among(self.figures)
        for k in range(self.least, self.most + 1):
            for cards in permutations(self.hand, k):
                for where in product(targets, repeat=k):
                    yield tuple((card, *target) for card, target in zip(cards, where, strict=True))

    def sample(self, rng: Rng) -> tuple[Aimed, ...]:
        k = self.least + rng(self.most - self.least + 1) if self.most > self.least else self.least
        if k == 1:  # nearly always
            return (self._one(self.hand[rng(len(self.hand))], rng),)
        hand = list(self.hand)
        return tuple([self._one(hand.pop(rng(len(hand))), rng) for _ in range(k)])

    def _one(self, card: int, rng: Rng) -> Aimed:
        track = rng(2)
        places = self.figures[track]
        place = rng(len(places))
        return card, track, place, rng(places[place])

    def default(self, rng: Rng) -> tuple[Aimed, ...]:
        return self.sample(rng)

    def spec(self) -> Json:
        return {"t": "aim", "of": self.hand, "figures": self.figures, "least": self.least, "most": self.most}


class Plea(Data, frozen=True):
    """TT-26: words pinned to a card on the tracks, (pin, text); or a plot, (pin, kind of argument, numbers)
    of figures and features, which each reader's browser turns into words of the reader's language."""

    pins: tuple[int, ...]

    def refuse(self, action: Json) -> str | None:
        if type(action) is not tuple or not 2 <= len(action) <= 1 + PLOT:
            return "TT-26"
        pin, *said = action
        if type(pin) is not int or (pin != UNPINNED and pin not in self.pins):
            return "TT-26"
        if type(said[0]) is str:
            text = said[0]
            fits = len(said) == 1 and len(text) <= LETTERS and text.strip() != "" and text.isprintable()
        else:
            fits = all(type(x) is int and 0 <= x < NUMBER for x in said)
        return None if fits else "TT-26"

    def __iter__(self) -> Iterator[Json]:
        raise TypeError("pleas cannot be listed")

    def sample(self, rng: Rng) -> Json:
        return self.pins[rng(len(self.pins))], rng(NUMBER), 0

    def default(self, rng: Rng) -> Json:
        return self.sample(rng)

    def spec(self) -> Json:
        return {"t": "plea", "pins": self.pins, "limit": LETTERS, "plot": PLOT}


REST = Verbs({"yield": None}, clause="TT-A27")


@lru_cache(maxsize=64)
def plead_menu(pins: tuple[int, ...]) -> Verbs:
    return Verbs({"yield": None, "plea": Plea(pins)}, clause="TT-26")


@lru_cache(maxsize=256)
def swap_menus(members: tuple[tuple[Seat, ...], ...]) -> Mapping[Seat, Verbs]:
    """TT-A4: whom a seat may ask to change jobs.  The same whatever was offered: offers are secret."""
    return {
        seat: Verbs({"swap": OneOf(tuple(mate for mate in team if mate != seat), clause="TT-A4")}, "TT-A4")
        for team in members
        if len(team) > 1
        for seat in team
    }
