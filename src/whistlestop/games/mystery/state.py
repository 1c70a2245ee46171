"""The whole truth of a game of Mystery Express.

A card is category << 3 | kind; kind 7 is a back.  The state holds faces by place and no identity of copies
(ME-1, ME-V1): a heap is one sorted tuple per category, so that backs are lengths."""

from __future__ import annotations

from typing import Any, TypeAlias

from whistlestop.kernel import Data, Seat, Stack, put

METHOD, SUSPECT, MOTIVE, CAR = CATEGORIES = (0, 1, 2, 3)  # ME-1; Time is no category to ask for (ME-A25)
TIME = 4  # but a fifth part of the crime
TIMES = range(8)  # ME-2: 4:00 4:30 4:45 6:15 6:30 11:15 11:45 12:00
COPIES, HOURS_COPIES = 2, 3
BACK = 7

CARS = (0, 1, 2, 3, 4, 5)  # lounge, sleeping, smoking, passenger, dining, club
CLUB = CARS[-1]
VERBS = ("lounge", "sleeping", "smoking", "passenger", "dining", "grip", "madam")
CAR_OF = {verb: min(i, CLUB) for i, verb in enumerate(VERBS)}  # ME-32: the Club Car has two actions
BIT = {verb: 1 << i for i, verb in enumerate(VERBS)}

INVESTIGATORS = ("macdouglas", "mansard", "mirabella", "strauss", "pransky")  # ME-3
PRANSKY = INVESTIGATORS.index("pransky")

Heap: TypeAlias = tuple[tuple[int, ...], ...]  # per category, sorted
Entries: TypeAlias = tuple[int, ...]  # a clue per category and a time; -1 blank
NOTHING: Heap = ((), (), (), ())

# Names of places in notes: a hand, a pile, a conductor's slot, a passenger, waiting on the table, revealed.
H, D, C = ("H0", "H1", "H2", "H3", "H4"), ("D0", "D1", "D2", "D3", "D4"), ("C0", "C1", "C2")
P, T, R = ("P0", "P1"), ("T0", "T1", "T2", "T3"), "R"


class House(Data, frozen=True):
    """What the table settled before the start."""

    hours: tuple[int, ...] = (4, 3, 5, 4, 6)  # per leg (ME-23, ME-A1)
    abilities: bool = True  # ME-70
    aboard: tuple[int, ...] = (3, 3)  # cards of the two passengers (ME-16, ME-A2)
    colours: tuple[int, ...] = (METHOD, CAR, SUSPECT, MOTIVE)  # of the first four investigators (ME-A5)
    chosen: tuple[int, ...] = ()  # the investigator of each seat; -1: by lot (ME-10)
    first: int = 0  # the seat with the first whistle from 1 on; 0: by lot (ME-A40)


class State(Data, frozen=True):
    n: int
    house: House
    stack: Stack
    cast: tuple[int, ...] = ()  # the investigator of each seat
    eyes: tuple[Seat, ...] = (-1, -1, -1, -1)  # per category, whose ability it is (ME-71); -1: nobody's
    figures: tuple[int, ...] = ()  # the car where each figure stands
    hands: tuple[Heap, ...] = ()
    piles: tuple[Heap, ...] = ()
    slots: tuple[int, ...] = ()  # the conductor's three; -1: just taken
    aboard: tuple[Heap, ...] = ()  # the passengers' cards
    crime: Entries = ()
    out: tuple[tuple[Seat, int], ...] = ()  # sudden revelation (ME-69)
    conductor: int = -1
    tokens: tuple[int, ...] = CARS  # not yet turned: drawn when seen (ME-17)
    whistle: Seat = 0
    leg: int = 0  # legs travelled
    gone: int = 0  # how many have had their go in this leg
    mover: Seat = 0
    hours: int = 0
    used: int = 0  # mask of VERBS done in this go
    spent: int = 0  # mask of seats whose ability token is turned
    telegrams: tuple[Entries, ...] = ()
    answers: tuple[Entries, ...] = ()


def without(heap: Heap, card: int) -> Heap:
    cards = heap[card >> 3]
    i = cards.index(card)
    return put(heap, card >> 3, cards[:i] + cards[i + 1 :])


def with_card(heap: Heap, card: int) -> Heap:
    cards = heap[card >> 3]
    return put(heap, card >> 3, tuple(sorted((*cards, card))) if cards else (card,))


def flat(heap: Heap) -> tuple[int, ...]:
    return heap[0] + heap[1] + heap[2] + heap[3]


def size(heap: Heap) -> int:
    return len(heap[0]) + len(heap[1]) + len(heap[2]) + len(heap[3])


def heaped(cards: Any) -> Heap:
    row = sorted(cards)
    return tuple([tuple([c for c in row if c >> 3 == k]) for k in CATEGORIES])


def counts(heap: Heap) -> tuple[int, ...]:
    """What everybody sees of it: backs (ME-42)."""
    methods, suspects, motives, cars = heap
    return (len(methods), len(suspects), len(motives), len(cars))


def clues(n: int) -> tuple[tuple[int, ...], ...]:
    """What may be answered: kinds in play (ME-11, ME-A35), and the times."""
    return (*(tuple([k << 3 | i for i in range(n + 1)]) for k in CATEGORIES), tuple(TIMES))


def allowance(s: State, seat: Seat) -> int:
    """ME-23; Miss Pransky has one hour more (ME-73, ME-A28)."""
    return s.house.hours[s.leg] + (s.house.abilities and s.cast[seat] == PRANSKY)


def span(s: State, part: int = 0) -> int:
    """Tells one clock of a go from the next of the same name."""
    return ((s.leg * 8 + s.gone) * 8 + s.used.bit_count()) * 16 + part
