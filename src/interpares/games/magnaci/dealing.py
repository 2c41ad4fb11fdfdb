"""MA-9.1 to MA-9.5: Conflicts are dealt to the slots of their Powers."""

from __future__ import annotations

from ...kernel.values import swapped
from .cards import CONFLICTS, NUMBERS, SLOTS, SLOTS_OF
from .components import ConflictId
from .events import ConflictDealt, ConflictReturned
from .game import Magnaci


def free_slot(game: Magnaci, conflict: ConflictId) -> int | None:
    """MA-9.2, MA-9.3: the lower-numbered free slot of the card's Power, if there is one."""
    slots = SLOTS_OF[CONFLICTS[conflict].power]
    free = [slot for slot in slots if game.conflicts[slot] is None]
    room = NUMBERS.max_conflicts_per_power - (len(slots) - len(free))
    return free[0] if room > 0 else None


def occupied(game: Magnaci) -> list[int]:
    """The slots with a Conflict, in the order of resolution."""
    return [slot for slot, conflict in enumerate(game.conflicts) if conflict is not None]


def deal_conflicts(game: Magnaci, *, up_to: int) -> None:
    """MA-9.1, MA-9.4: deal until so many lie on the board, or no card fits any more."""
    while len(occupied(game)) < up_to:
        if not any(free_slot(game, each) is not None for each in game.conflict_deck):
            return
        conflict, rest = game.draw(game.conflict_deck)
        slot = free_slot(game, conflict)
        if slot is None:
            game.tell(ConflictReturned(conflict))
        else:
            game.conflict_deck = rest
            game.conflicts = swapped(game.conflicts, slot, conflict)
            game.tell(ConflictDealt(conflict, SLOTS[slot]))
