"""What goes over the wire, as types: the browser's types are made from these."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Up(Struct, forbid_unknown_fields=True):
    """One frame from a browser."""

    t: str
    id: str = ""
    token: str | None = None
    key: str = ""  # what the password of a locked table was answered with, for who has no token
    n: int = 0
    q: int = 0
    d: Any = None
    room: str = "all"
    text: str = ""
    react: str | None = None
    phrase: str | None = None
    seat: int | None = None
    level: str = ""
    seats: int | None = None
    options: dict[str, Any] | None = None
    clocks: dict[str, int] | None = None
    public: bool = False
    talk: bool = True
    delay: int = 0
    openly: bool = False
    late: bool = True
    decks: Decks | None = None
    password: str | None = None  # "": none from now on; absent: as it is


class Decks(Struct, forbid_unknown_fields=True):
    packs: list[str]  # hashes
    tier: str = "standard"


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: int
    options: dict[str, Any] = {}
    clocks: dict[str, int] = {}
    public: bool = False
    talk: bool = True  # people may write to each other
    delay: int = 0  # ms that watchers are behind
    openly: bool = False  # proposed: when it is over, anybody may see the game through any eyes
    late: bool = True  # who comes when the game runs may take a robot's seat
    decks: Decks | None = None  # for games with a deck: which packs, and how dark
    password: str | None = None


class Opened(Struct):
    table: str
    promise: (
        str  # SHA-256 of the secret seed: all draws of this table are fixed by it and the players' nonces
    )


class Enter(Struct, forbid_unknown_fields=True):
    password: str


class Entered(Struct):
    key: str  # shown instead of a seat's token, by whoever watches a locked table or wants to sit down there


class Join(Struct, forbid_unknown_fields=True):
    name: str
    colour: int
    pledge: str  # SHA-256 of the browser's nonce, hexadecimal
    seat: int | None = None
    password: str = ""
    back: str | None = None  # the token of the table before: in a rematch its seat is kept


class Joined(Struct):
    seat: int
    token: str  # keeps the seat: 192 random bits; whoever has it plays for it
    table: str


class Again(Struct, forbid_unknown_fields=True):
    token: str  # of a seat at the table that has ended


class Rematch(Opened):
    name: str  # as who the asker sat there: the seat is kept under it
    colour: int


class PushKey(Struct):
    key: str  # which this server signs its calls with; "": it makes none


class Push(Struct, forbid_unknown_fields=True):
    """A device that wants to be called, as its browser describes it."""

    endpoint: str  # at a push service that is known here
    p256dh: str
    auth: str
    lang: str = "en"


class PushEnd(Struct, forbid_unknown_fields=True):
    endpoint: str


class Share(Struct, forbid_unknown_fields=True):
    seat: int | None = None  # through whose eyes; None: the public's
    anonymous: bool = True  # without names and talk


class Shared(Struct):
    name: str  # of the replay's own address


class Fork(Struct, forbid_unknown_fields=True):
    step: int  # of the replay
    seat: int
    name: str
    colour: int
    pledge: str


class FaultInfo(Struct):
    line: int
    where: str  # "pack", or the card's id
    code: str
    why: str  # which sentence of the reader's language
    args: dict[str, str | int]  # what it is about
    lang: str  # of the text that is meant, if one is
    what: str  # the sentence in English


class PackInfo(Struct):
    name: str  # its hash; "" if it was not kept
    title: dict[str, str]
    cards: dict[str, int]  # kind -> how many
    faults: list[FaultInfo] = []


class OptionInfo(Struct, omit_defaults=True):
    name: str
    kind: str
    default: Any
    choices: list[str] = []
    min: int = 0
    max: int = 0
    seat: int = 0  # counted from one: the seat whose own choice it is


class GameInfo(Struct):
    id: str
    seats: tuple[int, int]
    options: list[OptionInfo]
    clocks: dict[str, int]
    windows: list[str]  # clocks that cannot be switched off
    bots: list[str]


class PersonInfo(Struct):
    name: str
    colour: int
    kind: str
    level: str
    away: bool
    agrees: bool  # that the game be open to all eyes afterwards


class Listing(Struct):
    """Of a locked table: that it is there, and locked."""

    table: str
    locked: bool
    game: str = ""
    seats: int = 0
    taken: int = 0
    host: str = ""
    stage: str = ""
    options: dict[str, Any] = {}


class TableInfo(Struct):
    table: str
    game: str
    stage: str
    seats: int
    options: dict[str, Any]
    clocks: dict[str, int]
    public: bool
    talk: bool
    delay: int
    openly: bool  # in the lobby: proposed; from the start on: agreed by all
    late: bool
    locked: bool
    decks: Decks | None
    written: int
    next: str
    promise: str
    people: list[PersonInfo | None]
    host: int | None


class Clause(Struct):
    id: str
    text: str


class Section(Struct):
    id: str
    title: str
    clauses: list[Clause]


class Rules(Struct):
    lang: str
    title: str
    summary: str
    sections: list[Section]


class No(Struct, omit_defaults=True):
    """A refusal."""

    code: str
    clause: str = ""
    edition: int = 0  # of the rules that a game was played under, where this program has others


class Down(Struct, omit_defaults=True):
    """One message to a browser; a frame is a list of these."""

    t: str
    n: int = 0  # numbered per viewer without holes; 0 where it needs no number
    id: str | None = None
    d: Any = None
