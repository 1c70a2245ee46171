"""Who may see which field of each game's state, straight from its book; and how to disturb what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from tests.games import nets
from tests.games.mystery import secrets as mystery
from tests.games.nets import ALL, NOBODY, OWNER
from whistlestop.kernel import Note, put


def public(*fields: str) -> dict[str, str]:
    return dict.fromkeys(fields, ALL)


def mates(state: Any, seat: int) -> set[int]:
    return {i for i, side in enumerate(state.teams.sides) if side == state.teams.sides[seat] >= 0}


def team(state: Any, seat: int) -> set[int]:
    return mates(state, seat) if state.house.mates else {seat}


# Straight from each book (DI-V1 to DI-V3, TT-V1 to TT-V6): a new field of a state or phase is declared here.
VISIBLE: dict[str, nets.Visible] = {
    "mystery": mystery.VISIBLE,
    "dilemma": {
        "State": {
            **public("n", "house", "phase", "provoker", "lives", "won", "gone", "turn"),
            "hands": OWNER,  # DI-V1; how many there are is seen by all
        },
        "House": public("mode", "cards", "remaining", "tiebreak", "skill", "first"),
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
    },
    "trolley": {
        "State": {
            **public("n", "house", "phase", "conductor", "teams", "jobs", "tokens"),
            **public("tracks", "tom", "round"),  # TT-V3, TT-V5
            "decks": NOBODY,  # TT-V1; their sizes are seen by all
            "discards": NOBODY,  # TT-V4: whoever knows one was told
            "hands": team,  # TT-V2
        },
        "House": public("rounds", "tom", "accomplices", "willing", "order", "lot", "late", "mates")
        | public("sizes", "figures"),
        "Teams": public("members", "sides", "masks"),
        "Stop": public("card", "by", "mods"),
        "Lead": public("among"),
        "Split": {},
        "Drawing": {},
        "Choose": {"pile": ALL, "offers": mates},  # TT-A4
        "Modify": public("figures", "due", "side", "turns"),
        "Lots": public("modify", "silent"),
        "Plead": public("floor", "pins", "said", "rested"),
        "Lever": {},
        "End": {},
    },
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


def other_cards(state: Any, random: Random, seat: int) -> Any:
    """One card of this hand lay in the deck instead."""
    full = [(pile, k) for pile, cards in enumerate(state.hands[seat]) for k in range(len(cards))]
    if not full:
        return None
    pile, k = random.choice(full)
    deck = min(pile, 2)
    if not state.decks[deck]:
        return None
    card = random.choice(state.decks[deck])
    old = state.hands[seat][pile][k]
    hand = put(state.hands[seat], pile, put(state.hands[seat][pile], k, card))
    heap = tuple(sorted({*state.decks[deck], old} - {card}))
    return replace(state, hands=put(state.hands, seat, hand), decks=put(state.decks, deck, heap))


def other_heaps(state: Any, random: Random, seat: int) -> Any:
    """A card of a deck lay in its discards instead."""
    for deck in range(3):
        if state.decks[deck] and state.discards[deck]:
            card, old = random.choice(state.decks[deck]), state.discards[deck][0]
            heap = tuple(sorted({*state.decks[deck], old} - {card}))
            discards = put(state.discards, deck, (card, *state.discards[deck][1:]))
            return replace(state, decks=put(state.decks, deck, heap), discards=discards)
    return None


def other_offer(state: Any, random: Random, seat: int) -> Any:
    """This seat offered a swap, or took it back."""
    others = mates(state, seat) - {seat}
    if type(state.phase).__name__ != "Choose" or state.phase.pile or not others or not state.house.mates:
        return None
    offers = {*state.phase.offers} ^ {(seat, random.choice(sorted(others)))}
    return replace(state, phase=replace(state.phase, offers=tuple(sorted(offers))))


NOISE: dict[str, nets.Noise] = {
    "mystery": mystery.NOISE,
    "dilemma": {
        ("State", "hands"): other_hand,
        ("OfferFlight", "toss"): other_toss,
        ("Flight", "toss"): other_toss,
        ("Lot", "thrown"): other_toss,
    },
    "trolley": {
        ("State", "hands"): other_cards,
        ("State", "decks"): other_heaps,
        ("State", "discards"): other_heaps,
        ("Choose", "offers"): other_offer,
    },
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


def trolley_contradicts(notes: list[Note], world: Any) -> bool:
    """Every card is somewhere, once; what was seen drawn is held, what was seen going is discarded."""
    hands = [card for hand in world.hands for pile in hand for card in pile]
    tracks = [c for track in world.tracks for stop in track for c in (stop.card, *(m[0] for m in stop.mods))]
    heaps = [card for heap in (*world.decks, *world.discards) for card in heap]
    if sorted((*hands, *tracks, *heaps)) != list(range(sum(world.house.sizes))):
        return True
    first, second, _ = world.house.sizes
    gone: list[set[int]] = [set(), set(), set()]
    mine, laid = set[int](), set[int]()
    for note in notes:
        data: Any = note.data
        match note.what:
            case "reshuffled":
                gone[data[0]] = set()
            case "drew" if note.secret is not UNSET:
                mine |= set(note.secret)
            case "turned" | "laid" | "aimed":
                card = data[1] if note.what != "laid" else data[2]
                mine.discard(card)
                laid.add(card)
            case "discarded" if note.secret is not UNSET:
                mine -= set(note.secret)
                gone[data[1]] |= set(note.secret)
            case "killed":
                for card in laid:
                    gone[(card >= first) + (card >= first + second)].add(card)
                laid = set()
            case _:
                pass
    return not mine <= set(hands) or any(not gone[d] <= set(world.discards[d]) for d in range(3))


CONTRADICTS: dict[str, nets.Contradicts] = {
    "dilemma": dilemma_contradicts,
    "mystery": mystery.contradicts,
    "trolley": trolley_contradicts,
}
