# ruff: noqa: N802 (tests are named after clauses)
"""End, scoring and variants: TT-40 to TT-51."""

import pytest

from tests.games.trolley.table import Told, told


def verdicts(tracks: str, seats: int = 3, **options: object) -> Told:
    return told("lead 0;" + ";".join(f"quick {track}" for track in tracks.split()), seats, **options)


@pytest.mark.parametrize("seats", [5, 8, 13])
def test_TT_40_five_or_more_are_conductor_once_each(seats: int) -> None:
    t = verdicts("0 " * seats, seats)
    assert t.over.reason == "TT-40"
    assert t.all("conductor") == list(range(seats))


@pytest.mark.parametrize("seats", [3, 4])
def test_TT_41_three_or_four_are_conductor_twice(seats: int) -> None:
    t = verdicts("0 " * (2 * seats), seats)
    assert t.over.reason == "TT-41"
    assert t.all("conductor") == [*range(seats), *range(seats)]


@pytest.mark.parametrize(("seats", "cycles", "rounds"), [(3, 1, 3), (5, 2, 10)])
def test_TT_41_a_table_may_settle_another_number_of_cycles(seats: int, cycles: int, rounds: int) -> None:
    assert told(seats=seats, cycles=cycles).view().rounds == rounds


def test_TT_42_fewest_tokens_win() -> None:
    t = verdicts("0 0 1", cycles=1)
    assert t.view().tokens == (0, 2, 1)
    assert t.over.scores == (0, -2, -1)
    assert t.over.winners == (0,)


def test_TT_43_there_is_no_tie_break() -> None:
    t = verdicts("0 0 0", cycles=1)
    assert t.view().tokens == (1, 1, 1)
    assert t.over.winners == (0, 1, 2)


def test_TT_50_the_leader_draws_three_more_modifiers_and_may_play_one_more() -> None:
    t = verdicts("1", tom=True).go("deal")  # seat 2 got the token; seat 1 is Conductor
    assert t.view().tom == t.data("tom") == 2
    assert [len(t.hand(seat)[3]) for seat in range(3)] == [0, 0, 3]
    t.go("lay 2:0 0:3; lay 2:8 0:11")
    mods = t.hand(2)[2] + t.hand(2)[3]
    assert t.view().due == ((1, 0), (0, 0), (1, 1))
    t.go(f"play 2 {mods[5]} 0 0 0; play 2 {mods[0]} 0 0 0; play 0 {t.hand(0)[2][0]} 0 0 0")
    assert [mod[0] for mod in t.view().tracks[0][0].mods] == [mods[5], mods[0], t.all("aimed")[-1][1]]
    assert t.stage == "floor"


def test_TT_50_without_the_variant_nobody_holds_the_token() -> None:
    t = verdicts("1 1")
    assert (t.view().tom, t.why("tom")) == (-1, [])


@pytest.mark.parametrize(("seats", "played"), [(3, (1, 1)), (4, (2, 1)), (8, (4, 3)), (13, (6, 6))])
def test_TT_51_every_member_draws_three_modifiers_and_plays_one(seats: int, played: tuple[int, int]) -> None:
    t = told("lead 0; deal", seats, accomplices=True)
    assert [len(t.hand(seat)[2]) for seat in range(seats)] == [0] + [3] * (seats - 1)
    t.go("quick 0")
    aimed = [data[0] for data in t.all("aimed")]
    assert sorted(aimed) == list(range(1, seats))
    assert tuple(len(team) for team in ((aimed[: played[0]]), aimed[played[0] :])) == played
