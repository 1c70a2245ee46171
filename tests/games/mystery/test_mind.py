# ruff: noqa: N802 (tests are named after clauses)
"""A mind knows what its viewer was told: no more (planted leaks are caught), and no less (histories)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from tests.games import nets
from tests.games.cases import Case
from tests.games.mystery.secrets import NOISE, VISIBLE, contradicts, denies
from tests.games.mystery.table import Told, fresh
from whistlestop.games.mystery import MYSTERY, Mystery, State, View
from whistlestop.games.mystery.belief import Category
from whistlestop.games.mystery.cars import Lounge
from whistlestop.games.mystery.memory import Memory
from whistlestop.kernel import Ask, Draw, Json, Note, Over, Seat, Step, Viewer


class Slots(Mystery):
    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), slots=state.slots)


class Hands(Mystery):
    """The left neighbour's cards."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        return replace(view, hand=state.hands[viewer - 1]) if viewer > 0 and state.hands else view


class Stack(Mystery):
    """A phase that shows itself whole: covered Hour cards, waiting cards."""

    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), stack=state.stack)


class Crime(Mystery):
    """A hint in a number that looks harmless."""

    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), tokens=sum(state.crime))


class Skips(Mystery):
    """Whose answer is forced by hidden cards is not asked."""

    def turn(self, state: State) -> Ask[Json] | Draw | Over:
        turn = super().turn(state)
        if isinstance(turn, Ask) and isinstance(state.stack[-1], Lounge):
            free = {p: menu for p, menu in turn.sealed.items() if len(tuple(menu)) > 1}
            return Ask(free or turn.sealed, turn.open, turn.clock)
        return turn

    def apply(self, state: State, moves: Mapping[Seat, Json]) -> Step[State]:
        if isinstance(state.stack[-1], Lounge):
            sealed = super().turn(state).sealed  # type: ignore[union-attr]
            moves = {p: moves.get(p, next(iter(menu))) for p, menu in sealed.items()}
        return super().apply(state, moves)


class Nervous(Mystery):
    """A shorter window where the waiting card is of kind 0."""

    def turn(self, state: State) -> Ask[Json] | Draw | Over:
        turn = super().turn(state)
        if isinstance(turn, Ask) and turn.clock and turn.clock.name == "ability":
            low = state.stack[-1].items[0][1] & 7 == 0
            return Ask(turn.sealed, turn.open, replace(turn.clock, pace=50 if low else 100))
        return turn


LEAKS = [Slots, Hands, Stack, Crime, Skips, Nervous]


@pytest.mark.parametrize("leaky", LEAKS)
def test_ME_V1_planted_leaks_are_caught(leaky: type[Mystery]) -> None:
    case = Case(leaky(), 4, {})
    assert any(
        nets.noise(case, VISIBLE, NOISE, seed) or nets.twins(case, seed, contradicts, every=2)
        for seed in range(3)
    )


class Telltale(Mystery):
    """An aid that has looked under the board."""

    def apply(self, state: State, moves: Mapping[Seat, Json]) -> Step[State]:
        self.crime = state.crime
        return super().apply(state, moves)

    def notebook(self, seat: Seat, told: Sequence[Note], seats: int, options: Mapping[str, Json]) -> Json:
        written = super().notebook(seat, told, seats, options)
        if written and self.crime:
            written["cards"][0][(self.crime[0] + 1) % (seats + 1)]["mark"] = "out"
        return written


@pytest.mark.parametrize("aid", ["clerk", "logician", "statistician"])
@pytest.mark.parametrize("seats", [3, 5])
def test_ME_A44_no_aid_can_tell_a_twin_world(seats: int, aid: str) -> None:
    for seed in range(2):
        assert nets.notebooks(Case(MYSTERY, seats, {"aid": aid}), seed, denies) == []


def test_ME_A44_an_aid_that_looks_under_the_board_is_caught() -> None:
    caught = nets.notebooks(Case(Telltale(), 3, {"aid": "logician"}), 0, denies)
    assert any("knows more than it was told" in text for text in caught)


class Forgets(Memory):
    """Knows its own hand and nothing that it saw of others'."""

    def told(self, note: Note) -> None:
        if note.what == "moved" and type(note.data) is tuple:
            k, src, dst, lot, _ = note.data
            if not {src, dst} & {f"H{self.viewer}", f"D{self.viewer}", "R"}:
                note = Note("moved", (k, src, dst, lot, -1))
        super().told(note)


class Forgetful(Mystery):
    def mind(self, viewer: Viewer, seats: int, options: Mapping[str, Json]) -> Memory:
        return Forgets(viewer, seats, self._house(seats, options))


def test_ME_A20_the_history_catches_a_mind_that_forgets() -> None:
    case = Case(Forgetful(), 3, {"abilities": False})
    caught = [x for seed in range(2) for x in nets.twins(case, seed, contradicts, every=3)]
    assert any("knows to be wrong" in text for text in caught)


# --- what follows from what was seen ---------------------------------------------------------------------


def category() -> Category:
    """Three kinds; H0 is mine with kind 0; two cards each with H1 and H2, none else."""
    found = Category(3, {"H0": 1, "H1": 2, "H2": 2, "D1": 0, "D2": 0})
    found.hold([0], "H0")
    return found


def crime(found: Category, draws: int = 3000) -> dict[int, float]:
    rng = Random(1).randrange
    drawn = Counter(found.draw(-1, rng)[0] for _ in range(draws))
    return {kind: n / draws for kind, n in sorted(drawn.items())}


def test_ME_44_two_copies_seen_in_one_leg_are_innocent() -> None:
    found = category()
    found.move("H1", "D1", 1)
    found.move("H2", "D2", 1)
    assert 1 not in crime(found)


def test_ME_A20_a_clue_seen_again_after_a_grip_may_be_the_same_card() -> None:
    found = category()
    found.move("H1", "D1", 1)
    found.move_all("D1", "H1")
    found.move("H1", "D1", 1)
    assert 1 in crime(found)


def test_ME_A20_the_odds_are_those_of_counting_deals() -> None:
    """Unseen are 0 1 2 2 besides the 1 that left H1, went back, and left H1 again: the same card (1/2), or
    the other copy (1/2 x 1/4).  So it is the same with 4/5, and then the crime is 1 with 1/4."""
    found = category()
    found.move("H1", "D1", 1)
    found.move_all("D1", "H1")
    found.move("H1", "D1", 1)
    assert crime(found)[1] == pytest.approx(0.2, abs=0.03)


def test_a_mind_whose_hypotheses_were_all_dropped_goes_through_the_past_again() -> None:
    narrow = Category(3, {"H0": 1, "H1": 2, "H2": 2, "D1": 0, "D2": 0}, cap=1)
    narrow.hold([0], "H0")
    narrow.move("H1", "H2", 1)
    narrow.move("H2", "H1", -1)  # most likely another card
    narrow.move("H1", "D1", -1)
    narrow.move("H2", "D2", 2)
    narrow.move("H1", "D1", 1)  # it came back, and was not the first to go
    assert narrow.draw(-1, Random(0).randrange)[1]["D1"].count(1) >= 1


def minds(t: Told, n: int) -> dict[Viewer, Memory]:
    found = {seat: Memory(seat, n, t.state.house) for seat in range(n)}
    for note in t.notes:
        for seat, mind in found.items():
            if (seen := note.seen_by(seat)) is not None:
                mind.told(seen)
    return found


def test_ME_66_whoever_has_seen_a_showing_knows_the_time() -> None:
    t = fresh(3).until("Go", leg=1)
    for seat, mind in minds(t, 3).items():
        world = mind.imagine(t.view(seat), Random(seat).randrange)
        assert world.crime[4] == t.state.crime[4]


def test_what_others_saw_a_mind_does_not_know() -> None:
    """Twenty worlds of seat 3 differ in a card that only seats 0 and 1 have seen."""
    t = fresh(4, abilities=False).until("Go")
    m = t.state.mover
    guest = (m + 1) % 4
    k = next(k for k in range(4) if t.state.hands[guest][k])
    t.go(f"dine {guest}:{k}; say {guest}:{t.state.hands[guest][k][0]}")
    stranger = (m + 2) % 4
    mind = minds(t, 4)[stranger]
    worlds = [mind.imagine(t.view(stranger), Random(i).randrange) for i in range(20)]
    assert len({world.piles[guest] for world in worlds}) > 1
    host = minds(t, 4)[m]
    known = {host.imagine(t.view(m), Random(i).randrange).piles[guest] for i in range(20)}
    assert known == {t.state.piles[guest]}


def test_a_world_can_be_played_to_its_end() -> None:
    t = fresh(5).until("Go")
    other = Told(minds(t, 5)[2].imagine(t.view(2), Random(4).randrange))
    assert len(other.until("End").over.scores) == 5
