"""What a player can say."""

from __future__ import annotations

from typing import Literal

from ...kernel.steps import Action
from ...kernel.values import Seat
from .components import Deck, Unit


class PickOffice(Action):
    """This office at the beginning of the game."""

    office: str


class ChooseIncome(Action):
    """The income of these offices."""

    offices: tuple[str, ...]


class Draw(Action):
    """A Policy card from this deck."""

    deck: Deck


class Pass(Action):
    """No special action; no influence."""


# Special actions


class PlayClient(Action):
    """One client more for this round."""


class PlayPrimus(Action):
    """The first player marker is taken."""


class PlayDeath(Action):
    """This player loses a senator."""

    target: Seat


class PlayFoundation(Action):
    """A church is founded."""


class PlayRaft(Action):
    """Grain goes down the Vistula for ducats."""


class PlayMission(Action):
    """This country is crowned."""

    country: str


class PlayNegotiations(Action):
    """This country goes to an end of the foreign policy track."""

    country: str
    end: Literal["first", "last"]


class PlayPact(Action):
    """Nobody places House markers on this country in this round."""

    country: str


class PlayEnlistment(Action):
    """Infantry, and one unit of this kind."""

    unit: Unit | Literal["none"]


class PlayAbduction(Action):
    """An attack for a Figure."""

    target: Seat


class PlaySack(Action):
    """An attack for ducats."""

    target: Seat


class PlayForay(Action):
    """An attack for victory points."""

    target: Seat


class HoldCourt(Action):
    """The church court of this office takes a card from a hand."""

    office: str
    target: Seat


class Spy(Action):
    """The lutenist looks at a hand."""

    target: Seat


class SurrenderOffice(Action):
    """This senator has died."""

    office: str


class LoseUnit(Action):
    """A wound: this unit is lost."""

    unit: Unit


class DiscardMilitary(Action):
    """A wound: this Military Policy card is discarded instead."""

    card: str


class Abduct(Action):
    """This Figure is carried off."""

    figure: str


# Foreign policy


class Crown(Action):
    """The Foreign Policy marker of this country is turned to its crown."""

    country: str


class PlaceInfluence(Action):
    """These cards are discarded for House markers on this country."""

    country: str
    cards: tuple[str, ...] = ()


# Clients


class Withdraw(Action):
    """A client stays away from the board."""


class SendEnvoy(Action):
    """Envoy: a House marker on this country."""

    country: str


class TakeFigure(Action):
    """Patronage: this open Figure, with so many ducats on it."""

    figure: str
    gold: int


class BribeFigure(Action):
    """Patronage: this Figure leaves its patron."""

    figure: str


class CallBanners(Action):
    """Calling Banners: a unit of this kind."""

    unit: Unit


class MarkOffice(Action):
    """Vacancy: a House marker on this office."""

    office: str


class HoldFeast(Action):
    """Nobles' Feast: forward on the senatorial track, farther for these cards."""

    cards: tuple[str, ...] = ()


class VisitAcademy(Action):
    """Academy: Policy cards."""


class Farm(Action):
    """Economist: ducats."""

    field: Literal["economist", "economist_five"]


class Agitate(Action):
    """Parliamentary Agitation: forward on the parliamentary track, farther for these ducats."""

    ducats: int


class Block(Action):
    """A client stands on this field and does nothing."""

    field: str


# Sejm


class DiscardForVotes(Action):
    """These Internal Policy cards become votes."""

    cards: tuple[str, ...] = ()


class OfferDucats(Action):
    """So many ducats for votes, in secret."""

    ducats: int


class OfferVotes(Action):
    """So many votes for sale, in secret."""

    votes: int


class NameSeller(Action):
    """Among equals this seller goes next."""

    seller: Seat


class ChooseBuyer(Action):
    """The votes go to this player."""

    buyer: Seat


class Bid(Action):
    """So many votes for the office, in secret."""

    votes: int


class AwardOffice(Action):
    """The tie goes to this player."""

    winner: Seat


class KeepOffice(Action):
    """Of its kind this office is kept."""

    office: str


class Commit(Action):
    """So many ducats or votes for the king, in secret."""

    amount: int


class CommitUnits(Action):
    """These units for the Noble Host, in secret."""

    infantry: int
    hussars: int
    artillery: int


class RankTied(Action):
    """The tied players stand in this order."""

    seats: tuple[Seat, ...]


class VoteFor(Action):
    """For the Act of Law, in secret."""


class VoteAgainst(Action):
    """Against the Act of Law, in secret."""


class PassAct(Action):
    """The tie passes the Act."""


class RejectAct(Action):
    """The tie rejects the Act."""


class AwardSeal(Action):
    """The seal goes to this player."""

    winner: Seat


class Maintain(Action):
    """These units are kept, of the active and of the inactive ones."""

    active: tuple[int, int, int]
    inactive: tuple[int, int, int]


PASS = Pass()
PLAY_CLIENT = PlayClient()
PLAY_PRIMUS = PlayPrimus()
PLAY_FOUNDATION = PlayFoundation()
PLAY_RAFT = PlayRaft()
WITHDRAW = Withdraw()
VISIT_ACADEMY = VisitAcademy()
VOTE_FOR = VoteFor()
VOTE_AGAINST = VoteAgainst()
PASS_ACT = PassAct()
REJECT_ACT = RejectAct()
