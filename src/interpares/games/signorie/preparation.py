"""SI-PRE: alliance tokens, dice and tasks of a round."""

from __future__ import annotations

from ...kernel.steps import Step
from .cards import CITIES, COLOURS, OPENING, SIDES, TASKS
from .cities import change, token_in, with_token
from .events import DiceRolled, TasksDealt, TokenDealt
from .game import Signorie


class Preparation(Step):
    """SI-RND.1: phase 1, without decisions."""

    def resolve(self, game: Signorie) -> None:
        game.phase = "preparation"
        fill_slots(game)
        roll_dice(game)
        deal_tasks(game)


def fill_slots(game: Signorie) -> None:
    """SI-PRE.1, SI-PRE.2: every empty slot gets a token, in the fixed order of the cities."""
    for place, city in enumerate(game.cities):
        for slot in CITIES[city.id].slots:
            if token_in(game.cities[place], slot) is None:
                fill(game, place, slot)


def fill(game: Signorie, place: int, slot: str) -> None:
    """SI-PRE.3: a token is turned up, if there is one left."""
    if game.stack:
        token, game.stack = game.draw(game.stack)
        city = game.cities[place]
        change(game, city, with_token(city, slot, token))
        game.tell(TokenDealt(city.id, slot, token))


def roll_dice(game: Signorie) -> None:
    """SI-PRE.4: all action dice come back, are rolled and sorted by colour."""
    count = OPENING[len(game.players)].action_dice_per_colour
    for player in game.players:
        player.dice = (0,) * len(COLOURS)
    game.dice = tuple(
        [tuple(sorted([game.random(SIDES) + 1 for _ in range(count)])) for _ in COLOURS]
    )
    game.tell(DiceRolled(game.dice))


def deal_tasks(game: Signorie) -> None:
    """SI-PRE.5, SI-SET.9: the ten tasks are shuffled and dealt to the ten spaces."""
    game.tasks = game.shuffled(tuple(TASKS))
    game.tell(TasksDealt(game.tasks))
