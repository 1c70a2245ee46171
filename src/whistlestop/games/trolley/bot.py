"""Bots for Trial by Trolley.  They see a view and a menu; None means that a bot says nothing for now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistlestop.kernel import BotMaker, Json, Menu, Note, Rng, Seat, Verbs

from .menus import ENOUGH
from .view import View


class Anyhow:
    """Any card, any target, now and then a plea; as Conductor it hears everybody out (TT-A18)."""

    def __init__(self, seat: Seat, seats: int, options: Mapping[str, Json]) -> None:
        self.seat = seat
        self.view: View | None = None

    def told(self, note: Note) -> None:
        pass

    def seen(self, view: View) -> None:
        self.view = view

    def choose(self, menu: Menu[Any], rng: Rng) -> Json:
        if menu is ENOUGH:
            return None
        if isinstance(menu, Verbs) and "swap" in menu.of:
            return self.swap()
        return menu.sample(rng)

    def swap(self) -> Json:
        """TT-A4: it never asks, and agrees to what a team-mate wants."""
        offers = self.view.offers if self.view else ()
        return next((("swap", mate) for mate, to in offers if to == self.seat), None)


BOTS: Mapping[str, BotMaker] = {"random": Anyhow}
LEVELS: Mapping[str, str] = {"easy": "random", "casual": "random", "medium": "random"}
