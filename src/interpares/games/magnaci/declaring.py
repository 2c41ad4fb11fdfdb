"""MA-14.7 to MA-14.9: an action is declared, may be vetoed, and takes effect."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.steps import Action, Step
from ...kernel.values import Seat, without
from .actions import DECLINE, VETO, Play, Veto
from .cards import card
from .decisions import Question
from .effect_types import Effect
from .events import Declared, Vetoed
from .game import Magnaci, discard_law, holder

VETO_LAW = "veto"


class TakeEffect(Step):
    """MA-14.9: a declared action that nobody cancelled is applied."""

    seat: Seat
    card: str
    target: str | None = None
    victim: Seat | None = None
    place: str = ""
    """The office, Law or slot of the window; for Entail the province that pays."""

    def resolve(self, game: Magnaci) -> None:
        EFFECTS[type(card(self.card).effect)](game, self)


EFFECTS: dict[type[Effect], Callable[[Magnaci, TakeEffect], None]] = {}
"""What each kind of effect does; filled by the modules that know."""


def declare(game: Magnaci, seat: Seat, play: Play, place: str) -> None:
    """MA-14.7, MA-14.8: the card leaves its holder, then VETO! alone may answer."""
    game.tell(Declared(seat, play.card, play.target, play.victim, place))
    player = game.players[seat]
    if play.card in player.offices:
        player.offices = without(player.offices, play.card)
        player.used += (play.card,)
    else:
        discard_law(game, seat, play.card)
    vetoer = holder(game, VETO_LAW)
    if vetoer is None or vetoer == seat:
        game.then(TakeEffect(seat, play.card, play.target, play.victim, place))
    else:
        game.then(VetoQuestion(vetoer, seat, play.card, play.target, play.victim, place))


class VetoQuestion(Question):
    """MA-14.12, MA-15.23: VETO! may cancel the action another player has just declared."""

    rule = "MA-14.8"
    actor: Seat
    card: str
    target: str | None = None
    victim: Seat | None = None
    place: str = ""

    def options(self, game: Magnaci, seat: Seat) -> list[Action]:
        return [VETO, DECLINE]

    def facts(self, game: Magnaci, seat: Seat | None) -> dict[str, object]:
        return {
            "actor": self.actor,
            "card": self.card,
            "target": self.target,
            "victim": self.victim,
            "place": self.place,
        }

    def decide(self, game: Magnaci, seat: Seat, action: Action) -> None:
        if isinstance(action, Veto):
            discard_law(game, seat, VETO_LAW)
            game.tell(Vetoed(seat, self.card))
        else:
            game.then(TakeEffect(self.actor, self.card, self.target, self.victim, self.place))
