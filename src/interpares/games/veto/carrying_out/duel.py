"""Operations on the duel of the moment, and on duels to come."""

from __future__ import annotations

from msgspec import structs

from ..able import able_to_duel
from ..carrying import carry_out
from ..duel_events import DuelBrokenOff, FighterReplaced
from ..game import Frame, Place, Queued, Veto
from ..plain_operations import BreakOff, StartDuel, SwapFighter
from ..reading import Reading
from ..referring import card_of


@carry_out.register
def _(operation: BreakOff, game: Veto, frame: Frame, place: Place) -> None:
    """VE-8.26"""
    if game.duel is not None and game.duel.totals is None and not game.duel.broken:
        game.duel = structs.replace(game.duel, broken=True)
        game.tell(DuelBrokenOff())


@carry_out.register
def _(operation: SwapFighter, game: Veto, frame: Frame, place: Place) -> None:
    """VE-8.28: only before the answer, and only for one who can be challenged himself."""
    now, duel = Reading(game), game.duel
    old, new = card_of(now, frame, operation.old), card_of(now, frame, operation.new)
    if duel is None or duel.answer is not None or duel.challenged != old or new not in now.table:
        return
    if now.controller(new) != duel.seats[1] or not able_to_duel(now, duel.challenger, new):
        return
    game.duel = structs.replace(duel, challenged=new)
    game.tell(FighterReplaced(_card(now, old), _card(now, new)))


def _card(now: Reading, piece: int) -> str:
    here = now.piece(piece)
    return here.card if here else ""


@carry_out.register
def _(operation: StartDuel, game: Veto, frame: Frame, place: Place) -> None:
    """VE-6.18: it waits for its turn."""
    now = Reading(game)
    challenger = card_of(now, frame, operation.challenger)
    challenged = card_of(now, frame, operation.challenged)
    if challenger and challenged:
        queued = Queued(challenger, challenged, operation.mark, operation.may_refuse)
        game.queued += (queued,)
