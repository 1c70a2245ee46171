"""What an aid writes into a seat's notebook (ME-A44), from what that seat was told and from nothing else.

Hour cards are in no notebook: whoever watched them remembers, or does not (ME-62, ME-A46)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import UNSET

from whistlestop.kernel import Json, Note, Seat

from .memory import Memory
from .state import CATEGORIES, COPIES, TIME, TIMES, D, H, House, T

Sight: TypeAlias = tuple[int, str, str]  # leg, clause, where it came from or lay
EXACT = 60_000  # hypotheses: as good as all
SEEN, OUT, IS, BLANK = "seen", "out", "is", ""


class Sheet:
    """A fold of notes that keeps what was seen, and when it became certain."""

    def __init__(self, seat: Seat, seats: int, house: House) -> None:
        self.seat, self.kinds = seat, seats + 1
        self.mind = Memory(seat, seats, house, EXACT)
        self.leg = self.count = 0
        self.waiting: dict[str, str] = {}  # where the cards that abilities may look at came from
        self.time = -1  # as it was turned in Istanbul
        self.sights: dict[int, list[Sight]] = {}  # card -> when, how and where from
        self.since: dict[int, tuple[int, int, str]] = {}  # innocent card -> leg, note and clause of its proof
        self.proof: dict[int, str] = {}
        self.solved: dict[int, tuple[int, int, str]] = {}  # category -> the same for its crime

    def told(self, note: Note) -> None:
        self.mind.told(note)
        self.count += 1
        data: Any = note.data
        match note.what:
            case "crime" if data[0] == TIME:
                self.time = data[1]
            case "arrived":
                self.leg = data[0]
            case "hand":
                for card in note.secret:  # type: ignore[union-attr]
                    self._saw(card, note.clause, H[self.seat])
                for k in CATEGORIES:
                    self._prove(k, note.clause)
            case "moved":
                _, src, dst, _, card = data
                if dst in T:
                    self.waiting[dst] = src
                card = card if note.secret is UNSET else note.secret
                if card >= 0:
                    if src != H[self.seat] and src not in T:  # not one's own, and not the same sight again
                        self._saw(card, note.clause, src)
                    self._prove(card >> 3, note.clause, dst)
            case "looked" if note.secret is not UNSET:
                card = note.secret
                if data[2] == self.seat:
                    self._saw(card, note.clause, self.waiting.get(data[1], data[1]))
                self._prove(card >> 3, note.clause)
            case _:
                pass

    def _saw(self, card: int, clause: str, src: str) -> None:
        self.sights.setdefault(card, []).append((self.leg, clause, src))

    def _prove(self, k: int, clause: str, dst: str = "") -> None:
        """Certain is what holds in every hypothesis; where some had to be dropped, nothing new is."""
        category = self.mind.cards[k]
        if category.dropped or k in self.solved:
            return
        innocent, now = category.innocent(), (self.leg, self.count, clause)
        for kind in innocent:
            card = k << 3 | kind
            if card not in self.since:
                self.since[card], self.proof[card] = now, self._words(card, dst)
        if len(innocent) == self.kinds - 1:
            self.solved[k] = now

    def _words(self, card: int, dst: str) -> str:
        """Both are one's own; one is, and the other was seen; two were seen in a leg and by no way the same;
        or by all the ways that cards can have gone (ME-A20)."""
        mine = H[self.seat], D[self.seat]
        own = sum(self.mind.cards[card >> 3].certain(card & 7, place) for place in mine)
        if own == COPIES:
            return "pair"
        if own and dst not in mine:
            return "held"
        return "twice" if sum(leg == self.leg for leg, *_ in self.sights.get(card, ())) > 1 else "ways"

    # --- marks -----------------------------------------------------------------------------------------

    def clerk(self, card: int) -> tuple[str, list[Json]]:
        times = len(self.sights.get(card, ()))
        return (SEEN, ["seen", times]) if times else (BLANK, [])

    def logician(self, card: int) -> tuple[str, list[Json]]:
        k = card >> 3
        if card in self.since:
            leg, _, clause = self.since[card]
            return OUT, [self.proof[card], leg, clause]
        if k in self.solved:
            leg, _, clause = self.solved[k]
            return IS, ["rest", leg, clause]
        return self.clerk(card)


def turned(answer: int, card: int) -> tuple[str, list[Json]]:
    return (IS if answer == card else OUT), ["turned"]


def notebook(seat: Seat, told: Sequence[Note], seats: int, house: House, aid: str) -> Json:
    """Per clue {mark, p, why, sights}.  `why` is a code and its number, of a proof the leg and its clause;
    `p` parts of a thousand."""
    if aid == "paper":
        return None
    sheet = Sheet(seat, seats, house)
    for note in told:
        sheet.told(note)
    mind = sheet.mind
    if not mind.cards:
        return None
    marks = sheet.clerk if aid == "clerk" else sheet.logician
    rows = []
    for k in CATEGORIES:
        odds = mind.cards[k].odds() if aid == "statistician" else []
        crime = mind.crime[k]
        row = []
        for kind in range(sheet.kinds):
            card = k << 3 | kind
            mark, why = turned(crime, kind) if crime >= 0 else marks(card)
            p = round(1000 * odds[kind]) if odds and crime < 0 else None
            if p is not None and mark not in (OUT, IS):
                why = ["odds", p]
            sights = [list(sight) for sight in sheet.sights.get(card, ())]
            row.append({"mark": mark, "p": p, "why": why, "sights": sights})
        rows.append(row)
    times = []
    for time in TIMES:
        mark, why = turned(sheet.time, time) if sheet.time >= 0 else (BLANK, ["memory"])
        times.append({"mark": mark, "p": None, "why": why, "sights": []})
    return {"aid": aid, "leg": sheet.leg, "cards": rows, "times": times}
