"""What a player can say. Numbers name cards on the table, words name cards of a hand."""

from __future__ import annotations

from ...kernel.steps import Action
from ...kernel.values import Seat
from .game import NOBODY, NONE
from .words import Field as FieldOf


class ChooseDeck(Action):
    """VE-D01: one of the decks in the box."""

    deck: str


class BringDeck(Action, omit_defaults=True):
    """VE-D01: a deck of one's own."""

    faction: str
    strategy: str
    """Empty for none."""
    cards: tuple[str, ...]
    """Every copy, in the order of the data."""
    own: tuple[str, ...] = ()
    """The codes of its home-made cards, in the order of the letters."""


class Keep(Action):
    """VE-D02: the opening hand stays."""


class Redraw(Action):
    """VE-D02: seven new cards."""


class Bribe(Action):
    """VE-D03: dukats for the initiative; 0 is none."""

    dukats: int


class DiscardCard(Action):
    """VE-D04, VE-D31, VE-D32, VE-D43: a card of a hand."""

    card: str


class DiscardPiece(Action):
    """VE-D05, VE-D41, VE-D42: a card on the table."""

    piece: int


class Announce(Action):
    """VE-D06: an election in this round."""


class DeployCharacter(Action):
    """VE-D07"""

    card: str
    field: FieldOf = "election"


class Agitate(Action):
    """VE-D08"""

    character: int
    thrust: int = NONE
    """VE-7.5: an attached thrust to be discarded."""
    against: Seat = NOBODY
    """VE-7.2: the opponent named while the pool is empty."""


class Challenge(Action):
    """VE-D09"""

    character: int
    challenged: int


class MoveCharacter(Action):
    """VE-D10: to the other field."""

    character: int


class DeployPossession(Action):
    """VE-D11"""

    card: str


class DeployEquipment(Action):
    """VE-D12"""

    card: str
    bearer: int


class LayThrust(Action):
    """VE-D13: a thrust under a character."""

    card: str
    character: int
    face_up: bool = False


class Play(Action):
    """VE-D14, VE-D19, VE-D21, VE-D25, VE-D26: an effect or a thrust from the hand."""

    card: str
    targets: tuple[int, ...] = ()
    """Pieces and seats, in the order of the card's text; of an attached effect first the host."""
    mark: int = NONE
    """What is marked to pay, where the text leaves a choice."""
    discards: tuple[str, ...] = ()
    """Cards of the hand that will pay."""
    to: int = 0
    """VE-6.27: which of the events of the window it answers."""


class PlayAttached(Action):
    """VE-D21, VE-D25: a thrust that lies under one's fighter."""

    piece: int
    targets: tuple[int, ...] = ()
    mark: int = NONE
    discards: tuple[str, ...] = ()
    to: int = 0


class Use(Action):
    """VE-D15, VE-D16, VE-D20, VE-D26, VE-D38: an ability of a card in play."""

    piece: int
    ability: str
    """Its number on the card, or a keyword with a number."""
    targets: tuple[int, ...] = ()
    mark: int = NONE
    discards: tuple[str, ...] = ()
    attached: int = NONE
    """The attached card that will pay."""
    to: int = 0


class Yield(Action):
    """VE-D17: the voice passes on, without bene."""


class Bene(Action):
    """VE-D18, VE-D22, VE-D27: I pass."""


class Accept(Action):
    """VE-D23: the duel takes place."""


class Refuse(Action):
    """VE-D23"""


class TakeUp(Action):
    """VE-D24: the weapons and the armour for a duel."""

    equipment: tuple[int, ...] = ()


class Choose(Action):
    """VE-D28: one of the options of a card, by its number."""

    option: int


class Agree(Action):
    """VE-D29: it shall happen."""


class Pay(Action):
    """VE-D30"""

    mark: int = NONE
    discards: tuple[str, ...] = ()


class Decline(Action):
    """VE-D06, VE-D29, VE-D30, VE-D34 to VE-D36, VE-D38, VE-D43: no."""


class Take(Action):
    """VE-D33: cards from the top of the cupboard into the hand."""

    cards: tuple[str, ...] = ()


class Find(Action):
    """VE-D34, VE-D35: a card that was searched for or is put into play, and where."""

    card: str
    field: FieldOf | None = None
    bearer: int = NONE
    face_up: bool = False
    """VE-9.12: of a thrust."""


class LayFound(Action):
    """VE-D36: a thrust under the character named, by an effect."""

    card: str
    face_up: bool = False


class AgainstPlayer(Action):
    """VE-D37: the opponent an agitation is aimed at."""

    seat: Seat


class LayNext(Action):
    """VE-D39: which of several cards goes to the pile next."""

    card: str


class ActNext(Action):
    """VE-D40: which of several things that happen at once comes next."""

    piece: int
    ability: str = ""
    """Of a card whose ability works; none where the card itself is struck."""


class Concede(Action):
    """VE-D44"""
