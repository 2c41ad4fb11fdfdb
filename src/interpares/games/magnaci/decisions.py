"""What the questions of Magnaci have in common: reasons that hold at any moment."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Choice
from ...kernel.values import Seat
from .actions import TRADE_TALK, Lay, LeaveOut, Play, Redirect, Settle, Veto
from .cards import FIEFS, LAWS, SENATORS, card
from .game import Magnaci


def why_never(game: Magnaci, seat: Seat, action: Action) -> Illegal | None:
    """The reason against an action that this kind of question never takes."""
    match action:
        case Veto() | Play("veto"):
            return Illegal("nothing-to-veto", rule=_veto_rule(game, seat))
        case Redirect() | Play("entail"):
            return Illegal("no-loss-to-redirect", rule="MA-15.22")
        case Play(card=played) if played in SENATORS or played in LAWS:
            return Illegal("no-window", rule=card(played).rule, card=played)
        case Play(card=played):
            return Illegal("no-such-card", rule="MA-14.6", card=played)
        case Lay() | LeaveOut():
            return Illegal("commitment-is-final", rule="MA-3.3")
        case Settle(province) if province in FIEFS:
            return Illegal("no-fief-to-take", rule="MA-10.11", province=province)
        case _ if isinstance(action, TRADE_TALK):
            return Illegal("no-trade-now", rule="MA-16.10")
        case _:
            return None


def _veto_rule(game: Magnaci, seat: Seat) -> str:
    """Without the card it is MA-15.23; with it, there is no action of another to cancel."""
    return "MA-14.14" if "veto" in game.players[seat].laws else "MA-15.23"


class Question(Choice):
    """A decision of one player."""

    def not_asked(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        return why_never(game, seat, action) or super().not_asked(game, seat, action)

    def refusal(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        return why_never(game, seat, action) or super().refusal(game, seat, action)
