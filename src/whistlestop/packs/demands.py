"""What the decks of this house owe beyond being sound: size, balance, room for vetoes, no names of others."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from .forms import CODES
from .pack import KINDS, TOPICS, Card, Pack

SIZE = {"innocent": 200, "guilty": 125, "modifier": 175}
FAMILY = {"innocent": 120, "guilty": 40, "modifier": 110}  # left for a family table
SHARE, SHARES = 0.20, {("innocent", "animals"): 0.30, ("guilty", "crime"): 0.45}  # of a kind, per topic
AFTER_TWO_VETOES = 0.40
CROWDED = 0.20  # of the characters have two figures or more
NAMES = re.compile(  # brands and persons that a joke reaches for first
    r"\b(?:amazon|batman|beatles|bitcoin|bond|coca-cola|disney|dracula|einstein|elon|facebook|ferrari|gandalf"
    r"|google|hitler|hogwarts|ikea|instagram|lego|marvel|mcdonald|microsoft|mozart|musk|napoleon|netflix"
    r"|nintendo|picasso|pokemon|potter|putin|shakespeare|sherlock|stalin|superman|tesla|tiktok|titanic|trump"
    r"|twitter|youtube)\b"
)


def owed(pack: Pack) -> Iterator[str]:
    if not set(CODES) <= set(pack.languages):
        yield f"a deck of this house has the languages {' '.join(CODES)}"
    for kind in KINDS:
        yield from _kind(kind, [card for card in pack.cards if card.kind == kind])
    characters = [card for card in pack.cards if card.kind != "modifier"]
    crowded = sum(len(card.figures) > 1 for card in characters)
    if crowded < CROWDED * len(characters):
        yield f"{crowded} of {len(characters)} characters have several figures; it should be one in five"
    for card in pack.cards:
        if card.tier == "dark" and {"war", "illness"} & set(card.topics):
            yield f"{card.id}: neither war nor illness is ever dark"
        if found := NAMES.search(" ".join(card.texts.values()).lower()):
            yield f"{card.id}: {found[0]} belongs to somebody"


def _kind(kind: str, cards: list[Card]) -> Iterator[str]:
    if len(cards) < SIZE[kind]:
        yield f"{len(cards)} {kind} cards; {SIZE[kind]} are wanted"
    family = sum(card.tier == "family" for card in cards)
    if family < FAMILY[kind]:
        yield f"{family} {kind} cards for a family table; {FAMILY[kind]} are wanted"
    counts = Counter(topic for card in cards for topic in card.topics)
    for topic, count in counts.items():
        if count > SHARES.get((kind, topic), SHARE) * len(cards):
            yield f"{count} of {len(cards)} {kind} cards are about {topic}"
    left = {two: sum(not set(two) & set(card.topics) for card in cards) for two in combinations(TOPICS, 2)}
    worst = min(left, key=lambda two: left[two])
    if left[worst] < AFTER_TWO_VETOES * len(cards):
        yield f"without {worst[0]} and {worst[1]} only {left[worst]} {kind} cards are left"
