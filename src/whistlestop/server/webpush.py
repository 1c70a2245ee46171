"""Web Push by its standards: a message that only one browser can read (RFC 8291 over RFC 8188), and who sends
it (RFC 8292).  No library: the ones there are bring a second HTTP client, and this is all that is needed."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT, AUTH, SALT = 65, 16, 16  # bytes
RECORD = 4096
PADDED = 256  # bytes of every message: its length tells the push service nothing
VALID = 12 * 3600  # seconds; the standard allows twice as long


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """`ValueError` where it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> bytes:
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


def key_of(data: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(data, "big"), CURVE)


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def readable(p256dh: str, auth: str) -> bool:
    """Whether these are the keys of a browser: a point of the curve and a secret of the right length."""
    try:
        point = unb64(p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        return len(point) == POINT and len(unb64(auth)) == AUTH
    except ValueError:
        return False


def sealed(
    text: bytes,
    p256dh: str,
    auth: str,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
    padded: int = PADDED,
) -> bytes:
    """One record that the browser with these keys can open.  Only tests give key and salt."""
    theirs = unb64(p256dh)
    key, salt = key or ec.generate_private_key(CURVE), salt or secrets.token_bytes(SALT)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    mine = public(key)
    secret = _hkdf(unb64(auth), shared, b"WebPush: info\0" + theirs + mine, 32)
    cipher = AESGCM(_hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
    record = cipher.encrypt(nonce, (text + b"\2").ljust(padded, b"\0"), None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + record


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, of which one block is enough here."""
    extracted = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(extracted, info + b"\1", hashlib.sha256)[:length]


def signed(endpoint: str, contact: str, key: ec.EllipticCurvePrivateKey, now: int) -> str:
    """The header `Authorization`: whom the push service may ask, good for this service and for hours only."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + VALID, "sub": contact}
    token = ".".join(b64(msgspec.json.encode(x)) for x in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(token.encode(), ec.ECDSA(hashes.SHA256())))
    mark = b64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={token}.{mark}, k={b64(public(key))}"
