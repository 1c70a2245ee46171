"""ME-20 to ME-34: legs and goes; ME-60 and ME-61: which events a city has, and in which order."""

from __future__ import annotations

from msgspec.structs import replace

from whistlestop.kernel import Ask, Clock, Json, Note, Step, call, put, up

from .cars import Dining, Link, Lounge, Madam, Sleeping, Smoking, Talk
from .city import Piles, Revelation, Showing, Telegram, Token, Tunnel, began
from .end import Answers
from .menus import COST, Cars
from .phase import Moves, Phase, Plain
from .state import BIT, CAR_OF, CLUB, NOTHING, State, span

CLUB_ACTIONS = BIT["grip"] | BIT["madam"]
CLAUSE = {
    "lounge": "ME-50",
    "sleeping": "ME-51",
    "smoking": "ME-52",
    "passenger": "ME-53",
    "dining": "ME-54",
    "grip": "ME-55",
    "madam": "ME-56",
}


class Go(Plain, frozen=True):
    """ME-21: all actions of one player, stop after stop.  Moving is free (ME-30): only stops count."""

    def turn(self, s: State) -> Ask[Json]:
        return Ask({s.mover: Cars(s)}, {}, Clock("go", span(s)))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        verb, thing = moves[s.mover]
        if verb == "done":  # ME-24, ME-34
            step = finished(s)
            lost = (Note("rested", (s.mover, s.hours), "ME-24"),) if s.hours else ()
            return Step(step.state, (*lost, *step.notes))
        m, car = s.mover, CAR_OF[verb]
        cost = (
            len(thing) if verb == "dining" else COST[verb][0]
        )  # ME-31; a hit in the couchette costs another
        note = Note("stopped", (m, verb, thing, cost), CLAUSE[verb])
        stack = s.stack
        if s.conductor == car and not (car == CLUB and s.used & CLUB_ACTIONS):
            # ME-57: after the first action in his car, so once a leg; to stand there is not enough (ME-A31)
            stack = call(stack, Talk())
        s = replace(s, hours=s.hours - cost, used=s.used | BIT[verb], figures=put(s.figures, m, car))
        if verb == "grip":
            return grip(s, thing, stack, note)
        return Step(replace(s, stack=call(stack, stop(s, verb, thing))), (note,))


def stop(s: State, verb: str, thing: Json) -> Phase:
    match verb:
        case "lounge":
            return Lounge(thing)
        case "sleeping":
            return Sleeping(thing)
        case "smoking":
            return Smoking(*thing)
        case "passenger":  # ME-A14: from that neighbour through the mover and on
            side, k = thing
            first = (s.mover + side) % s.n
            return Link(first, k, -side, first)
        case "dining":  # clockwise from the host: the order of naming means nothing (ME-A45)
            return Dining(tuple(sorted(thing, key=lambda guest: (guest[0] - s.mover) % s.n)))
        case _:
            return Madam(*thing)


def grip(s: State, thing: Json, stack: tuple[Phase, ...], note: Note) -> Step[State]:
    """ME-55: all cards of a category go back from pile to hand."""
    p, k = thing
    back = s.piles[p][k]
    hand = put(s.hands[p], k, tuple(sorted(s.hands[p][k] + back)))
    piles = put(s.piles, p, put(s.piles[p], k, ()))
    s = replace(s, hands=put(s.hands, p, hand), piles=piles, stack=stack)
    return Step(up(s), (note, Note("gripped", (p, k, len(back)), "ME-55")))


def finished(s: State) -> Step[State]:
    if s.gone + 1 < s.n:
        s = replace(s, gone=s.gone + 1, mover=(s.mover + 1) % s.n, used=0)
        return began(s)
    return arrived(s)


def arrived(s: State) -> Step[State]:
    """ME-22: the last player takes the whistle; ME-43: piles are taken up; ME-60: the train moves."""
    leg, whistle = s.leg + 1, s.mover
    hands = tuple(
        [
            tuple([tuple(sorted(a + b)) for a, b in zip(hand, pile, strict=True)])
            for hand, pile in zip(s.hands, s.piles, strict=True)
        ]
    )
    s = replace(
        s,
        hands=hands,
        piles=(NOTHING,) * s.n,
        leg=leg,
        whistle=whistle,
        mover=whistle,
        gone=0,
        used=0,
        hours=0,
        spent=0,  # ME-70
    )
    return Step(replace(s, stack=EVENTS[leg]), (Note("arrived", (leg, whistle), "ME-60"),))


# ME-20, ME-61, ME-A36: the events of the city after each leg, the last one first
EVENTS: dict[int, tuple[Phase, ...]] = {
    1: (Go(), Token(), Showing(1)),
    2: (Go(), Token(), Tunnel()),
    3: (Go(), Token(), Piles()),
    4: (Go(), Token(), Revelation(), Telegram(), Showing(3)),
    5: (Answers(),),
}
