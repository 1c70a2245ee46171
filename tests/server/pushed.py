"""A push service on this machine, and browsers that can open what it is given."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import secrets
from types import TracebackType
from typing import Any

from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from tests.server.house import SOON, Client, Door, House
from whistlestop.server.calls import Calls
from whistlestop.server.webpush import CURVE, b64, public


def opened(message: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """The browser's side of RFC 8291."""
    salt, size, sender, record = message[:16], message[16:20], message[21 : 21 + message[20]], message[86:]
    assert int.from_bytes(size, "big") >= len(record)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)

    def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
        return hmac.digest(hmac.digest(salt, secret, hashlib.sha256), info + b"\1", hashlib.sha256)[:length]

    info = b"WebPush: info\0" + public(key) + sender
    secret = derived(auth, key.exchange(ec.ECDH(), theirs), info, 32)
    cipher = AESGCM(derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16))
    text = cipher.decrypt(derived(salt, secret, b"Content-Encoding: nonce\0", 12), record, None).rstrip(b"\0")
    assert text[-1:] == b"\2"  # the last record
    return text[:-1]


class Device:
    """A browser that has subscribed."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(CURVE)
        self.secret = secrets.token_bytes(16)
        self.p256dh, self.auth = b64(public(self.key)), b64(self.secret)

    def wish(self, lang: str = "en") -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": self.p256dh, "auth": self.auth, "lang": lang}

    def open(self, message: bytes) -> bytes:
        return opened(message, self.key, self.secret)

    async def subscribe(self, client: Client, lang: str = "en", door: Door | None = None) -> tuple[int, Any]:
        return await told(door or client.door, client, "push", self.wish(lang))


async def told(door: Door, client: Client, path: str, body: Any) -> tuple[int, Any]:
    """A call by the token of a seat."""
    url = f"{door.url}/api/tables/{client.table}/{path}"
    headers = {"Authorization": f"Bearer {client.token}"} if client.token else {}
    async with door.session.post(url, json=body, headers=headers) as answer:
        return answer.status, await answer.json()


class Service:
    """Takes messages for devices; `answers` says with which status, if not 201."""

    def __init__(self) -> None:
        self.devices: dict[str, Device] = {}
        self.got: list[tuple[Device, dict[str, str], bytes]] = []
        self.answers: dict[str, int] = {}
        self.held: asyncio.Event | None = None  # if set: nobody is answered before this event
        self.news = asyncio.Event()

    async def __aenter__(self) -> Service:
        app = web.Application()
        app.router.add_post("/{name}", self.take)
        self.runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{self.runner.addresses[0][1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.runner.cleanup()

    async def take(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        self.got.append((self.devices[name], dict(request.headers), await request.read()))
        self.news.set()
        if self.held:
            await self.held.wait()
        return web.Response(status=self.answers.get(name, 201))

    def device(self, name: str) -> Device:
        self.devices[name] = Device(f"{self.url}/{name}")
        return self.devices[name]

    async def at(self, house: House) -> Calls:
        """This house calls by this service, and by no other."""
        house.hall.calls = calls = await Calls.open(
            house.hall.store, "mailto:ann@example.org", lambda endpoint: endpoint.startswith(self.url)
        )
        return calls

    async def messages(self, count: int) -> list[tuple[Device, dict[str, Any]]]:
        """Wait for so many, and read them."""
        while len(self.got) < count:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), SOON)
        return [(device, json.loads(device.open(body))) for device, _, body in self.got]
