"""What can be chosen in Veto!: what it stands under, what it costs, and what may go unasked."""

from __future__ import annotations

from collections.abc import Sequence

from ...games.veto.actions import (
    Agitate,
    Bene,
    Challenge,
    ChooseDeck,
    DeployCharacter,
    DeployEquipment,
    DeployPossession,
    DiscardCard,
    DiscardPiece,
    LayThrust,
    MoveCharacter,
    Play,
    PlayAttached,
    Refuse,
    Use,
    Yield,
)
from ...games.veto.cards import BOX, CARDS, DECKS, PLAY, text_of
from ...games.veto.concerns import OTHERS, OWN
from ...games.veto.view import VetoView
from ...kernel.steps import Action
from ...kernel.views import Prompt
from ..words import Words
from .plain import Idle
from .veto_signs import piece_of, settled

GROUP: dict[type[Action], str] = {
    DeployCharacter: "deploy",
    Agitate: "agitate",
    Challenge: "challenge",
    MoveCharacter: "move",
    DeployPossession: "trifle",
    DeployEquipment: "trifle",
    LayThrust: "thrust",
    Yield: "pass",
    Bene: "pass",
}
RULE: dict[type[Action], str] = {
    DeployCharacter: "VE-5.12",
    Agitate: "VE-7.2",
    Challenge: "VE-8.1",
    MoveCharacter: "VE-9.1",
    DeployPossession: "VE-9.4",
    DeployEquipment: "VE-9.6",
    LayThrust: "VE-9.11",
    Refuse: "VE-8.5",
}
PLAIN_RULE: dict[type[Action], str] = {
    Play: "VE-9.9",
    Use: "VE-9.15",
    Yield: "VE-5.4",
    Bene: "VE-5.4",
}
"""The rules of what is also said elsewhere than in a turn."""
DECLARED = "declared"
AFTER_STACK = "W-X"
EVENT = {each.id: each.event for each in BOX.game.window}
"""The event each window begins with."""
TIMINGS = tuple(
    timing
    for window, event in EVENT.items()
    for timing in ((OWN, OTHERS) if window == "W-A" else (window,) * (event != DECLARED))
)
"""VE-6.22: at what bene can be said unasked: every window, or whose object is to be answered."""


def rule_of(action: Action, prompt: Prompt) -> str:
    """The rule behind an option."""
    if prompt.decision != "turn":
        return RULE.get(type(action), prompt.rule)
    return (RULE | PLAIN_RULE).get(type(action), prompt.rule)


def heading_of(action: Action, view: VetoView, prompt: Prompt, words: Words) -> str:
    """Deeds by their kind, trifles, thrusts and replies; decks by their faction."""
    if isinstance(action, ChooseDeck):
        return words.name(DECKS[action.deck].faction)
    group = group_of(action, view, prompt)
    return words.say(f"ve-group-{group}") if group else ""


def group_of(action: Action, view: VetoView, prompt: Prompt) -> str:
    if isinstance(action, Play | PlayAttached | Use):
        if prompt.decision == "window":
            return "reply"
        kind = text_of(*text_in(action, view)).kind
        return kind if kind in ("deed", "thrust", "reply") else "trifle"
    if prompt.decision in ("turn", "window", "fight_turn"):
        return GROUP.get(type(action), "")
    return ""


def text_in(action: Play | PlayAttached | Use, view: VetoView) -> tuple[str, str]:
    """The card of an option, and which of its texts is meant."""
    if isinstance(action, Play):
        return action.card, PLAY
    piece = piece_of(view, action.piece)
    assert piece is not None
    return piece.card, action.ability if isinstance(action, Use) else PLAY


def label_of(action: Action, view: VetoView, words: Words) -> str:
    """The sentence of the game, with what helps to choose."""
    help_ = detail_of(action, view, words)
    return f"{words.action(action)} [{help_}]" if help_ else words.action(action)


def detail_of(action: Action, view: VetoView, words: Words) -> str:
    """What it costs, what it brings, or the strength of the characters."""
    match action:
        case ChooseDeck(deck):
            strategy = DECKS[deck].strategy
            return words.name(strategy) if strategy else words.say("deck-no-strategy")
        case DeployCharacter(card) | DeployPossession(card) | DeployEquipment(card) | Play(card):
            return priced(card, view, words)
        case DiscardCard(card) if view.own and card in view.own.hand:
            return priced(card, view, words)
        case DiscardPiece(piece):
            found = piece_of(view, piece)
            return ", ".join(settled(found.card, words)) if found else ""
        case Use():
            dukats = text_of(*text_in(action, view)).cost.dukats
            return words.say("ve-cost", dukats=dukats) if isinstance(dukats, int) and dukats else ""
        case Challenge(character, challenged):
            return " : ".join(szabla(each, view, words) for each in (character, challenged))
        case _:
            return ""


def cost_of(card: str, view: VetoView, words: Words) -> str:
    """VE-5.13: what a card of one's hand costs now; some cards reckon more from their target."""
    assert view.own is not None
    lafa, play = view.own.lafa[view.own.hand.index(card)], CARDS[card].play
    more = play.cost.dukats if play else 0
    if isinstance(more, int):
        return words.say("ve-cost", dukats=lafa + more)
    return words.say("ve-cost-by-text")


def priced(card: str, view: VetoView, words: Words) -> str:
    """What a card of one's hand costs now, and what it brings or costs in every settlement."""
    return ", ".join((cost_of(card, view, words), *settled(card, words)))


def szabla(number: int, view: VetoView, words: Words) -> str:
    """The Szabla of a character on the table, by its first letter."""
    piece = piece_of(view, number)
    assert piece is not None
    return f"{words.name('szabla')[0]}{piece.szabla}"


def idle_answer(options: Sequence[Action], prompt: Prompt) -> Idle | None:
    """VE-6.22: bene in a window, by itself where there is no reply."""
    if prompt.decision != "window":
        return None
    return Idle(Bene(), "" if len(options) == 1 else str(prompt.facts["timing"]), secret=True)


def timing_name(timing: str, words: Words) -> str:
    """A timing in words."""
    if timing in (OWN, OTHERS):
        return words.say("ve-own-object" if timing == OWN else "ve-others-object")
    return words.say("ve-after-stack") if timing == AFTER_STACK else words.name(EVENT[timing])
