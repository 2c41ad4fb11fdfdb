"""What happens before the Sejm, for the log and the client."""

from __future__ import annotations

from ...kernel.game import Event
from ...kernel.values import Seat
from .components import Army


class OfficeGained(Event):
    """An office has a new holder."""

    seat: Seat
    office: str


class FirstPlayer(Event):
    """The first player marker lies before this player."""

    seat: Seat


class RoundBegun(Event):
    """A round begins: its Sejm card, its demand, its Figures."""

    round: int
    sejm: str
    demand: str
    figures: tuple[str, ...]

    @property
    def reveals(self) -> bool:
        return True


class AllCrowned(Event):
    """All Foreign Policy markers show the crown for the last round."""


class PhaseBegun(Event):
    """A phase begins, in this order."""

    phase: str
    order: tuple[Seat, ...]


class IncomeTaken(Event):
    """Ducats of the income phase, and of which offices."""

    seat: Seat
    ducats: int
    offices: tuple[str, ...]


class CardDrawn(Event):
    """A Policy card is drawn; which one only its owner knows."""

    seat: Seat
    deck: str

    @property
    def reveals(self) -> bool:
        return True


class CardKnown(Event):
    """The card somebody drew, for that player alone."""

    seat: Seat
    card: str

    @property
    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @property
    def reveals(self) -> bool:
        return True


class DeckReshuffled(Event):
    """A discard pile becomes the deck."""

    deck: str


class Passed(Event):
    """Nothing is done."""

    seat: Seat
    phase: str
    forced: bool = False
    """Everybody can see that nothing else was possible."""


class CardPlayed(Event):
    """A Policy card is played for its effect."""

    seat: Seat
    card: str

    @property
    def reveals(self) -> bool:
        return True


class CardsDiscarded(Event):
    """Policy cards are discarded, openly, and what for."""

    seat: Seat
    cards: tuple[str, ...]
    purpose: str

    @property
    def reveals(self) -> bool:
        return True


class ClientGained(Event):
    """A client more for this round, and by what."""

    seat: Seat
    by: str


class FirstPlayerTaken(Event):
    """The first player marker is taken."""

    seat: Seat


class SenatorNamed(Event):
    """A player is named for Death of a Senator."""

    seat: Seat
    target: Seat


class OfficeReturned(Event):
    """An office is available again."""

    seat: Seat
    office: str


class ChurchFounded(Event):
    """Ducats for points and protection."""

    seat: Seat
    ducats: int
    vp: int


class DucatsGained(Event):
    """Ducats from the supply, and what for."""

    seat: Seat
    ducats: int
    by: str


class Crowned(Event):
    """A Foreign Policy marker shows its crown."""

    seat: Seat
    country: str


class CountryMoved(Event):
    """A country has another space on the foreign policy track."""

    country: str
    space: int


class PactMade(Event):
    """A country is closed for this round."""

    seat: Seat
    country: str


class UnitsGained(Event):
    """Units from the supply."""

    seat: Seat
    units: Army
    by: str


class Attacked(Event):
    """A combat begins."""

    seat: Seat
    target: Seat
    card: str


class Rolled(Event):
    """A step of combat: dice, damage and wounds of attacker and defender; die 0 is none."""

    unit: str
    attacker: Seat
    defender: Seat
    attacker_die: int
    defender_die: int
    attacker_damage: int
    defender_damage: int
    wounds_on_attacker: int
    wounds_on_defender: int

    @property
    def reveals(self) -> bool:
        return True


class UnitsLost(Event):
    """Units go back to the supply."""

    seat: Seat
    units: Army


class CombatWon(Event):
    """The attacker is stronger at the end."""

    seat: Seat
    target: Seat
    power: int
    against: int


class CombatLost(Event):
    """The attack fails."""

    seat: Seat
    target: Seat
    power: int
    against: int


class FigureAbducted(Event):
    """A Figure is carried off with its gold."""

    seat: Seat
    target: Seat
    figure: str
    gold: int


class DucatsSacked(Event):
    """Half of the ducats change hands."""

    seat: Seat
    target: Seat
    ducats: int


class PointsTaken(Event):
    """Points change hands."""

    seat: Seat
    target: Seat
    vp: int


class NoBooty(Event):
    """A combat won for nothing."""

    seat: Seat
    target: Seat


class CourtHeld(Event):
    """A church court takes a card of this deck from a hand."""

    seat: Seat
    target: Seat
    office: str
    deck: str

    @property
    def reveals(self) -> bool:
        return True


class CourtCard(Event):
    """Which card it was: taker and victim know."""

    seat: Seat
    target: Seat
    card: str

    @property
    def audience(self) -> tuple[Seat, ...]:
        return self.seat, self.target


class HandSpied(Event):
    """Somebody looks at a hand."""

    seat: Seat
    target: Seat

    @property
    def reveals(self) -> bool:
        return True


class HandSeen(Event):
    """What lay in it, for the looker alone."""

    seat: Seat
    target: Seat
    cards: tuple[str, ...]

    @property
    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)


class InfluencePlaced(Event):
    """House markers on a country."""

    seat: Seat
    country: str
    markers: int
    by: str


class ClientPlaced(Event):
    """A client stands on a field."""

    seat: Seat
    field: str
    ducats: int
    idle: bool = False
    """Its action is not carried out."""


class ClientWithdrawn(Event):
    """A client stays away."""

    seat: Seat
    forced: bool = False


class FigureTaken(Event):
    """An open Figure finds a patron."""

    seat: Seat
    figure: str
    gold: int


class FigureBribed(Event):
    """A Figure leaves its patron for another."""

    seat: Seat
    target: Seat
    figure: str
    ducats: int
    gold: int


class OfficeMarked(Event):
    """A House marker on an available office."""

    seat: Seat
    office: str


class StepsPaid(Event):
    """Ducats for steps on a support track."""

    seat: Seat
    ducats: int


class TrackMoved(Event):
    """A step forward on a support track; space I is 1."""

    seat: Seat
    track: str
    space: int


class RepresentativeChanged(Event):
    """A Representative card has a new holder."""

    seat: Seat
    representative: str
