"""Book, code and tests speak of the same clauses."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from whistlestop.games import GAMES

TESTS = Path(__file__).parent / "games"
CLAUSE = r"\b[A-Z]{2}-[ADV]?\d+\b"

# Clauses that no line of code decides, and why.
COMPONENTS: dict[str, dict[str, str]] = {
    "dilemma": {
        "DI-1": "the tray is a component: the browser draws it, flight.py has its measures",
    },
    "mystery": {
        "ME-A38": "the table seats a stand-in; no rule knows who plays",
    },
    "trolley": {
        "TT-D2": "a name: in the texts and the pictures",
        "TT-D3": "a name: in the texts and the pictures",
        "TT-D8": "one meaning, decided by TT-A4",
        "TT-D9": "one meaning, decided by TT-20",
        "TT-D10": "one meaning, decided by TT-22",
        "TT-D11": "nobody can be made to speak",
        "TT-D12": "a joke",
        "TT-D13": "an imprint",
        "TT-A20": "who sits on a seat is the table's affair",
    },
}

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def home(game: Any) -> Path:
    return Path(inspect.getfile(type(game))).parent


def printed(game: Any) -> list[str]:
    return re.findall(
        rf"^\*\*({CLAUSE})\*\*", (home(game) / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE
    )


def coded(game: Any) -> set[str]:
    return {
        x for path in home(game).glob("*.py") for x in re.findall(CLAUSE, path.read_text(encoding="utf-8"))
    }


def proved(game: Any) -> set[str]:
    """Clauses that the name of a test begins with: test_DI_A7_a_card_beside_the_offer."""
    names = [
        name
        for path in (TESTS / game.name).glob("test_*.py")
        for name in re.findall(
            r"^def test_([A-Z]{2}_[ADV]?\d+)_", path.read_text(encoding="utf-8"), re.MULTILINE
        )
    ]
    return {name.replace("_", "-") for name in names}


@every_game
def test_every_clause_is_in_the_code(game: Any) -> None:
    exempt = COMPONENTS[game.name]
    assert [clause for clause in printed(game) if clause not in coded(game) | exempt.keys()] == []


@every_game
def test_a_clause_that_is_in_the_code_needs_no_excuse(game: Any) -> None:
    assert COMPONENTS[game.name].keys() & coded(game) == set()
    assert COMPONENTS[game.name].keys() <= set(printed(game))


@every_game
def test_the_code_names_no_clause_that_is_not_in_the_book(game: Any) -> None:
    assert coded(game) - set(printed(game)) == set()


@every_game
def test_every_clause_has_a_test_of_its_name(game: Any) -> None:
    assert [clause for clause in printed(game) if clause not in proved(game)] == []


@every_game
def test_no_test_is_named_after_a_clause_that_is_not_in_the_book(game: Any) -> None:
    assert proved(game) - set(printed(game)) == set()
