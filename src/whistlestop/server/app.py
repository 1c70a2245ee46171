"""The server put together."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from whistlestop.bus import Bus, LocalBus
from whistlestop.store import SqliteStore, Store, StoreError

from .decks import stock
from .hall import HALL, Hall
from .http import Refused, guards, refuse
from .icons import icon
from .openapi import docs, docs_style, openapi
from .routes import ROUTES
from .socket import socket
from .static import Static
from .stream import LINES, events, speak

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
log = logging.getLogger("whistlestop")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every answer has the same headers, and an error says no more than its kind."""
    try:
        response = await handler(request)
    except Refused as error:
        response = refuse(error.refusal)
    except web.HTTPException as error:
        code = {404: "unknown", 413: "size"}.get(error.status, "malformed")
        response = web.json_response({"code": code}, status=error.status)
    except StoreError as error:
        log.error("%s", error)
        response = web.json_response({"code": "gone"}, status=503)
    if not response.prepared:
        response.headers.update(HEADERS)
    return response


def make_app(store: Store, bus: Bus) -> web.Application:
    app = web.Application(middlewares=[guarded])
    app[HALL] = hall = Hall(store, bus)
    guards(app)
    for route in ROUTES:
        app.router.add_route(route.method, route.path, route.handler)
    app.router.add_get("/api/openapi.json", openapi)
    app.router.add_get("/api/docs", docs)
    app.router.add_get("/api/docs.css", docs_style)
    app.router.add_get("/ws/{table}", socket)
    app[LINES] = {}
    app.router.add_get("/events/{table}", events)
    app.router.add_post("/events/{table}", speak)
    app.router.add_get("/icons/{name}.svg", icon)
    app.router.add_get("/{path:.*}", Static().serve)

    async def start(_: web.Application) -> None:
        await stock(store)
        hall.start()

    async def stop(_: web.Application) -> None:
        for line in app[LINES].values():
            line.end()
        await hall.close()

    app.on_startup.append(start)
    app.on_cleanup.append(stop)
    return app


def local_app(data: Path) -> web.Application:
    """One process on embedded defaults: everything lives in one folder."""
    return make_app(SqliteStore(data), LocalBus())


async def shared_app(journal: str, bus: str = "") -> web.Application:
    """One of many processes over a PostgreSQL journal, which hear of each other by Redis."""
    try:
        from whistlestop.bus.redis import BusError, RedisBus
        from whistlestop.store.postgres import PostgresStore
    except ImportError:
        raise StoreError("--journal and --bus need more packages: pip install 'whistlestop[scale]'") from None
    store = await PostgresStore.open(journal)
    try:
        return make_app(store, await RedisBus.open(bus) if bus else LocalBus())
    except BusError as error:
        await store.close()
        raise StoreError(str(error)) from None
