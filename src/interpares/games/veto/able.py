"""VE-8.5, VE-8.29: who can fight whom, and who can refuse."""

from __future__ import annotations

from .game import Duel
from .reading import Reading
from .restraints import obstacle


def able_to_duel(now: Reading, challenger: int, challenged: int) -> bool:
    """VE-8.29: in play under different players, on the election field, and not forbidden to."""
    return (
        challenger in now.table
        and challenged in now.table
        and now.controller(challenger) != now.controller(challenged)
        and may_fight(now, challenger)
        and may_fight(now, challenged)
        and obstacle(now, challenger, "challenge") is None
        and obstacle(now, challenged, "be_challenged") is None
    )


def may_fight(now: Reading, piece: int) -> bool:
    """A character on the election field that is not Absent."""
    here = now.table.get(piece)
    return here is not None and here.field == "election" and not now.absent(piece)


def refuse_flaw(now: Reading, duel: Duel) -> str | None:
    """VE-8.5: what stands against refusing: a rule, a keyword or a card."""
    if not duel.may_refuse:
        return "VE-8.29"
    if now.table[duel.challenged].marked:
        return "VE-8.5"
    return obstacle(now, duel.challenged, "refuse")
