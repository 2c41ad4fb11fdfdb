"""What happens in the Sejm and after it, for the log and the client."""

from __future__ import annotations

from ...kernel.game import Event
from ...kernel.values import Seat
from .components import Army


class StageBegun(Event):
    """A stage of the Sejm begins."""

    stage: str


class VotesCounted(Event):
    """Votes of the support tracks, and of bonuses."""

    seat: Seat
    votes: int
    bonus: int


class VotesGained(Event):
    """Votes for discarded cards."""

    seat: Seat
    votes: int


class HandClosed(Event):
    """Somebody has chosen; what, nobody knows yet."""

    seat: Seat


class DucatsOffered(Event):
    """All hands with ducats open."""

    ducats: tuple[int, ...]

    @property
    def reveals(self) -> bool:
        return True


class VotesOffered(Event):
    """All hands with votes for sale open."""

    votes: tuple[int, ...]

    @property
    def reveals(self) -> bool:
        return True


class SellerNamed(Event):
    """Among equal sellers this one goes next."""

    seat: Seat
    seller: Seat


class VotesSold(Event):
    """Votes for ducats."""

    seat: Seat
    buyer: Seat
    votes: int
    ducats: int


class VotesUnsold(Event):
    """A seller without a buyer."""

    seat: Seat
    votes: int


class DucatsBack(Event):
    """An offer nobody took."""

    seat: Seat
    ducats: int


class NoOfficeAvailable(Event):
    """There is nothing to vote on."""


class OfficesVoted(Event):
    """The offices of this Sejm, in the order of the votes."""

    offices: tuple[str, ...]


class ExtraVotes(Event):
    """Votes for the owner of the marker, for this office only."""

    seat: Seat
    office: str
    votes: int


class BidsOpened(Event):
    """All bids for an office."""

    office: str
    bids: tuple[int, ...]

    @property
    def reveals(self) -> bool:
        return True


class TieSettled(Event):
    """The Royal Representative has decided a tie for an office."""

    seat: Seat
    winner: Seat
    office: str


class OfficeVacant(Event):
    """Nobody bid; the office stays available."""

    office: str


class OfficeKept(Event):
    """Of two offices of a kind one is kept."""

    seat: Seat
    office: str
    returned: tuple[str, ...]


class UnitsReady(Event):
    """All units turn to their active side."""


class Committed(Event):
    """All hands for the king open: ducats, votes or power."""

    demand: str
    amounts: tuple[int, ...]

    @property
    def reveals(self) -> bool:
        return True


class HostSent(Event):
    """Units for the Noble Host."""

    seat: Seat
    units: Army


class TiedRanked(Event):
    """The Royal Representative has put the tied in order."""

    seat: Seat
    seats: tuple[Seat, ...]


class FavourRanked(Event):
    """The royal support track is new."""

    seats: tuple[Seat, ...]


class ActVoted(Event):
    """All sides open; for each seat whether for, and with how many votes."""

    act: str
    sides: tuple[bool, ...]
    votes: tuple[int, ...]
    votes_for: int
    votes_against: int

    @property
    def reveals(self) -> bool:
        return True


class ActTieSettled(Event):
    """The Royal Representative has decided an even vote."""

    seat: Seat
    passed: bool


class ActPassed(Event):
    """An Act of Law is in force."""

    act: str


class ActRejected(Event):
    """An Act of Law is out of the game."""

    act: str


class OfficesTurned(Event):
    """Offices show their back side."""

    act: str
    offices: tuple[str, ...]


class PrestigeScored(Event):
    """Points of offices, and bonuses among them."""

    seat: Seat
    vp: int
    bonus: int


class CountryScored(Event):
    """A crowned country: markers and points of each seat."""

    country: str
    space: int
    first: int
    second: int
    markers: tuple[int, ...]
    points: tuple[int, ...]


class SealAwarded(Event):
    """A House marker goes on a seal."""

    seat: Seat
    country: str
    decided_by: Seat | None = None


class ArmyKept(Event):
    """Units kept, units given up and the price."""

    seat: Seat
    kept: Army
    lost: Army
    ducats: int


class GrantsScored(Event):
    """Points of the royal support track at the end."""

    seat: Seat
    vp: int


class RibbonScored(Event):
    """Points of a golden ribbon."""

    seat: Seat
    figure: str
    items: int
    vp: int
    space: int = 0
    """Of a support track, if that is what counts; space I is 1."""


class FinalScore(Event):
    """All points of a House."""

    seat: Seat
    vp: int
