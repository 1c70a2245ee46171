"""The journal in one SQLite file: WAL, synchronous FULL, one thread that commits whatever is waiting."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from .store import Card, StoreError

VERSION = 1
NAME = "whistlestop.db"
MODE = 0o600  # seeds of running games and the key of Web Push are in it
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
SHELF = "CREATE TABLE IF NOT EXISTS shelf (name TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID"
FIRST = """INSERT OR IGNORE INTO entries SELECT ?1, ?2, ?3
  WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM entries WHERE tbl = ?1 AND n = ?2 - 1)"""  # neither twice nor a gap
MARK = """UPDATE tables SET due = ?2, findable = ?3
  WHERE id = ?1 AND (due IS NOT ?2 OR findable IS NOT ?3)"""  # nothing is written where nothing changed
Job = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]


class SqliteStore:
    """All jobs that wait share one commit.  Statements run here, in microseconds; only the commit, which
    waits for the disk, goes to a thread: handing every statement over would cost far more."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self._lock = _lock(folder)
        try:
            self._db = _open(self.path)
        except StoreError:
            os.close(self._lock)
            raise
        self._jobs: list[Job] = []
        self._pump: asyncio.Task[None] | None = None
        self._free = asyncio.Event()
        self._free.set()
        self._disk = ThreadPoolExecutor(1, "journal")
        self._closed = False

    async def create(self, card: Card) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            sql = "INSERT OR IGNORE INTO tables (id, game, secret, findable) VALUES (?, ?, ?, 0)"
            return db.execute(sql, (card.id, card.game, card.secret)).rowcount == 1

        return bool(await self._do(job))

    async def ready(self) -> None:
        await self._free.wait()

    async def append(
        self, table: str, expected: int, rows: Sequence[bytes], due: int | None, findable: bool
    ) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            if db.execute(FIRST, (table, expected, rows[0])).rowcount == 0:
                return False
            for n, row in enumerate(rows[1:], expected + 1):
                db.execute("INSERT INTO entries VALUES (?, ?, ?)", (table, n, row))
            db.execute(MARK, (table, due, findable))
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

    async def shelve(self, name: str, data: bytes) -> None:
        sql = "INSERT OR REPLACE INTO shelf VALUES (?, ?)"
        await self._do(lambda db: db.execute(sql, (name, data)).rowcount)

    async def shelved(self, name: str) -> bytes | None:
        sql = "SELECT data FROM shelf WHERE name = ?"
        row = await self._do(lambda db: db.execute(sql, (name,)).fetchone())
        return bytes(row[0]) if row else None

    async def swap(self, name: str, old: bytes | None, new: bytes | None) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            if old is None:
                return db.execute("INSERT OR IGNORE INTO shelf VALUES (?, ?)", (name, new)).rowcount == 1
            if new is None:
                return db.execute("DELETE FROM shelf WHERE name = ? AND data = ?", (name, old)).rowcount == 1
            sql = "UPDATE shelf SET data = ? WHERE name = ? AND data = ?"
            return db.execute(sql, (new, name, old)).rowcount == 1

        return bool(await self._do(job))

    async def close(self) -> None:
        if self._closed:
            return
        if self._pump:
            await self._pump
        self._closed = True
        await asyncio.get_running_loop().run_in_executor(self._disk, self._db.close)
        self._disk.shutdown()
        os.close(self._lock)

    async def _do(self, job: Callable[[sqlite3.Connection], Any]) -> Any:
        if self._closed:
            raise StoreError(f"{self.path} has been closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.append((job, future))
        if self._pump is None:
            self._pump = loop.create_task(self._work())
        return await future

    async def _work(self) -> None:
        while self._jobs:
            jobs, self._jobs = self._jobs, []
            self._free.clear()
            await self._commit(jobs)
            self._free.set()
            await asyncio.sleep(0)  # whoever waited for it judges now,
            await asyncio.sleep(0)  # and its rows go with the next commit
        self._pump = None

    async def _commit(self, jobs: list[Job]) -> None:
        """Results are known to the waiters only after the commit."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            results = [job(self._db) for job, _ in jobs]
            await asyncio.get_running_loop().run_in_executor(self._disk, self._db.commit)
        except Exception as error:  # whatever a job did wrong, the next ones must not wait for ever
            if self._db.in_transaction:
                self._db.rollback()
            if len(jobs) > 1:  # one bad job must not spoil the others
                for job in jobs:
                    await self._commit([job])
            elif not jobs[0][1].done():
                jobs[0][1].set_exception(StoreError(f"{self.path}: {error}"))
            return
        for (_, future), result in zip(jobs, results, strict=True):
            if not future.done():  # else whoever asked has gone away
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
            with contextlib.suppress(PermissionError):  # another user's file that we may write
                path.chmod(MODE)
            db = _connect(path)
            db.execute(SHELF)  # files of the first version have no shelf
            return db
        path.touch(MODE)
        db = _connect(path)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.executescript(f"BEGIN; {SCHEMA} {SHELF}; COMMIT;")
        return db
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{path} cannot be read as a journal: {error}") from None


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute(
        "PRAGMA page_size = 4096"
    )  # an append touches one page per table: small ones make small commits
    db.execute("PRAGMA locking_mode = EXCLUSIVE")  # the folder is ours: no lock per transaction
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA wal_autocheckpoint = 8000")  # pages: seldom, for it writes everything a second time
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
