"""The pictures there are: the names of game-icons.net, less brands, states and their weapons."""

from __future__ import annotations

from functools import cache
from importlib import resources


@cache
def icons() -> frozenset[str]:
    return frozenset((resources.files(__package__) / "icons.txt").read_text("utf-8").split())
