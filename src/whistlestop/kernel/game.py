"""What a game is.  Pure: no clock, no I/O, no random numbers, no names of people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import UNSET, Struct, UnsetType

Json: TypeAlias = Any  # int, str, None and tuples of these for actions; plain JSON elsewhere; never a float
Seat: TypeAlias = int  # 0..n-1 round the table; people are not seats
Viewer: TypeAlias = int  # a seat, or WATCHER

CHANCE: Seat = -1  # nature moves too,
CLOCK: Seat = -2  # and so does time: both are written down
WATCHER: Viewer = -3  # only looks

S = TypeVar("S")  # state: frozen, the whole truth
S_co = TypeVar("S_co", covariant=True)
A = TypeVar("A")  # action: says what was wanted, never what came of it
A_co = TypeVar("A_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)  # view: another type than S, so that no one can mix them up


class Data(Struct, frozen=True, gc=False):
    """A value: frozen, compared by content, built in C.  gc=False: values hold no cycles."""


class Rng(Protocol):
    """n -> uniform in range(n).  The table owns the real one; a bot gets its own."""

    def __call__(self, n: int, /) -> int: ...


class Menu(Protocol[A_co]):
    """What one seat may do now: a set.  Equal specs are the same question.

    A menu whose actions carry a device time also has `stamp(action, lo, hi) -> action` (see `Stamped`).
    An open one that nobody needs to use, since only time leads on, has a true `idle`."""

    def refuse(self, action: Json) -> str | None:
        """The clause that forbids it, None where it is allowed.  Total: never raises."""

    def __iter__(self) -> Iterator[A_co]:
        """All actions; TypeError where they cannot be listed."""

    def sample(self, rng: Rng) -> A_co: ...

    def default(self, rng: Rng) -> A_co:
        """What the silent are taken to say; by lot where a fixed choice would tell a timeout from a click."""

    def spec(self) -> Json:
        """All that the browser needs to draw the controls, and nothing hidden."""


class Stamped(Protocol):
    """A menu whose actions carry the moment at which they were done, as the device measured it."""

    def stamp(self, action: Json, lo: int, hi: int) -> Json:
        """The same action with its time clamped into [lo, hi]: what the connection can explain.  Total."""

    def moment(self, action: Json) -> int | None:
        """The time that the action names; None if it names none (a pass)."""


class Clock(Data, frozen=True):
    """Which budget runs.  Equal (name, span) in the next question means that the same clock goes on."""

    name: str  # the table knows how many seconds this is
    span: int = 0  # which of the many "window"s of the game
    pace: int = 100  # per cent of that budget (a whistle holder's)
    delay: int = 0  # ms before the budget begins: the time that something set in motion needs to come to rest


class Ask(Data, Generic[A], frozen=True):
    """The rules wait for people.  A seat may be in both maps: then its action tells which is meant.

    Expiry: with seals the silent are filled in; with only open menus the move is {CLOCK: name}.
    An Ask with no seats and a clock is legal: a showing that time alone moves on."""

    sealed: Mapping[Seat, Menu[A]] = {}  # hidden, even from the rules, until all are in: one joint move
    open: Mapping[Seat, Menu[A]] = {}  # whoever speaks, acts at once, alone
    clock: Clock | None = None


class Draw(Protocol):
    """The rules wait for chance: a set of outcomes, and a way to draw one.

    Where outcomes are few a draw also has `chances() -> pairs (outcome, weight)` (see `Listed`)."""

    def __contains__(self, outcome: object, /) -> bool: ...

    def sample(self, rng: Rng) -> Json: ...


class Listed(Protocol):
    """A draw that can name every outcome with its weight: for exact search and counting."""

    def chances(self) -> tuple[tuple[Json, int], ...]: ...


class Over(Data, frozen=True):
    """Nobody waits any more."""

    scores: tuple[int, ...]
    reason: str  # a clause: "DI-50"
    winners: tuple[Seat, ...] = ()


class Note(Data, frozen=True, omit_defaults=True):
    """A fact in the past tense, for logs, minds and animation; never read by the rules."""

    what: str
    data: Json | UnsetType = None  # for all; UNSET: others do not even learn that it was
    clause: str = ""  # the rule that made it so
    secret: Json | UnsetType = UNSET  # only for the seats in `to`
    to: int = 0  # bit mask
    fleeting: bool = False  # told once: a reconnect gets a blank with the same number

    def seen_by(self, viewer: Viewer) -> Note | None:
        if self.secret is UNSET:
            return self
        if viewer >= 0 and self.to >> viewer & 1:
            return Note(self.what, self.data, self.clause, self.secret, 0, self.fleeting)
        return None if self.data is UNSET else Note(self.what, self.data, self.clause, fleeting=self.fleeting)


class Step(Data, Generic[S], frozen=True):
    state: S
    notes: tuple[Note, ...] = ()


class Mind(Protocol[S_co]):
    """What one viewer can know: a fold of what that viewer was told, and of nothing else."""

    def told(self, note: Note) -> None: ...

    def imagine(self, view: Any, rng: Rng) -> S_co:
        """A world that this viewer cannot tell from the real: faces from notes, the rest from the view."""


class Option(Data, frozen=True, omit_defaults=True):
    """One thing a table may settle before the start."""

    name: str
    kind: str  # "choice", "int", "flag", or "data": put together by the table, never chosen by hand
    default: Json
    choices: tuple[str, ...] = ()
    min: int = 0
    max: int = 0
    seat: int = 0  # whose choice it is, counted from one: who sits there may settle it, too

    def refuse(self, value: Json) -> bool:
        match self.kind:
            case "flag":
                return type(value) is not bool
            case "int":
                return type(value) is not int or not self.min <= value <= self.max
            case "data":  # its shape is the game's affair: `start` refuses
                return False
            case _:
                return type(value) is not str or value not in self.choices


class Game(Protocol[S, A, V_co]):
    """The rules of one game.  Everything is a function of what is passed in."""

    name: str
    edition: int  # goes up whenever an old record would replay otherwise
    seats: range
    options: tuple[Option, ...]
    bots: Mapping[str, Any]  # name -> BotMaker
    levels: Mapping[str, str]  # what a person may seat, weakest first -> name of the bot
    hush: str  # the clause by which talk may be closed
    pencils: str  # the one by which notebooks may be shut
    pace: str  # and the one by which, at the same time, nobody beside the game sets its pace
    clocks: Mapping[str, int]  # the budgets the rules name, in ms, as a table has them by default
    windows: frozenset[str]  # those of them that only time ends: they cannot be switched off
    words: str  # the note by which a player says something that all should be left to read

    def start(self, seats: int, options: Mapping[str, Json]) -> S:
        """The state before anything happened; `BadOption` where the options do not go together."""

    def turn(self, state: S) -> Ask[A] | Draw | Over: ...

    def apply(self, state: S, moves: Mapping[Seat, A]) -> Step[S]:
        """What follows.  Trusts its caller: anything from outside comes through `advance`."""

    def view(self, state: S, viewer: Viewer) -> V_co:
        """What this viewer sees now, built from nothing: never a state with parts removed."""

    def mind(self, viewer: Viewer, seats: int, options: Mapping[str, Json]) -> Mind[S]: ...

    def rooms(self, state: S) -> Mapping[str, int]:
        """Who may speak where now: room -> mask of seats.  All hear "all"; another room hears itself."""

    def opener(self, state: S) -> Seat:
        """Who begins, asked as soon as the rules ask anybody: a game with an option `first` (a seat from 1
        on, 0: by lot) begins with somebody else in a rematch."""

    def hands_off(self, state: S) -> bool:
        """A showing runs: nobody may write into a notebook now, nor make it longer."""

    def insight(self, told: Sequence[Note], seats: int, options: Mapping[str, Json]) -> Json:
        """What the finished game says of its players, from what all were told; None where it says nothing."""

    def hindsight(self, told: Sequence[Sequence[Note]], seats: int, options: Mapping[str, Json]) -> Json:
        """The same from what each seat was told: shown only after the end."""

    def notebook(self, seat: Seat, told: Sequence[Note], seats: int, options: Mapping[str, Json]) -> Json:
        """What an aid may write into this seat's notebook, from what the seat was told and nothing else."""

    def wordless(self, action: Json) -> Json:
        """An action that does the same, without words that somebody typed: they may name somebody."""

    def faces(self, note: Note) -> Sequence[int]:
        """The cards of the table's deck that a viewer sees in a note as he was told it: he may read them."""


class Reticent:
    """Base of a game that says nothing of itself but its notes: what it can say more, it overrides."""

    pencils = pace = words = ""
    windows: frozenset[str] = frozenset()

    def opener(self, state: Any) -> Seat:
        return 0

    def hands_off(self, state: Any) -> bool:
        return False

    def insight(self, told: Sequence[Note], seats: int, options: Mapping[str, Json]) -> Json:
        return None

    def hindsight(self, told: Sequence[Sequence[Note]], seats: int, options: Mapping[str, Json]) -> Json:
        return None

    def notebook(self, seat: Seat, told: Sequence[Note], seats: int, options: Mapping[str, Json]) -> Json:
        return None

    def wordless(self, action: Json) -> Json:
        return action

    def faces(self, note: Note) -> Sequence[int]:
        return ()


class Malformed(ValueError):
    """It cannot be read."""


class Illegal(ValueError):
    """The rules forbid it.  The state is untouched; `clause` says why."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.clause = clause


class BadOption(ValueError):
    """An option is unknown, out of range, or does not go with the others."""

    def __init__(self, option: str, clause: str = "") -> None:
        super().__init__(f"option {option}" + (f" ({clause})" if clause else ""))
        self.option, self.clause = option, clause


def settled(game: Game[Any, Any, Any], seats: int, given: Mapping[str, Json]) -> dict[str, Json]:
    """All options of a game, defaults filled in; raises `BadOption`."""
    if type(seats) is not int or seats not in game.seats:
        raise BadOption("seats")
    known = {o.name: o for o in game.options}
    for name, value in given.items():
        if name not in known or known[name].refuse(value):
            raise BadOption(str(name))
    return {name: given.get(name, o.default) for name, o in known.items()}


def plain(action: Json, depth: int = 6) -> Json:
    """An action as the rules know it: int, str, None and tuples of these; `Malformed` for the rest.

    No bool and no float, at any depth: True == 1 == 1.0 would slip past a menu."""
    if type(action) in (int, str) or action is None:
        return action
    if type(action) in (list, tuple) and depth:
        return tuple([plain(x, depth - 1) for x in action])
    raise Malformed("action")


def advance(game: Game[S, A, Any], state: S, moves: Mapping[Seat, A]) -> Step[S]:
    """The only door into `apply` for anything from outside."""
    turn = game.turn(state)
    if isinstance(turn, Over):
        raise Illegal("over")
    if not isinstance(turn, Ask):
        if moves.keys() != {CHANCE} or moves[CHANCE] not in turn:
            raise Illegal("chance")
        return game.apply(state, moves)
    if moves.keys() == {CLOCK}:
        if turn.clock is None or turn.sealed or moves[CLOCK] != turn.clock.name:
            raise Illegal("clock")
        return game.apply(state, moves)
    if turn.sealed and moves.keys() == turn.sealed.keys():
        menus = turn.sealed
        moves = {seat: moves[seat] for seat in menus}  # the order in which they were written means nothing
        (seat, *others) = moves
        if not others and seat in turn.open and menus[seat].refuse(moves[seat]) is not None:
            menus = turn.open  # a lone seat in both maps: its action tells
    elif len(moves) == 1 and moves.keys() <= turn.open.keys():
        menus = turn.open
    else:
        raise Illegal("seat")
    for seat, move in moves.items():
        if (clause := menus[seat].refuse(move)) is not None:
            raise Illegal(clause)
    return game.apply(state, moves)
