"""Who may see which field of a state of Mystery Express, how to disturb what is hidden, and what a mind may
not forget."""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from tests.games import nets
from tests.games.nets import ALL, NOBODY, OWNER
from whistlestop.games.mystery.ability import Peek
from whistlestop.games.mystery.city import Piles, Showing, left
from whistlestop.games.mystery.end import End, Verdict
from whistlestop.games.mystery.state import (
    CATEGORIES,
    HOURS_COPIES,
    TIME,
    TIMES,
    D,
    Heap,
    State,
    clues,
    counts,
)
from whistlestop.kernel import Note, put


def public(*fields: str) -> dict[str, str]:
    return dict.fromkeys(fields, ALL)


# Straight from the book (ME-V1 and its table).
VISIBLE: nets.Visible = {
    "State": {
        **public("n", "house", "stack", "cast", "eyes", "figures", "out", "conductor", "tokens", "whistle"),
        **public("leg", "gone", "mover", "hours", "used", "spent"),
        "hands": OWNER,  # backs are open (ME-42)
        "piles": OWNER,
        "slots": NOBODY,
        "aboard": NOBODY,
        "crime": NOBODY,
        "telegrams": OWNER,
        "answers": OWNER,
    },
    "House": public("hours", "abilities", "aboard", "colours", "chosen", "first"),
    **{kind: {} for kind in ("Casting", "Dealing", "Token", "Go", "Talk", "Turning", "Tunnel", "Telegram")},
    "Revelation": {},
    "Answers": {},
    "Lounge": public("category"),
    "Sleeping": public("victim"),
    "Steal": public("victim"),
    "Blind": public("victim", "category"),
    "Smoking": public("a", "b", "category"),
    "Return": public("a", "b"),
    "Link": public("giver", "category", "step", "first"),
    "Dining": public("guests"),
    "Madam": public("passenger", "category"),
    "Fill": public("slot"),
    "Peek": {"items": OWNER, "eyes": ALL},  # a face is for those who know the card
    "Showing": {"turned": NOBODY, **public("stacks", "pace")},  # covered cards are seen no more (ME-63)
    "Piles": {"piles": OWNER, **public("signal", "pace")},  # ME-64
    "Look": public("looks"),
    "Verdict": public("k"),
    "End": public("points", "winners", "clause", "tied"),
}


def faces(heap: Heap, n: int, random: Random) -> Heap:
    """Other faces behind the same backs."""
    return tuple(
        tuple(sorted(k << 3 | random.randrange(n + 1) for _ in range(m))) for k, m in enumerate(counts(heap))
    )


def other_hand(s: State, random: Random, seat: int) -> Any:
    if not s.hands:
        return None
    return replace(s, hands=put(s.hands, seat, faces(s.hands[seat], s.n, random)))


def other_pile(s: State, random: Random, seat: int) -> Any:
    if not s.piles:
        return None
    return replace(s, piles=put(s.piles, seat, faces(s.piles[seat], s.n, random)))


def other_slots(s: State, random: Random, seat: int) -> Any:
    slots = [c if c < 0 else (c >> 3) << 3 | random.randrange(s.n + 1) for c in s.slots]
    return replace(s, slots=tuple(slots))


def other_aboard(s: State, random: Random, seat: int) -> Any:
    return replace(s, aboard=tuple(faces(heap, s.n, random) for heap in s.aboard))


def other_crime(s: State, random: Random, seat: int) -> Any:
    """Of the parts that are not turned yet; an Hour of which all cards lie open cannot be it."""
    top = s.stack[-1]
    if not s.crime or isinstance(top, End):
        return None
    known = top.k if isinstance(top, Verdict) else 0
    turned = [t for phase in s.stack if isinstance(phase, Showing) for t in phase.turned]
    times = tuple(t for t in TIMES if turned.count(t) < HOURS_COPIES)
    rest = [random.choice(part) for part in (*clues(s.n)[:TIME], times)[known:]]
    return replace(s, crime=(*s.crime[:known], *rest))


def other_telegram(s: State, random: Random, seat: int) -> Any:
    if not s.telegrams:
        return None
    entries = tuple(random.choice((-1, *part)) for part in clues(s.n))
    return replace(s, telegrams=put(s.telegrams, seat, entries))


def other_answer(s: State, random: Random, seat: int) -> Any:
    """Of the parts that are not on the table yet."""
    top = s.stack[-1]
    if not isinstance(top, Verdict):
        return None
    rest = [random.choice((-1, *part)) for part in clues(s.n)[top.k + 1 :]]
    return replace(s, answers=put(s.answers, seat, (*s.answers[seat][: top.k + 1], *rest)))


def other_items(s: State, random: Random, seat: int) -> Any:
    """A waiting card that at most this seat knows."""
    top = s.stack[-1]
    if not isinstance(top, Peek):
        return None
    items = [
        (owner, (card >> 3) << 3 | random.randrange(s.n + 1) if not know & ~(1 << seat) else card, know)
        for owner, card, know in top.items
    ]
    return replace(s, stack=(*s.stack[:-1], replace(top, items=tuple(items))))


def other_turned(s: State, random: Random, seat: int) -> Any:
    """Also while the next card is being turned."""
    stack = list(s.stack)
    for i, phase in enumerate(stack):
        if isinstance(phase, Showing):
            covered = max(0, len(phase.turned) - phase.stacks)
            hidden = tuple(random.sample(left(s, phase.turned[covered:]), covered))
            stack[i] = replace(phase, turned=hidden + phase.turned[covered:])
            return replace(s, stack=tuple(stack))
    return None


def other_hours(s: State, random: Random, seat: int) -> Any:
    top = s.stack[-1]
    if not isinstance(top, Piles) or not top.piles:
        return None
    i = top.before(seat)
    pile = tuple(random.randrange(8) for _ in top.piles[i])
    return replace(s, stack=(*s.stack[:-1], replace(top, piles=put(top.piles, i, pile))))


NOISE: nets.Noise = {
    ("State", "hands"): other_hand,
    ("State", "piles"): other_pile,
    ("State", "slots"): other_slots,
    ("State", "aboard"): other_aboard,
    ("State", "crime"): other_crime,
    ("State", "telegrams"): other_telegram,
    ("State", "answers"): other_answer,
    ("Peek", "items"): other_items,
    ("Showing", "turned"): other_turned,
    ("Piles", "piles"): other_hours,
}


def census(s: State) -> Counter[int]:
    """Every card that lies somewhere."""
    cards = Counter[int](s.crime[:4])
    for heap in (*s.hands, *s.piles, *s.aboard):
        for part in heap:
            cards.update(part)
    cards.update(card for card in s.slots if card >= 0)
    cards.update(card for _, card in s.out)
    for phase in s.stack:
        if isinstance(phase, Peek):
            cards.update(card for _, card, _ in phase.items)
    return cards


def complete(s: State) -> bool:
    """Every copy is in exactly one place; sorted, each behind its own back."""
    everything = Counter({k << 3 | i: 2 for k in CATEGORIES for i in range(s.n + 1)})
    heaps = (*s.hands, *s.piles, *s.aboard)
    tidy = all(tuple(sorted(part)) == part for heap in heaps for part in heap)
    tidy = tidy and all(c >> 3 == k for heap in heaps for k, part in enumerate(heap) for c in part)
    return not s.crime or (census(s) == everything and tidy)


class Witness:
    """What a viewer knows beyond doubt, by simpler means than a mind's: a face seen to go to a pile, a slot
    or the table lies there until something leaves it."""

    def __init__(self) -> None:
        self.lies: dict[str, Counter[int]] = defaultdict(Counter)
        self.turned: list[int] = []
        self.crime: dict[int, int] = {}

    def told(self, note: Note) -> None:
        data: Any = note.data
        match note.what:
            case "moved":
                _, src, dst, _, card = data
                card = card if note.secret is UNSET else note.secret
                self.lies[src].clear()  # a slot, or a place on the table: emptied; a hand is not followed
                if card >= 0 and dst[0] in "DCRT":
                    self.lies[dst][card] += 1
            case "gripped":
                pile = self.lies[D[data[0]]]
                for card in [card for card in pile if card >> 3 == data[1]]:
                    del pile[card]
            case "arrived":
                for place in D:
                    self.lies[place].clear()
            case "time":
                self.turned.append(data[1])
            case "deck":
                if len(self.turned) == 23:
                    self.crime[4] = min(range(8), key=self.turned.count)
                self.turned = []
            case "crime":
                self.crime[data[0]] = data[1]
            case _:
                pass

    def doubts(self, s: State) -> bool:
        there: dict[str, Counter[int]] = defaultdict(Counter)
        for p, pile in enumerate(s.piles):
            there[f"D{p}"] = Counter(card for part in pile for card in part)
        for i, card in enumerate(s.slots):
            there[f"C{i}"] = Counter([card])
        there["R"] = Counter(card for _, card in s.out)
        for phase in s.stack:
            if isinstance(phase, Peek):
                for i, (_, card, _) in enumerate(phase.items):
                    there[f"T{i}"] = Counter([card])
            if isinstance(phase, Showing) and list(phase.turned) != self.turned:
                return True
        wrong = any(s.crime[part] != clue for part, clue in self.crime.items())
        return wrong or any(not cards <= there[place] for place, cards in self.lies.items())


def contradicts(notes: list[Note], world: State) -> bool:
    witness = Witness()
    for note in notes:
        witness.told(note)
    return not complete(world) or witness.doubts(world)


def denies(notebook: Any, s: State) -> bool:
    """A printed mark that is not so in this world."""
    for row, crime in zip((*notebook["cards"], notebook["times"]), s.crime, strict=True):
        for kind, cell in enumerate(row):
            guilty = kind == crime & 7
            if guilty and (cell["mark"] == "out" or cell["p"] == 0):
                return True
            if not guilty and (cell["mark"] == "is" or cell["p"] == 1000):
                return True
    return False
