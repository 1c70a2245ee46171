"""What a bus is, and the one of a single process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]  # (table, number of entries)


class Bus(Protocol):
    @property
    def alone(self) -> bool:
        """No other process can have written: the journal need not be read again."""

    async def publish(self, table: str, n: int) -> None:
        """Tell the other processes that this table has n entries now."""

    def listen(self, listener: Listener) -> None:
        """Hear of every table; whoever is not interested ignores it."""

    async def close(self) -> None: ...


class LocalBus:
    """One process, or several halls in one process (tests).  Hearing of oneself is harmless: n is known."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    @property
    def alone(self) -> bool:
        return len(self._listeners) <= 1

    async def publish(self, table: str, n: int) -> None:
        if not self.alone:
            for listener in self._listeners:
                listener(table, n)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def close(self) -> None:
        self._listeners.clear()
