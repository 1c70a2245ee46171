"""What all phases share: a question, a consequence, and what a viewer may know of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, TypeVar

from whistlestop.kernel import Ask, Data, Draw, Json, Note, Over, Seat, Step, Viewer

from .state import State

Moves: TypeAlias = Mapping[Seat, Json]
Self = TypeVar("Self", bound="Phase")


class Phase(Data, frozen=True, tag=True):
    def turn(self, s: State) -> Ask[Json] | Draw | Over:
        raise NotImplementedError

    def apply(self, s: State, moves: Moves) -> Step[State]:
        raise NotImplementedError

    def seen(self: Self, viewer: Viewer) -> Self:
        """What this viewer may know of it: no default, or a new phase would show itself whole."""
        raise NotImplementedError

    def idle(self, s: State) -> bool:
        """Nothing to do here: skipped, on public grounds only."""
        return False


class Plain(Phase, frozen=True):
    """A phase without secrets."""

    def seen(self: Self, viewer: Viewer) -> Self:
        return self


def moved(card: int, src: str, dst: str, clause: str, to: int, lot: int = 0) -> Note:
    """A card's route, for all; its face, for the seats in `to` (ME-42).  `lot`: chance chose among backs."""
    return Note("moved", (card >> 3, src, dst, lot, -1), clause, card, to)


def shown(card: int, src: str, dst: str, clause: str) -> Note:
    """The same with the face open."""
    return Note("moved", (card >> 3, src, dst, 0, card), clause)


def looked(card: int, where: str, seat: Seat, clause: str, to: int) -> Note:
    """Somebody looked at a card that stays where it is."""
    return Note("looked", (card >> 3, where, seat), clause, card, to)
