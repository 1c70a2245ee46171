"""What a store promises, whatever it is made of."""

import asyncio

from tests.store.conftest import Reopen
from whistlestop.store import Card, Store

ANN = Card("BCDFG", "dilemma", bytes(range(32)))
BOB = Card("HJKMN", "dilemma", bytes(32))


async def test_a_table_is_created_once(store: Store) -> None:
    assert await store.create(ANN)
    assert not await store.create(Card(ANN.id, "other", b"x"))
    assert await store.card(ANN.id) == ANN
    assert await store.card("QQQQQ") is None


async def test_rows_are_read_back_as_they_were_written(store: Store) -> None:
    await store.create(ANN)
    rows = [b"", b"\x00\xff", "Київ".encode()]
    assert await store.append(ANN.id, 0, rows, None, False)
    assert await store.read(ANN.id) == rows


async def test_rows_are_read_from_a_number_on(store: Store) -> None:
    await store.create(ANN)
    await store.append(ANN.id, 0, [b"a", b"b", b"c"], None, False)
    assert await store.read(ANN.id, 1) == [b"b", b"c"]
    assert await store.read(ANN.id, 3) == []
    assert await store.read("QQQQQ") == []


async def test_whoever_comes_second_writes_nothing(store: Store) -> None:
    await store.create(ANN)
    assert await store.append(ANN.id, 0, [b"a", b"b"], 5, True)
    assert not await store.append(ANN.id, 0, [b"x"], 9, False)
    assert not await store.append(ANN.id, 1, [b"x", b"y"], 9, False)
    assert await store.read(ANN.id) == [b"a", b"b"]
    assert await store.overdue(5) == [ANN.id]
    assert await store.findable() == [ANN.id]


async def test_nobody_writes_ahead(store: Store) -> None:
    await store.create(ANN)
    assert not await store.append(ANN.id, 1, [b"x"], None, False)
    await store.append(ANN.id, 0, [b"a"], None, False)
    assert not await store.append(ANN.id, 2, [b"x"], None, False)
    assert await store.read(ANN.id) == [b"a"]


async def test_of_many_at_once_exactly_one_wins_each_place(store: Store) -> None:
    await store.create(ANN)
    for place in range(5):
        tries = [store.append(ANN.id, place, [bytes([place, i])], None, False) for i in range(20)]
        won = await asyncio.gather(*tries)
        assert sum(won) == 1
        assert (await store.read(ANN.id))[place] == bytes([place, won.index(True)])


async def test_tables_do_not_disturb_each_other(store: Store) -> None:
    await store.create(ANN)
    await store.create(BOB)

    async def write(card: Card) -> None:
        for place in range(20):
            assert await store.append(card.id, place, [card.id.encode()], None, False)

    await asyncio.gather(write(ANN), write(BOB))
    for card in (ANN, BOB):
        assert await store.read(card.id) == [card.id.encode()] * 20


async def test_overdue_tables_are_found_longest_waiting_first(store: Store) -> None:
    for card, due in ((ANN, 300), (BOB, 200)):
        await store.create(card)
        await store.append(card.id, 0, [b"a"], due, False)
    assert await store.overdue(199) == []
    assert await store.overdue(200) == [BOB.id]
    assert await store.overdue(1_900_000_000_000) == [BOB.id, ANN.id]
    assert await store.overdue(1_900_000_000_000, limit=1) == [BOB.id]


async def test_every_append_says_anew_when_the_table_is_due_and_whether_it_can_be_found(store: Store) -> None:
    await store.create(ANN)
    assert await store.findable() == []
    await store.append(ANN.id, 0, [b"a"], 100, True)
    assert await store.findable() == [ANN.id]
    await store.append(ANN.id, 1, [b"b"], None, False)
    assert await store.overdue(1_900_000_000_000) == []
    assert await store.findable() == []


async def test_all_is_there_after_it_was_closed_and_opened_again(reopen: Reopen) -> None:
    store = await reopen()
    await store.create(ANN)
    await store.append(ANN.id, 0, [b"a", b"b"], 100, True)
    again = await reopen()
    assert await again.card(ANN.id) == ANN
    assert await again.read(ANN.id) == [b"a", b"b"]
    assert await again.overdue(100) == [ANN.id]
    assert not await again.create(ANN)


async def test_a_shelf_keeps_what_belongs_to_no_table(store: Store) -> None:
    assert await store.shelved("pack") is None
    await store.shelve("pack", b"\x00 one")
    await store.shelve("pack", b"two")
    await store.shelve("other", b"")
    assert (await store.shelved("pack"), await store.shelved("other")) == (b"two", b"")


async def test_of_many_who_swap_one_wins(store: Store) -> None:
    won = await asyncio.gather(*(store.swap("key", None, bytes([i])) for i in range(8)))
    assert sum(won) == 1
    kept = await store.shelved("key")
    assert kept == bytes([won.index(True)])
    assert not await store.swap("key", b"other", b"new")
    assert await store.swap("key", kept, b"new")
    assert not await store.swap("key", kept, None)
    assert await store.swap("key", b"new", None)
    assert await store.shelved("key") is None
    assert not await store.swap("key", b"new", b"newer")  # it is gone, and stays so
    assert await store.shelved("key") is None
