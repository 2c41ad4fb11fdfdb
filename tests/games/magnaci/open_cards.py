"""Positions in which the cards of one contest or Conflict have just been turned up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from interpares.games.magnaci.cards import SLOTS
from interpares.games.magnaci.conflicts import Battle
from interpares.games.magnaci.game import Magnaci
from interpares.games.magnaci.sejm import Slot
from interpares.games.magnaci.senate import Office
from scenario import magnaci

COSSACKS: Mapping[str, str] = {"III": "cossack_rebellion"}
"""Scale 21 for three players; defeat is an invasion of Ukraine."""


def at_office(office: str, *cards: str, **given: Any) -> Magnaci:
    """The cards at one office, by seat; an empty word is no card."""
    laid = {seat: {office: card} for seat, card in enumerate(cards) if card}
    return magnaci(len(cards), laid=laid, agenda=(Office(office),), **given)


def at_law(*cards: str, law: str = "embassy", **given: Any) -> Magnaci:
    """The cards at a Law of the Sejm, by seat."""
    laid = {seat: {"1": card} for seat, card in enumerate(cards)}
    return magnaci(len(cards), laid=laid, sejm=(law,), agenda=(Slot("1"),), **given)


def at_conflict(*cards: str, conflicts: Mapping[str, str] = COSSACKS, **given: Any) -> Magnaci:
    """The cards at the first of these Conflicts, by seat."""
    slot = next(iter(conflicts))
    laid = {seat: {slot: card} for seat, card in enumerate(cards)}
    agenda = (Battle(SLOTS.index(slot)),)
    return magnaci(len(cards), laid=laid, conflicts=conflicts, agenda=agenda, **given)
