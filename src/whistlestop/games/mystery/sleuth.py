"""Where to stop and whom to ask: as much as possible about the crime, for the hours that a go has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from whistlestop.kernel import Seat

from .memory import Memory
from .menus import COST
from .state import BIT, CAR_OF, CLUB, VERBS, C, H, P
from .view import View

Action: TypeAlias = tuple[str, Any]
Offer: TypeAlias = tuple[int, float, Action]  # hours, bits, and what to do

# Bits are reckoned for one card at a time; measured in play, some sights are worth more or less than that.
TOGETHER = 2.2  # cards of one category from several hands in one leg cannot be the same card (ME-44)
OVERLAP = 0.93  # two of one category tell the same in part
BEYOND = 1.3  # what a passenger holds nobody will ever show
HIT = 0.5  # the bag is in one of two hands (ME-51)
CLUB_ACTIONS = BIT["grip"] | BIT["madam"]


class Sleuth:
    """The questions that a mind can put to itself; answers are kept until it is told something."""

    def __init__(self, seat: Seat, mind: Memory) -> None:
        self.seat, self.mind = seat, mind
        self.gains: dict[tuple[int, str], float] = {}

    def forget(self) -> None:
        self.gains.clear()

    def gain(self, k: int, place: str) -> float:
        if (k, place) not in self.gains:
            self.gains[k, place] = self.mind.cards[k].gain(place)
        return self.gains[k, place]

    def stop(self, view: View, actions: Iterable[Action]) -> Action:
        """The first stop of the best round of the train in these hours; done where nothing is learnt."""
        offers: dict[str, dict[int, Offer]] = {}
        for action in actions:
            verb, thing = action
            if verb == "done":
                continue
            hours = len(thing) if verb == "dining" else COST[verb][1]
            bits = self.worth(view, verb, thing)
            best = offers.setdefault(verb, {})
            if hours not in best or bits > best[hours][1]:
                best[hours] = (hours, bits, action)
        _, plan = self.plan(view.hours, [list(offers.get(verb, {}).values()) for verb in VERBS])
        if not plan:
            return ("done", None)
        return max(plan, key=lambda offer: offer[1] / offer[0])[2]

    def plan(self, hours: int, offers: list[list[Offer]]) -> tuple[float, tuple[Offer, ...]]:
        """The best choice of at most one offer of each verb (ME-32)."""
        if not offers:
            return 0.0, ()
        best = self.plan(hours, offers[1:])
        for offer in offers[0]:
            if offer[0] <= hours and offer[1] > 1e-9:
                bits, rest = self.plan(hours - offer[0], offers[1:])
                if bits + offer[1] > best[0]:
                    best = bits + offer[1], (offer, *rest)
        return best

    def worth(self, view: View, verb: str, thing: Any) -> float:
        """Bits to be expected of an action, with the talk that may follow (ME-57)."""
        bits = self.talk(view, verb)
        n, me = len(view.hands), self.seat
        match verb:
            case "lounge":
                return bits + TOGETHER * sum(self.gain(thing, H[p]) for p in range(n) if p != me)
            case "sleeping":
                backs = view.hands[thing]
                return bits + HIT * max(self.gain(k, H[thing]) for k, count in enumerate(backs) if count)
            case "smoking":
                a, b, k = thing
                return bits + OVERLAP * (self.gain(k, H[a]) + self.gain(k, H[b]))
            case "passenger":
                side, k = thing
                return bits + self.gain(k, H[(me + side) % n])
            case "dining":
                return bits + sum(self.gain(k, H[p]) for p, k in thing)
            case "madam":
                passenger, k = thing
                return bits + BEYOND * self.gain(k, P[passenger])
            case _:
                return bits

    def talk(self, view: View, verb: str) -> float:
        car = CAR_OF[verb]
        if car != view.conductor or (car == CLUB and view.used & CLUB_ACTIONS):
            return 0.0
        return max(self.slot(view, i) for i in range(len(C)))

    def slot(self, view: View, i: int) -> float:
        return self.gain(view.slots[i], C[i]) if view.slots[i] >= 0 else 0.0
