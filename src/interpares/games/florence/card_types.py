"""Cards: the types of professions.toml, bonus_cards.toml, prestige_cards.toml, characters.toml."""

from __future__ import annotations

from typing import Literal

from ...datafiles import File, Named
from ...kernel.values import Value
from .components import FreedomId, TileId

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
