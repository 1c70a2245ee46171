"""Trolley's bots at a real table: one person, who only ever does the first thing, among bots."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from tests.server.house import Client, House
from whistlestop.games.trolley.bot import Advocate
from whistlestop.games.trolley.moral import Weights
from whistlestop.server import players
from whistlestop.server.players import Pace, Players
from whistlestop.table import decode

LORE = [[1, 0, *[0] * 12], [40, 1, 1, *[0] * 11]]


def simple(spec: dict[str, Any]) -> Any:
    """The first card, the first figure, the left track; no plea and no swap; "enough" at once."""
    match spec["t"]:
        case "one":
            return spec["of"][0]
        case "aim":
            return [[spec["of"][0], 0, 0, 0]]
        case _:
            return None if "swap" in spec["of"] else ["yield", None]


async def play(client: Client) -> None:
    answered = 0
    while not client.picture.get("over"):
        ask = client.picture.get("ask")
        if not ask or ask["q"] <= answered:
            await client.until(partial(moved, answered))
            continue
        answered = ask["q"]
        if (said := simple(ask["sealed"] or ask["open"])) is not None:
            assert await client.do("answer", q=answered, d=said) in ("ok", "stale")


def moved(answered: int, client: Client) -> bool:
    ask = client.picture.get("ask")
    return bool(client.picture.get("over") or (ask and ask["q"] > answered))


async def test_a_person_and_bots_play_to_the_end_and_hear_what_it_says_of_them(house: House) -> None:
    body = {"game": "trolley", "seats": 4, "public": False}
    _, made = await house.call("POST", "/api/tables", body)
    ann = await house.join(made["table"], "Ann", 3)
    for seat, level in ((1, "easy"), (2, "casual"), (3, "medium")):
        assert await ann.do("bot", seat=seat, level=level) == "ok"
    assert await ann.do("lore", d=LORE) == "ok"
    assert await ann.do("start") == "ok"
    await ann.begin()
    await play(ann)
    pleas = [
        line["d"] for line in ann.picture["log"] if line["t"] == "note" and line["d"]["what"] == "pleaded"
    ]
    assert {plea["data"]["seat"] for plea in pleas} == {1, 2, 3}
    assert all(plea["data"]["plot"][0] < 5 for plea in pleas)
    _, found = await house.call("GET", f"/api/tables/{ann.table}/insight")
    assert [portrait["seat"] for portrait in found["portraits"]] == [0, 1, 2, 3]
    assert [verdict["round"] for verdict in found["verdicts"]] == list(range(8))
    assert all(0 < verdict["expected"] < 1 for verdict in found["verdicts"])
    assert [row[0] for row in found["lore"]] == [verdict["seat"] for verdict in found["verdicts"]]


async def test_robots_leave_every_plea_to_be_read_before_one_of_them_speaks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = 30
    monkeypatch.setattr(players, "PACE", Pace(think=(1, 5), read=read))
    body = {"game": "trolley", "seats": 6, "public": False, "options": {"cycles": 1}}
    _, made = await house.call("POST", "/api/tables", body)
    ann = await house.join(made["table"], "Ann", 3)
    for seat in range(1, 6):
        assert await ann.do("bot", seat=seat, level="easy") == "ok"
    assert await ann.do("start") == "ok"
    await ann.begin()
    await play(ann)
    room = await house.hall.room(ann.table)
    assert room
    said = [entry for entry in map(decode, await room.store.read(ann.table)) if entry.k == "answer"]
    spoke = [(one, then) for one, then in pairwise(said) if type(one.d) is tuple and one.d[0] == "plea"]
    assert len(spoke) > 10
    assert all(then.at >= one.at + read for one, then in spoke if then.id.startswith("bot"))


async def test_a_bot_that_is_made_anew_in_mid_game_has_the_character_that_it_had(house: House) -> None:
    _, made = await house.call("POST", "/api/tables", {"game": "trolley", "seats": 3, "public": False})
    ann = await house.join(made["table"], "Ann", 3)
    for seat in (1, 2):
        assert await ann.do("bot", seat=seat, level="medium") == "ok"
    assert await ann.do("start") == "ok"
    await ann.begin()
    await play(ann)
    room = await house.hall.room(ann.table)
    assert room
    judged = [await character(room.players, seat) for seat in (1, 2)]  # those who conducted
    assert [await character(Players(room), seat) for seat in (1, 2)] == judged  # as after a restart
    assert judged[0] != judged[1]


async def character(players: Players, seat: int) -> Weights:
    bot = (await players.head(seat)).bot
    assert isinstance(bot, Advocate)
    return bot.taste
