"""What a player can say."""

from __future__ import annotations

from ...kernel.steps import Action
from ...kernel.values import Seat


class LeaveOut(Action):
    """The one office of the Senate this player does not stand for."""

    office: str


class Lay(Action):
    """A family card, face down, at an office, a Law (1 to 5) or a Conflict (I to X)."""

    place: str
    card: str


class Settle(Action):
    """Estates are placed in this province."""

    province: str


class Play(Action):
    """The action of a Senator or Law, with its targets."""

    card: str
    target: str | None = None
    """A province, Law, Conflict or symbol, as the card asks."""
    victim: Seat | None = None


class Pass(Action):
    """Nothing more in this window or pause."""


class Veto(Action):
    """The action just declared comes to nothing."""


class Decline(Action):
    """No."""


class Accept(Action):
    """Yes."""


class Redirect(Action):
    """Entail: the estate to be lost in one province is lost in another instead."""

    loss: str
    instead: str


class Name(Action):
    """The Primate's word: this player."""

    chosen: Seat


class Discard(Action):
    """This Conflict goes out of the game."""

    conflict: str


class Order(Action):
    """The whole new order of the track."""

    track: tuple[Seat, ...]


class HandOver(Action):
    """What the victim of Assignats gives up: the named Law, or a province."""

    what: str


class Lose(Action):
    """The Law that a lost Conflict costs."""

    law: str


class Offer(Action):
    """A proposal to this player begins."""

    to: Seat


class Give(Action):
    """An own Law goes into the proposal."""

    law: str


class Take(Action):
    """A Law of the other player is asked for."""

    law: str


class Propose(Action):
    """The proposal is complete."""


class Pledge(Action):
    """A Law is promised to the Primate for a favourable decision."""

    law: str


PASS = Pass()
DECLINE = Decline()
ACCEPT = Accept()
VETO = Veto()
PROPOSE = Propose()
TRADE_TALK = (Offer, Give, Take, Propose, Pledge)
"""Everything said only while Laws are traded."""
