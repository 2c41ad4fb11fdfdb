"""Passwords: argon2id, off the event loop and few at a time."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from base64 import b64encode

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

AT_ONCE = 2
"""Each hash takes 64 MiB and all of a core."""


class Passwords:
    """Makes and checks hashes without holding up anybody else."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._nobodys = _hash_of_nothing(self._hasher)
        self._room = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, _normal(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password; without anything to compare with, it takes as long."""
        async with self._room:
            same = await asyncio.to_thread(self._verify, kept or self._nobodys, password)
        return same and bool(kept)

    def is_outdated(self, kept: str) -> bool:
        """Whether it was hashed with other parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, _normal(password))
        except (Argon2Error, InvalidHashError):
            return False


def _normal(password: str) -> bytes:
    """The same letters are the same password, whatever keyboard composed them."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "replace")


def _hash_of_nothing(hasher: PasswordHasher) -> str:
    """A hash that costs as much to check as any other, and that no password opens."""
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, digest = (
        b64encode(secrets.token_bytes(size)).decode().rstrip("=")
        for size in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2id$v=19${cost}${salt}${digest}"
