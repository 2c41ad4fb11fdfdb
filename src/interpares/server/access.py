"""Who may do what at a table."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.values import Seat
from . import schema
from .errors import Problem
from .keys import opens
from .principal import Principal


def holds(principal: Principal, seat: schema.Seat) -> bool:
    """Whether the seat is the sender's: by the secret of the seat, or as the person in it."""
    if seat.kind != "person":
        return False
    if principal.key:
        return opens(principal.key, seat.key_hash)
    return seat.person_id is not None and seat.person_id == principal.person_id


def seats_held(principal: Principal, seats: Sequence[schema.Seat]) -> tuple[Seat, ...]:
    return tuple(each.seat for each in seats if holds(principal, each))


def check_seat(principal: Principal, seats: Sequence[schema.Seat], seat: Seat) -> schema.Seat:
    """The seat, if the sender may play it."""
    for each in seats:
        if each.seat == seat:
            if holds(principal, each):
                return each
            raise Problem("not-your-seat", "forbidden", seat=seat)
    raise Problem("no-seat", "not_found", seat=str(seat))


def is_host(principal: Principal, table: schema.Table) -> bool:
    """Whether the sender opened the table."""
    if principal.key:
        return opens(principal.key, table.host_hash)
    return table.host_id is not None and table.host_id == principal.person_id


def check_host(principal: Principal, table: schema.Table) -> None:
    if not is_host(principal, table):
        raise Problem("not-the-host", "forbidden")
