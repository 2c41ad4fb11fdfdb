"""Agendas that lead somewhere: every step names seats, places and cards that are there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs

from ...kernel.steps import Step
from .cards import CONFLICTS, LAWS, OFFICES, PROVINCES, SEJM_PLACES, SENATORS, SLOTS
from .commitments import Commitment
from .conflicts import Aftermath, Battle, ConflictTie, Defeat, KeepOne, Verdict, Victory
from .dealing import occupied
from .game import Magnaci
from .sejm import LawContest, SejmCommitment, Slot, WinLaw
from .trade import Proposal, TradeAnswer

PLACES = {"", "track", "victory", *OFFICES, *SEJM_PLACES, *SLOTS, *PROVINCES}


def _is_seat(game: Magnaci, value: Any) -> bool:
    return value is None or value in range(len(game.players))


def _are_seats(game: Magnaci, value: Any) -> bool:
    return all(_is_seat(game, seat) and seat is not None for seat in value)


FITS: dict[str, Callable[[Magnaci, Any], bool]] = {
    **dict.fromkeys(("seat", "to", "proposer", "actor", "victim", "penalised"), _is_seat),
    **dict.fromkeys(("tied", "to_ask", "rest", "concerned", "track"), _are_seats),
    "office": lambda game, value: value in OFFICES,
    "left_out": lambda game, value: value is None or value in OFFICES,
    "place": lambda game, value: value in PLACES,
    "province": lambda game, value: value in PROVINCES,
    "card": lambda game, value: value in LAWS or value in SENATORS,
    "cause": lambda game, value: value in CONFLICTS or value in SENATORS,
    "conflict": lambda game, value: value in CONFLICTS,
    "number": lambda game, value: value >= 0,
    "count": lambda game, value: value >= 0,
    **dict.fromkeys(
        ("slot", "first", "second"), lambda game, value: value in range(len(game.conflicts))
    ),
    "losses": lambda game, value: all(
        _is_seat(game, seat) and where in PROVINCES and count >= 0 for seat, where, count in value
    ),
}
"""For each field of a step what it may hold."""


def agenda_flaws(game: Magnaci) -> list[str]:
    """Every step that could not be taken, with the field that is wrong."""
    if game.outcome is None and not game.agenda:
        return ["nothing is left to do, but there is no outcome"]
    return [flaw for step in game.agenda for flaw in step_flaws(game, step)]


def step_flaws(game: Magnaci, step: Step) -> list[str]:
    """What is wrong with one step."""
    kind = type(step).__name__
    found = [
        f"{kind} has {name} {getattr(step, name)!r}"
        for name in (field.name for field in structs.fields(step))
        if name in FITS and not FITS[name](game, getattr(step, name))
    ]
    return found or [f"{kind}: {flaw}" for flaw in _unfounded(game, step)]


def _unfounded(game: Magnaci, step: Step) -> list[str]:
    """Steps that speak of cards need these cards."""
    match step:
        case Battle() | Verdict() | Victory() | Defeat() | Aftermath():
            return _without_conflict(game, step.slot)
        case KeepOne() | ConflictTie():
            return _without_conflict(game, step.first) + _without_conflict(game, step.second)
        case Slot() | LawContest() | WinLaw():
            there = step.place in SEJM_PLACES and game.sejm
            return [] if there and game.sejm[SEJM_PLACES.index(step.place)] else ["no Law there"]
        case Proposal(seat, to, give, take) | TradeAnswer(to, seat, give, take):
            held = set(give) <= set(game.players[seat].laws)
            asked = set(take) <= set(game.players[to].laws)
            return [] if held and asked else ["Laws that are not held"]
        case Commitment():
            return _wrong_answers(game, step)
        case _:
            return []


def _without_conflict(game: Magnaci, slot: int) -> list[str]:
    return [] if game.conflicts[slot] else [f"no Conflict on slot {SLOTS[slot]}"]


def _wrong_answers(game: Magnaci, step: Commitment) -> list[str]:
    """MA-8.2, MA-9.7: answers come from hands, one card for each place in order."""
    lying = [SLOTS[slot] for slot in occupied(game)]
    wanted = SEJM_PLACES if isinstance(step, SejmCommitment) else tuple(lying)
    if not wanted or step.places != wanted:
        return [f"places {step.places!r}, not {wanted!r}"]
    found = []
    for seat in {who for who, _ in step.answers}:
        if not _is_seat(game, seat) or seat is None:
            return [f"an answer of seat {seat!r}"]
        laid = step.by(seat)
        cards = [lay.card for lay in laid]
        hand = game.players[seat].hand
        if tuple(lay.place for lay in laid) != step.places[: len(laid)]:
            found.append(f"seat {seat} has laid cards at other places")
        if len(set(cards)) < len(cards) or not set(cards) <= set(hand):
            found.append(f"seat {seat} has laid cards it does not hold")
    short = [seat for seat, each in enumerate(game.players) if len(each.hand) < len(step.places)]
    return found + [f"seat {seat} has too few cards" for seat in short]
