"""What a bot is: told what its seat is told, as it happens, it answers menus.  It never sees a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, runtime_checkable

from .game import Json, Menu, Note, Rng, Seat


class Bot(Protocol):
    def told(self, note: Note) -> None: ...

    def seen(self, view: Any) -> None:
        """What the seat sees now."""

    def choose(self, menu: Menu[Any], rng: Rng) -> Json:
        """An action of the menu; None at an open one: stays silent and lets time go on."""


BotMaker: TypeAlias = Callable[[Seat, int, Mapping[str, Json]], Bot]  # (seat, seats, options)


@runtime_checkable
class Somebody(Protocol):
    """A bot with a character.  Dice of the whole game give it, not those of a question: a bot that is made
    anew in mid-game (another process, a restart) is still who it was."""

    def born(self, rng: Rng) -> None: ...
