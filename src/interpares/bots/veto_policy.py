"""Veto!: what everybody obviously does in an imagined world while something is being settled."""

from __future__ import annotations

from ..games.veto.actions import (
    Accept,
    Bene,
    Bribe,
    Decline,
    Play,
    PlayAttached,
    Refuse,
    TakeUp,
    Use,
)
from ..games.veto.cards import CARDS, PLAY, negates
from ..games.veto.duels import AnswerDuel, refusal_cost
from ..games.veto.fight import FightTurn
from ..games.veto.game import Veto
from ..games.veto.reading import Reading
from ..games.veto.referring import enemy_of, fighter_of
from ..games.veto.settlement import AnnounceElection
from ..games.veto.setup import ChooseSetup, Mulligan
from ..games.veto.turns import Turn
from ..games.veto.untap import Bribery
from ..games.veto.windows import Window
from ..kernel.steps import Action
from ..kernel.values import Seat

AT_REST = (Turn, ChooseSetup, Mulligan, AnnounceElection)
"""Where a world has come to rest."""
LONGEST = 80
"""A world that has not come to rest by then is judged as it is."""
BENE, ACCEPT, REFUSE = Bene(), Accept(), Refuse()


def settle(game: Veto) -> None:
    """Let the consequences of a choice unfold."""
    for _ in range(LONGEST):
        if game.outcome is not None:
            return
        step = game.decision
        if isinstance(step, AT_REST):
            return
        seat = game.waiting[0]
        game.apply(seat, obvious(game, seat))


def obvious(game: Veto, seat: Seat) -> Action:
    """Nobody replies; fighters thrust while it helps; what costs something is declined."""
    step = game.decision
    match step:
        case Window():
            return parry(game, step, seat) if game.duel and game.stack else BENE
        case FightTurn():
            return thrust(game, seat)
        case AnswerDuel():
            return ACCEPT if stands_a_chance(game, seat) else REFUSE
        case Bribery():
            return Bribe(0)
    options: list[Action] = step.options(game, seat)
    armed = [each for each in options if isinstance(each, TakeUp)]
    if armed:
        return max(armed, key=lambda each: len(each.equipment))
    return next((each for each in options if isinstance(each, Decline)), options[0])


def parry(game: Veto, window: Window, seat: Seat) -> Action:
    """A fighter negates the thrusts of the enemy, if he can."""
    top = game.stack[-1]
    if top.kind != "thrust" or top.seat == seat or not fighter_of(game.duel, seat):
        return BENE
    for each in window.options(game, seat):
        match each:
            case Use() if negates(game.table[each.piece].card, each.ability):
                return each
            case Play() if negates(each.card, PLAY):
                return each
    return BENE


def thrust(game: Veto, seat: Seat) -> Action:
    """The smallest thrust that puts the fighter ahead; none if he is, or cannot be."""
    now = Reading(game)
    mine, enemy = fighter_of(game.duel, seat), enemy_of(game.duel, seat)
    behind = now.trait(enemy, "szabla") - now.trait(mine, "szabla")
    if behind < 0:
        return BENE
    found = [(szabla, action) for szabla, action in plain_thrusts(game, seat) if szabla > 0]
    if sum([szabla for szabla, _ in found]) <= behind:
        return BENE
    enough = [each for each in found if each[0] > behind]
    best = min(enough, key=_first) if enough else max(found, key=_first)
    return best[1]


def _first(pair: tuple[int, Action]) -> int:
    return pair[0]


def plain_thrusts(game: Veto, seat: Seat) -> list[tuple[int, Action]]:
    """The thrusts a player could play now that need no target, with what they add."""
    options = game.decision.options(game, seat)
    found = []
    for each in options:
        if isinstance(each, Play):
            card = CARDS[each.card]
        elif isinstance(each, PlayAttached):
            card = CARDS[game.table[each.piece].card]
        else:
            continue
        if card.type == "thrust" and not each.targets:
            found.append((card.szabla, each))
    return found


def stands_a_chance(game: Veto, seat: Seat) -> bool:
    """Whether a challenged fighter may well win, or refusing costs more than a loss."""
    duel, now = game.duel, Reading(game)
    if duel is None:
        return True
    mine = strength(now, duel.challenged, duel.seats[1])
    enemy = strength(now, duel.challenger, duel.seats[0])
    spoils = now.trait(duel.challenged, "kreski")
    return mine >= enemy or spoils < refusal_cost(now, duel)


def strength(now: Reading, fighter: int, seat: Seat) -> float:
    """Szabla with all that a fighter bears, his thrusts, and half of those in the hand."""
    game = now.game
    bonus: float = now.trait(fighter, "szabla")
    for each in game.attached(fighter):
        card = CARDS[each.card]
        if card.type == "thrust" or (card.type == "equipment" and "weapon" in card.keywords):
            bonus += card.szabla
    in_hand = [CARDS[card].szabla for card in game.players[seat].hand if _is_thrust(card)]
    return bonus + 0.5 * sum(in_hand)


def _is_thrust(card: str) -> bool:
    play = CARDS[card].play
    return play is not None and play.kind == "thrust"
