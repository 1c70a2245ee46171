"""Bots for Mystery Express.  They see views, notes and menus; what they make of them grows elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistlestop.kernel import BotMaker, Json, Menu, Note, Rng, Seat

from .menus import Pace
from .view import View


class Anyhow:
    """Any action; as holder of the whistle it leaves the pace as it is."""

    def __init__(self, seat: Seat, seats: int, options: Mapping[str, Json]) -> None:
        self.seat = seat

    def told(self, note: Note) -> None:
        pass

    def seen(self, view: View) -> None:
        pass

    def choose(self, menu: Menu[Any], rng: Rng) -> Json:
        return None if isinstance(menu, Pace) else menu.sample(rng)


BOTS: Mapping[str, BotMaker] = {"random": Anyhow}
LEVELS: Mapping[str, str] = {"easy": "random", "casual": "random", "medium": "random"}
