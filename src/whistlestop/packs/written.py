"""Cards that people write in the lobby: one text, one kind, one language.

They are bound into packs like any other, so that a replay finds them by hash."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable

from whistlestop.kernel import Data
from whistlestop.languages import LANGUAGES

from .pack import KINDS
from .proof import Fault
from .text import faults, tidied
from .twins import twins

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
    if not isinstance(kind, str) or kind not in KINDS or not isinstance(lang, str) or lang not in LANGUAGES:
        return (Fault(1, "card", "card"),)
    if not isinstance(text, str) or len(text) > 500:
        return (Fault(1, "card", "card-length"),)
    card = Written(kind, lang, tidied(lang, text))
    found = tuple([Fault(1, "card", why, args, lang) for why, args in faults(lang, kind, card.text)])
    return found or card


def bind(cards: Iterable[Written]) -> list[bytes]:
    """Files of packs, one per language.  Cards stand by their ids, so that the order tells no writer; of two
    that are nearly the same, one is left."""
    unique = sorted(set(cards), key=lambda card: card.id)
    files = []
    for lang in LANGUAGES:
        mine = [card for card in unique if card.lang == lang]
        copies = {i for i, _ in twins([card.text for card in mine])}
        if mine:
            files.append(_file(lang, [card for i, card in enumerate(mine) if i not in copies]))
    return files


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
