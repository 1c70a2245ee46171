"""Decks of cards: ours, and anybody's own."""

from .deck import Deck, Lost, mix, readable
from .icons import icons
from .pack import FEATURES, KINDS, TIERS, TOPICS, Card, Figure, Pack
from .proof import ROOM, Fault, Proof, read
from .shipped import built_in
from .written import Written, bind, write

__all__ = [
    "FEATURES",
    "KINDS",
    "ROOM",
    "TIERS",
    "TOPICS",
    "Card",
    "Deck",
    "Fault",
    "Figure",
    "Lost",
    "Pack",
    "Proof",
    "Written",
    "bind",
    "built_in",
    "icons",
    "mix",
    "read",
    "readable",
    "write",
]
