"""The text of a card: what may stand in it, and how it is set."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from whistlestop.languages import LANGUAGES

from .sentences import Wrong, wrong

SHORTEST = 12
LIMITS = {"innocent": 96, "guilty": 96, "modifier": 74}  # seven lines of a card on a phone
NARROWER = {"innocent": 10, "guilty": 10, "modifier": 8}  # other letters than Latin are wider
LONGEST_WORD = 24

BRACES = re.compile(r"\{([^{}]*)\}")
SIGNS = frozenset(" \u00a0\u202f0123456789.,:;!?…-–—’“”„«»()/%&+=×°№€$£#@½²³'\"{}|")
HIDDEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))  # control, bidi, zero width, no character


def set_type(lang: str, text: str) -> str:
    """NFC; French gets its narrow no-break spaces.  Authors type plain spaces."""
    text = unicodedata.normalize("NFC", text)
    if lang == "fr":
        text = re.sub("[ \u00a0](?=[:;!?»])|(?<=«)[ \u00a0]", "\u202f", text)
    return text


def tidied(lang: str, text: str) -> str:
    """What people type in a hurry, as a card has it: curly quotes, a capital, a full stop."""
    text = " ".join(text.split()).replace("'", "’").replace("...", "…")
    opening, closing = LANGUAGES[lang].quotes
    text = re.sub('"([^"]*)"', rf"{opening}\1{closing}", text)
    text = text[:1].upper() + text[1:]
    return set_type(lang, text if text.endswith((".", "!", "?", "…", "»", "”")) else text + ".")


def longest(text: str) -> str:
    return BRACES.sub(lambda found: max(found[1].split("|"), key=len), text)


def limit(kind: str, lang: str) -> int:
    return LIMITS[kind] - (NARROWER[kind] if LANGUAGES[lang].letters else 0)


def quoted(value: object) -> str:
    """Safe to print: what cannot be seen is spelled out, what is long is cut."""
    said = repr(value)
    return said if len(said) <= 50 else said[:47] + "…" + said[-1]


def unsafe(text: str, breaks: bool = False) -> Iterator[Wrong]:
    """Markup, hidden characters and look-alikes.  Holds for every string of a pack."""
    for char in dict.fromkeys(text):
        if char in "<>":
            yield wrong("markup", x=quoted(char))
        elif unicodedata.category(char) in HIDDEN and not (breaks and char == "\n"):
            name = unicodedata.name(char, "a control character").lower()
            yield wrong("invisible", x=f"U+{ord(char):04X} ({name})")
    for word in re.findall(r"[^\W\d_]+", text):
        if len({unicodedata.name(char, "?").split()[0] for char in word}) > 1:
            yield wrong("mixed", x=quoted(word))


def foreign(lang: str, text: str) -> Iterator[str]:
    """Characters that this language does not use."""
    letters = LANGUAGES[lang].letters
    for char in dict.fromkeys(unicodedata.normalize("NFC", text)):
        if char in SIGNS or char in "<>" or unicodedata.category(char) in HIDDEN:
            continue
        home = char.lower() in letters if letters else _latin(char)
        if not home:
            yield char


def _latin(char: str) -> bool:
    """Up to Latin Extended-A: full-width and mathematical letters only look like it."""
    return char.isalpha() and ord(char) < 0x180 and unicodedata.name(char).startswith("LATIN")


def faults(lang: str, kind: str, text: str) -> Iterator[Wrong]:
    """All that is wrong with one text of a card."""
    yield from unsafe(text)
    for char in foreign(lang, text):
        yield wrong("foreign", x=quoted(char))
    text = re.sub("[\u00a0\u202f]", " ", unicodedata.normalize("NFC", text))
    full, most = longest(text), limit(kind, lang)
    if not SHORTEST <= len(full) <= most:
        yield wrong("length", n=len(full), least=SHORTEST, most=most)
    if len(word := max(re.findall(r"\w+", full), key=len, default="")) > LONGEST_WORD:
        yield wrong("word", x=quoted(word))
    yield from _typography(text)
    yield from _agreement(lang, kind, text)


def _typography(text: str) -> Iterator[Wrong]:
    if "'" in text or '"' in text:
        yield wrong("quotes")
    if ".." in text:
        yield wrong("dots")
    if "  " in text or text != text.strip():
        yield wrong("space")
    if (first := re.match(r"\W*(\w)", text)) and first[1].islower():
        yield wrong("capital")
    if not text.endswith((".", "!", "?", "…", "»", "”")):
        yield wrong("stop")


def _agreement(lang: str, kind: str, text: str) -> Iterator[Wrong]:
    if re.search(r"[{}|]", BRACES.sub("", text)):
        yield wrong("brace")
    forms = LANGUAGES[lang].forms
    for inside in BRACES.findall(text):
        if kind != "modifier":
            yield wrong("brace-character")
        elif not forms:
            yield wrong("brace-english")
        elif inside.count("|") + 1 != forms:
            x = quoted(f"{{{inside}}}")  # anything may stand there
            yield wrong("forms", x=x, n=inside.count("|") + 1, most=forms)
