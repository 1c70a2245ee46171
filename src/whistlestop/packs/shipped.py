"""The deck of this house, and an example for those who write their own."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib import resources

from .pack import Pack, build


def source() -> bytes:
    return (resources.files(__package__) / "decks" / "whistlestop.toml").read_bytes()


def example() -> bytes:
    """A small deck with comments, to go on from."""
    return (resources.files(__package__) / "decks" / "starter.toml").read_bytes()


@cache
def built_in() -> Pack:
    """Read when first wanted; a test has proof-read it."""
    data = source()
    return build(tomllib.loads(data.decode("utf-8")), hashlib.sha256(data).hexdigest())
