"""Nets for leaks.  Each plays random games and returns what it caught, as text: nothing, if a game is clean.

What reaches a viewer is the view, the clock, who is asked, its own menus, and the notes it is told.  Views go
out only when the rules wait for people or the game is over; chance rides in the append of its cause."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from msgspec import UNSET, Struct

from tests.games.cases import Case, Moment, pick, walk
from whistlestop.kernel import WATCHER, Ask, Note, Over, Viewer, advance

ALL, OWNER, NOBODY = "all", "owner", "nobody"  # who may see a field; "owner": entry i of it is seat i's
Who = str | Callable[[Any, int], set[int]]  # or: (state, owner) -> the seats that see entry i
Visible = Mapping[str, Mapping[str, Who]]  # type -> field -> who
Noise = Mapping[tuple[str, str], Callable[[Any, Random, int], Any]]  # (type, field) -> disturb entry i


def controls(turn: Any, viewer: Viewer) -> Any:
    """What a viewer can do now and who is waited for."""
    if not isinstance(turn, Ask):
        return type(turn).__name__
    own = [menus[viewer].spec() if viewer in menus else None for menus in (turn.sealed, turn.open)]
    return repr((turn.clock, sorted(turn.sealed), sorted(turn.open), own))


def sees(case: Case, state: Any, viewer: Viewer) -> Any:
    return case.game.view(state, viewer), controls(case.game.turn(state), viewer)


def told_moments(case: Case, seed: int) -> Iterator[tuple[Moment, tuple[Note, ...]]]:
    """The moments at which views go out, with all notes since the last one."""
    notes: tuple[Note, ...] = ()
    for moment in walk(case, seed):
        notes += moment.notes
        if isinstance(moment.turn, Ask | Over):
            yield moment, notes
            notes = ()


# --- 1: noise --------------------------------------------------------------------------------------------


def parts(thing: Any) -> Iterator[Struct]:
    """Every value inside a state."""
    if isinstance(thing, Struct):
        yield thing
        for name in thing.__struct_fields__:
            yield from parts(getattr(thing, name))
    elif isinstance(thing, tuple):
        for x in thing:
            yield from parts(x)


def undeclared(case: Case, visible: Visible, seed: int) -> list[str]:
    """Fields of the state that the table does not speak of."""
    found = {type(part) for moment in walk(case, seed) for part in parts(moment.state)}
    return sorted(
        f"{kind.__name__}.{name}"
        for kind in found
        for name in kind.__struct_fields__
        if name not in visible.get(kind.__name__, {})
    )


def entitled_to(who: Who, state: Any, owner: int) -> set[int]:
    return who(state, owner) if callable(who) else {owner} if who == OWNER else set()


def noise(case: Case, visible: Visible, disturb: Noise, seed: int) -> list[str]:
    """Disturb a hidden field: only the seats that the table names may notice."""
    random, caught = Random(seed), list[str]()
    for state, turn, _, _ in walk(case, seed):
        for (kind, name), disturbed in disturb.items():
            for owner in range(case.seats):
                other = disturbed(state, random, owner)
                if other is None:
                    continue
                entitled = entitled_to(visible[kind][name], state, owner)
                for viewer in set(case.viewers) - entitled:
                    if isinstance(turn, Over) or sees(case, state, viewer) == sees(case, other, viewer):
                        continue
                    caught.append(f"{kind}.{name} of {owner} is seen by {viewer}")
    return caught


# --- 2: twin worlds --------------------------------------------------------------------------------------

Contradicts = Callable[[list[Note], Any], bool]


def twins(case: Case, seed: int, contradicts: Contradicts, every: int = 1) -> list[str]:
    """A viewer cannot tell the world from one imagined from its own notes, which is playable and forgets
    nothing that the viewer was told.  Nor can watchers: they see and hear only what every seat does."""
    random, caught = Random(seed), list[str]()
    minds = {viewer: case.game.mind(viewer, case.seats, case.options) for viewer in case.viewers}
    memory: dict[Viewer, list[Note]] = defaultdict(list)
    for k, (moment, notes) in enumerate(told_moments(case, seed)):
        for viewer, mind in minds.items():
            seen = [x for note in notes if (x := note.seen_by(viewer)) is not None]
            memory[viewer] += seen
            for note in seen:
                mind.told(note)
            if public(notes, WATCHER) != public(notes, viewer):
                caught.append(f"watchers are told something else than {viewer} at {k}")
            if k % every:
                continue
            world = mind.imagine(case.game.view(moment.state, viewer), random.randrange)
            if sees(case, moment.state, viewer) != sees(case, world, viewer):
                caught.append(f"{viewer} can tell its twin at {k}")
            elif sees(case, moment.state, WATCHER) != sees(case, world, WATCHER):
                caught.append(f"watchers see more than {viewer} at {k}")
            elif contradicts(memory[viewer], world):
                caught.append(f"{viewer} imagines what it knows to be wrong at {k}")
            else:
                _play_on(case, world, random)
    return caught


def public(notes: tuple[Note, ...], viewer: Viewer) -> list[tuple[str, Any]]:
    """What a viewer hears beside the secrets that are its own."""
    heard = [x for note in notes if (x := note.seen_by(viewer)) is not None]
    return [(note.what, note.data) for note in heard if note.data is not UNSET]


def _play_on(case: Case, world: Any, random: Random) -> None:
    """An imagined world is a state like any other."""
    for _ in range(3):
        turn = case.game.turn(world)
        if isinstance(turn, Over):
            break
        world = advance(case.game, world, pick(turn, random)).state


# --- 3: same past, same controls -------------------------------------------------------------------------


def buckets(case: Case, games: int) -> tuple[list[str], int]:
    """Put every moment of many games in a bucket by all that a viewer saw and did; in one bucket the controls
    must agree.  Trusts nothing but `view` and the notes.  Also: how many buckets had company."""
    controls_of: dict[Any, set[Any]] = defaultdict(set)
    visits: dict[Any, int] = defaultdict(int)
    for seed in range(games):
        past: dict[Viewer, int] = dict.fromkeys(case.viewers, 0)
        for moment, notes in told_moments(case, seed):
            for viewer in case.viewers:
                seen = repr([note.seen_by(viewer) for note in notes if note.seen_by(viewer)])
                key = (viewer, past[viewer], seen, repr(case.game.view(moment.state, viewer)))
                now = controls(moment.turn, viewer)
                controls_of[key].add(now)
                visits[key] += 1
                past[viewer] = hash((key, now, repr(moment.moves.get(viewer))))
    caught = [
        f"{key[0]} gets {len(found)} sorts of controls"
        for key, found in controls_of.items()
        if len(found) > 1
    ]
    return caught, sum(n > 1 for n in visits.values())


# --- 4: notebooks ----------------------------------------------------------------------------------------

Denies = Callable[[Any, Any], bool]


def notebooks(case: Case, seed: int, denies: Denies, every: int = 9) -> list[str]:
    """What an aid writes holds in every world that its seat cannot tell from the real one: it comes from what
    the seat was told, so it cannot know which of them is real."""
    random, caught = Random(seed), list[str]()
    minds = {seat: case.game.mind(seat, case.seats, case.options) for seat in range(case.seats)}
    memory: dict[Viewer, list[Note]] = defaultdict(list)
    for k, (moment, notes) in enumerate(told_moments(case, seed)):
        for seat, mind in minds.items():
            seen = [x for note in notes if (x := note.seen_by(seat)) is not None]
            memory[seat] += seen
            for note in seen:
                mind.told(note)
            if k % every:
                continue
            written = case.game.notebook(seat, memory[seat], case.seats, case.options)
            view = case.game.view(moment.state, seat)
            worlds = [mind.imagine(view, random.randrange) for _ in range(4)]
            if written is not None and any(denies(written, world) for world in (moment.state, *worlds)):
                caught.append(f"the notebook of {seat} knows more than it was told at {k}")
    return caught
