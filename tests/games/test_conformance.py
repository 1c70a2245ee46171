"""What every game owes the table, the lab and the record."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.cases import CASES, Case, book, walk
from whistlestop.games import GAMES
from whistlestop.kernel import (
    CHANCE,
    CLOCK,
    WATCHER,
    Ask,
    Header,
    Illegal,
    Line,
    Over,
    Record,
    advance,
    check,
)

SEEDS = range(3)

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def test_every_registered_game_is_played_here() -> None:
    assert {case.game.name for case in CASES} == set(GAMES)


@every_case
def test_whoever_shall_begin_begins(case: Case) -> None:
    """A rematch rotates the start with the option `first`, by what `opener` says of the game before."""
    for seat in range(case.seats):
        named = case._replace(given={**case.given, "first": seat + 1})
        began = next(state for state, turn, _, _ in walk(named, 0) if isinstance(turn, Ask))
        assert case.game.opener(began) == seat


@every_case
def test_only_seats_at_the_table_are_asked(case: Case) -> None:
    for seed in SEEDS:
        for _, turn, _, _ in walk(case, seed):
            if isinstance(turn, Ask):
                assert {*turn.sealed, *turn.open} <= set(range(case.seats))
                assert turn.sealed or turn.open or turn.clock
                assert turn.clock is None or turn.clock.name in case.game.clocks


@every_case
def test_samples_and_defaults_are_on_the_menu(case: Case) -> None:
    for seed in SEEDS:
        for k, (_, turn, _, _) in enumerate(walk(case, seed)):
            if isinstance(turn, Ask):
                for menu in (*turn.sealed.values(), *turn.open.values()):
                    for rng in (lambda n: 0, lambda n: n - 1, lambda n, k=k: k % n):
                        assert menu.refuse(menu.sample(rng)) is None
                        assert menu.refuse(menu.default(rng)) is None


@every_case
def test_what_a_menu_lists_it_takes_and_it_lists_what_it_shows(case: Case) -> None:
    for _, turn, _, _ in walk(case, 0):
        for menu in (*turn.sealed.values(), *turn.open.values()) if isinstance(turn, Ask) else ():
            try:
                actions = tuple(menu)
            except TypeError:
                continue
            assert [menu.refuse(action) for action in actions] == [None] * len(actions)
            assert len(set(actions)) == len(actions) > 0
            assert msgspec.json.encode(menu.spec())


@every_case
def test_what_is_not_asked_is_refused_and_changes_nothing(case: Case) -> None:
    game = case.game
    for state, turn, moves, _ in walk(case, 1):
        before = (hash(state), repr(state))
        wrong: list[dict[int, Any]] = [{}, {WATCHER: 0}, {case.seats: 0}, {CLOCK: "no such clock"}]
        if isinstance(turn, Over):
            wrong += [{CHANCE: 0}, {0: 0}]
        elif isinstance(turn, Ask):
            idle = set(range(case.seats)) - {*turn.sealed, *turn.open}
            wrong += [{CHANCE: 0}, *({seat: 0} for seat in idle)]
            wrong += [{**moves, seat: 0} for seat in idle]
            wrong += [{seat: "nonsense"} for seat in moves]
            if turn.sealed and turn.clock:
                wrong.append({CLOCK: turn.clock.name})
            if len(turn.sealed) > 1:
                wrong += [
                    {seat: moves[seat]} for seat in turn.sealed if seat in moves and seat not in turn.open
                ]
        else:
            wrong += [{CHANCE: "nonsense"}, {CHANCE: None}, {0: 0}]
        for bad in wrong:
            with pytest.raises(Illegal):
                advance(game, state, bad)
        assert (hash(state), repr(state)) == before


@every_case
def test_apply_is_a_function_and_old_states_never_change(case: Case) -> None:
    kept = []
    for state, turn, moves, _ in walk(case, 2):
        kept.append((state, hash(state), repr(state)))
        if not isinstance(turn, Over):
            first, second = case.game.apply(state, moves), advance(case.game, state, dict(moves))
            assert first == second
            assert repr(case.game.turn(first.state)) == repr(case.game.turn(second.state))
    assert all(hash(state) == h and repr(state) == text for state, h, text in kept)


@every_case
def test_everybody_has_a_view_of_every_state_and_it_survives_the_wire(case: Case) -> None:
    for seed in SEEDS:
        for state, *_ in walk(case, seed):
            for viewer in case.viewers:
                view = case.game.view(state, viewer)
                assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@every_case
def test_every_state_says_who_may_talk_with_whom(case: Case) -> None:
    for state, *_ in walk(case, 0):
        for room, mask in case.game.rooms(state).items():
            assert type(room) is str
            assert 0 < mask < 1 << case.seats


@every_case
def test_every_game_ends_with_scores_winners_and_a_clause(case: Case) -> None:
    for seed in range(10):
        *_, last = walk(case, seed)
        over = last.turn
        assert isinstance(over, Over)
        assert len(over.scores) == case.seats
        assert set(over.winners) <= set(range(case.seats))
        assert over.winners
        assert over.reason in book(case.game)


@every_case
def test_a_finished_game_is_written_read_and_proved(case: Case) -> None:
    for seed in SEEDS:
        lines, over = [], Over((), "")
        for _, turn, moves, _ in walk(case, seed):
            if isinstance(turn, Over):
                over = turn
            elif CHANCE in moves:
                lines.append(Line(chance=moves[CHANCE]))
            elif CLOCK in moves:
                lines.append(Line(clock=moves[CLOCK]))
            else:
                lines.append(Line(moves=list(moves.items())))
        steps = len(lines)
        lines.append(Line(over=list(over.scores), reason=over.reason))
        head = Header(
            record=1, game=case.game.name, edition=case.game.edition, seats=case.seats, options=case.given
        )
        written = Record(head, lines).dump()
        read = Record.load(written)
        assert read.dump() == written
        assert check(case.game, read) == (steps, False)  # the deals are stated: nothing to prove


@every_case
def test_clauses_of_notes_and_refusals_are_in_the_book(case: Case) -> None:
    clauses = book(case.game)
    for seed in SEEDS:
        for _, turn, _, notes in walk(case, seed):
            assert {note.clause for note in notes} <= clauses
            for menu in (*turn.sealed.values(), *turn.open.values()) if isinstance(turn, Ask) else ():
                for action in (None, -1, "", 10**9, ("x",), (), *range(12)):
                    assert menu.refuse(action) in {None, *clauses}


@every_game
def test_a_game_has_an_edition_clocks_levels_and_a_hush(game: Any) -> None:
    assert type(game.edition) is int
    assert game.edition >= 1
    assert all(type(ms) is int and ms > 0 for ms in game.clocks.values())
    assert set(game.levels.values()) <= set(game.bots)
    assert game.hush in book(game)
