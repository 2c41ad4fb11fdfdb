"""VE-L: what lasts, what is made of other operations, and the abilities made of them all.

`carrying_out/` says what happens at the table. The docstrings are the handbook of card writers.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

import msgspec

from .language import Amount, AnyCondition, Cost, Ref, Selector, Target, When, Who, Word
from .plain_operations import (
    AddAgitation,
    AddMarker,
    AdjustSettlement,
    AnnounceElection,
    AttachThrust,
    BreakOff,
    CancelElection,
    CopyAnswered,
    Deploy,
    Discard,
    DiscardHand,
    Draw,
    ExtraDeed,
    GainDukats,
    GainKreski,
    GiveDukats,
    GiveKreski,
    Kill,
    LookTop,
    LoseDukats,
    LoseKreski,
    Mark,
    Move,
    Negate,
    Operation,
    Remove,
    RevealHand,
    RevealThrusts,
    Save,
    Search,
    SetInitiative,
    SetKillMargin,
    StartDuel,
    SwapFighter,
    TakeControl,
    ToCupboard,
    ToHand,
    Unmark,
    UseInfluence,
    WeaponFactor,
    Win,
    Wound,
)
from .words import (
    Duration,
    Forbidden,
    Keyword,
    Kind,
    Lasts,
    Limit,
    Parameter,
    ShieldId,
    Trait,
)


class Continuous(Operation):
    """Lasts as long as its card is in play (`static`), or for its duration (`do`)."""

    group: ClassVar[str] = "continuous"
    duration: Duration | None = None


class OnCards(Continuous):
    """Said of one card, or of all that match."""

    card: Ref | None = None
    sel: Selector | None = None


class Modify(OnCards, kw_only=True):
    """adds to a trait"""

    trait: Trait
    amount: Amount


class SetTrait(OnCards, kw_only=True):
    """sets a trait, before anything is added"""

    trait: Trait
    amount: int


class Grant(OnCards, kw_only=True):
    """gives a keyword"""

    keyword: Keyword


class Strip(OnCards, kw_only=True):
    """takes a keyword away"""

    keyword: Keyword


class Blank(OnCards):
    """the card's own abilities do not exist; keywords and traits stay"""


class Prohibit(OnCards, kw_only=True):
    """forbids an action to cards or to a player"""

    who: Who | None = None
    action: Forbidden


class Allow(OnCards, kw_only=True):
    """lifts what a keyword or the karmazyn field forbids"""

    who: Who | None = None
    action: Forbidden


class Shield(OnCards, kw_only=True):
    """protects cards"""

    from_: ShieldId = msgspec.field(name="from")


class Param(Continuous, kw_only=True):
    """changes a number of the rules for a player, or for cards of his that match"""

    who: Who
    name: Parameter
    amount: int = 0
    set: int | None = None
    sel: Selector | None = None


class Flow(Operation):
    group: ClassVar[str] = "flow"


class ChoiceOf(Word):
    """One of several things to choose from, in words and in operations."""

    pl: str
    en: str
    do: tuple[AnyOperation, ...]


class Choose(Flow):
    """the player picks one of the options"""

    who: Who
    options: tuple[ChoiceOf, ...]


class If(Flow):
    """does one thing if all conditions hold now, otherwise another"""

    cond: tuple[AnyCondition, ...]
    then: tuple[AnyOperation, ...]
    else_: tuple[AnyOperation, ...] = msgspec.field(name="else", default=())


class ForEach(Flow, kw_only=True):
    """does it for every card that matches now, or for every player"""

    sel: Selector | None = None
    players: Who | None = None
    do: tuple[AnyOperation, ...]


class May(Flow):
    """the player decides whether it happens"""

    who: Who
    do: tuple[AnyOperation, ...]


class PayOr(Flow):
    """the player may pay with marks, dukats, kreski or cards of his hand; otherwise the rest
    happens
    """

    who: Who
    cost: Cost
    else_: tuple[AnyOperation, ...] = msgspec.field(name="else")


AnyContinuous: TypeAlias = (
    Modify | SetTrait | Grant | Strip | Blank | Prohibit | Allow | Shield | Param
)
AnyOperation: TypeAlias = (
    AnyContinuous
    | GainDukats
    | LoseDukats
    | GiveDukats
    | GainKreski
    | LoseKreski
    | GiveKreski
    | Draw
    | DiscardHand
    | RevealHand
    | LookTop
    | Search
    | ToHand
    | ToCupboard
    | Discard
    | Remove
    | Deploy
    | AttachThrust
    | RevealThrusts
    | Mark
    | Unmark
    | Move
    | TakeControl
    | AddMarker
    | Wound
    | Kill
    | Save
    | Negate
    | WeaponFactor
    | CopyAnswered
    | SetKillMargin
    | BreakOff
    | SwapFighter
    | StartDuel
    | AddAgitation
    | ExtraDeed
    | SetInitiative
    | AdjustSettlement
    | AnnounceElection
    | CancelElection
    | UseInfluence
    | Win
    | Choose
    | If
    | ForEach
    | May
    | PayOr
)


class Spoken(Word):
    """What abilities and the playing of a card have in common."""

    kind: Kind
    """its sort"""
    when: When | None = None
    """of a reply: the moment it answers"""
    if_: tuple[AnyCondition, ...] = msgspec.field(name="if", default=())
    """all must hold when it is declared; of a passive, as long as it works"""
    limit: Limit | None = None
    """how often it may be declared"""
    cost: Cost = Cost()
    """what it costs"""
    target: tuple[Target, ...] = ()
    """what is chosen when it is declared"""
    do: tuple[AnyOperation, ...] = ()
    """what happens, in this order"""


class Ability(Spoken):
    """What a card does while it is in play."""

    influence: bool = False
    """political influence (VE-9.16)"""
    on: When | None = None
    """of a passive: the event that sets it off; then it has `do`"""
    static: tuple[AnyContinuous, ...] = ()
    """of a passive: what holds all the time"""


class Playing(Spoken):
    """How an effect or a thrust is played."""

    attach: Selector | None = None
    """the host: the card stays in play, attached to it"""
    lasts: Lasts | None = None
    """how long an attached effect stays"""


def blocks(operation: AnyOperation) -> tuple[tuple[AnyOperation, ...], ...]:
    """The operations inside an operation, block by block."""
    match operation:
        case Choose():
            return tuple([each.do for each in operation.options])
        case If():
            return operation.then, operation.else_
        case ForEach() | May():
            return (operation.do,)
        case PayOr():
            return (operation.else_,)
        case _:
            return ()
