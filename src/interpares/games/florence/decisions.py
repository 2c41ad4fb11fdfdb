"""What the questions of Florence have in common: reasons that hold at any moment."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Choice
from ...kernel.values import Seat
from .actions import (
    AddBonus,
    Bid,
    Build,
    Buy,
    BuyBonus,
    BuyProfession,
    Complete,
    Counter,
    Declare,
    EndTurn,
    Exchange,
    Keep,
    Name,
    Place,
    Price,
    PrincessWork,
    Propose,
    PutMarker,
    PutUnder,
    Recruit,
    Sell,
    TakeFree,
    TakeRank,
    UseProfessor,
    Withdraw,
    Work,
)
from .game import Florence
from .money import why_no_sale

NEVER: dict[type[Action], Callable[[], Illegal]] = {
    Bid: lambda: Illegal("no-bid-now", rule="PF-4.7"),
    Name: lambda: Illegal("no-naming-now", rule="PF-4.4"),
    Buy: lambda: Illegal("no-naming-now", rule="PF-4.4"),
    Withdraw: lambda: Illegal("no-withdrawing-now", rule="PF-4.5"),
    Sell: lambda: Illegal("no-sale-now", rule="PF-13.2"),
    Recruit: lambda: Illegal("no-recruiting-now", rule="PF-10.1"),
    Exchange: lambda: Illegal("no-exchange-now", rule="PF-13.5"),
    AddBonus: lambda: Illegal("no-work-now", rule="PF-7.1"),
    Complete: lambda: Illegal("no-work-now", rule="PF-7.1"),
    Place: lambda: Illegal("nothing-to-place", rule="PF-8.9"),
    Keep: lambda: Illegal("no-cards-to-keep", rule="PF-14.1"),
    PutUnder: lambda: Illegal("no-cards-to-keep", rule="PF-14.1"),
    PutMarker: lambda: Illegal("no-marker-now", rule="PF-16.6"),
    UseProfessor: lambda: Illegal("no-professor-now", rule="PF-16.18"),
    TakeRank: lambda: Illegal("no-merchant-now", rule="PF-16.17"),
    TakeFree: lambda: Illegal("no-merchant-now", rule="PF-16.17"),
    Propose: lambda: Illegal("no-proposal-now", rule="PF-17.12"),
    Price: lambda: Illegal("no-proposal-now", rule="PF-17.12"),
    Counter: lambda: Illegal("no-proposal-now", rule="PF-17.12"),
    **dict.fromkeys(
        (Work, PrincessWork, Build, BuyProfession, BuyBonus, Declare, EndTurn),
        lambda: Illegal("not-your-turn", rule="PF-6.1"),
    ),
}
"""Why an action cannot be taken by who is not asked for it."""


def why_never(game: Florence, seat: Seat, action: Action) -> Illegal | None:
    """The reason against an action that this kind of question never takes."""
    player = game.players[seat]
    if isinstance(action, Bid) and player.served:
        return Illegal("already-served", rule="PF-4.11")
    if isinstance(action, Bid) and player.withdrawn:
        return Illegal("already-withdrawn", rule="PF-4.5")
    if isinstance(action, Sell) and game.muse:
        return why_no_sale(game, seat, action)
    never = NEVER.get(type(action))
    return never() if never else None


class Question(Choice):
    """A decision of one player."""

    def not_asked(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        return why_never(game, seat, action) or super().not_asked(game, seat, action)

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        return why_never(game, seat, action) or super().refusal(game, seat, action)
