"""Veto!: how the bots of a test are asked."""

from __future__ import annotations

from random import Random

from games.veto.positions import action_of
from interpares import Perspective, rules_of
from interpares.bots import make

RULES = rules_of("veto")


def says(game, *texts, bot="heuristic", tries=4):
    """Whether the one who is asked chooses one of these, whatever chance says."""
    wanted = [action_of(game, text) for text in texts]
    return all(chosen(game, bot=bot, chance=chance) in wanted for chance in range(tries))


def chosen(game, *, bot="heuristic", chance=0):
    """What a bot would do."""
    seat = game.waiting[0]
    return make(bot, "veto", Random(chance)).choose(Perspective(RULES, game, seat))
