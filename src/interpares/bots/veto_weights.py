"""Veto!: the numbers of the heuristic bot, and how each deck of the box differs."""

from __future__ import annotations

from ..kernel.values import Value


class Weights(Value):
    """What things are worth, in dukats."""

    kreska: float = 3.0
    near: float = 8.4
    """The last kreska before the election threshold, beside what every kreska is worth."""
    reach: float = 8.5
    """The threshold itself, with an Elect in play; twice that when an election is announced."""
    last: float = 1.0
    """Each of the last kreski before one holds them all."""
    rival: float = 0.74
    """What the fortune of the strongest rival counts against one's own."""
    income: float = 6.7
    """How many rounds an income is expected to last, in the first round; then less."""
    least_income: float = 1.5
    ample: int = 7
    """Beyond so many dukats a round an income is worth `ample_income` of that only."""
    ample_income: float = 0.53
    spare: int = 6
    """Beyond so many dukats each is worth `spare_dukat` only."""
    spare_dukat: float = 0.29
    szabla: float = 0.81
    agitator: float = 1.6
    ready: float = 0.59
    """A character that is not marked."""
    famous: float = 4.2
    crimson: float = 1.1
    """A kreska of a Karmazyn on his field."""
    lead: int = 3
    """So many more than any rival has there are worth something."""
    elect: float = 7.2
    """An only Elect, as far as the threshold is reached."""
    early_elect: float = 1.9
    """An Elect, as far as it is not."""
    second_elect: float = 2.0
    exposed: float = 6.3
    """An only Elect who could be beaten."""
    doomed: float = 14.0
    """An only Elect who could be killed."""
    prey: float = 0.25
    """The share of a character that somebody could beat in a duel it cannot refuse."""
    initiative: float = 1.3
    gear: float = 0.23
    """A dukat of equipment that is borne, beside what it adds."""
    laid: float = 0.74
    """A thrust under a character."""
    hanging: float = 1.4
    """An effect of one's own that hangs somewhere."""
    marker: float = 1.4
    """A marker on a strategy that wins by them."""
    hoard: float = 0.095
    """A dukat beyond the spare ones, where the strategy wins by dukats."""
    card: float = 1.4
    """A card in a rival's hand."""
    fresh: float = 1.9
    """A card that is yet to be drawn: a worse one is discarded for it."""
    room: float = 0.98
    """A place in the hand that will be filled up in the next settlement."""
    idle: float = 0.5
    """The share of its worth a thrust or equipment has without anybody to use it."""
    lonely: float = 2.4
    """How much more a character is kept, and looked for, by a small company."""
    dead: float = 0.1
    character: float = 0.1
    """The share of a character's worth that it has in the hand."""
    elect_in_hand: float = 3.0
    possession: float = 1.2
    equipment: float = 0.79
    effect: float = 0.79
    negation: float = 2.4
    thrust: float = 3.8


STANDARD = Weights()
BY_DECK: dict[str, Weights] = {
    "radziwill_starter": Weights(
        reach=7.8,
        rival=0.63,
        agitator=1.4,
        famous=4.6,
        crimson=0.98,
        early_elect=2.1,
        exposed=5.3,
        gear=0.27,
        fresh=1.7,
        room=1.2,
        character=0.09,
        possession=1.1,
        effect=0.71,
        negation=2.2,
    ),
    "wisniowiecki_starter": Weights(
        reach=7.1,
        rival=0.84,
        agitator=1.8,
        crimson=1,
        early_elect=2.1,
        hoard=0.084,
        fresh=2.1,
        possession=1.3,
        effect=0.71,
    ),
    "court_starter": Weights(
        near=7.7,
        rival=0.65,
        ample_income=0.48,
        szabla=0.91,
        exposed=5.6,
        prey=0.27,
        gear=0.26,
        laid=0.81,
        hoard=0.081,
        room=1.1,
        possession=1.3,
        effect=0.92,
        negation=2.6,
    ),
    "lubomirski_starter": Weights(
        near=10,
        reach=9.6,
        rival=0.81,
        spare_dukat=0.25,
        szabla=0.74,
        crimson=1.2,
        elect=8.3,
        exposed=7,
        prey=0.28,
        hoard=0.11,
        lonely=2.6,
        character=0.11,
        possession=1.1,
        effect=0.71,
        negation=2,
    ),
    "radziwill_feast": Weights(
        reach=7.8,
        famous=3.7,
        crimson=1.2,
        elect=6.2,
        prey=0.22,
        gear=0.21,
        marker=1.6,
        room=0.79,
        possession=1.1,
        negation=2.6,
    ),
    "wisniowiecki_feast": Weights(
        reach=9.5,
        ready=0.65,
        crimson=1,
        early_elect=1.6,
        prey=0.28,
        gear=0.25,
        hanging=1.7,
        fresh=1.7,
        room=0.86,
        lonely=2.2,
        possession=1.1,
        effect=0.89,
    ),
    "court_feast": Weights(
        ample_income=0.48, crimson=1, early_elect=1.5, gear=0.25, character=0.11, negation=2.6
    ),
    "lubomirski_feast": Weights(
        crimson=1,
        elect=8,
        initiative=1.1,
        laid=0.82,
        hanging=1.6,
        hoard=0.11,
        room=1.1,
        lonely=2.2,
        character=0.11,
        possession=1,
    ),
    "first_game_wisniowiecki": Weights(spare_dukat=0.26, crimson=1.2, marker=1.6),
    "first_game_radziwill": Weights(
        reach=9.3,
        rival=0.82,
        spare_dukat=0.26,
        szabla=0.91,
        famous=3.8,
        character=0.12,
        possession=1,
        effect=0.88,
    ),
}
"""What differs for the decks of the box: the outcome of `benchmarks/veto_tuning.py`."""
