"""The short code of a table: read aloud in a noisy room, typed on a phone, never a word to blush at."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

# No vowels, so no words; of letters and figures that look alike at most one: no O 0 Q, I 1 L, Z 2, S 5, B 8,
# G 6, V Y U, A 4, E 3.
LETTERS = "CDFHJKMNPRTWX679"
LENGTH = 5
# What is left of rude words in our four languages without their vowels, or by Cyrillic letters of the same
# shape (С Н К М Р Т Х), and numbers with a bad name.
RUDE = (
    *("FCK", "FKK", "CNT", "DCK", "CCK", "PRN", "WNK", "KKK", "XXX", "WTF"),
    *("PTN", "NTM", "FDP", "MRD", "TRD"),
    *("XPH", "CPK", "XHH", "HXH"),
    *("69", "666"),
)


def decent(code: str) -> bool:
    return not any(word in code for word in RUDE)


def new_code(choice: Callable[[Sequence[str]], str] = secrets.choice) -> str:
    while True:
        code = "".join(choice(LETTERS) for _ in range(LENGTH))
        if decent(code):
            return code


def may_be(code: str) -> bool:
    """Cheap, for whoever guesses: codes of older tables had more letters."""
    return len(code) == LENGTH and code.isascii() and code.isalnum()
