"""The rules texts of Mystery Express: every clause, in every language, fit for a phone."""

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[3] / "src" / "whistlestop"
RULES = ROOT / "games" / "mystery" / "RULES.md"
LANGUAGES = ("en", "fr", "it", "uk")
SECTIONS = [
    "components",
    "setup",
    "legs",
    "go",
    "pile",
    "cars",
    "cities",
    "abilities",
    "end",
    "sight",
    "rulings",
]
LONGEST = 420
NARROW = "\u202f"


class Clause(NamedTuple):
    section: str
    id: str
    text: str


class Book(NamedTuple):
    lang: str
    strings: list[str]
    sections: list[str]
    clauses: list[Clause]

    @property
    def ids(self) -> list[str]:
        return [clause.id for clause in self.clauses]


def read(lang: str) -> Book:
    path = ROOT / "packs" / "rules" / f"mystery.{lang}.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    assert set(data) == {"lang", "title", "summary", "sections"}
    strings = [str(data["title"]), str(data["summary"])]
    sections: list[str] = []
    clauses: list[Clause] = []
    for section in data["sections"]:
        assert set(section) == {"id", "title", "clauses"}
        sections.append(str(section["id"]))
        strings.append(str(section["title"]))
        for clause in section["clauses"]:
            assert set(clause) == {"id", "text"}
            clauses.append(Clause(sections[-1], str(clause["id"]), str(clause["text"])))
    strings += [clause.text for clause in clauses]
    return Book(str(data["lang"]), strings, sections, clauses)


def printed() -> list[str]:
    """The clause numbers of RULES.md, in its order."""
    return re.findall(r"^\*\*(ME-[AV]?\d+)\*\* \S", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def expected() -> list[str]:
    numbers = [*range(1, 5), *range(10, 20), *range(20, 25), *range(30, 35), *range(40, 45)]
    numbers += [*range(50, 58), *range(60, 70), *range(70, 74), *range(80, 85)]
    return [*(f"ME-{n}" for n in numbers), "ME-V1", *(f"ME-A{n}" for n in range(1, 47))]


def test_rules_md_has_every_clause_once() -> None:
    assert printed() == expected()


def test_every_ruling_gives_its_reason() -> None:
    rulings = re.findall(r"^\*\*ME-A\d+\*\* .*$", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rulings) == 46
    assert [line for line in rulings if "Reason: " not in line] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_same_clauses_in_the_same_order(lang: str) -> None:
    book = read(lang)
    assert book.lang == lang
    assert book.ids == printed()
    assert book.sections == SECTIONS
    assert [(clause.section, clause.id) for clause in book.clauses] == [
        (clause.section, clause.id) for clause in read("en").clauses
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_neither_empty_nor_too_long(lang: str) -> None:
    book = read(lang)
    assert [text for text in book.strings if not text.strip() or text != text.strip()] == []
    assert [c.id for c in book.clauses if len(c.text) > LONGEST] == []
    assert [c.id for c in book.clauses if not c.text.endswith(".")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_lead_to_a_clause(lang: str) -> None:
    known = set(expected())
    named = {ref for text in read(lang).strings for ref in re.findall(r"ME-[AV]?\d+", text)}
    assert named <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(lang: str) -> None:
    """No straight quotes, three dots or double spaces; no letters of another alphabet."""
    stray = "[A-Za-z]" if lang == "uk" else "[\u0400-\u04ff]"
    for text in read(lang).strings:
        assert not re.search(r"[\"']|\.\.\.|\s\s", text), text
        assert not re.search(stray, re.sub(r"ME-[AV]?\d+", "", text)), text
        if lang == "uk":
            assert not re.search("[ыэъёЫЭЪЁ]", text), text


def test_french_spaces() -> None:
    """U+202F, and no other space, before ; : ? ! and inside « »."""
    for text in read("fr").strings:
        assert not re.search(f"[^{NARROW}][;:?!»]", text), text
        assert not re.search(f"«(?!{NARROW})", text), text
