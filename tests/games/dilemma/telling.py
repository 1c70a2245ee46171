"""The second telling of Dilemma: one coroutine, read off RULES.md and not off the rules' code.

It yields what the table waits for and is sent the answer: `Asked` (specs of menus), `Chance`, `End`.
Where a card comes to rest it asks `flight`; what that means for the pile is told here."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Any

from whistlestop.games.dilemma import flight
from whistlestop.games.dilemma.flight import Gust, Pose, Toss
from whistlestop.games.dilemma.menus import SPINS
from whistlestop.kernel import CHANCE, CLOCK, Json, Seat

Spec = dict[str, Any]


@dataclass
class Asked:
    clock: tuple[Json, ...]  # name, and what tells this clock from all others of that name
    sealed: dict[Seat, Spec] = field(default_factory=dict)
    open: dict[Seat, Spec] = field(default_factory=dict)
    delay: int = 0


@dataclass
class Chance:
    inside: tuple[Json, ...]  # some outcomes that may be
    outside: tuple[Json, ...]  # and some that may not


@dataclass
class End:
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


Told = Generator[Asked | Chance | End, Mapping[Seat, Json], Any]
AIR = Chance(((0,) * 7 + (500, 0),), ((0,) * 9 + (0,), 0))
HAIR = Chance((0, 119_999), (120_000, -1, (0,)))


def one(of: tuple[Json, ...], banned: Json = (), warn: Json = ()) -> Spec:
    return {"t": "one", "of": of, "banned": banned, "warn": warn}


PEACEFUL = one(("peace",), banned=(("conflict", "DI-34"),))
FREE = one(("peace", "conflict"))


@dataclass
class Lies:
    round: int  # a later round of throws comes to rest later, and has its own time line
    moment: int
    lot: int
    seat: Seat
    card: int
    flat: bool
    pose: Pose


class Dilemma:
    def __init__(self, n: int, o: Mapping[str, Json]) -> None:
        self.n, self.o = n, o
        self.hands = [set(range(1, o["cards"] + 1)) for _ in range(n)]  # DI-2
        self.lives = [o["lives"] or (3 if n == 3 else 2)] * n  # DI-3
        self.won: list[list[int]] = [[] for _ in range(n)]
        self.p: Seat = 0
        self.turn = 0

    def play(self) -> Told:
        self.p = (yield Chance(tuple(range(self.n)), (self.n, -1)))[CHANCE]  # DI-4, DI-A2
        while sum(1 for hand in self.hands if hand) > 1:  # DI-50, DI-A15 to DI-A17
            while not self.hands[self.p]:  # DI-A12
                self.p = (self.p + 1) % self.n
            yield from self.one_turn()
            self.p = (self.p + 1) % self.n  # DI-35, DI-A13
            self.turn += 1
        scores = tuple(map(sum, self.won))  # DI-51
        best = [(s, life, len(w)) for s, life, w in zip(scores, self.lives, self.won)]  # DI-A23
        if not self.o["tiebreak"]:
            best = [(s, 0, 0) for s in scores]  # DI-52
        yield End(scores, tuple(i for i in range(self.n) if best[i] == max(best)))

    def one_turn(self) -> Told:
        pose = Pose(turn=flight.FULL_TURN // 2 + flight.seat_angle(self.p, self.n))
        clock = ("offer", self.turn)
        if self.o["skill"]:  # DI-A30
            menu = self.toss(self.p, 0, Pose(), barred=False)
            card, _, aim, power, spin, keys = (yield Asked(clock, {self.p: menu}))[self.p]
            gust = Gust(*(yield AIR)[CHANCE])
            landing = flight.throw(self.p, self.n, Toss(aim, power, spin, keys == 1), gust)
            self.hands[self.p].remove(card)
            if landing.how != "flat":
                return  # lost (DI-13): nobody may respond
            pose = landing.pose
        else:
            card = (yield Asked(clock, {self.p: one(self.held(self.p))}))[self.p]  # DI-10
            self.hands[self.p].remove(card)
        taker = yield from (self.sealed(card) if self.o["mode"] == "sealed" else self.window(card, pose))
        if taker is None:
            self.won[self.p].append(card)  # DI-40
        else:
            yield from self.duel(card, *taker)

    def held(self, seat: Seat) -> tuple[int, ...]:
        return tuple(sorted(self.hands[seat]))

    def others(self) -> list[Seat]:
        return [seat for seat in range(self.n) if seat != self.p and self.hands[seat]]

    def words(self, seat: Seat, offer: int, barred: bool) -> tuple[tuple[int, ...], Json, Json]:
        """What may be thrown, what is barred (DI-41, DI-A18), what deserves a warning (DI-A20)."""
        if offer not in self.hands[seat]:
            return self.held(seat), (), ()
        if barred:
            return tuple(card for card in self.held(seat) if card != offer), ((offer, "DI-41"),), ()
        return self.held(seat), (), ((offer, "DI-A20"),)

    # --- SEALED ------------------------------------------------------------------------------------------

    def sealed(self, offer: int) -> Told:
        rounds = 0
        while self.others():
            barred = len(self.others()) == 1  # DI-A19
            menus = {}
            for seat in self.others():
                cards, banned, warn = self.words(seat, offer, barred)
                menus[seat] = one((0, *cards), banned, warn)
            answers = yield Asked(("respond", self.turn, rounds), menus)
            thrown = [(seat, answers[seat]) for seat in menus if answers[seat]]
            if not thrown:
                return None  # DI-40, DI-A11
            for seat, card in thrown:
                self.hands[seat].remove(card)
            lot: Json = (0,)
            if len(thrown) > 1:  # DI-A3
                inside = tuple(range(len(thrown)))
                lot = (yield Chance((inside, inside[::-1]), ((*inside, len(thrown)), inside[1:])))[CHANCE]
            for i in lot:  # from the bottom of the pile: DI-14
                if thrown[i][1] != offer:  # DI-17, DI-A8
                    return thrown[i]  # DI-15: the others are gone
            rounds += 1  # DI-19, DI-A10
        return None

    # --- THROW and RACE ----------------------------------------------------------------------------------

    def toss(self, seat: Seat, offer: int, target: Pose, barred: bool) -> Spec:
        cards, banned, warn = self.words(seat, offer, barred)
        spins = (550, *SPINS) if barred else (550,)
        tries = [flight.ideal(seat, self.n, target, spin) for spin in spins]
        ideal = next((t for t in tries if self.honest(seat, t, target)), tries[0])  # DI-A29
        return {
            "t": "toss",
            "of": cards,
            "banned": banned,
            "warn": warn,
            "ideal": ideal,
            "mode": self.o["mode"],
            "pass": offer > 0,  # DI-A14
        }

    def honest(self, seat: Seat, hand: tuple[int, int, int], target: Pose) -> bool:
        at = flight.throw(seat, self.n, Toss(*hand), Gust())
        return at.how == "flat" and flight.touching(at.pose, target)

    def window(self, offer: int, pose: Pose) -> Told:
        arena: list[Lies] = []
        rounds = 0
        while self.others():
            barred = len(self.others()) == 1
            passed: set[Seat] = set()
            thrown = delay = 0
            while True:
                good = self.good(arena, offer, pose)
                may = [
                    i for i in self.others() if i not in passed and all(x.seat != i for x in good)
                ]  # DI-A6
                if not may:
                    break  # DI-A4
                menus = {seat: self.toss(seat, offer, pose, barred) for seat in may}
                name = "late" if good else "window"
                moves = yield Asked((name, self.turn, rounds), {}, menus, delay)
                if CLOCK in moves:
                    break
                ((seat, action),) = moves.items()
                if action == 0:
                    passed.add(seat)
                    continue
                self.hands[seat].remove(action[0])
                lies, needs = yield from self.flown(seat, action, rounds)
                thrown += 1
                arena.append(lies)
                if not good and self.good(arena, offer, pose):
                    delay = needs  # the late window opens when it rests
            if good:
                return good[0].seat, good[0].card  # DI-14; DI-15: the others are gone
            if not thrown:
                return None  # DI-40, DI-A11
            rounds += 1  # DI-A9, DI-A28
        return None

    def flown(self, seat: Seat, action: Json, rounds: int) -> Told:
        card, ms, aim, power, spin, keys = action
        if self.o["mode"] == "race":  # DI-A3: flat on the offer
            hair = (yield HAIR)[CHANCE]
            return Lies(rounds, ms + hair // 1000, hair % 1000, seat, card, True, Pose()), flight.FALL
        gust = Gust(*(yield AIR)[CHANCE])
        at = flight.throw(seat, self.n, Toss(aim, power, spin, keys == 1), gust)
        needs = at.fly + at.slide
        return Lies(rounds, ms + needs, gust.lot, seat, card, at.how == "flat", at.pose), needs

    def good(self, arena: list[Lies], offer: int, pose: Pose) -> list[Lies]:
        """What counts, from the bottom: flat (DI-12), on the pile (DI-A7), of another value (DI-16)."""
        if self.o["mode"] == "race":
            pile = arena
        else:
            pile, under = [], [pose]
            for card in sorted(arena, key=lambda x: (x.round, x.moment, x.lot)):
                if card.flat and any(flight.touching(card.pose, below) for below in under):
                    pile.append(card)
                    under.append(card.pose)
        pile = sorted(pile, key=lambda x: (x.round, x.moment, x.lot))
        return [card for card in pile if card.card != offer]

    # --- the duel ----------------------------------------------------------------------------------------

    def duel(self, offer: int, c: Seat, card: int) -> Told:
        p = self.p
        menus = {seat: FREE if self.lives[seat] else PEACEFUL for seat in (p, c)}  # DI-34, DI-A21
        said = yield Asked(("duel", self.turn), menus)
        fights = [seat for seat in (p, c) if said[seat] == "conflict"]
        for seat in fights:
            self.lives[seat] -= 1  # DI-32, DI-33
        if not fights:  # DI-31
            self.won[p].append(card)
            self.won[c].append(offer)
        elif len(fights) == 1:  # DI-32
            self.won[fights[0]] += [offer, card]
