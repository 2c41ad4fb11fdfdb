"""MA-10.20, MA-15.22: estates are lost together, after Entail has been heard."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import DECLINE, Decline, Play, Redirect
from .cards import PROVINCE, PROVINCES
from .components import ProvinceId
from .decisions import Question
from .declaring import EFFECTS, TakeEffect, declare
from .effect_types import RedirectLoss
from .estates import remove
from .game import Magnaci, holder

ENTAIL = "entail"
Loss = tuple[Seat, ProvinceId, int]
"""Who loses how many estates where."""


def own_losses(losses: tuple[Loss, ...], seat: Seat) -> dict[ProvinceId, int]:
    """What one player is about to lose, by province."""
    return {province: count for who, province, count in losses if who == seat}


def redirections(game: Magnaci, seat: Seat, losses: tuple[Loss, ...]) -> list[Redirect]:
    """MA-15.22: pairs of a loss and another province that still has an estate to pay with."""
    own = own_losses(losses, seat)
    estates = game.players[seat].estates
    payers = [each for each in PROVINCES if estates[PROVINCE[each]] > own.get(each, 0)]
    return [Redirect(loss, payer) for loss in own for payer in payers if payer != loss]


class Losses(Step):
    """MA-10.20: losses computed before any removal; the holder of Entail is asked first."""

    losses: tuple[Loss, ...]
    cause: str
    """The lost Conflict, or the Treasurer."""

    def resolve(self, game: Magnaci) -> None:
        game.then(RemoveEstates(self.losses))
        owner = holder(game, ENTAIL)
        if owner is not None and redirections(game, owner, self.losses):
            game.then(EntailQuestion(owner, self.losses, self.cause))


class EntailQuestion(Question):
    """MA-15.22: one estate about to be lost in a province may be lost in another instead."""

    rule = "MA-15.22"
    losses: tuple[Loss, ...]
    cause: str

    def options(self, game: Magnaci, seat: Seat) -> list[Action]:
        return [*redirections(game, seat, self.losses), DECLINE]

    def facts(self, game: Magnaci, seat: Seat | None) -> dict[str, object]:
        own = own_losses(self.losses, self.seat)
        return {"losses": tuple(own), "counts": tuple(own.values()), "cause": self.cause}

    def refusal(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Redirect):
            return Illegal(
                "cannot-redirect", rule=self.rule, loss=action.loss, instead=action.instead
            )
        return super().refusal(game, seat, action)

    def decide(self, game: Magnaci, seat: Seat, action: Redirect | Decline) -> None:
        if isinstance(action, Redirect):
            declare(game, seat, Play(ENTAIL, action.loss), action.instead)


class RemoveEstates(Step):
    """MA-10.20 (d): all losses of one event happen together."""

    losses: tuple[Loss, ...]

    def resolve(self, game: Magnaci) -> None:
        for seat, player in enumerate(game.players):
            own = own_losses(self.losses, seat)
            if player.redirect:
                spared, payer = player.redirect
                player.redirect = None
                own[spared] -= 1
                own[payer] = own.get(payer, 0) + 1
            for province, count in own.items():
                if count:
                    remove(game, seat, province, count)


def redirect_loss(game: Magnaci, play: TakeEffect) -> None:
    """MA-15.22 Entail: the place of one loss moves, nothing else in the list changes."""
    assert play.target is not None
    game.players[play.seat].redirect = (play.target, play.place)


EFFECTS[RedirectLoss] = redirect_loss
