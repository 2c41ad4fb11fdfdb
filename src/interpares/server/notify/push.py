"""Browser push: the keys that sign, and messages only the browser can read."""

from __future__ import annotations

import base64
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy.exc import IntegrityError

from ..database import Database
from ..schema import Setting

SETTING = "vapid-key"
SIGNED_FOR_S = 12 * 3600
KEPT_FOR_S = 2 * 86_400
"""How long the push service keeps a message for a browser that is switched off."""


class Keys:
    """The key pair of this server; made once, and only the public half is ever given out."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._private = ""

    async def private(self) -> str:
        """The secret half, as 32 bytes in base64url."""
        if not self._private:
            self._private = await self._kept() or await self._made()
        return self._private

    async def public(self) -> str:
        """The half a browser needs to subscribe."""
        return public_of(await self.private())

    async def _kept(self) -> str:
        async with self._database.session() as session:
            row = await session.get(Setting, SETTING)
            return row.value if row else ""

    async def _made(self) -> str:
        try:
            async with self._database.session() as session:
                session.add(Setting(name=SETTING, value=new_private()))
        except IntegrityError:
            # Another worker was first.
            pass
        return await self._kept()


def new_private() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - rarely needed

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def public_of(private: str) -> str:
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 - rarely needed
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    number = int.from_bytes(decoded(private), "big")
    key = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    point = key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return encoded(point)


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser's keys are a point of the curve and a secret of 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - rarely needed

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        return len(decoded(auth)) == 16  # noqa: PLR2004 - RFC 8291, section 3.2
    except ValueError:
        return False


def claims_of(endpoint: str, subject: str, now_s: int) -> dict[str, Any]:
    """What the server says of itself, for one push service and some hours."""
    parts = urlsplit(endpoint)
    return {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": now_s + SIGNED_FOR_S,
        "sub": subject,
    }


def sealed(
    target: dict[str, Any], message: bytes, topic: str, private: str, claims: dict[str, Any]
) -> tuple[dict[str, str], bytes]:
    """The headers and the encrypted body for the push service."""
    from py_vapid import Vapid02  # type: ignore[import-untyped] # noqa: PLC0415 - slow to import
    from pywebpush import WebPusher  # type: ignore[import-untyped] # noqa: PLC0415

    signature = Vapid02.from_raw(private.encode()).sign(claims)
    headers = {
        "Authorization": signature["Authorization"],
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR_S),
        "Topic": topic,
    }
    return headers, WebPusher(target).encode(message)["body"]


def subject_of(url: str) -> str:
    """Whom a push service may turn to: the server's own address, where it is one of the web."""
    parts = urlsplit(url)
    if parts.scheme == "https" and "." in (parts.hostname or ""):
        return f"https://{parts.hostname}"
    return "mailto:host@localhost"


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Base64url without its padding; raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
