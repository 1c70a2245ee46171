"""A server in a process of its own, to be killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

from tests.server.house import SOON, Door


class Outside(Door):
    """`whistlestop serve` on a free port."""

    process: asyncio.subprocess.Process

    @classmethod
    async def start(cls, data: Path, *more: str) -> Outside:
        env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        command = (sys.executable, "-m", "whistlestop.lab.cli", "serve", "--host", "127.0.0.1", "--port", "0")
        process = await asyncio.create_subprocess_exec(
            *command, "--data", str(data), *more, env=env, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), SOON)).decode()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line
        door = cls(found[0])
        door.process = process
        return door

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End the process; the clients stay, to go elsewhere."""
        if self.process.returncode is None:
            self.process.send_signal(how)
        return await self.process.wait()

    async def close(self) -> None:
        await super().close()
        await self.kill()
