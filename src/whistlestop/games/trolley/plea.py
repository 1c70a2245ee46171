"""What a plea does to a Conductor who is a bot, and which plea a bot makes.

To plead is to point: what is pointed at counts for more than it would unasked, for or against.  A plea that
points at what this Conductor cares about moves much; one that points at the wrong thing backfires."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.kernel import Json, Rng

from .docket import CONDEMN, MIND, RATHER, SPARE, WHOLE, WORDS, Docket, Plot
from .menus import NUMBER, UNPINNED
from .moral import Weights, dot
from .state import NOBODY

STRESS = 0.5  # how much more a feature counts that a plot points at
HEARD = 0.1  # and a card that written words are pinned to: a bot cannot read, but it can look
SWAY = 1.0  # what all pleas together can do, in log-odds
CROWDED = 2  # lives: whom one calls many
VARIETY = 12  # sentences among which a browser may choose


def swayed(docket: Docket, weights: Weights) -> float:
    """Log-odds for the left by all pleas of this round; the same argument twice is one."""
    pleas = {_point(plea): plea for plea in docket.pleas}
    return max(-SWAY, min(SWAY, sum(_moved(docket, weights, plea) for plea in pleas.values())))


def _point(plea: Plot) -> tuple[int, ...]:
    return plea.pin, plea.kind, plea.feature, plea.figure, plea.other, plea.other_figure


def _moved(docket: Docket, weights: Weights, plea: Plot) -> float:
    sign = docket.sign(plea.pin)
    if not sign:
        return 0.0  # the whole matter, or what lies on no track
    if plea.kind == WORDS:
        return HEARD * sign * sum(dot(weights, figure) for figure in docket.traits[plea.pin])
    if plea.kind == MIND:
        return STRESS * sign * dot(weights, docket.figure(plea.pin, 0))
    figure = docket.figure(plea.pin, plea.figure)
    if plea.kind in (SPARE, CONDEMN):
        k = plea.feature % len(weights)
        return STRESS * sign * weights[k] * figure[k]
    if plea.kind == RATHER and (against := docket.sign(plea.other)):
        other = docket.figure(plea.other, plea.other_figure)
        return STRESS / 2 * (sign * dot(weights, figure) + against * dot(weights, other))
    return 0.0


def pleas(docket: Docket, weights: Weights, side: int) -> list[tuple[float, Plot]]:
    """What could be said for this side and was not said yet, with what it would move."""
    said = {_point(plea) for plea in docket.pleas}
    ours = -1 if side else 1
    found = [(ours * _moved(docket, weights, plea), plea) for plea in _arguments(docket, weights, side)]
    return [(gain, plea) for gain, plea in found if gain > 0 and _point(plea) not in said]


def _arguments(docket: Docket, weights: Weights, side: int) -> Iterator[Plot]:
    worth: tuple[list[tuple[float, int, int]], list[tuple[float, int, int]]] = [], []
    for track, cards in enumerate(docket.cards):
        kind = SPARE if track == side else CONDEMN
        for card in cards:
            if card >= docket.modifiers:
                yield Plot(NOBODY, card, MIND)
                continue
            for place, figure in enumerate(docket.traits[card]):
                worth[track].append((dot(weights, figure), card, place))
                for k, value in enumerate(figure):
                    if value >= (CROWDED if k == 0 else 1):
                        yield Plot(NOBODY, card, kind, k, place)
    if worth[0] and worth[1]:
        _, card, place = max(worth[side])
        _, other, there = min(worth[1 - side])
        if other < NUMBER:
            yield Plot(NOBODY, card, RATHER, 0, place, 0, other, there)


def spoken(plea: Plot | None, rng: Rng) -> Json:
    """As the menu wants it: None is a word about the whole matter."""
    variant = rng(VARIETY)
    if plea is None:
        return UNPINNED, WHOLE, 0, 0, variant
    said = plea.pin, plea.kind, plea.feature, plea.figure, variant
    return (*said, plea.other, plea.other_figure) if plea.kind == RATHER else said
