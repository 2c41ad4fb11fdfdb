"""Sigismundus Augustus: what abilities and cards bring while there is time for them."""

from __future__ import annotations

from ..games.sigismundus.board_types import Ability
from ..games.sigismundus.cards import DECK, FIGURES, POLICIES, UNIT
from ..games.sigismundus.church_court import suspended
from ..games.sigismundus.components import PolicyId
from .sigismundus_mind import Mind

INTERNAL, FOREIGN, MILITARY = DECK["internal"], DECK["foreign"], DECK["military"]
PLACE = {card: at for at, card in enumerate(POLICIES)}
"""The place of each kind of card in `Weights.kept`."""
UNTIL = {
    INTERNAL: ("draw", "special_actions", "foreign_policy", "actions", "sejm"),
    FOREIGN: ("draw", "special_actions", "foreign_policy"),
    MILITARY: ("draw", "special_actions"),
}
"""The phases of the last round in which a card of each deck can still be of use."""


def rate(mind: Mind, ability: Ability) -> float:
    """The points that an ability of an office, a Figure or a seal brings in a round."""
    weights = mind.weights
    match ability.op:
        case "church_court":
            return 0.0 if suspended(mind.game) else weights.court
        case "gain_votes":
            return mind.vote * ability.count
        case "gain_ducats":
            return weights.ducat * ability.count
        case "gain_vp":
            return float(ability.count)
        case "draw_policy_cards":
            return drawing(mind, ability)
        case "extra_house_marker":
            return weights.envoy if ability.when == "actions.envoy" else weights.chancellor
        case "free_upkeep":
            unit = ability.unit
            return max(weights.upkeep) if unit == "any" or not unit else weights.upkeep[UNIT[unit]]
        case other:
            return getattr(weights, PLAIN[other], 0.0)


PLAIN = {
    "gain_unit": "",
    "income_from_offices": "",
    "occupied_field_discount": "marshal",
    "roll_bonus": "roll",
    "immune_to": "immune",
    "extra_free_step": "step",
    "spy": "spy",
}
"""Abilities with a weight of their own, or with none: they are counted elsewhere."""


def drawing(mind: Mind, ability: Ability) -> float:
    """A card more, of any deck or of a fixed one."""
    weights = mind.weights
    if ability.decks == "any":
        return weights.draw
    return weights.unplayed[FOREIGN if "foreign" in ability.decks else MILITARY]


def card_worth(mind: Mind, deck: int) -> float:
    """A Policy card that is not played for its effect."""
    kept = written(mind)
    no_vote = deck == INTERNAL and not mind.game.available
    if not mind.left and (no_vote or mind.game.phase not in UNTIL[deck]):
        return kept
    return max(kept, mind.weights.unplayed[deck])


def hand_worth(mind: Mind, card: PolicyId) -> float:
    """What a card is worth in hand, if there is another round to play it in."""
    return mind.weights.kept[PLACE[card]] if mind.left else written(mind)


def written(mind: Mind) -> float:
    """Cards in hand count at the end for who has the ribbon that counts them."""
    for held in mind.me.figures:
        score = FIGURES[held.figure].score
        if score and score.item == "policy_cards_in_hand" and isinstance(score.vp, int):
            full = len(mind.me.hand) * score.vp > score.max
            return 0.0 if full or mind.left else float(score.vp)
    return 0.0
