"""Sigismundus Augustus: Policy cards, drawn, kept and played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..games.sigismundus import actions as act
from ..games.sigismundus.cards import DECK, DECK_OF, NUMBERS, SPACES, UNIT
from ..games.sigismundus.components import Deck, PolicyId
from ..games.sigismundus.policy_cards import CARD_OF, plays
from ..kernel.steps import Action
from ..kernel.values import Seat
from .sigismundus_abroad import Chart, chart_of, moved_to, outlook, with_crown, with_pact
from .sigismundus_army import combat, recruit_worth
from .sigismundus_figures import changing_hands
from .sigismundus_mind import Mind, unseen
from .sigismundus_offices import office_loss
from .sigismundus_rates import FOREIGN, INTERNAL, MILITARY, card_worth

QUARRELS = (act.PlayDeath, act.HoldCourt)
"""Special actions that name a victim, who should not be known beforehand."""

# Special actions


def special_action(mind: Mind, options: list[Action]) -> Action:
    """The card, court or spy that brings most; nothing, if the card is worth more in hand."""
    worths = [special(mind, option) for option in options]
    chosen = options[worths.index(max(worths))]
    if type(chosen) not in QUARRELS:
        return chosen
    enough = (1 - mind.weights.grudge) * brings(mind, chosen)
    alike = [option for option in options if type(option) is type(chosen)]
    return mind.random.choice([option for option in alike if brings(mind, option) >= enough])


def special(mind: Mind, option: Action) -> float:
    """What a special action brings, less the card that is spent for it."""
    card = CARD_OF.get(type(option))
    return brings(mind, option) - (card_worth(mind, DECK_OF[card]) if card else 0.0)


def brings(mind: Mind, option: Action) -> float:
    """What a special action brings; passing brings nothing."""
    judge = JUDGES.get(type(option))
    return judge(mind, option) if judge else 0.0


def best_play(mind: Mind, card: PolicyId) -> float:
    """The best that can be done with a card now, less what it is worth in hand."""
    found = [special(mind, option) for option in plays(mind.game, mind.seat, card)]
    return max(found, default=0.0)


def foundation(mind: Mind, _: Action) -> float:
    return NUMBERS.church_foundation_vp - NUMBERS.church_foundation_cost * mind.ducat


def raft(mind: Mind, _: Action) -> float:
    return NUMBERS.vistula_raft_ducats * mind.ducat


def client(mind: Mind, _: Action) -> float:
    return mind.weights.client


def primus(mind: Mind, _: Action) -> float:
    """Who is far behind in the order gains most."""
    return mind.weights.first * mind.game.clockwise(mind.game.first).index(mind.seat)


def death(mind: Mind, option: act.PlayDeath) -> float:
    """A rival gives up what he can best do without; it may be won by anybody."""
    if option.target == mind.seat:
        return -1.0
    offices = mind.game.players[option.target].offices
    loss = min([office_loss(mind, option.target, office) for office in offices])
    return loss * (mind.weights.buried - mind.shares[option.target])


def change_abroad(mind: Mind, chart: Chart) -> float:
    """What another map would be worth more than this one."""
    return outlook(mind, chart) - outlook(mind, chart_of(mind.game))


def mission(mind: Mind, option: act.PlayMission) -> float:
    return change_abroad(mind, with_crown(chart_of(mind.game), option.country))


def negotiations(mind: Mind, option: act.PlayNegotiations) -> float:
    space = 0 if option.end == "first" else len(SPACES) - 1
    return change_abroad(mind, moved_to(chart_of(mind.game), option.country, space))


def pact(mind: Mind, option: act.PlayPact) -> float:
    """Nobody can take a lead away any more."""
    return change_abroad(mind, with_pact(chart_of(mind.game), option.country))


def enlistment(mind: Mind, option: act.PlayEnlistment) -> float:
    unit = 0.0 if option.unit == "none" else recruit_worth(mind, UNIT[option.unit])
    return unit + recruit_worth(mind, UNIT["infantry"])


def attack(mind: Mind, target: Seat, booty: float) -> float:
    """Booty by the chance to win it, less what the combat costs."""
    prospect = combat(mind, target)
    return prospect.chance * booty - mind.weights.wounded * prospect.lost


def foray(mind: Mind, option: act.PlayForay) -> float:
    points = min(NUMBERS.foray_vp, mind.game.players[option.target].vp)
    return attack(mind, option.target, points * (1 - mind.shares[option.target]))


def sack(mind: Mind, option: act.PlaySack) -> float:
    ducats = mind.game.players[option.target].ducats // 2
    return attack(mind, option.target, ducats * mind.ducat * (1 - mind.shares[option.target]))


def abduction(mind: Mind, option: act.PlayAbduction) -> float:
    figures = mind.game.players[option.target].figures
    booty = [changing_hands(mind, option.target, each.figure, each.gold) for each in figures]
    return attack(mind, option.target, max(booty, default=0.0))


def court(mind: Mind, option: act.HoldCourt) -> float:
    """A card of a hand, which the other one loses."""
    return drawn_worth(mind) * (1 - mind.shares[option.target])


def spy(mind: Mind, _: Action) -> float:
    return drawn_worth(mind)


JUDGES: dict[type[Action], Callable[[Mind, Any], float]] = {
    act.PlayClient: client,
    act.PlayPrimus: primus,
    act.PlayDeath: death,
    act.PlayFoundation: foundation,
    act.PlayRaft: raft,
    act.PlayMission: mission,
    act.PlayNegotiations: negotiations,
    act.PlayPact: pact,
    act.PlayEnlistment: enlistment,
    act.PlayForay: foray,
    act.PlaySack: sack,
    act.PlayAbduction: abduction,
    act.HoldCourt: court,
    act.Spy: spy,
}

# Drawing


def drawn_worth(mind: Mind) -> float:
    """A card of any deck, before one knows which."""
    return max([card_worth(mind, deck) for deck in (INTERNAL, FOREIGN, MILITARY)])


def choose_deck(mind: Mind, options: list[Action]) -> Action:
    """The deck whose cards add most to those in hand."""
    before = sorted([best_play(mind, card) for card in dict.fromkeys(mind.me.hand)], reverse=True)
    slots = 1 + (mind.game.magnates_representative == mind.seat)
    to_beat = before[slots - 1] if len(before) >= slots else 0.0

    def worth(option: Action) -> float:
        assert isinstance(option, act.Draw)
        return deck_worth(mind, option.deck, max(0.0, to_beat))

    return max(options, key=worth)


def deck_worth(mind: Mind, deck: Deck, to_beat: float) -> float:
    """Cards by the chance to draw them: what they are worth in hand, and played in time."""
    at = DECK[deck]
    cards = unseen(mind, at)
    count = sum(cards.values())
    if not count:
        return 0.0
    in_time = mind.game.phase in ("draw", "special_actions")
    later = mind.weights.idle * (mind.left > 0)
    gains = 0.0
    for card, copies in cards.items():
        play = best_play(mind, card)
        gain = max(play - to_beat, later * play, 0.0) if in_time else later * max(0.0, play)
        gains += copies * gain
    return card_worth(mind, at) + gains / count
