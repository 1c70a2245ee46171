"""A game written down: JSON Lines, readable and hand-editable.  A replay needs no clock and no dice.

{"record":1,"game":"dilemma","edition":1,"seats":3,"options":{"mode":"sealed"}}
{"chance":0}
{"moves":[[0,7]]}
{"moves":[[1,3],[2,0]]}
{"moves":[[0,"peace"],[1,"conflict"]]}
{"clock":"window"}
{"over":[0,10,3],"reason":"DI-50"}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic

import msgspec
from msgspec import UNSET, Struct, UnsetType

from .dice import Dice, pledge, promise, table_key
from .game import (
    CHANCE,
    CLOCK,
    Ask,
    BadOption,
    Game,
    Illegal,
    Json,
    Malformed,
    Note,
    Over,
    S,
    Seat,
    advance,
    plain,
    settled,
)

FORMAT = 1


class Header(Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    record: int
    game: str
    edition: int
    seats: int
    options: dict[str, Any] = {}
    packs: list[str] = []  # hashes of the packs that were played with
    cards: list[str] = []  # what each number of the deck is: "place in packs/id of the card"
    past: int = 0  # so many steps were taken over from another game: their draws are proved there
    people: list[str] = []
    promise: str = ""  # hash of the seed, shown before the first draw
    pledges: list[str] = []  # hashes of the nonces, shown before the start
    nonces: list[str] = []  # per seat; "" where a seat added nothing


class Line(Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that happened: exactly one of chance, moves, clock, say, jot, over."""

    chance: Json | UnsetType = UNSET
    moves: list[tuple[int, Json]] | UnsetType = UNSET  # one joint move
    clock: str | UnsetType = UNSET  # this clock ran out
    say: list[Json] | UnsetType = UNSET  # [seat, room, text]: no part of the game
    jot: list[Json] | UnsetType = UNSET  # [seat, notebook]: in its owner's copy only
    over: list[int] | UnsetType = UNSET  # the scores
    by: str = ""  # "time" in records of before; silence and a click look alike, so none says it any more
    reason: str = ""
    seed: str = ""  # opened at the end: whoever has it can check every draw


class RecordError(ValueError):
    """The first thing wrong in a record: the line (from 1) and what, with the clause where a rule says so."""

    def __init__(self, line: int, why: str, clause: str = "") -> None:
        super().__init__(f"line {line}: {why}" + (f" ({clause})" if clause else ""))
        self.line, self.why, self.clause = line, why, clause


class Record(Struct):
    """The header and the lines; `numbers` says on which line of the file each was found."""

    header: Header
    lines: list[Line]
    numbers: list[int] = []

    def dump(self) -> bytes:
        return b"".join(msgspec.json.encode(x) + b"\n" for x in (self.header, *self.lines))

    @staticmethod
    def load(data: bytes) -> Record:
        """Read a record; `RecordError` names the first line that cannot be read.  Empty lines may stand."""
        rows = [(i, row) for i, row in enumerate(data.split(b"\n"), 1) if row.strip()]
        if not rows:
            raise RecordError(1, "the file is empty")
        header = _decode(rows[0], Header)
        if header.record != FORMAT:
            raise RecordError(rows[0][0], f"this is record format {header.record}, not {FORMAT}")
        lines = [_decode(row, Line) for row in rows[1:]]
        for (number, _), line in zip(rows[1:], lines, strict=True):
            said = (line.chance, line.moves, line.clock, line.say, line.jot, line.over)
            if sum(x is not UNSET for x in said) != 1:
                raise RecordError(number, "a line says exactly one of chance, moves, clock, say, jot, over")
        return Record(header, lines, [number for number, _ in rows[1:]])


def _decode(row: tuple[int, bytes], kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(row[1], type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(row[0], str(error)) from None


class Moment(Struct, Generic[S]):
    """One step of a replay."""

    line: int
    moves: Mapping[Seat, Json]
    state: S
    notes: tuple[Note, ...]


def replay(game: Game[S, Any, Any], record: Record) -> Iterator[Moment[S]]:
    """Every state of the game, each move checked; `RecordError` at the first that cannot be."""
    head = record.header
    numbers = record.numbers or list(range(2, 2 + len(record.lines)))
    if head.edition != game.edition:
        raise RecordError(
            1, f"edition {head.edition} of {game.name}; this program plays edition {game.edition}"
        )
    try:
        state = game.start(head.seats, settled(game, head.seats, head.options))
    except BadOption as error:
        raise RecordError(1, str(error), error.clause) from None
    yield Moment(1, {}, state, ())
    ended = False
    for number, line in zip(numbers, record.lines, strict=True):
        if line.say is not UNSET or line.jot is not UNSET:
            continue
        if ended:
            raise RecordError(number, "the game was over already")
        if line.over is not UNSET:
            _check_end(game.turn(state), number, line)
            ended = True
            continue
        try:
            moves = _moves(line)
        except Malformed:
            why = "an action is made of whole numbers, words and lists of these"
            raise RecordError(number, why) from None
        try:
            step = advance(game, state, moves)
        except Illegal as error:
            raise RecordError(number, _why(game.turn(state), moves, error.clause), error.clause) from None
        state = step.state
        yield Moment(number, moves, state, step.notes)


def _moves(line: Line) -> dict[Seat, Json]:
    if line.chance is not UNSET:
        return {CHANCE: plain(line.chance)}
    if line.clock is not UNSET:
        return {CLOCK: line.clock}
    assert line.moves is not UNSET
    if len({seat for seat, _ in line.moves}) < len(line.moves) or any(seat < 0 for seat, _ in line.moves):
        raise Malformed("seat")
    return {seat: plain(action) for seat, action in line.moves}


def _why(turn: Ask[Any] | Over | Any, moves: Mapping[Seat, Json], clause: str) -> str:
    match clause:
        case "over":
            return "the game is over"
        case "chance":
            return (
                "chance cannot have given that here" if CHANCE in moves else "the rules wait for chance here"
            )
        case "clock":
            return "that clock does not run here"
        case "seat":
            assert isinstance(turn, Ask)
            return f"the rules wait for all of {sorted(turn.sealed)} together or one of {sorted(turn.open)}"
        case _:
            return "that move is not allowed"


CLOSED = "closed"  # the host ended it: nobody has won


def _check_end(turn: object, number: int, line: Line) -> None:
    if line.reason == CLOSED and not line.over:
        return
    if not isinstance(turn, Over):
        raise RecordError(number, "the record ends, the game does not")
    assert line.over is not UNSET
    if tuple(line.over) != turn.scores:
        raise RecordError(number, f"the scores are {list(turn.scores)}, not {line.over}", turn.reason)
    if line.reason and line.reason != turn.reason:
        raise RecordError(number, f"the game ended by {turn.reason}, not {line.reason}", turn.reason)


def check(game: Game[Any, Any, Any], record: Record) -> tuple[int, bool]:
    """Fold the record and prove every draw: (steps, whether the draws could be proved).

    A record without a promise (a hand-written one) states its deals and is valid as it is."""
    head, numbers = record.header, record.numbers
    end = next(((n, x) for n, x in zip(numbers, record.lines, strict=True) if x.over is not UNSET), None)
    key = None
    if head.promise and end and end[1].seed:
        try:
            seed = bytes.fromhex(end[1].seed)
        except ValueError:
            raise RecordError(end[0], "the seed is not hexadecimal") from None
        if promise(seed) != head.promise:
            raise RecordError(end[0], "the seed is not the one that was promised")
        if [pledge(n) if n else "" for n in head.nonces] != head.pledges:
            raise RecordError(1, "a nonce is not the one that was pledged")
        key = table_key(seed, head.nonces)
    steps = draws = 0
    before: Any = None
    for moment in replay(game, record):
        if CHANCE in moment.moves and key is not None and steps >= head.past:
            if game.turn(before).sample(Dice(key, draws)) != moment.moves[CHANCE]:  # type: ignore[union-attr]
                raise RecordError(moment.line, "the dice of this game fell otherwise")
            draws += 1
        before = moment.state
        steps += moment.line > 1
    return steps, key is not None
