"""Packs mixed for one table: numbers for the rules, words for a reader."""

from __future__ import annotations

import pytest

from tests.packs.papers import SOUND
from whistlestop.packs import Lost, Pack, Written, bind, mix, read, readable, write

THIEF, GOOSE = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0], [2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]
LIGHTER, KNOTS = [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0], [-1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]


def sound(source: str | bytes = SOUND) -> Pack:
    proof = read(source.encode() if isinstance(source, str) else source)
    assert proof.pack, proof.faults
    return proof.pack


def wrote(kind: str, lang: str, text: str) -> Written:
    card = write(kind, lang, text)
    assert isinstance(card, Written), card
    return card


def test_a_deck_is_numbers_and_a_number_finds_its_card() -> None:
    pack = sound()
    deck = mix([pack])
    assert deck.option == {"innocent": [[LIGHTER]], "guilty": [[THIEF, GOOSE]], "modifier": [KNOTS]}
    assert deck.names == tuple(
        (pack.hash, name) for name in ("lamp-lighter", "goose-and-thief", "tied-the-knots")
    )


@pytest.mark.parametrize(
    ("vetoed", "tier", "left"),
    [
        ((), "family", ["lamp-lighter"]),
        ((), "standard", ["lamp-lighter", "goose-and-thief"]),
        (("animals",), "dark", ["lamp-lighter", "tied-the-knots"]),
        (("war", "crime"), "standard", ["lamp-lighter"]),
    ],
)
def test_vetoes_and_tiers_take_cards_away(vetoed: tuple[str, ...], tier: str, left: list[str]) -> None:
    assert [name for _, name in mix([sound()], vetoed, tier).names] == left


def test_packs_mix_and_the_same_pack_twice_is_one() -> None:
    other = sound(SOUND.replace('id = "porch"', 'id = "yard"'))
    assert len(mix([sound(), other]).names) == 6
    assert mix([sound(), sound()]) == mix([sound()])


def test_a_reader_gets_words_with_their_language_and_what_a_plea_needs() -> None:
    pack = sound()
    names = mix([pack]).names
    lighter, thief, knots = readable(names, {pack.hash: pack}, "fr")
    assert lighter["who"] == [{"icon": "street-light", "at": [50, 50]}]  # no line: bots quote the card
    assert thief["text"].endswith("place\u202f: «\u202fcoin\u202f!\u202f»")
    assert thief["who"][0] == {
        "icon": "robber",
        "at": [25, 50],
        "name": {"g": "m", "n": "le voleur", "of": "du voleur", "to": "au voleur"},
    }
    assert thief["who"][1]["at"] == [70, 48]
    assert (thief["kind"], thief["tier"], thief["lang"]) == ("guilty", "standard", "fr")
    assert knots["icon"] == "rope-coil"
    assert knots["text"] == "Est fier d’avoir fait les nœuds."
    assert knots["forms"] == ["Est fier d’avoir fait les nœuds.", "Est fière d’avoir fait les nœuds."]
    assert "forms" not in readable(names, {pack.hash: pack}, "en")[2]
    assert len(readable(names, {pack.hash: pack}, "uk")[2]["forms"]) == 3


def test_a_missing_language_falls_back_to_the_first_and_says_so() -> None:
    (pack,) = map(sound, bind([wrote("innocent", "it", "Una gallina che non ha fretta.")]))
    (card,) = readable(mix([pack]).names, {pack.hash: pack}, "uk")
    assert (card["text"], card["lang"]) == ("Una gallina che non ha fretta.", "it")


def test_a_card_of_an_absent_pack_is_named() -> None:
    with pytest.raises(Lost, match="lamp-lighter"):
        readable(mix([sound()]).names, {}, "en")


def test_written_cards_are_set_as_cards_are() -> None:
    assert wrote("innocent", "en", '  a cat who   says "no", it\'s true...').text == (
        "A cat who says “no”, it’s true…"
    )
    assert wrote("guilty", "fr", 'un chat qui dit "non"').text == "Un chat qui dit «\u202fnon\u202f»"
    assert wrote("modifier", "uk", "знає машиніста").text == "Знає машиніста."


@pytest.mark.parametrize(
    ("kind", "lang", "text", "code"),
    [
        ("innocent", "en", "A <b>cat</b> on the line", "markup"),
        ("innocent", "en", "A cat\u202e on the line", "markup"),
        ("innocent", "en", "A cаt on the line", "alphabet"),
        ("innocent", "uk", "Кит i море без берегів", "alphabet"),
        ("innocent", "en", "x" * 400, "length"),
        ("modifier", "uk", "Дуже довго " * 7, "length"),
        ("innocent", "en", "x" * 9999, "length"),
        ("innocent", "en", None, "length"),
        ("innocent", "en", "{A|B} cat on the line", "agreement"),
        ("judge", "en", "A cat on the line", "field"),
        ("innocent", "xx", "A cat on the line", "field"),
        (["innocent"], "en", "A cat on the line", "field"),
    ],
)
def test_a_written_card_is_as_safe_as_any(kind: object, lang: object, text: object, code: str) -> None:
    found = write(kind, lang, text)
    assert isinstance(found, tuple)
    assert code in {fault.code for fault in found}


def test_written_cards_become_packs_that_pass_and_do_not_tell_the_writer() -> None:
    cat = wrote("innocent", "en", "A cat who knows the timetable by heart.")
    dog = wrote("modifier", "en", "Barks at the driver, and the driver barks back.")
    frog = wrote("guilty", "fr", "Une grenouille qui vend la mare des autres.")
    files = bind([cat, dog, frog, cat])
    assert files == bind([frog, dog, cat])
    english, french = map(sound, files)
    assert sorted(card.kind for card in english.cards) == ["innocent", "modifier"]
    deck = mix([sound()], ["animals"], "family", [english, french])
    assert len(deck.names) == 1 + 3
    assert deck.option["guilty"] == [[[1, *[0] * 11]]]
    assert deck.option["modifier"] == [[0] * 12]


def test_of_two_people_with_one_idea_one_card_is_left() -> None:
    one = wrote("innocent", "en", "A cat who knows the timetable by heart.")
    other = wrote("innocent", "en", "The cat who knows the timetable by heart.")
    (pack,) = map(sound, bind([one, other]))
    assert len(pack.cards) == 1
