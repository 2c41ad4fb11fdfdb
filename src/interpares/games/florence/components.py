"""What lies in the box: the types of all data files."""

from __future__ import annotations

from typing import Literal

from ...datafiles import Sourced
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
SizeClass = Literal["large", "medium", "small"]
Counter = Literal[
    "building",
    "building_large",
    "building_medium",
    "building_small",
    "landscape",
    "forest",
    "lake",
    "park",
    "freedom",
    "architect",
    "jester",
    "prestige_card",
    "profession_hand",
    "profession_table",
]
"""What a bonus card counts."""
Metric = Literal[
    "building",
    "building_large",
    "landscape",
    "forest",
    "lake",
    "park",
    "jester",
    "architect",
    "freedom",
    "landscape_types",
    "works_on_table",
    "empty_cells",
]
"""What a prestige card compares."""


class Named(Sourced, kw_only=True):
    """A thing with an id and its names."""

    id: str
    pl: str
    en: str
    de: str = ""


class File(Value, kw_only=True):
    """A data file says which format it has."""

    schema: str


class Tile(Named, kw_only=True):
    """A building or landscape: cells in its printed orientation."""

    cells: int
    copies: int
    professions: int
    shape: tuple[Cell, ...]
    picture: tuple[str, ...]
    orientations: int


class Building(Tile, kw_only=True):
    """A building, which may be turned and flipped over."""

    size_class: SizeClass


class Tiles(File, kw_only=True):
    """tiles.toml"""

    building: tuple[Building, ...]
    landscape: tuple[Tile, ...]


class Round(Named, kw_only=True):
    """A round of the round table."""

    number: int
    min_work_value: int
    muse_bonus: int


class Grid(Sourced, kw_only=True):
    """The grid of a player board."""

    columns: int
    rows: int
    cell_format: str
    edge_adjacency: str
    corner_contact_is_adjacency: bool


class BoardSide(Named, kw_only=True):
    """A side of the player boards, with its palazzo."""

    palazzo: tuple[Cell, ...]
    free_cells: int
    used_when_cooperative: bool


class BoardSlot(Named, kw_only=True):
    """Spaces beside the grid."""

    count: int
    fill_order: str


class FameTrack(Named, kw_only=True):
    """The track of prestige."""

    spaces_per_lap: int
    laps_limited: bool
    minimum: int


class RoundTable(Named, kw_only=True):
    """The table of rounds and minimum work values."""

    rounds: int


class JoinedBoards(Sourced, kw_only=True):
    """How boards are joined in cooperative building."""

    border_length: int
    border_column_west_neighbour: int
    border_column_east_neighbour: int
    max_principalities_per_building: int


class Border(Value):
    """The right column of one seat is glued to the left column of another."""

    west: int
    east: int


class JoinedLayout(Named, kw_only=True):
    """The borders for a number of players."""

    players: int
    topology: Literal["strip", "ring"]
    borders: tuple[Border, ...]
    neighbours_per_player: int


class Board(File, kw_only=True):
    """board.toml"""

    fame_track: FameTrack
    round_table: RoundTable
    round: tuple[Round, ...]
    grid: Grid
    player_board_side: tuple[BoardSide, ...]
    player_board_slot: tuple[BoardSlot, ...]
    joined_boards: JoinedBoards
    joined_layout: tuple[JoinedLayout, ...]


class Profession(Named, kw_only=True):
    """A profession card with its three wishes."""

    number: int
    building: TileId
    landscape: TileId
    freedom: FreedomId


class Professions(File, kw_only=True):
    """professions.toml"""

    count: int
    copies_each: int
    draw: int
    keep: int
    profession: tuple[Profession, ...]


class BonusCard(Named, kw_only=True):
    """A bonus card: so much for each thing counted, or for each kind present."""

    number: int
    counters: tuple[Counter, ...]
    per_unit: int
    mode: Literal["sum", "kinds"]
    example_value: int


class BonusCards(File, kw_only=True):
    """bonus_cards.toml"""

    count: int
    copies_each: int
    price_florins: int
    draw: int
    keep: int
    bonus_card: tuple[BonusCard, ...]


class PrestigeCard(Named, kw_only=True):
    """A prestige card: a majority, or thresholds to be reached."""

    number: int
    kind: Literal["majority", "threshold"]
    points: int
    example_value: int
    metric: Metric | None = None
    order: Literal["most", "fewest"] = "most"
    positive: bool = False
    tie_points: int = 0
    require: dict[Metric, int] = {}


class PrestigeCards(File, kw_only=True):
    """prestige_cards.toml"""

    count: int
    copies_each: int
    draw: int
    keep: int
    prestige_card: tuple[PrestigeCard, ...]


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


class CharacterEffect(Value):
    """What a character does; each kind has the fields it needs."""

    kind: Literal[
        "work_value_bonus", "extra_action", "princess_work", "merchant", "free_card", "banker"
    ]
    amount: int | str = 0
    applies_to: str = ""
    profession_limit_kept: bool = True
    freedom_limit_kept: bool = True
    per_landscape: int = 0
    per_building: int = 0
    per_architect: int = 0
    per_profession_or_recruitment_card: int = 0
    jesters_count: bool = False
    freedoms_count: bool = False
    bonus_cards_allowed: bool = False
    counts_as_profession_card: bool = False
    counts_as_action: bool = True
    uses: int = 1
    option_a: str = ""
    option_b: str = ""
    rank: str = ""
    decks: tuple[str, ...] = ()
    draw: int = 0
    keep: int = 0
    initial_florins: int = 0
    added_per_unsold_round: int = 0
    payout: str = ""
    last_round_exchange_florins_per_prestige_point: int = 0


class Character(Named, kw_only=True):
    """A character card of Muse and Princess."""

    usable: str
    effect: CharacterEffect
    bid_spaces: tuple[int, ...]
    outbid_direction: str
    mandatory_use: bool


class Characters(File, kw_only=True):
    """characters.toml"""

    count: int
    character: tuple[Character, ...]


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
