"""Sigismundus Augustus: Acts of Law, by what they change for everybody."""

from __future__ import annotations

from ..games.sigismundus.actions import PassAct, VoteFor
from ..games.sigismundus.card_types import ActEffect
from ..games.sigismundus.cards import ACTS, COUNTRY, FIGURES, OFFICES
from ..games.sigismundus.components import ActId
from ..games.sigismundus.maintenance import free_upkeep
from ..games.sigismundus.scoring import points_of, values_of
from ..kernel.steps import Action
from ..kernel.values import Seat
from .sigismundus_mind import Mind
from .sigismundus_offices import alone

HUSSARS = 1
RIBBONS = {"acts_in_force": 1, "acts_rejected": -1}
"""Which way those want it who are paid for Acts."""


def vote(mind: Mind, options: list[Action]) -> Action:
    """For what helps more than it hurts."""
    wanted = swing(mind, mind.game.session) > 0
    return next(each for each in options if isinstance(each, VoteFor | PassAct) == wanted)


def swing(mind: Mind, act: ActId) -> float:
    """What it would change if the Act came into force, rivals counted by their shares."""
    seats = range(len(mind.game.players))
    return sum([mind.shares[seat] * effect_on(mind, seat, act) for seat in seats])


def effect_on(mind: Mind, seat: Seat, act: ActId) -> float:
    """What an Act would bring a player, or take."""
    effect = ACTS[act].effect
    return ribbon(mind, seat) + own_effect(mind, seat, act, effect)


def own_effect(mind: Mind, seat: Seat, act: ActId, effect: ActEffect) -> float:
    game, weights = mind.game, mind.weights
    match effect.op:
        case "track_votes_bonus":
            return mind.vote * mind.left * weights.stays * (game.royal[0] == seat)
        case "free_upkeep_everyone":
            bare = game.players[seat].units[HUSSARS] > free_upkeep(game, seat).kinds[HUSSARS]
            return weights.upkeep[HUSSARS] * mind.left * bare
        case "disable_special_action":
            bishops = [each for each in game.players[seat].offices if is_bishop(each)]
            return -weights.court * mind.left * len(bishops)
        case "flip_offices":
            return turned(mind, seat, act)
        case "one_office_per_kind":
            return given_up(mind, seat)
        case "endgame_track_vp":
            share = weights.stays if mind.left else 1.0
            return share * effect.vp[game.place(seat, "royal_support")]
        case "country_value_bonus":
            first, second = values_of(game, effect.country)
            markers = game.influence[COUNTRY[effect.country]]
            raised = points_of(markers, first + effect.first, second + effect.second)
            return float(raised[seat] - points_of(markers, first, second)[seat])


def is_bishop(office: str) -> bool:
    return OFFICES[office].kind == "ecclesiastical"


def ribbon(mind: Mind, seat: Seat) -> float:
    """Golden ribbons that count Acts."""
    total = 0.0
    for held in mind.game.players[seat].figures:
        score = FIGURES[held.figure].score
        if score and isinstance(score.vp, int):
            total += score.vp * RIBBONS.get(score.item, 0)
    return total


def turned(mind: Mind, seat: Seat, act: ActId) -> float:
    """Offices that show their back: prestige in every scoring, income in every round."""
    total = 0.0
    for office in mind.game.players[seat].offices:
        card = mind.game.office(office)
        if card.flip_act == act:
            total -= (card.front.prestige - card.back.prestige) * mind.scorings
            total -= (card.front.income - card.back.income) * mind.left * mind.weights.ducat
    return total


def given_up(mind: Mind, seat: Seat) -> float:
    """Offices of a kind beyond the best one."""
    worths: dict[str, list[float]] = {}
    for office in mind.game.players[seat].offices:
        worths.setdefault(OFFICES[office].kind, []).append(alone(mind, seat, office))
    return -sum([sum(each) - max(each) for each in worths.values()])
