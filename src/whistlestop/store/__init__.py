"""The journal: what was written is what happened."""

from .sqlite import SqliteStore
from .store import Card, Store, StoreError

__all__ = ["Card", "SqliteStore", "Store", "StoreError"]
