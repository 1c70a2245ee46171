# ruff: noqa: N802 (tests are named after clauses)
"""What bots make of a case: character, being moved, choosing and pleading.  Every deal is stated.

In a game of three with seat 0 conducting, seat 1 holds Innocents 0 to 2, Guilties 8 to 10, Modifiers 14 to 16
and owns the left track; seat 2 holds 3 to 5, 11 to 13 and 17 to 19; Innocents 6 and 7 are turned."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.trolley.faces import deck, figure
from tests.games.trolley.table import Told, told
from whistlestop.games.trolley import TROLLEY
from whistlestop.games.trolley.bot import Advocate
from whistlestop.games.trolley.deck import FEATURES
from whistlestop.games.trolley.docket import CONDEMN, MIND, RATHER, SPARE, WHOLE
from whistlestop.games.trolley.moral import FOLK, SCATTER, chance
from whistlestop.games.trolley.plea import SWAY, pleas, swayed
from whistlestop.kernel import Json, Seat

LAID = "lead 0; deal; lay 1:0 2:3; lay 1:8 2:11; "
FLOOR = LAID + "play 1 14 0 0 0; play 2 17 1 0 0"
CHILD = FEATURES.index("child")


def bot(t: Told, seat: Seat, cards: Json, name: str = "reader", lore: Json = None) -> Advocate:
    """Told all that this seat was told so far."""
    mind = TROLLEY.bots[name](seat, t.state.n, {"deck": cards, "lore": lore})
    for note in t.notes:
        if (seen := note.seen_by(seat)) is not None:
            mind.told(seen)
    mind.seen(t.view(seat))
    assert isinstance(mind, Advocate)
    return mind


def asked(t: Told, seat: Seat, cards: Json, name: str = "reader", lore: Json = None) -> Any:
    return bot(t, seat, cards, name, lore).choose(t.menu(seat), middling)


def middling(n: int) -> int:
    return n // 2


# --- the Conductor ---------------------------------------------------------------------------------------


def judged(cards: Json, script: str, die: float) -> int:
    """The track that dies where the Conductor's taste is everybody's and its mood this fraction."""
    t = told(FLOOR + "; " + script + "; enough" * 3, deck=cards)
    conductor = bot(t, 0, cards)
    conductor.taste = FOLK
    verdict: int = conductor.choose(t.menu(0), lambda n: int(die * n))
    return verdict


def test_a_bot_conducts_by_a_character_that_its_dice_give_and_that_stays() -> None:
    cards = deck()
    t = told(FLOOR + "; enough" * 3, deck=cards)
    mild, odd = bot(t, 0, cards), bot(t, 0, cards)
    mild.choose(t.menu(0), middling)
    odd.choose(t.menu(0), lambda n: 0)
    assert mild.taste == pytest.approx(FOLK)
    assert odd.taste == pytest.approx([w - 3 * SCATTER for w in FOLK])
    odd.choose(t.menu(0), middling)
    assert odd.taste == pytest.approx([w - 3 * SCATTER for w in FOLK])


@pytest.mark.parametrize(("card", "dead"), [("c0", 1), ("c3", 0)])
def test_TT_27_a_bot_spares_the_track_that_it_cares_for(card: str, dead: int) -> None:
    assert judged(deck(**{card: {"child": 3}}), "", 0.5) == dead


def test_TT_26_a_plea_that_points_at_what_the_conductor_cares_for_can_turn_a_verdict() -> None:
    cards = deck(c0={"child": 1}, c3={"cute": 1})
    mood = chance(FOLK[CHILD] - 0.35) + 0.05  # a little too low for the left
    plea = f"plot 1 0 {SPARE} {CHILD} 0 0"
    assert judged(cards, "", mood) == 0
    assert judged(cards, plea, mood) == 1
    assert judged(cards, "plea 1 0 Please look at this one", mood - 0.04) == 1
    assert judged(cards, f"plot 1 -1 {WHOLE} 0 0 1", mood) == 0


def test_TT_26_pleas_are_bounded_and_saying_it_again_adds_nothing() -> None:
    cards = deck(c0={"child": 2, "cute": 3, "sad": 3}, c11={"wicked": 3})
    docket = bot(told(FLOOR + f"; plot 1 0 {SPARE} {CHILD} 0 0", deck=cards), 0, cards).docket
    once = swayed(docket, FOLK)
    assert 0 < once < SWAY
    docket.pleas *= 3
    assert swayed(docket, FOLK) == once
    words = "; ".join(f"plot 1 0 {SPARE} {k} 0 0" for k in range(1, 5))
    docket = bot(told(FLOOR + "; " + words, deck=cards), 0, cards).docket
    docket.pleas *= 2
    assert once < swayed(docket, FOLK) <= SWAY


def test_TT_26_any_numbers_are_heard_without_harm() -> None:
    cards = deck(c0={"child": 1})
    for numbers in ("999", "0 999 999 999 999 999", "2 0 0 0 999 3", "3 0", "1 1 1 1", "5 7"):
        docket = bot(told(FLOOR + f"; plot 1 0 {numbers}; plot 1 14 {numbers}", deck=cards), 0, cards).docket
        assert abs(swayed(docket, FOLK)) <= SWAY


def test_TT_A18_a_conductor_says_enough_when_each_who_speaks_had_three_words() -> None:
    cards = deck()
    t = told(FLOOR, deck=cards)
    for _ in range(3):
        assert asked(t, 0, cards) is None
        t.go("plea 1 0 Spare us")
    assert asked(t, 0, cards) == "enough"
    t.go("enough; plea 2 3 No, us")
    assert asked(t, 0, cards) is None


# --- a team ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["sociable", "reader"])
def test_TT_21_and_TT_22_a_bot_lays_the_dear_for_itself_and_the_hateful_for_the_others(name: str) -> None:
    cards = deck(c1={"child": 9}, c10={"wicked": 9})
    t = told("lead 0; deal", deck=cards)
    assert asked(t, 1, cards, name) == 1
    assert asked(t.go("lay 1:1 2:3"), 1, cards, name) == 10


def test_TT_24_praise_goes_to_the_own_track_and_blame_to_the_other_on_the_dearest_figure() -> None:
    blame = deck(c15={"wicked": 9}, c3={"child": 2})
    assert asked(told(LAID, deck=blame), 1, blame) == ((15, 1, 1, 0),)
    praise = deck(c19={"useful": 9}, c3={"child": 2})
    assert asked(told(LAID, deck=praise), 2, praise) == ((19, 1, 1, 0),)


def test_a_reader_knows_this_conductor_from_lore_and_others_take_everybody_for_one() -> None:
    cards = deck(c1={"child": 3}, c2={"funny": 2})
    hates = [[0, 0, *figure(child=k)] for k in range(1, 9)]  # seat 0 let the track with children die
    crowd = [[50, 1, *figure(child=k)] for k in range(1, 40)]  # everybody else spared it
    t = told("lead 0; deal", deck=cards)
    assert asked(t, 1, cards, "reader") == 1
    assert asked(t, 1, cards, "reader", hates + crowd) == 2
    assert asked(t, 1, cards, "sociable", hates + crowd) == 1


def test_a_bot_learns_from_the_verdicts_of_this_game() -> None:
    """Seat 1 laid the child and died with it, by the Conductor's word."""
    cards = deck(c0={"child": 3}, c3={"cute": 1}, c14={"sad": 2})
    t = told(FLOOR + "; enough; enough; enough", deck=cards)
    reader = bot(t, 2, cards)
    assert reader.docket.balance == figure(child=3, cute=-1, sad=2)
    assert reader.docket.verdicts == []
    reader.weights()
    reader.told(t.go("pull 0").last[0])
    assert reader.docket.verdicts == [(0, 0, *figure(child=3, cute=-1, sad=2))]
    reader.docket.conductor = 0
    assert reader.weights()[CHILD] < FOLK[CHILD]


# --- pleading --------------------------------------------------------------------------------------------


def pleaded(t: Told, seat: Seat, cards: Json, name: str = "reader") -> tuple[int, ...]:
    verb, plea = asked(t, seat, cards, name)
    assert verb == "plea"
    assert t.menu(seat).refuse((verb, plea)) is None
    return tuple(plea)


def test_TT_26_a_bot_points_at_what_moves_most_for_its_side() -> None:
    """A plot is (pin, kind, feature, figure, variant): the shape that browsers turn into words."""
    spare = deck(c0={"child": 3})
    pin, kind, feature, place, _ = pleaded(told(FLOOR, deck=spare), 1, spare)
    assert (pin, kind, FEATURES[feature], place) == (0, SPARE, "child", 0)
    condemn = deck(c8={"wicked": 3})  # 8 lies on the other track
    pin, kind, feature, place, _ = pleaded(told(FLOOR, deck=condemn), 1, condemn)
    assert (pin, kind, FEATURES[feature], place) == (8, CONDEMN, "wicked", 0)
    mind = deck(c17={"wicked": 3})
    assert pleaded(told(FLOOR, deck=mind), 1, mind)[:2] == (17, MIND)


def test_TT_26_a_bot_compares_where_both_sides_have_something() -> None:
    cards = deck(c0={"child": 1, "cute": 1, "sad": 1}, c8={"wicked": 1, "rich": 2})
    pin, kind, _, place, _, other, there = pleaded(told(FLOOR, deck=cards), 1, cards)
    assert (pin, kind, place, other, there) == (0, RATHER, 0, 8, 0)


def test_TT_26_a_bot_says_nothing_twice_and_something_where_there_is_nothing_to_say() -> None:
    cards = deck(c0={"child": 3})
    t = told(FLOOR + f"; plot 1 0 {SPARE} {CHILD} 0 0", deck=cards)
    assert pleaded(t, 1, cards)[1:3] != (SPARE, CHILD)
    dull = deck(**{f"c{k}": {"lives": 0} for k in range(14)})
    assert pleaded(told(FLOOR, deck=dull), 1, dull)[:2] == (-1, WHOLE)


@pytest.mark.parametrize(("seats", "most"), [(3, 2), (5, 1)])
def test_TT_A27_a_bot_pleads_once_or_where_alone_twice_and_yields(seats: int, most: int) -> None:
    cards = deck(c0={"child": 3, "cute": 2}, c3={"sad": 1})
    pair = "lead 0; deal; lay 1:0 4:3; lay 2:8 3:11; play 1 14 0 0 0; play 4 17 1 0 0"
    t = told(FLOOR if seats == 3 else pair, seats=seats, deck=cards)
    said = 0
    while (answer := asked(t, 1, cards)) != ("yield", None):
        t.step({1: answer})
        said += 1
    assert said == most


def test_a_card_beyond_a_plots_numbers_is_compared_with_nothing() -> None:
    many = deck(c0={"child": 1, "cute": 1}, c8={"wicked": 2})
    far = {**many, "innocent": many["innocent"][:8] + [[figure(lives=1)]] * 1000}
    t = told("lead 0; deal; lay 1:0 2:3; lay 1:1008 2:1011; play 1 1014 0 0 0; play 2 1017 1 0 0", deck=far)
    docket = bot(t, 1, far).docket
    assert [plea.kind for _, plea in pleas(docket, FOLK, 0)].count(RATHER) == 0
    assert pleaded(t, 1, far)[:2] == (1008, CONDEMN)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_bot_that_is_overtaken_by_the_table_says_nothing(seat: Seat) -> None:
    """It is asked in one stage and sees the next: a server lets bots think beside the table."""
    scripts = ["lead 0; deal", LAID, FLOOR, FLOOR + "; enough; enough", FLOOR + "; enough; enough; enough"]
    scenes = [told(script, deck=deck()) for script in scripts]
    asks = [t.ask for t in scenes]
    for then, ask in enumerate(asks):
        for menu in filter(None, (ask.sealed.get(seat), ask.open.get(seat))):
            for now, t in enumerate(scenes):
                answer = bot(t, seat, deck()).choose(menu, middling)
                fits = then == now or {then, now} == {2, 3}  # on either floor one may speak
                assert answer is None or menu.refuse(answer) is None
                assert fits or answer is None
