"""The requests: what can be asked without a seat, and what everybody gets who asks wrongly."""

import json
from typing import Any

import pytest

from tests.server.house import House, play, started
from whistlestop.games.dilemma import DILEMMA
from whistlestop.kernel import Record, check
from whistlestop.languages import LANGUAGES
from whistlestop.server.limits import BODY
from whistlestop.server.routes import ROUTES

NEW = {"game": "dilemma", "seats": 3, "options": {"mode": "sealed"}, "clocks": {}, "public": False}
WISH = {"name": "Ann", "colour": 1, "pledge": "0" * 64}


async def test_the_games_are_listed_with_all_that_a_form_needs(house: House) -> None:
    games = {game["id"]: game for game in await house.get("/api/games")}
    game = games["dilemma"]
    assert (game["id"], game["seats"]) == ("dilemma", [2, 5])
    assert game["bots"] == ["easy", "casual", "medium"]
    assert game["clocks"]["duel"] == 45_000
    mode = next(o for o in game["options"] if o["name"] == "mode")
    assert mode == {
        "name": "mode",
        "kind": "choice",
        "default": "throw",
        "choices": ["throw", "race", "sealed"],
    }


async def test_a_table_is_opened_and_shown_to_anybody(house: House) -> None:
    status, opened = await house.call("POST", "/api/tables", NEW)
    assert status == 201
    shown = await house.get(f"/api/tables/{opened['table'].lower()}")
    assert shown["table"] == opened["table"]
    assert shown["promise"] == opened["promise"]
    assert (shown["stage"], shown["people"], shown["host"]) == ("lobby", [None] * 3, None)
    assert set(shown) == {
        *("table", "game", "stage", "seats", "options", "clocks", "public", "promise", "people", "host"),
        *("talk", "delay", "openly", "late", "locked", "decks", "written", "next", "pledges"),
    }


async def test_only_public_tables_with_a_host_and_room_are_listed(house: House) -> None:
    hidden = await house.open()
    await house.join(hidden, "Hermit")
    await house.open(public=True)  # nobody there yet
    public = await house.open(2, public=True)
    ann = await house.join(public, "Ann")
    listed = await house.get("/api/tables")
    assert [(t["table"], t["host"], t["taken"], t["seats"]) for t in listed] == [(public, "Ann", 1, 2)]
    assert await ann.do("bot", seat=1, level="easy") == "ok"
    assert await house.get("/api/tables") == []


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown"),
        ({"seats": 9}, 409, "options"),
        ({"seats": "three"}, 400, "malformed"),
        ({"options": {"mode": "war"}}, 409, "options"),
        ({"options": {"cards": 2, "mode": "throw"}}, 409, "options"),
        ({"clocks": {"duel": 1}}, 409, "options"),
        ({"clocks": {"duel": 1.5}}, 400, "malformed"),
        ({"extra": 1}, 400, "malformed"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    house: House, change: dict[str, Any], status: int, code: str
) -> None:
    got, answer = await house.call("POST", "/api/tables", NEW | change)
    assert (got, answer["code"]) == (status, code)


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"name": ""}, 409, "name"),
        ({"colour": 13}, 409, "colour"),
        ({"pledge": "x"}, 409, "pledge"),
        ({"seat": 7}, 409, "seat"),
        ({"seat": 0}, 409, "taken"),
        ({"name": 5}, 400, "malformed"),
        ({"token": "mine"}, 400, "malformed"),
    ],
)
async def test_a_wish_that_cannot_be_granted_is_refused(
    house: House, change: dict[str, Any], status: int, code: str
) -> None:
    table = await house.open()
    await house.join(table, "Host")
    got, answer = await house.call("POST", f"/api/tables/{table}/join", WISH | change)
    assert (got, answer["code"]) == (status, code)
    assert (await house.get(f"/api/tables/{table}"))["people"][1:] == [None, None]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/QQQQQ"),
        ("GET", "/api/tables/toolong"),
        ("GET", "/api/tables/AAAAA"),
        ("POST", "/api/tables/QQQQQ/join"),
        ("GET", "/api/tables/QQQQQ/record"),
        ("GET", "/api/rules/chess/en"),
        ("GET", "/api/rules/dilemma/xx"),
        ("GET", "/api/nothing"),
    ],
)
async def test_what_is_not_there_is_unknown(house: House, method: str, path: str) -> None:
    status, answer = await house.call(method, path, WISH if method == "POST" else None)
    assert (status, answer) == (404, {"code": "unknown"})


async def test_unknown_codes_leave_nothing_behind(house: House) -> None:
    for code in ("QQQQQ", "BBBBB", "99999"):
        await house.call("GET", f"/api/tables/{code}")
    assert not house.hall.loading
    assert not house.hall.rooms


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 9000, b"null"])
async def test_a_body_that_is_no_request_is_malformed(house: House, body: bytes) -> None:
    async with house.session.post(f"{house.url}/api/tables", data=body) as answer:
        assert (answer.status, await answer.json()) == (400, {"code": "malformed"})


@pytest.mark.parametrize("chunked", [False, True])
async def test_a_body_that_is_too_long_is_refused_by_its_size(house: House, chunked: bool) -> None:
    async def parts() -> Any:
        for _ in range(20):
            yield b" " * (BODY // 10)

    data = parts() if chunked else b" " * (BODY + 1)
    async with house.session.post(f"{house.url}/api/tables", data=data) as answer:
        assert (answer.status, await answer.json()) == (413, {"code": "size"})


async def test_a_wrong_method_is_answered_in_json(house: House) -> None:
    status, answer = await house.call("DELETE", "/api/games")
    assert (status, answer) == (405, {"code": "malformed"})


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_rules_can_be_read_in_every_language(house: House, lang: str) -> None:
    rules = await house.get(f"/api/rules/dilemma/{lang}")
    english = await house.get("/api/rules/dilemma/en")

    def clauses(book: Any) -> list[str]:
        return [clause["id"] for section in book["sections"] for clause in section["clauses"]]

    assert rules["lang"] == lang
    assert clauses(rules) == clauses(english)
    assert all(clause["text"] for section in rules["sections"] for clause in section["clauses"])


async def test_a_qr_code_is_drawn_of_a_short_text(house: House) -> None:
    svg = await house.get("/api/qr?text=http://192.168.0.5:8000/t/BCDFG")
    assert svg.startswith(b"<svg")
    for text in ("", "x" * 301):
        status, answer = await house.call("GET", f"/api/qr?text={text}")
        assert (status, answer) == (400, {"code": "malformed"})


async def test_the_record_is_given_when_the_game_is_over_and_not_before(house: House) -> None:
    (ann,) = await started(house, people=1, bots=1, cards=2)
    path = f"/api/tables/{ann.table}/record"
    assert await house.call("GET", path) == (409, {"code": "running"})
    await play(ann)
    record = Record.load(await house.get(path))
    assert check(DILEMMA, record)[1]
    assert ann.nonce in record.header.nonces


async def test_every_answer_forbids_what_a_page_does_not_need(house: House) -> None:
    for path in ("/api/games", "/api/tables/QQQQQ", "/"):
        async with house.session.get(house.url + path) as answer:
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_the_description_lists_every_route_and_every_reference_leads_somewhere(house: House) -> None:
    described = await house.get("/api/openapi.json")
    assert described["openapi"] == "3.1.0"
    assert {"title", "version"} <= set(described["info"])
    for route in ROUTES:
        call = described["paths"][route.path][route.method.lower()]
        assert call["summary"]
        assert any(code.startswith("2") for code in call["responses"])
        names = {part[1:-1] for part in route.path.split("/") if part.startswith("{")}
        assert {p["name"] for p in call["parameters"] if p["in"] == "path"} == names
        assert ("requestBody" in call) == (route.method == "POST")
    assert len({c["operationId"] for p in described["paths"].values() for c in p.values()}) == len(ROUTES)
    text = json.dumps(described)
    for part in text.split('"$ref": "#/components/schemas/')[1:]:
        assert part.split('"')[0] in described["components"]["schemas"]


async def test_the_description_can_be_read_by_people(house: House) -> None:
    page = (await house.get("/api/docs")).decode()
    assert all(route.path.replace("{", "{") in page for route in ROUTES)
    assert b"font" in await house.get("/api/docs.css")


async def test_whoever_opens_too_many_tables_is_told_so(house: House) -> None:
    found = {(await house.call("POST", "/api/tables", {}))[0] for _ in range(110)}
    assert found == {400, 429}
