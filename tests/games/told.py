"""Where a told game stands: what every game's own way of telling one in a line of text has in common."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from whistlestop.kernel import Ask, Game, Json, Menu, Note, Over, Seat, Viewer

S = TypeVar("S")
V = TypeVar("V")


class Standing(Generic[S, V]):
    game: Game[Any, Any, Any]

    def __init__(self, state: S) -> None:
        self.state = state
        self.notes: list[Note] = []  # all of them
        self.last: tuple[Note, ...] = ()  # of the last command

    @property
    def ask(self) -> Ask[Json]:
        turn = self.game.turn(self.state)
        assert isinstance(turn, Ask), turn
        return turn

    @property
    def over(self) -> Over:
        turn = self.game.turn(self.state)
        assert isinstance(turn, Over), turn
        return turn

    @property
    def asked(self) -> list[Seat]:
        return sorted(self.ask.sealed.keys() | self.ask.open.keys())

    def menu(self, seat: Seat) -> Menu[Json]:
        return self.ask.sealed.get(seat) or self.ask.open[seat]

    def view(self, viewer: Viewer = 0) -> V:
        seen: V = self.game.view(self.state, viewer)
        return seen

    def data(self, what: str) -> Json:
        """What the newest note of that name says."""
        return next(note.data for note in reversed(self.notes) if note.what == what)
