"""A position of The Princes of Florence, and the questions that many rules ask of it."""

from __future__ import annotations

from msgspec import Struct

from ...kernel.game import Game
from ...kernel.values import Seat, Value
from .cards import BUILDINGS, COUNTS, FREEDOMS, LANDSCAPES
from .components import (
    BonusId,
    CharacterId,
    FreedomId,
    ObjectId,
    PrestigeId,
    ProfessionId,
    TileId,
)
from .grid import PALAZZO, Mask


class Placed(Value):
    """A tile in a principality."""

    tile: TileId
    cells: Mask
    """Those that lie in this principality."""
    partner: Seat | None = None
    """PF-17.19: with whom a joint building is shared."""


class Under(Value):
    """PF-14.3: a card put under a deck by somebody who knows it."""

    card: str
    by: Seat


class Deck(Value):
    """A face-down deck: cards in no order anybody could know, above cards put under them."""

    loose: tuple[str, ...] = ()
    under: tuple[Under, ...] = ()
    """From top to bottom."""

    def __len__(self) -> int:
        return len(self.loose) + len(self.under)


class Stake(Value):
    """PF-16.6: a marker on a bid space of a character card."""

    character: CharacterId
    florins: int


class Player(Struct, gc=False, forbid_unknown_fields=True):
    """One house: its purse, its cards and its principality."""

    florins: int
    prestige: int = 0
    hand: tuple[ProfessionId, ...] = ()
    recruited: tuple[ProfessionId, ...] = ()
    """PF-14: cards of the hand that were recruited, which everybody has seen."""
    recruits: int = 0
    """Recruitment cards in hand."""
    table: tuple[ProfessionId, ...] = ()
    """Profession cards lying face up beside the board."""
    recruits_on_table: int = 0
    bonus: tuple[BonusId, ...] = ()
    prestige_cards: tuple[PrestigeId, ...] = ()
    jesters: int = 0
    architects: int = 0
    freedoms: tuple[FreedomId, ...] = ()
    buildings: tuple[Placed, ...] = ()
    landscapes: tuple[Placed, ...] = ()
    bought: int = 0
    """Profession cards bought, which may be any the deck held."""
    returned: ProfessionId | None = None
    """PF-14.3: the starting card this player gave back and remembers."""
    served: ObjectId | None = None
    """PF-4.11: the stack on which the marker lies in phase A."""
    withdrawn: bool = False
    best_work: int = 0
    """PF-7.8: the highest work value of this round."""
    character: CharacterId | None = None
    spent: bool = False
    """Whether the character has been used."""
    stake: Stake | None = None
    out: bool = False
    """PF-16.6: passed in this phase A2."""

    @property
    def cards(self) -> int:
        """PF-7.2: profession and recruitment cards, in hand and on the table."""
        return len(self.hand) + self.recruits + len(self.table) + self.recruits_on_table

    @property
    def built(self) -> Mask:
        """The cells under buildings."""
        mask = 0
        for each in self.buildings:
            mask |= each.cells
        return mask

    @property
    def covered(self) -> Mask:
        """The cells under tiles."""
        mask = self.built
        for each in self.landscapes:
            mask |= each.cells
        return mask

    def has_building(self, tile: TileId) -> bool:
        return tile in [each.tile for each in self.buildings]

    def landscapes_of(self, tile: TileId) -> int:
        return [each.tile for each in self.landscapes].count(tile)

    def has(self, character: CharacterId) -> bool:
        """Whether this character lies before the player, unused."""
        return self.character == character and not self.spent


class Florence(Game):
    """Seven rounds of auctions and actions."""

    players: list[Player]
    muse: bool = False
    """PF-16: played with Muse and Princess."""
    cooperative: bool = False
    """PF-17: played with cooperative building."""
    round: int = 0
    phase: str = "setup"
    start: Seat = 0
    """The start player of the round."""
    professions: Deck = Deck()
    prestige_deck: Deck = Deck()
    bonus_deck: Deck = Deck()
    bonus_out: tuple[BonusId, ...] = ()
    """PF-7.10: bonus cards that were used."""
    buildings_left: tuple[int, ...] = tuple(each.copies for each in BUILDINGS.values())
    landscapes_left: tuple[int, ...] = tuple(each.copies for each in LANDSCAPES.values())
    freedoms_left: tuple[int, ...] = (0,) * len(FREEDOMS)
    jesters_left: int = COUNTS.jesters
    architects_left: int = COUNTS.architects
    recruits_left: int = COUNTS.recruitment_cards
    banker: int = 0
    """PF-16.3: the florins on the Banker."""
    taken: tuple[CharacterId, ...] = ()
    """PF-16.7: the characters taken in this phase A2."""

    @property
    def palazzo(self) -> Mask:
        return PALAZZO[self.cooperative]

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """PF-1.3: everybody once, from this seat on."""
        seats = tuple(range(len(self.players)))
        return seats[seat:] + seats[:seat]
