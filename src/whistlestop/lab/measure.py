"""How well Trolley's moral model foretells verdicts that it has not seen, in a world of invented Conductors.

The world is linear as the model is, so take every figure as an upper bound: real people are harder to read.
Conductors differ from the crowd in every weight; each cell asks the same new ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from random import Random
from typing import Any

from whistlestop.games.trolley.deck import FEATURES
from whistlestop.games.trolley.moral import Row, Taste, chance, crowd_of, dot, person_of, round_about

POINTS = 50  # features are whole numbers here too: this many to the unit
WORLD = (1.0, 0.9, 0.5, 0.7, 0.2, 0.6, -1.6, 0.5, 0.4, -0.1, -0.2, 0.8)  # what the crowd wants, per unit
SCATTER, DOUBT = 0.6 / POINTS, 1 / POINTS
CARDS = 150  # of each kind
OTHERS = (0, 50, 2000)  # verdicts of other Conductors
OWN = (0, 5, 20, 80)
ASKED = 10  # held-out verdicts of each new Conductor
TAUGHT = 10  # verdicts that one of the others gave
DIM = len(FEATURES)

Vector = Sequence[float]
Forecast = tuple[float, bool]  # how likely the left was spared, and whether it was


class World:
    def __init__(self, seed: int) -> None:
        self.random = Random(f"measure trolley {seed}")
        self.innocent, self.guilty = self.cards(wicked=False), self.cards(wicked=True)
        signs = [self.random.choice((-1, 1)) for _ in range(CARDS)]  # half of the Modifiers are no praise
        modifiers = zip(self.cards(wicked=False), signs, strict=True)
        self.modifier = [[sign * x for x in card] for card, sign in modifiers]

    def cards(self, wicked: bool) -> list[Vector]:
        draw = self.random
        rows: list[Vector] = []
        for _ in range(CARDS):
            card = [draw.gauss(1, 0.4) if draw.random() < 0.22 else 0.0 for _ in range(DIM)]
            card[0] = 0.4 * draw.choice((1, 1, 1, 2, 5))
            card[6] = abs(draw.gauss(1.2, 0.5)) if wicked else 0.15 * draw.random()
            rows.append([float(round(POINTS * x)) for x in card])
        return rows

    def conductor(self) -> Vector:
        return [(w + self.random.gauss(0, 0.6)) / POINTS for w in WORLD]

    def track(self) -> Vector:
        pick = self.random.choice
        share = pick((1, 0.5))
        cards = pick(self.innocent), pick(self.innocent), pick(self.guilty), pick(self.modifier)
        return [a + b + c + share * m for a, b, c, m in zip(*cards, strict=True)]

    def case(self) -> Vector:
        return [float(round(a - b)) for a, b in zip(self.track(), self.track(), strict=True)]

    def verdict(self, who: int, taste: Vector) -> Row:
        case = self.case()
        spared = self.random.random() < chance(dot(taste, case))
        return (who, int(spared), *map(int, case))

    def verdicts(self, who: int, taste: Vector, count: int) -> list[Row]:
        return [self.verdict(who, taste) for _ in range(count)]


def scored(forecasts: Sequence[Forecast]) -> dict[str, float]:
    """Accuracy (an even guess is half right), log-loss, Brier score, and by how much the tenths miss."""
    n = len(forecasts)
    right = sum(0.5 if p == 0.5 else float((p > 0.5) == y) for p, y in forecasts)
    loss = -sum(log(max(1e-9, p if y else 1 - p)) for p, y in forecasts)
    bins: list[list[Forecast]] = [[] for _ in range(10)]
    for p, y in forecasts:
        bins[min(9, int(10 * p))].append((p, y))
    miss = sum(abs(sum(p - y for p, y in tenth)) for tenth in bins)
    figures = {"accuracy": right, "log_loss": loss, "brier": sum((p - y) ** 2 for p, y in forecasts)}
    return {name: round(total / n, 4) for name, total in {**figures, "ece": miss}.items()}


def asked(taste: Taste, rows: Sequence[Row]) -> list[Forecast]:
    return [(chance(taste.lean(row[2:])), row[1] == 1) for row in rows]


def lives(rows: Sequence[Row]) -> list[Row]:
    return [(*row[:3], *[0] * (DIM - 1)) for row in rows]


def blank() -> Taste:
    return round_about((0.0,) * DIM, DOUBT)


def measure(games: int, seed: int, progress: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
    """`games`: how many new Conductors."""
    world = World(seed)
    others = [
        row for who in range(max(OTHERS) // TAUGHT) for row in world.verdicts(who, world.conductor(), TAUGHT)
    ]
    world.random.shuffle(others)
    crowds = {count: crowd_of(tuple(others[:count]), blank(), SCATTER) for count in OTHERS}
    counting = crowd_of(tuple(lives(others)), blank(), SCATTER)
    cells: dict[tuple[str, int | None, int | None], list[Forecast]] = {}

    def add(name: str, count: int | None, own: int | None, forecasts: list[Forecast]) -> None:
        cells.setdefault((name, count, own), []).extend(forecasts)

    for who in range(games):
        taste = world.conductor()
        past, test = world.verdicts(who, taste, max(OWN)), world.verdicts(who, taste, ASKED)
        add("coin", None, None, [(0.5, row[1] == 1) for row in test])
        add("more lives", max(OTHERS), 0, asked(counting, lives(test)))
        for count, crowd in crowds.items():
            for own in OWN:
                add(
                    "person" if own else "crowd",
                    count,
                    own,
                    asked(person_of(crowd, past[:own], SCATTER), test),
                )
        add("oracle", None, None, [(chance(dot(taste, row[2:])), row[1] == 1) for row in test])
        progress(who + 1)
    rows = [
        {"model": name, "others": count, "own": own, "verdicts": len(found), **scored(found)}
        for (name, count, own), found in cells.items()
    ]
    return {
        "game": "trolley",
        "seed": seed,
        "games": games,
        "forecasts": rows,
        "heat": round(crowds[max(OTHERS)].heat, 3),
        "spared": choosing(world, crowds[max(OTHERS)], 20 * games),
    }


# --- choosing cards by the model -------------------------------------------------------------------------


def chosen(world: World, weights: Vector | None) -> Vector:
    """What a team brings: an Innocent for itself, less the Guilty for the others, and a Modifier where it
    serves; three of each are drawn, and without weights a lot decides."""
    draw = world.random

    def drawn(cards: Sequence[Vector]) -> list[Vector]:
        return [draw.choice(cards) for _ in range(3)]

    innocent, guilty, modifier = drawn(world.innocent), drawn(world.guilty), drawn(world.modifier)
    if weights is None:
        sign = draw.choice((-1, 1))
        parts = zip(innocent[0], guilty[0], modifier[0], strict=True)
        return [i - g + sign * m for i, g, m in parts]
    good = max(innocent, key=lambda card: dot(weights, card))
    bad = min(guilty, key=lambda card: dot(weights, card))
    word = max(modifier, key=lambda card: abs(dot(weights, card)))
    sign = 1 if dot(weights, word) > 0 else -1
    return [i - g + sign * m for i, g, m in zip(good, bad, word, strict=True)]


def choosing(world: World, crowd: Taste, rounds: int) -> dict[str, float]:
    """The share of rounds in which the first of two teams was spared."""
    spared = dict.fromkeys(("random v random", "crowd v random", "person v random", "person v crowd"), 0)
    for _ in range(rounds):
        conductor = world.conductor()
        person = person_of(crowd, world.verdicts(0, conductor, 20), SCATTER).weights
        teams: dict[str, Vector | None] = {"random": None, "crowd": crowd.weights, "person": person}
        for pair in spared:
            first, second = (chosen(world, teams[name]) for name in pair.split(" v "))
            turned = [a - b for a, b in zip(*world.random.choices(world.innocent, k=2), strict=True)]
            case = [a - b + c for a, b, c in zip(first, second, turned, strict=True)]
            spared[pair] += world.random.random() < chance(dot(conductor, case))
    return {pair: round(count / rounds, 4) for pair, count in spared.items()}
