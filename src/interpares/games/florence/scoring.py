"""PF-12: the end of the game."""

from __future__ import annotations

from ...kernel.game import Outcome
from ...kernel.steps import Step
from ...kernel.values import Seat
from .card_types import PrestigeCard
from .cards import PRESTIGE
from .components import PrestigeId
from .events import Final, PrestigeScored
from .game import Florence
from .grid import ALL
from .works import counters


def metrics(game: Florence, seat: Seat) -> dict[str, int]:
    """What prestige cards compare."""
    player = game.players[seat]
    counted = counters(player)
    return counted | {
        "landscape_types": sum(counted[each] > 0 for each in ("forest", "lake", "park")),
        "works_on_table": counted["profession_table"],
        "empty_cells": (ALL & ~player.covered & ~game.palazzo).bit_count(),
    }


def prestige_value(game: Florence, seat: Seat, card: PrestigeId) -> int:
    """PF-12.2 to PF-12.4: what a prestige card is worth to its owner."""
    kind = PRESTIGE[card]
    all_metrics = [metrics(game, each) for each in range(len(game.players))]
    if kind.kind == "threshold":
        reached = all(all_metrics[seat][what] >= least for what, least in kind.require.items())
        return kind.points if reached else 0
    assert kind.metric is not None
    counts = [each[kind.metric] for each in all_metrics]
    return majority_value(kind, counts[seat], counts[:seat] + counts[seat + 1 :])


def majority_value(kind: PrestigeCard, mine: int, others: list[int]) -> int:
    """PF-12.3: alone in the lead in full, tied for less; nothing leads with none."""
    if kind.positive and not mine:
        return 0
    sign = -1 if kind.order == "fewest" else 1
    best = max(sign * count for count in others)
    if sign * mine > best:
        return kind.points
    return kind.tie_points if sign * mine == best else 0


class FinalScoring(Step):
    """PF-12.1 to PF-12.6: prestige cards, then most prestige, then most florins."""

    def resolve(self, game: Florence) -> None:
        game.phase = "scoring"
        for seat, player in enumerate(game.players):
            for card in player.prestige_cards:
                points = prestige_value(game, seat, card)
                player.prestige += points
                game.tell(PrestigeScored(seat, card, points))
        for seat, player in enumerate(game.players):
            game.tell(Final(seat, player.prestige, player.florins))
        game.end(outcome(game))


def outcome(game: Florence) -> Outcome:
    """PF-12.5: ties go to the richer; still tied, the victory is shared."""
    results = [(player.prestige, player.florins) for player in game.players]
    ranks = tuple([1 + sum(other > mine for other in results) for mine in results])
    return Outcome(
        reason="finished",
        ranking=tuple(sorted(range(len(results)), key=lambda seat: ranks[seat])),
        ranks=ranks,
        scores=tuple([player.prestige for player in game.players]),
    )
