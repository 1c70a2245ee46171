"""Tiny editions, solved through the public protocol alone, have the values known from elsewhere.

Two seats, E[own points - other's] for the first Provoker.  A duel, the only ask of two seats, is a zero-sum
matrix game.  The values were found before by backward induction in another language and by linear
programs."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from whistlestop.games.dilemma import DILEMMA, State
from whistlestop.kernel import CHANCE, Ask, Over, settled

KNOWN = [(2, 1, "1"), (3, 1, "0"), (3, 2, "-1/2"), (4, 1, "0"), (4, 2, "0")]


def matrix(rows: list[list[Fraction]]) -> Fraction:
    """The value of a zero-sum game of at most two rows and two columns: a saddle, or both mix."""
    low = max(map(min, rows))
    high = min(map(max, zip(*rows)))
    if low == high:
        return low
    (a, b), (c, d) = rows
    return (a * d - b * c) / (a + d - b - c)


class Solver:
    def __init__(self) -> None:
        self.known: dict[State, Fraction] = {}

    def value(self, state: State) -> Fraction:
        if state not in self.known:
            self.known[state] = self._value(state)
        return self.known[state]

    def after(self, state: State, moves: dict[int, Any]) -> Fraction:
        return self.value(DILEMMA.apply(state, moves).state)

    def _value(self, state: State) -> Fraction:
        turn: Any = DILEMMA.turn(state)
        if isinstance(turn, Over):
            return Fraction(turn.scores[0] - turn.scores[1])
        if not isinstance(turn, Ask):
            chances = turn.chances()
            total = sum(weight for _, weight in chances)
            return sum((self.after(state, {CHANCE: x}) * w for x, w in chances), Fraction()) / int(total)
        if len(turn.sealed) == 1:
            ((seat, menu),) = turn.sealed.items()
            values = [self.after(state, {seat: action}) for action in menu]
            return max(values) if seat == 0 else min(values)
        mine, other = turn.sealed[0], turn.sealed[1]
        return matrix([[self.after(state, {0: x, 1: y}) for y in other] for x in mine])


def test_a_matrix_game_has_a_saddle_or_is_mixed() -> None:
    assert matrix([[Fraction(2), Fraction(1)], [Fraction(0), Fraction(-1)]]) == 1
    assert matrix([[Fraction(1), Fraction(-1)], [Fraction(-1), Fraction(1)]]) == 0  # matching pennies
    assert matrix([[Fraction(3), Fraction(0)], [Fraction(1), Fraction(2)]]) == Fraction(3, 2)


@pytest.mark.parametrize(("cards", "lives", "worth"), KNOWN)
def test_the_first_provokers_value_is_the_known_one(cards: int, lives: int, worth: str) -> None:
    options = settled(DILEMMA, 2, {"mode": "sealed", "cards": cards, "lives": lives})
    start = DILEMMA.start(2, options)
    solver = Solver()
    assert solver.after(start, {CHANCE: 0}) == Fraction(worth)
    if cards < 4:  # more would only take longer
        assert solver.after(start, {CHANCE: 1}) == -Fraction(worth)  # the seats are alike
        assert solver.value(start) == 0  # and the lot is fair
