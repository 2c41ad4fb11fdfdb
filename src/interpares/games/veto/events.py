"""What happened, for the log and the page. The rules never read it."""

from __future__ import annotations

from ...kernel.game import Event
from ...kernel.values import Seat
from .game import NOBODY, NONE
from .words import Departure, Fate, ObjectKind, Phase
from .words import Field as FieldOf


class DeckShown(Event):
    """VE-2.5: faction and strategy are public."""

    seat: Seat
    faction: str
    strategy: str
    cards: int

    @property
    def reveals(self) -> bool:
        return True


class OwnCardShown(Event):
    """VE-2.5: a home-made card that is in some deck; whose, and how often, is not told."""

    card: str

    @property
    def reveals(self) -> bool:
        return True


class FactionTaken(Event):
    """VE-12.1: somebody else leads that faction already; the seat chooses again."""

    seat: Seat
    faction: str

    @property
    def reveals(self) -> bool:
        return True


class HandKept(Event):
    """VE-2.10"""

    seat: Seat

    @property
    def reveals(self) -> bool:
        return True


class HandRedrawn(Event):
    """VE-2.10"""

    seat: Seat

    @property
    def reveals(self) -> bool:
        return True


class RoundBegun(Event):
    round: int


class PhaseBegun(Event):
    phase: Phase


class Bribed(Event):
    """VE-4.5"""

    seat: Seat
    dukats: int
    points: int


class InitiativeSums(Event):
    """VE-4.3: the sums of all seats."""

    sums: tuple[int, ...]


class InitiativeTaken(Event):
    seat: Seat


class AllUnmarked(Event):
    """VE-4.10"""

    pieces: tuple[int, ...]


class Drawn(Event):
    """How many; the cards are for the eyes of the owner."""

    seat: Seat
    count: int


class DrawnCards(Event):
    seat: Seat
    cards: tuple[str, ...]

    @property
    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @property
    def reveals(self) -> bool:
        return True


class Reshuffled(Event):
    """VE-3.4: the discard pile has become the cupboard."""

    seat: Seat


class CupboardShuffled(Event):
    seat: Seat


class CardsDiscarded(Event):
    """From a hand, or from the top of a cupboard."""

    seat: Seat
    cards: tuple[str, ...]

    @property
    def reveals(self) -> bool:
        return True


class Settled(Event):
    """VE-4.16"""

    seat: Seat
    net: int
    dukats: int


class ElectionAnnounced(Event):
    seat: Seat


class ElectionCancelled(Event):
    pass


class ElectionLapsed(Event):
    """VE-10.6"""


class VoicePassed(Event):
    """VE-5.1: who is at voice now."""

    seat: Seat


class Yielded(Event):
    seat: Seat


class BeneSaid(Event):
    """VE-5.4, VE-8.12: in a turn or in a fight; not in windows."""

    seat: Seat


class ObjectDeclared(Event):
    """VE-5.8: something lies on the stack now."""

    seat: Seat
    number: int
    kind: ObjectKind
    card: str
    piece: int = NONE
    ability: str = ""
    targets: tuple[str, ...] = ()
    """The cards and players it is aimed at, by their names."""
    reply: bool = False
    field: FieldOf | None = None

    @property
    def reveals(self) -> bool:
        return True


class ObjectNegated(Event):
    number: int
    kind: ObjectKind
    card: str
    fate: Fate


class ObjectFizzled(Event):
    """VE-6.14: nothing is left that it could be aimed at."""

    number: int
    card: str


class ObjectUnpaid(Event):
    """VE-5.11: the price cannot be paid any more."""

    number: int
    card: str


class CardEntered(Event):
    """A card is in play now."""

    seat: Seat
    card: str
    piece: int
    host: str = ""
    field: FieldOf | None = None


class CardLeft(Event):
    card: str
    piece: int
    owner: Seat
    how: Departure
    turned_up: bool = False
    """A thrust that had lain face down."""

    @property
    def reveals(self) -> bool:
        return self.turned_up


class ThrustLaid(Event):
    """VE-9.11: under a character; only a face-up one is seen."""

    seat: Seat
    character: str
    card: str = ""

    @property
    def reveals(self) -> bool:
        # VE-5.19: a face-down one shows nothing, but it is binding like every declaration.
        return True


class CardMarked(Event):
    card: str
    piece: int


class CardUnmarked(Event):
    card: str
    piece: int


class CharacterMoved(Event):
    card: str
    piece: int
    field: FieldOf


class ControlTaken(Event):
    seat: Seat
    card: str
    piece: int

    @property
    def reveals(self) -> bool:
        # VE-3.8: the new controller looks at what lies face down under the card.
        return True


class ControlReturned(Event):
    seat: Seat
    card: str
    piece: int

    @property
    def reveals(self) -> bool:
        # VE-3.8: as when it was taken.
        return True


class MarkersPut(Event):
    card: str
    piece: int
    markers: int


class DukatsMoved(Event):
    """`NOBODY` is the bank."""

    giver: Seat
    taker: Seat
    amount: int


class KreskiMoved(Event):
    """`NOBODY` is the common pool."""

    giver: Seat
    taker: Seat
    amount: int


class AgitationDone(Event):
    """VE-7.3, VE-7.4"""

    seat: Seat
    card: str
    worth: int
    against: Seat = NOBODY


class AgitationFailed(Event):
    """VE-7.10"""

    card: str


class CupboardLookedAt(Event):
    seat: Seat
    owner: Seat
    count: int


class CardsSeen(Event):
    """VE-3.12: for the eyes of one player."""

    seat: Seat
    owner: Seat
    cards: tuple[str, ...]

    @property
    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @property
    def reveals(self) -> bool:
        return True


class CardsShown(Event):
    """Everybody has seen them."""

    owner: Seat
    cards: tuple[str, ...]

    @property
    def reveals(self) -> bool:
        return True


class CardsTaken(Event):
    """Into the hand, unseen."""

    seat: Seat
    count: int


class NothingFound(Event):
    """VE-2.14"""

    seat: Seat


class OptionChosen(Event):
    """VE-D28 to VE-D30"""

    seat: Seat
    card: str
    option: int


class FameCounted(Event):
    """VE-10.3"""

    seat: Seat
    kreski: int


class EffectExpired(Event):
    card: str


class PlayerEliminated(Event):
    """VE-12.5"""

    seat: Seat


class Conceded(Event):
    seat: Seat
