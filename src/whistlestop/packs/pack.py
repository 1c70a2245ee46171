"""A deck as it was written: one TOML file, several languages per card.  The words of the format are here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistlestop.kernel import Data

from .text import set_type

KINDS = ("innocent", "guilty", "modifier")
TIERS = ("family", "standard", "dark")  # each table takes all up to its own
TOPICS = (
    *(
        "animals",
        "arts",
        "body",
        "children",
        "crime",
        "death",
        "elders",
        "faith",
        "family",
        "food",
        "illness",
    ),
    *("insects", "mind", "money", "occult", "politics", "romance", "school", "sport", "substances", "tech"),
    *("violence", "war", "work"),
)
FEATURES = (
    *("lives", "child", "animal", "cute", "famous", "useful"),
    *("wicked", "sad", "funny", "weird", "rich", "relative"),
)


class Figure(Data, frozen=True):
    """Whom a Modifier can be hung on and a plea can name.  A Modifier is one itself: what it adds."""

    name: str
    icon: str
    moral: tuple[int, ...]  # one number per feature
    at: tuple[int, int]  # per cent of the picture
    lines: Mapping[str, str]  # language -> "f the beekeeper"


class Card(Data, frozen=True):
    id: str
    kind: str
    tier: str
    topics: tuple[str, ...]
    texts: Mapping[str, str]
    figures: tuple[Figure, ...]


class Pack(Data, frozen=True):
    hash: str  # SHA-256 of the file: its name in records
    id: str
    version: str
    author: str
    licence: str
    credits: str
    languages: tuple[str, ...]  # the first is what a reader of a missing one gets
    title: Mapping[str, str]
    cards: tuple[Card, ...]

    def tongue(self, lang: str) -> str:
        return lang if lang in self.languages else self.languages[0]


def build(document: Mapping[str, Any], name: str) -> Pack:
    """A document that the proof found nothing wrong with."""
    head = document["pack"]
    languages = tuple(head["languages"])
    return Pack(
        name,
        head["id"],
        head["version"],
        head["author"],
        head["licence"],
        head.get("credits", ""),
        languages,
        {lang: set_type(lang, head["title"][lang]) for lang in languages},
        tuple([_card(card, languages) for card in document["card"]]),
    )


def _card(card: Mapping[str, Any], languages: tuple[str, ...]) -> Card:
    who = card.get("who") or {"": card}
    return Card(
        card["id"],
        card["kind"],
        card["tier"],
        tuple(card["topics"]),
        {lang: set_type(lang, card[lang]) for lang in languages},
        tuple(
            [
                Figure(
                    name,
                    figure["icon"],
                    moral(figure.get("is", {}), 0 if figure is card else 1),
                    tuple(figure.get("at", ((2 * i + 1) * 50 // len(who), 50))),
                    {} if figure is card else {x: set_type(x, figure[x]) for x in languages if x in figure},
                )
                for i, (name, figure) in enumerate(who.items())
            ]
        ),
    )


def moral(given: Mapping[str, int], lives: int) -> tuple[int, ...]:
    """A figure is one life unless it says otherwise; a Modifier adds none."""
    return (given.get("lives", lives), *(given.get(feature, 0) for feature in FEATURES[1:]))
