"""Random play of other Python engines, for ratios."""

from __future__ import annotations

import random
import time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def catanatron_decisions_per_s(seconds: float) -> float:
    """Decisions per CPU second of catanatron with four random players."""
    random.seed(1)
    decisions, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        game = Game([RandomPlayer(colour) for colour in COLOURS])
        game.play()
        decisions += len(game.state.actions)
    return decisions / spent
