"""What lies in the box: the types of all data files."""

from __future__ import annotations

from typing import Literal

from ...datafiles import Sourced
from .effect_types import BySeats, Data, LawEffect, SenatorEffect
from .effect_types import ProvinceId as ProvinceId  # noqa: PLC0414 - an id like the others below

Names = dict[str, str]
"""A name in each language, by language code."""

# Ids of things that data defines.
FiefId = str
OfficeId = str
LawId = str
ConflictId = str
KingId = str
Rank = str

Symbol = Literal["sabre", "chalice", "ducat", "crown"]
AgeId = Literal["golden", "silver", "bronze", "iron"]
Window = Literal[
    "senate_open",
    "senate_contest",
    "sejm_open",
    "sejm_contest",
    "sejm_end",
    "conflicts_open",
    "conflict",
    "interregnum",
]
Reaction = Literal["reaction_loss", "reaction_action"]


class Named(Sourced):
    """A thing with an id and a name."""

    id: str
    name: Names


class Senator(Named):
    """A Senator card."""

    rule: str
    order: int
    emblem: Names
    symbol: Symbol
    estates: int
    passive: bool
    one_use_per_age: bool
    window: Window | Literal["none"]
    effect: SenatorEffect

    @property
    def windows(self) -> tuple[str, ...]:
        return (self.window,)


class Law(Named):
    """A Law card."""

    rule: str
    group: Literal["office", "influence", "treason", "army", "building", "interregnum", "special"]
    estates: int
    symbols: tuple[Symbol, ...]
    windows: tuple[Window | Reaction, ...]
    effect: LawEffect
    office: OfficeId | None = None
    alt_en: str = ""
    full_name_pl: str = ""


class Reward(Data):
    """What beating a Conflict brings."""

    type: Literal["estate", "fief"]
    where: str


class Defeat(Data):
    """What losing a Conflict costs."""

    type: Literal["invasion", "lose_law", "silent_sejm", "black_clouds"]
    provinces: tuple[ProvinceId, ...]


class Conflict(Named):
    """A Conflict card."""

    power: str
    province: ProvinceId
    kind: str
    threat: int
    scale: BySeats
    reward: Reward
    defeat: Defeat
    history: str


class King(Named):
    """A King token."""

    age: AgeId
    reign: str
    symbol: Symbol


class Deck(Sourced):
    """The make-up of every family deck."""

    cards_per_family: int
    ranks: tuple[Rank, ...]
    total_strength: int
    total_influence: int


class RankValues(Sourced):
    """The two numbers of a family card."""

    id: Rank
    strength: int
    influence: int
    lady: bool


class Family(Named):
    """A Family: a colour and a coat of arms."""

    coat_of_arms: str
    colour: str
    estates: int


class FamilyCard(Named):
    """The person on a family card; the name carries no rule."""

    family: str
    rank: Rank
    strength: int
    influence: int
    years: str


class GameFacts(Named):
    """The game as a whole."""

    rule_prefix: str
    min_players: int
    max_players: int
    ages: int


class Counts(Sourced):
    """The component list of the box."""

    family_cards: int
    senator_cards: int
    law_cards: int
    conflict_cards: int
    kings: int
    magnate_pawns: int
    estates_total: int
    estates_per_colour: int
    silent_sejm_pawns: int
    black_clouds_pawns: int
    partition_pawns: int
    buildings: int
    advantage_dominance_tokens: int


class Numbers(Sourced):
    """The numbers of the rules."""

    start_estates: int
    senate_cards_per_player: int
    sejm_cards_per_player: int
    conflict_cards_per_player: int
    sejm_slots: int
    conflicts_per_age: int
    max_conflicts_per_power: int
    senator_base_estates: int
    king_symbol_bonus: int
    conflict_reward_estates: int
    partitions_for_collapse: int
    wealth_per_estate: int
    bonus_dominance: int
    bonus_advantage: int
    bonus_presence: int
    bonus_fief: int
    silent_sejm_modifier: int
    black_clouds_modifier: int
    fief_modifier: int


class EstateSupply(Sourced):
    """How many estates there are (MA-2.6)."""

    own: int
    shared_pool: BySeats


class Trade(Sourced):
    """The bounds of trading (MA-16)."""

    enabled_by_default: bool
    max_initiatives_per_window: int
    max_initiatives_per_tie_pause: int
    card_moves_per_window: int


class SymbolName(Named):
    """A symbol of Royal Policy."""

    policy: Names


class Numbered(Named):
    """An Age or a phase."""

    number: int


class Province(Named):
    """A province of the Commonwealth."""

    colour: str
    power: str
    fiefs: tuple[FiefId, ...]


class Fief(Named):
    """A fief beside a province."""

    province: ProvinceId


class Power(Named):
    """A neighbouring Power."""

    province: ProvinceId
    slots: tuple[int, int]


class ConflictSlot(Sourced):
    """A place for a Conflict card."""

    number: int
    roman: str
    power: str


class Building(Named):
    """A building and the Law that raises it."""

    strength: int
    law: LawId
    count: int


class Pawn(Named):
    """A pawn that may stand in provinces."""

    strength: int
    count: int
    placed_in: tuple[ProvinceId, ...]


class WindowFacts(Sourced):
    """A moment at which actions are declared or Laws traded."""

    id: Window
    kind: Literal["action", "trade_only"]
    when: str


class Board(Data):
    """board.toml"""

    game: GameFacts
    counts: Counts
    numbers: Numbers
    estate_supply: EstateSupply
    trade: Trade
    symbol: tuple[SymbolName, ...]
    age: tuple[Numbered, ...]
    phase: tuple[Numbered, ...]
    province: tuple[Province, ...]
    fief: tuple[Fief, ...]
    power: tuple[Power, ...]
    conflict_slot: tuple[ConflictSlot, ...]
    building: tuple[Building, ...]
    pawn: tuple[Pawn, ...]
    window: tuple[WindowFacts, ...]


class Families(Data):
    """families.toml"""

    deck: Deck
    rank: tuple[RankValues, ...]
    family: tuple[Family, ...]
    family_card: tuple[FamilyCard, ...]


class Laws(Data):
    """laws.toml"""

    law: tuple[Law, ...]


class Senators(Data):
    """senators.toml"""

    senator: tuple[Senator, ...]


class Conflicts(Data):
    """conflicts.toml"""

    conflict: tuple[Conflict, ...]


class Kings(Data):
    """kings.toml"""

    king: tuple[King, ...]
