"""ME-70 to ME-72: a card is being piled, and the abilities of its colour may interrupt."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from msgspec.structs import replace

from whistlestop.kernel import Ask, Clock, Json, Note, OneOf, Seat, Stack, Step, Viewer, done, put, up

from .phase import Moves, Phase, looked, moved
from .state import BACK, D, State, T, span, with_card

Item: TypeAlias = tuple[Seat, int, int]  # whose pile, card, mask of who knows it
PASS = -1


@cache
def window(items: tuple[int, ...]) -> OneOf:
    return OneOf((PASS, *items), clause="ME-71")  # the first is the default: silence is a pass


class Peek(Phase, frozen=True):
    """ME-71: the cards wait here, between their old place and the pile."""

    items: tuple[Item, ...]
    eyes: tuple[tuple[Seat, tuple[int, ...]], ...]  # owner of an ability -> the items of that colour

    def seen(self, viewer: Viewer) -> Peek:
        mine = 1 << viewer if viewer >= 0 else 0
        return Peek(
            tuple([(p, c if know & mine else c | BACK, know) for p, c, know in self.items]), self.eyes
        )

    def turn(self, s: State) -> Ask[Json]:
        # sealed: a pass, a standing order to pass and an expiry look alike (ME-A26)
        return Ask({seat: window(items) for seat, items in self.eyes}, {}, Clock("ability", span(s)))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        items, spent, notes = list(self.items), s.spent, list[Note]()
        for seat, k in moves.items():
            if k != PASS:
                owner, card, know = items[k]
                know |= 1 << seat
                items[k] = (owner, card, know)
                spent |= 1 << seat  # ME-70
                notes.append(looked(card, T[k], seat, "ME-71", know))
        piles = s.piles
        for k, (owner, card, know) in enumerate(items):
            piles = put(piles, owner, with_card(piles[owner], card))
            notes.append(moved(card, T[k], D[owner], "ME-40", know))
        return Step(up(replace(s, piles=piles, spent=spent, stack=done(s.stack))), tuple(notes))


def piled(
    s: State,
    items: tuple[Item, ...],
    sources: tuple[str, ...],
    stack: Stack,
    clause: str,
    lot: int = 0,
    notes: tuple[Note, ...] = (),
) -> Step[State]:
    """ME-40: these cards go face down on piles; `stack` is what follows.  A window opens first for whoever
    has the ability of such a colour, its token unturned, in nobody's but an opponent's go and pile (ME-72,
    ME-A26, ME-A27): public grounds, so the window itself tells nothing."""
    eyes: dict[Seat, tuple[int, ...]] = {}
    for k, (owner, card, _) in enumerate(items):
        seat = s.eyes[card >> 3]
        if seat >= 0 and seat != s.mover and seat != owner and not s.spent >> seat & 1:
            eyes[seat] = (*eyes.get(seat, ()), k)
    if eyes:
        waiting = [
            moved(card, sources[k], T[k], clause, know, lot) for k, (_, card, know) in enumerate(items)
        ]
        return Step(replace(s, stack=(*stack, Peek(items, tuple(eyes.items())))), (*notes, *waiting))
    piles = s.piles
    for k, (owner, card, know) in enumerate(items):
        piles = put(piles, owner, with_card(piles[owner], card))
        notes = (*notes, moved(card, sources[k], D[owner], clause, know, lot))
    return Step(up(replace(s, piles=piles, stack=stack)), notes)
