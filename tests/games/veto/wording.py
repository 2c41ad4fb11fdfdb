"""The words of Veto!, for four camps with their factions."""

from __future__ import annotations

from games.text_checks import Wording
from games.veto.positions import FACTIONS, action_of
from interpares.games.veto.game import Veto

VETO = Wording("veto", FACTIONS)
words, name, attribute, said = VETO.words, VETO.name, VETO.attribute, VETO.said
every_language = VETO.every_language

Sentences = tuple[str, str]
"""The same in Polish and in English."""


def option(game: Veto, move: str, language: str) -> str:
    """An option such as `0 agitate roch_kowalski`, as the seat reads it."""
    seat, text = move.split(maxsplit=1)
    action = action_of(game, text)
    described = VETO.rules.describe(game, int(seat), action)
    return words(language).value("action", action, VETO.names, described)


def both(game: Veto, move: str) -> Sentences:
    """An option in both languages."""
    return option(game, move, "pl"), option(game, move, "en")
