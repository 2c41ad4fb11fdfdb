"""Chance that can be proved fair: committed to before the match, mixed with the seats' own seeds.

A match has a secret 32-byte seed. `commitment` is published before play. The key of all draws
is made of the seed, the id of the match and one seed from each seat, and draw number *n* is
HMAC-SHA-256(key, n) reduced by rejection, so no number is likelier than another.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from random import Random

from .errors import BadInput
from .values import Item

SEED_BYTES = 32
_SPACE: int = 2 ** (8 * SEED_BYTES)


def seed_from(number: int) -> bytes:
    """The seed a plain number stands for."""
    if type(number) is not int or not 0 <= number < _SPACE:
        raise BadInput("The seed must be a whole number from 0 to 2^256 - 1.")
    return number.to_bytes(SEED_BYTES, "big")


def commitment(seed: bytes, match_id: str) -> str:
    """What is published before the first move and can be checked after the last."""
    return hashlib.sha256(b"interpares/commit" + seed + match_id.encode()).hexdigest()


def draw_key(seed: bytes, match_id: str, seat_seeds: Sequence[str]) -> bytes:
    """The key of every draw: nobody alone chose it, and the commitment does not give it away."""
    message = b"interpares/draw"
    for part in (match_id, *seat_seeds):
        encoded = part.encode()
        message += len(encoded).to_bytes(4, "big") + encoded
    return hmac.digest(seed, message, "sha256")


def fair(key: bytes, drawn: int, below: int) -> tuple[int, int]:
    """A fair number below the bound, and the count of draws after it."""
    limit = _SPACE - _SPACE % below
    while True:
        number = int.from_bytes(hmac.digest(key, drawn.to_bytes(8, "big"), "sha256"), "big")
        drawn += 1
        if number < limit:
            return number % below, drawn


def generator(seed: bytes) -> Random:
    """A generator for dreams, apart from the draws of any match."""
    return Random(hashlib.sha256(b"interpares/dream" + seed).digest())


def taken(items: list[Item], random: Random) -> Item:
    """A random item for a dream, taken out; what is left is in no order."""
    at = int(random.random() * len(items))
    item, items[at] = items[at], items[-1]
    items.pop()
    return item
