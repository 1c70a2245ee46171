"""What a viewer of Dilemma sees, and what he can know.

Only pending choices are hidden (DI-V3), and no state holds them; hands follow from what was played (DI-V1),
so a table may show or hide the panel that says so."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from whistlestop.kernel import WATCHER, Data, Note, Rng, Seat, Viewer

from .flight import Pose
from .rules import (
    END,
    OFFER,
    Duel,
    End,
    Flight,
    Lead,
    Lot,
    Offer,
    OfferFlight,
    Respond,
    Window,
    home,
    judged,
    straight,
)
from .state import House, Lying, State, values


class Place(Data, frozen=True):
    """One player, as seen."""

    hand: tuple[int, ...] | None  # None: not shown
    count: int
    lives: int
    won: tuple[int, ...]
    gone: tuple[int, ...]
    score: int


class Laid(Data, frozen=True):
    """The offer."""

    seat: Seat
    card: int
    x: int
    y: int
    turn: int


class Thrown(Data, frozen=True):
    """A card in the arena or beside it."""

    seat: Seat
    card: int
    how: str
    x: int
    y: int
    turn: int
    good: bool
    why: str  # the clause by which it cannot count (DI-V2)
    ms: int
    lot: int


class Stakes(Data, frozen=True):
    contractor: Seat
    card: int


class View(Data, frozen=True):
    mode: str
    stage: str
    turn: int
    provoker: Seat
    skill: bool
    again: int
    seats: tuple[Place, ...]
    offer: Laid | None = None
    arena: tuple[Thrown, ...] = ()
    passed: tuple[Seat, ...] = ()
    duel: Stakes | None = None
    barred: bool = False  # two are left: DI-41
    before: int = 0
    rest: int = 0


STAGES = {Lead: "lead", Offer: "offer", OfferFlight: "offer", Respond: "respond", Lot: "respond"}
STAGES |= {Window: "window", Flight: "window", Duel: "duel", End: "end"}


def look(s: State, viewer: Viewer) -> View:
    return shared(s) if s.house.remaining else build(s, viewer)


@lru_cache(maxsize=64)
def shared(s: State) -> View:
    """With the open panel all see the same (DI-V1): built once."""
    return build(s, WATCHER)


def build(s: State, viewer: Viewer) -> View:
    places = tuple(
        [
            Place(
                values(s.hands[i]) if s.house.remaining or i == viewer else None,
                s.hands[i].bit_count(),
                s.lives[i],
                s.won[i],
                values(s.gone[i]),
                sum(s.won[i]),
            )
            for i in range(s.n)
        ]
    )
    phase: Any = s.phase
    stage = STAGES[type(phase)]
    if isinstance(phase, Lot):
        phase = phase.respond
    elif isinstance(phase, Flight):
        phase = phase.window
    head = (s.house.mode, stage, s.turn, s.provoker, s.house.skill)
    match phase:
        case Respond(offer, barred, arena, again):
            lying = tuple([_equal(s, i, seat, card) for i, (seat, card) in enumerate(arena)])
            return View(*head, again, places, _laid(s, offer, home(s.provoker, s.n)), lying, barred=barred)
        case Window():
            return View(
                *head,
                phase.again,
                places,
                _laid(s, phase.offer, phase.pose),
                tuple([_thrown(phase, card) for card in sorted(phase.arena, key=lambda c: (c.ms, c.lot))]),
                tuple([i for i in range(s.n) if phase.passed >> i & 1]),
                barred=phase.barred,
                before=phase.before,
                rest=phase.rest,
            )
        case Duel(offer, pose, contractor, card):
            laid = _laid(s, offer, pose or home(s.provoker, s.n))
            return View(*head, 0, places, laid, duel=Stakes(contractor, card))
        case _:
            return View(*head, 0, places)


def _laid(s: State, card: int, pose: Pose) -> Laid:
    return Laid(s.provoker, card, pose.x, pose.y, pose.turn)


def _equal(s: State, i: int, seat: Seat, card: int) -> Thrown:
    pose = straight(seat, s.n, i).pose
    return Thrown(seat, card, "flat", pose.x, pose.y, pose.turn, False, "DI-17", i, 0)


def _thrown(window: Window, card: Lying) -> Thrown:
    why, good = judged(window, card)
    pose = card.pose
    return Thrown(card.seat, card.card, card.how, pose.x, pose.y, pose.turn, good, why, card.ms, card.lot)


class Memory:
    """What a viewer can know: which cards were played, from notes alone; the rest is on the table to see."""

    def __init__(self, seats: int, house: House) -> None:
        self.seats, self.house = seats, house
        self.played = [0] * seats

    def told(self, note: Note) -> None:
        data: Any = note.data
        match note.what:
            case "offered" | "missed":
                self._play(*data)
            case "landed":
                self._play(data["seat"], data["card"])
            case "thrown":
                for seat, card in data:
                    self._play(seat, card)
            case _:
                pass

    def _play(self, seat: Seat, card: int) -> None:
        self.played[seat] |= 1 << card

    def imagine(self, view: View, rng: Rng) -> State:
        full = (2 << self.house.cards) - 2
        return State(
            self.seats,
            self.house,
            self._phase(view),
            view.provoker,
            tuple(full & ~mask for mask in self.played),
            tuple(p.lives for p in view.seats),
            tuple(p.won for p in view.seats),
            tuple(sum(1 << v for v in p.gone) for p in view.seats),
            view.turn,
        )

    def _phase(self, view: View) -> Any:
        offer = view.offer
        if view.stage == "lead":
            return Lead()
        if offer is None:
            return OFFER if view.stage == "offer" else END
        pose = Pose(offer.x, offer.y, offer.turn)
        if view.duel:
            laid = None if self.house.mode == "sealed" else pose
            return Duel(offer.card, laid, view.duel.contractor, view.duel.card)
        if view.stage == "respond":
            arena = tuple((t.seat, t.card) for t in view.arena)
            return Respond(offer.card, view.barred, arena, view.again)
        cards = [Lying(t.seat, t.card, t.ms, t.lot, t.how, Pose(t.x, t.y, t.turn)) for t in view.arena]
        passed = sum(1 << seat for seat in view.passed)
        return Window(offer.card, pose, view.barred, tuple(cards), passed, view.again, view.before, view.rest)


def rooms(s: State) -> Mapping[str, int]:
    """DI-A27: no talk while a duel is being chosen."""
    return {} if isinstance(s.phase, Duel) else {"all": (1 << s.n) - 1}
