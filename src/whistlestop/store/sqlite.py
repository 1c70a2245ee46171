"""The journal in one SQLite file: WAL, synchronous FULL, one thread that commits whatever is waiting."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from .store import Card, StoreError

VERSION = 1
NAME = "whistlestop.db"
APPLICATION = 0x57485354  # "WHST"
SCHEMA = """
CREATE TABLE tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, secret BLOB NOT NULL, due INTEGER, findable INTEGER NOT NULL,
  made INTEGER NOT NULL DEFAULT (unixepoch())
) WITHOUT ROWID;
CREATE TABLE entries (
  tbl TEXT NOT NULL, n INTEGER NOT NULL, row BLOB NOT NULL, PRIMARY KEY (tbl, n)
) WITHOUT ROWID;
CREATE INDEX due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX findable ON tables (findable, made) WHERE findable;
"""
Job = tuple[Callable[[sqlite3.Connection], Any], asyncio.AbstractEventLoop, "asyncio.Future[Any]"]


class SqliteStore:
    """One thread owns the connection; all jobs that wait when it is free share one commit."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self._lock = _lock(folder)
        try:
            self._db = _open(self.path)
        except StoreError:
            os.close(self._lock)
            raise
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    async def create(self, card: Card) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            sql = "INSERT OR IGNORE INTO tables (id, game, secret, findable) VALUES (?, ?, ?, 0)"
            return db.execute(sql, (card.id, card.game, card.secret)).rowcount == 1

        return bool(await self._do(job))

    async def append(
        self, table: str, expected: int, rows: Sequence[bytes], due: int | None, findable: bool
    ) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            (last,) = db.execute("SELECT max(n) FROM entries WHERE tbl = ?", (table,)).fetchone()
            if (-1 if last is None else last) + 1 != expected:
                return False
            for n, row in enumerate(rows, expected):
                db.execute("INSERT INTO entries VALUES (?, ?, ?)", (table, n, row))
            db.execute("UPDATE tables SET due = ?, findable = ? WHERE id = ?", (due, findable, table))
            return True

        return bool(await self._do(job))

    async def card(self, table: str) -> Card | None:
        sql = "SELECT id, game, secret FROM tables WHERE id = ?"
        row = await self._do(lambda db: db.execute(sql, (table,)).fetchone())
        return Card(*row) if row else None

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        sql = "SELECT n, row FROM entries WHERE tbl = ? AND n >= ? ORDER BY n"
        rows = await self._do(lambda db: db.execute(sql, (table, since)).fetchall())
        for place, (n, _) in enumerate(rows, since):
            if n != place:
                raise StoreError(f"{self.path}: table {table} has no entry {place}")
        return [bytes(row) for _, row in rows]

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        sql = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
        rows = await self._do(lambda db: db.execute(sql, (now, limit)).fetchall())
        return [table for (table,) in rows]

    async def findable(self, limit: int = 50) -> list[str]:
        sql = "SELECT id FROM tables WHERE findable AND made > unixepoch() - 86400 ORDER BY made DESC LIMIT ?"
        rows = await self._do(lambda db: db.execute(sql, (limit,)).fetchall())
        return [table for (table,) in rows]

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, job: Callable[[sqlite3.Connection], Any]) -> Any:
        if not self._thread.is_alive():
            raise StoreError(f"{self.path} has been closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put((job, loop, future))
        return await future

    def _work(self) -> None:
        while True:
            jobs = [self._jobs.get()]
            while not self._jobs.empty():
                jobs.append(self._jobs.get())
            self._commit([j for j in jobs if j is not None])
            if None in jobs:
                self._db.close()
                os.close(self._lock)
                return

    def _commit(self, jobs: list[Job]) -> None:
        """Results are known to the waiters only after the commit."""
        results: list[Any] = []
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for job, _, _ in jobs:
                self._db.execute("SAVEPOINT job")
                try:
                    results.append(job(self._db))
                except sqlite3.Error as error:
                    self._db.execute("ROLLBACK TO job")
                    results.append(StoreError(f"{self.path}: {error}"))
                self._db.execute("RELEASE job")
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            results = [StoreError(f"{self.path}: {error}") for _ in jobs]
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for (_, loop, future), result in zip(jobs, results, strict=True):
            by_loop.setdefault(loop, []).append((future, result))
        for loop, answers in by_loop.items():
            loop.call_soon_threadsafe(_answer, answers)


def _answer(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in answers:
        if future.done():
            continue
        if isinstance(result, StoreError):
            future.set_exception(result)
        else:
            future.set_result(result)


def _lock(folder: Path) -> int:
    """One process per folder: two would not hear of each other.  The lock goes with the process."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = os.open(folder, os.O_RDONLY)
    except OSError as error:
        raise StoreError(f"{folder} cannot be used: {error.strerror}") from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(held)
        raise StoreError(f"{folder} is in use by another server; stop it or choose another folder") from None
    except OSError:
        pass  # a file system without locks
    return held


def _open(path: Path) -> sqlite3.Connection:
    """The data file, made if there is none; `StoreError` where it is not ours or not whole."""
    try:
        if path.exists() and path.stat().st_size:
            _inspect(path)
            return _connect(path)
        db = _connect(path)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.executescript(f"BEGIN; {SCHEMA} COMMIT;")
        return db
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{path} cannot be read as a journal: {error}") from None


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def _inspect(path: Path) -> None:
    """Without writing: opened as usual, a strange or damaged file would be repaired, or made worse."""
    wal = path.with_name(path.name + "-wal")
    how = "mode=ro" if wal.exists() and wal.stat().st_size else "immutable=1"
    db = sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True)
    try:
        (application,) = db.execute("PRAGMA application_id").fetchone()
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if application != APPLICATION:
            raise StoreError(f"{path} is an SQLite file of another program")
        if version != VERSION:
            raise StoreError(f"{path} has format {version}; this program reads format {VERSION}")
        (fault,) = db.execute("PRAGMA quick_check(1)").fetchone()
        if fault != "ok":
            raise StoreError(f"{path} is damaged: {' '.join(fault.split())}")
    finally:
        db.close()
