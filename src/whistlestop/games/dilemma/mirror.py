"""The mirror: how each player dealt with peace and conflict, beside five classic ways to live."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from whistlestop.kernel import Data, Json, Note, Seat

from .menus import CONFLICT


class Meeting(Data, frozen=True):
    """One duel as one of the two saw it."""

    other: Seat
    mine: bool  # conflict
    theirs: bool


Past = Sequence[Meeting]  # with the same player, oldest first
WAYS: Mapping[str, Callable[[Past], bool]] = {  # whether somebody of this kind would choose conflict now
    "dove": lambda past: False,
    "hawk": lambda past: True,
    "echo": lambda past: bool(past) and past[-1].theirs,  # tit for tat
    "saint": lambda past: len(past) > 1 and past[-1].theirs and past[-2].theirs,  # tit for two tats
    "elephant": lambda past: any(m.theirs for m in past),  # never forgets
}


def meetings(told: Iterable[Note], seats: int) -> list[list[Meeting]]:
    found: list[list[Meeting]] = [[] for _ in range(seats)]
    for note in told:
        if note.what == "duelled":
            d: Json = note.data
            p, c = d["provoker"], d["contractor"]
            attacks, defends = (choice == CONFLICT for choice in d["choices"])
            found[p].append(Meeting(c, attacks, defends))
            found[c].append(Meeting(p, defends, attacks))
    return found


def reflect(told: Iterable[Note], seats: int) -> Json:
    """Counts per seat, and per way of life how many of its choices it shares."""
    return {"mirror": [_one(seat, met) for seat, met in enumerate(meetings(told, seats))]}


def _one(seat: Seat, met: Sequence[Meeting]) -> Json:
    like = dict.fromkeys(WAYS, 0)
    struck = forgiven = wronged = 0
    for k, now in enumerate(met):
        past = [m for m in met[:k] if m.other == now.other]
        for way, would in WAYS.items():
            like[way] += would(past) == now.mine
        struck += now.mine and not any(m.mine or m.theirs for m in past)
        if past and past[-1].theirs:
            wronged += 1
            forgiven += not now.mine
    return {
        "seat": seat,
        "duels": len(met),
        "peace": sum(not m.mine for m in met),
        "struck": struck,  # the first conflict between two, mine
        "wronged": wronged,  # met somebody again who had chosen conflict against me,
        "forgiven": forgiven,  # and chose peace all the same
        "like": like,
    }
