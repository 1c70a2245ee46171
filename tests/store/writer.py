"""Writes rows for ever and says which are acknowledged; the test kills it.  Run: python writer.py FOLDER"""

import asyncio
import sys
from pathlib import Path

from whistlestop.store import Card, SqliteStore


async def main(folder: Path) -> None:
    store = SqliteStore(folder)
    cards = [Card(f"TABL{i}", "dilemma", bytes(32)) for i in range(4)]

    async def write(card: Card) -> None:
        await store.create(card)
        n = len(await store.read(card.id))
        while True:
            assert await store.append(card.id, n, [f"{card.id} {n}".encode()], n, True)
            sys.stdout.write(f"{card.id} {n}\n")
            sys.stdout.flush()
            n += 1

    await asyncio.gather(*map(write, cards))


asyncio.run(main(Path(sys.argv[1])))
