"""Limits from day one: nobody may speak too long, too often or too much."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address, ip_network

FRAME = 20_480  # bytes of one message: a whole notebook
BODY = 16_384  # bytes of one request
SPEAKERS = 16  # sockets per seat; watchers have WATCHERS
WATCHERS = 200
DEVICES = 8  # per seat, that are called by Web Push
ASKERS = 10_000  # whose requests are counted
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
    """A bucket for each of those who asked last.  Whoever has a network of addresses is one asker."""

    def __init__(self, burst: int, rate: float, now: Callable[[], float]) -> None:
        self.burst, self.rate, self.now = burst, rate, now
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, about: str = "") -> bool:
        asker = household(address) + about
        bucket = self.buckets.pop(asker, None) or Bucket(self.burst, self.rate, self.now)
        self.buckets[asker] = bucket
        if len(self.buckets) > ASKERS:
            del self.buckets[next(iter(self.buckets))]  # who has not asked for longest
        return bucket.take()


class Seekers(Guard):
    """Wrong guesses at what may not be there are few.  Whoever spent them waits, else a right one would still
    be told from a wrong one; but what was found from an address before is found from there again."""

    def __init__(self, burst: int, rate: float, now: Callable[[], float]) -> None:
        super().__init__(burst, rate, now)
        self.known: dict[str, None] = {}

    def may_look(self, address: str, what: str) -> bool:
        """Paid before looking: many who look at once are not one guess."""
        return household(address) + what in self.known or self.take(address)

    def found(self, address: str, what: str) -> None:
        asker = household(address)
        if asker + what in self.known:
            del self.known[asker + what]
        elif bucket := self.buckets.get(asker):
            bucket.level = min(bucket.burst, bucket.level + 1)  # it was no guess
        self.known[asker + what] = None
        if len(self.known) > ASKERS:
            del self.known[next(iter(self.known))]


def household(address: str) -> str:
    """The 64 bits of an IPv6 address that a provider gives to one customer; else the address."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((int(ip) >> 64 << 64, 64))) if ip.version == 6 and not ip.ipv4_mapped else address
