"""The second telling of Mystery Express: one coroutine, read off RULES.md and not off the rules' code.

It yields what the table waits for and is sent the answer: `Asked` (specs of menus), `Chance`, `End`.  Hands
and piles are plain lists of cards; a card is category * 8 + kind."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from whistlestop.kernel import CHANCE, CLOCK, Json, Seat

Spec = Any
NAMES = ("macdouglas", "mansard", "mirabella", "strauss", "pransky")
FOUR = range(4)


@dataclass
class Asked:
    clock: tuple[Json, ...]  # name, and what tells this clock from all others of that name
    sealed: dict[Seat, Spec] = field(default_factory=dict)
    open: dict[Seat, Spec] = field(default_factory=dict)
    pace: int = 100


@dataclass
class Chance:
    inside: tuple[Json, ...] = ()  # some outcomes that may be
    outside: tuple[Json, ...] = ()  # and some that may not


@dataclass
class End:
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


Told = Generator[Asked | Chance | End, Mapping[Seat, Json], Any]


def one(of: Iterable[Json]) -> Spec:
    return {"t": "one", "of": tuple(dict.fromkeys(of)), "banned": (), "warn": ()}


BAG, SLOT, PACE = one(("left", "right")), one((0, 1, 2)), one((50, 75, 100, 150, 200))


def of(cards: list[int], k: int) -> list[int]:
    return sorted(card for card in cards if card // 8 == k)


class Express:
    def __init__(self, n: int, o: Mapping[str, Json]) -> None:
        self.n, self.o = n, o
        self.seats = range(n)
        self.hand: list[list[int]] = []
        self.pile: list[list[int]] = [[] for _ in self.seats]
        self.slots: list[int] = []
        self.aboard: list[list[int]] = []
        self.crime: tuple[int, ...] = ()
        self.cast: list[int] = []
        self.telegrams: dict[Seat, tuple[int, ...]] = {}
        self.turned: set[Seat] = set()  # ability tokens
        self.conductor = -1
        self.tokens = set(range(6))
        self.leg = 0
        self.me: Seat = 0  # whose go it is
        self.hours = 0
        self.did: list[str] = []
        self.tick = 0

    def now(self, name: str) -> tuple[Json, ...]:
        """A new clock."""
        self.tick += 1
        return (name, self.tick)

    def play(self) -> Told:
        whistle, *self.cast = (yield Chance((), (-1, (0,), (0, 0, 0, 0, 0, 0, 0))))[CHANCE]
        self.crime, heaps = (yield Chance((), (0, ((), ()), ((0, 8, 16, 24, 0), ()))))[CHANCE]
        self.hand = [list(heap) for heap in heaps[: self.n]]  # ME-14
        self.slots = [card for (card,) in heaps[self.n : self.n + 3]]  # ME-15
        self.aboard = [list(heap) for heap in heaps[self.n + 3 :]]
        yield from self.token()  # ME-17
        for self.leg in range(1, 6):
            for i in self.seats:  # ME-21
                self.me = (whistle + i) % self.n
                yield from self.go()
            whistle = self.me  # ME-22
            self.turned.clear()  # ME-70
            for p in self.seats:  # ME-43
                self.hand[p] += self.pile[p]
                self.pile[p] = []
            yield from self.city(whistle)
        yield self.end((yield from self.answers()))

    def token(self) -> Told:
        car = (yield Chance(tuple(self.tokens), tuple({-1, *range(7)} - self.tokens)))[CHANCE]
        self.conductor = car
        self.tokens.remove(car)

    # --- a go --------------------------------------------------------------------------------------------

    def go(self) -> Told:
        self.hours = int(self.o["hours"].split("-")[self.leg - 1])
        self.hours += bool(self.o["abilities"] and NAMES[self.cast[self.me]] == "pransky")  # ME-73
        self.did = []
        while True:
            verb, thing = (yield Asked(self.now("go"), {self.me: self.train()}))[self.me]
            if verb == "done":
                return
            self.did.append(verb)
            yield from getattr(self, verb)(thing)
            car = {"lounge": 0, "sleeping": 1, "smoking": 2, "passenger": 3, "dining": 4}.get(verb, 5)
            again = car == 5 and len({"grip", "madam"} & set(self.did)) == 2
            if car == self.conductor and not again and self.hand[self.me]:  # ME-57, ME-A18
                yield from self.talk()

    def others(self) -> list[Seat]:
        return [p for p in self.seats if p != self.me]

    def kinds(self, cards: list[int]) -> tuple[int, ...]:
        return tuple(k for k in FOUR if of(cards, k))

    def train(self) -> Spec:
        """Every action with its price, why it cannot be done, and what it may be aimed at."""
        hand, others = self.hand, self.others()
        left, right = (self.me + 1) % self.n, (self.me - 1) % self.n
        lounge = tuple(k for k in FOUR if any(of(hand[p], k) for p in others))
        beds = tuple(p for p in others if hand[p])
        smoke = [(k, tuple(p for p in others if of(hand[p], k))) for k in FOUR]
        aboard = {1: 0, 2: 1, 3: 1}.get(self.leg, 2)
        maps = {
            "smoking": [(k, who) for k, who in smoke if len(who) >= 2],
            "passenger": [(1, self.kinds(hand[left])), (-1, self.kinds(hand[right]))],
            "dining": [(p, self.kinds(hand[p])) for p in others],
            "grip": [(p, self.kinds(self.pile[p])) for p in self.seats],
            "madam": [(i, self.kinds(self.aboard[i])) for i in range(aboard)],
        }
        fits = {verb: tuple((x, y) for x, y in rows if y) for verb, rows in maps.items()}
        guests = min(4, self.hours, len(fits["dining"]))
        rows = [
            ("lounge", 0, (2, 2), 2, lounge, one(lounge)),
            ("sleeping", 1, (1, 2), 2, beds, one(beds)),
            ("smoking", 2, (3, 3), 3, fits["smoking"], {"t": "couple", "allowed": fits["smoking"]}),
            ("passenger", 3, (1, 1), 1, fits["passenger"], {"t": "pair", "allowed": fits["passenger"]}),
            (
                "dining",
                4,
                (1, 4),
                1,
                fits["dining"],
                {"t": "pairs", "allowed": fits["dining"], "most": guests},
            ),
            ("grip", 5, (1, 1), 1, fits["grip"], {"t": "pair", "allowed": fits["grip"]}),
            ("madam", 5, (3, 3), 3, fits["madam"], {"t": "pair", "allowed": fits["madam"]}),
        ]
        spec = {}
        for verb, car, cost, needs, found, menu in rows:
            why = ""
            if verb in self.did:
                why = "ME-32"
            elif self.hours < needs:
                why = "ME-A9" if verb == "sleeping" and self.hours == 1 else "ME-31"
            elif verb == "smoking" and len(hand[self.me]) < 2:
                why = "ME-33"
            elif verb == "madam" and not aboard:
                why = "ME-56"
            elif not found:
                why = {"grip": "ME-A29", "madam": "ME-A19"}.get(verb, "ME-A8")
            spec[verb] = {"car": car, "cost": cost, "why": why, "menu": None if why else menu}
        return {"t": "cars", "hours": self.hours, "of": spec}

    # --- the cars ----------------------------------------------------------------------------------------

    def place(self, *cards: tuple[Seat, int]) -> Told:
        """ME-40, ME-71: onto these piles, and whoever has the colour may look."""
        eyes: dict[Seat, list[int]] = {}
        for i, (owner, card) in enumerate(cards):
            middle = ["mirabella", "mansard"]  # Suspect and Car (ME-A5)
            if self.o["colours"] == "mansard-suspect":
                middle.reverse()
            figure = ("macdouglas", middle[0], "strauss", middle[1])  # by category
            seat = next((p for p in self.seats if NAMES[self.cast[p]] == figure[card // 8]), None)
            if self.o["abilities"] and seat not in (None, self.me, owner, *self.turned):
                eyes.setdefault(seat, []).append(i)  # type: ignore[arg-type]
        if eyes:
            said = yield Asked(self.now("ability"), {p: one((-1, *which)) for p, which in eyes.items()})
            self.turned |= {p for p in eyes if said[p] >= 0}
        for owner, card in cards:
            self.pile[owner].append(card)

    def lounge(self, k: int) -> Told:
        self.hours -= 2
        menus = {p: one(of(self.hand[p], k)) for p in self.others() if of(self.hand[p], k)}
        shown = yield Asked(self.now("show"), menus)
        for p in menus:
            self.hand[p].remove(shown[p])
            self.pile[p].append(shown[p])

    def sleeping(self, victim: Seat) -> Told:
        self.hours -= 1
        said = yield Asked(self.now("bag"), {self.me: BAG, victim: BAG})
        if said[self.me] != said[victim]:
            return
        self.hours -= 1
        k = (yield Asked(self.now("steal"), {self.me: one(self.kinds(self.hand[victim]))}))[self.me]
        there = of(self.hand[victim], k)
        (card,) = (yield Chance(tuple((c,) for c in there), ((-1,), (32,))))[CHANCE]
        self.hand[victim].remove(card)
        yield from self.place((self.me, card))

    def smoking(self, thing: Json) -> Told:
        a, b, k = thing
        self.hours -= 3
        given = yield Asked(self.now("give"), {p: one(of(self.hand[p], k)) for p in (a, b)})
        for p in (a, b):
            self.hand[p].remove(given[p])
        yield from self.place((self.me, given[a]), (self.me, given[b]))
        menu = {"t": "some", "k": 2, "of": tuple(sorted(self.hand[self.me]))}
        first, second = (yield Asked(self.now("give"), {self.me: menu}))[self.me]
        self.hand[self.me].remove(first)
        self.hand[self.me].remove(second)
        yield from self.place((a, first), (b, second))

    def passenger(self, thing: Json) -> Told:
        side, k = thing
        self.hours -= 1
        ring = [(self.me + side - side * i) % self.n for i in range(self.n)]  # the first giver, me, and on
        giver = 0
        while giver < self.n:
            p = ring[giver]
            card = (yield Asked(self.now("give"), {p: one(of(self.hand[p], k))}))[p]
            self.hand[p].remove(card)
            taker = giver + 1
            while taker < self.n and not of(self.hand[ring[taker]], k):  # passes it on
                taker += 1
            yield from self.place((ring[taker % self.n], card))
            giver = taker

    def dining(self, party: Json) -> Told:
        self.hours -= len(party)
        menus = {p: one(of(self.hand[p], k)) for p, k in party}
        shown = yield Asked(self.now("show"), menus)
        row = [p for i in range(1, self.n) if (p := (self.me + i) % self.n) in menus]
        for p in row:
            self.hand[p].remove(shown[p])
        yield from self.place(*[(p, shown[p]) for p in row])

    def grip(self, thing: Json) -> Told:
        p, k = thing
        self.hours -= 1
        self.hand[p] += of(self.pile[p], k)
        self.pile[p] = [card for card in self.pile[p] if card // 8 != k]
        yield from ()

    def madam(self, thing: Json) -> Told:
        i, k = thing
        self.hours -= 3
        there = of(self.aboard[i], k)
        (card,) = (yield Chance(tuple((c,) for c in there), ((-1,), (32,))))[CHANCE]
        self.aboard[i].remove(card)
        yield from self.place((self.me, card))

    def talk(self) -> Told:
        slot = (yield Asked(self.now("talk"), {self.me: SLOT}))[self.me]
        taken, self.slots[slot] = self.slots[slot], -1
        yield from self.place((self.me, taken))
        menu = one(sorted(self.hand[self.me]))
        card = (yield Asked(self.now("talk"), {self.me: menu}))[self.me]
        self.hand[self.me].remove(card)
        self.slots[slot] = card

    # --- cities ------------------------------------------------------------------------------------------

    def city(self, whistle: Seat) -> Told:
        if self.leg == 1:
            yield from self.showing("strasbourg", whistle)
        elif self.leg == 2:
            yield from self.tunnel()
        elif self.leg == 3:
            yield from self.piles(whistle)
        elif self.leg == 4:
            yield from self.showing("budapest", whistle)
            yield from self.telegram()
            yield from self.revelation()
        if self.leg < 5:
            yield from self.token()

    def deck(self) -> list[int]:
        return [t for t in range(8) for _ in range(2 if t == self.crime[4] else 3)]

    def showing(self, name: str, whistle: Seat) -> Told:
        deck, pace = self.deck(), 100
        while True:
            clock = self.now(name)
            while CLOCK not in (said := (yield Asked(clock, {}, {whistle: PACE}, pace))):
                pace = said[whistle]
            if not deck:
                break  # the last one has been seen, too
            fair, foul = ([(t,) for t in times] for times in (deck, {-1, *range(9)} - set(deck)))
            (t,) = (yield Chance(tuple(fair), tuple(foul)))[CHANCE]
            deck.remove(t)

    def piles(self, whistle: Seat) -> Told:
        yield Chance((), ((), 0, (tuple(self.deck()),)))
        pace = 100
        for _ in self.seats:
            clock = self.now("wien")
            while CLOCK not in (said := (yield Asked(clock, {}, {whistle: PACE}, pace))):
                pace = said[whistle]

    def tunnel(self) -> Told:
        menus, looks = {}, []
        for p in self.seats:
            sides = [self.kinds(self.hand[(p + d) % self.n]) or (-1,) for d in (1, -1)]
            menus[p] = {"t": "form", "fields": tuple(sides), "blank": False}
        said = yield Asked(self.now("tunnel"), menus)
        for p in self.seats:
            looks += [((p + d) % self.n, k) for d, k in zip((1, -1), said[p], strict=True) if k >= 0]
        there = [of(self.hand[owner], k) for owner, k in looks]
        yield Chance((tuple(x[0] for x in there), tuple(x[-1] for x in there)), (tuple(-1 for _ in there),))

    def paper(self) -> Spec:
        parts = [tuple(k * 8 + i for i in range(self.n + 1)) for k in FOUR]  # ME-11
        return {"t": "form", "fields": (*parts, tuple(range(8))), "blank": True}

    def telegram(self) -> Told:
        said = yield Asked(self.now("telegram"), dict.fromkeys(self.seats, self.paper()))
        self.telegrams = dict(said)

    def revelation(self) -> Told:
        menus = {p: one(sorted(self.hand[p])) for p in self.seats if self.hand[p]}
        if menus:
            said = yield Asked(self.now("reveal"), menus)
            for p in menus:
                self.hand[p].remove(said[p])

    def answers(self) -> Told:
        said = yield Asked(self.now("answer"), dict.fromkeys(self.seats, self.paper()))
        for _ in range(5):
            yield Asked(self.now("verdict"))
        return said

    def end(self, said: Mapping[Seat, Json]) -> End:
        def marks(entries: tuple[int, ...]) -> tuple[int, int]:
            pairs = list(zip(entries, self.crime, strict=True))
            return sum(a == c for a, c in pairs), sum(a >= 0 and a != c for a, c in pairs)

        points = tuple(marks(said[p])[0] for p in self.seats)
        first = [p for p in self.seats if points[p] == max(points)]
        if len(first) == 1:
            return End(points, tuple(first), "ME-81")
        wire = {p: marks(self.telegrams[p]) for p in first}
        second = [p for p in first if all(wire[p][0] - wire[p][1] >= w[0] - w[1] for w in wire.values())]
        if len(second) == 1:
            return End(points, tuple(second), "ME-82")
        third = [p for p in second if wire[p][1] == min(wire[q][1] for q in second)]
        return End(points, tuple(third), "ME-83" if len(third) == 1 else "ME-84")
