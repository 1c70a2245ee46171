"""The API described from its route table: /api/openapi.json for programs, /api/docs for people."""

from __future__ import annotations

import html
from typing import Any

import msgspec
from aiohttp import web

import whistlestop

from .contract import Down, No, Up
from .http import answer
from .routes import ROUTES


def describe() -> dict[str, Any]:
    types = [t for route in ROUTES for t in (route.takes, route.gives) if t is not None] + [No, Up, Down]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema = dict(zip(map(str, types), schemas, strict=True))
    refusal = {"description": "refused", "content": {"application/json": {"schema": schema[str(No)]}}}
    paths: dict[str, Any] = {}
    for route in ROUTES:
        done: dict[str, Any] = {"description": "done"}
        if route.gives is not None:
            done["content"] = {"application/json": {"schema": schema[str(route.gives)]}}
        names = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
        call: dict[str, Any] = {
            "summary": route.summary,
            "operationId": route.handler.__name__,
            "parameters": [
                {"name": n, "in": "path", "required": True, "schema": {"type": "string"}} for n in names
            ],
            "responses": {"201" if route.handler.__name__ == "open_table" else "200": done, "4XX": refusal},
        }
        if route.handler.__name__ == "qr":
            call["parameters"] = [
                {
                    "name": "text",
                    "in": "query",
                    "required": True,
                    "schema": {"type": "string", "maxLength": 300},
                }
            ]
        if route.takes is bytes:
            content = {"text/plain": {"schema": {"type": "string"}}}
            call["requestBody"] = {"required": True, "content": content}
        elif route.takes is not None:
            content = {"application/json": {"schema": schema[str(route.takes)]}}
            call["requestBody"] = {"required": True, "content": content}
        paths.setdefault(route.path, {})[route.method.lower()] = call
    info = {"title": "Whistlestop", "version": whistlestop.__version__}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


async def openapi(request: web.Request) -> web.StreamResponse:
    return answer(describe())


def page() -> str:
    calls, types = "", ""
    for route in ROUTES:
        calls += f"<section><h2><code>{route.method} {html.escape(route.path)}</code></h2>"
        calls += f"<p>{html.escape(route.summary)}</p>"
        for verb, kind in (("takes", route.takes), ("gives", route.gives)):
            if kind is not None:
                calls += f"<p>{verb} <code>{html.escape(getattr(kind, '__name__', str(kind)))}</code></p>"
        calls += "</section>"
    for name, schema in describe()["components"]["schemas"].items():
        fields = "".join(
            f"<li><code>{html.escape(field)}</code></li>" for field in schema.get("properties", {})
        )
        types += f"<section><h3 id={html.escape(name)}>{html.escape(name)}</h3>"
        types += f"<p>{html.escape(schema.get('description', ''))}</p><ul>{fields}</ul></section>"
    return PAGE.replace("CALLS", calls).replace("TYPES", types)


PAGE = """<!doctype html><html lang=en><meta charset=utf-8>
<meta name=viewport content="width=device-width"><title>Whistlestop API</title>
<link rel=stylesheet href=/api/docs.css><main><h1>Whistlestop API</h1>
<p>For programs: <a href=/api/openapi.json>openapi.json</a>. Play goes over one WebSocket,
<code>/ws/{table}</code>: up, one <a href=#Up>Up</a> object per frame; down, a list of
<a href=#Down>Down</a> messages per frame.</p>CALLS<h2>Types</h2>TYPES</main></html>"""
STYLE = """body{font:16px/1.5 system-ui,sans-serif;background:#f4ebd6;color:#14203a;margin:0}
main{max-width:48rem;margin:auto;padding:1.5rem}section{border-top:1px solid #877a5e;padding:.25rem 0}
h2{font-size:1.1rem}code{font-size:.95em}a{color:#7a5310}"""


async def docs(request: web.Request) -> web.StreamResponse:
    return web.Response(text=page(), content_type="text/html")


async def docs_style(request: web.Request) -> web.StreamResponse:
    return web.Response(text=STYLE, content_type="text/css")
