"""Veto!: the numbers of the heuristic bot, and how each deck of the box differs."""

from __future__ import annotations

from ..kernel.values import Value
from .numbers import Amount, Count, Share, numbers


class Weights(Value):
    """What things are worth, in dukats."""

    kreska: Amount
    near: Amount
    """The last kreska before the election threshold, beside what every kreska is worth."""
    reach: Amount
    """The threshold itself, with an Elect in play; twice that when an election is announced."""
    last: Amount
    """Each of the last kreski before one holds them all."""
    rival: Amount
    """What the fortune of the strongest rival counts against one's own."""
    income: Amount
    """How many rounds an income is expected to last, in the first round; then less."""
    least_income: Amount
    ample: Count
    """Beyond so many dukats a round an income is worth `ample_income` of that only."""
    ample_income: Share
    spare: Count
    """Beyond so many dukats each is worth `spare_dukat` only."""
    spare_dukat: Amount
    szabla: Amount
    agitator: Amount
    ready: Amount
    """A character that is not marked."""
    famous: Amount
    crimson: Amount
    """A kreska of a Karmazyn on his field."""
    lead: Count
    """So many more than any rival has there are worth something."""
    elect: Amount
    """An only Elect, as far as the threshold is reached."""
    early_elect: Amount
    """An Elect, as far as it is not."""
    second_elect: Amount
    exposed: Amount
    """An only Elect who could be beaten."""
    doomed: Amount
    """An only Elect who could be killed."""
    prey: Share
    """The share of a character that somebody could beat in a duel it cannot refuse."""
    initiative: Amount
    gear: Amount
    """A dukat of equipment that is borne, beside what it adds."""
    laid: Amount
    """A thrust under a character."""
    hanging: Amount
    """An effect of one's own that hangs somewhere."""
    marker: Amount
    """A marker on a strategy that wins by them."""
    hoard: Amount
    """A dukat beyond the spare ones, where the strategy wins by dukats."""
    card: Amount
    """A card in a rival's hand."""
    fresh: Amount
    """A card that is yet to be drawn: a worse one is discarded for it."""
    room: Amount
    """A place in the hand that will be filled up in the next settlement."""
    idle: Share
    """The share of its worth a thrust or equipment has without anybody to use it."""
    lonely: Amount
    """How much more a character is kept, and looked for, by a small company."""
    dead: Amount
    character: Share
    """The share of a character's worth that it has in the hand."""
    elect_in_hand: Amount
    possession: Amount
    equipment: Amount
    effect: Amount
    negation: Amount
    thrust: Amount


NUMBERS = numbers("veto", Weights)
STANDARD = NUMBERS.weights
BY_DECK = NUMBERS.variants
"""The numbers for the decks of the box: the outcome of `benchmarks/veto_tuning.py`."""
