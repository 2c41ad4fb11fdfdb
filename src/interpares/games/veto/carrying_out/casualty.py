"""VE-6.15: cards wound, kill and save."""

from __future__ import annotations

from msgspec import structs

from ....kernel.steps import Step
from ..carrying import carry_out
from ..casualties import apply_casualty
from ..duel_events import CasualtyThreatens
from ..game import NONE, Frame, Happening, Pending, Place, Veto
from ..language import Ref
from ..plain_operations import Kill, Negate, Save, Wound
from ..reading import Reading
from ..referring import card_of
from ..resolving import open_window
from ..restraints import shielded
from ..words import Casualty


@carry_out.register
def _(operation: Wound, game: Veto, frame: Frame, place: Place) -> None:
    threaten(game, frame, operation.card, "wound")


@carry_out.register
def _(operation: Kill, game: Veto, frame: Frame, place: Place) -> None:
    threaten(game, frame, operation.card, "kill")


def threaten(game: Veto, frame: Frame, card: Ref, sort: Casualty) -> None:
    """VE-6.15: W-K opens before it happens."""
    now = Reading(game)
    char = card_of(now, frame, card)
    if not may_be_harmed(now, frame, char):
        return
    source = now.piece(frame.source)
    other = frame.source if source is not None and source.field else NONE
    game.then(ApplyPending(game.pending))
    game.pending = Pending(char, sort, frame.seat, other)
    game.tell(CasualtyThreatens(now.table[char].card, sort))
    happening = Happening(
        "casualty_pending", player=frame.seat, char=char, other=other, casualty=sort
    )
    open_window(game, "W-K", now.controller(char), (happening,))


def may_be_harmed(now: Reading, frame: Frame, piece: int) -> bool:
    """VE-L.9: a character no shield protects from this text."""
    here = now.table.get(piece)
    return bool(here and here.field) and not shielded(now, piece, "casualty", frame.seat)


class ApplyPending(Step):
    """VE-6.15: the casualty is applied as replies have left it; an outer one goes on waiting."""

    outer: Pending | None

    def resolve(self, game: Veto) -> None:
        if game.pending is not None and game.players[game.pending.player].alive:
            apply_casualty(game)
        game.pending = self.outer


@carry_out.register
def _(operation: Save, game: Veto, frame: Frame, place: Place) -> None:
    """VE-L.11: once kept or sent to hand it is not changed again."""
    pending = game.pending
    if pending is None or pending.saved is not None:
        return
    if operation.mode == "wound":
        if pending.sort == "kill":
            game.pending = structs.replace(pending, sort="wound")
    else:
        game.pending = structs.replace(pending, saved=operation.mode)


@carry_out.register
def _(operation: Negate, game: Veto, frame: Frame, place: Place) -> None:
    """VE-6.12, VE-6.13: the answered object, if it is still waiting."""
    item = game.object(frame.answered)
    if item is not None and item.negated is None and not item.resolving and not item.unstoppable:
        game.replace_object(structs.replace(item, negated=operation.fate))
