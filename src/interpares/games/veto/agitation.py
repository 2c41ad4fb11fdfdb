"""VE-7: agitation."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import structs

from ...kernel.values import Seat
from .actions import AgainstPlayer
from .cards import CONSTANTS
from .decisions import Ask
from .events import AgitationDone, AgitationFailed
from .game import NOBODY, Declared, Happening, Veto
from .leaving import happen, leave_play
from .purse import gain_kreski, lose_kreski
from .reading import Reading
from .restraints import obstacle, parameter


def agitate(game: Veto, item: Declared) -> None:
    """VE-7.3 to VE-7.10: the agitation that was declared takes effect."""
    now = Reading(game)
    here = now.table.get(item.piece)
    lost = here is None or now.controller(item.piece) != item.seat or here.field != "election"
    if lost or now.absent(item.piece):
        game.tell(AgitationFailed(item.card))
        return
    opponents = game.opponents(item.seat)
    if game.pool or item.against in opponents:
        finish_agitation(game, item)
    elif len(opponents) == 1:
        finish_agitation(game, structs.replace(item, against=opponents[0]))
    else:
        game.then(AgitationVictim(item.seat, item.number))


def finish_agitation(game: Veto, item: Declared) -> None:
    """VE-7.3 to VE-7.9: from the pool, or from a player to the pool, never both."""
    worth = yield_of(game, item)
    if _thrust_is_there(game, item):
        leave_play(game, item.thrust, "discarded", "discard", player=item.seat)
    against = NOBODY
    if game.pool:
        gain_kreski(game, item.seat, worth)
    else:
        against = item.against
        lose_kreski(game, against, worth)
    game.tell(AgitationDone(item.seat, item.card, worth, against))
    happen(game, Happening("agitated", player=item.seat, char=item.piece))


def yield_of(game: Veto, item: Declared) -> int:
    """VE-7.3"""
    permanent = parameter(Reading(game), item.seat, "agitation_yield", item.piece)
    thrust = CONSTANTS.agitation_thrust_bonus if _thrust_is_there(game, item) else 0
    return permanent + item.extra + thrust


def _thrust_is_there(game: Veto, item: Declared) -> bool:
    """VE-7.10: a thrust that is gone gives nothing."""
    thrust = game.table.get(item.thrust)
    return thrust is not None and thrust.host == item.piece


def may_agitate(now: Reading, piece: int) -> bool:
    """VE-7.1"""
    here = now.table[piece]
    return (
        here.field is not None
        and not here.marked
        and not now.absent(piece)
        and obstacle(now, piece, "agitate") is None
    )


class AgitationVictim(Ask):
    """VE-7.7: the pool is empty and nobody was named who still plays: an opponent is named now."""

    rule: ClassVar[str] = "VE-7.7"
    number: int

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        item = game.object(self.number)
        return {"card": item.card if item else ""}

    def options(self, game: Veto, seat: Seat) -> list[AgainstPlayer]:
        return [AgainstPlayer(each) for each in game.opponents(seat)]

    def answer(self, game: Veto, seat: Seat, action: AgainstPlayer) -> None:
        item = game.object(self.number)
        if item is not None:
            finish_agitation(game, structs.replace(item, against=action.seat))
