"""Who asks too often is refused, and nobody else is."""

from __future__ import annotations

import pytest

from tests.server.house import Client, House
from whistlestop.server.http import OPENERS
from whistlestop.server.limits import ASKERS, Guard, Seekers, household


def test_whoever_asks_too_often_waits_and_others_do_not() -> None:
    time = 0.0
    guard = Guard(2, 0.5, lambda: time)
    assert [guard.take("a") for _ in range(3)] == [True, True, False]
    assert guard.take("b")
    assert guard.take("a", "another table")
    time = 2.0
    assert [guard.take("a") for _ in range(2)] == [True, False]


def test_many_new_addresses_do_not_make_one_forgotten_that_keeps_asking() -> None:
    guard = Guard(3, 0, lambda: 0)
    for k in range(ASKERS + 5):
        guard.take(f"{k}")
        if k % 1000 == 0:
            guard.take("a")
    assert not guard.take("a")
    assert len(guard.buckets) == ASKERS


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("", "unix", False),
    ],
)
def test_a_household_is_one_asker(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


@pytest.mark.parametrize("proxy", [True, False])
async def test_behind_a_proxy_its_last_word_says_who_asks(house: House, proxy: bool) -> None:
    house.hall.proxy = proxy
    made_up = {"X-Forwarded-For": "203.0.113.5, 198.51.100.7"}  # the first by the asker
    assert (await house.call("POST", "/api/tables", {"game": "dilemma", "seats": 3}, **made_up))[0] == 201
    assert [*house.runner.app[OPENERS].buckets] == ["198.51.100.7" if proxy else "127.0.0.1"]


async def test_who_guesses_at_a_password_is_soon_stopped_and_nobody_else(house: House) -> None:
    table = await house.open(3, password="sesame")
    house.hall.proxy = True
    path = f"/api/tables/{table}/enter"
    said = [(await house.call("POST", path, {"password": f"{k}"}))[1]["code"] for k in range(14)]
    assert said[:10] == ["password"] * 10
    assert "flood" in said[10:]
    elsewhere = {"X-Forwarded-For": "198.51.100.7"}
    assert "key" in (await house.call("POST", path, {"password": "sesame"}, **elsewhere))[1]


def test_what_was_found_before_is_found_again_by_who_has_no_guess_left() -> None:
    seekers = Seekers(2, 0, lambda: 0)
    for _ in range(5):  # no guesses
        assert seekers.may_look("a", "table")
        seekers.found("a", "table")
    assert [seekers.may_look("a", f"{k}") for k in range(3)] == [True, True, False]
    assert seekers.may_look("a", "table")
    assert not seekers.may_look("a", "other table")  # there or not: nobody can tell
    assert seekers.may_look("b", "other table")


def test_of_what_was_found_only_so_much_is_remembered() -> None:
    seekers = Seekers(2, 0, lambda: 0)
    for k in range(ASKERS + 5):
        seekers.found("a", f"{k}")
    assert len(seekers.known) == ASKERS


async def test_who_guesses_at_tables_is_soon_stopped_on_every_way_in_and_nobody_else(house: House) -> None:
    known, other = await house.open(3), await house.open(3)
    ann = await house.join(known, "Ann")
    said = [(await house.call("GET", f"/api/tables/{k:05}"))[1]["code"] for k in range(70)]
    assert said[:30] == ["unknown"] * 30  # a class may mistype
    assert said[-1] == "guesses"
    for code in (other, "99999"):  # what is there answers like what is not
        assert await house.call("GET", f"/api/tables/{code}") == (429, {"code": "guesses"})
        assert (await house.call("GET", f"/events/{code}?line={'a' * 32}"))[1] == {"code": "guesses"}
        wish = {"name": "Bob", "colour": 1, "pledge": "0" * 64}
        assert (await house.call("POST", f"/api/tables/{code}/join", wish))[1] == {"code": "guesses"}
        lost = await Client(house, code, None, None, "").plug()
        await lost.until(lambda c: c.closed)
        assert lost.messages == [{"t": "no", "id": None, "d": {"code": "guesses"}}]
    await ann.drop()
    await ann.connect()  # she was here before
    assert ann.picture["seat"] == 0
    assert await ann.do("bot", seat=1, level="easy") == "ok"
    house.hall.proxy = True
    elsewhere = {"X-Forwarded-For": "198.51.100.7"}
    assert (await house.call("GET", f"/api/tables/{other}", **elsewhere))[0] == 200


async def test_playing_on_from_a_replay_opens_tables_like_any_other_way(house: House) -> None:
    table = await house.open(3)
    spent = house.runner.app[OPENERS].buckets["127.0.0.1"]
    spent.level = spent.rate = 0
    assert await house.call("POST", f"/api/tables/{table}/fork", {}) == (429, {"code": "flood"})
