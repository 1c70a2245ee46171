"""The second telling of Trolley: one coroutine, read off RULES.md and not off the rules' code.

It yields what the table waits for and is sent the answer: `Asked` (specs of menus), `Chance`, `End`."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Any

from whistlestop.kernel import CHANCE, CLOCK, Json, Seat

Spec = dict[str, Any]


@dataclass
class Asked:
    clock: tuple[Json, ...]  # name, and what tells this clock from all others of that name
    sealed: dict[Seat, Spec] = field(default_factory=dict)
    open: dict[Seat, Spec] = field(default_factory=dict)


@dataclass
class Chance:
    inside: tuple[Json, ...] = ()  # some outcomes that may be
    outside: tuple[Json, ...] = ()  # and some that may not


@dataclass
class End:
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


Told = Generator[Asked | Chance | End, Mapping[Seat, Json], Any]


def one(*of: Json) -> Spec:
    return {"t": "one", "of": of, "banned": (), "warn": ()}


def verbs(**of: Json) -> Spec:
    return {"t": "verbs", "of": of}


class Trolley:
    def __init__(self, n: int, o: Mapping[str, Json], sizes: tuple[int, int, int]) -> None:
        self.n, self.o = n, o
        a, b, c = sizes
        self.decks = [set(range(a)), set(range(a, a + b)), set(range(a + b, a + b + c))]  # TT-1
        self.first_guilty, self.first_modifier = a, a + b
        self.piles: list[set[int]] = [set(), set(), set()]  # discards
        self.tokens = [0] * n
        self.tom: Seat | None = None
        self.round = 0

    def play(self) -> Told:
        first = self.o["first"]
        may = tuple(range(self.n)) if not first else (first - 1,)  # TT-A2
        self.c = (yield Chance(may, (self.n, -1)))[CHANCE]  # TT-4
        cycles = self.o["cycles"] or (2 if self.n < 5 else 1)  # TT-40, TT-41
        for k in range(cycles * self.n):
            self.round = k
            if self.o["edition"] != "ukrainian":
                self.hand_out(self.c)  # TT-D5
            yield from self.one_round()
            self.c = (self.c + 1) % self.n  # TT-31
            if self.o["edition"] == "ukrainian":
                self.hand_out(self.c)
        best = min(self.tokens)  # TT-42, TT-A21
        winners = tuple(i for i in range(self.n) if self.tokens[i] == best)
        yield End(tuple(-k for k in self.tokens), winners)

    def hand_out(self, coming: Seat) -> None:
        """TT-50 with TT-A13 and TT-A14."""
        if self.o["tom"] and any(self.tokens):
            leaders = {i for i in range(self.n) if self.tokens[i] == max(self.tokens)}
            if self.tom not in leaders:
                round_the_table = [(coming + k) % self.n for k in range(1, self.n + 1)]  # himself last
                self.tom = next(i for i in round_the_table if i in leaders)

    def distance(self, seat: Seat) -> tuple[int, int]:
        k = (seat - self.c) % self.n
        return min(k, self.n - k), k

    def one_round(self) -> Told:
        clockwise = [(self.c + k) % self.n for k in range(1, self.n)]
        if self.o["edition"] == "ukrainian":  # TT-A24
            wrong = tuple(range(self.n))
            lot = (yield Chance((tuple(range(self.n - 1)),), (wrong, 0)))[CHANCE]
            clockwise_by_lot = [clockwise[k] for k in lot]
        else:
            clockwise_by_lot = clockwise
        half = self.n // 2  # TT-A3
        self.teams = [sorted(clockwise_by_lot[:half], key=self.distance)]
        self.teams.append(sorted(clockwise_by_lot[half:], key=self.distance))
        self.team_of = {seat: side for side in (0, 1) for seat in self.teams[side]}
        self.give_jobs()
        yield from self.draw(clockwise)
        yield from self.lay_innocents()
        yield from self.lay_guilties()
        yield from self.modify()
        yield from self.plead()
        dead = (yield Asked(("lever", self.round), {self.c: one(0, 1)}))[self.c]  # TT-27
        for seat in self.teams[dead]:
            self.tokens[seat] += 1
        for track in self.tracks:  # TT-29
            for card, hanging in track:
                self.piles[int(card >= self.first_guilty)].add(card)
                self.piles[2] |= set(hanging)

    def give_jobs(self) -> None:
        """TT-A4: who lays an Innocent, who a Guilty, who owes a Modifier, who may play one."""
        self.innocent, self.guilty = [t[0] for t in self.teams], [t[min(1, len(t) - 1)] for t in self.teams]
        self.owes = dict.fromkeys(self.team_of, 0)
        self.may = dict.fromkeys(self.team_of, 0)
        for team in self.teams:
            for seat in team[2:] if len(team) > 2 else team[:1]:  # TT-12, TT-14, TT-15
                self.owes[seat] = 1
            for seat in team if self.o["accomplices"] else ():  # TT-51
                if not self.owes[seat]:
                    (self.may if self.o["edition"] == "french" else self.owes)[seat] = 1  # TT-A25

    def draw(self, clockwise: list[Seat]) -> Told:
        """TT-10 to TT-20; TT-30: the old cards first."""
        want: list[list[tuple[str, Seat, int]]] = [
            [("innocent", i, 3) for i in clockwise if i in self.innocent]
            + [("turned", 0, 1), ("turned", 1, 1)],
            [("guilty", i, 3) for i in clockwise if i in self.guilty],
            [],
        ]
        for seat in clockwise:
            if self.owes[seat] or self.may[seat]:
                want[2].append(("modifier", seat, 3))
            if seat == self.tom:
                want[2].append(("extra", seat, 3))
        dealt = (yield Chance((), ((), 0, ((), (), ()))))[CHANCE]
        self.hands: dict[Seat, dict[str, tuple[int, ...]]] = {
            seat: {"innocent": (), "guilty": (), "modifier": (), "extra": ()} for seat in self.team_of
        }
        self.tracks: list[list[tuple[int, list[int]]]] = [[], []]
        for d in range(3):
            assert [len(heap) for heap in dealt[d]] == [k for _, _, k in want[d]]
            for (what, who, _), heap in zip(want[d], dealt[d]):
                for card in heap:
                    if not self.decks[d]:  # TT-30
                        self.decks[d], self.piles[d] = self.piles[d], set()
                    self.decks[d].remove(card)
                if what == "turned":
                    self.tracks[who].append((heap[0], []))
                else:
                    self.hands[who][what] = heap

    def lay_innocents(self) -> Told:
        """TT-21, with the swaps of TT-A4."""
        offers: set[tuple[Seat, Seat]] = set()
        swaps: dict[Seat, Spec] = {}
        if self.o["mates"]:  # TT-A26
            for team in self.teams:
                if len(team) > 1:
                    swaps |= {i: verbs(swap=one(*[j for j in team if j != i])) for i in team}
        while True:
            sealed = {seat: one(*self.hands[seat]["innocent"]) for seat in sorted(self.innocent)}
            said = yield Asked(("choose", self.round, 3), sealed, swaps)
            if len(said) == 2:
                break
            ((a, (_, b)),) = said.items()
            if (b, a) in offers:
                self.swap(a, b)
                offers = {pair for pair in offers if a not in pair and b not in pair}
            else:
                offers ^= {(a, b)}
        for seat, card in said.items():
            self.lay(seat, "innocent", card, self.team_of[seat])

    def swap(self, a: Seat, b: Seat) -> None:
        other = {a: b, b: a}
        self.innocent = [other.get(i, i) for i in self.innocent]
        self.guilty = [other.get(i, i) for i in self.guilty]
        for jobs in (self.owes, self.may):
            jobs[a], jobs[b] = jobs[b], jobs[a]
        for pile in ("innocent", "guilty", "modifier"):  # TT-A28: not the extra ones
            self.hands[a][pile], self.hands[b][pile] = self.hands[b][pile], self.hands[a][pile]

    def lay_guilties(self) -> Told:
        sealed = {seat: one(*self.hands[seat]["guilty"]) for seat in sorted(self.guilty)}
        said = yield Asked(("choose", self.round, 4), sealed)
        for seat, card in said.items():
            self.lay(seat, "guilty", card, 1 - self.team_of[seat])  # TT-22

    def lay(self, seat: Seat, pile: str, card: int, track: int) -> None:
        self.tracks[track].append((card, []))
        self.piles[0 if pile == "innocent" else 1] |= set(self.hands[seat][pile]) - {card}

    def modify(self) -> Told:
        """TT-24 in the three orders of TT-A7."""
        cards = {seat: list(hand["modifier"] + hand["extra"]) for seat, hand in self.hands.items()}
        if self.tom in self.may:
            self.may[self.tom] += 1  # TT-50, TT-A16
        shown = tuple(tuple(self.figures(card) for card, _ in track) for track in self.tracks)
        targets = [(t, p, f) for t in (0, 1) for p in range(3) for f in range(shown[t][p])]
        order, side, turns = self.o["order"], 0, 0

        def left(seat: Seat) -> int:
            return self.owes[seat] + self.may[seat]

        def aim(seat: Seat, card: int, t: int, p: int) -> None:
            cards[seat].remove(card)
            self.tracks[t][p][1].append(card)
            (self.owes if self.owes[seat] else self.may)[seat] -= 1

        def finish(seat: Seat) -> None:
            self.owes[seat] = self.may[seat] = 0
            self.piles[2] |= set(cards[seat])

        while any(map(left, self.team_of)):
            who = sorted(
                i for i in self.team_of if left(i) and (order != "alternate" or self.team_of[i] == side)
            )
            clock = ("modify", self.round, turns)
            menus = {}
            for seat in who:
                least = self.owes[seat] if order == "sealed" else min(1, self.owes[seat])
                most = left(seat) if order == "sealed" else 1
                menus[seat] = {
                    "t": "aim",
                    "of": tuple(cards[seat]),
                    "figures": shown,
                    "least": least,
                    "most": most,
                }
            said = yield (Asked(clock, menus) if order == "sealed" else Asked(clock, {}, menus))
            if CLOCK in said:  # TT-A29
                silent = [seat for seat in who if self.owes[seat]]
                if order == "alternate":
                    silent = sorted(silent, key=self.distance)[:1]
                if silent:
                    lots = (yield Chance((), ((-1,), ())))[CHANCE]
                    for k, seat in enumerate(silent):
                        aim(seat, lots[2 * k], *targets[lots[2 * k + 1]][:2])
                over = who if order == "free" or not silent else [i for i in silent if not left(i)]
                for seat in over:
                    finish(seat)
            for seat, aims in said.items() if CLOCK not in said else ():
                for card, t, p, _ in aims:
                    aim(seat, card, t, p)
                if order == "sealed" or not aims or not left(seat):
                    finish(seat)
            if order == "alternate":
                turns += 1
                if any(left(i) for i in self.teams[1 - side]):
                    side = 1 - side

    def figures(self, card: int) -> int:
        deck = self.o["deck"]
        return len((*deck["innocent"], *deck["guilty"])[card])  # TT-25

    def plead(self) -> Told:
        """TT-26, TT-A18, TT-A27, TT-A30."""
        pins = tuple(c for track in self.tracks for card, hanging in track for c in (card, *hanging))
        plea = {"t": "plea", "pins": pins, "limit": 200, "plot": 6}
        for floor, team in enumerate((self.teams[0], self.teams[1], self.teams[0] + self.teams[1])):
            speaking, said = set(team), dict.fromkeys(team, 0)
            while speaking:
                menus = {
                    i: verbs(**{"yield": None, "plea": plea} if said[i] < 5 else {"yield": None})
                    for i in speaking
                }
                name = "free" if floor == 2 else "floor"
                ((who, what),) = (
                    yield Asked((name, self.round, floor), {}, menus | {self.c: one("enough")})
                ).items()
                if who in (CLOCK, self.c):
                    break
                if what[0] == "yield":
                    speaking.remove(who)
                else:
                    said[who] += 1
