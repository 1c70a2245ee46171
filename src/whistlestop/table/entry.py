"""One line of the journal.  The journal is the only authority: a table is what its entries fold to."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from whistlestop.kernel import Json, Malformed, plain


class Entry(Struct, frozen=True, omit_defaults=True):
    """k, before the start: open set sit bot free pick agree card veto lore start nonce; in play: answer
    time chance; beside it: say away back relieve pause resume talk more kick jot order again close"""

    k: str
    at: int = 0  # ms, wall time of the writer; the fold never lets it run backwards
    seat: int | None = None  # who speaks or is meant
    q: int = 0  # which question of that seat
    id: str = ""  # the command's id: sending it again is harmless
    by: int | None = None  # who ordered it, where that is not `seat`; never told
    d: Json = None


def tuples(x: Json) -> Json:
    """Lists as tuples, at any depth: what was read equals what was meant."""
    if type(x) is list or type(x) is tuple:
        return tuple([tuples(i) for i in x])
    if type(x) is dict:
        return {k: tuples(v) for k, v in x.items()}
    return x


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Entry).decode


def encode(entry: Entry) -> bytes:
    return _encode(entry)


def decode(row: bytes) -> Entry:
    entry = _decode(row)
    return replace(entry, d=tuples(entry.d))


def canonical(entry: Entry) -> tuple[bytes, Entry]:
    """The row to write and the entry that every reader will read from it: the writer folds that one too."""
    row = _encode(entry)
    try:
        return row, replace(entry, d=plain(entry.d))  # whole numbers, words and tuples come back as they are
    except Malformed:
        return row, decode(row)
