"""Veto!: the numbers of the heuristic bot, and how each deck of the box differs."""

from __future__ import annotations

from ..kernel.values import Value


class Weights(Value):
    """What things are worth, in dukats."""

    kreska: float = 3.0
    near: float = 10.0
    """The last kreska before the election threshold, beside what every kreska is worth."""
    reach: float = 10.0
    """The threshold itself, with an Elect in play; twice that when an election is announced."""
    rival: float = 0.7
    """What the fortune of the strongest rival counts against one's own."""
    income: float = 4.0
    """How many rounds an income is expected to last, in the first round; then less."""
    least_income: float = 1.5
    spare: int = 9
    """Beyond so many dukats each is worth `spare_dukat` only."""
    spare_dukat: float = 0.45
    szabla: float = 0.5
    agitator: float = 2.0
    ready: float = 0.6
    """A character that is not marked."""
    famous: float = 4.0
    crimson: float = 0.9
    """A kreska of a Karmazyn on his field."""
    elect: float = 7.0
    second_elect: float = 2.0
    exposed: float = 5.0
    """An only Elect who could be beaten."""
    doomed: float = 22.0
    """An only Elect who could be killed."""
    initiative: float = 1.5
    gear: float = 0.3
    """A dukat of equipment that is borne, beside what it adds."""
    laid: float = 1.3
    """A thrust under a character."""
    hanging: float = 1.5
    """An effect of one's own that hangs somewhere."""
    marker: float = 0.0
    """A marker on a strategy that wins by them."""
    hoard: float = 0.0
    """A dukat beyond the spare ones, where the strategy wins by dukats."""
    card: float = 1.4
    """A card in a rival's hand."""
    fresh: float = 1.5
    """A card that is yet to be drawn: a worse one is discarded for it."""
    dead: float = 0.1
    character: float = 0.16
    """The share of a character's worth that it has in the hand."""
    elect_in_hand: float = 3.0
    possession: float = 1.6
    equipment: float = 1.1
    effect: float = 1.5
    negation: float = 2.6
    thrust: float = 1.5


STANDARD = Weights()
BY_DECK: dict[str, Weights] = {}
"""The decks of the box that are played with other weights than the standard ones."""
