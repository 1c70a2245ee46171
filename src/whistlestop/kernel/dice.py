"""The table's dice: every draw is a keyed hash, promised before the game and checkable after it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

WORD = 2**64


class Dice:
    """Draw k is a stream of its own: any draw can be checked alone, and two processes throw the same."""

    def __init__(self, key: bytes, k: int) -> None:
        self.prefix = key + k.to_bytes(8, "big", signed=True)
        self.i = 0

    def __call__(self, n: int, /) -> int:
        limit = WORD - WORD % n  # words above it would favour small numbers
        while True:
            digest = hashlib.sha256(self.prefix + self.i.to_bytes(4, "big")).digest()
            self.i += 1
            word = int.from_bytes(digest[:8], "big")
            if word < limit:
                return word % n


def promise(seed: bytes) -> str:
    """What the table shows before the first draw."""
    return hashlib.sha256(b"whistlestop promise" + seed).hexdigest()


def pledge(nonce: str) -> str:
    """What a browser shows before the start: it binds the nonce that the browser opens after it."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def table_key(seed: bytes, nonces: Iterable[str]) -> bytes:
    """The key of all draws: the table's seed and every person's nonce, so that nobody chooses alone."""
    return hashlib.sha256(seed + b"".join(hashlib.sha256(n.encode()).digest() for n in nonces)).digest()


def fork(key: bytes, *path: int | str) -> bytes:
    """A key for something else (a bot's own dice), from which nobody can go back."""
    return hashlib.sha256(key + repr(path).encode()).digest()
