"""MA-11: when a province is partitioned and when no longer."""

from __future__ import annotations

from ...datafiles import in_order
from ...kernel.values import swapped, without
from .cards import CONFLICTS, POWER_OF, PROVINCES, SLOTS_OF
from .components import ProvinceId
from .events import ConflictDiscarded, Partitioned, Restored
from .game import Magnaci


def partition(game: Magnaci, province: ProvinceId) -> None:
    """MA-11.1: from the moment a Conflict of its Power is lost."""
    if province not in game.partitioned:
        game.partitioned = in_order((*game.partitioned, province), PROVINCES)
        game.tell(Partitioned(province))


def discard_conflict(game: Magnaci, slot: int) -> None:
    """A Conflict card leaves its slot for good; MA-11.3 is checked at once."""
    conflict = game.conflicts[slot]
    assert conflict is not None
    game.conflicts = swapped(game.conflicts, slot, None)
    game.conflicts_out += (conflict,)
    game.tell(ConflictDiscarded(conflict))
    province = CONFLICTS[conflict].province
    slots = SLOTS_OF[POWER_OF[province]]
    if province in game.partitioned and not any(game.conflicts[each] for each in slots):
        game.partitioned = without(game.partitioned, province)
        game.tell(Restored(province))
