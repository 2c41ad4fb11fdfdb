"""VE-L.10, VE-11.15: a continuous operation, with what it comes from."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.values import Seat
from .cards import operations_at
from .game import NONE, Frame, Lasting
from .language import AnyCondition
from .operations import AnyOperation, Continuous
from .words import Keyword


class Entry(NamedTuple):
    """A continuous operation that may be in force."""

    time: int
    frame: Frame
    operation: Continuous
    conditions: tuple[AnyCondition, ...] = ()
    amount: int | None = None
    """What was computed once, when it was carried out; None where it is computed anew."""
    keyword: Keyword | None = None
    """The keyword it comes from."""
    on: int = NONE
    """The one card it was laid on when it was carried out."""
    seats: tuple[Seat, ...] = ()
    """The players it was laid on then."""


def time_of(entry: Entry) -> int:
    """Since when it is in force: later ones are higher."""
    return entry.time


def operation_of(lasting: Lasting) -> AnyOperation:
    """What lasts."""
    frame, place = lasting.frame, lasting.place
    return operations_at(frame.card, frame.text, place.block)[place.at]
