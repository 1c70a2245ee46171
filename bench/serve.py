"""Our server as it is, but for the limits per address: here all players come from one."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from pathlib import Path

import uvloop
from aiohttp import web

from whistlestop.server.app import local_app
from whistlestop.server.http import JOINERS, OPENERS
from whistlestop.server.limits import Guard


async def main(port: int, data: Path) -> None:
    app = local_app(data)
    app[OPENERS] = app[JOINERS] = Guard(10**6, 10**6, time.monotonic)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    print("ready", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    gc.set_threshold(50_000, 20, 20)  # as `whistlestop serve` does
    uvloop.run(main(int(sys.argv[1]), Path(sys.argv[2])))
