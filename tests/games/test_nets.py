"""The nets catch planted leaks: each class breaks one thing, and the net that is meant for it must say so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games import nets
from tests.games.cases import Case
from tests.games.hats import Hats, Head, Recall, Sight
from tests.games.visible import NOISE, VISIBLE, dilemma_contradicts
from whistlestop.games.dilemma import DILEMMA, Dilemma, State, View
from whistlestop.games.dilemma.state import values
from whistlestop.games.dilemma.view import Memory
from whistlestop.kernel import WATCHER, Ask, Clock, Draw, Json, Note, OneOf, Over, Rng, Seat, Step, Viewer

HIDDEN: dict[str, Json] = {"mode": "sealed", "remaining": False}


class ShowsHands(Dilemma):
    """The hands of others, although the table hides them."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        shown = [replace(place, hand=values(hand)) for place, hand in zip(view.seats, state.hands)]
        return replace(view, seats=tuple(shown))


class ShowsBest(Dilemma):
    """Only a hint: somebody's highest card, in a number that looks harmless."""

    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), again=max(state.hands).bit_length())


class SkipsLow(Dilemma):
    """Does not ask whoever has nothing below the offer: silence tells."""

    def turn(self, state: State) -> Ask[Json] | Draw | Over:
        turn = super().turn(state)
        if isinstance(turn, Ask) and len(turn.sealed) > 1 and self.view(state, 0).stage == "respond":
            offer = state.phase.offer
            able = {s: m for s, m in turn.sealed.items() if state.hands[s] & ((1 << offer) - 1)}
            return Ask(able or turn.sealed, turn.open, turn.clock)
        return turn

    def apply(self, state: State, moves: Mapping[Seat, Json]) -> Step[State]:
        turn = super().turn(state)
        return super().apply(
            state, {s: moves.get(s, 0) for s in turn.sealed} if isinstance(turn, Ask) else moves
        )


class HurriesTheWeak(Dilemma):
    """Another clock for whoever holds the offered value."""

    def turn(self, state: State) -> Ask[Json] | Draw | Over:
        turn = super().turn(state)
        if isinstance(turn, Ask) and turn.clock and state.hands[0] & 2:
            return Ask(turn.sealed, turn.open, replace(turn.clock, pace=50))
        return turn


@pytest.mark.parametrize("leaky", [ShowsHands, ShowsBest, SkipsLow, HurriesTheWeak])
def test_noise_catches(leaky: type[Dilemma]) -> None:
    case = Case(leaky(), 3, HIDDEN)
    assert nets.noise(case, VISIBLE["dilemma"], NOISE["dilemma"], seed=0)


def test_noise_lets_an_honest_game_pass() -> None:
    assert nets.noise(Case(DILEMMA, 3, HIDDEN), VISIBLE["dilemma"], NOISE["dilemma"], seed=0) == []


def test_an_undeclared_field_is_caught() -> None:
    table = {**VISIBLE["dilemma"], "Duel": {"offer": nets.ALL}}
    caught = nets.undeclared(Case(DILEMMA, 3, HIDDEN), table, seed=0)
    assert caught == ["Duel.card", "Duel.contractor", "Duel.pose"]


# --- twin worlds and buckets, on the toy -----------------------------------------------------------------


def hats_contradict(notes: list[Note], world: Any) -> bool:
    told: dict[Seat, int] = dict(note.secret for note in notes if isinstance(note.secret, tuple))
    return any(world.hats[seat] != hat for seat, hat in told.items())


class ShowsNeighbour(Hats):
    def view(self, s: Head, viewer: Viewer) -> Sight:
        return replace(super().view(s, viewer), leak=s.hats and s.hats[(viewer + 2) % 3])


class SkipsWhite(Hats):
    """Whoever wears white is not asked."""

    def turn(self, s: Head) -> Ask[Json] | Draw | Over:
        turn = super().turn(s)
        if isinstance(turn, Ask):
            black = {seat: menu for seat, menu in turn.sealed.items() if s.hats[seat]}
            return Ask(black, {}, turn.clock)
        return turn

    def apply(self, s: Head, moves: Mapping[Seat, Json]) -> Step[Head]:
        return super().apply(s, moves if not s.hats else {i: moves.get(i, "hide") for i in range(3)})


class TellsByClock(Hats):
    def turn(self, s: Head) -> Ask[Json] | Draw | Over:
        turn = super().turn(s)
        return Ask(turn.sealed, {}, Clock("show", sum(s.hats))) if isinstance(turn, Ask) else turn


class TellsByMenu(Hats):
    """One more button if the right neighbour wears black."""

    def turn(self, s: Head) -> Ask[Json] | Draw | Over:
        turn = super().turn(s)
        if isinstance(turn, Ask):
            menus = {i: OneOf(("hide", "show", "wink")[: 2 + s.hats[(i + 1) % 3]]) for i in range(3)}
            return Ask(menus, {}, turn.clock)
        return turn


class ShowsWatchers(Hats):
    """Who only looks on sees how many hats are black, which nobody at the table knows."""

    def view(self, s: Head, viewer: Viewer) -> Sight:
        return replace(super().view(s, viewer), leak=sum(s.hats) if viewer == WATCHER else None)


CONTROLS = [SkipsWhite, TellsByClock, TellsByMenu]


@pytest.mark.parametrize("leaky", [ShowsNeighbour, *CONTROLS])
def test_twins_catch(leaky: type[Hats]) -> None:
    case = Case(leaky(), 3, {})
    assert [x for seed in range(20) for x in nets.twins(case, seed, hats_contradict)]


def test_twins_catch_what_watchers_see_and_a_seat_does_not_know() -> None:
    case = Case(ShowsWatchers(), 3, {})
    caught = [x for seed in range(20) for x in nets.twins(case, seed, hats_contradict)]
    assert [x for x in caught if "watchers see more" in x]


@pytest.mark.parametrize("leaky", CONTROLS)
def test_buckets_catch(leaky: type[Hats]) -> None:
    caught, _ = nets.buckets(Case(leaky(), 3, {}), 100)
    assert caught


def test_twins_and_buckets_let_the_honest_toy_pass() -> None:
    case = Case(Hats(), 3, {})
    assert [x for seed in range(20) for x in nets.twins(case, seed, hats_contradict)] == []
    caught, shared = nets.buckets(case, 100)
    assert caught == []
    assert shared > 50


class Forgets(Hats):
    """A mind that knows its own hat and forgets what it was shown: its twins look right."""

    def mind(self, viewer: Viewer, seats: int, options: Mapping[str, Json]) -> Recall:
        class Now(Recall):
            def told(self, note: Note) -> None:
                if note.what == "dealt":
                    super().told(note)

        return Now()


def test_the_history_catches_a_mind_that_forgets() -> None:
    caught = [x for seed in range(20) for x in nets.twins(Case(Forgets(), 3, {}), seed, hats_contradict)]
    assert caught
    assert all("knows to be wrong" in text for text in caught)


class Peeks(Dilemma):
    """A mind that takes faces from the view and not from the notes would pass on whatever the view leaks."""

    def mind(self, viewer: Viewer, seats: int, options: Mapping[str, Json]) -> Memory:
        class FromView(Memory):
            def imagine(self, view: View, rng: Rng) -> State:
                world = super().imagine(view, rng)
                hands = tuple(sum(1 << v for v in place.hand or ()) for place in view.seats)
                return replace(world, hands=hands)

        return FromView(seats, self._house(seats, options))


def test_the_history_catches_a_mind_that_trusts_the_view() -> None:
    assert nets.twins(Case(Peeks(), 3, HIDDEN), 0, dilemma_contradicts)
