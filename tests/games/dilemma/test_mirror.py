"""The mirror after a game: counts by hand."""

from whistlestop.games.dilemma import DILEMMA
from whistlestop.kernel import Json, Note


def duel(p: int, c: int, a: str, b: str) -> Note:
    data = {"provoker": p, "contractor": c, "offer": 5, "card": 7, "choices": (a, b)}
    return Note("duelled", data, "DI-31")


def mirror(*notes: Note) -> list[Json]:
    return list(DILEMMA.insight(notes, 3, {})["mirror"])


P, C = "peace", "conflict"


def test_nobody_duelled() -> None:
    assert [row["duels"] for row in mirror(Note("leads", 0, "DI-4"))] == [0, 0, 0]


def test_who_struck_first_and_who_forgave() -> None:
    # 0 attacks 1; 1 forgives and 0 keeps peace; then 1 attacks 0 at last; 2 only ever keeps peace.
    rows = mirror(duel(0, 1, C, P), duel(1, 0, P, P), duel(1, 0, C, P), duel(2, 0, P, P))
    assert [(r["duels"], r["peace"], r["struck"]) for r in rows] == [(4, 3, 1), (3, 2, 0), (1, 1, 0)]
    assert [(r["wronged"], r["forgiven"]) for r in rows] == [(0, 0), (1, 1), (0, 0)]


def test_a_clash_at_first_meeting_is_struck_by_both() -> None:
    rows = mirror(duel(0, 1, C, C))
    assert [r["struck"] for r in rows] == [1, 1, 0]


def test_each_way_of_life_recognises_its_own() -> None:
    echo = mirror(duel(0, 1, P, C), duel(0, 1, C, P), duel(0, 1, P, P))[0]["like"]
    assert echo == {"dove": 2, "hawk": 1, "echo": 3, "saint": 2, "elephant": 2}
    saint = mirror(duel(0, 1, P, C), duel(0, 1, P, C), duel(0, 1, C, P))[0]["like"]
    assert saint["saint"] == 3
    elephant = mirror(duel(0, 1, P, C), duel(0, 1, C, P), duel(0, 1, C, P))[0]["like"]
    assert (elephant["elephant"], elephant["echo"]) == (3, 2)


def test_meetings_with_others_do_not_count_against_a_player() -> None:
    rows = mirror(duel(0, 1, P, C), duel(0, 2, P, P))
    assert rows[0]["wronged"] == 0
    assert rows[0]["like"]["elephant"] == 2
