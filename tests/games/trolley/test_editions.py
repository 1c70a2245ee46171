# ruff: noqa: N802 (tests are named after clauses)
"""Where the editions differ: TT-D1 to TT-D13, in the rules and in the texts that players read."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from tests.games.trolley.table import told
from whistlestop import languages
from whistlestop.games.trolley import TROLLEY
from whistlestop.languages import LANGUAGES

ROOT = Path(__file__).parents[3] / "src" / "whistlestop"
RULES = (ROOT / "games" / "trolley" / "RULES.md").read_text(encoding="utf-8")
EDITIONS = {"french": "fr", "italian": "it", "ukrainian": "uk"}
LONGEST = 420
PRINTED = re.findall(r"^\*\*(TT-[ADV]?\d+)\*\* \S", RULES, re.MULTILINE)

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_edition = pytest.mark.parametrize("edition", list(EDITIONS))


@cache
def texts(lang: str) -> dict[str, str]:
    """Clause -> text, and the titles under the ids of their sections."""
    data = tomllib.loads(languages.rules("trolley", lang).decode())
    assert set(data) == {"title", "summary", "sections"}
    found = {"title": str(data["title"]), "summary": str(data["summary"])}
    for section in data["sections"]:
        assert set(section) == {"id", "title", "clauses"}
        found[section["id"]] = section["title"]
        found |= {clause["id"]: clause["text"] for clause in section["clauses"]}
    return found


@every_language
def test_every_clause_is_told_in_the_order_of_the_book(lang: str) -> None:
    assert [name for name in texts(lang) if name.startswith("TT-")] == PRINTED
    assert list(texts(lang)) == list(texts("en"))


def test_every_ruling_gives_its_reason() -> None:
    rulings = re.findall(r"^\*\*TT-A\d+\*\* .*$", RULES, re.MULTILINE)
    assert len(rulings) == 31
    assert [line for line in rulings if "Reason: " not in line] == []


@every_language
def test_texts_are_fit_for_a_phone_and_refer_to_clauses_that_exist(lang: str) -> None:
    for name, text in texts(lang).items():
        assert 0 < len(text) <= LONGEST, name
        assert text == text.strip()
        assert text.endswith(".") or not name.startswith("TT-")
        assert set(re.findall(r"TT-[ADV]?\d+", text)) <= set(PRINTED)


@every_language
def test_typography(lang: str) -> None:
    for text in texts(lang).values():
        assert not re.search(r"[\"']|\.\.\.|\s\s", text), text
        bare = re.sub(r"TT-[ADV]?\d+", "", text)
        assert not re.search("[A-Za-zыэъёЫЭЪЁ]" if lang == "uk" else "[\u0400-\u04ff]", bare), text
        if lang == "fr":
            assert not re.search("[^\u202f][;:?!»]|«(?!\u202f)", text), text


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("fr", ("Conducteur", "Innocent", "Coupable", "Modificateur", "jeton Mort")),
        ("it", ("Conducente", "Innocente", "Colpevole", "Modificatore", "segnalino morte")),
        ("uk", ("машиніст", "добряк", "негідник", "таємниця", "жетон із черепом")),
    ],
)
def test_TT_D1_each_language_uses_the_names_of_its_edition(lang: str, names: tuple[str, ...]) -> None:
    assert all(name in texts(lang)["TT-D1"] for name in names)
    assert names[0].casefold() in texts(lang)["TT-27"].casefold()


def test_TT_D2_the_mascot_has_another_name_in_ukrainian() -> None:
    assert all("Tom Trolley" in texts(lang)["TT-50"] for lang in ("en", "fr", "it"))
    assert "Валері" in texts("uk")["TT-50"]


@every_edition
def test_TT_D3_the_tracks_have_sides_in_every_edition(edition: str) -> None:
    script = "lead 0; split 0 1; quick 0" if edition == "ukrainian" else "lead 0; quick 0"
    t = told(script, edition=edition)
    assert t.data("killed") == (0, (1,))


@pytest.mark.parametrize(
    ("edition", "lot"), [("own", False), ("french", False), ("italian", False), ("ukrainian", True)]
)
def test_TT_D4_teams_by_seat_or_in_any_way(edition: str, lot: bool) -> None:
    t = told("lead 0", seats=6, edition=edition)
    assert ((1, 0, 4, 2, 3) in TROLLEY.turn(t.state)) == lot  # type: ignore[operator]
    assert (t.why("teams") == []) == lot


def test_TT_D5_the_token_is_handed_out_at_the_start_or_at_the_end_of_a_round() -> None:
    t = told("lead 0; quick 0; quick 1; quick 0", tom=True, cycles=1)  # 1 dies, then 0 twice
    assert (t.view().tokens, t.view().tom, t.all("tom")) == ((2, 1, 0), 1, [1])
    rounds = "lead 0; split 0 1; quick 0; split 0 1; quick 1; split 0 1; quick 0"
    t = told(rounds, tom=True, cycles=1, edition="ukrainian")
    assert (t.view().tokens, t.view().tom, t.all("tom")) == ((2, 1, 0), 0, [1, 0])


@pytest.mark.parametrize(("edition", "may"), [("own", 0), ("french", 1), ("italian", 0)])
def test_TT_D6_accomplices_may_in_french_and_must_elsewhere(edition: str, may: int) -> None:
    t = told("lead 0", seats=7, accomplices=True, edition=edition)
    assert t.view().jobs[1] == (1, 0, 1 - may, may)
    assert t.view().jobs[3] == (0, 0, 1, 0)


@every_edition
def test_TT_D7_a_team_of_four_plays_two_modifiers_in_every_edition(edition: str) -> None:
    script = "lead 0; split 0 1 2 3 4 5 6; quick 0" if edition == "ukrainian" else "lead 0; quick 0"
    assert len(told(script, seats=8, edition=edition).why("aimed")) == 3


@every_edition
def test_TT_D8_small_teams_may_agree_who_does_what(edition: str) -> None:
    script = "lead 0; split 0 1 2 3; deal" if edition == "ukrainian" else "lead 0; deal"
    t = told(script, seats=5, edition=edition)
    assert sorted(t.ask.open) == [1, 2, 3, 4]


@every_edition
def test_TT_D9_the_first_innocent_lies_at_the_start(edition: str) -> None:
    script = "lead 0; split 0 1; deal" if edition == "ukrainian" else "lead 0; deal"
    assert told(script, edition=edition).tracks() == [[6], [7]]


@every_edition
def test_TT_D10_nothing_follows_the_guilty(edition: str) -> None:
    script = "lead 0; split 0 1; deal" if edition == "ukrainian" else "lead 0; deal"
    t = told(script + "; lay 1:0 2:3; lay 1:8 2:11", edition=edition)
    assert [len(track) for track in t.tracks()] == [3, 3]
    assert t.menu(1).refuse(((14, 0, 3, 0),)) == "TT-24"


@every_edition
def test_TT_D11_nobody_is_made_to_speak(edition: str) -> None:
    script = "lead 0; split 0 1; deal" if edition == "ukrainian" else "lead 0; deal"
    t = told(
        script + "; lay 1:0 2:3; lay 1:8 2:11; play 1 14 0 0 0; play 2 17 0 0 0; yield 1 2 1 2",
        edition=edition,
    )
    assert (t.stage, t.why("pleaded")) == ("lever", [])


@every_edition
def test_TT_D12_a_tie_is_a_tie_in_every_edition(edition: str) -> None:
    round_ = "split 0 1; quick 0;" if edition == "ukrainian" else "quick 0;"
    t = told("lead 0;" + 3 * round_, edition=edition, cycles=1)
    assert t.over.winners == (0, 1, 2)


def test_TT_D13_who_published_an_edition_changes_nothing() -> None:
    plain, italian = (told("lead 0; quick 0", seats=5, edition=edition) for edition in ("own", "italian"))
    assert plain.state == italian.state
