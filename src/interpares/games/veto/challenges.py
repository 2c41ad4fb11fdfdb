"""VE-8.1 to VE-8.3: a challenge is declared; the duel itself is in `duels.py`."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from ...kernel.values import Seat
from .able import able_to_duel, may_fight
from .duel_events import DuelVoid
from .game import Declared, Duel, Veto
from .reading import Reading
from .restraints import obstacle
from .state_checks import CheckState


def may_challenge(now: Reading, piece: int) -> bool:
    """VE-8.1"""
    return (
        not now.table[piece].marked
        and may_fight(now, piece)
        and obstacle(now, piece, "challenge") is None
    )


def challengeable(now: Reading, seat: Seat) -> Iterator[int]:
    """VE-8.2: whom this player's characters may challenge."""
    for each in now.characters():
        if now.controller(each.id) != seat and may_be_challenged(now, each.id):
            yield each.id


def may_be_challenged(now: Reading, piece: int) -> bool:
    return may_fight(now, piece) and obstacle(now, piece, "be_challenged") is None


def begin_duel(game: Veto, challenger: int, challenged: int, *, may_refuse: bool = True) -> Duel:
    """VE-8.31: from the declaration of a challenge on there is a current duel."""
    now = Reading(game)
    seats = (now.controller(challenger), now.controller(challenged))
    game.duel = Duel(game.tick(), challenger, challenged, seats, may_refuse)
    return game.duel


def challenge(game: Veto, item: Declared) -> None:
    """VE-8.3, VE-8.26: a challenge stands if both can still fight; `Aftermath` has it answered."""
    duel = game.duel
    if duel is None or duel.broken or not able_to_duel(Reading(game), *_fighters(duel)):
        game.tell(DuelVoid())
        clear_duel(game)
        return
    game.duel = structs.replace(duel, standing=True)


def _fighters(duel: Duel) -> tuple[int, int]:
    return duel.challenger, duel.challenged


def clear_duel(game: Veto) -> None:
    """VE-8.31: there is no current duel any more, and nothing of it lasts."""
    if game.duel is not None:
        end_lasting(game, game.duel.number)
        game.then(CheckState())
    game.duel = None


def end_lasting(game: Veto, duel: int) -> None:
    """VE-8.25: what was to last for the duel."""
    game.lasting = tuple([each for each in game.lasting if each.duel != duel])
