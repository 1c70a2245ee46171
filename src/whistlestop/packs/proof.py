"""Proof-reading of a pack: all faults, each with its line, a code and a plain sentence.

Whoever uploads a pack is a stranger: every value may be of any type, every string may hide something."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from typing import Any, TypeGuard

from whistlestop.kernel import Data

from . import demands, forms, text
from .icons import icons
from .lines import Lines, Path
from .pack import FEATURES, KINDS, LANGS, TIERS, TOPICS, Pack, build
from .twins import twins

ROOM = 256 * 1024  # bytes of an uploaded file
WIDTH = 600  # characters of a line: a key of a hundred thousand dots would keep the reader busy for hours
MOST_FAULTS = 100  # nobody mends more at a time
MOST_CARDS = 1000
ID = re.compile(r"[a-z][a-z0-9-]{2,31}")
VERSION = re.compile(r"\d{1,4}\.\d{1,4}\.\d{1,4}")
FREE = {"author": 80, "licence": 40, "credits": 400}  # longest free texts of [pack]
TITLE, NOTE, LINE = 40, 400, 120


class Fault(Data, frozen=True):
    line: int
    where: str  # "pack", or the card's id
    code: str
    what: str


class Proof(Data, frozen=True):
    pack: Pack | None  # None where there is any fault: nothing half right is kept
    faults: tuple[Fault, ...]


def read(data: bytes, *, strict: bool = False, room: int | None = ROOM) -> Proof:
    """The pack in a file, or all that is wrong with it.  `strict`: also what the decks of this house owe."""
    if room is not None and len(data) > room:
        what = f"the file has {len(data) // 1024} KiB; a pack may have {room // 1024}"
        return Proof(None, (Fault(1, "pack", "size", what),))
    try:
        source = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return Proof(None, (Fault(line, "pack", "encoding", "this is not UTF-8 text"),))
    source = source.replace("\r\n", "\n")
    wide = next((i for i, row in enumerate(source.split("\n"), 1) if len(row) > WIDTH), None)
    if wide is not None:
        what = f"this line is too long; a line may have {WIDTH} characters"
        return Proof(None, (Fault(wide, "pack", "size", what),))
    try:
        document = tomllib.loads(source)
    except (ValueError, RecursionError) as error:
        found = re.search(r" ?\(at (?:line (\d+)[^)]*|end of document)\)", str(error))
        line = int(found[1] or source.count("\n") + 1) if found else 1
        deep = isinstance(error, RecursionError)
        why = "nested too deeply" if deep else re.sub(r" ?\(at [^)]*\)$", "", str(error))
        return Proof(None, (Fault(line, "pack", "syntax", f"this is not TOML: {why}"),))
    reader = _Reader(source, document, strict)
    reader.read()
    faults = sorted(reader.faults, key=lambda fault: fault.line)
    if faults:
        return Proof(None, tuple(faults[:MOST_FAULTS]))
    pack = build(document, hashlib.sha256(data).hexdigest())
    owed = tuple([Fault(1, "pack", "quota", what) for what in demands.owed(pack)]) if strict else ()
    return Proof(None if owed else pack, owed)


def _is_table(value: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


class _Reader:
    def __init__(self, source: str, document: dict[str, Any], strict: bool) -> None:
        self.lines, self.document, self.strict = Lines(source), document, strict
        self.faults: list[Fault] = []
        self.languages: list[str] = []
        self.names: list[str] = []  # of the cards, as far as they have one

    def say(self, path: Path, code: str, what: str) -> None:
        where = self.names[path[1]] if len(path) > 1 and isinstance(path[1], int) else "pack"
        self.faults.append(Fault(self.lines.of(path), where, code, what))

    def read(self) -> None:
        self.unknown((), self.document, {"pack", "card"})
        self.head()
        cards = self.document.get("card", [])
        if not isinstance(cards, list) or not all(map(_is_table, cards)) or not cards:
            self.say(("card",), "pack", "there are no [[card]] tables")
            return
        if len(cards) > MOST_CARDS:
            self.say(("card", MOST_CARDS), "size", f"{len(cards)} cards; a pack may have {MOST_CARDS}")
            return
        self.names = [self.named(i, card.get("id")) for i, card in enumerate(cards)]
        first: dict[str, int] = {}
        for i, card in enumerate(cards):
            if first.setdefault(self.names[i], i) != i:
                line = self.lines.of(("card", first[self.names[i]]))
                self.say(("card", i, "id"), "id", f"the card at line {line} has this id already")
            self.card(("card", i), card)
        self.copies(cards)

    @staticmethod
    def named(i: int, name: object) -> str:
        return name if isinstance(name, str) and ID.fullmatch(name) else f"card {i + 1}"

    # --- the head ---------------------------------------------------------------------------------------

    def head(self) -> None:
        head = self.document.get("pack")
        if not _is_table(head):
            self.say((), "pack", "the table [pack] is missing")
            return
        self.unknown(("pack",), head, {"format", "id", "version", *FREE, "languages", "title"})
        for field in ("format", "id", "version", "author", "licence", "languages", "title"):
            if field not in head:
                self.say(("pack",), "pack", f"{field} is missing")
        if "format" in head and (head["format"] != 1 or type(head["format"]) is not int):
            self.say(("pack", "format"), "pack", "the format is 1")
        for field, shape, kind in (
            ("id", ID, "small letters, digits and hyphens"),
            ("version", VERSION, "1.0.0"),
        ):
            if field in head and not (isinstance(head[field], str) and shape.fullmatch(head[field])):
                self.say(("pack", field), "pack", f"{text.quoted(head[field])} is no {field}: {kind}")
        for field, most in FREE.items():
            if field in head:
                self.free(("pack", field), head[field], most)
        self.head_languages(head)

    def head_languages(self, head: Mapping[str, Any]) -> None:
        given = head.get("languages", [])
        if not isinstance(given, list) or any(x not in LANGS for x in given) or len(set(given)) < len(given):
            self.say(("pack", "languages"), "pack", f"languages are some of {' '.join(LANGS)}, each once")
        given = given if isinstance(given, list) else []
        self.languages = [
            lang for lang in dict.fromkeys(x for x in given if isinstance(x, str)) if lang in LANGS
        ]
        if not self.languages and "languages" in head:
            self.say(("pack", "languages"), "pack", "no known language")
        title = head.get("title", {})
        if not _is_table(title):
            self.say(("pack", "title"), "pack", "the title is a table with one line per language")
            return
        self.unknown(("pack", "title"), title, set(self.languages))
        for lang in self.languages:
            if lang in title:
                self.free(("pack", "title", lang), title[lang], TITLE)
            elif "title" in head:
                self.say(("pack", "title"), "language", f"the title in {lang} is missing")

    # --- a card -----------------------------------------------------------------------------------------

    def card(self, path: Path, card: dict[str, Any]) -> None:
        name, kind = card.get("id"), card.get("kind")
        if not isinstance(name, str) or not ID.fullmatch(name):
            what = "a card needs an id" if name is None else f"{text.quoted(name)} is no id"
            self.say((*path, "id"), "id", f"{what}: 3 to 32 small letters, digits and hyphens")
        for field, known in (("kind", KINDS), ("tier", TIERS)):
            if card.get(field) not in known:
                what = (
                    f"{field} is missing" if field not in card else f"no {field} {text.quoted(card[field])}"
                )
                self.say((*path, field), "field", f"{what}; it is one of {', '.join(known)}")
        modifier = kind == "modifier"
        own = {"icon", "is"} if modifier else {"who"}
        self.unknown(path, card, {"id", "kind", "tier", "topics", "note", *self.languages, *own})
        self.topics((*path, "topics"), card.get("topics"))
        if "note" in card:
            self.free((*path, "note"), card["note"], NOTE, breaks=True)
        if modifier:
            self.picture(path, card)
        else:
            self.figures((*path, "who"), card.get("who", {}))
        for lang in self.languages:
            self.said((*path, lang), card, lang, kind if kind in KINDS else "guilty")

    def topics(self, path: Path, given: object) -> None:
        if given is None:
            self.say(path, "topic", "topics are missing; write topics = [] if there are none")
        elif not isinstance(given, list) or len(given) > 4:
            self.say(path, "topic", "topics are a list of up to four")
        else:
            for topic in given:
                if topic not in TOPICS:
                    self.say(path, "topic", f"no topic {text.quoted(topic)}; there is {' '.join(TOPICS)}")
            if len({str(topic) for topic in given}) < len(given):
                self.say(path, "topic", "a topic is named twice")

    def said(self, path: Path, card: Mapping[str, Any], lang: str, kind: str) -> None:
        given = card.get(lang)
        if given is None or given == "":
            self.say(path, "language", f"the text in {lang} is missing")
        elif not isinstance(given, str):
            self.say(path, "language", f"{lang}: {text.quoted(given)} is not text")
        else:
            before = self.languages[: self.languages.index(lang)]
            if twin := next((other for other in before if card.get(other) == given), None):
                self.say(path, "language", f"{lang} is a copy of {twin}, not a translation")
            for code, what in text.faults(lang, kind, given):
                self.say(path, code, f"{lang}: {what}")

    # --- figures ----------------------------------------------------------------------------------------

    def figures(self, path: Path, who: object) -> None:
        if not _is_table(who) or not all(map(_is_table, who.values())) or not 1 <= len(who) <= 4:
            self.say(path, "figures", "a character card shows 1 to 4 figures, [card.who.NAME] each")
            return
        for name, figure in who.items():
            here = (*path, name)
            if not re.fullmatch(r"[a-z][a-z0-9-]{0,31}", name):
                self.say(here, "id", f"{text.quoted(name)} is no name of a figure")
            self.unknown(here, figure, {"icon", "is", "at", *self.languages})
            self.picture(here, figure)
            at = figure.get("at", [0, 0])
            if (
                not isinstance(at, list)
                or len(at) != 2
                or any(type(x) is not int or not 0 <= x <= 100 for x in at)
            ):
                self.say((*here, "at"), "figures", "at is [x, y] in per cent of the picture")
            for lang in self.languages:
                if lang in figure:
                    self.line((*here, lang), lang, figure[lang])
                elif self.strict:
                    self.say(here, "language", f"the figure {name} has no line in {lang}")

    def line(self, path: Path, lang: str, line: object) -> None:
        if not isinstance(line, str) or len(line) > LINE:
            self.say(path, "grammar", f"{lang}: a figure’s line is text of up to {LINE} characters")
            return
        noun = line.partition(" ")[2]
        for code, what in text.unsafe(noun):
            self.say(path, code, f"{lang}: {what}")
        for char in text.foreign(lang, noun):
            self.say(path, "alphabet", f"{lang}: {text.quoted(char)} does not belong in this language")
        if why := forms.refuse(lang, line):
            self.say(path, "grammar", f"{lang}: {text.quoted(line)}: {why}")

    def picture(self, path: Path, holder: Mapping[str, Any]) -> None:
        """The icon and the moral features of a figure, or of a Modifier."""
        icon = holder.get("icon")
        if not isinstance(icon, str) or icon not in icons():
            what = "an icon is missing" if icon is None else f"no icon {text.quoted(icon)}"
            self.say((*path, "icon"), "icon", f"{what}; the names are those of game-icons.net")
        given = holder.get("is", {})
        if not _is_table(given):
            self.say((*path, "is"), "moral", "is = { cute = 2, … } says what a hearer may be moved by")
            return
        for feature, value in given.items():
            low, high = (-1 if len(path) == 2 else 0, 9) if feature == "lives" else (-3, 3)
            here = (*path, "is", feature)
            if feature not in FEATURES:
                self.say(here, "moral", f"no feature {text.quoted(feature)}; there is {' '.join(FEATURES)}")
            elif type(value) is not int or not low <= value <= high:
                self.say(here, "moral", f"{feature} = {text.quoted(value)}; it goes from {low} to {high}")
        if self.strict and not given:
            self.say(path, "moral", "no moral feature is given")

    # --- anywhere ---------------------------------------------------------------------------------------

    def unknown(self, path: Path, table: Mapping[str, Any], known: set[str]) -> None:
        for field in table:
            if field not in known:
                tongue = " (not one of the pack’s languages)" if field in LANGS else ""
                self.say((*path, field), "field", f"unknown field {text.quoted(field)}{tongue}")

    def free(self, path: Path, value: object, most: int, *, breaks: bool = False) -> None:
        if not isinstance(value, str) or not 0 < len(value) <= most:
            self.say(path, "pack", f"{path[-1]} is text of 1 to {most} characters")
            return
        for code, what in text.unsafe(value, breaks):
            self.say(path, code, what)

    def copies(self, cards: list[dict[str, Any]]) -> None:
        for lang in self.languages:
            have = [i for i, card in enumerate(cards) if isinstance(card.get(lang), str)]
            for a, b in twins([cards[i][lang] for i in have]):
                other = f"{self.names[have[b]]} (line {self.lines.of(('card', have[b]))})"
                self.say(("card", have[a], lang), "duplicate", f"{lang}: nearly the same as {other}")
