"""VE-1.2, VE-1.3, VE-1.28: what other cards cannot touch."""

from __future__ import annotations

from ..cards import CARDS
from ..game import Frame
from ..reading import Reading
from ..restraints import shielded
from ..words import UNTOUCHABLE


def protected(now: Reading, piece: int) -> bool:
    """VE-1.2, VE-1.3: faction and strategy cards."""
    return CARDS[now.table[piece].card].type in UNTOUCHABLE


def may_be_turned(now: Reading, frame: Frame, piece: int) -> bool:
    """VE-1.2, VE-1.3: whether this text can mark or unmark a card."""
    return piece in now.table and (piece == frame.source or not protected(now, piece))


def may_be_discarded(now: Reading, frame: Frame, piece: int) -> bool:
    """VE-1.28, VE-6.21, shields: whether this text can discard or remove a card."""
    here = now.table.get(piece)
    if here is None or protected(now, piece):
        return False
    itself = piece == frame.source
    if "permanent" in now.keywords(piece) and not itself:
        return False
    if here.in_duel and CARDS[here.card].unstoppable:
        return False
    return not shielded(now, piece, "discard", frame.seat)
