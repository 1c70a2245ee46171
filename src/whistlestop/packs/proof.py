"""Proof-reading of a pack: all faults, each with its line, a code and a plain sentence (sentences.py).

Whoever uploads a pack is a stranger: every value may be of any type, every string may hide something."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from typing import Any, TypeGuard

from whistlestop.kernel import Data
from whistlestop.languages import LANGUAGES

from . import demands, forms, sentences, text
from .icons import icons
from .lines import Lines, Path
from .pack import FEATURES, KINDS, TIERS, TOPICS, Pack, build
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
    why: str  # which sentence
    args: Mapping[str, str | int] = {}  # what it is about
    lang: str = ""  # of the text that is meant

    @property
    def code(self) -> str:
        return sentences.code(self.why)

    @property
    def what(self) -> str:
        return sentences.sentence(self.why, self.args, self.lang)


class Proof(Data, frozen=True):
    pack: Pack | None  # None where there is any fault: nothing half right is kept
    faults: tuple[Fault, ...]


def read(data: bytes, *, strict: bool = False, room: int | None = ROOM) -> Proof:
    """The pack in a file, or all that is wrong with it.  `strict`: also what the decks of this house owe."""
    if room is not None and len(data) > room:
        large = {"n": len(data) // 1024, "most": room // 1024}
        return Proof(None, (Fault(1, "pack", "size", large),))
    try:
        source = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return Proof(None, (Fault(line, "pack", "encoding"),))
    source = source.replace("\r\n", "\n")
    wide = next((i for i, row in enumerate(source.split("\n"), 1) if len(row) > WIDTH), None)
    if wide is not None:
        return Proof(None, (Fault(wide, "pack", "wide", {"most": WIDTH}),))
    try:
        document = tomllib.loads(source)
    except (ValueError, RecursionError) as error:
        found = re.search(r" ?\(at (?:line (\d+)[^)]*|end of document)\)", str(error))
        line = int(found[1] or source.count("\n") + 1) if found else 1
        if isinstance(error, RecursionError):
            return Proof(None, (Fault(line, "pack", "deep"),))
        why = re.sub(r" ?\(at [^)]*\)$", "", str(error))
        return Proof(None, (Fault(line, "pack", "toml", {"x": why}),))
    reader = _Reader(source, document, strict)
    reader.read()
    faults = sorted(reader.faults, key=lambda fault: fault.line)
    if faults:
        return Proof(None, tuple(faults[:MOST_FAULTS]))
    pack = build(document, hashlib.sha256(data).hexdigest())
    owed = tuple([Fault(1, "pack", "owed", {"x": what}) for what in demands.owed(pack)]) if strict else ()
    return Proof(None if owed else pack, owed)


def _is_table(value: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


class _Reader:
    def __init__(self, source: str, document: dict[str, Any], strict: bool) -> None:
        self.lines, self.document, self.strict = Lines(source), document, strict
        self.faults: list[Fault] = []
        self.languages: list[str] = []
        self.names: list[str] = []  # of the cards, as far as they have one

    def say(self, path: Path, why: str, lang: str = "", /, **args: str | int) -> None:
        where = self.names[path[1]] if len(path) > 1 and isinstance(path[1], int) else "pack"
        self.faults.append(Fault(self.lines.of(path), where, why, args, lang))

    def read(self) -> None:
        self.unknown((), self.document, {"pack", "card"})
        self.head()
        cards = self.document.get("card", [])
        if not isinstance(cards, list) or not all(map(_is_table, cards)) or not cards:
            self.say(("card",), "cards-none")
            return
        if len(cards) > MOST_CARDS:
            self.say(("card", MOST_CARDS), "cards-many", n=len(cards), most=MOST_CARDS)
            return
        self.names = [self.named(i, card.get("id")) for i, card in enumerate(cards)]
        first: dict[str, int] = {}
        for i, card in enumerate(cards):
            if first.setdefault(self.names[i], i) != i:
                line = self.lines.of(("card", first[self.names[i]]))
                self.say(("card", i, "id"), "id-twice", n=line)
            self.card(("card", i), card)
        self.copies(cards)

    @staticmethod
    def named(i: int, name: object) -> str:
        return name if isinstance(name, str) and ID.fullmatch(name) else f"card {i + 1}"

    # --- the head ---------------------------------------------------------------------------------------

    def head(self) -> None:
        head = self.document.get("pack")
        if not _is_table(head):
            self.say((), "head-none")
            return
        self.unknown(("pack",), head, {"format", "id", "version", *FREE, "languages", "title"})
        for field in ("format", "id", "version", "author", "licence", "languages", "title"):
            if field not in head:
                self.say(("pack",), "missing", field=field)
        if "format" in head and (head["format"] != 1 or type(head["format"]) is not int):
            self.say(("pack", "format"), "format")
        for field, shape in (("id", ID), ("version", VERSION)):
            if field in head and not (isinstance(head[field], str) and shape.fullmatch(head[field])):
                self.say(("pack", field), f"pack-{field}", x=text.quoted(head[field]))
        for field, most in FREE.items():
            if field in head:
                self.free(("pack", field), head[field], most)
        self.head_languages(head)

    def head_languages(self, head: Mapping[str, Any]) -> None:
        given = head.get("languages", [])
        known = [x for x in given if isinstance(x, str) and x in LANGUAGES] if isinstance(given, list) else []
        self.languages = list(dict.fromkeys(known))
        if self.languages != given:
            self.say(("pack", "languages"), "languages", of=" ".join(LANGUAGES))
        if not self.languages and "languages" in head:
            self.say(("pack", "languages"), "languages-none")
        title = head.get("title", {})
        if not _is_table(title):
            self.say(("pack", "title"), "title-table")
            return
        self.unknown(("pack", "title"), title, set(self.languages))
        for lang in self.languages:
            if lang in title:
                self.free(("pack", "title", lang), title[lang], TITLE)
            elif "title" in head:
                self.say(("pack", "title"), "title-language", lang=lang)

    # --- a card -----------------------------------------------------------------------------------------

    def card(self, path: Path, card: dict[str, Any]) -> None:
        name, kind = card.get("id"), card.get("kind")
        if not isinstance(name, str) or not ID.fullmatch(name):
            if name is None:
                self.say((*path, "id"), "id-none")
            else:
                self.say((*path, "id"), "id", x=text.quoted(name))
        for field, known in (("kind", KINDS), ("tier", TIERS)):
            if field not in card:
                self.say((*path, field), "choice-none", field=field, of=", ".join(known))
            elif card[field] not in known:
                x = text.quoted(card[field])
                self.say((*path, field), "choice", field=field, x=x, of=", ".join(known))
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
            self.say(path, "topics-none")
        elif not isinstance(given, list) or len(given) > 4:
            self.say(path, "topics-many")
        else:
            for topic in given:
                if topic not in TOPICS:
                    self.say(path, "topic", x=text.quoted(topic), of=" ".join(TOPICS))
            if len({str(topic) for topic in given}) < len(given):
                self.say(path, "topic-twice")

    def said(self, path: Path, card: Mapping[str, Any], lang: str, kind: str) -> None:
        given = card.get(lang)
        if given is None or given == "":
            self.say(path, "text-none", lang=lang)
        elif not isinstance(given, str):
            self.say(path, "text-not", lang, x=text.quoted(given))
        else:
            before = self.languages[: self.languages.index(lang)]
            if twin := next((other for other in before if card.get(other) == given), None):
                self.say(path, "text-copied", lang, other=twin)
            for why, args in text.faults(lang, kind, given):
                self.say(path, why, lang, **args)

    # --- figures ----------------------------------------------------------------------------------------

    def figures(self, path: Path, who: object) -> None:
        if not _is_table(who) or not all(map(_is_table, who.values())) or not 1 <= len(who) <= 4:
            self.say(path, "figures")
            return
        for name, figure in who.items():
            here = (*path, name)
            if not re.fullmatch(r"[a-z][a-z0-9-]{0,31}", name):
                self.say(here, "figure-name", x=text.quoted(name))
            self.unknown(here, figure, {"icon", "is", "at", *self.languages})
            self.picture(here, figure)
            at = figure.get("at", [0, 0])
            if (
                not isinstance(at, list)
                or len(at) != 2
                or any(type(x) is not int or not 0 <= x <= 100 for x in at)
            ):
                self.say((*here, "at"), "figure-at")
            for lang in self.languages:
                if lang in figure:
                    self.line((*here, lang), lang, figure[lang])
                elif self.strict:
                    self.say(here, "figure-line", x=name, lang=lang)

    def line(self, path: Path, lang: str, line: object) -> None:
        if not isinstance(line, str) or len(line) > LINE:
            self.say(path, "line", lang, most=LINE)
            return
        noun = line.partition(" ")[2]
        for why, args in text.unsafe(noun):
            self.say(path, why, lang, **args)
        for char in text.foreign(lang, noun):
            self.say(path, "foreign", lang, x=text.quoted(char))
        if found := forms.refuse(lang, line):
            self.say(path, found.why, lang, **found.args)

    def picture(self, path: Path, holder: Mapping[str, Any]) -> None:
        """The icon and the moral features of a figure, or of a Modifier."""
        icon = holder.get("icon")
        if not isinstance(icon, str) or icon not in icons():
            if icon is None:
                self.say((*path, "icon"), "icon-none")
            else:
                self.say((*path, "icon"), "icon", x=text.quoted(icon))
        given = holder.get("is", {})
        if not _is_table(given):
            self.say((*path, "is"), "moral")
            return
        for feature, value in given.items():
            low, high = (-1 if len(path) == 2 else 0, 9) if feature == "lives" else (-3, 3)
            here = (*path, "is", feature)
            if feature not in FEATURES:
                self.say(here, "feature", x=text.quoted(feature), of=" ".join(FEATURES))
            elif type(value) is not int or not low <= value <= high:
                self.say(here, "feature-range", field=feature, x=text.quoted(value), least=low, most=high)
        if self.strict and not given:
            self.say(path, "moral-none")

    # --- anywhere ---------------------------------------------------------------------------------------

    def unknown(self, path: Path, table: Mapping[str, Any], known: set[str]) -> None:
        for field in table:
            if field not in known:
                why = "unknown-language" if field in LANGUAGES else "unknown"
                self.say((*path, field), why, x=text.quoted(field))

    def free(self, path: Path, value: object, most: int, *, breaks: bool = False) -> None:
        if not isinstance(value, str) or not 0 < len(value) <= most:
            self.say(path, "free", field=str(path[-1]), most=most)
            return
        for why, args in text.unsafe(value, breaks):
            self.say(path, why, **args)

    def copies(self, cards: list[dict[str, Any]]) -> None:
        for lang in self.languages:
            have = [i for i, card in enumerate(cards) if isinstance(card.get(lang), str)]
            for a, b in twins([cards[i][lang] for i in have]):
                line = self.lines.of(("card", have[b]))
                self.say(("card", have[a], lang), "twin", lang, x=self.names[have[b]], n=line)
