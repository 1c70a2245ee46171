"""The stack of phases: where the rules interrupt, the phase that waits lies below the one that runs."""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

Stack: TypeAlias = tuple[Any, ...]
T = TypeVar("T")
S = TypeVar("S", bound=Any)


def call(stack: Stack, *phases: Any) -> Stack:
    """These first (the last one first), then come back."""
    return stack + phases


def goto(stack: Stack, *phases: Any) -> Stack:
    """These instead of me."""
    return stack[:-1] + phases


def done(stack: Stack) -> Stack:
    """Back to who called."""
    return stack[:-1]


def up(state: S) -> S:
    """Leave phases that have nothing to do, which they may judge on public grounds only."""
    while state.stack[-1].idle(state):
        state = replace(state, stack=state.stack[:-1])
    return state


def put(row: tuple[T, ...], i: int, x: T) -> tuple[T, ...]:
    """The row with x in place i."""
    new = list(row)
    new[i] = x
    return tuple(new)  # a third less than slices
