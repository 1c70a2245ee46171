"""Pictures of cards, one by one: anybody's deck may use any of them."""

from __future__ import annotations

import gzip
from functools import cache

import msgspec
from aiohttp import web

from .static import FOLDER, PICTURES

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">%s</svg>'
HEADERS = {"Cache-Control": "public, max-age=31536000, immutable", "Content-Encoding": "gzip"}


@cache
def bodies() -> dict[str, str]:
    file = FOLDER / PICTURES
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str]) if file.is_file() else {}


@cache
def picture(name: str) -> bytes | None:
    body = bodies().get(name)
    return gzip.compress((SVG % body).encode(), 9, mtime=0) if body else None


async def icon(request: web.Request) -> web.StreamResponse:
    data = picture(request.match_info["name"]) if request.match_info["name"] in bodies() else None
    if data is None:
        return web.json_response({"code": "unknown"}, status=404)
    return web.Response(body=data, content_type="image/svg+xml", headers=HEADERS)
