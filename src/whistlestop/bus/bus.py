"""What a bus is, and the one of a single process."""

from __future__ import annotations

from typing import Protocol


class Ear(Protocol):
    """A process, as the bus knows it."""

    def heard_of(self, table: str, n: int) -> None:
        """A table has n entries now; whoever does not serve it ignores it."""

    def present(self, table: str, seat: int) -> bool:
        """Somebody is connected here for this seat."""

    def missed(self) -> None:
        """The line was down: anything may have happened."""


class Bus(Protocol):
    @property
    def alone(self) -> bool:
        """No other process can have written: the journal need not be read again."""

    async def publish(self, table: str, n: int) -> None:
        """Tell the other processes that this table has n entries now.  Never waits for them, never fails."""

    async def elsewhere(self, table: str, seat: int) -> bool:
        """Whether somebody is connected for this seat at another process; True if that cannot be known."""

    def listen(self, ear: Ear) -> None: ...

    async def close(self) -> None: ...


class LocalBus:
    """One process, or several halls in one process (tests).  Hearing of oneself is harmless: n is known."""

    def __init__(self) -> None:
        self._ears: list[Ear] = []

    @property
    def alone(self) -> bool:
        return len(self._ears) <= 1

    async def publish(self, table: str, n: int) -> None:
        if not self.alone:
            for ear in self._ears:
                ear.heard_of(table, n)

    async def elsewhere(self, table: str, seat: int) -> bool:
        return any(ear.present(table, seat) for ear in self._ears)

    def listen(self, ear: Ear) -> None:
        self._ears.append(ear)

    async def close(self) -> None:
        self._ears.clear()
