"""What the questions of Signorie have in common: reasons that hold at any moment."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Choice
from ...kernel.values import Seat
from .actions import (
    Activate,
    Advance,
    BuyPoints,
    Enter,
    Hire,
    Initiative,
    Manage,
    Marry,
    Mission,
    Pass,
    Perform,
    PutBeside,
    Skip,
    Stop,
    Take,
    TakeBonus,
    TakeFlorins,
    TakePawn,
    Wed,
)
from .cards import FACTS
from .game import Signorie

NEVER: dict[type[Action], Callable[[], Illegal]] = {
    **dict.fromkeys(
        (Take, Pass),
        lambda: Illegal("no-die-now", rule="SI-ACT.1"),
    ),
    **dict.fromkeys(
        (Hire, Perform, Manage),
        lambda: Illegal("no-main-action-now", rule="SI-ACT.8"),
    ),
    **dict.fromkeys(
        (Initiative, Enter, Advance, Stop),
        lambda: Illegal("no-points-now", rule="SI-ADV.8"),
    ),
    Mission: lambda: Illegal("no-mission-now", rule="SI-MIS.1"),
    Marry: lambda: Illegal("no-marriage-now", rule="SI-MAR.1"),
    **dict.fromkeys(
        (Activate, Skip),
        lambda: Illegal("no-helper-now", rule="SI-HEL.1"),
    ),
    TakePawn: lambda: Illegal("no-pawn-now", rule="SI-HEL.3"),
    PutBeside: lambda: Illegal("no-token-now", rule="SI-ALL.4"),
    **dict.fromkeys(
        (TakeBonus, TakeFlorins),
        lambda: Illegal("no-reward-now", rule="SI-REW.6"),
    ),
    Wed: lambda: Illegal("no-wedding-now", rule="SI-REW.8"),
    BuyPoints: lambda: Illegal("no-buying-now", rule="SI-REW.15"),
}
"""Why an action cannot be taken by who is not asked for it."""


def why_never(game: Signorie, seat: Seat, action: Action) -> Illegal | None:
    """The reason against an action that this kind of question never takes."""
    player = game.players[seat]
    if isinstance(action, Take) and game.phase == "actions":
        if sum(map(bool, player.dice)) == FACTS.dice_limit_per_player_per_round:
            return Illegal("four-dice", rule="SI-ACT.4")
        if player.passed:
            return Illegal("has-passed", rule="SI-ACT.2")
    if isinstance(action, TakeFlorins) and game.round in FACTS.reward_vp_rounds:
        return Illegal("no-florins-in-last-rounds", rule="SI-REW.16")
    if isinstance(action, Wed) and game.round in FACTS.reward_vp_rounds:
        return Illegal("no-wedding-in-last-rounds", rule="SI-REW.16")
    never = NEVER.get(type(action))
    return never() if never else None


class Question(Choice):
    """A decision of one player."""

    def not_asked(self, game: Signorie, seat: Seat, action: Action) -> Illegal:
        return why_never(game, seat, action) or super().not_asked(game, seat, action)

    def refusal(self, game: Signorie, seat: Seat, action: Action) -> Illegal:
        return why_never(game, seat, action) or super().refusal(game, seat, action)
