"""Limits from day one: nobody may speak too long, too often or too much."""

from __future__ import annotations

from collections.abc import Callable

FRAME = 20_480  # bytes of one message: a whole notebook
BODY = 16_384  # bytes of one request
SPEAKERS = 16  # sockets per seat; watchers have WATCHERS
WATCHERS = 200
DEVICES = 8  # per seat, that are called by Web Push
ENDPOINT = 1024  # characters of their addresses


class Bucket:
    """So many at once, so many per second; `patience` counts what was refused since the last pause."""

    def __init__(self, burst: int, rate: float, now: Callable[[], float]) -> None:
        self.burst, self.rate, self.now = burst, rate, now
        self.level, self.at, self.refused = float(burst), now(), 0

    def take(self) -> bool:
        now = self.now()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level >= 1:
            self.level -= 1
            if self.level > self.burst / 2:
                self.refused = 0
            return True
        self.refused += 1
        return False


class Guard:
    """A bucket per address, forgotten when full again."""

    def __init__(self, burst: int, rate: float, now: Callable[[], float]) -> None:
        self.burst, self.rate, self.now = burst, rate, now
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self.buckets) > 10_000:
            self.buckets.clear()
        if address not in self.buckets:
            self.buckets[address] = Bucket(self.burst, self.rate, self.now)
        return self.buckets[address].take()
