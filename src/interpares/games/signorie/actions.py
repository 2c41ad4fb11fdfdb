"""What a player can say."""

from __future__ import annotations

from ...kernel.steps import Action
from .components import Sex


class Take(Action):
    """This die is taken from the main board."""

    colour: str
    value: int


class Pass(Action):
    """No more dice in this round."""


class Hire(Action):
    """A helper is placed on this space."""

    helper: str


class Perform(Action):
    """The task on this space is carried out with so many pawns."""

    space: str
    pawns: int


class Manage(Action):
    """The management action of the column."""


class Initiative(Action):
    """One point: the own disc goes up the initiative track."""


class Enter(Action):
    """One point: a man from the pool enters this career."""

    career: str


class Advance(Action):
    """One point: the man on this space of the career goes up."""

    career: str
    rank: int


class Stop(Action):
    """The points left are not used."""


class Mission(Action):
    """The man on this space of the career is sent to a city."""

    career: str
    rank: int
    city: str


class Marry(Action):
    """A daughter is married off to a city, with so many florins of dowry."""

    city: str
    dowry: int


class Activate(Action):
    """The helper shall work."""


class Skip(Action):
    """The helper shall not work this time."""


class TakePawn(Action):
    """A man or a woman comes from the supply."""

    sex: Sex


class PutBeside(Action):
    """The face-down token goes beside this row."""

    row: str


class TakeBonus(Action):
    """The bonus of this round's reward token."""


class TakeFlorins(Action):
    """Florins instead of the bonus."""


class Wed(Action):
    """A son of the family takes a bride."""


class BuyPoints(Action):
    """Florins are paid for victory points."""


class Decline(Action):
    """No."""


PASS = Pass()
MANAGE = Manage()
INITIATIVE = Initiative()
STOP = Stop()
ACTIVATE = Activate()
SKIP = Skip()
TAKE_BONUS = TakeBonus()
TAKE_FLORINS = TakeFlorins()
WED = Wed()
BUY_POINTS = BuyPoints()
DECLINE = Decline()
