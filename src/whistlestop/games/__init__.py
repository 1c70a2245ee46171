"""The games of this house, by name.  A new game is registered here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistlestop.kernel import Game

from .dilemma import DILEMMA
from .mystery import MYSTERY
from .trolley import TROLLEY

GAMES: Mapping[str, Game[Any, Any, Any]] = {game.name: game for game in (DILEMMA, TROLLEY, MYSTERY)}
