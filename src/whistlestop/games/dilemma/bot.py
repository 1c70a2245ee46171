"""Bots for Dilemma.  They see a view and a menu; throwing well is another matter than thinking well."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistlestop.kernel import BotMaker, Json, Menu, Note, Rng, Seat

from .flight import AIM, POWER, SPIN
from .menus import CONFLICT, PASS, PEACE, TossMenu
from .view import View

# standard deviation of aim (mrad), power, spin; median reaction in ms
SKILLS = {"novice": (150, 120, 400, 1000), "regular": (85, 70, 250, 800), "expert": (40, 35, 120, 650)}


def bell(rng: Rng, deviation: int) -> int:
    """Three dice make a bell."""
    return deviation * (rng(1001) + rng(1001) + rng(1001) - 1500) // 500


def tossed(card: int, menu: TossMenu, skill: str, rng: Rng) -> Json:
    """The throw that this hand manages: what was meant, and its scatter."""
    aim, power, spin = menu.ideal()
    sd_aim, sd_power, sd_spin, reaction = SKILLS[skill]
    ms = reaction // 2 + rng(reaction)
    for share in (100, 50, 25, 0):  # two left: a bad throw is refused (DI-A29), so take more care
        toss = (
            card,
            ms,
            max(-AIM, min(AIM, aim + bell(rng, sd_aim) * share // 100)),
            max(0, min(POWER, power + bell(rng, sd_power) * share // 100)),
            max(-SPIN, min(SPIN, spin + bell(rng, sd_spin) * share // 100)),
            0,
        )
        if menu.refuse(toss) is None:
            return toss
    return PASS


class Thinker:
    """A bot that fills in three decisions: what to offer, what to answer, peace or conflict."""

    skill = "regular"

    def __init__(self, seat: Seat, seats: int, options: Mapping[str, Json]) -> None:
        self.seat = seat
        self.view: View | None = None

    def told(self, note: Note) -> None:
        pass

    def seen(self, view: View) -> None:
        self.view = view

    def choose(self, menu: Menu[Any], rng: Rng) -> Json:
        view = self.view
        assert view is not None
        if view.duel and view.offer:
            mine, other = view.offer.card, view.duel.card
            if view.provoker != self.seat:
                mine, other = other, mine
            choice = self.duel(view, mine, other, rng)
            return choice if menu.refuse(choice) is None else PEACE  # DI-34
        cards = list(menu.cards()) if isinstance(menu, TossMenu) else [c for c in menu if c != PASS]
        if not cards:
            return PASS
        card = self.answer(view, cards, rng) if view.offer else self.offer(view, cards, rng)
        if card == PASS or not isinstance(menu, TossMenu):
            return card
        return tossed(card, menu, self.skill, rng)

    def offer(self, view: View, cards: list[int], rng: Rng) -> int:
        raise NotImplementedError

    def answer(self, view: View, cards: list[int], rng: Rng) -> int:
        raise NotImplementedError

    def duel(self, view: View, mine: int, other: int, rng: Rng) -> str:
        raise NotImplementedError

    def held(self, view: View) -> tuple[int, ...]:
        return view.seats[self.seat].hand or ()


class Anyhow(Thinker):
    """Easy: any card, any choice, a shaky hand."""

    skill = "novice"

    def offer(self, view: View, cards: list[int], rng: Rng) -> int:
        return cards[rng(len(cards))]

    def answer(self, view: View, cards: list[int], rng: Rng) -> int:
        return (PASS, *cards)[rng(len(cards) + 1)]

    def duel(self, view: View, mine: int, other: int, rng: Rng) -> str:
        return (PEACE, CONFLICT)[rng(2)]


class Greedy(Thinker):
    """Looks at the stakes on the table and no further."""

    def offer(self, view: View, cards: list[int], rng: Rng) -> int:
        middle = sorted(cards, key=lambda c: (abs(2 * c - 11), c))
        return middle[rng(min(2, len(middle)))]

    def answer(self, view: View, cards: list[int], rng: Rng) -> int:
        assert view.offer is not None
        if any(t.good for t in view.arena):
            return PASS  # somebody was first: another card would be lost (DI-15)
        lower = [c for c in cards if c < view.offer.card]
        return min(lower) if lower and view.offer.card - min(lower) >= 2 else PASS

    def duel(self, view: View, mine: int, other: int, rng: Rng) -> str:
        return CONFLICT if mine + other >= 11 and mine >= other else PEACE


class Rule2p(Greedy):
    """What the exact solution for two players teaches: a life insures one top card, answer with the lowest,
    offer the middle, refuse low offers."""

    def offer(self, view: View, cards: list[int], rng: Rng) -> int:
        middle = [c for c in cards if 4 <= c <= 8]
        return middle[rng(len(middle))] if middle else min(cards)

    def answer(self, view: View, cards: list[int], rng: Rng) -> int:
        assert view.offer is not None
        offer = view.offer.card
        if offer < 5 or any(t.good for t in view.arena):
            return PASS
        if offer == 10 and 9 in cards and view.seats[self.seat].lives:
            return 9
        low = min(cards)
        return low if low < offer else PASS

    def duel(self, view: View, mine: int, other: int, rng: Rng) -> str:
        """The k-th life is worth twice the k-th best card: fight only for one of the top ones."""
        lives = view.seats[self.seat].lives
        better = sum(1 for c in self.held(view) if c > mine)
        return CONFLICT if better < lives and mine >= 5 else PEACE


BOTS: Mapping[str, BotMaker] = {"random": Anyhow, "greedy": Greedy, "rule2p": Rule2p}
LEVELS: Mapping[str, str] = {"easy": "random", "casual": "greedy", "medium": "rule2p"}
