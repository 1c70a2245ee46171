"""The stores under test: whatever is promised, each must keep."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from whistlestop.store import SqliteStore, Store

Reopen = Callable[[], Awaitable[Store]]


@pytest.fixture(params=["sqlite"])
async def reopen(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Reopen]:
    """Opens the same journal; what was open before is closed first."""
    opened: list[Store] = []

    async def again() -> Store:
        if opened:
            await opened.pop().close()
        opened.append(SqliteStore(tmp_path))
        return opened[0]

    yield again
    for store in opened:
        await store.close()


@pytest.fixture
async def store(reopen: Reopen) -> Store:
    return await reopen()
