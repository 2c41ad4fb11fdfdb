"""What a position of Veto! looks like: traits, keywords, windows, piles, in few words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import structs

from games.veto.positions import all_bene, number, veto
from interpares.games.veto.actions import Play, Use
from interpares.games.veto.ending import EndingPhase
from interpares.games.veto.game import Veto
from interpares.games.veto.reading import Reading
from interpares.games.veto.setup import Round
from interpares.games.veto.windows import Window
from interpares.kernel.game import Event


def szabla(game: Veto, word: str) -> int:
    return Reading(game).trait(number(game, word), "szabla")


def following(game: Veto, word: str) -> int:
    """The Kreski of a character."""
    return Reading(game).trait(number(game, word), "kreski")


def keywords(game: Veto, word: str) -> set[str]:
    return set(Reading(game).keywords(number(game, word)))


def controller(game: Veto, word: str) -> int:
    return Reading(game).controller(number(game, word))


def on_table(game: Veto, name: str) -> bool:
    return any(each.card == name for each in game.table.values())


def kreski(game: Veto) -> list[int]:
    """Of the seats, and then of the pool."""
    return [*(each.kreski for each in game.players), game.pool]


def dukats(game: Veto) -> list[int]:
    return [each.dukats for each in game.players]


def window(game: Veto) -> tuple[str, int]:
    """The window that is open, and who has the right to reply."""
    decision = game.decision
    assert isinstance(decision, Window)
    return decision.kind, decision.right


def ended(game: Veto) -> tuple[str, tuple[int, ...]]:
    """How the game ended, and the seats from first to last."""
    assert game.outcome is not None
    return game.outcome.reason, game.outcome.ranking


def asked(game: Veto) -> str:
    """The question that is asked now."""
    return type(game.decision).__name__


def can_use(game: Veto, seat: int, word: str) -> bool:
    """Whether an ability of that card is offered, whatever it would answer or be aimed at."""
    options = game.decision.options(game, seat)
    return any(isinstance(each, Use) and each.piece == number(game, word) for each in options)


def can_play(game: Veto, seat: int, card: str) -> bool:
    """The same for a card of the hand."""
    options = game.decision.options(game, seat)
    return any(isinstance(each, Play) and each.card == card for each in options)


def told(events: Iterable[Event], kind: type[Event]) -> list[Any]:
    """The events of one kind."""
    return [each for each in events if isinstance(each, kind)]


def in_ending(seats: int = 2, **fields: Any) -> Veto:
    """A round that is about to end: W-E1 is open."""
    return veto(seats, agenda=(EndingPhase(), Round()), **fields)


def at_discards(seats: int = 2, **fields: Any) -> Veto:
    """The same, up to the discards of the ending phase."""
    game = in_ending(seats, **fields)
    all_bene(game)
    return game


def with_fields(game: Veto, word: str, **fields: Any) -> None:
    """A card on the table as it could not be laid out by words."""
    piece = game.table[number(game, word)]
    game.put(structs.replace(piece, **fields))
