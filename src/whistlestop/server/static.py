"""The browser client, read once and compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

from aiohttp import web
from msgspec import Struct

FOLDER = Path(__file__).parent.parent / "web"
PICTURES = "icons.json"  # name -> what is inside its <svg>; given out one by one
SMALL = (".woff2", ".png", ".ico")  # compressed already


class File(Struct):
    kind: str
    plain: bytes
    packed: bytes | None
    tag: str
    forever: bool


def read(folder: Path) -> dict[str, File]:
    files: dict[str, File] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.name != PICTURES:
            name, data = path.relative_to(folder).as_posix(), path.read_bytes()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            if path.suffix == ".webmanifest":
                kind = "application/manifest+json"
            packed = None if path.suffix in SMALL else gzip.compress(data, 9, mtime=0)
            tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
            files[name] = File(kind, data, packed, tag, name.startswith("assets/"))
    return files


class Static:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = read(folder) if folder.is_dir() else {}

    async def serve(self, request: web.Request) -> web.StreamResponse:
        path = request.path.lstrip("/")
        file = self.files.get(path)
        if file is None:  # a page of the client: it finds its way by the address
            if "." in path.rsplit("/", 1)[-1] or path.startswith(("api/", "ws/")):
                return web.json_response({"code": "unknown"}, status=404)
            file = self.files.get("index.html")
        if file is None:
            text = "The browser client has not been built: run `make setup` in the source folder."
            return web.Response(status=503, text=text)
        headers = {
            "ETag": file.tag,
            "Cache-Control": "public, max-age=31536000, immutable" if file.forever else "no-cache",
            "Vary": "Accept-Encoding",
        }
        if request.headers.get("If-None-Match") == file.tag:
            return web.Response(status=304, headers=headers)
        if file.packed and "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return web.Response(body=file.packed, content_type=file.kind, headers=headers)
        return web.Response(body=file.plain, content_type=file.kind, headers=headers)
