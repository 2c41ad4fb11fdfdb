"""The data files as values, looked up by id."""

from __future__ import annotations

from ...datafiles import files_of, open_box, packaged
from .board_types import Building, JoinedLayout, Tile
from .card_types import BonusCard, Character, PrestigeCard, Profession
from .checks import Box, box_flaws
from .components import (
    ArchitectStep,
    BonusId,
    CharacterId,
    FreedomId,
    ObjectId,
    PrestigeId,
    ProfessionId,
    SetUp,
    TileId,
)

READ = packaged(__package__)
BOX = open_box(READ, Box, box_flaws)
FILES = files_of(Box)

NUMBERS = BOX.components.values
COUNTS = BOX.components.counts
NEGOTIATION = BOX.variants.negotiation
OPENING: dict[int, SetUp] = {each.players: each for each in BOX.variants.setup}
"""What depends on the number of players."""
BORDERS: dict[int, JoinedLayout] = {each.players: each for each in BOX.board.joined_layout}

ROUNDS: tuple[int, ...] = tuple(each.number for each in BOX.board.round)
MINIMUM: dict[int, int] = {each.number: each.min_work_value for each in BOX.board.round}
"""The least work value of each round."""
MUSE_BONUS: dict[int, int] = {each.number: each.muse_bonus for each in BOX.board.round}

BUILDINGS: dict[TileId, Building] = {each.id: each for each in BOX.tiles.building}
BUILDING: dict[TileId, int] = {each: at for at, each in enumerate(BUILDINGS)}
"""The place of each building in a row of numbers."""
LANDSCAPES: dict[TileId, Tile] = {each.id: each for each in BOX.tiles.landscape}
LANDSCAPE: dict[TileId, int] = {each: at for at, each in enumerate(LANDSCAPES)}
FREEDOMS: tuple[FreedomId, ...] = tuple(each.id for each in BOX.components.freedom)
PROFESSIONS: dict[ProfessionId, Profession] = {each.id: each for each in BOX.professions.profession}
BONUS: dict[BonusId, BonusCard] = {each.id: each for each in BOX.bonus_cards.bonus_card}
PRESTIGE: dict[PrestigeId, PrestigeCard] = {
    each.id: each for each in BOX.prestige_cards.prestige_card
}
CHARACTERS: dict[CharacterId, Character] = {each.id: each for each in BOX.characters.character}

OBJECTS: tuple[ObjectId, ...] = tuple(each.id for each in BOX.components.auction_object)
LANDSCAPE_OBJECT: ObjectId = BOX.components.auction_object_two_players[0].id
"""PF-15.3: with two players forest, lake and park are this one object."""
OBJECTS_OF_TWO: tuple[ObjectId, ...] = (
    LANDSCAPE_OBJECT,
    *(each for each in OBJECTS if each not in LANDSCAPES),
)
MOST_ARCHITECTS = next(
    each.max_per_player or 0 for each in BOX.components.auction_object if each.id == "architect"
)
ARCHITECTS: dict[int, ArchitectStep] = {each.number: each for each in BOX.components.architect_step}
"""What the first, second and third architect bring."""


def building_cost(architects: int) -> int:
    """PF-5.6: the price of any building."""
    if not architects:
        return NUMBERS.building_cost_without_architect
    return ARCHITECTS[architects].building_cost


def may_touch(architects: int) -> bool:
    """PF-5.6, PF-8.5: whether buildings may stand beside buildings and the palazzo."""
    return architects > 0 and ARCHITECTS[architects].adjacent_buildings_allowed
