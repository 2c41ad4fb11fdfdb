"""What lies in the box: ids, and the types of setup.toml, alliances.toml and plans.toml."""

from __future__ import annotations

from typing import Literal

from ...datafiles import File, Named, Sourced

# Ids of things that data defines.
PlayerColourId = str
ColourId = str
"""A colour of action dice, and the column of that colour."""
CareerId = str
RowId = str
"""A row of a plan: a career or the marriages."""
CityId = str
HouseId = str
TokenId = str
TaskId = str
TaskSpaceId = str
HelperId = str
RewardId = str

Sex = Literal["man", "woman"]
SEXES: tuple[Sex, ...] = ("man", "woman")


class GameFacts(Named, kw_only=True):
    """The numbers of the rules."""

    designers: tuple[str, ...]
    artist: str
    publisher: str
    year: int
    min_players: int
    max_players: int
    rounds: int
    dice_limit_per_player_per_round: int
    base_threshold: int
    threshold_step_per_pawn: int
    threshold_max_pawns_per_player: int
    threshold_max: int
    row_scoring_minimum_tokens: int
    facedown_alliance_vp: int
    dowry_max: int
    dowry_vp_per_florin: int
    reward_florins_instead_of_bonus: int
    reward_bonus_rounds: tuple[int, ...]
    reward_vp_rounds: tuple[int, ...]
    reward_vp_purchase_cost: int
    reward_vp_purchase_vp: int
    wedding_florins: int
    wedding_florins_rounds: tuple[int, ...]
    max_weddings_per_player: int


class Start(Sourced, kw_only=True):
    """What every player begins with."""

    florins: int
    men_in_pool: int
    women_in_pool: int
    men_in_supply: int
    women_in_supply: int
    vp: int
    helpers: int
    brides: int


class StartingPosition(Named, kw_only=True):
    """What a place in the first turn order brings."""

    position: int
    extra_florins: int


class PlayerCount(Named, kw_only=True):
    """What depends on the number of players."""

    players: int
    action_dice_per_colour: int
    action_dice_total: int
    cities_in_play: int
    cities_removed_at_random: int
    alliance_slots: int
    alliance_tokens_removed_per_house: int
    alliance_tokens_in_game: int


class Component(Named, kw_only=True):
    """A line of the component list."""

    count: int = 0
    per_player: int = 0
    per_colour: int = 0
    denominations: tuple[int, ...] = ()
    limited: bool = False


class SetUp(File, kw_only=True):
    """setup.toml"""

    game: GameFacts
    start: Start
    starting_position: tuple[StartingPosition, ...]
    player_count: tuple[PlayerCount, ...]
    player_colour: tuple[Named, ...]
    component: tuple[Component, ...]


class House(Named, kw_only=True):
    """One of the six great houses."""

    order: int
    colour: str
    tokens: int


class Token(Named, kw_only=True):
    """An alliance token."""

    house: HouseId
    vp: int
    back_vp: int


class Alliances(File, kw_only=True):
    """alliances.toml"""

    house: tuple[House, ...]
    alliance_token: tuple[Token, ...]


class Plan(Named, kw_only=True):
    """The plan of a player board: the shields of its rows."""

    player_colour: PlayerColourId
    political: tuple[HouseId, ...]
    clerical: tuple[HouseId, ...]
    military: tuple[HouseId, ...]
    marriage: tuple[HouseId, ...]

    @property
    def rows(self) -> tuple[tuple[HouseId, ...], ...]:
        return self.political, self.clerical, self.military, self.marriage


class Plans(File, kw_only=True):
    """plans.toml"""

    plan: tuple[Plan, ...]
