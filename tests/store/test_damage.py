"""A data file that is not ours, or not whole, is named and left as it was."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from whistlestop.store import Card, SqliteStore, StoreError
from whistlestop.store.sqlite import NAME


async def written(folder: Path) -> Path:
    """A journal with enough in it to have inner pages."""
    store = SqliteStore(folder)
    card = Card("BCDFG", "dilemma", bytes(32))
    await store.create(card)
    await store.append(card.id, 0, [b"%6d " % n + b"x" * 300 for n in range(200)], None, False)
    await store.close()
    return folder / NAME


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def not_a_database(path: Path) -> None:
    path.write_bytes(b"Dear diary,\n" * 100)


def of_another_program(path: Path) -> None:
    path.unlink()
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE recipes (id)")
    db.commit()
    db.close()


def empty_but_of_another_program(path: Path) -> None:
    path.unlink()
    db = sqlite3.connect(path)
    db.execute("PRAGMA application_id = 7")
    db.close()


def of_a_later_version(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 99")
    db.close()


def cut_short(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])


def with_a_spoiled_page(path: Path) -> None:
    data = bytearray(path.read_bytes())
    page = data.find(b"x" * 300) // 4096
    data[page * 4096 : page * 4096 + 200] = b"\xa5" * 200
    path.write_bytes(data)


def with_a_spoiled_header(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[:16] = b"SQLite format 4\0"
    path.write_bytes(data)


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (not_a_database, "not a database"),
        (of_another_program, "another program"),
        (empty_but_of_another_program, "another program"),
        (of_a_later_version, "format 99"),
        (cut_short, "malformed|damaged"),
        (with_a_spoiled_page, "malformed|damaged"),
        (with_a_spoiled_header, "not a database"),
    ],
)
async def test_a_file_that_cannot_be_used_is_named_and_left_alone(
    tmp_path: Path, spoil: Callable[[Path], None], what: str
) -> None:
    path = await written(tmp_path)
    spoil(path)
    before = files(tmp_path)
    with pytest.raises(StoreError, match=what) as error:
        SqliteStore(tmp_path)
    assert str(path) in str(error.value)
    assert "\n" not in str(error.value)
    assert files(tmp_path) == before


async def test_a_strange_file_with_unsaved_pages_beside_it_is_left_alone_too(tmp_path: Path) -> None:
    path = tmp_path / NAME
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("CREATE TABLE recipes (id)")
    before = files(tmp_path)
    with pytest.raises(StoreError, match="another program"):
        SqliteStore(tmp_path)
    after = files(tmp_path)
    assert {name: after[name] for name in (NAME, f"{NAME}-wal")} == {
        name: before[name] for name in (NAME, f"{NAME}-wal")
    }
    db.close()


async def test_a_missing_entry_is_named(tmp_path: Path) -> None:
    path = await written(tmp_path)
    db = sqlite3.connect(path)
    db.execute("DELETE FROM entries WHERE n = 7")
    db.commit()
    db.close()
    store = SqliteStore(tmp_path)
    with pytest.raises(StoreError, match="BCDFG has no entry 7") as error:
        await store.read("BCDFG")
    assert str(path) in str(error.value)
    assert len(await store.read("BCDFG", 8)) == 192
    await store.close()


async def test_a_folder_that_cannot_be_one_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    for folder in (file, file / "deeper"):
        with pytest.raises(StoreError, match="cannot be used"):
            SqliteStore(folder)
    assert file.read_text() == "mine"


async def test_one_folder_serves_one_process(tmp_path: Path) -> None:
    """Two would not hear of each other."""
    store = SqliteStore(tmp_path)
    with pytest.raises(StoreError, match="in use"):
        SqliteStore(tmp_path)
    await store.close()
    await SqliteStore(tmp_path).close()


async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.read("BCDFG")


async def test_all_who_wait_share_one_commit(tmp_path: Path) -> None:
    """And a job that fails spoils no other."""
    store = SqliteStore(tmp_path)
    cards = [Card(f"TAB{i:02}", "dilemma", b"") for i in range(50)]
    await asyncio.gather(*map(store.create, cards))
    commits: list[str] = []
    store._db.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
    jobs = [store.append(card.id, 0, [b"a"], None, False) for card in cards]
    wrong = store.append("TAB99", 0, [b"a"], 1 << 70, False)
    *won, failed = await asyncio.gather(*jobs, wrong, return_exceptions=True)
    assert won == [True] * 50
    assert isinstance(failed, StoreError)
    assert len(commits) < 60  # once for all, and again one by one when one had failed
    commits.clear()
    assert all(await asyncio.gather(*(store.append(card.id, 1, [b"b"], None, False) for card in cards)))
    assert len(commits) == 1
    await store.close()
