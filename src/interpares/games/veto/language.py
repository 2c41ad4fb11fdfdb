"""VE-L: what a card can say: selectors, conditions, amounts, costs, moments, abilities.

These are the types the data files are read into; `reading.py` and `meaning.py` say what they mean
at a table. What a card does is in `operations.py`. The docstrings are the handbook of card writers
(docs/adding-a-card.md).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ...kernel.values import Value, snake
from .words import (
    Answer,
    AnyRole,
    Attached,
    CardType,
    Casualty,
    Departure,
    EventId,
    FactionWord,
    Goods,
    Keyword,
    ObjectKind,
    Result,
    Role,
    Trait,
    Whose,
    Zone,
)
from .words import Field as FieldOf

CARD = msgspec.Meta(title="card")
PLAYER = msgspec.Meta(title="player")
Ref: TypeAlias = Annotated[str, CARD]
"""A card: self, host, event_card, event_char, event_other, my_fighter, enemy_fighter, each, or the
name of a target."""
Who: TypeAlias = Annotated[str, PLAYER]
"""A player: you, each_opponent, each_player, event_player, initiative, enemy, each, target:NAME,
controller_of:REF, owner_of:REF."""


class Word(Value):
    """A table of the card language; unknown keys are refused."""


class Selector(Word):
    """Which cards are meant: all keys given must hold. An empty selector means any card."""

    is_: Ref | None = msgspec.field(name="is", default=None)
    """exactly this card"""
    zone: Zone = "play"
    """where to look; in play are all cards on the table but thrusts (VE-11.14)"""
    type: CardType | tuple[CardType, ...] | None = None
    """a card type, or a list of types"""
    who: Whose = "any"
    """whose it is: the controller's in play, the player's in the duel, else the owner's"""
    faction: FactionWord | None = None
    """a faction, own, other (another one than yours), or none"""
    keyword: tuple[Keyword, ...] = ()
    """has all of these now"""
    any_of: tuple[Keyword, ...] = ()
    """has at least one of these now"""
    without: tuple[Keyword, ...] = ()
    """has none of these now"""
    name: str | tuple[str, ...] | None = None
    """a person, a card, or a list of them"""
    field: FieldOf | None = None
    """the field it stands on"""
    marked: bool | None = None
    """whether it is marked"""
    has: Attached | None = None
    """has a card of this kind attached"""
    has_not: Attached | None = None
    """has no card of this kind attached"""
    attached: bool | None = None
    """whether it is itself attached to something"""
    attached_to: Ref | None = None
    """is attached to this card"""
    host: Selector | None = None
    """what it is attached to matches this"""
    lafa_min: int | None = None
    """printed lafa at least"""
    lafa_max: int | None = None
    """printed lafa at most"""
    szabla_min: int | None = None
    """Szabla now at least: the present total of a fighter, otherwise without weapon and armour"""
    szabla_max: int | None = None
    """Szabla now at most, counted likewise"""
    kreski_min: int | None = None
    """Kreski now at least"""
    kreski_max: int | None = None
    """Kreski now at most"""
    fights_as: AnyRole | None = None
    """is a fighter of the current duel, in this part of it"""
    used_by: Ref | None = None
    """was chosen for the current duel by this fighter"""
    not_self: bool = False
    """is not the card that says it"""
    not_: Ref | None = msgspec.field(name="not", default=None)
    """is not this card"""


class Condition(Word, tag_field="form", tag=snake):
    """Something that must hold. A table has the key that names its form, and that form's others."""


class Count(Condition):
    """so many cards match the selector; at least one where neither bound is given"""

    count: Selector
    min: int | None = None
    max: int | None = None


class Has(Condition):
    """a player has at least, or at most, so many kreski, dukats or cards in hand"""

    has: Goods
    who: Who
    min: int | None = None
    max: int | None = None


class Compare(Condition):
    """a player has more, less, as many or at_least as many kreski, dukats or cards as another;
    any_opponent means one of them, all_opponents every one
    """

    compare: Goods
    who: Who
    than: Who
    is_: Literal["more", "less", "equal", "at_least"] = msgspec.field(name="is")


class PoolMin(Condition):
    """the common pool holds at least so many kreski"""

    pool_min: int


class PoolMax(Condition):
    """the common pool holds at most so many kreski"""

    pool_max: int


class Initiative(Condition):
    """you hold the initiative, or somebody else does"""

    initiative: Literal["you", "other"]


class Election(Condition):
    """whether an election is announced for this round"""

    election: bool


class InfluenceUsed(Condition):
    """political influence took effect this round for you, or for an opponent"""

    influence_used: Literal["you", "opponents"]


class RoundMin(Condition):
    """it is at least this round"""

    round_min: int


class Fights(Condition):
    """this card is a fighter of the current duel, in that part of it if one is named"""

    fights: Ref
    role: Role | None = None


class Matches(Condition):
    """this card matches the selector"""

    matches: Ref
    sel: Selector


class MarginMin(Condition):
    """the duel was decided by at least so much"""

    margin_min: int


class MarginMax(Condition):
    """the duel was decided by at most so much"""

    margin_max: int


class Losing(Condition):
    """your fighter's present total is lower than the enemy's"""

    losing: Literal[True]


class Markers(Condition):
    """this card carries at least so many markers"""

    markers: Ref
    min: int = 1


class Uses(Condition):
    """this fighter chose a weapon, a firearm or an armour for the duel and still bears it"""

    uses: Ref
    keyword: Literal["weapon", "firearm", "armour"]


class Not(Condition):
    """this does not hold"""

    not_: AnyCondition = msgspec.field(name="not")


class AnyOf(Condition, tag="any"):
    """at least one of these holds"""

    any: tuple[AnyCondition, ...]


AnyCondition: TypeAlias = (
    Count
    | Has
    | Compare
    | PoolMin
    | PoolMax
    | Initiative
    | Election
    | InfluenceUsed
    | RoundMin
    | Fights
    | Matches
    | MarginMin
    | MarginMax
    | Losing
    | Markers
    | Uses
    | Not
    | AnyOf
)


class Reckoned(Word, tag_field="form", tag=snake):
    """A number that is counted: value × times (or ÷ div, rounded down) + plus, capped by max."""

    times: int = 1
    div: int = 1
    plus: int = 0
    max: int | None = None


class CountOf(Reckoned, tag="count", kw_only=True):
    """how many cards match"""

    count: Selector


class TraitOf(Reckoned, tag="trait", kw_only=True):
    """a trait of a card"""

    trait: Trait
    of: Ref


class HasOf(Reckoned, tag="has", kw_only=True):
    """how many kreski, dukats or cards in hand a player has"""

    has: Goods
    who: Who


class MarkersOn(Reckoned, tag="markers", kw_only=True):
    """how many markers lie on a card"""

    markers: Ref


AnyReckoned: TypeAlias = CountOf | TraitOf | HasOf | MarkersOn
Amount: TypeAlias = int | AnyReckoned


class Cost(Word):
    """What it costs. Marks are made at the declaration, all else is paid at the resolution."""

    mark: Ref | Selector | None = None
    """mark self, host, a target, or one card that matches; it must be unmarked"""
    dukats: Amount = 0
    """pay to the bank, on top of a printed lafa"""
    kreski: int = 0
    """return to the common pool"""
    discard_hand: int = 0
    """discard so many other cards from hand; they stay hidden until then"""
    discard_sel: Selector | None = None
    """only such cards pay discard_hand"""
    discard_attached: Selector | None = None
    """discard one matching card attached to the source; {} is any"""
    remove_attached: Selector | None = None
    """remove one matching card attached to the source from the game; {} is any"""
    discard_self: bool = False
    """discard the source"""
    remove_self: bool = False
    """remove the source from the game"""


class Target(Word):
    """What is chosen at the declaration: one card (sel) or one player, all different."""

    name: str
    """how operations call it"""
    sel: Selector | None = None
    """a card that matches"""
    player: Literal["opponent", "any"] | None = None
    """a player"""


class When(Word):
    """The moment of a reply or of a passive that is set off: an event, and what must fit it."""

    event: EventId
    """what has just happened"""
    by: Literal["you", "opponent"] | None = None
    """who did it"""
    object: tuple[ObjectKind, ...] = ()
    """what was declared"""
    char: Selector | None = None
    """the character it is about"""
    other: Selector | None = None
    """the second character: the challenged, or who caused the casualty"""
    card: Selector | None = None
    """the card it is about"""
    target: Selector | None = None
    """a target of what was declared"""
    fighter: Selector | None = None
    """a fighter of the current duel"""
    result: Result | None = None
    """how the duel went for that fighter"""
    casualty: Casualty | None = None
    """the sort of casualty of the loser"""
    in_duel: bool | None = None
    """whether a duel caused it"""
    answer: Answer | None = None
    """how a challenge was answered"""
    how: tuple[Departure, ...] = ()
    """the way a card left play"""


CONDITIONS: tuple[type[Condition], ...] = tuple(Condition.__subclasses__())
AMOUNTS: tuple[type[Reckoned], ...] = tuple(Reckoned.__subclasses__())
