"""ME-60 to ME-69: what happens in a city, each event a phase; go.py puts them in order."""

from __future__ import annotations

from functools import cache

from msgspec import UNSET
from msgspec.structs import replace

from whistlestop.kernel import (
    CHANCE,
    CLOCK,
    Ask,
    Clock,
    Data,
    Draw,
    Each,
    Form,
    Json,
    Note,
    Pick,
    Rng,
    Seat,
    Step,
    Viewer,
    done,
    goto,
    shuffled,
    up,
)

from .menus import PACE, cards_menu, held
from .phase import Moves, Phase, Plain, looked, shown
from .state import HOURS_COPIES, TIME, TIMES, H, R, State, allowance, clues, flat, size, without

DECK = len(TIMES) * HOURS_COPIES - 1  # ME-13
HOURS = tuple([tuple([t for t in TIMES for _ in range(HOURS_COPIES - (t == crime))]) for crime in TIMES])
UNSEEN = -1
BOARDS = {1: 0, 3: 1}  # legs done -> the passenger who waits there: Strasbourg and Wien (ME-17)


class Token(Plain, frozen=True):
    """ME-17, ME-60: the conductor's token of this city, after the events (ME-A37).  Drawn when it is seen."""

    def turn(self, s: State) -> Draw:
        return Pick(tuple([(car, 1) for car in s.tokens]))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        car = moves[CHANCE]
        tokens = tuple([c for c in s.tokens if c != car])
        s = replace(s, conductor=car, tokens=tokens, stack=done(s.stack))
        return began(s, Note("conductor", car, "ME-17"))


def began(s: State, *notes: Note) -> Step[State]:
    """ME-21: somebody's go, with the hours of this leg."""
    s = replace(s, hours=allowance(s, s.mover))
    return Step(s, (*notes, Note("go", (s.mover, s.leg, s.hours), "ME-21")))


def left(s: State, turned: tuple[int, ...]) -> tuple[int, ...]:
    """The rest of the Hour cards, shuffled anew for each event (ME-A21)."""
    rest = list(HOURS[s.crime[TIME]])
    for t in turned:
        rest.remove(t)
    return tuple(rest)


@cache
def waiting(whistle: Seat, clock: str, span: int, pace: int) -> Ask[Json]:
    """Time leads on; the holder of the whistle may set its pace (ME-A41)."""
    return Ask({}, {whistle: PACE}, Clock(clock, span, pace))


class Showing(Phase, frozen=True):
    """ME-63, ME-65: Hour cards turned one by one; each covers the one that many stacks before it."""

    stacks: int
    turned: tuple[int, ...] = ()
    pace: int = 100

    def seen(self, viewer: Viewer) -> Showing:
        turned, stacks = self.turned, self.stacks
        covered = len(turned) - stacks
        if covered > 0:
            turned = (UNSEEN,) * covered + turned[covered:]
        return Showing(stacks, turned, self.pace)

    def turn(self, s: State) -> Ask[Json]:
        # ME-62, ME-A22: time turns the cards; the holder of the whistle, the new one, only sets its pace
        name = "strasbourg" if self.stacks == 1 else "budapest"
        return waiting(s.whistle, name, s.leg * 32 + len(self.turned), self.pace)

    def apply(self, s: State, moves: Moves) -> Step[State]:
        if CLOCK not in moves:
            return paced(s, self, moves[s.whistle])
        if len(self.turned) == DECK:  # the last card has lain open as long as the others
            return put_away(s)
        return Step(replace(s, stack=(*s.stack, Turning())))


def paced(s: State, showing: Showing | Piles, pace: int) -> Step[State]:
    s = replace(s, stack=goto(s.stack, replace(showing, pace=pace)))
    return Step(s, (Note("pace", pace, "ME-A41"),))


def put_away(s: State) -> Step[State]:
    """ME-60, ME-61: Time events come first; whoever waits in this city boards when the deck is back."""
    boarded = (Note("boarded", BOARDS[s.leg], "ME-61"),) if s.leg in BOARDS else ()
    return Step(replace(s, stack=done(s.stack)), (Note("deck", None, "ME-62"), *boarded))


class Turning(Plain, frozen=True):
    """The next Hour card: drawn when it is seen, so that no state holds an order."""

    def turn(self, s: State) -> Draw:
        return Each((left(s, s.stack[-2].turned),))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        showing, (time,) = s.stack[-2], moves[CHANCE]
        turned = (*showing.turned, time)
        # Seen at once or, with its city, once later (ME-A47).
        note = Note("time", (len(turned), time, s.leg), "ME-62", fleeting=True)
        return Step(replace(s, stack=(*s.stack[:-2], replace(showing, turned=turned))), (note,))


class Deck(Data, frozen=True):
    """ME-64: the Hour cards dealt into as many piles as players."""

    n: int
    times: tuple[int, ...]

    def __contains__(self, outcome: object) -> bool:
        if type(outcome) is not tuple or len(outcome) != self.n:
            return False
        if not all(type(pile) is tuple and all(type(t) is int for t in pile) for pile in outcome):
            return False
        sizes = [len(self.times[i :: self.n]) for i in range(self.n)]
        return [len(pile) for pile in outcome] == sizes and sorted(t for p in outcome for t in p) == sorted(
            self.times
        )

    def sample(self, rng: Rng) -> tuple[tuple[int, ...], ...]:
        deck = shuffled(self.times, rng)
        return tuple([deck[i :: self.n] for i in range(self.n)])


class Piles(Phase, frozen=True):
    """ME-64: each looks at a pile, and on a signal passes it to the left."""

    piles: tuple[tuple[int, ...], ...] = ()
    signal: int = -1
    pace: int = 100

    def before(self, seat: Seat) -> int:
        """Which pile lies before a seat."""
        return (seat - self.signal) % len(self.piles)

    def seen(self, viewer: Viewer) -> Piles:
        mine = self.before(viewer) if viewer >= 0 and self.piles else -1
        piles = [pile if i == mine else (UNSEEN,) * len(pile) for i, pile in enumerate(self.piles)]
        return Piles(tuple(piles), self.signal, self.pace)

    def turn(self, s: State) -> Ask[Json] | Draw:
        if self.signal < 0:
            return Deck(s.n, left(s, ()))
        return waiting(s.whistle, "wien", s.leg * 32 + self.signal, self.pace)

    def apply(self, s: State, moves: Moves) -> Step[State]:
        if s.whistle in moves:
            return paced(s, self, moves[s.whistle])
        piles = moves[CHANCE] if self.signal < 0 else self.piles
        passed = Piles(piles, self.signal + 1, self.pace)
        if passed.signal == s.n:
            return put_away(s)
        notes = [
            Note("pile", (seat, i := passed.before(seat)), "ME-64", piles[i], 1 << seat, fleeting=True)
            for seat in range(s.n)
        ]
        return Step(replace(s, stack=goto(s.stack, passed)), tuple(notes))


class Tunnel(Plain, frozen=True):
    """ME-67: everybody names a back of the left and of the right neighbour, all at once (ME-A16, ME-A24)."""

    def turn(self, s: State) -> Ask[Json]:
        n, hands = s.n, s.hands
        menus = {}
        for p in range(n):
            sides = (held(hands[(p + 1) % n]) or (-1,), held(hands[p - 1]) or (-1,))  # ME-A17
            menus[p] = Form(sides, blank=False, clause="ME-67")
        return Ask(menus, {}, Clock("tunnel"))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        looks = [
            (p, (p + d) % s.n, k)
            for p in range(s.n)
            for d, k in zip((1, -1), moves[p], strict=True)
            if k >= 0
        ]
        return Step(replace(s, stack=goto(s.stack, Look(tuple(looks)))))


class Look(Plain, frozen=True):
    """ME-67: which of equal backs is chance; the owner sees which card it was (ME-A16)."""

    looks: tuple[tuple[Seat, Seat, int], ...]  # who, whose, category

    def turn(self, s: State) -> Draw:
        return Each(tuple([s.hands[owner][k] for _, owner, k in self.looks]))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        notes = [
            looked(card, H[owner], p, "ME-67", 1 << p | 1 << owner)
            for (p, owner, _), card in zip(self.looks, moves[CHANCE], strict=True)
        ]
        return Step(replace(s, stack=done(s.stack)), tuple(notes))


class Telegram(Plain, frozen=True):
    """ME-68: at most one clue per category, kept unseen; blank if time runs out (ME-A24)."""

    def turn(self, s: State) -> Ask[Json]:
        menu = Form(clues(s.n), clause="ME-68")
        return Ask(dict.fromkeys(range(s.n), menu), {}, Clock("telegram"))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        telegrams = tuple([moves[p] for p in range(s.n)])
        notes = [Note("telegram", UNSET, "ME-68", telegrams[p], 1 << p) for p in range(s.n)]
        s = replace(s, telegrams=telegrams, stack=done(s.stack))
        return Step(up(s), (Note("telegrams", None, "ME-68"), *notes))


class Revelation(Plain, frozen=True):
    """ME-69: one hand card each, open to the end; by lot if time runs out (ME-A24)."""

    def idle(self, s: State) -> bool:
        return not any(map(size, s.hands))  # ME-A17

    def turn(self, s: State) -> Ask[Json]:
        menus = {p: cards_menu(flat(hand), "ME-69") for p, hand in enumerate(s.hands) if size(hand)}
        return Ask(menus, {}, Clock("reveal"))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        hands = list(s.hands)
        for p, card in moves.items():
            hands[p] = without(hands[p], card)
        notes = [shown(card, H[p], R, "ME-69") for p, card in moves.items()]
        s = replace(s, hands=tuple(hands), out=(*s.out, *moves.items()), stack=done(s.stack))
        return Step(s, tuple(notes))
