"""Dilemma, clause by clause, in the order of RULES.md: one phase per part of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from whistlestop.kernel import (
    CHANCE,
    CLOCK,
    Ask,
    Clock,
    Data,
    Draw,
    Json,
    Note,
    Order,
    Over,
    Pick,
    Rng,
    Seat,
    Step,
    put,
)

from .flight import FULL_TURN, Air, Gust, Landing, Pose, Toss, seat_angle, throw, touching, turned
from .menus import CHOICE, CONFLICT, OFFERS, ONLY_PEACE, PASS, Answer, TossMenu
from .state import Lying, State, alone, buried

Moves = Mapping[Seat, Json]


PARTS, DUEL = 64, 63  # each part of a turn has its own clock; a scramble has fewer re-throws than 40 cards


class Lead(Data, frozen=True):
    """DI-4: somebody takes the initiative."""

    def turn(self, s: State) -> Draw:
        among = (s.house.first - 1,) if s.house.first else range(s.n)  # DI-A2
        return Pick(tuple([(seat, 1) for seat in among]))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        seat = moves[CHANCE]
        return Step(replace(s, phase=OFFER, provoker=seat), (Note("leads", seat, "DI-4"),))


class Offer(Data, frozen=True):
    """DI-10: the Provoker lays one of his cards."""

    def turn(self, s: State) -> Ask[Json]:
        p = s.provoker
        if s.house.skill:  # DI-A25
            return Ask({p: TossMenu(p, s.n, s.hands[p], "throw")}, {}, Clock("offer", s.turn * PARTS))
        return Ask({p: OFFERS[s.hands[p]]}, {}, Clock("offer", s.turn * PARTS))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        p = s.provoker
        if s.house.skill:
            return Step(replace(s, phase=OfferFlight(moves[p])))
        return laid(s, moves[p], home(p, s.n))  # DI-A25: laid, never missed


OFFER = Offer()


@cache
def home(seat: Seat, seats: int) -> Pose:
    """In the middle, upright for its owner."""
    return Pose(turn=(FULL_TURN // 2 + seat_angle(seat, seats)) % FULL_TURN)


def laid(s: State, card: int, pose: Pose) -> Step[State]:
    p = s.provoker
    hands = put(s.hands, p, s.hands[p] ^ 1 << card)
    two_left = alone(hands, p)
    phase: Any = Respond(card, two_left) if s.house.mode == "sealed" else Window(card, pose, two_left)
    return Step(replace(s, phase=phase, hands=hands), (Note("offered", (p, card), "DI-10"),))


class OfferFlight(Data, frozen=True):
    """DI-A30: a thrown offer lies where it lands flat; elsewhere it is lost."""

    toss: tuple[int, ...]

    def turn(self, s: State) -> Draw:
        return Air()

    def apply(self, s: State, moves: Moves) -> Step[State]:
        p, card = s.provoker, self.toss[0]
        _, _, aim, power, spin, keys = self.toss
        landing = throw(p, s.n, Toss(aim, power, spin, bool(keys)), Gust(*moves[CHANCE]))
        flat = landing.how == "flat"
        note = landed_note(p, card, landing, "DI-A30", flat, "" if flat else "DI-13")
        if flat:
            step = laid(s, card, landing.pose)
            return Step(step.state, (note, *step.notes))
        s = replace(s, hands=put(s.hands, p, s.hands[p] ^ 1 << card))
        gone = buried(s.gone, ((p, card),))
        return following(s, s.won, s.lives, gone, (note, Note("missed", (p, card), "DI-A30")))


def any_other(s: State) -> bool:
    return s.n - s.hands.count(0) > (s.hands[s.provoker] > 0)


# --- DI-11 to DI-20: the scramble ------------------------------------------------------------------------


class Respond(Data, frozen=True):
    """DI-11 as SEALED has it (DI-A3): everybody secretly picks a card or passes."""

    offer: int
    barred: bool = False  # DI-41
    arena: tuple[tuple[Seat, int], ...] = ()  # equal cards so far: they stay until the scramble ends (DI-19)
    again: int = 0

    def turn(self, s: State) -> Ask[Json]:
        provoker, offer, barred, seat, menus = s.provoker, self.offer, self.barred, -1, {}
        for hand in s.hands:
            seat += 1
            if hand and seat != provoker:
                menus[seat] = Answer(hand, offer, barred)
        return Ask(menus, {}, Clock("respond", s.turn * PARTS + 1 + self.again))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        thrown: list[tuple[Seat, int]] = []
        hands = list(s.hands)
        for seat, card in moves.items():
            if card != PASS:
                thrown.append((seat, card))
                hands[seat] ^= 1 << card
        if not thrown:
            return unanswered(s, self.offer, self.arena)  # DI-40, DI-A11
        if len(thrown) > 1:
            return Step(replace(s, phase=Lot(self, tuple(thrown)), hands=tuple(hands)))
        return self.settle(replace(s, hands=tuple(hands)), tuple(thrown))

    def settle(self, s: State, stack: tuple[tuple[Seat, int], ...]) -> Step[State]:
        """The lowest card of another value takes the offer (DI-14 to DI-17, DI-A8)."""
        offer, notes = self.offer, (Note("thrown", stack, "DI-14"),)
        for lowest in stack:
            if lowest[1] != offer:  # DI-16, DI-17
                return taken(s, offer, None, lowest, self.arena + stack, notes)
        arena = self.arena + stack
        if not any_other(s):
            return unanswered(s, offer, arena, notes)  # DI-A10: nobody has a card left to throw
        phase = Respond(offer, alone(s.hands, s.provoker), arena, self.again + 1)  # DI-19, DI-A9
        return Step(replace(s, phase=phase), (*notes, Note("again", None, "DI-19")))


class Lot(Data, frozen=True):
    """DI-A3: in SEALED a lot decides which card lies lowest."""

    respond: Respond
    thrown: tuple[tuple[Seat, int], ...]

    def turn(self, s: State) -> Draw:
        return Order(len(self.thrown))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        return self.respond.settle(s, tuple(map(self.thrown.__getitem__, moves[CHANCE])))


class Window(Data, frozen=True):
    """DI-11 as THROW and RACE have it: open to all, in any order, until time is up."""

    offer: int
    pose: Pose
    barred: bool = False  # DI-41; judged anew at each re-throw
    arena: tuple[Lying, ...] = ()
    passed: int = 0  # mask
    again: int = 0  # how many re-throws (DI-19)
    before: int = 0  # so many of the arena were thrown before this window
    rest: int = 0  # ms the first good card needs to come to rest: the late window begins then (DI-A4)

    def pile(self) -> tuple[Lying, ...]:
        """The cards on the offer or on a card that lies on it, lowest first (DI-14, DI-A7)."""
        on = [self.pose]
        pile: list[Lying] = []
        for card in sorted(self.arena, key=lambda c: (c.ms, c.lot)):
            if card.how == "flat" and any(touching(card.pose, pose) for pose in on):  # DI-12
                on.append(card.pose)
                pile.append(card)
        return tuple(pile)

    def good(self) -> tuple[Lying, ...]:
        return tuple(card for card in self.pile() if card.card != self.offer)  # DI-16, DI-17

    def may(self, s: State) -> list[Seat]:
        """DI-18, DI-A5, DI-A6, DI-A28: whoever has a card, has not passed, and has none that may count."""
        done = {card.seat for card in self.good()}
        return [
            seat
            for seat, hand in enumerate(s.hands)
            if hand and seat != s.provoker and seat not in done and not self.passed >> seat & 1
        ]

    def turn(self, s: State) -> Ask[Json]:
        which = s.turn * PARTS + 1 + self.again
        clock = Clock("late", which, delay=self.rest) if self.good() else Clock("window", which)  # DI-A4
        return Ask(
            {},
            {
                seat: TossMenu(seat, s.n, s.hands[seat], s.house.mode, self.offer, self.pose, self.barred)
                for seat in self.may(s)
            },
            clock,
        )

    def apply(self, s: State, moves: Moves) -> Step[State]:
        ((seat, action),) = moves.items()
        if seat == CLOCK:
            return self.close(s)
        if action == PASS:
            window = replace(self, passed=self.passed | 1 << seat)
            return window.go_on(replace(s, phase=window), Note("passed", seat, "DI-11"))
        hands = put(s.hands, seat, s.hands[seat] & ~(1 << action[0]))
        return Step(replace(s, phase=Flight(self, seat, action), hands=hands))

    def go_on(self, s: State, *notes: Note) -> Step[State]:
        """Close early when nobody is left who may throw (DI-A4)."""
        if self.may(s):
            return Step(s, notes)
        step = self.close(s)
        return Step(step.state, (*notes, *step.notes))

    def close(self, s: State) -> Step[State]:
        good, cards = self.good(), tuple([(c.seat, c.card) for c in self.arena])
        if good:
            return taken(
                s, self.offer, self.pose, (good[0].seat, good[0].card), cards
            )  # DI-14: first at rest
        if len(self.arena) == self.before or not any_other(s):
            return unanswered(s, self.offer, cards)  # DI-40, DI-A11
        last = max(c.ms for c in self.arena)  # the next window counts from 0 again: these lay before it
        window = replace(
            self,
            arena=tuple([replace(c, ms=c.ms - last - 1) for c in self.arena]),
            passed=0,
            again=self.again + 1,
            before=len(self.arena),
            barred=alone(s.hands, s.provoker),
        )
        return Step(replace(s, phase=window), (Note("again", None, "DI-19"),))  # DI-A9, DI-A10


class Hair(Data, frozen=True):
    """DI-A3: in a RACE each landing gets 0 to 119 ms by lot, so that a hair's breadth is luck; drawn in
    thousandths of a ms, which order the same moment (DI-A31)."""

    def __contains__(self, outcome: object) -> bool:
        return type(outcome) is int and 0 <= outcome < 120_000

    def sample(self, rng: Rng) -> int:
        return rng(120_000)


class Flight(Data, frozen=True):
    """DI-12, DI-13: where the card comes to rest."""

    window: Window
    seat: Seat
    toss: tuple[int, ...]

    def turn(self, s: State) -> Draw:
        return Air() if s.house.mode == "throw" else Hair()

    def apply(self, s: State, moves: Moves) -> Step[State]:
        card, ms, aim, power, spin, keys = self.toss
        seat, window = self.seat, self.window
        if s.house.mode == "throw":
            gust = Gust(*moves[CHANCE])
            landing = throw(seat, s.n, Toss(aim, power, spin, bool(keys)), gust)
            lying = Lying(seat, card, ms + landing.fly + landing.slide, gust.lot, landing.how, landing.pose)
        else:
            landing = straight(seat, s.n, len(window.arena))
            hair, lot = divmod(moves[CHANCE], 1000)
            lying = Lying(seat, card, ms + hair, lot, "flat", landing.pose)
        had_good = bool(window.good())
        window = replace(window, arena=(*window.arena, lying))
        why, good = judged(window, lying)
        if window.good() and not had_good:  # this card, or one that it now carries
            window = replace(window, rest=landing.fly + landing.slide)
        note = landed_note(seat, card, landing, why or "DI-12", good, why)
        return window.go_on(replace(s, phase=window), note)


def straight(seat: Seat, seats: int, lying: int) -> Landing:
    """DI-A3: in a RACE every throw lands; a little to one's own side, so that all can be seen."""
    angle = seat_angle(seat, seats)
    x, y = turned(260 + 40 * (lying % 3), 0, angle)
    pose = Pose(x, y, (FULL_TURN // 2 + angle + 200 * (lying % 3) - 200) % FULL_TURN)
    return Landing(pose, "flat", (x, y), 220, 0)


def judged(window: Window, card: Lying) -> tuple[str, bool]:
    """Why a card at rest cannot take the offer ("" if it can), and whether it can."""
    if card.how != "flat":
        return "DI-13", False
    if card not in window.pile():
        return "DI-A7", False
    return ("DI-17", False) if card.card == window.offer else ("", True)


def landed_note(seat: Seat, card: int, landing: Landing, clause: str, good: bool, why: str) -> Note:
    data = {
        "seat": seat,
        "card": card,
        "how": landing.how,
        "why": why,
        "good": good,
        "touch": landing.touch,
        "rest": (landing.pose.x, landing.pose.y),
        "turn": landing.pose.turn,
        "fly": landing.fly,
        "slide": landing.slide,
    }
    return Note("landed", data, clause)


def taken(
    s: State,
    offer: int,
    pose: Pose | None,
    lowest: tuple[Seat, int],
    arena: tuple[tuple[Seat, int], ...],
    notes: tuple[Note, ...] = (),
) -> Step[State]:
    """DI-20: two cards are at stake; DI-15: all others in the arena leave the game."""
    contractor, card = lowest
    phase, note = Duel(offer, pose, contractor, card), Note("taken", lowest, "DI-20")
    if len(arena) == 1:
        return Step(replace(s, phase=phase), (*notes, note))
    lost = arena[1:] if arena[0] is lowest else tuple([thrown for thrown in arena if thrown != lowest])
    s = replace(s, phase=phase, gone=buried(s.gone, lost))
    return Step(s, (*notes, note, Note("lost", lost, "DI-15")))


# --- DI-30 to DI-35: the duel ----------------------------------------------------------------------------


class Duel(Data, frozen=True):
    offer: int
    pose: Pose | None  # where the offer lies; None: laid in the middle
    contractor: Seat
    card: int

    def turn(self, s: State) -> Ask[Json]:
        p, c = s.provoker, self.contractor  # DI-34, DI-A21: no life, no conflict
        menus = {p: CHOICE if s.lives[p] else ONLY_PEACE, c: CHOICE if s.lives[c] else ONLY_PEACE}
        return Ask(menus, {}, Clock("duel", s.turn * PARTS + DUEL))  # DI-30: both secretly, then together

    def apply(self, s: State, moves: Moves) -> Step[State]:
        p, c, offer, card = s.provoker, self.contractor, self.offer, self.card
        won, lives, gone = s.won, s.lives, s.gone
        attacks, defends = moves[p] == CONFLICT, moves[c] == CONFLICT
        if attacks and defends:  # DI-33
            gone = buried(gone, ((p, offer), (c, card)))
            lives = put(put(lives, p, lives[p] - 1), c, lives[c] - 1)
            clause = "DI-33"
        elif attacks or defends:  # DI-32
            winner = p if attacks else c
            won = put(won, winner, (*won[winner], offer, card))
            lives = put(lives, winner, lives[winner] - 1)  # DI-A22: at none he plays on
            clause = "DI-32"
        else:  # DI-31
            won = put(put(won, p, (*won[p], card)), c, (*won[c], offer))
            clause = "DI-31"
        data = {
            "provoker": p,
            "contractor": c,
            "offer": offer,
            "card": card,
            "choices": (moves[p], moves[c]),
        }
        return following(s, won, lives, gone, (Note("duelled", data, clause),))


def unanswered(
    s: State, offer: int, void: tuple[tuple[Seat, int], ...], notes: tuple[Note, ...] = ()
) -> Step[State]:
    """DI-40: the Provoker keeps his own card, and it scores."""
    p = s.provoker
    notes = (*notes, Note("kept", (p, offer), "DI-40"))
    gone = s.gone
    if void:
        notes = (*notes, Note("lost", void, "DI-A11"))
        gone = buried(gone, void)
    return following(s, put(s.won, p, (*s.won[p], offer)), s.lives, gone, notes)


def following(
    s: State,
    won: tuple[tuple[int, ...], ...],
    lives: tuple[int, ...],
    gone: tuple[int, ...],
    notes: tuple[Note, ...],
) -> Step[State]:
    """DI-35, DI-A12, DI-A13: the next holder of cards on the left provokes; DI-50 is judged here (DI-A15)."""
    n, hands, p = s.n, s.hands, s.provoker
    if n - hands.count(0) <= 1:  # DI-50, DI-A16, DI-A17
        return Step(replace(s, phase=END, won=won, lives=lives, gone=gone, turn=s.turn + 1), notes)
    p = (p + 1) % n
    while not hands[p]:
        p = (p + 1) % n
    s = replace(s, phase=OFFER, provoker=p, won=won, lives=lives, gone=gone, turn=s.turn + 1)
    return Step(s, (*notes, Note("initiative", p, "DI-35")))


# --- DI-50 to DI-52: end and scoring ---------------------------------------------------------------------


class End(Data, frozen=True):
    def turn(self, s: State) -> Over:
        scores = tuple(map(sum, s.won))  # DI-51, DI-A24
        rank = [(score,) for score in scores]  # DI-52
        if s.house.tiebreak:
            rank = [(scores[i], s.lives[i], len(s.won[i])) for i in range(s.n)]  # type: ignore[misc]  # DI-A23
        return Over(scores, "DI-50", tuple(i for i in range(s.n) if rank[i] == max(rank)))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        raise AssertionError("the game is over")


END = End()
