"""VE-5.10, VE-5.11: costs are paid at the resolution, all of them or none."""

from __future__ import annotations

from collections import Counter

from ...kernel.values import Seat
from .declaring import frame_of
from .events import CardsDiscarded
from .game import NONE, Declared, Veto
from .leaving import lay_down, leave_play
from .meaning import reckoned
from .operations import Ability, Playing
from .purse import lose_dukats, lose_kreski
from .reading import Reading
from .zones import leave_hand


def pay(game: Veto, item: Declared, spoken: Playing | Ability | None, lafa: int) -> bool:
    """Pay for an object; False, and nothing paid, where that is not possible any more."""
    player = game.players[item.seat]
    if spoken is None:
        lose_dukats(game, item.seat, lafa)
        return True
    cost = spoken.cost
    dukats = lafa + reckoned(Reading(game), frame_of(item), cost.dukats)
    source_needed = cost.discard_self or cost.remove_self
    if (
        player.dukats < dukats
        or player.kreski < cost.kreski
        or Counter(item.discards) - Counter(player.hand)
        or (item.attached and not _hangs(game, item))
        or (source_needed and item.piece not in game.table)
    ):
        return False
    lose_dukats(game, item.seat, dukats)
    lose_kreski(game, item.seat, cost.kreski)
    discard_together(game, item.seat, item.discards)
    if item.attached:
        _give_up(game, item, item.attached, removed=cost.remove_attached is not None)
    if source_needed:
        _give_up(game, item, item.piece, removed=cost.remove_self)
    return True


def discard_together(game: Veto, seat: Seat, cards: tuple[str, ...]) -> None:
    """VE-3.9: cards of the hand that pay go to the pile in the order their owner chooses."""
    for card in cards:
        leave_hand(game, seat, card)
    if cards:
        game.tell(CardsDiscarded(seat, cards))
        lay_down(game, [(seat, card, "discard") for card in cards])


def _hangs(game: Veto, item: Declared) -> bool:
    here = game.table.get(item.attached)
    return here is not None and here.host == item.piece != NONE


def _give_up(game: Veto, item: Declared, piece: int, *, removed: bool) -> None:
    if removed:
        leave_play(game, piece, "removed", "removed", player=item.seat)
    else:
        leave_play(game, piece, "discarded", "discard", player=item.seat)
