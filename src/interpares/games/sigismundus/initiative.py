"""SA-4.3, SA-4.4, SA-5: the order of phases, and the beginning of a round."""

from __future__ import annotations

from ...kernel.steps import Step
from .cards import COUNTRIES, NUMBERS
from .events import AllCrowned, FirstPlayer, PhaseBegun, RoundBegun
from .game import Sigismundus


def begin(game: Sigismundus, phase: str) -> None:
    """SA-4.3, SA-4.4: the order of a phase is clockwise from the first player, fixed now."""
    game.phase, game.stage = phase, ""
    game.order = game.clockwise(game.first)
    game.tell(PhaseBegun(phase, game.order))


class Initiative(Step):
    """SA-5.1, SA-5.2, SA-5.5: the first player marker, the Sejm card, the crowns of the last."""

    def resolve(self, game: Sigismundus) -> None:
        if game.round > 1:
            game.first = game.clockwise(game.first)[1]
        turn_up_demand(game)
        lay_out_figures(game)
        assert game.demand
        game.tell(RoundBegun(game.round, game.session, game.demand, game.open_figures))
        begin(game, "initiative")
        game.tell(FirstPlayer(game.first))
        if game.last_round:
            game.crowned = (True,) * len(COUNTRIES)
            game.tell(AllCrowned())


def turn_up_demand(game: Sigismundus) -> None:
    """SA-5.3"""
    game.demand, game.demand_deck = game.draw(game.demand_deck)


def lay_out_figures(game: Sigismundus) -> None:
    """SA-5.4: what nobody took is removed; three new Figures lie open."""
    game.removed_figures += game.open_figures
    figures = []
    for _ in range(NUMBERS.figures_revealed_per_round):
        figure, game.figure_deck = game.draw(game.figure_deck)
        figures.append(figure)
    game.open_figures = tuple(figures)
