"""The Princes of Florence in short: what a player stands at while a plan is made for the rounds."""

from __future__ import annotations

from msgspec import Struct

from ..games.florence.cards import (
    BUILDINGS,
    FREEDOMS,
    LANDSCAPES,
    MOST_ARCHITECTS,
    NUMBERS,
    PROFESSIONS,
    building_cost,
)
from ..games.florence.components import PrestigeId, ProfessionId
from ..kernel.values import Value

Wishes = int
"""A set of buildings, landscapes and freedoms: those owned, or those a card wishes for."""

ITEMS = (*BUILDINGS, *LANDSCAPES, *FREEDOMS)
BIT: dict[str, Wishes] = {each: 1 << at for at, each in enumerate(ITEMS)}
ITEM: dict[Wishes, str] = {bit: each for each, bit in BIT.items()}
ALL_BUILDINGS = sum(BIT[each] for each in BUILDINGS)
ALL_LANDSCAPES = sum(BIT[each] for each in LANDSCAPES)
ALL_FREEDOMS = sum(BIT[each] for each in FREEDOMS)
WISHES: dict[ProfessionId, Wishes] = {
    card: BIT[each.building] | BIT[each.landscape] | BIT[each.freedom]
    for card, each in PROFESSIONS.items()
}
PROFESSION: dict[Wishes, ProfessionId] = {wishes: card for card, wishes in WISHES.items()}
"""No two professions wish for the same three things."""
COSTS = tuple(building_cost(architects) for architects in range(MOST_ARCHITECTS + 1))
"""PF-5.6: of a building, by the number of architects."""
LARGE = sum(BIT[each.id] for each in BUILDINGS.values() if each.size_class == "large")

POINT = NUMBERS.florins_per_prestige_point_when_exchanging_work_income
"""Florins for a prestige point: what income buys, and all plans are counted in."""
PER_VALUE = NUMBERS.florins_per_work_value
ROUNDS = NUMBERS.rounds
CELLS_PER_BUILDING, CELLS_PER_LANDSCAPE = 5, 3
"""Cells of a usual tile."""


class Move(Value):
    """A step of a plan: an action by its name, what it is about, and what it costs."""

    kind: str
    what: str = ""
    florins: int = 0
    """Paid; less than nothing for an income."""


Moves = tuple["Moves", Move] | None
"""The moves of a plan, the last one first."""


class Stand(Struct, frozen=True, gc=False):
    """Where a player stands at some moment of a plan."""

    florins: int
    own: Wishes
    hand: tuple[Wishes, ...]
    """The wishes of the profession cards in hand."""
    cards: int
    """Profession and recruitment cards, in hand and on the table."""
    jesters: int
    architects: int
    built: int = 0
    """Buildings that the plan erects."""
    types: tuple[int, int, int] = (0, 0, 0)
    """How many landscapes of each type."""
    works: int = 0
    """Cards on the table."""
    recruits: int = 0
    fresh: int = 0
    """Profession cards that the plan buys, still unknown and unused."""
    bonus: tuple[int, ...] = ()
    """What each bonus card adds to a Work."""
    worth: float = 0.0
    """The prestige of the plan, in florins."""
    income: int = 0
    """What the Works of the plan bring in: as much can become prestige."""
    best: float = 0.0
    """The chance already counted to have the best Work of this round."""
    bought: bool = False
    declared: bool = False
    princess: int = 0
    """What a Work of the Princess would be worth, once."""
    moves: Moves = None


def match_of(own: Wishes, wishes: Wishes) -> int:
    """PF-7.2: what the wishes that are met add to a Work."""
    met = own & wishes
    return NUMBERS.work_value_landscape * met.bit_count() + (met & ALL_BUILDINGS > 0)


assert NUMBERS.work_value_landscape == NUMBERS.work_value_freedom
assert NUMBERS.work_value_building == NUMBERS.work_value_landscape + 1


class Contest(Value):
    """A prestige card in hand: what the best rival may have at the end."""

    card: PrestigeId
    rival: float = 0.0
    doubt: float = 1.0
    """How far off that may be."""


class Outlook(Value):
    """What a plan takes for given: the rest of the table, as the player may know it."""

    round: int
    actions: int
    """Left in this round."""
    prices: tuple[tuple[str, tuple[int, ...]], ...]
    """What each object will cost about, by round."""
    chances: tuple[tuple[float, ...], ...]
    """The chance that a Work is the best one, by round and value."""
    fits: tuple[Wishes, Wishes]
    """The buildings there is room for now: apart from each other, and side by side."""
    room: tuple[int, int]
    """How many more buildings there is room for: apart, and side by side."""
    free: Wishes
    """Freedoms and landscapes that are still to be had."""
    pool: tuple[Wishes, ...]
    """The professions that may be in the deck."""
    last_draw: int
    """The last round in which the profession deck may hold a card."""
    looks: int
    """How many cards of it one may look at."""
    tables: tuple[Wishes, ...]
    """The professions that could be recruited."""
    bonus: int
    """What a bonus card that is bought adds about."""
    prestige: int
    """What a prestige card that is bought brings about, in florins."""
    muse: int = 0
    banker: bool = False
    """PF-16.22: whether florins can be exchanged at the end."""
    sought: Wishes = 0
    """What the prestige cards in hand ask for."""
    contests: tuple[Contest, ...] = ()
    empty_cells: int = 0
    """Of the principality, less those of a usual tile for each one in it."""
