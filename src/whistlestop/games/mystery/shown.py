"""Who has seen which of one's own cards: to show those again tells nothing new."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from whistlestop.kernel import Note, Seat

from .state import D, H, T


class Shown:
    """A fold of notes.  Of two copies in hand the better known one counts."""

    def __init__(self, seat: Seat, seats: int) -> None:
        self.seat, self.n = seat, seats
        self.mine = (H[seat], D[seat])
        self.known: dict[int, int] = {}  # card -> mask of the seats that have seen it here
        self.mover = 0
        self.source: dict[str, str] = {}  # where cards that abilities may look at came from

    def told(self, note: Note) -> None:
        data: Any = note.data
        if note.what == "go":
            self.mover = data[0]
        elif note.what == "looked" and note.secret is not UNSET:
            card: Any = note.secret
            if data[1] == self.mine[0] or self.source.get(data[1]) in self.mine:
                self.known[card] = self.known.get(card, 0) | 1 << data[2]
        elif note.what == "moved":
            _, src, dst, _, card = data
            if note.secret is not UNSET:
                self._moved(note.secret, src, dst, 0)
            elif card >= 0:
                self._moved(card, src, dst, (1 << self.n) - 1)

    def _moved(self, card: Any, src: str, dst: str, to: int) -> None:
        """What one shows is seen by who asked; what one gets by its giver, and not by who set off a chain."""
        if dst in T:
            self.source[dst] = src
            return
        src = self.source.pop(src, src)
        if dst in self.mine:
            other = self.mover if src in self.mine else int(src[1]) if src[0] == "H" else self.seat
            self.known[card] = self.known.get(card, 0) | to | 1 << other
        elif src in self.mine:
            self.known.pop(card, None)

    def news(self, card: int, to: int) -> int:
        """How many of these seats would see something new."""
        return (to & ~self.known.get(card, 0) & ~(1 << self.seat)).bit_count()
