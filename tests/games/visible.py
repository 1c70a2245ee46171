"""Who may see which field of each game's state, straight from its book; and how to disturb what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from tests.games import nets
from tests.games.nets import ALL, NOBODY, OWNER
from whistlestop.kernel import Note, put


def public(*fields: str) -> dict[str, str]:
    return dict.fromkeys(fields, ALL)


# Straight from each book (DI-V1 to DI-V3): a new field of a state, or of a phase, must be declared here.
VISIBLE: dict[str, nets.Visible] = {
    "dilemma": {
        "State": {
            **public("n", "house", "phase", "provoker", "lives", "won", "gone", "turn"),
            "hands": OWNER,  # DI-V1; how many there are is seen by all
        },
        "House": public("mode", "cards", "remaining", "tiebreak", "skill"),
        "Lead": {},
        "Offer": {},
        "OfferFlight": {"toss": NOBODY},  # until the card lies there, in the same breath
        "Respond": public("offer", "barred", "arena", "again"),
        "Lot": {"respond": ALL, "thrown": NOBODY},
        "Window": public("offer", "pose", "barred", "arena", "passed", "again", "before", "rest"),
        "Flight": {"window": ALL, "seat": NOBODY, "toss": NOBODY},
        "Lying": public("seat", "card", "ms", "lot", "how", "pose"),
        "Pose": public("x", "y", "turn"),
        "Duel": public("offer", "pose", "contractor", "card"),
        "End": {},
    }
}


def other_hand(state: Any, random: Random, seat: int) -> Any:
    """As many cards of other values; where all hands are open there is nothing to hide."""
    if state.house.remaining:
        return None
    cards = random.sample(range(1, 1 + state.house.cards), state.hands[seat].bit_count())
    return replace(state, hands=put(state.hands, seat, sum(1 << card for card in cards)))


def other_toss(state: Any, random: Random, seat: int) -> Any:
    """Another card is in the air, or another lot of cards is about to be drawn for."""
    match type(state.phase).__name__:
        case "OfferFlight":
            return replace(state, phase=replace(state.phase, toss=(1, 2, 3, 4, 5, 0)))
        case "Flight":
            return replace(state, phase=replace(state.phase, toss=(1, 2, 3, 4, 5, 0), seat=seat))
        case "Lot":
            return replace(state, phase=replace(state.phase, thrown=state.phase.thrown[::-1]))
        case _:
            return None


NOISE: dict[str, nets.Noise] = {
    "dilemma": {
        ("State", "hands"): other_hand,
        ("OfferFlight", "toss"): other_toss,
        ("Flight", "toss"): other_toss,
        ("Lot", "thrown"): other_toss,
    }
}


def dilemma_contradicts(notes: list[Note], world: Any) -> bool:
    """A card seen on the table is in no hand, and what was seen won or lost is there."""
    gone: dict[int, set[int]] = {seat: set() for seat in range(world.n)}
    for note in notes:
        data: Any = note.data
        if note.what == "offered":
            gone[data[0]].add(data[1])
        elif note.what == "landed":
            gone[data["seat"]].add(data["card"])
        elif note.what == "thrown":
            for seat, card in data:
                gone[seat].add(card)
    full = set(range(1, world.house.cards + 1))
    return any(
        {v for v in full if hand >> v & 1} != full - gone[seat] for seat, hand in enumerate(world.hands)
    )


CONTRADICTS: dict[str, nets.Contradicts] = {"dilemma": dilemma_contradicts}
