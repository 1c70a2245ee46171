"""All that can be wrong with a pack: for each fault its code and a plain English sentence.

The command line says it like that; browsers have the same sentences in their reader's language (`fault-…` in
languages/*/cards.ftl), and are told the name of the fault and what it is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Wrong(NamedTuple):
    """Which sentence, and what it is about."""

    why: str
    args: Mapping[str, str | int]


def wrong(why: str, **args: str | int) -> Wrong:
    return Wrong(why, args)


SENTENCES: Mapping[str, tuple[str, str]] = {
    # the file
    "size": ("size", "the file has {n} KiB; a pack may have {most}"),
    "wide": ("size", "this line is too long; a line may have {most} characters"),
    "cards-many": ("size", "{n} cards; a pack may have {most}"),
    "encoding": ("encoding", "this is not UTF-8 text"),
    "toml": ("syntax", "this is not TOML: {x}"),
    "deep": ("syntax", "this is not TOML: nested too deeply"),
    "unknown": ("field", "unknown field {x}"),
    "unknown-language": ("field", "unknown field {x} (not one of the pack’s languages)"),
    # the head
    "head-none": ("pack", "the table [pack] is missing"),
    "cards-none": ("pack", "there are no [[card]] tables"),
    "missing": ("pack", "{field} is missing"),
    "format": ("pack", "the format is 1"),
    "pack-id": ("pack", "{x} is no id: small letters, digits and hyphens"),
    "pack-version": ("pack", "{x} is no version: 1.0.0"),
    "free": ("pack", "{field} is text of 1 to {most} characters"),
    "languages": ("pack", "languages are some of {of}, each once"),
    "languages-none": ("pack", "no known language"),
    "title-table": ("pack", "the title is a table with one line per language"),
    "title-language": ("language", "the title in {lang} is missing"),
    # a card
    "id-none": ("id", "a card needs an id: 3 to 32 small letters, digits and hyphens"),
    "id": ("id", "{x} is no id: 3 to 32 small letters, digits and hyphens"),
    "id-twice": ("id", "the card at line {n} has this id already"),
    "choice-none": ("field", "{field} is missing; it is one of {of}"),
    "choice": ("field", "no {field} {x}; it is one of {of}"),
    "topics-none": ("topic", "topics are missing; write topics = [] if there are none"),
    "topics-many": ("topic", "topics are a list of up to four"),
    "topic": ("topic", "no topic {x}; there is {of}"),
    "topic-twice": ("topic", "a topic is named twice"),
    "text-none": ("language", "the text in {lang} is missing"),
    "text-not": ("language", "{x} is not text"),
    "text-copied": ("language", "it is a copy of {other}, not a translation"),
    "twin": ("duplicate", "nearly the same as {x} (line {n})"),
    # its text
    "markup": ("markup", "{x} is markup; cards are plain text"),
    "invisible": ("markup", "the invisible character {x}"),
    "mixed": ("alphabet", "{x} mixes letters of several alphabets"),
    "foreign": ("alphabet", "{x} does not belong in a card in this language"),
    "length": ("length", "{n} characters; a card takes {least} to {most}"),
    "word": ("length", "{x} is too long for one line"),
    "quotes": ("typography", "straight quotes; use ’ “ ” or « »"),
    "dots": ("typography", "several full stops; use …"),
    "space": ("typography", "a space too many"),
    "capital": ("typography", "it does not begin with a capital letter"),
    "stop": ("typography", "it does not end with a full stop"),
    "brace": ("agreement", "a brace or bar without its partner"),
    "brace-character": (
        "agreement",
        "only Modifiers have braces: nothing on a character depends on its target",
    ),
    "brace-english": ("agreement", "English needs no forms in braces; write “their”"),
    "forms": ("agreement", "{x} has {n} forms, not {most}"),
    # its figures
    "figures": ("figures", "a character card shows 1 to 4 figures, [card.who.NAME] each"),
    "figure-name": ("id", "{x} is no name of a figure"),
    "figure-at": ("figures", "at is [x, y] in per cent of the picture"),
    "line": ("grammar", "a figure’s line is text of up to {most} characters"),
    "gender": ("grammar", "{x}: it begins with a code of gender ({of}) and a space"),
    "small": ("grammar", "{x}: the noun begins with a small letter"),
    "article": ("grammar", "{x}: the article does not go with {code} or with the noun"),
    "cases": ("grammar", "{x}: one case, or four: nominative/genitive/accusative/instrumental"),
    "icon-none": ("icon", "an icon is missing; the names are those of game-icons.net"),
    "icon": ("icon", "no icon {x}; the names are those of game-icons.net"),
    "moral": ("moral", "is = {{ cute = 2, … }} says what a hearer may be moved by"),
    "feature": ("moral", "no feature {x}; there is {of}"),
    "feature-range": ("moral", "{field} = {x}; it goes from {least} to {most}"),
    # a card that is written in a lobby
    "card": ("field", "a card has a kind and a language"),
    "card-length": ("length", "a card is a short text"),
}
HOUSE: Mapping[str, tuple[str, str]] = {  # only the decks of this house owe this: no browser is told
    "figure-line": ("language", "the figure {x} has no line in {lang}"),
    "moral-none": ("moral", "no moral feature is given"),
    "owed": ("quota", "{x}"),
}


def code(why: str) -> str:
    return (SENTENCES.get(why) or HOUSE[why])[0]


def sentence(why: str, args: Mapping[str, str | int], lang: str = "") -> str:
    said = (SENTENCES.get(why) or HOUSE[why])[1].format(**args)
    return f"{lang}: {said}" if lang else said
