"""Tables of Veto! at which somebody is asked whether to reply."""

from __future__ import annotations

from games.veto.positions import veto
from interpares.server import clocks
from interpares.server.keys import now_ms

BENE = {"type": "bene"}
SAY_BENE = {"decision": "window", "answer": "bene"}


async def at_position(house, game, *kinds, **wishes):
    """A table at which this is the position, and its people."""
    opened = await house.open(*kinds, game="veto", **wishes)
    hot = await house.desk.shelf.get(opened.table.id)
    hot.match.game = game
    hot.state = clocks.begin(hot.facts.setting.pace, len(kinds), game.waiting, now_ms())
    return [await house.player(hot.id, *each) for each in opened.keys.items()]


def in_a_window(*hands, **fields):
    """Seat 0 has declared a card aimed at seat 1, who is asked whether to reply; their hands."""
    held = dict(enumerate(hands, start=1))
    game = veto(max(2, 1 + len(hands)), hands={0: "contribution", **held}, **fields)
    game.apply(0, next(each for each in game.decision.options(game, 0) if hasattr(each, "card")))
    return game


def shown_ms(player):
    """When the moves this player was told of took effect."""
    told = [each for message in player.read().sent for each in message.get("happened", ())]
    return [each["at_ms"] for each in told]
