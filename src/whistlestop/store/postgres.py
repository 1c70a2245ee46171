"""The journal in PostgreSQL, for as many processes as one likes: the primary key (tbl, n) is the referee."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias, TypeVar
from urllib.parse import urlsplit

import asyncpg

from .store import Card, StoreError

T = TypeVar("T")
VERSION = 1
PAUSES = (0.0, 0.05, 0.2, 0.5)  # seconds between attempts on lines that were cut
LOCK = 0x57485354  # "WHST": whoever makes the schema holds this
SCHEMA = """
CREATE SCHEMA whistlestop;
CREATE TABLE whistlestop.format (version integer NOT NULL);
CREATE TABLE whistlestop.tables (
  id text PRIMARY KEY, game text NOT NULL, secret bytea NOT NULL, due bigint, findable boolean NOT NULL,
  made timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE whistlestop.entries (
  tbl text NOT NULL, n integer NOT NULL, row bytea NOT NULL, PRIMARY KEY (tbl, n)
);
CREATE INDEX due ON whistlestop.tables (due) WHERE due IS NOT NULL;
CREATE INDEX findable ON whistlestop.tables (made) WHERE findable;
"""
SHELF = "CREATE TABLE IF NOT EXISTS whistlestop.shelf (name text PRIMARY KEY, data bytea NOT NULL)"
APPEND = """
WITH written AS (
  INSERT INTO whistlestop.entries SELECT $1, $2 + place - 1, row
  FROM unnest($3::bytea[]) WITH ORDINALITY AS new (row, place)
  WHERE $2 = 0 OR EXISTS (SELECT FROM whistlestop.entries WHERE tbl = $1 AND n = $2 - 1)
  RETURNING n
), dated AS (
  UPDATE whistlestop.tables SET due = $4, findable = $5 WHERE id = $1 AND EXISTS (SELECT FROM written)
)
SELECT count(*) FROM written
"""
BROKEN = (  # what asyncpg says of a line that was cut
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"


class PostgresStore:
    def __init__(self, pool: Pool, where: str) -> None:
        self._pool, self.where = pool, where

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Connect, and make the schema if there is none; `StoreError` where that cannot be."""
        parts = urlsplit(url)
        where = f"PostgreSQL at {parts.hostname or 'localhost'}{parts.path}"  # never the password
        try:
            pool: Pool = await asyncpg.create_pool(
                url, min_size=1, max_size=10, command_timeout=10, timeout=10
            )
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError, TimeoutError) as error:
            raise StoreError(f"{where} cannot be used: {_said(error)}") from None
        store = cls(pool, where)
        try:
            await store._do(_make)
            version = await store._do(lambda db: db.fetchval("SELECT version FROM whistlestop.format"))
            if version != VERSION:
                raise StoreError(f"{where} has format {version}; this program reads format {VERSION}")
        except StoreError:
            await pool.close()
            raise
        return store

    async def create(self, card: Card) -> bool:
        sql = "INSERT INTO whistlestop.tables VALUES ($1, $2, $3, NULL, false) ON CONFLICT DO NOTHING"
        done = await self._do(lambda db: db.execute(sql, card.id, card.game, card.secret))
        return bool(done == "INSERT 0 1")

    async def ready(self) -> None:
        """Connections do not wait for each other."""

    async def append(
        self, table: str, expected: int, rows: Sequence[bytes], due: int | None, findable: bool
    ) -> bool:
        async def job(db: Pool) -> bool:
            try:
                return bool(await db.fetchval(APPEND, table, expected, list(rows), due, findable))
            except asyncpg.UniqueViolationError:
                return False  # another process was first

        return await self._do(job)

    async def card(self, table: str) -> Card | None:
        sql = "SELECT id, game, secret FROM whistlestop.tables WHERE id = $1"
        row = await self._do(lambda db: db.fetchrow(sql, table))
        return Card(*row) if row else None

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        sql = "SELECT n, row FROM whistlestop.entries WHERE tbl = $1 AND n >= $2 ORDER BY n"
        rows = await self._do(lambda db: db.fetch(sql, table, since))
        for place, (n, _) in enumerate(rows, since):
            if n != place:
                raise StoreError(f"{self.where}: table {table} has no entry {place}")
        return [row for _, row in rows]

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        sql = "SELECT id FROM whistlestop.tables WHERE due <= $1 ORDER BY due LIMIT $2"
        rows = await self._do(lambda db: db.fetch(sql, now, limit))
        return [table for (table,) in rows]

    async def findable(self, limit: int = 50) -> list[str]:
        sql = """SELECT id FROM whistlestop.tables WHERE findable AND made > now() - interval '1 day'
          ORDER BY made DESC LIMIT $1"""
        rows = await self._do(lambda db: db.fetch(sql, limit))
        return [table for (table,) in rows]

    async def shelve(self, name: str, data: bytes) -> None:
        sql = """INSERT INTO whistlestop.shelf VALUES ($1, $2)
          ON CONFLICT (name) DO UPDATE SET data = excluded.data"""
        await self._do(lambda db: db.execute(sql, name, data))

    async def shelved(self, name: str) -> bytes | None:
        sql = "SELECT data FROM whistlestop.shelf WHERE name = $1"
        return await self._do(lambda db: db.fetchval(sql, name))

    async def swap(self, name: str, old: bytes | None, new: bytes | None) -> bool:
        if old is None:
            given: tuple[str | bytes | None, ...] = (name, new)
            sql = "INSERT INTO whistlestop.shelf VALUES ($1, $2) ON CONFLICT DO NOTHING"
        elif new is None:
            sql, given = "DELETE FROM whistlestop.shelf WHERE name = $1 AND data = $2", (name, old)
        else:
            sql = "UPDATE whistlestop.shelf SET data = $3 WHERE name = $1 AND data = $2"
            given = (name, old, new)
        done = await self._do(lambda db: db.execute(sql, *given))
        return bool(done.endswith(" 1"))

    async def close(self) -> None:
        await self._pool.close()

    async def _do(self, job: Callable[[Pool], Awaitable[T]]) -> T:
        """A pool may hold lines that broke while nobody looked, so everything is tried again.  That is
        harmless: an append that was written after all loses to itself, and the room reads what it wrote."""
        for pause in (*PAUSES, None):
            try:
                return await job(self._pool)
            except TimeoutError as error:  # there, but slow: waiting again helps nobody
                raise self._failed(error) from None
            except BROKEN as error:
                if pause is None:
                    raise self._failed(error) from None
                await asyncio.sleep(pause)
            except asyncpg.PostgresError as error:
                raise self._failed(error) from None
        raise AssertionError("unreachable")

    def _failed(self, error: Exception) -> StoreError:
        return StoreError(f"{self.where}: {_said(error)}")


async def _make(pool: Pool) -> Any:
    """Several processes may start at once: one makes the schema, the others wait for it."""
    async with pool.acquire() as db, db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        if await db.fetchval("SELECT to_regclass('whistlestop.format')") is None:
            await db.execute(SCHEMA)
            await db.execute("INSERT INTO whistlestop.format VALUES ($1)", VERSION)
        await db.execute(SHELF)  # schemas of the first version have none


def _said(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
