"""Signorie: the numbers of the heuristic bot, in victory points unless they say otherwise."""

from __future__ import annotations

from typing import Annotated

from ..games.signorie.cards import COLUMN, COLUMNS, FACTS, HELPERS, MANAGEMENT, REWARDS
from ..games.signorie.game import Player, Signorie
from ..kernel.values import Value
from .numbers import Amount, Count, Share, exactly, numbers

ROUNDS = FACTS.rounds
MOST_DICE = FACTS.dice_limit_per_player_per_round
MISSION = COLUMN[MANAGEMENT["mission"].column]
MARRIAGE = COLUMN[MANAGEMENT["marriage"].column]
HELPER = {helper: at for at, helper in enumerate(HELPERS)}
"""The place of each helper in `Weights.help`."""
BONUSES = sum(reward.kind == "bonus" for reward in REWARDS.values())
REMEMBERED = 10_000
"""So many results of the same question are kept."""


class Weights(Value):
    """By the strategy notes, corrected by what things brought in games of the bot with itself."""

    florin: Amount
    """A florin of those that a round can use: a dowry, a die, a helper."""
    purse: Count
    """How many florins a round can use."""
    spare_florin: Amount
    man: Amount
    """A man in the pool, of the first few: a task, a career."""
    woman: Amount
    """A woman in the pool, of the first few: a task, a marriage."""
    pool: Count
    """How many pawns of one sex are few."""
    spare_pawn: Amount
    last_dowry: Amount
    """A florin for a dowry that may still be paid in the last round."""
    last_florin: Amount
    """A florin that does not suffice yet to buy points in the last round."""
    last_pawn: Amount
    """A pawn that may still pay for a task in the last round, if not everything is spent."""
    missions: Amount
    """Men sent out in a round by dice and tasks."""
    sender: Amount
    """Men sent out in a round by the helper for missions."""
    sent: Share
    """The share of his VP that a man who will surely be sent out is worth now."""
    bride: Amount
    """A bride, for each round to come: a white die more."""
    place: Amount
    """A place further forward in the next turn order."""
    rows: Annotated[tuple[tuple[Share, Share, Share], ...], exactly(ROUNDS)]
    """The chance that a row will count, by rounds to come and tokens beside it."""
    help: Annotated[tuple[Amount, ...], exactly(len(HELPERS))]
    """A helper, for each round to come: column by column, from top to bottom."""
    die: Annotated[tuple[Amount, ...], exactly(len(COLUMNS))]
    """What a die still to be taken adds, column by column."""
    margin: Amount
    """Pips lost with every die still to be taken: others take the best ones first."""
    usual: Share
    """The chance to qualify in a round to come."""
    bonus: Annotated[tuple[Amount, ...], exactly(BONUSES)]
    """The bonus of each reward, in the order of the data."""
    free_helper: Amount
    """The best helper still missing, for each round to come."""
    wedding: Amount
    """The VP of a wedding."""
    purchase: Amount
    """That points can be bought."""


WEIGHTS = numbers("signorie", Weights).weights


def may_take(game: Signorie, player: Player) -> bool:
    """Whether the player may still take a die in this round."""
    return (
        game.phase == "actions"
        and not player.passed
        and len(player.dice) - player.dice.count(0) < MOST_DICE
    )
