"""ME-80 to ME-84: conclusions, the five hidden cards one by one, points and ties."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from whistlestop.kernel import Ask, Clock, Form, Json, Note, Over, Seat, Step, goto

from .phase import Moves, Plain
from .state import Entries, State, clues


class Answers(Plain, frozen=True):
    """ME-80: everybody fixes five conclusions; a blank is worth nothing (ME-A34)."""

    def turn(self, s: State) -> Ask[Json]:
        menu = Form(clues(s.n), clause="ME-A35")
        return Ask(dict.fromkeys(range(s.n), menu), {}, Clock("answer"))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        answers = tuple([moves[p] for p in range(s.n)])
        notes = [Note("answer", UNSET, "ME-80", answers[p], 1 << p) for p in range(s.n)]
        s = replace(s, answers=answers, stack=goto(s.stack, Verdict(0)))
        return Step(s, (*notes, hypotheses(answers, 0)))


def hypotheses(answers: tuple[Entries, ...], k: int) -> Note:
    return Note("hypotheses", (k, tuple([a[k] for a in answers])), "ME-80")


class Verdict(Plain, frozen=True):
    """ME-80: the hypotheses of part k are on the table, its hidden card is about to be turned (ME-A43)."""

    k: int

    def turn(self, s: State) -> Ask[Json]:
        return Ask({}, {}, Clock("verdict", self.k))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        k = self.k
        note = Note("crime", (k, s.crime[k]), "ME-80")
        if k + 1 < len(s.crime):
            step = replace(s, stack=goto(s.stack, Verdict(k + 1)))
            return Step(step, (note, hypotheses(s.answers, k + 1)))
        end, notes = judged(s)
        return Step(replace(s, stack=goto(s.stack, end)), (note, *notes))


def right(entries: Entries, crime: Entries) -> int:
    return sum(a == c for a, c in zip(entries, crime, strict=True))  # ME-66: the time is a clue like others


def wrong(entries: Entries, crime: Entries) -> int:
    return sum(a not in (-1, c) for a, c in zip(entries, crime, strict=True))


def judged(s: State) -> tuple[End, tuple[Note, ...]]:
    """ME-81: most points; then telegrams of the tied (ME-82), then fewer errors (ME-83), then all (ME-84)."""
    points = tuple([right(a, s.crime) for a in s.answers])
    tied = tuple([p for p in range(s.n) if points[p] == max(points)])
    if len(tied) == 1:
        return ended(points, tied, "ME-81", ())
    worth = {p: right(s.telegrams[p], s.crime) - wrong(s.telegrams[p], s.crime) for p in tied}
    opened = Note("opened", tuple([(p, s.telegrams[p], worth[p]) for p in tied]), "ME-82")
    best = tuple([p for p in tied if worth[p] == max(worth.values())])
    if len(best) == 1:
        return ended(points, best, "ME-82", tied, opened)
    errors = {p: wrong(s.telegrams[p], s.crime) for p in best}
    last = tuple([p for p in best if errors[p] == min(errors.values())])
    return ended(points, last, "ME-83" if len(last) == 1 else "ME-84", tied, opened)


def ended(
    points: tuple[int, ...], winners: tuple[Seat, ...], clause: str, tied: tuple[Seat, ...], *notes: Note
) -> tuple[End, tuple[Note, ...]]:
    return End(points, winners, clause, tied), (*notes, Note("won", (winners, points), clause))


class End(Plain, frozen=True):
    points: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    clause: str = ""
    tied: tuple[Seat, ...] = ()  # whose telegrams were opened

    def turn(self, s: State) -> Over:
        return Over(self.points, self.clause, self.winners)

    def apply(self, s: State, moves: Moves) -> Step[State]:
        raise AssertionError("the game is over")
