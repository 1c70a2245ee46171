"""What a viewer of Trial by Trolley sees (TT-V1 to TT-V6), built from nothing.

Everything but hands and offers is public, so it is built once per state and shared by all viewers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from whistlestop.kernel import Data, Seat, Viewer

from .rules import FREE, Choose, Drawing, End, Lead, Lever, Lots, Modify, Plead, Split
from .state import Cards, Job, State, Tracks, seats_in


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


@lru_cache(maxsize=64)
def public(s: State) -> View:
    """What everybody sees, and the watcher nothing more."""
    phase: Any = s.phase
    stage = STAGES.get(type(phase)) or ("innocent", "guilty")[phase.pile]
    part: dict[str, Any] = {}
    if isinstance(phase, Lots):
        phase = phase.modify
    if isinstance(phase, Modify):
        part = {"due": phase.due, "side": phase.side, "turns": phase.turns}
    elif isinstance(phase, Plead):
        part = {"floor": phase.floor, "said": phase.said, "rested": seats_in(phase.rested)}
        stage = "free" if phase.floor == FREE else stage
    a, b, c = map(len, s.decks)
    x, y, z = map(len, s.discards)
    return View(
        stage,
        s.round,
        s.house.rounds,
        s.conductor,
        s.teams.members,
        s.jobs,
        s.tokens,
        s.tom,
        (a, b, c),
        (x, y, z),
        tuple([(len(i), len(g), len(m), len(e)) for i, g, m, e in s.hands]),
        (None,) * s.n,
        s.tracks,
        **part,
    )


@lru_cache(maxsize=128)
def among(s: State, side: int) -> View:
    """TT-13, TT-V2: a team sees its own hands; TT-A4: and its own offers."""
    sides = s.teams.sides
    hands = tuple([hand if sides[i] == side else None for i, hand in enumerate(s.hands)])
    offers: tuple[tuple[Seat, Seat], ...] = ()
    if isinstance(s.phase, Choose):
        offers = tuple([pair for pair in s.phase.offers if sides[pair[0]] == side])
    return replace(public(s), hands=hands, offers=offers)


def look(s: State, viewer: Viewer) -> View:
    side = s.teams.sides[viewer] if viewer >= 0 else -1
    if side < 0:
        return public(s)  # TT-A5: the Conductor sees no hand
    if s.house.mates:
        return among(s, side)
    hands = tuple([hand if i == viewer else None for i, hand in enumerate(s.hands)])
    return replace(public(s), hands=hands)


def rooms(s: State) -> Mapping[str, int]:
    """TT-V6: teams among themselves in steps 1 to 5; in step 6 whoever has the floor, heard by all."""
    phase, (left, right) = s.phase, s.teams.masks
    if isinstance(phase, Choose | Modify):
        return {"left": left, "right": right}
    if isinstance(phase, Plead) and phase.floor != FREE:
        return {"all": phase.speakers(s)}  # TT-A18: nobody takes the other side's time
    return {"all": (1 << s.n) - 1} if isinstance(phase, Plead | End) else {}
