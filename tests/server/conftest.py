"""A real server on a free port of this machine, quick bots, and no error in any log."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.outside import Outside
from whistlestop.games.dilemma import bot
from whistlestop.server import players
from whistlestop.server.players import Pace

GRACE = 0.15  # seconds


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that need no time, and people who are missed at once."""
    monkeypatch.setattr(import_module("whistlestop.table.lobby"), "OPENING", 400)
    monkeypatch.setattr(players, "PACE", Pace(grace=GRACE, think=(1, 5), read=0, order=30, call=0.05))
    monkeypatch.setattr(bot, "SKILLS", {name: (*skill[:3], 20) for name, skill in bot.SKILLS.items()})


@pytest.fixture(autouse=True)
def nothing_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    loud = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.WARNING]
    assert loud == []


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path / "data") as opened:
        yield opened


Serve = Callable[..., Awaitable[Outside]]


@pytest.fixture
async def serve() -> AsyncIterator[Serve]:
    """Starts servers in processes of their own; what is left of them is ended."""
    started: list[Outside] = []

    async def start(data: Path, *more: str) -> Outside:
        started.append(await Outside.start(data, *more))
        return started[-1]

    yield start
    for outside in started:
        await outside.close()
