"""What a plea needs, derived from one line; and near-copies."""

from __future__ import annotations

import pytest

from whistlestop.packs.forms import agreed, forms, refuse
from whistlestop.packs.twins import alike, grams, twins


@pytest.mark.parametrize(
    ("lang", "line", "expected"),
    [
        ("en", "f the beekeeper", {"n": "the beekeeper"}),
        ("fr", "m le chat", {"n": "le chat", "of": "du chat", "to": "au chat"}),
        ("fr", "fp les poules", {"n": "les poules", "of": "des poules", "to": "aux poules"}),
        ("fr", "f l’oie", {"n": "l’oie", "of": "de l’oie", "to": "à l’oie"}),
        (
            "it",
            "m lo sposo",
            {"of": "dello sposo", "to": "allo sposo", "by": "dallo sposo", "on": "sullo sposo"},
        ),
        ("it", "m il re", {"of": "del re", "to": "al re", "by": "dal re", "on": "sul re"}),
        ("it", "f l’oca", {"of": "dell’oca", "to": "all’oca", "by": "dall’oca", "on": "sull’oca"}),
        ("it", "mp i re", {"of": "dei re", "to": "ai re", "by": "dai re", "on": "sui re"}),
        ("it", "mp gli gnomi", {"of": "degli gnomi", "on": "sugli gnomi"}),
        ("it", "fp le api", {"of": "delle api", "on": "sulle api"}),
        ("uk", "f гуска/гуски/гуску/гускою", {"n": "гуска", "gen": "гуски", "acc": "гуску", "ins": "гускою"}),
        ("uk", "m кіт", {"n": "кіт"}),
    ],
)
def test_forms_follow_from_one_line(lang: str, line: str, expected: dict[str, str]) -> None:
    assert refuse(lang, line) is None
    found = forms(lang, line)
    assert found["g"] == line.split()[0]
    assert {case: found[case] for case in expected} == expected


def test_a_lone_nominative_invents_no_cases() -> None:
    assert set(forms("uk", "m кіт")) == {"g", "n"}


@pytest.mark.parametrize(
    ("code", "text", "said"),
    [
        ("n", "Owes the driver money.", "Owes the driver money."),
        ("fp", "Est {mort|morte} hier.", "Est morte hier."),
        ("mp", "È {morto|morta} ieri.", "È morto ieri."),
        ("n", "{Втік|Втекла|Втекло} учора.", "Втекло учора."),
        ("p", "{Втік|Втекла|Втекло} учора.", "Втік учора."),
    ],
)
def test_a_modifier_agrees_with_its_target(code: str, text: str, said: str) -> None:
    assert agreed(code, text) == said


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "m a thief"),
        ("fr", "m le âne"),
        ("fr", "f l’sorcière"),
        ("fr", "mp le chat"),
        ("it", "m il zio"),
        ("it", "m lo cane"),
        ("it", "f la oca"),
        ("it", "mp i gnomi"),
        ("uk", "f Гуска"),
        ("uk", "f гуска/гуски"),
        ("uk", "f гуска//гуску/гускою"),
        ("uk", "x гуска"),
        ("fr", ""),
    ],
)
def test_code_article_and_cases_are_compared(lang: str, line: str) -> None:
    assert refuse(lang, line)


@pytest.mark.parametrize(
    ("lang", "line"), [("fr", "m le hérisson"), ("fr", "m l’homme"), ("fr", "m le onzième")]
)
def test_french_h_is_left_to_its_author(lang: str, line: str) -> None:
    assert refuse(lang, line) is None


def test_near_copies_are_found_and_each_names_one_twin() -> None:
    texts = [
        "A baker who counts to thirteen.",
        "A goose in a hurry, and the hurry.",
        "A baker who counts to fourteen.",
        "The moon, on her day off.",
        "a baker who counts to thirteen!",
    ]
    assert dict(twins(texts)) == {2: 0, 4: 0}


def test_the_short_way_finds_what_comparing_all_pairs_finds() -> None:
    words = ["goose", "baker", "tram", "moon", "soup", "clock", "lamp", "river"]
    texts = [f"The {a} and the {b} of the {c}." for a in words for b in words[:5] for c in words[2:6]]
    sets = [grams(text) for text in texts]
    slow = {i for i in range(len(sets)) if any(alike(sets[i], sets[j]) for j in range(i))}
    assert {i for i, _ in twins(texts)} == slow
    assert 0 < len(slow) < len(texts)
