"""The data files as values, looked up by id."""

from __future__ import annotations

from ...datafiles import files_of, open_box, packaged
from .checks import Box, box_flaws
from .components import (
    Conflict,
    ConflictId,
    FiefId,
    KingId,
    Law,
    LawId,
    OfficeId,
    ProvinceId,
    Rank,
    Senator,
)

READ = packaged(__package__)
BOX = open_box(READ, Box, box_flaws)
FILES = files_of(Box)

NUMBERS = BOX.board.numbers
SUPPLY = BOX.board.estate_supply
TRADE = BOX.board.trade

AGES: tuple[str, ...] = tuple(age.id for age in BOX.board.age)
KINGS_OF: dict[str, tuple[KingId, ...]] = {
    age: tuple(king.id for king in BOX.kings.king if king.age == age) for age in AGES
}
KING_SYMBOL: dict[KingId, str] = {king.id: king.symbol for king in BOX.kings.king}

PROVINCES: tuple[ProvinceId, ...] = tuple(each.id for each in BOX.board.province)
PROVINCE: dict[ProvinceId, int] = {each: at for at, each in enumerate(PROVINCES)}
"""The place of each province in a row of estates."""
FIEFS: tuple[FiefId, ...] = tuple(each.id for each in BOX.board.fief)
FIEF: dict[FiefId, int] = {each: at for at, each in enumerate(FIEFS)}
FIEFS_OF: dict[ProvinceId, tuple[int, ...]] = {
    each.id: tuple(FIEF[fief] for fief in each.fiefs) for each in BOX.board.province
}
PROVINCE_OF_FIEF: dict[FiefId, ProvinceId] = {each.id: each.province for each in BOX.board.fief}

SLOTS: tuple[str, ...] = tuple(each.roman for each in BOX.board.conflict_slot)
"""Places for Conflict cards, in the order in which they are resolved."""
SEJM_PLACES: tuple[str, ...] = tuple(str(each + 1) for each in range(NUMBERS.sejm_slots))
"""Places for Laws, from left to right."""
SLOTS_OF: dict[str, tuple[int, int]] = {
    each.id: (each.slots[0] - 1, each.slots[1] - 1) for each in BOX.board.power
}
POWER_OF: dict[ProvinceId, str] = {each.id: each.power for each in BOX.board.province}
BUILDINGS: tuple[str, ...] = tuple(each.id for each in BOX.board.building)
BUILDING_STRENGTH: tuple[int, ...] = tuple(each.strength for each in BOX.board.building)
PAWNS = {each.id: each for each in BOX.board.pawn}

FAMILIES: tuple[str, ...] = tuple(each.id for each in BOX.families.family)
DECK: tuple[Rank, ...] = BOX.families.deck.ranks
STRENGTH: dict[Rank, int] = {each.id: each.strength for each in BOX.families.rank}
INFLUENCE: dict[Rank, int] = {each.id: each.influence for each in BOX.families.rank}

SENATORS: dict[OfficeId, Senator] = {
    each.id: each for each in sorted(BOX.senators.senator, key=lambda senator: senator.order)
}
OFFICES: tuple[OfficeId, ...] = tuple(SENATORS)
"""MA-2.4: the offices, one card each, in the order in which they are resolved."""
PRIMATE = OFFICES[0]
LAWS: dict[LawId, Law] = {each.id: each for each in BOX.laws.law}
CONFLICTS: dict[ConflictId, Conflict] = {each.id: each for each in BOX.conflicts.conflict}
SCALE: dict[int, dict[ConflictId, int]] = {
    seats: {each.id: each.scale[str(seats)] for each in BOX.conflicts.conflict}
    for seats in range(BOX.board.game.min_players, BOX.board.game.max_players + 1)
}


def card(card_id: str) -> Senator | Law:
    """The Senator or Law with this id; no two share one."""
    return SENATORS.get(card_id) or LAWS[card_id]
