"""SI-SET, SI-RND: set-up, and the order of a round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...datafiles import in_order
from ...kernel.steps import Step
from .cards import CITIES, EXTRA_FLORINS, FACTS, HOUSES, OPENING, REWARDS, START, TOKENS
from .components import HouseId, RewardId, TokenId
from .dice_actions import ActionPhase
from .events import RoundBegun
from .game import City, Player, Signorie
from .preparation import Preparation
from .rewards import RewardPhase
from .scoring import FinalScoring


def new(
    seats: int, seed: bytes, options: Mapping[str, Any], script: tuple[int, ...] = ()
) -> Signorie:
    """SI-SET.1 to SI-SET.13: everything but the colours is chance or given."""
    game = Signorie(
        players=[
            Player(
                colour,
                START.florins,
                START.men_in_pool,
                START.women_in_pool,
                START.men_in_supply,
                START.women_in_supply,
            )
            for colour in options["colours"]
        ],
        seed=seed,
        script=script,
    )
    set_order(game)
    game.rewards = (*rewards(game, "bonus"), *rewards(game, "vp"))
    shuffle_tokens(game)
    choose_cities(game)
    game.then(*(Round(number) for number in range(1, FACTS.rounds + 1)), FinalScoring())
    game.advance()
    return game


def set_order(game: Signorie) -> None:
    """SI-SET.5 to SI-SET.7: a random order, florins by place, the discs in one stack."""
    game.order = game.shuffled(tuple(range(len(game.players))))
    game.discs = game.order[::-1]
    for place, seat in enumerate(game.order):
        game.players[seat].florins += EXTRA_FLORINS[place]


def rewards(game: Signorie, kind: str) -> tuple[RewardId, ...]:
    """SI-SET.8: as many tokens of this kind as it has rounds, in the order drawn."""
    rounds = FACTS.reward_bonus_rounds if kind == "bonus" else FACTS.reward_vp_rounds
    tokens = tuple(each.id for each in REWARDS.values() if each.kind == kind)
    drawn = []
    for _ in rounds:
        token, tokens = game.draw(tokens)
        drawn.append(token)
    return tuple(drawn)


def shuffle_tokens(game: Signorie) -> None:
    """SI-SET.10: with fewer players some tokens of each house leave the game unseen."""
    count = OPENING[len(game.players)].alliance_tokens_removed_per_house
    removed: list[TokenId] = []
    for house in HOUSES:
        tokens = tokens_of(house)
        for _ in range(count):
            token, tokens = game.draw(tokens)
            removed.append(token)
    game.removed = in_order(removed, TOKENS)
    game.stack = tuple(each for each in TOKENS if each not in removed)


def tokens_of(house: HouseId) -> tuple[TokenId, ...]:
    return tuple(each.id for each in TOKENS.values() if each.house == house)


def choose_cities(game: Signorie) -> None:
    """SI-SET.12: with fewer players one or two cities are out of play."""
    cities = tuple(CITIES)
    for _ in range(OPENING[len(game.players)].cities_removed_at_random):
        _, cities = game.draw(cities)
    game.cities = tuple(City(each) for each in cities)


class Round(Step):
    """SI-RND.1: preparation, actions, rewards."""

    number: int

    def resolve(self, game: Signorie) -> None:
        game.round = self.number
        game.tell(RoundBegun(self.number, game.reward))
        game.then(Preparation(), ActionPhase(), RewardPhase())
