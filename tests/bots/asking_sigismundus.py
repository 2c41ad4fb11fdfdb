"""Sigismundus Augustus: how the bots of a test are asked, and what they think of a position."""

from __future__ import annotations

from random import Random

from games.sigismundus.positions import sigismundus
from interpares import Perspective, rules_of
from interpares.bots import make
from interpares.bots.sigismundus_mind import Mind
from interpares.bots.sigismundus_offices import office_gain
from interpares.bots.sigismundus_weights import WEIGHTS
from interpares.kernel import notation

RULES = rules_of("sigismundus")
LAST = 8
PRIMATE, CANCELLARIUS = "archiepiscopus_gnesnensis", "cancellarius_regni"


def choice(game, seat=0, *, bot="heuristic", chance=0):
    """What a bot would say."""
    made = make(bot, "sigismundus", Random(chance))
    return notation.write(made.choose(Perspective(RULES, game, seat)))


def choices(game, seat=0):
    """Everything it might say."""
    return {choice(game, seat, chance=chance) for chance in range(12)}


def mind(game, seat=0):
    return Mind(game, seat, WEIGHTS, Random(0))


def gain(office, *houses, seat=0, **fields):
    return office_gain(mind(sigismundus(*houses, **fields), seat), seat, office)
