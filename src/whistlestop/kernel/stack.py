"""The stack of phases: where the rules interrupt, the phase that waits lies below the one that runs."""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

Stack: TypeAlias = tuple[Any, ...]
T = TypeVar("T")


def call(stack: Stack, *phases: Any) -> Stack:
    """These first (the last one first), then come back."""
    return stack + phases


def goto(stack: Stack, *phases: Any) -> Stack:
    """These instead of me."""
    return stack[:-1] + phases


def done(stack: Stack) -> Stack:
    """Back to who called."""
    return stack[:-1]


def up(state: Any, stack: Stack) -> Stack:
    """Leave phases that have nothing to do, which they may judge on public grounds only."""
    while stack and stack[-1].idle(state):
        stack = stack[:-1]
    return stack


def put(row: tuple[T, ...], i: int, x: T) -> tuple[T, ...]:
    """The row with x in place i."""
    new = list(row)
    new[i] = x
    return tuple(new)  # a third less than slices
