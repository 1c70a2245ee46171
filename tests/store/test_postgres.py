"""What is special about a journal that many processes share."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from tests.services import postgres
from tests.store.conftest import empty
from whistlestop.store import Card, StoreError
from whistlestop.store.postgres import PostgresStore

ANN = Card("BCDFG", "dilemma", bytes(range(32)))


@pytest.fixture
async def url() -> str:
    await empty(postgres())
    return postgres()


async def test_many_processes_may_start_at_once_on_an_empty_database(url: str) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(url) for _ in range(5)))
    assert await stores[0].create(ANN)
    assert not await stores[1].create(ANN)
    for store in stores:
        assert await store.card(ANN.id) == ANN
        await store.close()


async def test_of_two_processes_that_write_several_rows_at_once_one_writes_all_and_the_other_none(
    url: str,
) -> None:
    one, two = [await PostgresStore.open(url) for _ in range(2)]
    await one.create(ANN)
    n = 0
    for i in range(30):
        rows = {one: [b"one"] * (1 + i % 3), two: [b"two"] * (1 + (i + 1) % 3)}
        won = await asyncio.gather(*(store.append(ANN.id, n, rows[store], i, False) for store in (one, two)))
        assert sorted(won) == [False, True]
        winner = (one, two)[won.index(True)]
        assert (await one.read(ANN.id))[n:] == rows[winner]
        n += len(rows[winner])
    await one.close()
    await two.close()


async def test_lines_that_were_cut_are_replaced(url: str) -> None:
    store = await PostgresStore.open(url)
    await store.create(ANN)
    db = await asyncpg.connect(url)
    for n in range(3):
        await db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        )
        assert await store.append(ANN.id, n, [b"a"], None, False)
    await db.close()
    assert len(await store.read(ANN.id)) == 3
    await store.close()


async def test_a_journal_of_a_later_version_is_refused_and_left_alone(url: str) -> None:
    store = await PostgresStore.open(url)
    await store.create(ANN)
    await store.close()
    db = await asyncpg.connect(url)
    await db.execute("UPDATE whistlestop.format SET version = 99")
    with pytest.raises(StoreError, match="format 99"):
        await PostgresStore.open(url)
    assert await db.fetchval("SELECT count(*) FROM whistlestop.tables") == 1
    await db.close()


async def test_a_missing_entry_is_named(url: str) -> None:
    store = await PostgresStore.open(url)
    await store.create(ANN)
    await store.append(ANN.id, 0, [b"a", b"b", b"c"], None, False)
    db = await asyncpg.connect(url)
    await db.execute("DELETE FROM whistlestop.entries WHERE n = 1")
    await db.close()
    with pytest.raises(StoreError, match="BCDFG has no entry 1"):
        await store.read(ANN.id)
    await store.close()


@pytest.mark.parametrize(
    "wrong", ["postgresql://ann:hunter2@127.0.0.1:1/x", "postgresql://ann:hunter2@/x?host=/nowhere", "x://"]
)
async def test_a_database_that_is_not_there_is_one_sentence_without_the_password(wrong: str) -> None:
    with pytest.raises(StoreError, match="PostgreSQL at") as error:
        await PostgresStore.open(wrong)
    assert "hunter2" not in str(error.value)
    assert "\n" not in str(error.value)
