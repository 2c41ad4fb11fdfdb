"""What tests of single cards share: what cards cost and bring in, and duels of plain fighters."""

from __future__ import annotations

from typing import Any

from games.veto.looks import keywords, szabla, trait
from games.veto.moments import FROM_SETTLEMENT, challenge, fighting
from games.veto.positions import all_bene, do, offered, piece, veto
from interpares.games.veto.cards import CARDS
from interpares.games.veto.game import Veto

KRESKI = {0: 5, 1: 5}
"""What both fighting players hold unless told otherwise."""


# --- coming into play


def price_of(card: str, faction: str) -> int | None:
    """What a character costs a player of this faction; None if he may not deploy it."""
    game = veto(hands={0: card}, factions=(faction, faction), dukats={0: 30})
    if not offered(game, 0, f"deploy_character {card}"):
        return None
    do(game, f"0 deploy_character {card}")
    return 30 - game.players[0].dukats


def check_deployed(
    card: str, faction: str, traits: tuple[int, int], *, dukats: int, yearly: int, words: str
) -> None:
    """VE-5.12 to VE-5.14, VE-1.17, VE-1.9, VE-4.15: a character comes from the hand into play."""
    own = "court" if faction == "none" else faction
    game = veto(hands={0: card}, factions=(own, own), dukats={0: 30})

    do(game, f"0 deploy_character {card}")

    foreign = None if "loyal" in words else dukats if faction == "none" else 2 * dukats
    assert game.players[0].dukats == 30 - dukats
    assert (szabla(game, card), trait(game, card, "kreski")) == traits
    assert (game.players[0].kreski, game.pool) == (traits[1], 21 - traits[1])
    assert sorted(keywords(game, card)) == words.split()
    assert not piece(game, card).marked
    assert price_of(card, "lubomirski" if own != "lubomirski" else "court") == foreign
    assert settled(card, factions=(own, own)) == yearly


def settled(words: str, **position: Any) -> int:
    """The dukats of seat 0 at the end of a settlement, above the income of his faction."""
    game = veto(in_play={0: words}, agenda=FROM_SETTLEMENT, dukats={0: 10}, **position)
    all_bene(game)
    return game.players[0].dukats - 10 - CARDS[game.players[0].faction].income


# --- duels


def provoked(first: str = "wierzbicki", second: str = "uhlik/marked", **fields: Any) -> Veto:
    """Seat 0 challenges seat 1: 6 against 4, unless others come first in their words."""
    return challenge(first, second, **({"kreski": KRESKI} | fields))


def duel(
    hand0: str = "",
    hand1: str = "",
    *,
    first: str = "wierzbicki",
    second: str = "kuklinowski/marked",
    **fields: Any,
) -> Veto:
    """A duel up to its first fight turn: 6 against 8, unless others come first in their words."""
    return fighting(first, second, hands={0: hand0, 1: hand1}, **({"kreski": KRESKI} | fields))
