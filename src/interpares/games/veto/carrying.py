"""VE-L.9: operations are carried out; `carrying_out/` says how each of them is."""

from __future__ import annotations

from functools import singledispatch

from .game import Frame, Place, Veto
from .plain_operations import Operation


@singledispatch
def carry_out(operation: Operation, game: Veto, frame: Frame, place: Place) -> None:
    """Do what an operation of a text says; `place` is where it stands in the text."""
    raise NotImplementedError(type(operation).__name__)
