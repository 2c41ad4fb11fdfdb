"""MA-5: the course of an Age, from the Election to the Interregnum."""

from __future__ import annotations

from ...kernel.steps import Step
from .cards import AGES
from .conflicts import Conflicts
from .election import Election
from .events import AgeBegan
from .game import Magnaci
from .interregnum import Interregnum
from .sejm import Sejm
from .senate import Senate


class Age(Step):
    """MA-1.1, MA-5.1: the phases of an Age, in this order."""

    number: int

    def resolve(self, game: Magnaci) -> None:
        game.age = self.number
        game.tell(AgeBegan(AGES[self.number]))
        game.then(Election(), Senate(), Sejm(), Conflicts(), Interregnum())
