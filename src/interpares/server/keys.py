"""Secrets: made here, given out once, kept as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import string
import time

# Letters and digits only: a link that ends in a dash is cut short by many programs, and an
# argument that begins with one is taken for an option.
SIGNS = string.ascii_letters + string.digits


def _chance_word(length: int) -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(length))


def new_id() -> str:
    """An id nobody can guess, short enough for a link."""
    return _chance_word(16)


def new_key() -> str:
    """A secret that opens a seat, a session or a token."""
    return _chance_word(32)


def hashed(key: str) -> str:
    """What is kept of a secret; it is long and random, so one fast hash is enough."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()


def opens(key: str, key_hash: str) -> bool:
    """Whether the secret is the one that was hashed; an empty hash is opened by nothing."""
    return bool(key_hash) and hmac.compare_digest(hashed(key), key_hash)


def now_ms() -> int:
    """The time, as everything here is stamped with it."""
    return time.time_ns() // 1_000_000
