"""Home-made cards: an entry as in the data files, named by what it says.

The id of such a card is made of its content, so the same id is the same card in every process, and
taking one into the tables of cards changes nothing for anybody else. Where it is sent or kept it is
a code: its entry in the one way it can be written, fit for a line of notation.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from ...kernel.errors import BadInput
from ...kernel.values import Value
from .cards import BOXED, CARDS, CONSTANTS, PRINTED, as_card, enter
from .checks_own import FIXED, PLAIN, CardFlaw, entry_flaws, printed_of
from .components import Card, CardId, Printed

PREFIX = "own_"
HASH_DIGITS, NAME_LETTERS = 20, 24
LARGEST = 3000
"""The most bytes of an entry."""
MOST = 10
"""How many home-made cards a deck may have."""


class OwnCard(Value):
    """A home-made card that was found right."""

    id: CardId
    code: str
    entry: dict[str, Any]
    """As in a data file, without what it does not choose itself."""
    printed: Printed
    card: Card


def is_own(card: CardId) -> bool:
    """Whether it is no card of the box."""
    return card not in BOXED


def tidy(entry: Any) -> Any:
    """An entry in the one way it can be written: sorted, without what is usual or empty."""
    if not isinstance(entry, Mapping):
        return entry
    plain = _sorted(entry)
    return {
        key: value for key, value in plain.items() if key not in FIXED and not _usual(key, value)
    }


def _sorted(value: Any) -> Any:
    if isinstance(value, Mapping):
        found = sorted(value.items(), key=lambda each: str(each[0]))
        return {str(key): _sorted(each) for key, each in found if each is not None}
    return [_sorted(each) for each in value] if isinstance(value, (list, tuple)) else value


def _usual(key: str, value: Any) -> bool:
    plain = [] if key == "ability" else PLAIN.get(key)
    return type(value) is type(plain) and bool(value == plain)


def flaws_of(entry: Any) -> list[CardFlaw]:
    """Everything wrong with an entry; nothing if it may be played."""
    try:
        whole = tidy(entry)
        size = len(msgspec.json.encode(whole))
        if size > LARGEST:
            return [CardFlaw("", f"it has {size} bytes; {LARGEST} are allowed")]
        return entry_flaws(whole)
    except RecursionError:
        return [CardFlaw("", "it is nested too deeply")]
    except (TypeError, ValueError):
        return [CardFlaw("", "it is not made of tables, lists, words and numbers")]


def made(entry: Any) -> OwnCard:
    """The card an entry makes; raises BadInput with its flaws."""
    if flaws := flaws_of(entry):
        said = "; ".join(
            [f"{each.path}: {each.said}" if each.path else each.said for each in flaws]
        )
        raise BadInput(f"'{name_in(entry)}': {said}")
    return _made(tidy(entry))


def _made(entry: dict[str, Any]) -> OwnCard:
    raw = msgspec.json.encode(entry)
    id_ = f"{PREFIX}{_letters(entry['name']['en'])}_{hashlib.sha256(raw).hexdigest()[:HASH_DIGITS]}"
    printed = printed_of(entry, id_)
    code = base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
    return OwnCard(id_, code, entry, printed, as_card(printed))


def _letters(name: str) -> str:
    """A name as part of an id."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    found = "_".join(re.findall(r"[a-z0-9]+", plain.encode("ascii", "ignore").decode()))
    return found[:NAME_LETTERS].strip("_") or "card"


def name_in(entry: Any) -> str:
    """What an entry calls itself, however wrong it is."""
    name = entry.get("name") if isinstance(entry, Mapping) else None
    found = name.get("en") if isinstance(name, Mapping) else None
    return found[:80] if isinstance(found, str) and found.strip() else "?"


@lru_cache(maxsize=512)
def own_card(code: str) -> OwnCard:
    """The card of a code; raises BadInput for what is none, or not in its one form."""
    if len(code) > 2 * LARGEST:
        raise BadInput("A home-made card is too large.")
    try:
        raw = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
        entry = msgspec.json.decode(raw)
    except (binascii.Error, ValueError, RecursionError):
        raise BadInput("This is not the code of a home-made card.") from None
    found = made(entry)
    if found.code != code:
        raise BadInput(f"'{name_in(entry)}': the code is not the one it should have.")
    return found


_known: set[tuple[str, ...]] = set()


def know(codes: tuple[str, ...]) -> None:
    """Take home-made cards into the tables of all cards; those that are there stay."""
    if codes in _known:
        return
    if len(codes) > MOST * max(CONSTANTS.kreski_total):
        raise BadInput(f"There cannot be {len(codes)} home-made cards at a table.")
    for code in codes:
        own = own_card(code)
        if own.id not in CARDS:
            enter(own.printed)
        elif PRINTED[own.id] != own.printed:
            raise BadInput(f"'{name_in(own.entry)}': another card has this id.")
    _known.add(codes)
