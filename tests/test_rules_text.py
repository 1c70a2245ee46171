"""The rules texts for readers: every clause of every game, in every language, fit for a phone."""

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from whistlestop import languages
from whistlestop.games import GAMES
from whistlestop.languages import LANGUAGES

ROOT = Path(__file__).parents[1] / "src" / "whistlestop"
LONGEST = 420
NARROW = "\u202f"
CLAUSE = r"[A-Z]{2}-[A-Z]?\d+"
RULINGS = {"dilemma": 34, "trolley": 31, "mystery": 47}  # a lost one must not go unnoticed

both = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES])


class Clause(NamedTuple):
    section: str
    id: str
    text: str


class Book(NamedTuple):
    strings: list[str]
    clauses: list[Clause]


def read(game: str, lang: str) -> Book:
    data = tomllib.loads(languages.rules(game, lang).decode())
    assert set(data) == {"title", "summary", "sections"}
    strings = [str(data["title"]), str(data["summary"])]
    clauses: list[Clause] = []
    for section in data["sections"]:
        assert set(section) == {"id", "title", "clauses"}
        strings.append(str(section["title"]))
        for clause in section["clauses"]:
            assert set(clause) == {"id", "text"}
            clauses.append(Clause(str(section["id"]), str(clause["id"]), str(clause["text"])))
    return Book([*strings, *(clause.text for clause in clauses)], clauses)


def law(game: str) -> str:
    return (ROOT / "games" / game / "RULES.md").read_text(encoding="utf-8")


def printed(game: str) -> list[str]:
    """The clause numbers of RULES.md, in its order."""
    return re.findall(rf"^\*\*({CLAUSE})\*\* \S", law(game), re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_the_law_has_every_clause_once_and_its_rulings_in_a_row(game: str) -> None:
    ids = printed(game)
    assert len(set(ids)) == len(ids) > 40
    rulings = [int(id.split("-A")[1]) for id in ids if "-A" in id]
    assert sorted(rulings) == list(range(1, max(rulings) + 1))
    assert len(rulings) >= RULINGS[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_gives_its_reason(game: str) -> None:
    rulings = re.findall(r"^\*\*[A-Z]+-A\d+\*\* .*$", law(game), re.MULTILINE)
    assert rulings
    assert [line for line in rulings if "Reason: " not in line] == []


@both
def test_same_clauses_in_the_same_order(game: str, lang: str) -> None:
    book, english = read(game, lang), read(game, "en")
    assert sorted(clause.id for clause in book.clauses) == sorted(printed(game))
    assert [clause[:2] for clause in book.clauses] == [clause[:2] for clause in english.clauses]


@both
def test_texts_are_neither_empty_nor_too_long(game: str, lang: str) -> None:
    book = read(game, lang)
    assert [text for text in book.strings if not text.strip() or text != text.strip()] == []
    assert [c.id for c in book.clauses if len(c.text) > LONGEST] == []
    assert [c.id for c in book.clauses if not c.text.endswith(".")] == []


@both
def test_references_lead_to_a_clause(game: str, lang: str) -> None:
    named = {ref for text in read(game, lang).strings for ref in re.findall(CLAUSE, text)}
    assert named <= set(printed(game))


@both
def test_typography(game: str, lang: str) -> None:
    """No straight quotes, three dots or double spaces; no letters of another alphabet."""
    letters = LANGUAGES[lang].letters
    for text in read(game, lang).strings:
        assert not re.search(r"[\"']|\.\.\.|\s\s", text), text
        used = {char for char in re.sub(CLAUSE, "", text).lower() if char.isalpha()}
        assert used <= set(letters) if letters else all(char < "\u0180" for char in used), text


@pytest.mark.parametrize("game", GAMES)
def test_french_spaces(game: str) -> None:
    """U+202F, and no other space, before ; : ? ! and inside « »."""
    for text in read(game, "fr").strings:
        clean = re.sub(r"\d:\d\d", "", text)  # a time of day
        assert not re.search(f"[^{NARROW}][;:?!»]", clean), text
        assert not re.search(f"«(?!{NARROW})", clean), text
