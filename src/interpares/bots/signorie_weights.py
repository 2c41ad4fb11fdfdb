"""Signorie: the numbers of the heuristic bot, in victory points unless they say otherwise."""

from __future__ import annotations

from ..games.signorie.cards import COLUMN, FACTS, HELPERS, MANAGEMENT
from ..games.signorie.game import Player, Signorie
from ..kernel.values import Value

ROUNDS = FACTS.rounds
MOST_DICE = FACTS.dice_limit_per_player_per_round
MISSION = COLUMN[MANAGEMENT["mission"].column]
MARRIAGE = COLUMN[MANAGEMENT["marriage"].column]
HELPER = {helper: at for at, helper in enumerate(HELPERS)}
"""The place of each helper in `Weights.help`."""
REMEMBERED = 10_000
"""So many results of the same question are kept."""


class Weights(Value):
    """By the strategy notes, corrected by what things brought in games of the bot with itself."""

    florin: float = 1.5
    """A florin of those that a round can use: a dowry, a die, a helper."""
    purse: int = 9
    """How many florins a round can use."""
    spare_florin: float = 0.8
    man: float = 3.2
    """A man in the pool, of the first few: a task, a career."""
    woman: float = 1.7
    """A woman in the pool, of the first few: a task, a marriage."""
    pool: int = 5
    """How many pawns of one sex are few."""
    spare_pawn: float = 1.2
    last_dowry: float = 1.2
    """A florin for a dowry that may still be paid in the last round."""
    last_florin: float = 0.3
    """A florin that does not suffice yet to buy points in the last round."""
    last_pawn: float = 0.4
    """A pawn that may still pay for a task in the last round, if not everything is spent."""
    missions: float = 0.8
    """Men sent out in a round by dice and tasks."""
    sender: float = 0.9
    """Men sent out in a round by the helper for missions."""
    sent: float = 0.85
    """The share of his VP that a man who will surely be sent out is worth now."""
    bride: float = 2.3
    """A bride, for each round to come: a white die more."""
    place: float = 0.8
    """A place further forward in the next turn order."""
    rows: tuple[tuple[float, ...], ...] = (
        (0.0, 0.0, 0.10),
        (0.0, 0.20, 0.55),
        (0.0, 0.35, 0.75),
        (0.0, 0.45, 0.85),
        (0.0, 0.50, 0.90),
        (0.0, 0.50, 0.90),
        (0.0, 0.50, 0.90),
    )
    """The chance that a row will count, by rounds to come and tokens beside it."""
    help: tuple[float, ...] = (
        *(0.8, 3.0, 4.2),
        *(0.8, 3.1, 3.4),
        *(2.9, 4.2, 3.0),
        *(3.8, 3.8, 4.7),
        *(1.4, 5.5, 4.8),
    )
    """A helper, for each round to come: column by column, from top to bottom."""
    die: tuple[float, ...] = (8.0, 8.0, 9.0, 10.0, 12.0)
    """What a die still to be taken adds, column by column."""
    margin: float = 0.5
    """Pips lost with every die still to be taken: others take the best ones first."""
    usual: float = 0.85
    """The chance to qualify in a round to come."""
    bonus: tuple[float, ...] = (5.5, 4.5, 5.4, 5.2, 5.0, 4.5, 4.5, 4.5, 10.5)
    """The bonus of each reward, in the order of the data."""
    free_helper: float = 5.0
    """The best helper still missing, for each round to come."""
    wedding: float = 1.5
    """The VP of a wedding."""
    purchase: float = 1.0
    """That points can be bought."""


WEIGHTS = Weights()


def may_take(game: Signorie, player: Player) -> bool:
    """Whether the player may still take a die in this round."""
    return (
        game.phase == "actions"
        and not player.passed
        and len(player.dice) - player.dice.count(0) < MOST_DICE
    )
