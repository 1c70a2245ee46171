"""What lies before the Conductor, and every verdict so far: a fold of what everybody is told."""

from __future__ import annotations

from collections import Counter
from typing import Any

from whistlestop.kernel import Data, Json, Note, Seat

from .deck import FEATURES, Figure, Traits, blank, traits
from .moral import LARGE, Row


class Plot(Data, frozen=True):
    """A plea as numbers; the browser turns it into words (plea.ts).  Written words have kind WORDS."""

    seat: Seat
    pin: int
    kind: int
    feature: int = 0
    figure: int = 0
    variant: int = 0
    other: int = -1
    other_figure: int = 0


SPARE, CONDEMN, RATHER, MIND, WHOLE, WORDS = range(6)


class Docket:
    def __init__(self, deck: Json) -> None:
        self.traits: Traits = traits(deck)
        self.modifiers = len(self.traits) - len((blank() if deck is None else deck)["modifier"])
        self.conductor: Seat = 0
        self.balance = [0] * len(FEATURES)  # left minus right
        self.cards: tuple[list[int], list[int]] = ([], [])  # all that lies on each track, Modifiers too
        self.pleas: list[Plot] = []  # of this round
        self.verdicts: list[Row] = []
        self.staked: Counter[int] = Counter()
        self.killed: Counter[int] = Counter()

    def told(self, note: Note) -> None:
        data: Any = note.data
        match note.what:
            case "conductor":
                self.conductor = data
            case "turned":
                self._lay(*data)
            case "laid":
                self._lay(data[1], data[2])
            case "aimed":
                self._lay(data[2], data[1])
            case "pleaded":
                numbers = data["plot"][:6] if "plot" in data else (WORDS,)
                self.pleas.append(Plot(data["seat"], data["pin"], *numbers))
            case "killed":
                self._judge(data[0])
            case _:
                pass

    def sign(self, card: int) -> int:
        """1 on the left track, -1 on the right, 0 on none."""
        return (card in self.cards[0]) - (card in self.cards[1])

    def figure(self, card: int, place: int) -> Figure:
        figures = self.traits[card]
        return figures[place % len(figures)]

    def _lay(self, track: int, card: int) -> None:
        self.cards[track].append(card)
        for figure in self.traits[card]:
            for k, value in enumerate(figure):
                self.balance[k] += -value if track else value

    def _judge(self, dead: int) -> None:
        difference = [max(-LARGE, min(LARGE, value)) for value in self.balance]
        self.verdicts.append((self.conductor, dead, *difference))
        self.staked.update(self.cards[0] + self.cards[1])
        self.killed.update(self.cards[dead])
        self.balance, self.cards, self.pleas = [0] * len(FEATURES), ([], []), []
