"""Tables with a deck: packs, vetoes, cards of one's own, and the words for each reader."""

import hashlib
from typing import Any

from tests.server.house import Client, House
from whistlestop.packs import built_in
from whistlestop.packs.shipped import source

HEAD = """[pack]
format = 1
id = "my-own"
version = "1.0.0"
author = "Ann"
licence = "CC0-1.0"
languages = ["en"]
title.en = "My own"
"""
CARD = """[[card]]
id = "%s"
kind = "%s"
tier = "family"
topics = []
en = "%s"
"""


TEXTS = (
    "A piano tuner who whistles flat on purpose.",
    "Two beekeepers arguing about Wednesday.",
    "The last man to post a letter by hand.",
    "An usher who claps one beat too soon.",
    "Grandmother, with the good umbrella.",
    "Somebody’s first clarinet teacher.",
)


def my_pack() -> str:
    cards = ""
    for i, text in enumerate(TEXTS):
        cards += CARD % (f"one-{i}", "innocent", text) + '[card.who.it]\nicon = "person"\n'
    return HEAD + cards


async def lobby(house: House, **settings: Any) -> list[Client]:
    body = {"game": "trolley", "seats": 3, "public": False, **settings}
    status, opened = await house.call("POST", "/api/tables", body)
    assert status == 201, opened
    return [await house.join(opened["table"], f"P{i}", i) for i in range(3)]


async def begin(clients: list[Client]) -> None:
    assert await clients[0].do("start") == "ok"
    for client in clients:
        await client.begin()
    for client in clients:
        await client.stage("playing")


async def upload(house: House, text: bytes) -> tuple[int, Any]:
    async with house.session.post(house.url + "/api/packs", data=text) as answer:
        return answer.status, await answer.json()


async def test_a_table_plays_with_the_house_deck_and_everybody_reads_his_language(house: House) -> None:
    ann, *others = await lobby(house)
    await begin([ann, *others])
    assert await ann.do("close") == "ok"  # what all may read then
    english = await house.get(f"/api/tables/{ann.table}/deck?lang=en")
    french = await house.get(f"/api/tables/{ann.table}/deck?lang=fr")
    assert [card["id"] for card in english] == [card["id"] for card in french]
    assert {card["lang"] for card in french} == {"fr"}
    assert english[0]["text"] != french[0]["text"]
    assert not any('"deck":{' in frame for frame in ann.frames)  # fetched, never told
    assert (await house.call("GET", f"/api/tables/{ann.table}/deck?lang=xx"))[0] == 404
    some = await house.get(f"/api/tables/{ann.table}/deck?lang=fr&cards=7,0")
    assert some == [french[7], french[0]]
    for wrong in ("x", "-1", "9" * 5000, ",".join(["1"] * 300)):
        assert (await house.call("GET", f"/api/tables/{ann.table}/deck?cards={wrong}"))[0] == 400
    assert (await house.call("GET", f"/api/tables/{ann.table}/deck?cards=99999"))[0] == 404


async def read(house: House, table: str, query: str, client: Client | None = None) -> tuple[int, Any]:
    shown = {"Authorization": f"Bearer {client.token}"} if client else {}
    return await house.call("GET", f"/api/tables/{table}/deck?{query}", **shown)


def seen(client: Client) -> set[int]:
    """Every card of the deck in a viewer's view."""
    view = client.picture["view"]
    hands = {card for hand in view["hands"] if hand for pile in hand for card in pile}
    return hands | {stop["card"] for track in view["tracks"] for stop in track}


NOBODY_KNOWS = (404, {"code": "unknown"})  # a card that is not mine to see, and one that is in no deck


async def test_while_a_game_runs_everybody_reads_the_cards_that_he_has_seen_and_no_other(
    house: House,
) -> None:
    ann, bob, _ = clients = await lobby(house)
    assert await bob.do("card", d=[["innocent", "en", "A notary who has never once been early."]]) == "ok"
    assert await read(house, ann.table, "lang=en&cards=0", ann) == NOBODY_KNOWS  # nor before the start
    await begin(clients)
    watcher = await house.watch(ann.table)
    everybody = range(len(house.hall.rooms[ann.table].table.cards) + 3)
    for client, shown in [(one, one) for one in clients] + [(watcher, None)]:
        mine = seen(client)
        assert mine
        for card in everybody:
            found = await read(house, ann.table, f"lang=fr&cards={card}", shown)
            assert found[0] == 200 if card in mine else found == NOBODY_KNOWS
        together = ",".join(map(str, sorted(mine)))
        status, words = await read(house, ann.table, f"lang=fr&cards={together}", shown)
        assert (status, len(words)) == (200, len(mine))
        assert await read(house, ann.table, "lang=fr", shown) == (200, words)  # asked for nothing: the same
        other = next(card for card in everybody if card not in mine)
        assert await read(house, ann.table, f"lang=fr&cards={together},{other}", shown) == NOBODY_KNOWS
    hands = [seen(one) - seen(watcher) for one in clients]
    assert any(hands)
    assert not hands[0] & hands[1] & hands[2]  # whoever drew, the others could not read it


async def test_a_table_that_is_loaded_again_knows_who_may_read_what(house: House) -> None:
    clients = await lobby(house)
    await begin(clients)
    table = clients[0].table
    before = [await read(house, table, "lang=it", one) for one in (*clients, None)]
    house.hall.rooms.pop(table).close()  # put away, as if nobody had listened
    assert [await read(house, table, "lang=it", one) for one in (*clients, None)] == before
    assert len(before[3][1]) == 2  # TT-20: one card on each track


async def test_watchers_who_are_behind_read_nothing_before_it_reached_them(house: House) -> None:
    clients = await lobby(house, delay=600_000)
    await begin(clients)
    table = clients[0].table
    (card, *_) = sorted(stop["card"] for track in clients[0].picture["view"]["tracks"] for stop in track)
    assert (await read(house, table, f"lang=en&cards={card}", clients[1]))[0] == 200
    assert await read(house, table, f"lang=en&cards={card}") == NOBODY_KNOWS
    assert await read(house, table, "lang=en") == (200, [])
    room = house.hall.rooms[table]
    clock = room.now
    room.now = lambda: clock() + 600_000
    assert (await read(house, table, f"lang=en&cards={card}"))[0] == 200


async def test_a_veto_is_private_and_its_topic_does_not_come_up(house: House) -> None:
    ann, bob, cem = await lobby(house)
    before = len(bob.messages)
    assert await ann.do("veto", d=["animals", "children"]) == "ok"
    assert ann.picture["mine"]["veto"] == ["animals", "children"]
    assert await bob.do("say", text="x") == "ok"
    assert [m["t"] for m in bob.messages[before:] if m["t"] not in ("say", "ok")] == []
    await begin([ann, bob, cem])
    assert await ann.do("close") == "ok"  # what all may read then
    cards = {card.id: card for card in built_in().cards}
    dealt = [cards[card["id"]] for card in await house.get(f"/api/tables/{ann.table}/deck?lang=en")]
    assert dealt
    assert not [card.id for card in dealt if {"animals", "children"} & set(card.topics)]
    assert len(dealt) < len(cards)


async def test_cards_written_in_the_lobby_join_the_deck_and_nobody_learns_whose(house: House) -> None:
    ann, bob, cem = await lobby(house)
    text = "A notary who has never once been early."
    assert await bob.do("card", d=[["innocent", "en", text]]) == "ok"
    assert await bob.do("card", d=[["innocent", "en", "<b>bold</b> claims, every one of them."]]) == "card"
    status, faults = await house.call(
        "POST", "/api/cards", ["innocent", "en", "<b>bold</b> claims, every one."]
    )
    assert (status, {f["why"] for f in faults} >= {"markup"}) == (200, True), faults
    assert (await house.call("POST", "/api/cards", ["innocent", "en", text])) == (200, [])
    assert (await house.call("POST", "/api/cards", ["innocent", "en"]))[0] == 400
    await ann.until(lambda c: c.picture["written"] == 1)
    assert not any(text in frame for frame in ann.frames)
    await begin([ann, bob, cem])
    assert await ann.do("close") == "ok"  # what all may read then
    deck = await house.get(f"/api/tables/{ann.table}/deck?lang=uk")
    (own,) = [card for card in deck if card["text"] == text]
    assert own["lang"] == "en"  # with its mark, for a reader of Ukrainian


async def test_what_a_browser_remembers_goes_to_the_bots_and_to_nobody_else(house: House) -> None:
    ann, bob, cem = await lobby(house)
    verdict = [0, 1, 0, 1, 0, 0, 2, 0, -1, 0, 0, 0, 0, 0]
    assert await ann.do("lore", d=[verdict] * 3) == "ok"
    assert await ann.do("lore", d=[["x"]]) == "malformed"
    assert await ann.do("lore", d=[verdict] * 200) == "malformed"
    await begin([ann, bob, cem])
    assert len(house.hall.rooms[ann.table].table.options["lore"]) == 3
    assert not any('"lore"' in frame for frame in (*ann.frames, *bob.frames))


async def test_a_pack_of_ones_own_mixes_with_the_house_deck(house: House) -> None:
    status, pack = await upload(house, my_pack().encode())
    assert status == 201, pack
    assert pack["cards"] == {"innocent": 6, "guilty": 0, "modifier": 0}
    ann, *others = await lobby(house, decks={"packs": ["whistlestop", pack["name"]], "tier": "family"})
    await begin([ann, *others])
    assert await ann.do("close") == "ok"  # what all may read then
    deck = await house.get(f"/api/tables/{ann.table}/deck?lang=en")
    assert {"one-0", "one-5"} <= {card["id"] for card in deck}
    assert {card["tier"] for card in deck} == {"family"}


async def test_a_bad_pack_is_refused_line_by_line_and_not_kept(house: House) -> None:
    bad = my_pack().replace('icon = "person"', 'icon = "no-such-picture"', 1)
    status, answer = await upload(house, bad.encode())
    assert (status, answer["name"]) == (422, "")
    assert [(f["code"], f["line"]) for f in answer["faults"]] == [("icon", 16)]
    (fault,) = answer["faults"]  # enough for a sentence in any language
    assert (fault["why"], fault["args"]) == ("icon", {"x": "'no-such-picture'"})
    assert (await upload(house, b"\xff\xfe\x00"))[0] == 422
    assert (await upload(house, b"x" * 300_000))[0] == 413
    assert (await house.call("GET", "/api/packs/" + "0" * 64))[0] == 404


async def test_the_example_deck_is_a_deck_as_it_is(house: House) -> None:
    async with house.session.get(f"{house.url}/api/packs/starter") as answer:
        assert "my-deck.toml" in answer.headers["Content-Disposition"]
        example = await answer.read()
    assert (await upload(house, example))[0] == 201


async def test_a_deck_that_is_not_here_is_refused(house: House) -> None:
    ann, *_ = await lobby(house)
    wish: dict[str, Any] = {
        "seats": 3,
        "options": {},
        "clocks": {},
        "decks": {"packs": ["0" * 64], "tier": "family"},
    }
    assert await ann.do("set", **wish) == "pack"
    wish["decks"] = {"packs": [], "tier": "family"}
    assert await ann.do("set", **wish) == "options"


async def test_a_deck_with_too_few_cards_does_not_start(house: House) -> None:
    _, pack = await upload(house, my_pack().encode())
    ann, *_ = await lobby(house, decks={"packs": [pack["name"]], "tier": "dark"})
    assert await ann.do("start") == "deck"


async def test_nobody_hands_in_a_deck_of_his_own_making(house: House) -> None:
    body = {"game": "trolley", "seats": 3, "options": {"deck": {"innocent": []}}}
    assert await house.call("POST", "/api/tables", body) == (409, {"code": "options"})


async def test_a_shared_replay_has_its_words_without_the_table(house: House) -> None:
    ann, *others = await lobby(house)
    await begin([ann, *others])
    assert await ann.do("close") == "ok"
    path = f"/api/tables/{ann.table}"
    _, shared = await house.call("POST", f"{path}/share", {"anonymous": True})
    some = await house.get(f"/api/shared/{shared['name']}/deck?lang=it&cards=1,2")
    assert some == await house.get(f"{path}/deck?lang=it&cards=1,2")
    assert (await house.call("GET", "/api/shared/nothing/deck"))[0] == 404


async def test_who_plays_on_from_a_replay_reads_the_cards_of_the_game_so_far_and_no_other(
    house: House,
) -> None:
    ann, *others = await lobby(house)
    await begin([ann, *others])
    assert await ann.do("close") == "ok"
    nonce = "0" * 32
    pledge = hashlib.sha256(nonce.encode()).hexdigest()
    wish = {"step": 0, "seat": ann.seat, "name": "Ann", "colour": 1, "pledge": pledge}
    shown = {"Authorization": f"Bearer {ann.token}"}
    status, seated = await house.call("POST", f"/api/tables/{ann.table}/fork", wish, **shown)
    assert status == 201, seated
    again = await Client(house, seated["table"], seated["token"], seated["seat"], nonce).connect()
    await again.begin()
    await again.stage("playing")
    await again.until(lambda c: c.picture["view"])
    mine = sorted(seen(again))
    status, some = await read(house, again.table, f"lang=uk&cards={','.join(map(str, mine))}", again)
    assert (status, len(some)) == (200, len(mine))
    assert len(mine) > 1
    cards = len(house.hall.rooms[again.table].table.cards)
    read_all = [await read(house, again.table, f"lang=uk&cards={card}", again) for card in range(cards)]
    assert NOBODY_KNOWS in read_all


async def test_the_house_deck_is_on_the_shelf(house: House) -> None:
    await house.get("/api/packs")
    assert await house.hall.store.shelved(f"pack/{built_in().hash}") == source()


async def test_a_picture_comes_by_its_name(house: House) -> None:
    async with house.session.get(house.url + "/icons/person.svg") as answer:
        assert answer.content_type == "image/svg+xml"
        assert "<path" in await answer.text()
    assert (await house.call("GET", "/icons/no-such.svg"))[0] == 404
