"""Cards that people write in the lobby: one text, one kind, one language.

They are bound into packs like any other, so that a replay finds them by hash."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable

from whistlestop.kernel import Data

from .pack import KINDS, LANGS
from .proof import Fault
from .text import faults, tidied

PICTURE = {"innocent": "person", "guilty": "cowled", "modifier": "quill-ink"}  # nobody chose one


class Written(Data, frozen=True):
    kind: str
    lang: str
    text: str

    @property
    def id(self) -> str:
        """By what it says: the same card written twice is one card."""
        return "own-" + hashlib.sha256(f"{self.kind}/{self.lang}/{self.text}".encode()).hexdigest()[:16]


def write(kind: object, lang: object, text: object) -> Written | tuple[Fault, ...]:
    """The card, set as a card is; or what is wrong with it."""
    if not isinstance(kind, str) or kind not in KINDS or not isinstance(lang, str) or lang not in LANGS:
        return (Fault(1, "card", "field", "a card has a kind and a language"),)
    if not isinstance(text, str) or len(text) > 500:
        return (Fault(1, "card", "length", "a card is a short text"),)
    card = Written(kind, lang, tidied(lang, text))
    found = tuple([Fault(1, "card", code, what) for code, what in faults(lang, kind, card.text)])
    return found or card


def bind(cards: Iterable[Written]) -> list[bytes]:
    """Files of packs, one per language, in the order of the languages.  What was written together, stands so
    by its id: the order does not tell who wrote it."""
    shelves: dict[str, dict[str, Written]] = {}
    for card in sorted(cards, key=lambda card: card.id):
        shelves.setdefault(card.lang, {})[card.id] = card
    return [_file(lang, list(shelves[lang].values())) for lang in LANGS if lang in shelves]


def _file(lang: str, cards: list[Written]) -> bytes:
    rows = [
        "[pack]",
        "format = 1",
        f'id = "written-{lang}"',
        'version = "1.0.0"',
        'author = "The people at this table"',
        'licence = "LicenseRef-table"',
        f'languages = ["{lang}"]',
        f'title.{lang} = "✎"',
    ]
    for card in cards:
        rows += ["[[card]]", f'id = "{card.id}"', f'kind = "{card.kind}"', 'tier = "family"', "topics = []"]
        rows.append(f"{lang} = {json.dumps(card.text, ensure_ascii=False)}")
        rows += [] if card.kind == "modifier" else ["[card.who.it]"]
        rows.append(f'icon = "{PICTURE[card.kind]}"')
    return ("\n".join(rows) + "\n").encode()
