"""The stores under test: whatever is promised, each must keep."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from tests.services import postgres
from whistlestop.store import SqliteStore, Store
from whistlestop.store.postgres import PostgresStore

Reopen = Callable[[], Awaitable[Store]]


@pytest.fixture(params=["sqlite", "postgres"])
async def reopen(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Reopen]:
    """Opens the same journal; what was open before is closed first."""
    opened: list[Store] = []
    if request.param == "postgres":
        await empty(postgres())

    async def again() -> Store:
        if opened:
            await opened.pop().close()
        if request.param == "postgres":
            opened.append(await PostgresStore.open(postgres()))
        else:
            opened.append(SqliteStore(tmp_path))
        return opened[0]

    yield again
    for store in opened:
        await store.close()


async def empty(url: str) -> None:
    db = await asyncpg.connect(url)
    await db.execute("DROP SCHEMA IF EXISTS whistlestop CASCADE")
    await db.close()


@pytest.fixture
async def store(reopen: Reopen) -> Store:
    return await reopen()
