"""What a viewer can know: a reshuffle in the middle of a draw, hidden discards, offers of others."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest
from msgspec.structs import replace

from tests.games import nets
from tests.games.cases import Case, tiny
from tests.games.trolley.table import Told, told
from tests.games.visible import NOISE, VISIBLE, trolley_contradicts
from whistlestop.games.trolley import TROLLEY, State, Trolley, View
from whistlestop.games.trolley.memory import Memory
from whistlestop.games.trolley.rules import Choose
from whistlestop.kernel import WATCHER, Ask, Draw, Json, Note, Over, Rng, Viewer, settled

# three seats, seat 0 conducts first; eight Innocents, six Guilties and six Modifiers are drawn in a round
SHORT: dict[str, Json] = {"deck": tiny(12, 9, 9), "first": 1}


def mind(t: Told, viewer: Viewer, seats: int = 3) -> Memory:
    memory = TROLLEY.mind(viewer, seats, settled(TROLLEY, seats, SHORT))
    for note in t.notes:
        if (seen := note.seen_by(viewer)) is not None:
            memory.told(seen)
    return memory


def worlds(t: Told, viewer: Viewer, count: int = 200) -> list[State]:
    random, memory = Random(1), mind(t, viewer)
    return [memory.imagine(t.view(viewer), random.randrange) for _ in range(count)]


def test_cards_drawn_before_the_reshuffle_lay_in_no_discards() -> None:
    t = told(
        "lead 0; quick 0; deal", **SHORT
    )  # Modifiers: 21 to 29; 27, 28 and 29 are left when seat 2 draws
    assert [note.data for note in t.last if note.what == "reshuffled"] == [(0, 4), (1, 3), (2, 3)]
    known = {21, 24}  # what seat 1, who saw both cards on the tracks, knows to have lain in the discards
    assert {data[1] for data in t.all("aimed")} == known
    found = worlds(t, 1)
    assert all(not known & set(world.hands[2][2]) for world in found)  # seat 2 drew the old ones
    assert any(known & set(world.hands[0][2]) for world in found)  # seat 0 the new ones


def test_everything_that_may_be_is_imagined_and_nothing_else() -> None:
    t = told("lead 0; quick 0; deal", **SHORT)
    held = {card for world in worlds(t, 1, 400) for card in world.hands[2][2]}
    mine = {22, 23}  # seat 1 discarded these unplayed: it knows that they lay in the discards
    assert held == set(range(21, 30)) - {21, 24} - mine
    assert {card for world in worlds(t, WATCHER, 400) for card in world.hands[2][2]} == held | mine


def test_a_card_shown_out_of_a_straddling_hand_may_have_been_old() -> None:
    t = told(
        "lead 0; quick 0; deal", **SHORT
    )  # Innocents: four are left, seat 2 draws three, seat 0 one of them
    lay = f"lay 2:{t.hand(2)[0][0]} 0:{t.hand(0)[0][0]}"
    before = {data[2] for data in t.all("laid")} | {6, 7}
    t.go(lay)
    (shown,) = [card for seat, _, card in t.all("laid")[-2:] if seat == 0]
    assert shown not in before  # so it may be the old one, and the two others anything
    hidden = [set(world.discards[0]) for world in worlds(t, 1)]
    assert any(before & heap for heap in hidden)


def test_a_world_keeps_every_card_and_every_size() -> None:
    case = Case(TROLLEY, 3, {"deck": tiny(9, 7, 10), "tom": True})
    assert [x for seed in range(8) for x in nets.twins(case, seed, trolley_contradicts)] == []


def test_offers_of_the_other_team_are_imagined_too() -> None:
    t = told("lead 0; deal", seats=5)
    memory = TROLLEY.mind(1, 5, settled(TROLLEY, 5, {"deck": tiny(8, 6, 24)}))
    for note in t.go("swap 4 3; swap 2 1").notes:
        if (seen := note.seen_by(1)) is not None:
            memory.told(seen)
    random = Random(2)
    found = {memory.imagine(t.view(1), random.randrange).phase.offers for _ in range(60)}
    assert found == {((2, 1),), ((2, 1), (3, 4)), ((2, 1), (4, 3))}


# --- planted leaks ---------------------------------------------------------------------------------------


class ShowsHands(Trolley):
    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), hands=state.hands)


class ShowsOffers(Trolley):
    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), offers=getattr(state.phase, "offers", ()))


class ShowsDeck(Trolley):
    """Only a hint: the lowest card left in a deck, in a number that looks harmless."""

    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), turns=min(state.decks[2] or (0,)))


class TellsByMenu(Trolley):
    """Nobody is asked to swap whom nobody wants: a menu that depends on offers."""

    def turn(self, state: State) -> Ask[Json] | Draw | Over:
        turn = super().turn(state)
        if isinstance(turn, Ask) and isinstance(state.phase, Choose) and state.phase.offers:
            return Ask(turn.sealed, {}, turn.clock)
        return turn


@pytest.mark.parametrize("leaky", [ShowsHands, ShowsOffers, ShowsDeck, TellsByMenu])
def test_noise_catches(leaky: type[Trolley]) -> None:
    case = Case(leaky(), 5, {"deck": tiny(9, 7, 12)})
    assert [x for seed in range(3) for x in nets.noise(case, VISIBLE["trolley"], NOISE["trolley"], seed)]


class Forgets(Trolley):
    """A mind that forgets what was discarded: its twins look right."""

    def mind(self, viewer: Viewer, seats: int, options: Mapping[str, Json]) -> Memory:
        class Now(Memory):
            def told(self, note: Note) -> None:
                super().told(note)
                if note.what == "killed":
                    self.known = [set(), set(), set()]

        return Now(seats, self._house(seats, options))


class Peeks(Trolley):
    """A mind that takes faces from the view would pass on whatever the view leaks."""

    def mind(self, viewer: Viewer, seats: int, options: Mapping[str, Json]) -> Memory:
        class FromView(Memory):
            def imagine(self, view: View, rng: Rng) -> State:
                world = super().imagine(view, rng)
                hands = tuple(hand or own for hand, own in zip(view.hands, world.hands))
                return replace(world, hands=tuple(((), (), c, d) for _, _, c, d in hands))

        return FromView(seats, self._house(seats, options))


@pytest.mark.parametrize("wrong", [Forgets, Peeks])
def test_the_history_catches_a_mind_that(wrong: type[Trolley]) -> None:
    assert nets.twins(Case(wrong(), 3, {"deck": tiny(9, 7, 10)}), 0, trolley_contradicts)
