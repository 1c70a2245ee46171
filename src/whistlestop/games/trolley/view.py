"""What a viewer of Trial by Trolley sees (TT-V1 to TT-V6), built from nothing.

Everything but hands and offers is public, so it is built once per state and shared by all viewers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import UNSET
from msgspec.structs import replace

from whistlestop.kernel import WATCHER, Data, Note, Seat, Viewer, put

from .rules import FREE, Choose, Drawing, End, Lead, Lever, Lots, Modify, Plead, Split
from .state import LEFT, RIGHT, Cards, Hand, Job, State, Tracks, seats_in


class View(Data, frozen=True):
    stage: str
    round: int
    rounds: int
    conductor: Seat
    teams: tuple[tuple[Seat, ...], tuple[Seat, ...]]  # left and right, nearest to the Conductor first (TT-V5)
    jobs: tuple[Job, ...]  # TT-V5
    tokens: tuple[int, ...]  # TT-V5
    tom: Seat  # TT-V5; -1: nobody
    decks: tuple[int, int, int]  # TT-V1: sizes
    discards: tuple[int, int, int]
    counts: tuple[tuple[int, int, int, int], ...]  # cards in each pile of each hand
    hands: tuple[tuple[Cards, Cards, Cards, Cards] | None, ...]  # None: not yours to see (TT-V2)
    tracks: Tracks  # TT-V3
    offers: tuple[tuple[Seat, Seat], ...] = ()  # swaps offered in one's own team
    due: tuple[tuple[int, int], ...] = ()  # step 5: per seat, Modifiers to play and Modifiers it may play
    side: int = -1  # step 5: whose turn it is, where sides alternate
    turns: int = 0
    floor: int = -1  # step 6: 0 left, 1 right, 2 everybody
    said: tuple[int, ...] = ()  # pleas per seat in this floor
    rested: tuple[Seat, ...] = ()


STAGES: dict[Any, str] = {Lead: "lead", Split: "teams", Drawing: "draw", Modify: "modify", Lots: "modify"}
STAGES |= {Plead: "floor", Lever: "lever", End: "end"}


Count: TypeAlias = tuple[int, int, int]
Counts: TypeAlias = tuple[tuple[int, int, int, int], ...]
Hands: TypeAlias = tuple[Hand | None, ...]
Laid: TypeAlias = tuple[tuple[Count, Count], Counts, Hands, Hands]


def cards(s: State, old: Glance | None) -> Laid:
    """How many lie where, and what each team holds (TT-13, TT-V2); most hands are those of a moment ago."""
    (a, b, c), (x, y, z) = s.decks, s.discards
    sizes = (len(a), len(b), len(c)), (len(x), len(y), len(z))
    known: tuple[Hand | None, ...] = (None,) * s.n
    counts, left, right = [(0, 0, 0, 0)] * s.n, list(known), list(known)
    if old and old.s.teams is s.teams:
        known = old.s.hands
        _, was, one, two = old.cards
        counts, left, right = list(was), list(one), list(two)
    team = left, right
    for seat, side in enumerate(s.teams.sides):
        hand = s.hands[seat]
        if hand is not known[seat]:
            i, g, m, e = hand
            counts[seat] = len(i), len(g), len(m), len(e)
            if side >= 0:
                team[side][seat] = hand
    return sizes, tuple(counts), tuple(left), tuple(right)


def public(s: State, sizes: tuple[Count, Count], counts: Counts) -> View:
    """What everybody sees, and the watcher nothing more."""
    phase: Any = s.phase
    kind = type(phase)
    stage = STAGES.get(kind) or ("innocent", "guilty")[phase.pile]
    part: tuple[Any, ...] = ()
    if kind is Plead:
        part = (), -1, 0, phase.floor, phase.said, seats_in(phase.rested)
        stage = "free" if phase.floor == FREE else stage
    elif kind is Modify or kind is Lots:
        modify: Modify = phase.modify if kind is Lots else phase
        part = modify.due, modify.side, modify.turns
    return View(
        stage,
        s.round,
        s.house.rounds,
        s.conductor,
        s.teams.members,
        s.jobs,
        s.tokens,
        s.tom,
        *sizes,
        counts,
        (None,) * s.n,
        s.tracks,
        (),
        *part,
    )


class Glance:
    """What was built for one state: everybody's view, and the watcher's where WATCHER counts from the end.

    The next glance takes over what has not changed, by identity: pleading moves no card."""

    __slots__ = ("cards", "s", "views")

    def __init__(self, s: State, old: Glance | None) -> None:
        self.s = s
        before = old.s if old else s
        still = s.hands is before.hands and s.teams is before.teams
        if old and still and s.discards is before.discards and s.decks is before.decks:
            self.cards: Laid = old.cards
        else:
            self.cards = cards(s, old)
        sizes, counts, left, right = self.cards
        everybody = public(s, sizes, counts)
        offers: tuple[tuple[Seat, Seat], ...] = s.phase.offers if type(s.phase) is Choose else ()
        sides = s.teams.sides
        if offers:  # TT-A4: a team sees its own
            one, two = (tuple([pair for pair in offers if sides[pair[0]] == side]) for side in (LEFT, RIGHT))
            teams = replace(everybody, hands=left, offers=one), replace(everybody, hands=right, offers=two)
        else:
            teams = replace(everybody, hands=left), replace(everybody, hands=right)
        # TT-A5: the Conductor, whose side is -1, sees no hand
        by_side = *teams, everybody
        self.views: tuple[View, ...] = (*[by_side[side] for side in sides], *[everybody] * -WATCHER)
        if not s.house.mates:
            for seat, side in enumerate(sides):
                if side >= 0:
                    own: list[Any] = [None] * s.n
                    own[seat] = s.hands[seat]
                    self.views = put(self.views, seat, replace(everybody, hands=tuple(own)))


_last: list[Glance | None] = [None]  # viewers look at one state one after the other


def look(s: State, viewer: Viewer) -> View:
    g = _last[0]
    if g is None or g.s is not s:
        g = _last[0] = Glance(s, g)
    return g.views[viewer]


def faces(note: Note) -> Cards:
    """TT-V2, TT-V3: the cards that whoever was told this has seen."""
    data: Any = note.data
    match note.what:
        case "turned" | "aimed":
            return (data[1],)
        case "laid":
            return (data[2],)
        case "drew" | "discarded" if note.secret is not UNSET:
            return tuple(note.secret)
        case _:
            return ()


def rooms(s: State) -> Mapping[str, int]:
    """TT-V6: teams among themselves in steps 1 to 5; in step 6 whoever has the floor, heard by all."""
    phase, (left, right) = s.phase, s.teams.masks
    if isinstance(phase, Choose | Modify):
        return {"left": left, "right": right}
    if isinstance(phase, Plead) and phase.floor != FREE:
        return {"all": phase.speakers(s)}  # TT-A18: nobody takes the other side's time
    return {"all": (1 << s.n) - 1} if isinstance(phase, Plead | End) else {}
