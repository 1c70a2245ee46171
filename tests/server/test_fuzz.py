"""Anything at all on the wire: answered by name, harmless, and the line lives."""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.server.house import Client, House, started
from whistlestop.server import limits, line
from whistlestop.server.contract import Up

CODES = {
    *("malformed", "illegal", "stale", "paused", "seat", "taken", "host", "stage", "seats", "options"),
    *("room", "flood", "size", "token", "unknown", "gone", "over", "colour", "name", "pledge", "full"),
}
KINDS = ["answer", "say", "bot", "free", "set", "nonce", "pause", "resume", "start", "ping", "hello", "x", ""]
scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
anything = st.recursive(
    scalars, lambda x: st.lists(x, max_size=4) | st.dictionaries(st.text(max_size=4), x, max_size=3)
)
almost = st.fixed_dictionaries(
    {"t": st.sampled_from(KINDS) | anything},
    optional={name: anything for name in Up.__struct_fields__ if name != "t"},
)
commands = st.fixed_dictionaries(
    {"t": st.sampled_from(KINDS), "id": st.text(min_size=1, max_size=40)},
    optional={
        "q": st.integers(-1, 5),
        "d": anything | st.integers(-1, 11) | st.sampled_from(["peace", "conflict"]),
        "seat": st.integers(-2, 6),
        "level": st.sampled_from(["easy", "hard", ""]),
        "room": st.sampled_from(["all", "x"]),
        "react": st.sampled_from(["heart", "x"]),
        "seats": st.integers(-1, 6),
        "options": st.dictionaries(st.sampled_from(["mode", "lives", "x"]), anything, max_size=2),
        "clocks": st.dictionaries(st.sampled_from(["offer", "duel", "x"]), st.integers(), max_size=2),
    },
)
frames = st.one_of(
    st.binary(max_size=40),
    st.text(max_size=40),
    anything.map(json.dumps),
    almost.map(json.dumps),
    commands.map(json.dumps),
    st.sampled_from(['{"t":"say","id":"\\ud800","text":"x"}', "[" * 3000, '{"t":' * 500, "1e999", "9" * 400]),
)


class Patient(limits.Bucket):
    """Nobody is a flood here."""

    def __init__(self, *_: Any) -> None:
        super().__init__(100_000, 1, time.monotonic)


@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)
@given(batch=st.lists(frames, min_size=20, max_size=30))
def test_whatever_is_sent_is_answered_and_changes_nothing_unless_it_is_granted(
    batch: list[str | bytes],
) -> None:
    with tempfile.TemporaryDirectory() as folder, patch.object(line, "Bucket", Patient):
        asyncio.run(attack(Path(folder), batch))


async def attack(folder: Path, batch: Sequence[str | bytes]) -> None:
    async with House(folder) as house:
        clients = await started(house, people=2, cards=6)
        watcher = await house.watch(clients[0].table)
        stranger = await Client(house, clients[0].table, None, None, "").plug()
        room = house.hall.rooms[clients[0].table]
        for i, frame in enumerate(batch):
            for victim in (clients[1], watcher, stranger):
                n, since = room.table.n, len(victim.messages)
                if isinstance(frame, bytes):
                    await victim.ws.send_bytes(frame)
                else:
                    await victim.ws.send_str(frame)
                await victim.send(t="ping", d=10_000 + i)
                answers = await victim.until(lambda c, i=i, since=since: heard(c, i, since))  # type: ignore[misc]
                judge(answers, frame, victim, granted=room.table.n > n)
        assert await clients[0].do("say", text="still here") in ("ok", "room", "paused")


def heard(client: Client, i: int, since: int) -> list[dict[str, Any]]:
    """What came before the pong, the pong last."""
    news = client.messages[since:]
    ends = [k for k, m in enumerate(news) if m["t"] == "pong" and m["d"][0] == 10_000 + i]
    return news[: ends[0] + 1] if ends else []


def judge(answers: list[dict[str, Any]], frame: str | bytes, victim: Client, granted: bool) -> None:
    refusals = [m for m in answers if m["t"] == "no"]
    for no in refusals:
        assert no["d"]["code"] in CODES
        assert set(no["d"]) <= {"code", "clause"}
    assert not victim.closed
    if granted:
        assert victim.token
        assert any(m["t"] == "ok" for m in answers)
    elif '"echo"' not in str(frame):
        assert any(m["t"] in ("no", "ok", "pong", "slack") for m in answers[:-1]), frame
