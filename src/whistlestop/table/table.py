"""One game being played, as a value: what its journal folds to.  No clock, no I/O: time is in the entries."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from whistlestop.kernel import WATCHER, Ask, Data, Game, Json, Seat, Viewer, promise

REACTIONS = ("laurel", "heart", "laugh", "gasp", "tear", "whistle")
PHRASES = (  # said in the reader's own language
    "hello",
    "luck",
    "well-played",
    "thinking",
    "hurry",
    "sorry",
    "really",
    "thanks",
    "again",
    "bye",
)
LIVERIES = 13  # colours with their shapes; each at most once at a table
KEPT = 256  # command ids remembered
PATIENCE = 300_000  # ms that nothing moves, until anybody at the table may see to it that the game goes on
SLOW = 3_600_000  # ms: with such a clock people come and go, and have all that time before they are missed


class Person(Data, frozen=True):
    """Who sits on a seat."""

    name: str
    colour: int
    kind: str = "person"  # or "bot"
    level: str = ""  # of a bot, or of the one that sits in
    away: bool = False  # not here: a bot sits in, unless the table waits for hours
    key: str = ""  # hash of the seat's token; never told
    pledge: str = ""  # hash of the nonce that this person's browser adds
    since: int = 0  # number of the entry: the longest present person is host
    heard: int = 0  # messages that this seat was told before: what others kept for themselves is in them
    agrees: bool = False  # that the game be open to all eyes afterwards

    def told(self, slow: bool) -> Json:
        """At a slow table it is nobody's business who has the page open."""
        return {
            "name": self.name,
            "colour": self.colour,
            "kind": self.kind,
            "level": self.level,
            "away": self.away and not slow,
            "agrees": self.agrees,
        }


class Question(Data, frozen=True):
    """What a seat was asked; it stands while (span, sealed, open) are equal and no joint move was played."""

    q: int
    at: int  # when this span of the game was opened: the origin of device times
    span: int
    clock: str
    sealed: Json  # spec or None
    open: Json

    def told(self) -> Json:
        return {"q": self.q, "at": self.at, "sealed": self.sealed, "open": self.open, "clock": self.clock}


class Running(Data, frozen=True):
    name: str
    span: int
    pace: int
    due: int  # wall ms; while paused: ms left


class Tell(Data, frozen=True):
    """A numbered message for one viewer."""

    viewer: Viewer
    n: int
    t: str
    d: Json
    fleeting: bool = False


class Table(Struct, frozen=True):
    game: Game[Any, Any, Any]
    secret: bytes  # the seed: beside the journal, never in it
    n: int = 0  # entries folded = the number that the next one must have
    at: int = 0
    edition: int = 0  # of the rules that it is played under
    stage: str = ""  # "", lobby, opening, playing, paused, over, closed
    seats: int = 0
    options: Json = None
    clocks: Json = None  # name -> ms; 0: no limit
    public: bool = False
    talk: bool = True  # the host may switch all talk off
    delay: int = 0  # ms that watchers are behind
    openly: bool = False  # proposed, and from the start on agreed by all: when it is over, anybody may see it
    # through any eyes
    late: bool = True  # who comes when the game runs may take a robot's seat
    lock: str = ""  # hash of the table's password; never told
    decks: Json = None  # packs and tier, for games that are played with a deck
    people: tuple[Person | None, ...] = ()
    kept: tuple[tuple[Seat, str], ...] = ()  # a rematch: hash of the old token of whom it waits for
    written: tuple[tuple[Json, ...], ...] = ()  # per seat: cards of one's own, (kind, language, text)
    vetoes: tuple[tuple[str, ...], ...] = ()  # per seat: topics that shall not come up; never told
    lore: tuple[tuple[Json, ...], ...] = ()  # per seat: what its browser remembers of earlier games
    cards: tuple[tuple[str, str], ...] = ()  # what each number of the deck is: (pack, card)
    past: tuple[Json, ...] = ()  # what if: the moves of another game, played before this one begins
    jots: tuple[Json, ...] = ()  # per seat: its private notebook
    missed: tuple[
        tuple[Json, ...], ...
    ] = ()  # per seat, at a slow table: fleeting notes told to nobody there
    orders: tuple[tuple[tuple[str, Json], ...], ...] = ()  # per seat: clock -> what to answer for me
    exiles: tuple[tuple[Seat, str, Json], ...] = ()  # who was kicked: whence, hash of the token, notebook
    next: str = ""  # the table where these people play again
    began: int = 0  # number of the entry: whoever came later was not there from the beginning
    pledges: tuple[str, ...] = ()  # per seat, fixed and told to all at the start, before any nonce is opened:
    # nobody chooses last, the server neither; "" a bot; whoever sits there later adds nothing
    nonces: tuple[str, ...] = ()
    key: bytes = b""
    state: Any = None  # None until started
    turn: Ask[Any] | None = (
        None  # what the rules wait for; None while chance is due, and before and after play
    )
    draws: int = 0
    asked: tuple[tuple[Seat, Question], ...] = ()
    count: tuple[int, ...] = ()  # per seat: how many questions it has had
    sealed: tuple[tuple[Seat, Json], ...] = ()
    clock: Running | None = None
    rest: int = 0  # when a pause ends by itself
    still: int = 0  # since when nothing has moved that all can see
    opened: tuple[int, int] = (-1, 0)  # the span that is open, and since when
    waiting: Json = None  # what all were last told of who is awaited
    told: tuple[int, ...] = ()  # per viewer: how many messages; watchers first
    views: tuple[Any, ...] = ()  # what each last saw: only a change is told
    done: tuple[str, ...] = ()
    moves: Json = None  # what the last entry played, if it played

    @property
    def promise(self) -> str:
        return promise(self.secret)

    @property
    def host(self) -> Seat | None:
        """The longest present person; if all are away, the longest of all."""
        people = [(p.away, p.since, i) for i, p in enumerate(self.people) if p and p.kind == "person"]
        return min(people)[2] if people else None

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*range(self.seats), WATCHER)

    @property
    def deals(self) -> bool:
        """The game is played with a deck that the table puts together."""
        return any(o.name == "deck" for o in self.game.options)

    @property
    def playing(self) -> bool:
        return self.stage in ("playing", "paused")

    def question(self, seat: Seat | None) -> Question | None:
        for s, q in self.asked:
            if s == seat:
                return q
        return None

    def due(self) -> int | None:
        """When somebody must ring; written beside the journal, so that any process finds overdue tables."""
        if self.stage == "paused":
            return self.rest
        return self.clock.due if self.clock else None

    def stuck(self, at: int) -> bool:
        """No clock runs and nothing has moved for long: nobody, nor the host, holds up a game for ever."""
        held = self.stage == "paused" or (self.stage == "playing" and self.clock is None)
        return held and max(self.at, at) >= self.still + self.patience

    @property
    def patience(self) -> int:
        return PATIENCE

    @property
    def slow(self) -> bool:
        """A game of days: nobody need be there."""
        return max(self.clocks.values(), default=0) >= SLOW

    @property
    def patient(self) -> bool:
        """The question that stands may wait for hours: no bot answers it for who is not here."""
        return self.clock is not None and self.clocks.get(self.clock.name, 0) >= SLOW


def slot(viewer: Viewer) -> int:
    """Where a viewer is in `told` and `views`: watchers first, so that seats may be added."""
    return 0 if viewer == WATCHER else viewer + 1


def people_told(t: Table) -> Json:
    return {"people": [p and p.told(t.slow) for p in t.people], "host": t.host}


def settings_told(t: Table) -> Json:
    hidden = {o.name for o in t.game.options if o.kind == "data"}  # a deck is fetched, not told
    return {
        "stage": t.stage,
        "seats": t.seats,
        "options": {name: value for name, value in t.options.items() if name not in hidden},
        "clocks": t.clocks,
        "public": t.public,
        "talk": t.talk,
        "delay": t.delay,
        "openly": t.openly,
        "late": t.late,
        "locked": bool(t.lock),
        "decks": t.decks,
        "written": sum(map(len, t.written)),
        "next": t.next,
        "pledges": t.pledges,
    }


def private_told(t: Table, seat: Seat) -> Json:
    """What a seat has laid beside the game for itself alone."""
    return {
        "written": t.written[seat],
        "veto": t.vetoes[seat],
        "jot": t.jots[seat],
        "orders": dict(t.orders[seat]),
    }
