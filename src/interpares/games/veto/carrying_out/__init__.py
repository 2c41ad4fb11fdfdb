"""What happens when an operation of a card is carried out, by groups of the card language.

Importing this registers them all with `carrying.carry_out`.
"""

from . import board, cards, casualty, continuous, duel, each, flow, hands, resources, turn

__all__ = [
    "board",
    "cards",
    "casualty",
    "continuous",
    "duel",
    "each",
    "flow",
    "hands",
    "resources",
    "turn",
]
