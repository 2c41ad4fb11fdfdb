"""VE-L.12: a thrust copies what the thrust it answered adds to its fighter."""

from __future__ import annotations

from msgspec import structs

from .cards import CARDS
from .entries import operation_of
from .game import Lasting, Veto
from .operations import Modify
from .plain_operations import CopyAnswered
from .referring import fighter_of


def copy_thrust(game: Veto, thrust: int, number: int) -> None:
    """A thrust has worked: those that answered it add the same to their own fighter."""
    here = game.table.get(thrust)
    if here is None:
        return
    fighter = fighter_of(game.duel, here.by)
    added = CARDS[here.card].szabla + sum(
        [each.amount for each in game.lasting if _adds(each, thrust, fighter)]
    )
    game.lasting = tuple(
        [
            structs.replace(each, amount=added) if _copies(each, number) else each
            for each in game.lasting
        ]
    )


def _adds(lasting: Lasting, thrust: int, fighter: int) -> bool:
    operation = operation_of(lasting)
    return (
        lasting.frame.source == thrust
        and lasting.on == fighter
        and isinstance(operation, Modify)
        and operation.trait == "szabla"
    )


def _copies(lasting: Lasting, number: int) -> bool:
    return lasting.frame.answered == number and isinstance(operation_of(lasting), CopyAnswered)
