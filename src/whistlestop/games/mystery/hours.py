"""How a bot remembers Hour cards (ME-62): it counts a few times only, misses some cards and mistakes others.

It knows how well it watches, so that what it believes is neither too much nor too little."""

from __future__ import annotations

from math import comb

from whistlestop.kernel import Data, Rng

from .state import HOURS_COPIES, TIMES

FINE = 1 << 20
ALIKE = (7, 2, 1, 4, 3, 6, 5, 0)  # 4:00 and 12:00, 4:30 and 4:45, 6:15 and 6:30, 11:15 and 11:45


class Eye(Data, frozen=True):
    """How many times it counts at once, and of a thousand cards how many it catches and how many of these it
    takes for their look-alike."""

    span: int
    catches: int
    mistakes: int


def binomial(n: int, p: float) -> list[float]:
    return [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]


class Hours:
    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        self.odds = [1 / len(TIMES)] * len(TIMES)
        right = eye.catches / 1000 * (1 - eye.mistakes / 1000)
        wrong = eye.catches / 1000 * eye.mistakes / 1000
        self.chance = {  # cards of a time and of its look-alike in the deck -> chance of each count
            (own, other): [
                sum(a * b for i, a in enumerate(mine) for j, b in enumerate(theirs) if i + j == count)
                for count in range(2 * HOURS_COPIES + 1)
            ]
            for own in (HOURS_COPIES - 1, HOURS_COPIES)
            for other in (HOURS_COPIES - 1, HOURS_COPIES)
            for mine, theirs in [(binomial(own, right), binomial(other, wrong))]
        }

    def watch(self, times: list[int], rng: Rng) -> None:
        """A whole showing, with an eye on the likeliest times."""
        order = sorted(TIMES, key=lambda t: (-self.odds[t], rng(FINE)))
        tally = dict.fromkeys(order[: self.eye.span], 0)
        for time in times:
            if rng(1000) < self.eye.catches:
                seen = ALIKE[time] if rng(1000) < self.eye.mistakes else time
                if seen in tally:
                    tally[seen] += 1
        odds = list(self.odds)
        for crime in TIMES:
            for time, count in tally.items():
                own, other = (HOURS_COPIES - (crime == t) for t in (time, ALIKE[time]))
                odds[crime] *= self.chance[own, other][count]
        total = sum(odds)
        self.odds = [x / total for x in odds]
