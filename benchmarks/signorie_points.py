"""Signorie: where the victory points of strong play come from.

`python -m benchmarks.signorie_points 4 100 7000` plays 100 games of four heuristic bots, the deals
7000, 7001 and so on, and prints the averages of all players and of the winners.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from interpares import Perspective, rules_of
from interpares.bots import make
from interpares.games.signorie.cards import FACTS, ROWS
from interpares.games.signorie.events import DiceCounted, InitiativeScored
from interpares.games.signorie.game import SOURCES, Signorie
from interpares.games.signorie.scoring import row_tokens
from interpares.kernel.chance import seed_from
from interpares.kernel.game import Event

RULES = rules_of("signorie")


def played(seats: int, deal: int) -> tuple[Signorie, list[Event]]:
    """A game of heuristic bots, and what was told in it."""
    random = Random(deal)
    bots = [make("heuristic", "signorie", random) for _ in range(seats)]
    game = RULES.new(seats, seed_from(deal), RULES.complete({}, seats))
    events: list[Event] = []
    while game.outcome is None:
        seat = game.waiting[0]
        action = bots[seat].choose(Perspective(RULES, game, seat))
        game.told = events
        game.apply(seat, action)
        game.told = None
    return game, events


def of_player(game: Signorie, events: list[Event], seat: int) -> dict[str, float]:
    """What one player has done."""
    player = game.players[seat]
    steps = [
        each.space for each in events if isinstance(each, InitiativeScored) and each.seat == seat
    ]
    dice = [each for each in events if isinstance(each, DiceCounted) and each.seat == seat]
    return {
        **dict(zip(SOURCES, player.scored, strict=True)),
        "vp": player.vp,
        "initiative_steps": sum(steps) / len(steps),
        "qualified": sum(each.qualified for each in dice) / len(dice),
        "helpers": len(player.helpers),
        "brides": player.brides,
        "rows": sum(
            row_tokens(player, row) >= FACTS.row_scoring_minimum_tokens for row in range(len(ROWS))
        ),
        "men_in_cities": len(game.in_cities(seat, "man")),
        "women_in_cities": len(game.in_cities(seat, "woman")),
    }


def mean(rows: list[dict[str, float]]) -> dict[str, float]:
    return {name: round(sum(row[name] for row in rows) / len(rows), 2) for name in rows[0]}


def measured(seats: int, games: int, deal: int) -> dict[str, Any]:
    """The averages over games with the deals from this number on."""
    everybody: list[dict[str, float]] = []
    winners: list[dict[str, float]] = []
    for number in range(deal, deal + games):
        game, events = played(seats, number)
        rows = [of_player(game, events, seat) for seat in range(seats)]
        assert game.outcome
        everybody += rows
        winners += [rows[seat] for seat in game.outcome.winners]
    return {"seats": seats, "games": games, "all": mean(everybody), "winners": mean(winners)}


if __name__ == "__main__":
    print(json.dumps(measured(*map(int, sys.argv[1:4]))))
