"""VE-L: the operations that a card carries out at once.

`carrying_out/` says what happens at the table. The docstrings are the handbook of card writers.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from ...kernel.values import snake
from .language import Amount, Ref, Selector, Who, Word
from .words import Duration, Fate, Saving
from .words import Field as FieldOf


class Operation(Word, tag_field="op", tag=snake):
    """Something a card does."""

    group: ClassVar[str]


class Resources(Operation):
    group: ClassVar[str] = "resources"


class GainDukats(Resources):
    """the player takes dukats from the bank"""

    who: Who
    amount: Amount


class LoseDukats(Resources):
    """the player pays dukats to the bank, at most what he has"""

    who: Who
    amount: Amount


class GiveDukats(Resources):
    """dukats pass from one player to another, at most what the giver has"""

    from_: Who = msgspec.field(name="from")
    to: Who
    amount: Amount


class GainKreski(Resources):
    """the player takes kreski from the common pool, at most what it holds"""

    who: Who
    amount: Amount


class LoseKreski(Resources):
    """the player returns kreski to the common pool, at most what he has"""

    who: Who
    amount: Amount


class GiveKreski(Resources):
    """kreski pass from one player to another, at most what the giver has"""

    from_: Who = msgspec.field(name="from")
    to: Who
    amount: Amount


class Cards(Operation):
    group: ClassVar[str] = "cards"


class Draw(Cards):
    """the player draws from his cupboard"""

    who: Who
    amount: Amount


class DiscardHand(Cards):
    """the player discards that many cards from hand, or all if he has fewer; who chooses is the
    owner, chance, or you, and then you see the hand first
    """

    who: Who
    amount: Amount
    chooser: Literal["owner", "you", "random"]
    sel: Selector | None = None


class RevealHand(Cards):
    """a hand is shown to you, or to all"""

    who: Who
    to: Literal["you", "all"]


class LookTop(Cards):
    """you look at the top cards of a cupboard; of your own you may take up to take_max that match,
    for the price each; the rest goes back on top or to the bottom as it lay, or is discarded
    """

    who: Who
    amount: int
    take_max: int
    price: int
    rest: Literal["top", "bottom", "discard"]
    sel: Selector | None = None


class Search(Cards):
    """you search your cupboard or discard pile for up to that many matching cards, show them, and
    put them where told, free of cost; a searched cupboard is shuffled
    """

    zone: Literal["cupboard", "discard"]
    sel: Selector
    amount: int
    to: Literal["hand", "attach", "play"]
    attach_to: Ref | None = None


class ToHand(Cards):
    """a card in play returns to its owner's hand; what is attached to it is discarded"""

    card: Ref


class ToCupboard(Cards):
    """a card returns to its owner's cupboard; what is attached to it is discarded"""

    card: Ref
    place: Literal["top", "bottom", "shuffle"]


class Discard(Cards):
    """a card in play, attached, or in the duel area is discarded; what it did ceases"""

    card: Ref


class Remove(Cards):
    """a card is removed from the game"""

    card: Ref


class Deploy(Cards):
    """you may put one matching card from your hand into play, for its lafa less the discount"""

    sel: Selector
    discount: int
    field: FieldOf | None = None


class AttachThrust(Cards):
    """a thrust you may use is attached to a character within its limit; a top card that is no such
    thrust goes back; of the cupboard only you see it
    """

    char: Ref
    from_: Literal["hand", "cupboard_top", "discard_top"] = msgspec.field(name="from")


class RevealThrusts(Cards):
    """the face-down thrusts of a character are shown to you, or to all"""

    char: Ref
    to: Literal["you", "all"]


class Board(Operation):
    group: ClassVar[str] = "board"


class Mark(Board):
    """a card is marked"""

    card: Ref


class Unmark(Board):
    """a card is unmarked"""

    card: Ref


class Move(Board):
    """a character moves to a field without being marked, if it may stand there"""

    card: Ref
    to: FieldOf


class TakeControl(Board):
    """you control the character or possession, if your Elects allow it; equipment and thrusts come
    along
    """

    card: Ref
    duration: Duration


class AddMarker(Board):
    """markers are put on a card"""

    card: Ref
    amount: int


class Casualties(Operation):
    group: ClassVar[str] = "casualty"


class Wound(Casualties):
    """the character is wounded: a casualty that can be answered, then discarded"""

    card: Ref


class Kill(Casualties):
    """the character is killed: a casualty that can be answered, then removed"""

    card: Ref


class Save(Casualties):
    """the casualty of this moment stays in play, is wounded instead of killed, or goes to hand"""

    mode: Saving


class Stack(Operation):
    group: ClassVar[str] = "stack"


class Negate(Stack):
    """the answered object has no effect; a played card goes to the place named"""

    fate: Fate


class Duelling(Operation):
    group: ClassVar[str] = "duel"


class WeaponFactor(Duelling):
    """the Szabla of the weapons and firearms that fighter uses is multiplied, for this duel"""

    fighter: Ref
    factor: int


class CopyAnswered(Duelling):
    """what the answered thrust adds to its fighter's Szabla is added to yours as well"""


class SetKillMargin(Duelling):
    """for this duel the enemy of that fighter is killed from this margin on"""

    fighter: Ref
    amount: int


class BreakOff(Duelling):
    """the duel ends at once without a result"""


class SwapFighter(Duelling):
    """the challenged is replaced, before the challenge is answered"""

    old: Ref
    new: Ref


class StartDuel(Duelling):
    """a duel begins as soon as the stack and the present duel are finished"""

    challenger: Ref
    challenged: Ref
    mark: bool
    may_refuse: bool


class Turns(Operation):
    group: ClassVar[str] = "turn"


class AddAgitation(Turns):
    """the agitation that was declared brings that many kreski more"""

    amount: Amount


class ExtraDeed(Turns):
    """the player may carry out one more deed in this turn of his"""

    who: Who


class SetInitiative(Turns):
    """the player holds the initiative to the end of the round"""

    who: Who


class AdjustSettlement(Turns):
    """is added to what the player receives in this settlement phase"""

    who: Who
    amount: int


class AnnounceElection(Turns):
    """the player announces an election, without the usual conditions"""

    who: Who


class CancelElection(Turns):
    """the election announced this round is void"""


class UseInfluence(Turns):
    """the player may declare his political influence once the stack is finished"""

    who: Who


class Win(Turns):
    """the player meets a condition of victory"""

    who: Who
