"""Counting one round at three seats, for one deal: by hand, then by walking every branch.

  step 3   two seats hold three Innocents each                       3 x 3              =     9
  step 4   and three Guilties each                                   9 x 3 x 3          =    81
  step 5   sealed: each aims one of three Modifiers at one of the figures on six characters, of which every
           other card shows two.  On the tracks lie 6 and 7 (3 figures) and, of 0 1 2 and 3 4 5, of 8 9 10 and
           11 12 13, one each: with k odd ones among these four there are 7 + k figures, so the seats have
           (3 x (7 + k))^2 joint answers.  Odd are one of 0 1 2, two of 3 4 5, one of 8 9 10, two of 11 12 13:
           k is 0 in 4, 1 in 20, 2 in 33, 3 in 20 and 4 in 4 of the 81 cases, so
           9 x (4 x 49 + 20 x 64 + 33 x 81 + 20 x 100 + 4 x 121)                        = 59697

All of it is shown at once, so everybody can tell all these positions apart; before that a seat cannot."""

from __future__ import annotations

from collections import Counter
from itertools import product

from tests.games.cases import tiny
from tests.games.trolley.table import told
from whistlestop.games.trolley import TROLLEY, State
from whistlestop.kernel import WATCHER, Ask

DEAL = "lead 0; deal"  # Innocents 0 1 2 and 3 4 5, Guilties 8 9 10 and 11 12 13


def children(state: State) -> list[State]:
    turn = TROLLEY.turn(state)
    assert isinstance(turn, Ask)
    answers = product(*turn.sealed.values())
    return [TROLLEY.apply(state, dict(zip(turn.sealed, answer, strict=True))).state for answer in answers]


def test_positions_of_steps_3_to_5_are_as_counted_by_hand() -> None:
    start = told(DEAL, deck=tiny(8, 6, 9), order="sealed").state
    third = children(start)
    fourth = [state for before in third for state in children(before)]
    assert (len(third), len(fourth)) == (9, 81)
    figures = Counter(sum(map(sum, state.phase.figures)) for state in fourth)
    assert figures == {7: 4, 8: 20, 9: 33, 10: 20, 11: 4}
    answers = 0
    for state in fourth:
        turn = TROLLEY.turn(state)
        assert isinstance(turn, Ask)
        one, two = (len(tuple(menu)) for menu in turn.sealed.values())
        answers += one * two
    assert answers == 59697


def test_what_was_shown_everybody_can_tell_apart_and_what_was_not_nobody_can() -> None:
    start = told(DEAL, deck=tiny(8, 6, 9), order="sealed").state
    fourth = [state for before in children(start) for state in children(before)]
    for viewer in (0, 1, 2, WATCHER):
        assert len({repr(TROLLEY.view(state, viewer)) for state in fourth}) == 81
    last = children(fourth[0])
    assert len(last) == len({repr(TROLLEY.view(state, WATCHER).tracks) for state in last})
    assert {TROLLEY.view(state, WATCHER).discards for state in last} == {(4, 4, 4)}
