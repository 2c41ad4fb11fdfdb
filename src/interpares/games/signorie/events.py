"""What happens, for the log and the client."""

from __future__ import annotations

from ...kernel.game import Event
from ...kernel.values import Seat


class RoundBegun(Event):
    """A round begins."""

    round: int
    reward: str


class TokenDealt(Event):
    """A token is turned up in a city."""

    city: str
    slot: str
    token: str


class DiceRolled(Event):
    """The action dice of the round, by colour."""

    dice: tuple[tuple[int, ...], ...]


class TasksDealt(Event):
    """The task on each space."""

    tasks: tuple[str, ...]


class DieTaken(Event):
    """A die is placed on a player board."""

    seat: Seat
    colour: str
    value: int
    florins: int
    extra: bool = False


class Passed(Event):
    """No more dice in this round."""

    seat: Seat
    forced: bool = False
    """Everybody can see that nothing else was possible."""


class Hired(Event):
    """A helper takes up his place."""

    seat: Seat
    helper: str
    florins: int


class TaskBegun(Event):
    """Pawns are paid for a task."""

    seat: Seat
    task: str
    space: str
    sex: str
    pawns: int


class ThresholdRaised(Event):
    """Pawns stand in the threshold area."""

    seat: Seat
    threshold: int


class FlorinsGained(Event):
    """Florins from the bank, and what for."""

    seat: Seat
    florins: int
    by: str


class Scored(Event):
    """Victory points, and what for."""

    seat: Seat
    vp: int
    by: str


class PawnsGained(Event):
    """Members of the family come from the supply to the pool."""

    seat: Seat
    men: int
    women: int
    by: str


class OffspringRolled(Event):
    """White dice."""

    seat: Seat
    dice: tuple[int, ...]


class InitiativeMoved(Event):
    """A disc goes up the initiative track."""

    seat: Seat
    space: int


class ManAdvanced(Event):
    """A man arrives on a space of a career track."""

    seat: Seat
    career: str
    rank: int


class PointsLost(Event):
    """Points that were not used."""

    seat: Seat
    points: int


class MissionDone(Event):
    """A man leaves his career for a city."""

    seat: Seat
    career: str
    rank: int
    city: str
    vp: int


class Married(Event):
    """A daughter goes to a city with a dowry."""

    seat: Seat
    city: str
    dowry: int
    vp: int


class TokenTaken(Event):
    """A token of a city goes beside a row, face up."""

    seat: Seat
    token: str
    row: str


class TokenLeft(Event):
    """A token of a city does not fit and stays."""

    seat: Seat
    token: str
    city: str
    slot: str


class TokenDrawn(Event):
    """A token goes from the stack beside a row; nobody sees its front."""

    seat: Seat
    row: str


class HelperActivated(Event):
    """A helper works."""

    seat: Seat
    helper: str


class HelperSkipped(Event):
    """A helper could work, but shall not."""

    seat: Seat
    helper: str


class InitiativeScored(Event):
    """Victory points for the initiative track."""

    seat: Seat
    space: int
    vp: int


class NewOrder(Event):
    """The turn order from now on."""

    order: tuple[Seat, ...]


class DiceCounted(Event):
    """Whether a player qualifies for the reward."""

    seat: Seat
    total: int
    threshold: int
    qualified: bool


class BoardsCleared(Event):
    """All dice are taken off the player boards."""


class BonusTaken(Event):
    """The bonus of the reward token."""

    seat: Seat
    reward: str


class FlorinsTaken(Event):
    """Florins instead of the bonus."""

    seat: Seat
    florins: int
    forced: bool = False
    """Everybody can see that the bonus was not possible."""


class WeddingHeld(Event):
    """A son of the family takes a bride."""

    seat: Seat
    brides: int
    vp: int
    florins: int


class RewardScored(Event):
    """The reward token of one of the last rounds."""

    seat: Seat
    reward: str
    count: int
    vp: int


class PointsBought(Event):
    """Victory points for florins."""

    seat: Seat
    florins: int
    vp: int


class CareerScored(Event):
    """At the end: a man still in his career."""

    seat: Seat
    career: str
    rank: int
    vp: int


class RowScored(Event):
    """At the end: a row of the plan."""

    seat: Seat
    row: str
    tokens: int
    vp: int


class Final(Event):
    """The victory points of a player at the end."""

    seat: Seat
    vp: int
