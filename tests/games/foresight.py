"""Looking ahead at a move without making it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interpares.kernel import notation
from interpares.kernel.game import Game, encode
from interpares.kernel.rules import Rules


def looked_ahead(
    game: Game, move: str, rules: Rules, preview: Callable[[Any, int, Any], Any]
) -> Any:
    """The preview of a legal move such as "0 build tower", which changes nothing."""
    seat, _, text = move.partition(" ")
    action = notation.read(text, rules.actions())
    game.decision.check(game, int(seat), action)
    before = encode(game)
    found = preview(game, int(seat), action)
    assert encode(game) == before
    return found
