"""Signorie: what a position is worth to a player at the end of a turn, by the strategy notes."""

from __future__ import annotations

from functools import lru_cache

from ..games.signorie.cards import (
    CAREER_VP,
    COLUMN,
    FACTS,
    FINAL_VP,
    HELPERS,
    INITIATIVE_VP,
    TOKENS,
)
from ..games.signorie.components import HelperId, TokenId
from ..games.signorie.game import Player, Signorie
from ..kernel.values import Seat
from .signorie_round import rest_of_round, tokens_to_come
from .signorie_weights import (
    HELPER,
    MARRIAGE,
    MISSION,
    REMEMBERED,
    ROUNDS,
    WEIGHTS,
    Weights,
    may_take,
)

SENDER = next(each for each in HELPERS.values() if each.effect == "mission_facedown")
"""The helper for missions."""


def worth(game: Signorie, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """VP so far, and what everything else will bring."""
    player, left = game.players[seat], ROUNDS - game.round
    total = (
        player.vp
        + plan(player.rows, player.face_down, weights.rows[left])
        + careers(player.careers, missions_to_come(game, player, weights), weights.sent)
        + initiative(game, seat, weights)
        + tokens_to_come(game, seat, weights)
        + rest_of_round(game, seat, weights)
    )
    if not left:
        return total + last_means(game, player, weights)
    lasting = weights.bride * player.brides + help_of(player.helpers, weights)
    return total + means(player, weights) + left * lasting


def means(player: Player, weights: Weights) -> float:
    """Money and family: what is there in plenty is worth less."""
    used = min(player.florins, weights.purse)
    total = weights.florin * used + weights.spare_florin * (player.florins - used)
    for count, pawn in ((player.men, weights.man), (player.women, weights.woman)):
        used = min(count, weights.pool)
        total += pawn * used + weights.spare_pawn * (count - used)
    return total


def last_means(game: Signorie, player: Player, weights: Weights) -> float:
    """Last round: no value in money and pawns but what they can still buy."""
    if game.phase != "actions":
        return 0.0
    florins, total = player.florins, 0.0
    if may_take(game, player):
        total += weights.last_pawn * (player.men + player.women)
        if player.women and not player.dice[MARRIAGE]:
            dowry = min(FACTS.dowry_max, florins)
            total += weights.last_dowry * dowry
            florins -= dowry
    if player.total > player.threshold:
        return total
    if florins >= FACTS.reward_vp_purchase_cost:
        return total + FACTS.reward_vp_purchase_vp
    return total + weights.last_florin * florins


@lru_cache(REMEMBERED)
def help_of(helpers: tuple[HelperId, ...], weights: Weights) -> float:
    """What the helpers bring in a round."""
    return sum([weights.help[HELPER[helper]] for helper in helpers])


def missions_to_come(game: Signorie, player: Player, weights: Weights) -> float:
    """How many men will still be sent out."""
    left, now = ROUNDS - game.round, may_take(game, player)
    count = weights.missions * (left + (now and not player.dice[MISSION]))
    if SENDER.id in player.helpers:
        count += weights.sender * (left + (now and not player.dice[COLUMN[SENDER.column]]))
    return count


@lru_cache(REMEMBERED)
def careers(tracks: tuple[tuple[int, ...], ...], missions: float, sent: float) -> float:
    """Missions are the bottleneck: the highest men will be sent out, the others count half."""
    total = 0.0
    for rank in sorted((rank for track in tracks for rank in track), reverse=True):
        chance = min(1.0, max(0.0, missions))
        total += chance * sent * CAREER_VP[rank] + (1 - chance) * FINAL_VP[rank]
        missions -= 1
    return total


@lru_cache(REMEMBERED)
def plan(
    rows: tuple[tuple[TokenId, ...], ...], face_down: tuple[int, ...], chances: tuple[float, ...]
) -> float:
    """Tokens: a row pays only with three of them."""
    total = 0.0
    for tokens, hidden in zip(rows, face_down, strict=True):
        count = len(tokens) + hidden
        chance = chances[count] if count < len(chances) else 1.0
        vp = sum([TOKENS[each].vp for each in tokens])
        total += chance * (vp + FACTS.facedown_alliance_vp * hidden)
    return total


def initiative(game: Signorie, seat: Seat, weights: Weights) -> float:
    """The VP of the space, and a better place in the next turn order."""
    space = game.players[seat].initiative
    vp = float(INITIATIVE_VP[space])
    if game.round == ROUNDS or game.phase != "actions":
        return vp
    mine, behind = game.discs.index(seat), 0
    for at, other in enumerate(game.discs):
        theirs = game.players[other].initiative
        behind += theirs < space or (theirs == space and at < mine)
    return vp + weights.place * behind
