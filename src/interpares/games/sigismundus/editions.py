"""SA-22.3: editions of the values that are ours. The other files hold the newest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from msgspec import structs

from ...datafiles import Sourced
from ...kernel.values import Value
from .card_types import Office, Side
from .components import EditionId, House, HouseId, OfficeId, StartRanks

Card = TypeVar("Card", House, Office)


class OfficeSides(Sourced, kw_only=True):
    """What an office was worth."""

    id: OfficeId
    front: Side
    back: Side


class HouseStart(Sourced, kw_only=True):
    """Where a House began."""

    id: HouseId
    initiative: int
    start: StartRanks


class Edition(Sourced, kw_only=True):
    """What was different in it."""

    id: EditionId
    office: tuple[OfficeSides, ...] = ()
    house: tuple[HouseStart, ...] = ()


class Editions(Value, kw_only=True):
    """editions.toml; the first is played unless the table chooses another."""

    edition: tuple[Edition, ...]


def changed(cards: Iterable[Card], values: Sequence[OfficeSides | HouseStart]) -> tuple[Card, ...]:
    """The cards with the values of an edition."""
    of: dict[str, dict[str, Any]] = {each.id: printed(each) for each in values}
    return tuple([structs.replace(card, **of.get(card.id, {})) for card in cards])


def printed(value: OfficeSides | HouseStart) -> dict[str, Any]:
    """What stands on the card, without where it comes from."""
    fields = structs.asdict(value)
    return {name: fields[name] for name in fields if name not in Sourced.__struct_fields__}
