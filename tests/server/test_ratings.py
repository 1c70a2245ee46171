"""Ratings: off by default, of people only, by name."""

import asyncio

from tests.server.house import House, play, started
from whistlestop.server.ratings import rate


async def board(house: House) -> dict[str, int]:
    return {row["name"]: row["rating"] for row in (await house.get("/api/ratings"))["dilemma"]}


async def test_nothing_is_rated_unless_the_keeper_asks(house: House) -> None:
    clients = await started(house, 3)
    await asyncio.gather(*map(play, clients))
    assert await house.call("GET", "/api/ratings") == (409, {"code": "off"})
    house.hall.rates = True
    assert await board(house) == {}


async def test_people_move_against_each_other_and_robots_do_not_count(house: House) -> None:
    house.hall.rates = True
    clients = await started(house, 2, 1)
    await asyncio.gather(*map(play, clients))
    while len(found := await board(house)) < 2:
        await asyncio.sleep(0.02)
    assert set(found) == {"Person0", "Person1"}
    scores = clients[0].picture["over"]["scores"]
    if scores[0] != scores[1]:
        assert (found["Person0"] > found["Person1"]) == (scores[0] > scores[1])


async def test_a_person_alone_among_robots_is_not_rated(house: House) -> None:
    house.hall.rates = True
    (ann,) = await started(house, 1, 2)
    await play(ann)
    assert await board(house) == {}


async def test_who_leaves_is_rated_and_who_comes_late_is_not(house: House) -> None:
    house.hall.rates = True
    ann, bob, _ = await started(house, 3, cards=3)
    assert await ann.do("kick", seat=2) == "ok"
    late = await house.join(ann.table, "Late", 9)
    await bob.drop()
    await asyncio.gather(play(ann), play(late))
    while len(found := await board(house)) < 2:
        await asyncio.sleep(0.02)
    assert set(found) == {"Person0", "Person1"}


async def test_two_games_that_end_at_once_both_count(house: House) -> None:
    store, ends = house.hall.store, []
    for _ in range(2):
        clients = await started(house, 2, cards=2)
        await asyncio.gather(*map(play, clients))
        ends.append((house.hall.rooms[clients[0].table].table, clients[0].picture["over"]))
    await asyncio.gather(*(rate(store, t, tuple(end["scores"]), tuple(end["winners"])) for t, end in ends))
    house.hall.rates = True
    rows = (await house.get("/api/ratings"))["dilemma"]
    assert [row["games"] for row in rows] == [2, 2]
