"""A deck in one word, for links: the version of the form, then the deck, packed."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Any

import msgspec

from ...kernel.errors import BadInput
from ...kernel.values import Value
from .deck import Deck, deck_from
from .own_cards import MOST, made

VERSION = "1"
LONGEST = 12_000
"""The most letters of a code."""
LARGEST = 64_000
"""The most bytes of what is packed in it."""
MOST_LINES = 400


class Packed(Value, omit_defaults=True):
    """What is in a code."""

    f: str
    c: dict[str, int] = {}
    s: str = ""
    o: tuple[dict[str, Any], ...] = ()


def pack(deck: Deck) -> str:
    """The code of a deck."""
    own = tuple([each.entry for each in deck.own_cards().values()])
    raw = msgspec.json.encode(Packed(deck.faction, dict(deck.cards), deck.strategy, own))
    return f"{VERSION}.{base64.urlsafe_b64encode(zlib.compress(raw, 9)).rstrip(b'=').decode()}"


def unpack(code: str) -> Deck:
    """The deck of a code; raises BadInput for what is none."""
    version, _, packed = code.partition(".")
    if version != VERSION:
        raise BadInput("This link was made for another version.", message="code-version")
    if len(code) > LONGEST:
        raise BadInput("This is not the link of a deck.", message="code-wrong")
    try:
        raw = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        inside = msgspec.json.decode(_opened(raw), type=Packed)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise BadInput("This is not the link of a deck.", message="code-wrong") from None
    if len(inside.o) > MOST or len(inside.c) > MOST_LINES:
        raise BadInput("This is not the link of a deck.", message="code-wrong")
    return deck_from(inside.f, inside.s, inside.c, [made(each).code for each in inside.o])


def _opened(raw: bytes) -> bytes:
    """What was packed; nothing that would grow beyond measure."""
    opener = zlib.decompressobj()
    found = opener.decompress(raw, LARGEST)
    if not opener.eof or opener.unused_data:
        raise ValueError("cut off, or too large")
    return found
