"""Play a whole game without a server: bots, chance, and a time line of its own for open windows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from whistlestop.kernel import (
    CHANCE,
    CLOCK,
    Ask,
    Bot,
    Game,
    Header,
    Json,
    Line,
    Note,
    Over,
    Record,
    Rng,
    Seat,
    advance,
    settled,
)

NEVER = 1 << 40
LIMIT = 100_000  # steps: more means that a game does not end


class Played(Struct):
    over: Over
    steps: int
    decisions: int
    lines: list[Line]


class Endless(RuntimeError):
    """A game that does not end: the rules or a bot run in a circle."""


def play(
    game: Game[Any, Any, Any],
    seats: int,
    options: Mapping[str, Json],
    bots: Sequence[Bot],
    rng: Rng,
    keep: bool = False,
) -> Played:
    """One game.  Bots see views and notes of their seat; every move goes through the checked door."""
    state = game.start(seats, settled(game, seats, options))
    lines: list[Line] = []
    decisions = 0
    for step in range(LIMIT):
        turn = game.turn(state)
        if isinstance(turn, Over):
            lines.append(Line(over=list(turn.scores), reason=turn.reason))
            return Played(turn, step, decisions, lines)
        moves: dict[Seat, Json]
        if not isinstance(turn, Ask):
            moves = {CHANCE: turn.sample(rng)}
        else:
            for seat in turn.sealed.keys() | turn.open.keys():
                bots[seat].seen(game.view(state, seat))
            moves = {seat: bots[seat].choose(menu, rng) for seat, menu in turn.sealed.items()}
            moves = moves or _first(turn, bots, rng)
            decisions += CLOCK not in moves and len(moves)
        step_taken = advance(game, state, moves)
        state = step_taken.state
        for note in step_taken.notes:
            _tell(bots, note)
        if keep:
            lines.append(_line(moves))
    raise Endless(f"{game.name} went on for {LIMIT} steps")


def _first(turn: Ask[Any], bots: Sequence[Bot], rng: Rng) -> dict[Seat, Json]:
    """Of all who may speak, whoever is quickest: throws name their moment.  Who says None stays silent."""
    answers = [(seat, bots[seat].choose(menu, rng)) for seat, menu in turn.open.items()]
    answers = [answer for answer in answers if answer[1] is not None]
    if not answers:
        assert turn.clock is not None
        return {CLOCK: turn.clock.name}

    def when(answer: tuple[Seat, Json]) -> tuple[int, int]:
        menu: Any = turn.open[answer[0]]
        moment = menu.moment(answer[1]) if hasattr(menu, "moment") else None
        return (NEVER if moment is None else moment, rng(1 << 20))

    seat, action = min(answers, key=when)
    return {seat: action}


def _tell(bots: Sequence[Bot], note: Note) -> None:
    for seat, bot in enumerate(bots):
        if (seen := note.seen_by(seat)) is not None:
            bot.told(seen)


def _line(moves: Mapping[Seat, Json]) -> Line:
    if CHANCE in moves:
        return Line(chance=moves[CHANCE])
    if CLOCK in moves:
        return Line(clock=moves[CLOCK])
    return Line(moves=list(moves.items()))


def as_record(game: Game[Any, Any, Any], seats: int, options: Mapping[str, Json], played: Played) -> Record:
    header = Header(record=1, game=game.name, edition=game.edition, seats=seats, options=dict(options))
    return Record(header, played.lines, list(range(2, 2 + len(played.lines))))


def playout(
    game: Game[Any, Any, Any],
    seats: int,
    options: Mapping[str, Json],
    rng: Rng,
    look: Callable[[Any], None] | None = None,
) -> int:
    """A random game as fast as the protocol allows; how many decisions.  `look` is called before each of
    them, and neither where chance moves nor where only time does."""
    turn_of, apply = game.turn, game.apply
    state = game.start(seats, options)
    decisions = 0
    while True:
        turn = turn_of(state)
        if type(turn) is Ask:
            sealed = turn.sealed
            if sealed:
                if look:
                    look(state)
                moves = {}
                for seat in sealed:  # a comprehension would cost a call
                    moves[seat] = sealed[seat].sample(rng)
                decisions += len(moves)
            elif turn.open and not hasattr(next(iter(turn.open.values())), "idle"):
                if look:
                    look(state)
                seat = tuple(turn.open)[rng(len(turn.open))]
                moves = {seat: turn.open[seat].sample(rng)}
                decisions += 1
            else:
                assert turn.clock is not None
                moves = {CLOCK: turn.clock.name}
        elif type(turn) is Over:
            return decisions
        else:
            moves = {CHANCE: turn.sample(rng)}  # type: ignore[union-attr]
        state = apply(state, moves).state
