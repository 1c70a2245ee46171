"""`make dev`: the server, started again when its sources change, beside `vite build --watch`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from watchfiles import Change, DefaultFilter, run_process

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "whistlestop"
BUILT = SOURCES / "web"  # written by vite: the server reads it afresh, no need to start again


class Sources(DefaultFilter):
    """Code and the data that the server reads at its start."""

    def __call__(self, change: Change, path: str) -> bool:
        file = Path(path)
        wanted = file.suffix in {".py", ".toml", ".json", ".md"}
        return wanted and BUILT not in file.parents and super().__call__(change, path)


def serve(arguments: list[str]) -> None:
    command = str(ROOT / ".venv" / "bin" / "whistlestop")
    os.execv(command, [command, "serve", *arguments])


def main() -> int:
    # SIGTERM ends both, as Ctrl-C does.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    vite = subprocess.Popen(
        [str(ROOT / "scripts" / "npm"), "--prefix", "web", "run", "build", "--", "--watch"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C reaches us only, and we end the whole family
    )
    try:
        run_process(SOURCES, target=serve, args=(sys.argv[1:],), watch_filter=Sources())
    except KeyboardInterrupt:
        pass
    finally:
        if vite.poll() is None:
            os.killpg(vite.pid, signal.SIGTERM)
        vite.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
