"""Signorie as the greedy bot sees it: how good a position is, by the strategy notes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ..games.signorie.actions import ACTIVATE, WED, Advance, Enter, Initiative, Manage, Stop
from ..games.signorie.alliances import ChooseRow
from ..games.signorie.cards import CAREER_VP, COLOURS, FACTS, FINAL_VP, INITIATIVE_VP, ROW, ROWS
from ..games.signorie.careers import SpendPoint
from ..games.signorie.decisions import Question
from ..games.signorie.dice_actions import ChooseMainAction
from ..games.signorie.game import SOURCES, Player, Signorie
from ..games.signorie.helpers import ActivateHelper
from ..games.signorie.marriages import MarryOff
from ..games.signorie.missions import SendOnMission
from ..games.signorie.offspring import ChoosePawn
from ..games.signorie.rewards import (
    Bonus,
    ChooseFreeHelper,
    ChooseReward,
    HoldWedding,
    LastReward,
)
from ..games.signorie.scoring import row_tokens, row_vp, row_worth
from ..kernel.game import Event
from ..kernel.steps import Action, Decision
from ..kernel.values import Seat
from .signorie_heuristic import THIS_TURN, SignorieBot

ROUNDS = FACTS.rounds
FLORIN = 1.4
"""VP that a florin brings while there are dowries to be paid."""
MAN, WOMAN, LAST_PAWN = 2.6, 2.4, 0.3
"""VP that a pawn in the pool brings, and one in the last round."""
CAREER, LAST_CAREER = 0.92, 0.6
"""The share of his space's VP that a man on a career track will bring."""
UNFINISHED = (0.0, 0.45, 0.75)
"""The share of a row's VP that it is worth with so few tokens."""
NEARLY = len(UNFINISHED) - 1
"""Tokens beside a row that lacks one."""
BRIDE = 1.0
"""VP that a bride brings in a round."""
USE = 0.7
"""How often a helper works in a round."""
HELP: dict[str, float] = {
    "helper_yellow_top": 2,
    "helper_yellow_middle": 3,
    "helper_yellow_bottom": 5,
    "helper_red_top": 2,
    "helper_red_middle": 4,
    "helper_red_bottom": 5,
    "helper_purple_top": 2,
    "helper_purple_middle": 5,
    "helper_purple_bottom": 4,
    "helper_grey_top": 3,
    "helper_grey_middle": 3,
    "helper_grey_bottom": 5,
    "helper_turquoise_top": 2.5,
    "helper_turquoise_middle": 3,
    "helper_turquoise_bottom": 6,
}
"""VP that a helper brings each time it works."""
REWARD, LAST_REWARD = 6.0, 9.0
"""What it is worth to qualify, in the first five rounds and in the last two."""
USUAL = 0.8
"""The chance to qualify in a round to come."""
PIPS = 2.5
"""What a die still wanted will cost of the threshold."""
EVEN, SLACK, HOPE = 0.6, 6.0, 0.1
"""The chance when that leaves no pips to spare, how many more or less make it sure or hopeless,
and what remains then."""


def evaluate(game: Signorie, seat: Seat) -> float:
    """VP, and what money, family, helpers, plan and dice will still bring."""
    return sum(parts(game, seat).values())


def parts(game: Signorie, seat: Seat) -> dict[str, float]:
    """What the worth of a position is made of."""
    player, left = game.players[seat], rounds_to_come(game)
    if game.outcome:
        return {"vp": float(player.vp)}
    return {
        "vp": player.vp,
        "initiative": INITIATIVE_VP[player.initiative],
        **family(game, player),
        "alliances": plan(game, player),
        "brides": left * BRIDE * player.brides,
        "helpers": left * USE * sum([HELP[helper] for helper in player.helpers]),
        "rewards": rewards(game, seat),
    }


def progress(game: Signorie) -> float:
    """How far the game has come, from 0 to 1: rounds, and the dice taken in this one."""
    taken = sum([len(COLOURS) - player.dice.count(0) for player in game.players])
    most = FACTS.dice_limit_per_player_per_round * len(game.players)
    part = min(1.0, taken / most) if game.phase == "actions" else 1.0
    return max(0.0, game.round - 1 + part) / ROUNDS


def sources(game: Signorie, events: Sequence[Event]) -> tuple[dict[str, int], ...]:
    """By seat, the VP of each source."""
    return tuple([dict(zip(SOURCES, player.scored, strict=True)) for player in game.players])


def rounds_to_come(game: Signorie) -> int:
    return ROUNDS - game.round


def family(game: Signorie, player: Player) -> dict[str, float]:
    """Florins, pawns in the pool and men in careers."""
    if rounds_to_come(game):
        ranks = sum([CAREER_VP[rank] for career in player.careers for rank in career])
        return {
            "florins": FLORIN * player.florins,
            "pawns": MAN * player.men + WOMAN * player.women,
            "careers": CAREER * ranks,
        }
    bought = player.florins >= FACTS.reward_vp_purchase_cost and may_qualify(player)
    return {
        "florins": FACTS.reward_vp_purchase_vp * bought,
        "pawns": LAST_PAWN * (player.men + player.women),
        "careers": last_careers(game, player),
    }


def last_careers(game: Signorie, player: Player) -> float:
    """In the last round a man may still be sent out; after its actions he counts half."""
    ranks = [rank for career in player.careers for rank in career]
    if game.phase == "actions" and not player.passed:
        return LAST_CAREER * sum([CAREER_VP[rank] for rank in ranks])
    return sum([FINAL_VP[rank] for rank in ranks])


def plan(game: Signorie, player: Player) -> float:
    """Rows pay from the third token on; before that they promise something."""
    total = 0.0
    for row in range(len(ROWS)):
        tokens = row_tokens(player, row)
        if tokens >= len(UNFINISHED):
            total += row_vp(player, row)
        elif rounds_to_come(game):
            total += UNFINISHED[tokens] * row_worth(player, row)
    return total


def rewards(game: Signorie, seat: Seat) -> float:
    """The chance to qualify now, and in the rounds to come."""
    last = len([each for each in FACTS.reward_vp_rounds if each > game.round])
    later = USUAL * (LAST_REWARD * last + REWARD * (rounds_to_come(game) - last))
    prize = LAST_REWARD if game.round in FACTS.reward_vp_rounds else REWARD
    if game.phase == "rewards":
        served = (Bonus, ChooseReward, LastReward)
        waiting = any(isinstance(each, served) and each.seat == seat for each in game.agenda)
        return later + prize * waiting
    return later + prize * chance(game.players[seat])


def may_qualify(player: Player) -> bool:
    return player.total <= player.threshold


def chance(player: Player) -> float:
    """How likely the dice will stay within the threshold, if all four are wanted."""
    if player.passed or not may_qualify(player):
        return float(may_qualify(player))
    taken = len(COLOURS) - player.dice.count(0)
    wanted = FACTS.dice_limit_per_player_per_round - taken
    spare = player.threshold - player.total - PIPS * wanted
    return min(1.0, max(HOPE, EVEN + spare / SLACK)) if wanted else 1.0


def follow_up(game: Signorie, asked: Decision) -> Action | None:
    """What the seat that was asked says next, until its turn, or its reward, is over."""
    step = game.decision
    assert isinstance(step, Question)
    assert isinstance(asked, Question)
    if step.seat != asked.seat:
        return None
    match step:
        case ActivateHelper():
            return ACTIVATE
        case HoldWedding() if isinstance(asked, ChooseReward):
            return WED
        case _ if obvious := OBVIOUS.get(type(step)):
            player = game.players[step.seat]
            options: list[Action] = step.options(game, step.seat)
            return max(options, key=lambda option: obvious(player, option))
        case _:
            return None


ELSE: dict[type[Action], int] = {Enter: 0, Initiative: -1, Stop: -2}
"""Points that nobody on a career track can use: the higher the better."""
OBVIOUS: dict[type[Question], Callable[[Player, Any], float]] = {
    ChooseMainAction: lambda _, action: isinstance(action, Manage),
    SpendPoint: lambda _, action: (
        action.rank if isinstance(action, Advance) else ELSE[type(action)]
    ),
    SendOnMission: lambda _, action: action.rank,
    MarryOff: lambda _, action: action.dowry,
    ChoosePawn: lambda player, action: -(player.men if action.sex == "man" else player.women),
    ChooseRow: lambda player, action: -abs(row_tokens(player, ROW[action.row]) - NEARLY),
    ChooseFreeHelper: lambda _, action: HELP[action.helper],
}
"""What a player asks for while an action is under way, without much thought: the management
action, the highest man, the highest dowry, the sex that is rarer, the row that is nearly full."""


heuristic = SignorieBot
"""The bot that plans the whole round."""


def brief(random: Random) -> SignorieBot:
    """The bot that plans one turn."""
    return SignorieBot(random, care=THIS_TURN)
