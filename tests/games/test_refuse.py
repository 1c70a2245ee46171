"""A menu judges any JSON without raising, and never takes a bool or a float for a whole number."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.cases import CASES, walk
from whistlestop.games import GAMES
from whistlestop.kernel import Ask, Malformed, Menu, plain

WORDS = ["", "peace", "conflict", "done", "plea", "x" * 300, "\u0000", "1"]
NUMBERS = st.one_of(st.integers(-5, 12), st.integers(-2000, 2000), st.integers())
LEAVES = st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(), st.sampled_from(WORDS))
JSON = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=7),
        st.lists(inner, max_size=7).map(tuple),
        st.dictionaries(st.sampled_from(WORDS), inner, max_size=3),
    ),
    max_leaves=14,
)
TOSS = st.tuples(*[st.one_of(NUMBERS, st.booleans(), st.floats(0, 9))] * 6)


@cache
def menus(name: str) -> tuple[Menu[Any], ...]:
    """One of each sort of menu, and then some."""
    found = dict[str, Menu[Any]]()
    for case in CASES:
        if case.game.name == name:
            for _, turn, _, _ in walk(case, 0):
                for menu in (*turn.sealed.values(), *turn.open.values()) if isinstance(turn, Ask) else ():
                    found.setdefault(repr(menu.spec()), menu)
    return tuple(Random(1).sample(sorted(found.values(), key=repr), min(len(found), 60)))


def is_plain(action: Any) -> bool:
    try:
        return repr(plain(action)) == repr(action)
    except Malformed:
        return False


@pytest.mark.parametrize("name", list(GAMES))
@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_refuse_is_total_and_takes_only_plain_actions(name: str, data: st.DataObject) -> None:
    menu = data.draw(st.sampled_from(menus(name)))
    action = data.draw(st.one_of(JSON, TOSS))
    why = menu.refuse(action)
    assert why is None or type(why) is str
    assert why is not None or is_plain(action)


def spoilt(action: Any, random: Random) -> Any:
    """The same action with a number as a float, a bool or a word, or a tuple as a list."""
    if isinstance(action, tuple):
        if not action or random.random() < 0.2:
            return list(action)
        i = random.randrange(len(action))
        return (*action[:i], spoilt(action[i], random), *action[i + 1 :])
    if type(action) is int:
        return random.choice([float(action), str(action), *([bool(action)] if action in (0, 1) else [])])
    return [action]


@pytest.mark.parametrize("name", list(GAMES))
def test_an_allowed_action_in_other_types_is_refused(name: str) -> None:
    random, tried = Random(2), 0
    for menu in menus(name):
        for _ in range(60):
            bad = spoilt(menu.sample(random.randrange), random)
            assert menu.refuse(bad) is not None, bad
            tried += 1
    assert tried > 500
