"""Veto! as the greedy bot sees it: how good a position is, by the strategy notes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..games.veto.actions import Bene, Bribe, Concede, Decline, TakeUp
from ..games.veto.agitation import may_agitate
from ..games.veto.cards import CARDS, CONSTANTS
from ..games.veto.game import NOBODY, Veto
from ..games.veto.reading import Reading
from ..games.veto.restraints import parameter
from ..games.veto.settlement import AnnounceElection, net_amount
from ..games.veto.setup import ChooseSetup, Mulligan
from ..games.veto.turns import Turn
from ..games.veto.untap import Bribery
from ..games.veto.windows import Window
from ..kernel.steps import Action, Decision
from ..kernel.values import Seat
from .veto_heuristic import GLANCE, VetoBot
from .veto_weights import STANDARD

WON = 1000.0
KRESKA = 3.0
"""In dukats, as everything here."""
RIVAL = 0.6
"""What a rival's fortune counts against one's own."""
ROUNDS = 4.0
"""How many rounds an income is expected to last."""
SPARE, SPARE_WORTH = 10, 0.4
"""Beyond so many dukats each is worth less."""
SZABLA, AGITATOR, FAMOUS, KARMAZYN, ELECT, READY = 0.5, 2.0, 4.0, 2.0, 6.0, 0.8
"""What a character is worth beyond the kreski it brought."""
EXPOSED = 3.0
"""An Elect on the election field can be killed."""
CARD, THRUST, GEAR, EFFECT = 1.5, 1.5, 1.5, 2.0
"""A card in hand, a thrust, equipment and an effect on the table."""
WITHIN_REACH = 10.0
"""The threshold of an election, with an Elect in play."""
MANY_ROUNDS = 15
"""A game of so many rounds is near its end, whatever the kreski."""


def evaluate(game: Veto, seat: Seat) -> float:
    """The own fortune, less a share of the strongest rival's."""
    return sum(parts(game, seat).values())


def parts(game: Veto, seat: Seat) -> dict[str, float]:
    """What the worth of a position is made of."""
    if game.outcome is not None:
        return {"outcome": WON if seat in game.outcome.winners else -WON}
    now = Reading(game)
    rivals = [sum(fortune(now, each).values()) for each in game.living if each != seat]
    return fortune(now, seat) | {"rivals": -RIVAL * max(rivals, default=0.0)}


def progress(game: Veto) -> float:
    """How far the game has come, from 0 to 1: how near its end the foremost player is."""
    every = CONSTANTS.kreski_total[len(game.players)]
    foremost = max([player.kreski for player in game.players]) / every
    return min(1.0, max(foremost, game.round / MANY_ROUNDS))


def fortune(now: Reading, seat: Seat) -> dict[str, float]:
    """What a player has, in dukats."""
    player = now.game.players[seat]
    if not player.alive or not player.faction:
        return {}
    threshold = parameter(now, seat, "election_threshold")
    dukats = min(player.dukats, SPARE) + SPARE_WORTH * max(0, player.dukats - SPARE)
    elect = any("elect" in now.keywords(each.id) for each in now.characters(seat))
    reach = WITHIN_REACH if elect and player.kreski >= threshold else 0.0
    if reach and now.game.election != NOBODY:
        reach *= 2
    company = sum([character(now, each.id) for each in now.characters(seat)])
    return {
        "kreski": KRESKA * player.kreski,
        "dukats": dukats,
        "income": ROUNDS * net_amount(now, seat),
        "election": reach,
        "company": company,
        "elect": ELECT if elect else 0.0,
        "hand": CARD * len(player.hand),
        "attached": attached(now, seat),
    }


def character(now: Reading, piece: int) -> float:
    """What a character is still worth, once it has brought its kreski."""
    words, here = now.keywords(piece), now.table[piece]
    worth = SZABLA * now.trait(piece, "szabla") + (0.0 if here.marked else READY)
    worth += AGITATOR if here.marked or may_agitate(now, piece) else 0.0
    worth += FAMOUS if "famous" in words else 0.0
    worth += KARMAZYN if here.field == "karmazyn" else 0.0
    return worth - EXPOSED if "elect" in words and here.field == "election" else worth


def attached(now: Reading, seat: Seat) -> float:
    """What hangs on cards and serves this player."""
    worth = {"thrust": THRUST, "equipment": GEAR, "effect": EFFECT}
    return sum(
        [
            worth.get(CARDS[each.card].type, 0.0)
            for each in now.table.values()
            if each.host and not each.in_duel and now.controller(each.id) == seat
        ]
    )


def promising(options: Sequence[Action]) -> Sequence[Action]:
    """Nobody gives up a match that is not lost."""
    return [option for option in options if not isinstance(option, Concede)]


def follow_up(game: Veto, asked: Decision) -> Action | None:
    """Nobody replies, and what was begun is finished; the world is at rest in a turn."""
    step = game.decision
    if isinstance(step, (Turn, ChooseSetup, Mulligan, AnnounceElection)):
        return None
    if isinstance(step, Window):
        return Bene()
    if isinstance(step, Bribery):
        return Bribe(0)
    options: list[Action] = step.options(game, game.waiting[0])
    declined = [each for each in options if isinstance(each, (Decline, Bene))]
    armed = [each for each in options if isinstance(each, TakeUp)]
    if armed:
        return max(armed, key=lambda each: len(each.equipment))
    return declined[0] if declined else options[0]


def heuristic(random: Random) -> VetoBot:
    """The bot that follows the strategy notes, with numbers for every deck."""
    return VetoBot(random)


def brief(random: Random) -> VetoBot:
    """The bot that knows no deck better than another, and looks once at what is most likely."""
    return VetoBot(random, STANDARD, GLANCE)
