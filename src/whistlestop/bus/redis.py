"""The bus over Redis or Valkey: one task that listens, one that sends; both outlive a restart of the server.

Pub/sub does not tell what it lost.  So all that is told of a table is "it is at n"; the newest n is sent
until it has gone out, and whoever was deaf for a while is told so."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from urllib.parse import urlsplit

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from .bus import Ear

PREFIX = "whistlestop:"
PATIENCE = 10.0  # seconds for the first connection
ANSWER = 1.0  # seconds that another process has to say that a seat is connected there
LONGEST = 2.0  # seconds between two attempts to connect
TROUBLE = (RedisError, OSError, TimeoutError)
log = logging.getLogger("whistlestop")


class BusError(Exception):
    """The bus cannot be used: what is wrong, and where."""


class RedisBus:
    alone = False

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.where = f"the bus at {parts.hostname or parts.path}"  # never the password
        self._url = url
        self._sender = self._connect()
        self._ears: list[Ear] = []
        self._outbox: dict[str, int] = {}  # table -> newest n
        self._wake = asyncio.Event()
        self._asked: dict[tuple[str, int], asyncio.Future[bool]] = {}
        self._ready = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def _connect(self) -> Redis:
        """No inner retry: a line that breaks must be seen to break, or the gap stays hidden."""
        return Redis.from_url(
            self._url,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=5,
            socket_timeout=5,
            health_check_interval=10,
        )

    @classmethod
    async def open(cls, url: str) -> RedisBus:
        try:
            bus = cls(url)
        except (ValueError, RedisError) as error:
            raise BusError(f"{url.split('@')[-1]} is no address of a bus: {error}") from None
        try:
            await asyncio.wait_for(bus._sender.ping(), PATIENCE)
            bus._tasks = [asyncio.create_task(bus._listen()), asyncio.create_task(bus._send())]
            await asyncio.wait_for(bus._ready.wait(), PATIENCE)
        except TROUBLE as error:
            await bus.close()
            raise BusError(f"{bus.where} cannot be reached: {_said(error)}") from None
        return bus

    def listen(self, ear: Ear) -> None:
        self._ears.append(ear)

    async def publish(self, table: str, n: int) -> None:
        self._outbox[table] = max(n, self._outbox.get(table, 0))
        self._wake.set()

    async def elsewhere(self, table: str, seat: int) -> bool:
        future = self._asked.setdefault((table, seat), asyncio.get_running_loop().create_future())
        try:
            await self._sender.publish(PREFIX + table, f"who {seat}")
            return await asyncio.wait_for(asyncio.shield(future), ANSWER)
        except TimeoutError:
            return False
        except TROUBLE:
            return True
        finally:
            self._asked.pop((table, seat), None)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await _hang_up(self._sender)
        self._ears.clear()

    # --- the two tasks -------------------------------------------------------------------------------

    async def _send(self) -> None:
        delay = 0.05
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                table, n = next(iter(self._outbox.items()))
                try:
                    await self._sender.publish(PREFIX + table, f"at {n}")
                    delay = 0.05
                except TROUBLE:
                    await asyncio.sleep(delay)
                    delay = min(LONGEST, delay * 2)
                    continue
                if self._outbox[table] == n:  # else it went on meanwhile
                    del self._outbox[table]

    async def _listen(self) -> None:
        delay = 0.05
        while True:
            client = self._connect()
            line = client.pubsub()
            try:
                await line.psubscribe(PREFIX + "*")
                while True:
                    message = await line.get_message(timeout=5)
                    if message is None:
                        continue
                    if message["type"] == "pmessage":
                        await self._heard(message)
                    elif message["type"] == "psubscribe":  # also when redis-py has mended the line in silence
                        self._subscribed()
                        delay = 0.05
            except TROUBLE as error:
                log.warning("%s is lost: %s", self.where, _said(error))
                await asyncio.sleep(delay)
                delay = min(LONGEST, delay * 2)
            finally:
                await _hang_up(line)
                await _hang_up(client)

    def _subscribed(self) -> None:
        if self._ready.is_set():
            log.warning("%s is back", self.where)
            for ear in self._ears:
                ear.missed()
        self._ready.set()

    async def _heard(self, message: dict[str, Any]) -> None:
        table = message["channel"].decode(errors="replace").removeprefix(PREFIX)
        word, _, number = message["data"].decode(errors="replace").partition(" ")
        if not number.isdigit():
            return  # not ours
        n = int(number)
        if word == "at":
            for ear in self._ears:
                ear.heard_of(table, n)
        elif word == "who" and any(ear.present(table, n) for ear in self._ears):
            await self._sender.publish(PREFIX + table, f"here {n}")
        elif word == "here" and (future := self._asked.get((table, n))) and not future.done():
            future.set_result(True)


def _said(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__


async def _hang_up(line: Any) -> None:
    try:
        await asyncio.wait_for(line.aclose(), 1)
    except (*TROUBLE, RuntimeError):
        pass  # it was broken already
