"""Any action of the menu."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistlestop.kernel import Json, Menu, Note, Rng, Seat


class RandomBot:
    def __init__(self, seat: Seat, seats: int, options: Mapping[str, Json]) -> None:
        pass

    def told(self, note: Note) -> None:
        pass

    def seen(self, view: Any) -> None:
        pass

    def choose(self, menu: Menu[Any], rng: Rng) -> Json:
        return None if getattr(menu, "idle", False) else menu.sample(rng)  # a menu that nobody needs to use
