"""What lies in the box: ids, and the types of components.toml, houses.toml and variants.toml."""

from __future__ import annotations

from ...datafiles import File, Named, Sourced
from ...kernel.values import Value

# Ids of things that data defines.
TileId = str
"""A building or a landscape."""
ProfessionId = str
BonusId = str
PrestigeId = str
FreedomId = str
ObjectId = str
"""What is auctioned in phase A."""
CharacterId = str

Cell = tuple[int, int]
"""Column and row of a principality, from the upper left corner."""


class Counts(Sourced, kw_only=True):
    """The component list of the box."""

    central_board: int
    player_boards: int
    buildings: int
    landscapes: int
    freedoms: int
    architects: int
    jesters: int
    profession_cards: int
    prestige_cards: int
    bonus_cards: int
    recruitment_cards: int
    character_cards: int
    scoring_pawns: int
    start_player_pawn: int
    player_markers: int
    round_marker: int


class Money(Named, kw_only=True):
    """A coin or note."""

    value: int
    copies: int


class Bank(Value):
    """The bank."""

    limited: bool
    unit: int


class Freedom(Named, kw_only=True):
    """A freedom marker."""

    copies: int
    professions: int


class AuctionObject(Named, kw_only=True):
    """A stack of phase A."""

    kind: str
    supply: int
    max_per_player: int | None = None


class JoinedObject(Named, kw_only=True):
    """The object that stands for several stacks with two players."""

    kind: str
    replaces: tuple[ObjectId, ...]


class ArchitectStep(Named, kw_only=True):
    """What an architect brings, by how many one has then."""

    number: int
    building_cost: int
    adjacent_buildings_allowed: bool
    prestige_points_gained: int


class Values(Sourced, kw_only=True):
    """The numbers of the rules."""

    building_cost_without_architect: int
    profession_card_cost: int
    freedom_cost: int
    bonus_card_cost: int
    bid_step: int
    building_prestige_points: int
    repeated_landscape_prestige_points: int
    best_work_prestige_points: int
    work_value_building: int
    work_value_landscape: int
    work_value_freedom: int
    work_value_per_jester: int
    work_value_per_profession_or_recruitment_card: int
    florins_per_work_value: int
    florins_per_prestige_point_when_exchanging_work_income: int
    florins_per_prestige_point_moved_back: int
    actions_per_round: int
    max_profession_purchases_per_round: int
    max_freedoms_per_round: int
    max_freedom_of_each_type_per_principality: int
    max_building_of_each_type_per_principality: int
    cards_dealt_per_player: int
    cards_kept_per_player: int
    rounds: int


class Components(File, kw_only=True):
    """components.toml"""

    counts: Counts
    money: tuple[Money, ...]
    bank: Bank
    freedom: tuple[Freedom, ...]
    auction_object: tuple[AuctionObject, ...]
    auction_object_two_players: tuple[JoinedObject, ...]
    architect_step: tuple[ArchitectStep, ...]
    values: Values


class SetUp(Named, kw_only=True):
    """What depends on the number of players."""

    players: int
    starting_florins: int
    opening_price: int
    freedoms_fixed_each: int
    freedoms_random_extra: int
    landscapes_are_one_object: bool
    profession_deck_after_deal: int
    freedoms_random_extra_hard: int = 0
    freedom_markers: str = ""


class OptionFacts(Named, kw_only=True):
    """A choice of the table."""

    values: tuple[bool | int | str, ...]
    default: bool | int | str
    applies_to_players: tuple[int, ...]
    selling_prestige_allowed_when_on: bool = True


class Houses(File, kw_only=True):
    """houses.toml"""

    house: tuple[Named, ...]


class Negotiation(Sourced, kw_only=True):
    """Bounds of the talk in cooperative building."""

    proposals_per_action: int
    counter_offers_per_proposal: int
    price_step: int
    price_minimum: int


class Variants(File, kw_only=True):
    """variants.toml"""

    setup: tuple[SetUp, ...]
    option: tuple[OptionFacts, ...]
    negotiation: Negotiation
