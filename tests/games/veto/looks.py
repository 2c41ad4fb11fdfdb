"""What a position of Veto! looks like: cards, players, the question asked, what could be done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from games.veto.positions import RULES, action_of, number
from interpares.games.veto.actions import Play, PlayAttached, Use
from interpares.games.veto.cards import CARDS
from interpares.games.veto.game import Veto
from interpares.games.veto.reading import Reading
from interpares.games.veto.restraints import price
from interpares.games.veto.view_table import PieceView
from interpares.games.veto.windows import Window
from interpares.games.veto.words import Trait
from interpares.kernel.game import Event
from interpares.kernel.steps import Action

AnEvent = TypeVar("AnEvent", bound=Event)


# --- cards


def trait(game: Veto, word: str, of: Trait) -> int:
    """A trait of a card on the table, as everything there makes it."""
    return Reading(game).trait(number(game, word), of)


def szabla(game: Veto, word: str) -> int:
    return trait(game, word, "szabla")


def keywords(game: Veto, word: str) -> set[str]:
    return set(Reading(game).keywords(number(game, word)))


def controller(game: Veto, word: str) -> int:
    return Reading(game).controller(number(game, word))


def lafa(game: Veto, seat: int, card: str) -> int:
    """What a player would pay for a card now."""
    return price(Reading(game), seat, card)


def on_table(game: Veto, card: str) -> bool:
    return any(each.card == card for each in game.table.values())


def seen(game: Veto, seat: int | None, word: str) -> PieceView:
    """A card on the table as a seat sees it."""
    table: tuple[PieceView, ...] = RULES.view(game, seat).table
    return next(each for each in table if each.id == number(game, word))


# --- players


def kreski(game: Veto) -> list[int]:
    """Of the seats, and then of the pool."""
    return [*(each.kreski for each in game.players), game.pool]


def dukats(game: Veto) -> list[int]:
    return [each.dukats for each in game.players]


def ended(game: Veto) -> tuple[str, tuple[int, ...]] | None:
    """How the game ended, if it has, and the seats from first to last."""
    outcome = game.outcome
    return None if outcome is None else (outcome.reason, outcome.ranking)


# --- the moment


def asked(game: Veto) -> str:
    """The question that is asked now."""
    return type(game.decision).__name__


def window(game: Veto) -> tuple[str, int]:
    """The window that is open, and who has the right to reply."""
    decision = game.decision
    assert isinstance(decision, Window)
    return decision.kind, decision.right


def fighters(game: Veto) -> tuple[str, ...]:
    """The challenger and the challenged of the current duel, also if they have left play."""
    assert game.duel is not None
    pieces = map(Reading(game).piece, (game.duel.challenger, game.duel.challenged))
    return tuple([each.card if each else "" for each in pieces])


def totals(game: Veto) -> tuple[int, ...]:
    """The Szabla of the challenger and of the challenged."""
    return tuple(szabla(game, each) for each in fighters(game))


def among(told: Iterable[Event], kind: type[AnEvent]) -> list[AnEvent]:
    """Of what was told, what is of this kind."""
    return [each for each in told if isinstance(each, kind)]


# --- what could be done


def ways(game: Veto, seat: int, text: str) -> list[Action]:
    """The options that agree with an action as far as it is written out."""
    assert seat in game.waiting
    wanted = action_of(game, text)
    written = wanted.__struct_fields__[: len(text.split()) - 1]
    return [
        each
        for each in game.decision.options(game, seat)
        if type(each) is type(wanted)
        and all(getattr(each, field) == getattr(wanted, field) for field in written)
    ]


def could_use(game: Veto, seat: int, word: str) -> bool:
    """Whether an ability of a card is offered, whatever it would answer or be aimed at."""
    assert seat in game.waiting
    options = game.decision.options(game, seat)
    return any(isinstance(each, Use) and each.piece == number(game, word) for each in options)


def could_play(game: Veto, seat: int, card: str) -> bool:
    """The same for a card in hand or a thrust under a fighter."""
    return bool(_plays(game, seat, card))


def aims(game: Veto, seat: int, card: str) -> set[str]:
    """What a card could be played on: cards by their names, players as `seat-1`."""
    return {_named(game, card, each.targets) for each in _plays(game, seat, card)}


def _plays(game: Veto, seat: int, card: str) -> list[Play | PlayAttached]:
    assert seat in game.waiting
    return [
        each
        for each in game.decision.options(game, seat)
        if (isinstance(each, Play) and each.card == card)
        or (isinstance(each, PlayAttached) and game.table[each.piece].card == card)
    ]


def _named(game: Veto, card: str, targets: tuple[int, ...]) -> str:
    text = CARDS[card].play
    assert text is not None
    players = [False] * (text.attach is not None) + [
        each.player is not None for each in text.target
    ]
    return " ".join(
        f"seat-{each}" if player else game.table[each].card
        for each, player in zip(targets, players, strict=True)
    )
