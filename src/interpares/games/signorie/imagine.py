"""SI-INF.2: what nobody knows, dealt again."""

from __future__ import annotations

from random import Random

from ...kernel.chance import SEED_BYTES, taken
from ...kernel.values import Seat
from .cards import HOUSES, OPENING, TOKENS
from .components import HouseId, TokenId
from .game import Signorie


def imagine(game: Signorie, seat: Seat, random: Random) -> Signorie:
    """A world that looks the same: other tokens in the stack, face down and out of the game.

    Every seat knows the same, so all of them have the same dreams. The stack has no order: what
    it gives is drawn when it is turned up, and the dream draws from a seed of its own.
    """
    dream = game.copy()
    dream.seed, dream.drawn, dream.script = random.randbytes(SEED_BYTES), 0, ()
    if game.face_down or game.removed:
        deal_unseen(dream, random)
    return dream


def deal_unseen(game: Signorie, random: Random) -> None:
    """SI-SET.10: of each house as many are out of the game as before, the others lie anywhere."""
    houses: dict[HouseId, list[TokenId]] = {house: [] for house in HOUSES}
    for token in sorted((*game.stack, *game.face_down, *game.removed)):
        houses[TOKENS[token].house].append(token)
    count = OPENING[len(game.players)].alliance_tokens_removed_per_house
    game.removed = tuple([taken(each, random) for each in houses.values() for _ in range(count)])
    unseen = [token for each in houses.values() for token in each]
    game.face_down = tuple([taken(unseen, random) for _ in game.face_down])
    game.stack = tuple(unseen)
