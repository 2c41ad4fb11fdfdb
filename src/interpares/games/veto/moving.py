"""VE-9.1 to VE-9.3: characters change fields."""

from __future__ import annotations

from msgspec import structs

from .events import CharacterMoved
from .game import Declared, Veto
from .reading import Reading
from .restraints import obstacle
from .state_checks import ON_KARMAZYN_FIELD
from .words import Field as FieldOf


def other_field(field: FieldOf | None) -> FieldOf:
    return "karmazyn" if field == "election" else "election"


def may_stand(now: Reading, piece: int, field: FieldOf) -> bool:
    """VE-3.2"""
    if field == "election":
        return True
    able = not now.keywords(piece).isdisjoint(ON_KARMAZYN_FIELD)
    return able and obstacle(now, piece, "enter_karmazyn") is None


def may_move(now: Reading, piece: int) -> bool:
    """VE-9.1"""
    here = now.table[piece]
    return (
        here.field is not None
        and not here.marked
        and not now.keywords(piece).isdisjoint(ON_KARMAZYN_FIELD)
        and obstacle(now, piece, "move_field") is None
        and may_stand(now, piece, other_field(here.field))
    )


def move_to(game: Veto, piece: int, field: FieldOf) -> None:
    """To a field, if it may stand there."""
    here = game.table.get(piece)
    if here is None or here.field in (None, field) or not may_stand(Reading(game), piece, field):
        return
    game.put(structs.replace(here, field=field))
    game.tell(CharacterMoved(here.card, piece, field))


def move(game: Veto, item: Declared) -> None:
    """VE-9.1: the move that was declared, to the field that was the other one then."""
    now = Reading(game)
    if item.field and item.piece in now.table and now.controller(item.piece) == item.seat:
        move_to(game, item.piece, item.field)
