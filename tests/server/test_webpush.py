"""Web Push by its standards, against their own example."""

import json

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tests.server.pushed import Device, opened
from whistlestop.server.webpush import CURVE, PADDED, b64, key_of, new_key, readable, sealed, signed, unb64

# RFC 8291, Appendix A
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEq"
    "KK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_that_of_the_standard() -> None:
    made = sealed(TEXT, P256DH, SECRET, key_of(unb64(SENDER)), unb64(SALT), padded=0)
    assert b64(made) == MESSAGE


def test_the_tests_own_browser_reads_that_of_the_standard() -> None:
    assert opened(unb64(MESSAGE), key_of(unb64(BROWSER)), unb64(SECRET)) == TEXT


def test_no_two_messages_look_alike_and_all_are_equally_long() -> None:
    device = Device("https://push.example/1")
    texts = [b"", b"{}", b"x" * (PADDED - 1)]
    made = [sealed(text, device.p256dh, device.auth) for text in (*texts, *texts)]
    assert [device.open(x) for x in made] == texts * 2
    assert len(set(made)) == 6
    assert len({len(x) for x in made}) == 1


def test_the_sender_proves_who_he_is_for_one_service_and_for_hours() -> None:
    key = key_of(new_key())
    header = signed("https://push.example:8443/secret/path?x", "mailto:ann@example.org", key, 1_000_000)
    kind, token, public = header.replace(",", "").split()
    assert kind == "vapid"
    head, claims, mark = token.removeprefix("t=").split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(unb64(claims)) == {
        "aud": "https://push.example:8443",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:ann@example.org",
    }
    r, s = (int.from_bytes(x, "big") for x in (unb64(mark)[:32], unb64(mark)[32:]))
    signer = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(public.removeprefix("k=")))
    said = f"{head}.{claims}".encode()
    signer.verify(encode_dss_signature(r, s), said, ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        signer.verify(encode_dss_signature(r, s), said + b".", ec.ECDSA(hashes.SHA256()))


def test_keys_that_are_none_are_told_apart() -> None:
    assert readable(P256DH, SECRET)
    off = b64(unb64(P256DH)[:-1] + b"\0")  # not on the curve
    for p256dh, auth in ((off, SECRET), (P256DH, "AA"), ("", SECRET), ("ü", SECRET), (P256DH[:-2], SECRET)):
        assert not readable(p256dh, auth)
