"""The deck of one table: packs mixed, less what was vetoed; numbers for the rules, words for a reader."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from whistlestop.kernel import Data, Json
from whistlestop.languages import LANGUAGES

from .forms import agreed, forms
from .pack import KINDS, TIERS, Card, Figure, Pack
from .text import BRACES


class Deck(Data, frozen=True):
    """Number of a card = its place in `names`: Innocents first, then Guilty, then Modifiers."""

    option: Json  # {"innocent": [[figure, ...], ...], "guilty": [...], "modifier": [figure, ...]}
    names: tuple[tuple[str, str], ...]  # (hash of the pack, id of the card)


def mix(
    packs: Sequence[Pack],
    vetoed: Collection[str] = (),
    tier: str = TIERS[-1],
    written: Sequence[Pack] = (),
) -> Deck:
    """All cards up to this tier on which no vetoed topic lies.  What the table wrote itself is always in."""
    allowed = TIERS[: TIERS.index(tier) + 1]
    away = frozenset(vetoed)
    taken = {
        (pack.hash, card.id): card
        for pack in packs
        for card in pack.cards
        if card.tier in allowed and away.isdisjoint(card.topics)
    }
    taken |= {(pack.hash, card.id): card for pack in written for card in pack.cards}
    named = {kind: {name: card for name, card in taken.items() if card.kind == kind} for kind in KINDS}
    option: dict[str, list[Any]] = {
        kind: [[list(figure.moral) for figure in card.figures] for card in named[kind].values()]
        for kind in KINDS
    }
    option["modifier"] = [figure for (figure,) in option["modifier"]]
    return Deck(option, tuple([name for kind in KINDS for name in named[kind]]))


class Lost(LookupError):
    """A card whose pack is not at hand."""


def readable(names: Sequence[tuple[str, str]], packs: Mapping[str, Pack], lang: str) -> list[dict[str, Any]]:
    """What a browser gets for a reader of this language, card by card; `packs` by hash.

    {"id", "kind", "tier", "lang", "text", "who": [{"icon", "at", "name"?}, ...]}; a Modifier has "icon" in
    place of "who", and "forms" [m, f, n] where its text agrees with its target.  "lang" is the text's own:
    the pack's first where it lacks the reader's."""
    shelves = {name: {card.id: card for card in pack.cards} for name, pack in packs.items()}
    found = []
    for name, id in names:
        if name not in shelves or id not in shelves[name]:
            raise Lost(f"{name[:16]}/{id}")
        found.append(_page(shelves[name][id], packs[name].tongue(lang)))
    return found


def _page(card: Card, lang: str) -> dict[str, Any]:
    text = card.texts[lang]
    page: dict[str, Any] = {"id": card.id, "kind": card.kind, "tier": card.tier, "lang": lang}
    if card.kind != "modifier":
        return page | {"text": text, "who": [_figure(figure, lang) for figure in card.figures]}
    page |= {"text": agreed("m", text), "icon": card.figures[0].icon}
    if BRACES.search(text):
        page["forms"] = [agreed(code, text) for code in "mfn"[: LANGUAGES[lang].forms]]
    return page


def _figure(figure: Figure, lang: str) -> dict[str, Any]:
    page: dict[str, Any] = {"icon": figure.icon, "at": list(figure.at)}
    if lang in figure.lines:  # without it a bot quotes the card
        page["name"] = forms(lang, figure.lines[lang])
    return page
