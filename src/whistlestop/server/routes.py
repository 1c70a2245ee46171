"""One route table is the whole API."""

from __future__ import annotations

from typing import Any

from .after import (
    fork,
    hindsight,
    insight,
    notebook,
    proof,
    ratings,
    share,
    shared,
    shared_deck,
    shared_fork,
    table_record,
    table_replay,
)
from .contract import (
    Again,
    Enter,
    Entered,
    FaultInfo,
    Fork,
    GameInfo,
    Join,
    Joined,
    Listing,
    NewTable,
    Opened,
    PackInfo,
    Push,
    PushEnd,
    PushKey,
    Rules,
    Share,
    Shared,
    TableInfo,
)
from .http import Route
from .push import push, push_end, push_key
from .tables import again, enter, games, join, open_table, show_table, tables
from .texts import card, deck, packs, qr, rules, secret_qr, show_pack, starter, upload

T = "/api/tables/{table}"
ROUTES = (
    Route("GET", "/api/games", games, "The games of this server, with their options", gives=list[GameInfo]),
    Route("GET", "/api/tables", tables, "Public tables that still have room", gives=list[Listing]),
    Route("POST", "/api/tables", open_table, "Open a table", NewTable, Opened),
    Route("GET", T, show_table, "What anybody may know of a table", gives=TableInfo),
    Route("POST", f"{T}/enter", enter, "The key of a table with a password", Enter, Entered),
    Route("POST", f"{T}/join", join, "Take a seat; the first person is host", Join, Joined),
    Route("POST", f"{T}/again", again, "The same people once more, one seat further round", Again, Opened),
    Route("GET", f"{T}/deck", deck, "The cards of a table with a deck, in ?lang=", gives=Any),
    Route("GET", f"{T}/notebook", notebook, "What the table's aid writes into one's own notebook", gives=Any),
    Route("POST", f"{T}/push", push, "Call this device when its seat is asked (Web Push)", Push),
    Route("POST", f"{T}/push/end", push_end, "Call this device no more", PushEnd),
    Route("GET", f"{T}/record", table_record, "The record of a finished game, as JSON Lines"),
    Route("GET", f"{T}/replay", table_replay, "A finished game step by step, as ?seat= saw it", gives=Any),
    Route("GET", f"{T}/proof", proof, "The seed, the nonces and every draw of a finished game", gives=Any),
    Route("POST", f"{T}/share", share, "An address of its own for a replay", Share, Shared),
    Route("POST", f"{T}/fork", fork, "What if: play on from a step of a replay", Fork, Joined),
    Route("GET", f"{T}/insight", insight, "What a finished game says of its players", gives=Any),
    Route("GET", f"{T}/hindsight", hindsight, "What each player could have known", gives=Any),
    Route("GET", "/api/shared/{name}", shared, "A replay that somebody shared", gives=Any),
    Route(
        "GET", "/api/shared/{name}/deck", shared_deck, "The cards of a shared replay, in ?lang=", gives=Any
    ),
    Route("POST", "/api/shared/{name}/fork", shared_fork, "What if, from a shared replay", Fork, Joined),
    Route("GET", "/api/ratings", ratings, "Who plays how well here, where that is kept", gives=Any),
    Route("GET", "/api/push", push_key, "The key of this server's calls, if it makes any", gives=PushKey),
    Route("GET", "/api/packs", packs, "The decks of this server", gives=list[PackInfo]),
    Route("POST", "/api/packs", upload, "Proof-read and keep a pack (TOML)", bytes, PackInfo),
    Route("GET", "/api/packs/starter", starter, "A small deck with comments, to go on from (TOML)"),
    Route(
        "POST",
        "/api/cards",
        card,
        "Proof-read one card: kind, language, text",
        tuple[str, str, str],
        list[FaultInfo],
    ),
    Route("GET", "/api/packs/{name}", show_pack, "What a pack has", gives=PackInfo),
    Route("GET", "/api/rules/{game}/{lang}", rules, "The rules of a game, clause by clause", gives=Rules),
    Route("GET", "/api/qr", qr, "A QR code of ?text= as SVG"),
    Route("POST", "/api/qr", secret_qr, "The same for a text that must stand in no address", bytes),
)
