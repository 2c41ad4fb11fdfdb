"""What happens, for the log and the page. Every one of them is meant for everybody."""

from __future__ import annotations

from ...kernel.game import Event
from ...kernel.values import Seat


class Shown(Event):
    """An event that brings something hidden to light."""

    @property
    def reveals(self) -> bool:
        return True


class KingElected(Event):
    """A King is revealed."""

    age: str
    king: str
    symbol: str


class KingDied(Event):
    """The King leaves the game."""

    king: str


class EstatesPlaced(Event):
    """Estates appear in a province or fief."""

    seat: Seat
    place: str
    count: int


class EstatesForfeited(Event):
    """Estates could not be supplied."""

    seat: Seat
    count: int


class EstatesLost(Event):
    """Estates leave a province or fief."""

    seat: Seat
    place: str
    count: int


class CardLaid(Event):
    """A face-down card lies at an office."""

    seat: Seat
    place: str


class Committed(Event):
    """A player has laid all cards."""

    seat: Seat


class CardsRevealed(Shown):
    """The cards at one place are turned up; `cards` belong to `seats`, one each."""

    place: str
    subject: str
    seats: tuple[Seat, ...]
    cards: tuple[str, ...]


class OfficeEmpty(Event):
    """Nobody stands for an office."""

    office: str


class PrimateByDefault(Event):
    """Nobody stood for Primate; the last on the track takes the office."""

    seat: Seat


class Tied(Event):
    """Several players are equal and somebody has to decide."""

    seats: tuple[Seat, ...]
    primate: Seat


class Favoured(Event):
    """The Primate has named a player."""

    primate: Seat
    seat: Seat


class OfficeWon(Event):
    """A Senator card goes to a player."""

    seat: Seat
    office: str


class LawsDealt(Event):
    """The Laws of this Sejm."""

    laws: tuple[str, ...]


class LawWon(Event):
    """A Law goes to a player."""

    seat: Seat
    law: str


class ConflictDealt(Event):
    """A Conflict comes to the board."""

    conflict: str
    slot: str


class ConflictReturned(Event):
    """A third Conflict of a full Power is shuffled back."""

    conflict: str


class ConflictWon(Event):
    """The Commonwealth holds."""

    conflict: str
    strength: int
    scale: int


class ConflictLost(Event):
    """The Commonwealth fails."""

    conflict: str
    strength: int
    scale: int


class Penalised(Event):
    """The lowest card pays."""

    seat: Seat


class ConflictDiscarded(Event):
    """A Conflict is out of the game."""

    conflict: str


class Partitioned(Event):
    """A province is partitioned."""

    province: str


class Restored(Event):
    """A province is partitioned no longer."""

    province: str


class SilentSejm(Event):
    """Silent Sejm pawns stand in every province."""


class BlackClouds(Event):
    """The Black Clouds pawn stands in Prussia."""


class Declared(Event):
    """A player plays a Senator or Law."""

    seat: Seat
    card: str
    target: str | None = None
    victim: Seat | None = None
    place: str = ""
    """The office, Law or slot it is about; for Entail the province that pays."""


class Passed(Event):
    """A turn in a window ends."""

    seat: Seat


class Modified(Event):
    """A card counts for more or less."""

    seat: Seat
    amount: int
    total: int


class Built(Event):
    """A building rises."""

    building: str
    province: str


class Vetoed(Event):
    """VETO! strikes an action."""

    seat: Seat
    card: str


class LawMoved(Event):
    """A Law changes hands."""

    law: str
    giver: Seat
    receiver: Seat


class LawLost(Event):
    """A Law goes out of the game unused."""

    seat: Seat
    law: str


class Proposed(Event):
    """A trade is proposed."""

    seat: Seat
    to: Seat
    give: tuple[str, ...]
    take: tuple[str, ...]


class Declined(Event):
    """A trade is turned down."""

    seat: Seat
    to: Seat


class Pledged(Event):
    """A Law is promised to the Primate."""

    seat: Seat
    law: str


class TrackOrdered(Event):
    """The order for the next Age."""

    track: tuple[Seat, ...]


class AgeBegan(Event):
    """A new Age; all family cards and Senators are back."""

    age: str


class Collapsed(Event):
    """The Third Partition."""

    age: str


class WealthCounted(Event):
    """The final reckoning of one player."""

    seat: Seat
    estates: int
    standing: int
    fiefs: int
    laws: int
    wealth: int


class Won(Event):
    """The winner."""

    seat: Seat
    wealth: int
