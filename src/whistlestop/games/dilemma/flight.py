"""How a thrown card flies, lands, slides and lies.

Whole numbers only, so that every machine and every replay agrees: lengths in tenths of a millimetre,
times in ms, angles in mrad, speeds in tenths of a millimetre per second.  Chance gives the air (`Air`),
arithmetic gives the rest.  A throw is computed in the thrower's own frame (he stands at the bottom and
looks up), then turned to his seat: the arena is round, so nothing else depends on where he sits."""

from __future__ import annotations

from functools import cache
from math import isqrt

from whistlestop.kernel import Data, Rng, Seat

RADIUS, RIM = 1500, 120  # inside of the arena, width of its rim
SEAT = 3800  # from the middle to a thrower's hand
WIDTH, LENGTH = 560, 870  # a card
FULL_TURN = 6283
ONE = 1_000_000  # sine of a right angle

FALL = 220  # ms until a card comes down
SOFT, HARD = 12_000, 20_000  # speeds at the wall: below, it drops back flat; above, it stays leaning

AIM, POWER, SPIN = 900, 1000, 1000  # what a hand can do: -AIM..AIM, 0..POWER, -SPIN..SPIN
TREMOR = (85, 70, 250)  # an average thumb's standard deviation in aim, power and spin (DI-A34)


class Toss(Data, frozen=True):
    """What the hand did."""

    aim: int  # mrad to the thrower's right of the middle
    power: int
    spin: int  # positive bends to the right; a card without spin flutters
    keys: bool = False  # thrown by keyboard or button: chance adds the tremor


class Gust(Data, frozen=True):
    """What chance did: deviations with a standard deviation of 1000, `felt` and `lot` even in 0..999."""

    fall: int = 0
    side: int = 0
    along: int = 0
    turn: int = 0
    aim: int = 0
    power: int = 0
    spin: int = 0
    felt: int = 500
    lot: int = 0


class Air(Data, frozen=True):
    """The draw of one flight: (fall, side, along, turn, aim, power, spin, felt, lot)."""

    def __contains__(self, outcome: object) -> bool:
        if type(outcome) is not tuple or len(outcome) != 9 or not all(type(x) is int for x in outcome):
            return False
        return all(-3000 <= x <= 3000 for x in outcome[:7]) and all(0 <= x < 1000 for x in outcome[7:])

    def sample(self, rng: Rng) -> tuple[int, ...]:
        bell = [2 * (rng(1001) + rng(1001) + rng(1001) - 1500) for _ in range(7)]  # three dice make a bell
        return (*bell, rng(1000), rng(1000))


class Pose(Data, frozen=True):
    """Where a card lies: its middle, and the heading of its long side."""

    x: int = 0
    y: int = 0
    turn: int = 0


class Landing(Data, frozen=True):
    pose: Pose
    how: str  # flat, lean, rim, out
    touch: tuple[int, int]
    fly: int  # ms in the air
    slide: int  # ms on the felt


def div(a: int, b: int) -> int:
    """Towards zero, so that left and right are treated alike."""
    return a // b if a >= 0 else -(-a // b)


def sine(angle: int) -> int:
    """In millionths, by its series: no library's last bit decides a duel."""
    angle %= FULL_TURN
    if angle > FULL_TURN // 2:
        return -sine(angle - FULL_TURN // 2)
    x = min(angle, FULL_TURN // 2 - angle) * 1000
    term = total = x
    for k in (6, 20, 42, 72):
        term = -div(div(term * x, ONE) * x, ONE * k)
        total += term
    return total


def cosine(angle: int) -> int:
    return sine(angle + FULL_TURN // 4)


def seat_angle(seat: Seat, seats: int) -> int:
    """The next seat sits on one's left: clockwise, seen from above."""
    return -FULL_TURN * seat // seats


def turned(x: int, y: int, angle: int) -> tuple[int, int]:
    s, c = sine(angle), cosine(angle)
    return div(x * c - y * s, ONE), div(x * s + y * c, ONE)


def throw(seat: Seat, seats: int, toss: Toss, gust: Gust) -> Landing:
    """The whole way of one card (DI-12, DI-13)."""
    aim, power, spin = toss.aim, toss.power, toss.spin
    if toss.keys:
        aim += div(TREMOR[0] * gust.aim, 1000)
        power = max(0, min(POWER, power + div(TREMOR[1] * gust.power, 1000)))
        spin = max(-SPIN, min(SPIN, spin + div(TREMOR[2] * gust.spin, 1000)))

    fall = FALL + div(11 * gust.fall, 1000)
    speed = 9_000 + 33 * power
    far = speed * (17_980 + 66 * (fall - FALL)) // 100_000  # drag 1.9 per second, linear round FALL
    landing_speed = speed * (65_840 - 125 * (fall - FALL)) // 100_000
    flutter = (60 * ONE + 260 * (1000 - abs(spin)) ** 2) * (600 + power * 4 // 5) // (1000 * ONE)
    side = div(55 * spin * far * far, 760_000_000) + div(flutter * gust.side, 1000)
    along = far + div(7 * flutter * gust.along, 10_000)

    ux, uy = sine(aim), cosine(aim)
    x = div(ux * along + uy * side, ONE)
    y = div(uy * along - ux * side, ONE) - SEAT
    touch = (x, y)
    slide = landing_speed * landing_speed * (1000 + gust.felt) // 360_000_000
    hit = 0
    if x * x + y * y < RADIUS * RADIUS:
        reach = max(0, _to_wall(x, y, ux, uy) - WIDTH // 2)
        if slide > reach:
            hit = isqrt(landing_speed * landing_speed * (slide - reach) // slide)
            slide = reach
        back = hit // 60 if hit < SOFT else 0  # a soft touch: it drops back flat
        x += div(ux * (slide - back), ONE)
        y += div(uy * (slide - back), ONE)
    else:
        slide = 0
    heading = FULL_TURN // 4 - aim - div(9 * spin * fall, 1000) + div(350 * gust.turn, 1000)

    to_seat = seat_angle(seat, seats) + FULL_TURN // 4  # from "at the bottom" to the seat
    px, py = turned(x, y, to_seat)
    pose = Pose(px, py, (heading + to_seat) % FULL_TURN)
    return Landing(
        pose, _lies(pose, hit), turned(*touch, to_seat), fall, 2000 * slide // max(1, landing_speed)
    )


def _to_wall(x: int, y: int, ux: int, uy: int) -> int:
    along = div(x * ux + y * uy, ONE)
    return isqrt(max(0, along * along - (x * x + y * y - RADIUS * RADIUS))) - along


@cache
def corners(pose: Pose) -> tuple[tuple[int, int], ...]:
    c, s = cosine(pose.turn), sine(pose.turn)
    half = ((LENGTH, WIDTH), (-LENGTH, WIDTH), (-LENGTH, -WIDTH), (LENGTH, -WIDTH))
    return tuple(
        (pose.x + div(a * c - b * s, 2 * ONE), pose.y + div(a * s + b * c, 2 * ONE)) for a, b in half
    )


def _lies(pose: Pose, hit: int) -> str:
    middle = isqrt(pose.x * pose.x + pose.y * pose.y)
    if middle > RADIUS + RIM:
        return "out"
    if middle > RADIUS - 50:  # its weight is over the wall
        return "rim"
    corner = isqrt(max(x * x + y * y for x, y in corners(pose)))
    if corner <= RADIUS:
        return "lean" if hit >= HARD else "flat"
    if corner <= RADIUS + 60 and hit < SOFT:
        return "flat"
    return "lean" if corner <= RADIUS + RIM + 250 else "rim"


@cache
def touching(a: Pose, b: Pose) -> bool:
    """At least a twentieth of a card lies on the other: less is a hair's breadth that nobody could see."""
    shape = list(corners(a))
    edges = corners(b)
    for (x1, y1), (x2, y2) in zip(edges, edges[1:] + edges[:1], strict=True):  # cut by each edge in turn
        cut: list[tuple[int, int]] = []
        for (px, py), (qx, qy) in zip(shape, shape[1:] + shape[:1], strict=True):
            p = (x2 - x1) * (py - y1) - (y2 - y1) * (px - x1)
            q = (x2 - x1) * (qy - y1) - (y2 - y1) * (qx - x1)
            if p >= 0:
                cut.append((px, py))
            if (p > 0 > q) or (p < 0 < q):
                cut.append((px + div((qx - px) * p, p - q), py + div((qy - py) * p, p - q)))
        shape = cut
        if not shape:
            return False
    twice = sum(px * qy - qx * py for (px, py), (qx, qy) in zip(shape, shape[1:] + shape[:1], strict=True))
    return 10 * abs(twice) >= WIDTH * LENGTH


@cache
def ideal(seat: Seat, seats: int, target: Pose, spin: int = 550) -> tuple[int, int, int]:
    """The (aim, power, spin) which in still air comes to rest nearest to the target: what a button throws."""

    def miss(aim: int, power: int) -> int:
        at = throw(seat, seats, Toss(aim, power, spin), Gust()).pose
        return (at.x - target.x) ** 2 + (at.y - target.y) ** 2

    aim, power, step = 0, 500, 256
    while step:
        tries = [(aim + a, power + b) for a in (-step, 0, step) for b in (-step, 0, step)]
        tries = [(a, b) for a, b in tries if abs(a) <= AIM and 0 <= b <= POWER]
        best = min(tries, key=lambda t: miss(*t))
        if best == (aim, power):
            step //= 2
        aim, power = best
    return aim, power, spin
