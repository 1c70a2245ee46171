"""ME-50 to ME-57: what is done in each car.  Hours are paid at the stop, in go.py."""

from __future__ import annotations

from msgspec.structs import replace

from whistlestop.kernel import (
    CHANCE,
    Ask,
    Clock,
    Draw,
    Each,
    Json,
    Note,
    OneOf,
    Seat,
    Some,
    Step,
    done,
    goto,
    put,
    up,
)

from .ability import Item, piled
from .menus import cards_menu, held
from .phase import Moves, Plain, moved, shown
from .state import C, D, H, P, State, flat, size, span, with_card, without

LEFT, RIGHT = "left", "right"
BAG = OneOf((LEFT, RIGHT), clause="ME-51", lot=True)
SLOTS = OneOf((0, 1, 2), clause="ME-57", lot=True)
SMOKING, RETURN, TALK, FILL = 8, 9, 10, 11  # parts of a go that share a clock's name


class Lounge(Plain, frozen=True):
    """ME-50: everybody else shows a card of the category to all."""

    category: int

    def turn(self, s: State) -> Ask[Json]:
        k = self.category
        menus = {
            p: cards_menu(hand[k], "ME-50") for p, hand in enumerate(s.hands) if p != s.mover and hand[k]
        }
        return Ask(menus, {}, Clock("show", span(s)))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        hands, piles, notes = list(s.hands), list(s.piles), []
        for p, card in moves.items():
            hands[p] = without(hands[p], card)
            piles[p] = with_card(piles[p], card)  # faces are open: no window for abilities (ME-A26)
            notes.append(shown(card, H[p], D[p], "ME-50"))
        s = replace(s, hands=tuple(hands), piles=tuple(piles), stack=done(s.stack))
        return Step(up(s), tuple(notes))


class Sleeping(Plain, frozen=True):
    """ME-51: the bag is hidden and guessed at the same moment."""

    victim: Seat

    def turn(self, s: State) -> Ask[Json]:
        return Ask({s.mover: BAG, self.victim: BAG}, {}, Clock("bag", span(s)))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        guess, bag = moves[s.mover], moves[self.victim]
        note = Note("guessed", (s.mover, self.victim, guess, bag), "ME-51")
        if guess == bag:
            s = replace(s, hours=s.hours - 1, stack=goto(s.stack, Steal(self.victim)))  # the second hour
            return Step(s, (note,))
        return Step(up(replace(s, stack=done(s.stack))), (note,))  # ME-A11: the stop was made


class Steal(Plain, frozen=True):
    """ME-A10: after a hit the category is named."""

    victim: Seat

    def turn(self, s: State) -> Ask[Json]:
        menu = OneOf(held(s.hands[self.victim]), clause="ME-51", lot=True)
        return Ask({s.mover: menu}, {}, Clock("steal", span(s)))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        return Step(replace(s, stack=goto(s.stack, Blind(self.victim, moves[s.mover]))))


class Blind(Plain, frozen=True):
    """ME-A10: which card of the category is chance."""

    victim: Seat
    category: int

    def turn(self, s: State) -> Draw:
        return Each((s.hands[self.victim][self.category],))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        (card,), p, m = moves[CHANCE], self.victim, s.mover
        s = replace(s, hands=put(s.hands, p, without(s.hands[p], card)))
        return piled(s, ((m, card, 1 << p | 1 << m),), (H[p],), done(s.stack), "ME-51", lot=1)


class Smoking(Plain, frozen=True):
    """ME-52: two players give a card of one category, both at once (ME-A13)."""

    a: Seat
    b: Seat
    category: int

    def turn(self, s: State) -> Ask[Json]:
        menus = {p: cards_menu(s.hands[p][self.category], "ME-52") for p in (self.a, self.b)}
        return Ask(menus, {}, Clock("give", span(s, SMOKING)))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        hands, m = s.hands, s.mover
        items: tuple[Item, ...] = ()
        for p in (self.a, self.b):
            hands = put(hands, p, without(hands[p], moves[p]))
            items = (*items, (m, moves[p], 1 << p | 1 << m))
        stack = goto(s.stack, Return(self.a, self.b))
        return piled(replace(s, hands=hands), items, (H[self.a], H[self.b]), stack, "ME-52")


class Return(Plain, frozen=True):
    """ME-52: then each gets a hand card, never one just received (ME-A12)."""

    a: Seat
    b: Seat

    def turn(self, s: State) -> Ask[Json]:
        menu = Some(2, flat(s.hands[s.mover]), clause="ME-A12")
        return Ask({s.mover: menu}, {}, Clock("give", span(s, RETURN)))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        m = s.mover
        hand, (first, second) = s.hands[m], moves[m]
        s = replace(s, hands=put(s.hands, m, without(without(hand, first), second)))
        items = ((self.a, first, 1 << self.a | 1 << m), (self.b, second, 1 << self.b | 1 << m))
        return piled(s, items, (H[m], H[m]), done(s.stack), "ME-52")


class Link(Plain, frozen=True):
    """ME-53: one link of the chain, away from the first giver (ME-A14)."""

    giver: Seat
    category: int
    step: int  # 1: to the left, -1: to the right
    first: Seat

    def turn(self, s: State) -> Ask[Json]:
        g = self.giver
        return Ask(
            {g: cards_menu(s.hands[g][self.category], "ME-53")}, {}, Clock("give", span(s, g))
        )  # ME-A15

    def apply(self, s: State, moves: Moves) -> Step[State]:
        n, g, k, step = s.n, self.giver, self.category, self.step
        card = moves[g]
        s = replace(s, hands=put(s.hands, g, without(s.hands[g], card)))
        r = (g + step) % n
        know, passed = 1 << g | 1 << r, list[Note]()
        while r != self.first and not s.hands[r][k]:  # looks at it and passes it on
            nxt = (r + step) % n
            passed.append(Note("passed", (k, r, nxt), "ME-53"))
            know |= 1 << nxt
            r = nxt
        stack = done(s.stack) if r == self.first else goto(s.stack, Link(r, k, step, self.first))
        return piled(s, ((r, card, know),), (H[g],), stack, "ME-53", notes=tuple(passed))


class Dining(Plain, frozen=True):
    """ME-54: each guest shows a card of the category asked of him; all at once (ME-A13)."""

    guests: tuple[tuple[Seat, int], ...]

    def turn(self, s: State) -> Ask[Json]:
        menus = {p: cards_menu(s.hands[p][k], "ME-54") for p, k in self.guests}
        return Ask(menus, {}, Clock("show", span(s)))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        hands, m = s.hands, s.mover
        items: tuple[Item, ...] = ()
        for p, _ in self.guests:
            hands = put(hands, p, without(hands[p], moves[p]))
            items = (*items, (p, moves[p], 1 << p | 1 << m))
        sources = tuple([H[p] for p, _ in self.guests])
        return piled(replace(s, hands=hands), items, sources, done(s.stack), "ME-54")


class Madam(Plain, frozen=True):
    """ME-56: one card of a passenger, by its back; which of equal backs is chance."""

    passenger: int
    category: int

    def turn(self, s: State) -> Draw:
        return Each((s.aboard[self.passenger][self.category],))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        (card,), m, a = moves[CHANCE], s.mover, self.passenger
        s = replace(s, aboard=put(s.aboard, a, without(s.aboard[a], card)))
        return piled(s, ((m, card, 1 << m),), (P[a],), done(s.stack), "ME-56", lot=1)


class Talk(Plain, frozen=True):
    """ME-57: the conductor's card, by its slot and visible back (ME-A32)."""

    def idle(self, s: State) -> bool:
        return not size(s.hands[s.mover])  # ME-A18

    def turn(self, s: State) -> Ask[Json]:
        return Ask({s.mover: SLOTS}, {}, Clock("talk", span(s, TALK)))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        m = s.mover
        slot = moves[m]
        card = s.slots[slot]
        s = replace(s, slots=put(s.slots, slot, -1))
        return piled(s, ((m, card, 1 << m),), (C[slot],), goto(s.stack, Fill(slot)), "ME-57")


class Fill(Plain, frozen=True):
    """ME-57: a hand card for the freed slot, of any category, never the one just taken (ME-A18)."""

    slot: int

    def turn(self, s: State) -> Ask[Json]:
        return Ask({s.mover: cards_menu(flat(s.hands[s.mover]), "ME-57")}, {}, Clock("talk", span(s, FILL)))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        m = s.mover
        card = moves[m]
        hands = put(s.hands, m, without(s.hands[m], card))
        s = replace(s, slots=put(s.slots, self.slot, card), hands=hands, stack=done(s.stack))
        return Step(up(s), (moved(card, H[m], C[self.slot], "ME-57", 1 << m),))
