"""What tests of Veto! ask of a position besides `positions.py`."""

from __future__ import annotations

from typing import TypeVar

from games.veto.positions import RULES, action_of, number
from interpares import Match
from interpares.games.veto.actions import Bene, Use
from interpares.games.veto.ending import EndingPhase
from interpares.games.veto.game import Veto
from interpares.games.veto.reading import Reading
from interpares.games.veto.settlement import SettlementPhase
from interpares.games.veto.setup import Round
from interpares.games.veto.turns import GamePhase
from interpares.games.veto.untap import UntapPhase
from interpares.games.veto.view import PieceView
from interpares.games.veto.windows import Window
from interpares.games.veto.words import Trait
from interpares.kernel.game import Event

AnEvent = TypeVar("AnEvent", bound=Event)

FROM_SETTLEMENT = (SettlementPhase(), GamePhase(), EndingPhase(), Round())
FROM_UNTAP = (UntapPhase(), *FROM_SETTLEMENT)
"""A round from its first phase on, as an agenda."""


def trait(game: Veto, word: str, of: Trait = "szabla") -> int:
    """A trait of a card on the table, as everything there makes it."""
    return Reading(game).trait(number(game, word), of)


def kreski(game: Veto) -> list[int]:
    """The kreski of all seats."""
    return [each.kreski for each in game.players]


def dukats(game: Veto) -> list[int]:
    return [each.dukats for each in game.players]


def in_play(game: Veto) -> set[str]:
    """The cards on the table, by their names."""
    return {each.card for each in game.table.values()}


def on_table(game: Veto, card: str) -> bool:
    return card in in_play(game)


def window(game: Veto) -> str:
    """The reply window that is open; empty where none is."""
    return game.decision.kind if isinstance(game.decision, Window) else ""


def bene_until(game: Veto, kind: str) -> None:
    """Everybody says bene until this window is open."""
    while window(game) != kind:
        assert window(game), f"{kind} does not open before {type(game.decision).__name__}"
        game.apply(game.waiting[0], Bene())


def windows_passed(game: Veto) -> list[str]:
    """The windows that follow one another before anybody is asked for something else."""
    passed: list[str] = []
    while window(game):
        if not passed or passed[-1] != window(game):
            passed.append(window(game))
        game.apply(game.waiting[0], Bene())
    return passed


def asked(game: Veto) -> str:
    """What is asked now, by the name of its step."""
    return type(game.decision).__name__


def uses_of(game: Veto, seat: int, card: str) -> list[Use]:
    """How a seat could use abilities of a card on the table now."""
    options = game.decision.options(game, seat)
    uses = [each for each in options if isinstance(each, Use)]
    return [each for each in uses if game.table[each.piece].card == card]


def among(told: list[Event], kind: type[AnEvent]) -> list[AnEvent]:
    """Of what was told, what is of this kind."""
    return [each for each in told if isinstance(each, kind)]


def seen(game: Veto, seat: int | None, word: str) -> PieceView:
    """A card on the table as a seat sees it."""
    table: tuple[PieceView, ...] = RULES.view(game, seat).table
    return next(each for each in table if each.id == number(game, word))


def match_from(game: Veto) -> Match:
    """A match that takes up play from a position."""
    options = {"variant": game.variant}
    return Match.start("veto", seats=len(game.players), seed=0, options=options, position=game)


def said(match: Match, *moves: str) -> None:
    """Moves of a match, with names for cards on the table."""
    for move in moves:
        seat, text = move.split(maxsplit=1)
        assert isinstance(match.game, Veto)
        match.play(int(seat), action_of(match.game, text))
