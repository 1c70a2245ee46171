"""The decks of a server's tables: which packs there are, what a table is dealt from, and its words."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace

from whistlestop.kernel import Json
from whistlestop.packs import Pack, Proof, Written, bind, built_in, mix, read, readable, write
from whistlestop.packs.shipped import source
from whistlestop.store import Store
from whistlestop.table import Entry, Refusal, Table

from .room import Room

HOUSE: Json = {"packs": ["whistlestop"], "tier": "standard"}  # what a table has that chose nothing
known: dict[str, Pack] = {}  # packs never change: their name is their hash


async def pack(store: Store, name: str) -> Pack | None:
    """ "whistlestop" is the deck of this house, whichever it is today; records name it by its hash."""
    house = built_in()
    if name in ("whistlestop", house.hash):
        return house
    if name not in known:
        data = await store.shelved(f"pack/{name}")
        proof = await asyncio.to_thread(read, data, room=None) if data else None
        if proof is None or proof.pack is None:
            return None
        known[name] = proof.pack
    return known[name]


async def stock(store: Store) -> None:
    """The deck of this house goes on the shelf: when it has changed, old games still find their cards."""
    name = f"pack/{built_in().hash}"
    if await store.shelved(name) is None:
        await store.shelve(name, source())


async def keep(store: Store, data: bytes) -> Proof:
    """Shelve a pack that is without fault; one with faults is not stored."""
    proof = await asyncio.to_thread(read, data)  # a hostile file takes a second to read
    if proof.pack is not None:
        await store.shelve(f"pack/{proof.pack.hash}", data)
        known[proof.pack.hash] = proof.pack
    return proof


async def laid_out(room: Room, entry: Entry) -> Entry | Refusal:
    """A command at a table with a deck: the settings name packs that are here, own cards are fit to print,
    and the start carries the deck."""
    match entry.k:
        case "set":
            packs = (entry.d["decks"] or HOUSE)["packs"]
            here = [await pack(room.store, name) for name in packs]
            return entry if all(here) else Refusal("pack")
        case "card":
            return entry if _fit(entry.d) else Refusal("card")
        case "start":
            return replace(entry, d=await deck(room.table, room.store))
        case _:
            return entry


def _fit(cards: Json) -> bool:
    fits = type(cards) is list and all(type(card) is list and len(card) == 3 for card in cards)
    return fits and all(isinstance(write(*card), Written) for card in cards)


async def deck(t: Table, store: Store) -> Json:
    """Chosen packs up to the chosen tier, less every topic that somebody wants away, and all own cards."""
    chosen = t.decks or HOUSE
    packs = [found for name in chosen["packs"] if (found := await pack(store, name))]
    cards = sorted((write(*card) for seat in t.written for card in seat), key=str)  # in no one's order
    bound = [(await keep(store, data)).pack for data in bind(c for c in cards if isinstance(c, Written))]
    away = {topic for topics in t.vetoes for topic in topics}
    mixed = mix(packs, away, chosen["tier"], [own for own in bound if own])
    return {"deck": mixed.option, "cards": mixed.names}


async def words(t: Table, store: Store, lang: str, numbers: Sequence[int]) -> Json:
    """Cards that this game is played with, in a reader's language."""
    cards = [t.cards[n] for n in numbers]
    packs = {name: await pack(store, name) for name in {name for name, _ in cards}}
    return readable(cards, {name: found for name, found in packs.items() if found}, lang)
