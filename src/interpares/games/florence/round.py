"""PF-3, PF-11: the order of a round, and the best Work at its end."""

from __future__ import annotations

from ...kernel.steps import Step
from .auction import AuctionPhase
from .cards import MINIMUM, NUMBERS
from .events import BestWork, RoundBegun
from .game import Florence
from .money import gain
from .muse_and_princess import CharacterAuction, LastOffers
from .scoring import FinalScoring
from .turn import ActionPhase


class Round(Step):
    """PF-3.1: auction, characters if they play, actions, the best Work, the next start player."""

    number: int

    def resolve(self, game: Florence) -> None:
        game.round = self.number
        game.tell(RoundBegun(self.number, MINIMUM[self.number], game.start))
        characters = (CharacterAuction(),) if game.muse else ()
        game.then(AuctionPhase(), *characters, ActionPhase(), RoundEnd())


class RoundEnd(Step):
    """PF-11.1 to PF-11.3, PF-3.3, PF-12.1: the best Work, then the next round or the end."""

    def resolve(self, game: Florence) -> None:
        award_best_work(game)
        if game.round == NUMBERS.rounds:
            last = (LastOffers(),) if game.muse else ()
            game.then(*last, FinalScoring())
        game.start = (game.start + 1) % len(game.players)


def award_best_work(game: Florence) -> None:
    """PF-11.1, PF-11.2: everybody with the highest Work gains in full; nobody without one."""
    best = max(player.best_work for player in game.players)
    if best:
        seats = [seat for seat, each in enumerate(game.players) if each.best_work == best]
        game.tell(BestWork(tuple(seats), best))
        for seat in seats:
            gain(game, seat, NUMBERS.best_work_prestige_points, "best_work")
    for player in game.players:
        player.best_work = 0
