"""VE-6.15, VE-11.5, VE-11.6: the wounded and the killed."""

from __future__ import annotations

from .duel_events import CasualtySaved
from .game import Veto
from .leaving import leave_play
from .reading import Reading
from .words import Casualty


def apply_casualty(game: Veto) -> Casualty | None:
    """What was pending happens, unless the character was saved or is gone; what became of it."""
    pending, game.pending = game.pending, None
    if pending is None or pending.char not in game.table:
        return None
    if pending.saved is not None and pending.saved != "wound":
        game.tell(CasualtySaved(game.table[pending.char].card, pending.saved))
    if pending.saved == "keep":
        return None
    cause = {"player": pending.player, "other": pending.other, "in_duel": pending.in_duel}
    if pending.saved == "hand":
        leave_play(game, pending.char, "returned", "hand", **cause)  # type: ignore[arg-type]
        return None
    if pending.sort == "wound":
        leave_play(game, pending.char, "wounded", "discard", **cause)  # type: ignore[arg-type]
    else:
        now = Reading(game)
        if "elect" in now.keywords(pending.char):
            game.fallen += (now.controller(pending.char),)
        leave_play(game, pending.char, "killed", "removed", **cause)  # type: ignore[arg-type]
    return pending.sort
