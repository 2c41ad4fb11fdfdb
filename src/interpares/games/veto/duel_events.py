"""What happened in duels, and to the wounded and the killed."""

from __future__ import annotations

from ...kernel.game import Event
from ...kernel.values import Seat
from .words import Casualty, Saving


class DuelAccepted(Event):
    challenger: str
    challenged: str


class DuelRefused(Event):
    seat: Seat
    challenger: str
    challenged: str
    lost: int


class DuelVoid(Event):
    """VE-8.26, VE-8.29"""


class DuelBrokenOff(Event):
    """VE-8.26"""


class FighterReplaced(Event):
    old: str
    new: str


class EquipmentTakenUp(Event):
    seat: Seat
    cards: tuple[str, ...]


class ThrustTold(Event):
    """VE-8.16: it lies in the duel area; the totals now."""

    seat: Seat
    card: str
    totals: tuple[int, int]


class DuelDecided(Event):
    """VE-8.18, VE-8.19"""

    challenger: str
    challenged: str
    totals: tuple[int, int]
    winner: str
    """Empty in a draw."""
    casualty: Casualty | None
    spoils: int


class CasualtyThreatens(Event):
    """VE-6.15"""

    card: str
    sort: Casualty


class CasualtySaved(Event):
    card: str
    mode: Saving


class DuelEnded(Event):
    """VE-8.25"""
