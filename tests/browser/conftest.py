"""A server of its own, a real Chromium, and people with phones."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
ARGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


class Site:
    """A server in a process of its own, so that it can be killed."""

    def __init__(self, data: Path, *how: str) -> None:
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port = int(s.getsockname()[1])
        self.data, self.how = data, how
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "tests.browser.site", str(self.port), str(self.data), *self.how]
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
        for _ in range(300):
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1):
                    return process
            except OSError:
                assert process.poll() is None, "the server did not start"
                time.sleep(0.05)
        raise AssertionError("the server does not listen")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def restart(self) -> None:
        self.process = self.start()

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(self.url + path) as answer:
            return bytes(answer.read())

    def table(
        self,
        seats: int = 3,
        clocks: dict[str, int] | None = None,
        game: str = "dilemma",
        house: dict[str, Any] | None = None,
        **options: Any,
    ) -> str:
        body = {"game": game, "seats": seats, "options": options, "clocks": clocks or {}, "public": True}
        body |= house or {}
        request = urllib.request.Request(
            self.url + "/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            return str(json.load(answer)["table"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("data"))
    yield site
    site.kill()


@pytest.fixture(scope="module")
def quick_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """For long games: bots answer at once, and showings may be as short as a test likes."""
    site = Site(tmp_path_factory.mktemp("data"), "quick")
    yield site
    site.kill()


@contextmanager
def launched(*names: str) -> Iterator[Browser]:
    """The first of these that scripts/chromium.sh has found."""
    notes = [ROOT / ".cache" / f"{name}.path" for name in names]
    path = next(note for note in notes if note.exists()).read_text().strip()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")  # no longer: its driver occupies the thread's event loop while it lives
def chromium() -> Iterator[Browser]:
    with launched("chromium-shell", "chromium") as browser:
        yield browser


@pytest.fixture(autouse=True)
def pages_end_with_their_test(chromium: Browser) -> Iterator[None]:
    """A scene that nobody looks at any more would still move, and slow down all that follow."""
    yield
    for context in chromium.contexts:
        context.close()
