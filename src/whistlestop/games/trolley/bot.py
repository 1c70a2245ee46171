"""Bots for Trial by Trolley.  They see views, notes and menus; None means that a bot says nothing for now.

A bot that conducts has a character and can be moved.  A bot in a team guesses what this Conductor cares
about; levels differ in what the guess is made of, and in how often the second best will do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, TypeVar

from whistlestop.kernel import BotMaker, Json, Menu, Note, OneOf, Rng, Seat, Verbs

from .docket import Docket
from .menus import ENOUGH, LEVER, Aim, Aimed
from .moral import FOLK, SCATTER, Weights, chance, crowd_of, dot, guess, rows_of
from .plea import pleas, spoken, swayed
from .state import LEFT, RIGHT
from .view import View

T = TypeVar("T")

FINE = 1 << 20  # sides of the die that stands for any fraction
PATIENCE = 3  # pleas of each speaker that a Conductor hears out
ALONE = 2  # pleas of one who speaks for the team alone; a member of more says one


def fraction(rng: Rng) -> float:
    return rng(FINE) / FINE


def bell(rng: Rng) -> float:
    """Three dice make a bell; the deviation is 1."""
    return 2 * (fraction(rng) + fraction(rng) + fraction(rng)) - 3


def picked(scored: Sequence[tuple[float, T]], slack: float, rng: Rng) -> T:
    """The best one, or with some slack another that is nearly as good."""
    best = max(score for score, _ in scored)
    if not slack:
        return next(thing for score, thing in scored if score == best)
    weights = [exp((score - best) / slack) for score, _ in scored]
    left = fraction(rng) * sum(weights)
    for weight, (_, thing) in zip(weights, scored, strict=True):
        left -= weight
        if left < 0:
            return thing
    return scored[-1][1]


def stages(menu: Menu[Any]) -> tuple[str, ...]:
    """Where in a round this is asked."""
    if menu is LEVER:
        return ("lever",)
    if isinstance(menu, Aim):
        return ("modify",)
    if menu is ENOUGH or isinstance(menu, Verbs):
        return ("floor", "free")
    return ("innocent", "guilty")


class Anyhow:
    """Any card, any target, now and then a plea; as Conductor it hears everybody out (TT-A18)."""

    def __init__(self, seat: Seat, seats: int, options: Mapping[str, Json]) -> None:
        self.seat = seat
        self.view: View | None = None

    def told(self, note: Note) -> None:
        pass

    def seen(self, view: View) -> None:
        self.view = view

    def choose(self, menu: Menu[Any], rng: Rng) -> Json:
        if menu is ENOUGH:
            return None
        if isinstance(menu, Verbs) and "swap" in menu.of:
            return self.swap()
        return menu.sample(rng)

    def swap(self) -> Json:
        """TT-A4: it never asks, and agrees to what a team-mate wants."""
        offers = self.view.offers if self.view else ()
        return next((("swap", mate) for mate, to in offers if to == self.seat), None)


class Advocate(Anyhow):
    """Lays what this Conductor would spare, and pleads accordingly."""

    slack = 0.0

    def __init__(self, seat: Seat, seats: int, options: Mapping[str, Json]) -> None:
        super().__init__(seat, seats, options)
        self.docket = Docket(options.get("deck"))
        self.lore = rows_of(options.get("lore"))
        self.taste: Weights = ()
        self.read: tuple[int, Seat] = (-1, -1)  # after how many verdicts, and whose taste, `guessed` is
        self.guessed: Weights = ()

    def told(self, note: Note) -> None:
        self.docket.told(note)

    def model(self) -> Weights:
        """What the Conductor of this round seems to want, for all that this bot knows."""
        raise NotImplementedError

    def weights(self) -> Weights:
        now = len(self.docket.verdicts), self.docket.conductor
        if self.read != now:
            self.read, self.guessed = now, self.model()
        return self.guessed

    def choose(self, menu: Menu[Any], rng: Rng) -> Json:
        """A server lets it think while the table goes on: where the view has left the question behind, nobody
        is asked any more."""
        view = self.view
        assert view is not None
        if isinstance(menu, Verbs) and "swap" in menu.of:
            return self.swap()
        if view.stage not in stages(menu):
            return None
        if menu is ENOUGH:
            return self.enough(view)
        if menu is LEVER:
            return self.judge(rng)
        if isinstance(menu, Aim):
            return self.aim(menu, view, rng)
        if isinstance(menu, OneOf):
            return self.lay(menu, view, rng)
        assert isinstance(menu, Verbs)
        return self.plead(menu, view, rng)

    # --- as Conductor --------------------------------------------------------------------------------

    def born(self, rng: Rng) -> None:
        """What it cares about: everybody's taste, with a character."""
        self.taste = tuple([w + SCATTER * bell(rng) for w in FOLK])

    def enough(self, view: View) -> Json:
        """TT-A18: no clock tells a bot how long people talk, but it can see that each had a fair hearing."""
        speakers = view.teams[view.floor] if view.floor <= RIGHT else view.teams[LEFT] + view.teams[RIGHT]
        heard = all(seat in view.rested or view.said[seat] >= PATIENCE for seat in speakers)
        return "enough" if heard else None

    def judge(self, rng: Rng) -> int:
        """The track that dies: by its own taste, by what it was told, and by a mood."""
        if not self.taste:
            self.born(rng)
        odds = dot(self.taste, self.docket.balance) + swayed(self.docket, self.taste)
        return RIGHT if fraction(rng) < chance(odds) else LEFT

    # --- in a team -----------------------------------------------------------------------------------

    def side(self, view: View) -> int:
        return LEFT if self.seat in view.teams[LEFT] else RIGHT

    def worth(self, card: int) -> float:
        weights = self.weights()
        return sum(dot(weights, figure) for figure in self.docket.traits[card])

    def lay(self, menu: OneOf, view: View, rng: Rng) -> int:
        """TT-21: whom the Conductor would spare, for one's own track; TT-22: whom not, for the other."""
        sign = -1 if view.stage == "guilty" else 1
        cards: list[tuple[float, int]] = [(sign * self.worth(card), card) for card in menu.options]
        return picked(cards, self.slack, rng)

    def aim(self, menu: Aim, view: View, rng: Rng) -> tuple[Aimed, ...]:
        """TT-24: praise for one's own track, blame for the other.  Each serves somewhere: none is kept."""
        weights, hand, aims = self.weights(), list(menu.hand), list[Aimed]()
        while len(aims) < menu.most:
            moves = [(abs(dot(weights, self.docket.figure(card, 0))), card) for card in hand]
            card = picked(moves, self.slack, rng)
            hand.remove(card)
            aims.append((card, *self.target(menu, view, dot(weights, self.docket.figure(card, 0)))))
        return tuple(aims)

    def target(self, menu: Aim, view: View, worth: float) -> tuple[int, int, int]:
        """Where a Modifier is seen best: on the dearest figure of its track (TT-25)."""
        side = self.side(view)
        track = side if worth > 0 else RIGHT - side
        weights = self.weights()
        figures = [
            (dot(weights, self.docket.figure(stop.card, figure)), (track, place, figure))
            for place, stop in enumerate(view.tracks[track])
            for figure in range(menu.figures[track][place])
        ]
        return max(figures)[1]

    def plead(self, menu: Verbs, view: View, rng: Rng) -> Json:
        """TT-26: the strongest argument that nobody has made; then it gives way (TT-A27)."""
        side = self.side(view)
        team = view.teams[side]
        if view.floor <= RIGHT:
            most = ALONE if len(team) == 1 else 1
        else:  # one answers for the team
            most = int(team[0] == self.seat)
        if "plea" not in menu.of or view.said[self.seat] >= most:
            return "yield", None
        found = pleas(self.docket, self.weights(), side)
        return "plea", spoken(picked(found, self.slack / 4, rng) if found else None, rng)


class Hasty(Advocate):
    """Easy: knows what people are said to like, and looks twice at nothing."""

    slack = 1.5

    def model(self) -> Weights:
        return FOLK


class Sociable(Advocate):
    """Casual: has watched people, and takes everybody for one of them."""

    slack = 0.4

    def model(self) -> Weights:
        return crowd_of((*self.lore, *self.docket.verdicts)).weights


class Reader(Advocate):
    """Knows this Conductor by this Conductor's own verdicts."""

    def model(self) -> Weights:
        return guess((*self.lore, *self.docket.verdicts), self.docket.conductor).weights


BOTS: Mapping[str, BotMaker] = {"random": Anyhow, "hasty": Hasty, "sociable": Sociable, "reader": Reader}
LEVELS: Mapping[str, str] = {"easy": "hasty", "casual": "sociable", "medium": "reader"}
