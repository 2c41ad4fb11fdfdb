"""What happens, for the log and the client."""

from __future__ import annotations

from ...kernel.game import Event
from ...kernel.values import Seat


class Chosen(Event):
    """A player has chosen the starting cards."""

    seat: Seat


class RoundBegun(Event):
    """A round begins."""

    round: int
    minimum: int
    start: Seat


class ObjectNamed(Event):
    """An auction begins."""

    seat: Seat
    object: str
    florins: int


class BidMade(Event):
    """The highest bid rises."""

    seat: Seat
    florins: int


class Passed(Event):
    """Not for that price."""

    seat: Seat
    forced: bool = False
    """Everybody can see that nothing else was possible."""


class Withdrew(Event):
    """A player gets no object in this round."""

    seat: Seat
    forced: bool = False


class ObjectBought(Event):
    """Somebody obtains an object."""

    seat: Seat
    object: str
    florins: int


class TilePlaced(Event):
    """A tile lies in a principality."""

    seat: Seat
    tile: str
    cells: str


class Gained(Event):
    """Prestige points, and what for."""

    seat: Seat
    points: int
    reason: str


class Sold(Event):
    """Prestige points are given back for florins."""

    seat: Seat
    points: int
    florins: int


class Looked(Event):
    """A player looks at cards from the top of a deck."""

    seat: Seat
    deck: str
    count: int


class CardsSeen(Event):
    """The cards themselves, for the one who looks at them."""

    seat: Seat
    deck: str
    cards: tuple[str, ...]

    @property
    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @property
    def reveals(self) -> bool:
        return True


class CardKept(Event):
    """One of the cards is kept; which one is nobody's business."""

    seat: Seat
    deck: str


class CardKnown(Event):
    """The card that was kept, for the one who keeps it."""

    seat: Seat
    deck: str
    card: str

    @property
    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)


class Recruited(Event):
    """A profession card changes hands for a recruitment card."""

    seat: Seat
    profession: str
    owner: Seat


class TurnBegun(Event):
    """A player's actions begin."""

    seat: Seat
    actions: int


class WorkBegun(Event):
    """A profession card is laid down for a Work."""

    seat: Seat
    profession: str
    known: bool = False
    """It had been recruited, so everybody has seen it before."""

    @property
    def reveals(self) -> bool:
        return not self.known


class BonusDeclared(Event):
    """A bonus card goes with the Work."""

    seat: Seat
    card: str

    @property
    def reveals(self) -> bool:
        return True


class WorkCompleted(Event):
    """A Work with its value, and where it comes from."""

    seat: Seat
    profession: str | None
    """None for a Work of the Princess."""
    value: int
    florins: int
    building: int = 0
    landscape: int = 0
    freedom: int = 0
    jesters: int = 0
    cards: int = 0
    bonus: tuple[str, ...] = ()
    bonus_values: tuple[int, ...] = ()
    muse: int = 0
    architects: int = 0


class Exchanged(Event):
    """Florins become prestige points."""

    seat: Seat
    points: int
    florins: int


class Built(Event):
    """A building is erected."""

    seat: Seat
    building: str
    cells: str
    florins: int


class FreedomDeclared(Event):
    """A freedom is declared."""

    seat: Seat
    freedom: str


class CardBought(Event):
    """A profession or bonus card is paid for."""

    seat: Seat
    deck: str
    florins: int


class TurnEnded(Event):
    """A player's turn is over."""

    seat: Seat


class BestWork(Event):
    """The best Work of the round."""

    seats: tuple[Seat, ...]
    value: int


class MarkerPut(Event):
    """A marker lies on a bid space."""

    seat: Seat
    character: str
    florins: int
    outbid: Seat | None = None


class CharacterTaken(Event):
    """A stake is paid and the character taken."""

    seat: Seat
    character: str
    florins: int


class BankerPaid(Event):
    """The Banker pays out what lay on the card, less the stake."""

    seat: Seat
    florins: int


class RankTaken(Event):
    """The Merchant brings prestige points."""

    seat: Seat
    rank: int


class ObjectFree(Event):
    """The Merchant pays."""

    seat: Seat
    object: str


class CharacterLapsed(Event):
    """A character goes back unused."""

    seat: Seat
    character: str


class Proposed(Event):
    """A joint building is proposed."""

    seat: Seat
    to: Seat
    building: str
    at: str
    beyond: str
    florins: int


class Answered(Event):
    """A proposal or counter-offer is rejected."""

    seat: Seat
    to: Seat


class Countered(Event):
    """A proposal is answered with another one."""

    seat: Seat
    to: Seat
    building: str
    at: str
    beyond: str
    florins: int


class BuiltJointly(Event):
    """A joint building is erected."""

    seat: Seat
    partner: Seat
    building: str
    at: str
    beyond: str
    florins: int
    """What the partner paid."""


class PrestigeScored(Event):
    """A prestige card is turned over."""

    seat: Seat
    card: str
    points: int

    @property
    def reveals(self) -> bool:
        return True


class Final(Event):
    """The final prestige of a player."""

    seat: Seat
    prestige: int
    florins: int
