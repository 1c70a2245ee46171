"""The deck of this house: complete, balanced, without copies, readable wherever cards have a grammar."""

from __future__ import annotations

import json
import re
from itertools import combinations

import pytest

from tests.packs.papers import SOUND
from whistlestop.packs import KINDS, TIERS, TOPICS, Pack, built_in, icons, mix, read, readable
from whistlestop.packs.demands import owed
from whistlestop.packs.forms import CODES, agreed, forms
from whistlestop.packs.shipped import source
from whistlestop.packs.text import limit, longest
from whistlestop.packs.twins import alike, grams


def test_the_deck_passes_its_own_proof() -> None:
    proof = read(source(), strict=True, room=None)
    assert proof.faults == ()
    assert proof.pack == built_in()


@pytest.mark.parametrize(("kind", "least"), [("innocent", 200), ("guilty", 125), ("modifier", 175)])
def test_there_are_enough_cards_of_each_kind(kind: str, least: int) -> None:
    assert sum(card.kind == kind for card in built_in().cards) >= least


def test_every_card_is_whole() -> None:
    cards = built_in().cards
    assert len({card.id for card in cards}) == len(cards)
    for card in cards:
        assert card.kind in KINDS
        assert card.tier in TIERS
        assert set(card.topics) <= set(TOPICS)
        assert set(card.texts) == set(CODES)
        assert len(set(card.texts.values())) == len(CODES)
        for figure in card.figures:
            assert figure.icon in icons()
            assert any(figure.moral[1:]) or figure.moral[0] != 1, card.id
            assert set(figure.lines) == (set() if card.kind == "modifier" else set(CODES))


@pytest.mark.parametrize("lang", CODES)
def test_texts_fit_a_phone(lang: str) -> None:
    for card in built_in().cards:
        text = longest(card.texts[lang])
        assert 12 <= len(text) <= limit(card.kind, lang), card.id
        assert max(map(len, re.findall(r"[^\W\d_]+", text))) <= 16, card.id


@pytest.mark.parametrize("lang", CODES)
def test_no_two_cards_are_near_copies(lang: str) -> None:
    """All pairs, the long way."""
    sets = [(card.id, grams(card.texts[lang])) for card in built_in().cards]
    assert [(a, b) for (a, x), (b, y) in combinations(sets, 2) if alike(x, y)] == []


@pytest.mark.parametrize("lang", CODES)
def test_few_cards_begin_alike(lang: str) -> None:
    starts = [" ".join(card.texts[lang].split()[:3]) for card in built_in().cards]
    assert max(map(starts.count, set(starts))) <= len(starts) // 20


def test_one_character_in_five_has_several_figures() -> None:
    characters = [card for card in built_in().cards if card.kind != "modifier"]
    assert sum(len(card.figures) > 1 for card in characters) * 5 >= len(characters)


@pytest.mark.parametrize(("tier", "least"), [("family", (120, 40, 110)), ("standard", (180, 95, 160))])
def test_a_milder_table_still_has_a_deck(tier: str, least: tuple[int, int, int]) -> None:
    deck = mix([built_in()], tier=tier)
    assert [len(deck.option[kind]) >= n for kind, n in zip(KINDS, least)] == [True] * 3


@pytest.mark.parametrize("lang", CODES)
def test_every_modifier_hangs_on_every_figure(lang: str) -> None:
    """No brace is left over, whoever is the target; every figure can be named."""
    cards = built_in().cards
    codes = {figure.lines[lang].split()[0] for card in cards for figure in card.figures if figure.lines}
    for card in cards:
        if card.kind == "modifier":
            for code in codes:
                assert not set(agreed(code, card.texts[lang])) & set("{}|"), card.id
        else:
            for figure in card.figures:
                assert all(forms(lang, figure.lines[lang]).values()), card.id


@pytest.mark.parametrize("lang", CODES)
def test_the_whole_deck_is_readable_and_small_enough_to_send(lang: str) -> None:
    pack = built_in()
    deck = mix([pack])
    pages = readable(deck.names, {pack.hash: pack}, lang)
    assert [page["id"] for page in pages] == [name for _, name in deck.names]
    assert {page["lang"] for page in pages} == {lang}
    assert len(json.dumps(pages, ensure_ascii=False).encode()) < 256 * 1024


def test_a_small_deck_owes_what_it_lacks() -> None:
    pack = read(SOUND.encode()).pack
    assert pack is not None
    said = " ".join(owed(pack))
    for what in ("1 innocent cards; 200 are wanted", "1 of 1 guilty cards are about crime", "only 0 guilty"):
        assert what in said


def test_a_name_that_belongs_to_somebody_is_found() -> None:
    pack = read(SOUND.replace("in a town that", "in a Disney that").encode()).pack
    assert isinstance(pack, Pack)
    assert "lamp-lighter: disney belongs to somebody" in list(owed(pack))
