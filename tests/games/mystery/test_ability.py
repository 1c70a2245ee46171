# ruff: noqa: N802 (tests are named after clauses)
"""ME-70 to ME-73: abilities interrupt a placement.  MacDouglas (seat 0) has m, Mansard c, De Mirabella s."""

import pytest

from tests.games.mystery.table import DEFAULT_CAST, Told, card, cards, told
from whistlestop.games.mystery.ability import PASS
from whistlestop.kernel import WATCHER

CAST = ("mansard", "macdouglas", "strauss", "mirabella", "pransky")  # m is seat 1's colour


def with_eyes(script: str, hands: list[str], **more: object) -> Told:
    return told(script, hands, cast=CAST, abilities=True, **more)  # type: ignore[arg-type]


def stolen() -> Told:
    """Seat 0 has taken m2 from seat 2; seat 1 may look."""
    return with_eyes("sleep 2; say 0:left 2:left; say 0:m; lot m2", ["o0", "s1", "m2 m0"])


def test_ME_70_once_a_leg() -> None:
    t = stolen()
    assert (t.stage, t.asked) == ("Peek", [1])
    assert not t.view().spent >> 1 & 1
    t.go("say 1:0")
    assert t.view().spent >> 1 & 1
    t.go("ride -1 m; say 2:m0")  # another m is piled in the same leg: no window
    assert t.stage == "Go"
    t.go("done; done; done").until("Go", leg=1)
    assert not t.view().spent >> 1 & 1


def test_ME_70_the_abilities_are_an_option() -> None:
    t = told("sleep 2; say 0:left 2:left; say 0:m; lot m2", ["o0", "s1", "m2 m0"], cast=CAST)
    assert t.stage == "Go"
    assert t.view().eyes == (-1, -1, -1, -1)


def test_ME_71_the_owner_of_the_colour_may_look_at_the_card() -> None:
    t = stolen().go("say 1:0")
    assert t.faces(1) == [card("m2"), card("m2")]  # looked at, and seen to go to the pile
    assert t.pile(0) == cards("m2")
    looked = next(note for note in t.last if note.what == "looked")
    assert looked.data == (0, "T0", 1)


def test_ME_71_a_pass_keeps_the_token_and_tells_nothing() -> None:
    t = stolen().go(f"say 1:{PASS}")
    assert t.faces(1) == []
    assert not t.view().spent >> 1 & 1


def test_ME_72_never_in_one_s_own_go_nor_on_one_s_own_pile() -> None:
    own_go = with_eyes("done; sleep 2; say 1:left 2:left; say 1:m; lot m2", ["o0", "s1", "m2"])
    assert own_go.stage == "Go"
    own_pile = with_eyes("smoke 1 2 s; say 1:s1 2:s2; say 0:m0,c1", ["m0 c1", "s1", "s2"])
    assert own_pile.stage == "Go"  # m0 went to seat 1's own pile, c is seat 0's colour in his own go


def test_ME_72_also_inside_a_chain_before_the_next_link() -> None:
    t = with_eyes("ride -1 m; say 2:m2", ["m0", "m1 s1", "m2"])
    assert (t.stage, t.asked) == ("Peek", [1])
    t.go("say 1:-1")
    assert (t.stage, t.asked) == ("Link", [0])
    t.go("say 0:m0")  # goes to seat 1: the own pile
    assert (t.stage, t.asked) == ("Link", [1])
    t.go("say 1:m1")
    assert (t.stage, t.asked) == (
        "Peek",
        [1],
    )  # seat 2 piled it: the giver knows it, but that is no public ground


def test_ME_73_miss_pransky_has_one_hour_more() -> None:
    cast = ("pransky", "mansard", "strauss")
    hands = ["m0", "m1", "m2"]
    assert told(hands=hands, cast=cast, abilities=True).view().hours == 5
    assert told(hands=hands, cast=cast, abilities=False).view().hours == 4
    assert told("done", hands=hands, cast=cast, abilities=True).view().hours == 4
    later = told(hands=hands, cast=cast, abilities=True).until("Go", leg=1).go("done")
    assert (later.state.mover, later.view().hours) == (0, 4)  # three and one


def test_ME_A5_colours_and_the_two_that_may_be_swapped() -> None:
    hands = ["m0", "m1", "m2", "s1", "s2"]
    usual = told(hands=hands, cast=DEFAULT_CAST, abilities=True)
    assert usual.view().eyes == (0, 2, 3, 1)
    swapped = told(hands=hands, cast=DEFAULT_CAST, abilities=True, colours="mansard-suspect")
    assert swapped.view().eyes == (0, 1, 3, 2)


def test_ME_A26_no_window_where_the_face_is_open_to_all() -> None:
    assert with_eyes("lounge m; say 1:m1 2:m2", ["o0", "m1", "m2"]).stage == "Go"


def test_ME_A26_of_several_cards_one_may_be_looked_at() -> None:
    t = with_eyes("smoke 2 3 m; say 2:m2 3:m3", ["o0 o1", "s1", "m2", "m3"])
    assert t.asked == [1]
    assert list(t.menu(1)) == [PASS, 0, 1]
    t.go("say 1:1")
    assert t.faces(1) == [card("m3"), card("m3")]
    assert t.pile(0) == cards("m2 m3")


def test_ME_A26_several_owners_are_asked_at_once_and_sealed() -> None:
    t = with_eyes("dine 2:m 3:o 4:s", ["c0", "c1", "m2 s1", "o3 c1", "s2"])
    t.go("say 2:m2 3:o3 4:s2")
    assert sorted(t.ask.sealed) == [1, 2, 3]  # m: seat 1, o: Strauss in seat 2, s: De Mirabella in seat 3
    t.go("say 1:-1 2:1 3:-1")
    assert [(note.data, note.secret) for note in t.last if note.what == "looked"] == [
        ((2, "T1", 2), card("o3"))
    ]


def test_ME_A26_the_window_is_the_same_whatever_the_face() -> None:
    """Passing by click, by standing order or by silence: one sealed answer of the same menu, the default."""
    t = stolen()
    menu = t.menu(1)
    assert menu.default(lambda n: n - 1) == PASS
    assert t.ask.clock is not None
    assert t.ask.clock.name == "ability"
    other = with_eyes("sleep 2; say 0:left 2:left; say 0:m; lot m0", ["o0", "s1", "m2 m0"])
    assert other.view(WATCHER) == t.view(WATCHER)
    assert other.menu(1).spec() == menu.spec()


@pytest.mark.parametrize(
    ("script", "more"),
    [
        ("sleep 2; say 0:left 2:left; say 0:m; lot m2", {}),
        ("madam 0 m; lot m1", {"aboard": ["m1", ""], "leg": 1}),
        ("lounge o; say 2:o2; say 0:0", {"slots": "m1 s2 s0", "conductor": 0}),
    ],
)
def test_ME_A27_also_on_stolen_cards_and_those_of_passengers_and_conductor(
    script: str, more: dict[str, object]
) -> None:
    t = with_eyes(script, ["o0", "s1", "m2 o2"], **more)
    assert (t.stage, t.asked) == ("Peek", [1])
    assert t.view().stack[-1].items[0][1] == 7  # type: ignore[union-attr]  # a back to those who do not know it


def test_ME_A28_her_hour_asks_nobody_anything() -> None:
    t = told(hands=["m0", "m1", "m2"], cast=("pransky", "mansard", "strauss"), abilities=True)
    assert 0 not in t.view().eyes
