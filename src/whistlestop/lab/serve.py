"""Run the server in this terminal."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import segno
import uvloop
from aiohttp import web
from msgspec import Struct

from whistlestop.server.app import local_app, shared_app
from whistlestop.server.hall import HALL
from whistlestop.store import StoreError

if TYPE_CHECKING:
    from whistlestop.server.calls import Calls


class Place(Struct, frozen=True):
    """Where everything is kept."""

    data: Path
    journal: str = ""  # address of a PostgreSQL; else the folder
    bus: str = ""  # address of a Redis, where several servers share a journal
    ratings: bool = False  # of named persons
    push: str = ""  # whom push services may write to; "": nobody is called
    proxy: bool = False  # one stands before us, and says who asks

    async def app(self) -> web.Application:
        calls = callers() if self.push else None
        app = await shared_app(self.journal, self.bus) if self.journal else local_app(self.data)
        app[HALL].rates = self.ratings
        app[HALL].proxy = self.proxy
        if calls:
            app[HALL].calls = await calls.open(app[HALL].store, self.push)
        return app

    def __str__(self) -> str:
        return "the journal's database" if self.journal else str(self.data.resolve())


def callers() -> type[Calls]:
    try:
        from whistlestop.server.calls import Calls
    except ImportError:
        raise StoreError("--push needs one more package: pip install 'whistlestop[push]'") from None
    return Calls


def run(host: str, port: int, where: Place, qr: bool = False, browser: bool = False) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    gc.set_threshold(50_000, 20, 20)  # values hold no cycles; collecting seldom is worth a tenth of the time
    with contextlib.suppress(KeyboardInterrupt):
        return uvloop.run(_serve(host, port, where, qr, browser))
    return 0


async def _serve(host: str, port: int, where: Place, qr: bool, browser: bool) -> int:
    stop = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    runner = web.AppRunner(await where.app(), access_log=None, shutdown_timeout=2)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except OSError as error:
            why = os.strerror(error.errno or 0)
            print(
                f"whistlestop: cannot listen on {host}:{port} ({why}); choose another port", file=sys.stderr
            )
            return 1
        port = runner.addresses[0][1]
        announce(host, port, where, qr)
        if browser and can_browse():
            threading.Thread(target=webbrowser.open, args=(f"http://localhost:{port}/",), daemon=True).start()
        await stop.wait()
        print("\nThe table is put away; everything is kept.", flush=True)
        return 0
    finally:
        await runner.cleanup()


LOOPBACK = ("127.0.0.1", "::1", "localhost")


def announce(host: str, port: int, where: Place, qr: bool) -> None:
    everywhere = host in ("0.0.0.0", "::", "")  # noqa: S104
    here = f"http://{'localhost' if everywhere else host}:{port}/"
    lan = f"http://{lan_address()}:{port}/" if everywhere else here
    alone = host in LOOPBACK
    print(f"Whistlestop is open:  {here}")
    print(
        "Only on this machine: leave out --host (HOST=) to let phones in."
        if alone
        else f"On this network:      {lan}"
    )
    print(f"Everything is kept in {where}; Ctrl-C stops.", flush=True)
    if qr and not alone:
        segno.make(lan, error="l", micro=False).terminal(compact=True, border=2)


def lan_address() -> str:
    """This machine's address in its network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        try:
            s.connect(("10.255.255.255", 1))
            return str(s.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def can_browse() -> bool:
    if os.name == "posix" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return os.uname().sysname == "Darwin"
    return True
