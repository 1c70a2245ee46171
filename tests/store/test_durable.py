"""What was acknowledged survives the death of the process."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from whistlestop.store import SqliteStore

WRITER = Path(__file__).with_name("writer.py")
KILLS = 6


async def test_no_acknowledged_row_is_lost_by_kill_9(tmp_path: Path) -> None:
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    acknowledged: dict[str, int] = {}
    for kill in range(KILLS):
        with subprocess.Popen(
            [sys.executable, str(WRITER), str(tmp_path)], stdout=subprocess.PIPE, env=env, text=True
        ) as process:
            assert process.stdout is not None
            for _ in range(40 + 37 * kill):
                table, n = process.stdout.readline().split()
                acknowledged[table] = int(n)
            os.kill(process.pid, signal.SIGKILL)
            for line in process.stdout:  # acknowledged too, before it died
                if line.endswith("\n"):
                    table, n = line.split()
                    acknowledged[table] = int(n)
        store = SqliteStore(tmp_path)
        for table, last in acknowledged.items():
            rows = await store.read(table)
            assert len(rows) > last
            assert rows == [f"{table} {n}".encode() for n in range(len(rows))]
        await store.close()
    assert len(acknowledged) == 4


async def test_the_data_file_is_for_nobody_else(tmp_path: Path) -> None:
    """Also one that was made before this was so, and what SQLite puts beside it."""
    for _ in range(2):
        store = SqliteStore(tmp_path)
        await store.shelve("key", b"secret")
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
        await store.close()
        store.path.chmod(0o644)
