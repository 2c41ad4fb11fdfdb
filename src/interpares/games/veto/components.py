"""What lies in the box: cards of seven types, keywords, decks, and the numbers of the rules."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ...datafiles import Sourced
from ...kernel.values import Value
from .language import Selector
from .operations import Ability, Playing
from .words import (
    CardType,
    EventId,
    FactionId,
    Keyword,
    Mark,
    Phase,
    Variant,
)

CardId: TypeAlias = str
DeckId: TypeAlias = str
Rarity: TypeAlias = Literal["R", "N", "P", "Q"]


class Words(Value):
    """The same in Polish and in English."""

    pl: str
    en: str


class Printed(Sourced, kw_only=True):
    """What every card has."""

    id: CardId
    number: int
    name: Words
    rarity: Rarity
    text: Words
    ability: tuple[Ability, ...] = ()


class FactionCard(Printed, kw_only=True):
    """VE-1.2"""

    type: Literal["faction"]
    full_name: Words
    treasury: int
    income: int


class StrategyCard(Printed, kw_only=True):
    """VE-1.3"""

    type: Literal["strategy"]
    own_victory: bool


class CharacterCard(Printed, kw_only=True):
    """VE-1.4"""

    type: Literal["character"]
    epithet: Words
    person: str
    faction: Mark
    szabla: int
    kreski: int
    lafa: int
    upkeep: int
    income: int
    keywords: tuple[Keyword, ...]


class Bonus(Value):
    """What equipment adds to its bearer."""

    szabla: int
    kreski: int


class EquipmentCard(Printed, kw_only=True):
    """VE-1.6"""

    type: Literal["equipment"]
    faction: Mark
    bonus: Bonus
    lafa: int
    upkeep: int
    income: int
    keywords: tuple[Keyword, ...]
    unique: bool
    attach_to: Literal["own_character", "any_character"]
    bearer: Selector | None = None


class PossessionCard(Printed, kw_only=True):
    """VE-1.6"""

    type: Literal["possession"]
    faction: Mark
    lafa: int
    upkeep: int
    income: int
    keywords: tuple[Keyword, ...]
    unique: bool


class EffectCard(Printed, kw_only=True):
    """VE-1.6, VE-1.7"""

    type: Literal["effect"]
    faction: Mark
    lafa: int
    keywords: tuple[Keyword, ...]
    play: Playing


class ThrustCard(Printed, kw_only=True):
    """VE-1.8"""

    type: Literal["thrust"]
    faction: Mark
    szabla: int
    lafa: int
    keywords: tuple[Keyword, ...]
    unstoppable: bool
    play: Playing


class Factions(Value):
    card: tuple[FactionCard, ...]


class Strategies(Value):
    card: tuple[StrategyCard, ...]


class Characters(Value):
    card: tuple[CharacterCard, ...]


class Equipment(Value):
    card: tuple[EquipmentCard, ...]


class Possessions(Value):
    card: tuple[PossessionCard, ...]


class Effects(Value):
    card: tuple[EffectCard, ...]


class Thrusts(Value):
    card: tuple[ThrustCard, ...]


class KeywordFacts(Sourced, kw_only=True):
    """VE-1.10 to VE-1.32: a keyword and the abilities that come with it."""

    id: Keyword
    on: CardType
    name: Words
    rules: tuple[str, ...]
    engine: bool
    """Whether the rules themselves speak of it."""
    ability: tuple[Ability, ...] = ()


class KeywordList(Value):
    keyword: tuple[KeywordFacts, ...]


class Copies(Value):
    """A line of a deck."""

    id: CardId
    count: int


class DeckFacts(Sourced, kw_only=True):
    """VE-2: a faction, a strategy or none, and a cupboard."""

    id: DeckId
    name: Words
    faction: FactionId
    strategy: str
    variants: tuple[Literal["standard", "multiplayer", "feast", "first_game"], ...]
    size: int
    cards: tuple[Copies, ...]


class Walkthrough(Sourced, kw_only=True):
    """VE-14.2: the order of a deck in the guided first game."""

    id: str
    player: str
    deck: DeckId
    opening: tuple[CardId, ...]
    seventh: CardId
    next: tuple[CardId, ...]


class Decks(Value):
    deck: tuple[DeckFacts, ...]
    walkthrough: tuple[Walkthrough, ...]


class About(Sourced, kw_only=True):
    id: str
    code: str
    name: Words
    players_min: int
    players_max: int


class Constants(Value):
    """The numbers of the rules."""

    kreski_total: dict[int, int]
    election_threshold: dict[int, int]
    opening_hand: int
    hand_limit: int
    cupboard_min: int
    copies_max: int
    copies_max_feast: int
    bribe_price: int
    lafa_foreign: int
    thrust_limit: int
    thrust_limit_karmazyn: int
    thrust_extra_famous: int
    kill_margin: int
    refuse_cost: int
    agitation_yield: int
    agitation_thrust_bonus: int
    fame_spoils: int
    elect_limit: int
    ending_discard_max: int
    declarations_max: int
    weapon_slots: int
    armour_slots: int


class Switch(Value):
    """An option of a table that is on or off, or a number."""

    default: bool | int
    text: str


class Options(Value):
    variant: tuple[Variant, ...]
    first_game: Switch
    distinct_factions: Switch
    max_rounds: Switch


class PhaseFacts(Sourced, kw_only=True):
    id: Phase
    pl: str
    en: str
    skipped_in_round_1: bool
    steps: tuple[str, ...]


class WindowFacts(Sourced, kw_only=True):
    """VE-6.1"""

    id: str
    event: str
    after: str
    first: str
    object: str = ""
    also: tuple[EventId, ...] = ()
    only_if: str = ""


class ZoneFacts(Sourced, kw_only=True):
    """VE-3"""

    id: str
    pl: str
    owner_sees: str
    others_see: str
    ordered: bool


class GameFacts(Value):
    game: About
    constants: Constants
    options: Options
    phase: tuple[PhaseFacts, ...]
    window: tuple[WindowFacts, ...]
    zone: tuple[ZoneFacts, ...]


class Card(Value):
    """A card of any type, as the rules look at it."""

    id: CardId
    type: CardType
    faction: Mark = "none"
    person: str = ""
    szabla: int = 0
    kreski: int = 0
    lafa: int = 0
    upkeep: int = 0
    income: int = 0
    treasury: int = 0
    keywords: tuple[Keyword, ...] = ()
    unique: bool = False
    anywhere: bool = False
    """VE-9.7: equipment that opponents' characters may be given too."""
    bearer: Selector | None = None
    unstoppable: bool = False
    play: Playing | None = None
    ability: tuple[Ability, ...] = ()
