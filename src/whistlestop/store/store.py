"""What a store is: append with an expected number and a due time, read, and who is overdue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class Card(Struct, frozen=True):
    """What is known of a table without folding it."""

    id: str
    game: str
    secret: bytes


class StoreError(Exception):
    """The store cannot be used: what is wrong, and where.  Nothing was overwritten."""


class Store(Protocol):
    async def create(self, card: Card) -> bool:
        """A new table; False if the name is taken."""

    async def ready(self) -> None:
        """Returns when an append would begin at once: who waits for it has more to append together."""

    async def append(
        self, table: str, expected: int, rows: Sequence[bytes], due: int | None, findable: bool
    ) -> bool:
        """Write rows `expected`, `expected` + 1, … in one transaction, on disk when it returns; False if
        another writer was first.  `due`: when somebody must act again."""

    async def card(self, table: str) -> Card | None: ...

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The rows from number `since` on."""

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        """Tables whose due time has passed."""

    async def findable(self, limit: int = 50) -> list[str]:
        """Tables that strangers may find, newest first."""

    async def shelve(self, name: str, data: bytes) -> None:
        """Keep something that belongs to no table: a pack under its hash, ratings under their game."""

    async def shelved(self, name: str) -> bytes | None: ...

    async def swap(self, name: str, old: bytes | None, new: bytes | None) -> bool:
        """Put `new` on the shelf where `old` lies (None: nothing); False if another writer was first."""

    async def close(self) -> None: ...
