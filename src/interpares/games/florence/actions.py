"""What a player can say."""

from __future__ import annotations

from ...kernel.steps import Action
from ...kernel.values import Seat


class Keep(Action):
    """These of the cards looked at are kept."""

    cards: tuple[str, ...]


class PutUnder(Action):
    """The other cards go under the deck in this order, the first uppermost."""

    cards: tuple[str, ...]


class Name(Action):
    """This object is put up for auction, at the opening price."""

    object: str
    florins: int | None = None
    """May be left out: the opening price is the only one there is."""


class Withdraw(Action):
    """No object in this round."""


class Bid(Action):
    """The highest bid is raised to this."""

    florins: int


class Pass(Action):
    """Not for that price; in phase A2: no character."""


class Buy(Action):
    """This object is bought without an auction."""

    object: str


class Decline(Action):
    """No, or not now."""


class Choose(Action):
    """The type of landscape that is taken."""

    landscape: str


class Place(Action):
    """A tile is laid on these cells, such as `a1a2a3`: a letter for the column, a row number."""

    at: str
    beyond: str = ""
    """The cells of a joint building in the neighbour's principality."""


class Work(Action):
    """A Work is completed with this profession card."""

    profession: str


class AddBonus(Action):
    """A bonus card is declared for the Work."""

    card: str


class Complete(Action):
    """No further bonus cards: the Work is done."""


class PrincessWork(Action):
    """A Work of the Princess."""


class Exchange(Action):
    """So many prestige points for florins."""

    points: int


class Build(Action):
    """This building is erected."""

    building: str


class BuyProfession(Action):
    """A profession card is bought."""


class BuyBonus(Action):
    """A bonus card is bought."""


class Declare(Action):
    """A freedom is declared."""

    freedom: str


class Recruit(Action):
    """A recruitment card is used for this profession card on another player's table."""

    profession: str


class Sell(Action):
    """So many prestige points are given back for florins."""

    points: int


class EndTurn(Action):
    """The turn is over."""


class PutMarker(Action):
    """The marker is put on a bid space of a character card."""

    character: str
    florins: int


class UseProfessor(Action):
    """The Professor brings a card from this deck."""

    deck: str


class TakeRank(Action):
    """The Merchant: as many prestige points as the own rank on the fame track."""


class TakeFree(Action):
    """The Merchant: the object just won costs nothing."""


class PayAndRank(Action):
    """The Merchant: the object just won is paid for, and the rank brings prestige points."""


class Propose(Action):
    """A joint building with a neighbour is proposed."""

    to: Seat
    building: str


class Price(Action):
    """What the partner would pay the active player."""

    florins: int


class Accept(Action):
    """Yes."""


class Reject(Action):
    """No."""


class Counter(Action):
    """Yes, but elsewhere or for another price."""


WITHDRAW = Withdraw()
PASS = Pass()
DECLINE = Decline()
COMPLETE = Complete()
PRINCESS_WORK = PrincessWork()
BUY_PROFESSION = BuyProfession()
BUY_BONUS = BuyBonus()
END_TURN = EndTurn()
TAKE_RANK = TakeRank()
TAKE_FREE = TakeFree()
PAY_AND_RANK = PayAndRank()
ACCEPT = Accept()
REJECT = Reject()
COUNTER = Counter()
