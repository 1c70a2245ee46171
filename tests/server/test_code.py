"""The short codes of tables."""

import random

import pytest

from whistlestop.server.code import LENGTH, LETTERS, RUDE, decent, may_be, new_code

ALIKE = ("O0QD", "I1LJ", "Z2", "S5", "B8", "G6", "VYU", "A4", "E3")


def test_no_letter_looks_like_another() -> None:
    for group in ALIKE:
        assert sum(letter in LETTERS for letter in group) <= 1, group
    assert len(set(LETTERS)) == len(LETTERS)
    assert not set(LETTERS) & set("AEIOUY")  # nothing can be pronounced


def test_a_code_is_decent_and_there_are_many() -> None:
    choice = random.Random(1).choice
    codes = [new_code(choice) for _ in range(3000)]
    assert all(len(code) == LENGTH and decent(code) and may_be(code) for code in codes)
    assert len(set(codes)) > 2950


@pytest.mark.parametrize("word", ["FCKRT", "9CNT7", "XPHDM", "7NTMC", "KKKKK", "C69TT"])
def test_rude_words_are_known_without_their_vowels_and_by_their_shapes(word: str) -> None:
    assert set(word) <= set(LETTERS)
    assert not decent(word)


def test_no_rude_word_is_listed_that_no_code_could_spell() -> None:
    assert [word for word in RUDE if not set(word) <= set(LETTERS)] == []


def test_a_rude_draw_is_drawn_again() -> None:
    letters = iter("FCKRT" + "HJKMN")
    assert new_code(lambda _: next(letters)) == "HJKMN"


@pytest.mark.parametrize("code", ["", "ABC", "ABCDEF", "A/..B", "ÄÖÜSS", "AB CD"])
def test_what_cannot_be_a_code_is_not_looked_up(code: str) -> None:
    assert not may_be(code)
