"""A position of Signorie, and the questions that many rules ask of it."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from ...kernel.game import Game
from ...kernel.values import Seat, Value
from .cards import CAREERS, COLOURS, COUNTS, MARRIED_AT_START, NEXT_SPACE, ROWS, THRESHOLD
from .components import (
    CityId,
    HelperId,
    PlayerColourId,
    RewardId,
    Sex,
    TaskId,
    TokenId,
)

Source = Literal[
    "mission",
    "dowry",
    "initiative",
    "helper",
    "wedding",
    "reward",
    "purchase",
    "career",
    "plan",
]
SOURCES: tuple[Source, ...] = get_args(Source)
"""Where victory points come from."""


class Pawn(Value):
    """A member of a family in a city."""

    seat: Seat
    sex: Sex


class City(Value):
    """A city in play."""

    id: CityId
    pawns: tuple[Pawn, ...] = ()
    """On its spaces, from the lowest value on."""
    marriage: TokenId | None = None
    mission: TokenId | None = None

    @property
    def free(self) -> int | None:
        """SI-MIS.2, SI-MAR.1: the value of the lowest empty space; None if the city is full."""
        return NEXT_SPACE[self.id][len(self.pawns)]


class Player(Struct, gc=False, forbid_unknown_fields=True):
    """One family: its purse, its members and its board."""

    colour: PlayerColourId
    florins: int
    men: int
    """In the own pool."""
    women: int
    men_in_supply: int
    women_in_supply: int
    careers: tuple[tuple[int, ...], ...] = ((),) * len(CAREERS)
    """For each career track the ranks of the men on it, rising."""
    dice: tuple[int, ...] = (0,) * len(COLOURS)
    """The die on each action space; 0 if it is empty."""
    helpers: tuple[HelperId, ...] = ()
    brides: int = 0
    rows: tuple[tuple[TokenId, ...], ...] = ((),) * len(ROWS)
    """Face-up tokens beside each row of the plan."""
    face_down: tuple[int, ...] = (0,) * len(ROWS)
    """How many face-down tokens lie beside each row."""
    men_in_threshold: int = 0
    women_in_threshold: int = 0
    initiative: int = 0
    """The space of the own disc."""
    passed: bool = False
    scored: tuple[int, ...] = (0,) * len(SOURCES)
    """Victory points by source."""

    @property
    def vp(self) -> int:
        return sum(self.scored)

    @property
    def total(self) -> int:
        """SI-REW.4: the sum of the dice on the board."""
        return sum(self.dice)

    @property
    def threshold(self) -> int:
        """SI-REW.4: how high that sum may be."""
        return THRESHOLD[self.men_in_threshold + self.women_in_threshold]

    @property
    def married(self) -> int:
        """SI-OFF.1: the head of the family, and every son with a bride."""
        return MARRIED_AT_START + self.brides


class Signorie(Game):
    """Seven rounds of dice, careers and alliances."""

    players: list[Player]
    round: int = 0
    phase: str = "preparation"
    order: tuple[Seat, ...] = ()
    """The turn order."""
    discs: tuple[Seat, ...] = ()
    """SI-ADV.7: by when the initiative discs came to their spaces; of two on one space the later
    lies on top."""
    cities: tuple[City, ...] = ()
    """Those in play."""
    stack: tuple[TokenId, ...] = ()
    """Alliance tokens to be drawn, in no order anybody could know."""
    face_down: tuple[TokenId, ...] = ()
    """Those beside rows whose fronts nobody ever sees, in no order."""
    removed: tuple[TokenId, ...] = ()
    """SI-SET.10: out of the game, and seen by nobody."""
    dice: tuple[tuple[int, ...], ...] = ((),) * len(COLOURS)
    """The dice pool: for each colour the values, rising."""
    tasks: tuple[TaskId, ...] = ()
    """The token on each task space."""
    rewards: tuple[RewardId, ...] = ()
    """The reward of each round."""

    @property
    def reward(self) -> RewardId:
        """The reward of this round."""
        return self.rewards[self.round - 1]

    @property
    def helpers_left(self) -> int:
        """SI-LIM.2: helper discs in the bank."""
        return COUNTS["helper_disc"] - sum([len(each.helpers) for each in self.players])

    @property
    def brides_left(self) -> int:
        """SI-LIM.3: brides in the bank."""
        return COUNTS["bride"] - sum([each.brides for each in self.players])

    def in_cities(self, seat: Seat, sex: Sex) -> list[CityId]:
        """The city of every man, or woman, of a seat that stands in one."""
        pawn = Pawn(seat, sex)
        return [city.id for city in self.cities for each in city.pawns if each == pawn]
