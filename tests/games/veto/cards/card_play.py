"""What tests of single cards ask: who could play a card on whom, and what becomes of others."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from games.veto.cards.scenes import fight, szabla
from games.veto.positions import NOTHING, number, play, veto
from interpares.games.veto.actions import (
    Accept,
    Bene,
    Bribe,
    Decline,
    Play,
    PlayAttached,
    TakeUp,
)
from interpares.games.veto.cards import CARDS
from interpares.games.veto.fight import FightTurn
from interpares.games.veto.game import Veto
from interpares.games.veto.reading import Reading
from interpares.games.veto.turns import Turn
from interpares.games.veto.windows import Window

QUIET = (Bene(), Accept(), Bribe(0), Decline(), TakeUp())
"""What somebody says who wants nothing to happen."""


def quietly(game: Veto) -> None:
    """Whoever is asked lets things take their course."""
    seat = game.waiting[0]
    options = game.decision.options(game, seat)
    game.apply(seat, next(each for each in QUIET if each in options))


def until(game: Veto, window: str, seat: int | None = None) -> None:
    """Everything takes its course until a seat, or anybody, is asked in a window of this kind."""
    _until(game, lambda step: _asks(step, window, seat))


def _asks(step: Any, window: str, seat: int | None) -> bool:
    return isinstance(step, Window) and step.kind == window and seat in (None, step.right)


def until_round(game: Veto, wanted: int) -> None:
    """Everything takes its course until somebody is at voice in this round."""
    _until(game, lambda step: game.round == wanted and isinstance(step, Turn))


def until_fight(game: Veto, seat: int) -> None:
    """Everything takes its course until a seat has the fight turn."""
    _until(game, lambda step: isinstance(step, FightTurn) and step.seat == seat)


def _until(game: Veto, reached: Callable[[Any], bool]) -> None:
    for _ in range(300):
        if reached(game.decision):
            return
        quietly(game)
    raise AssertionError("that moment does not come")


def ways(game: Veto, seat: int, card: str) -> list[Play | PlayAttached]:
    """All ways in which a seat that is asked could play a card."""
    assert seat in game.waiting
    return [
        each
        for each in game.decision.options(game, seat)
        if (isinstance(each, Play) and each.card == card)
        or (isinstance(each, PlayAttached) and game.table[each.piece].card == card)
    ]


def could_play(game: Veto, seat: int, card: str) -> bool:
    return bool(ways(game, seat, card))


def aims(game: Veto, seat: int, card: str) -> set[str]:
    """What a card could be played on: cards by their names, players as `seat-1`."""
    return {_names(game, card, each.targets) for each in ways(game, seat, card)}


def reply(game: Veto, seat: int, card: str, aim: str = "") -> None:
    """A card is played the one way there is, whichever event of the window that answers."""
    (way,) = [each for each in ways(game, seat, card) if _names(game, card, each.targets) == aim]
    game.apply(seat, way)


def _names(game: Veto, card: str, targets: tuple[int, ...]) -> str:
    text = CARDS[card].play
    assert text is not None
    players = [False] * (text.attach is not None) + [
        each.player is not None for each in text.target
    ]
    return " ".join(
        f"seat-{each}" if player else game.table[each].card
        for each, player in zip(targets, players, strict=True)
    )


def controller(game: Veto, name: str) -> int:
    return Reading(game).controller(number(game, name))


def dukats(game: Veto) -> list[int]:
    return [each.dukats for each in game.players]


def votes(game: Veto) -> list[int]:
    """The kreski players hold, not those of characters."""
    return [each.kreski for each in game.players]


# --- duels with thrusts


def duel(
    hand0: str = "",
    hand1: str = "",
    *,
    first: str = "wierzbicki",
    second: str = "kuklinowski/marked",
    using: Mapping[int, str] = NOTHING,
    **fields: Any,
) -> Veto:
    """A duel up to its first fight turn: 6 against 8, unless others come first in their words."""
    game = veto(
        hands={0: hand0, 1: hand1},
        in_play={0: first, 1: second},
        **({"kreski": {0: 5, 1: 5}} | fields),
    )
    fight(game, name_in(first), name_in(second), using)
    return game


def name_in(words: str) -> str:
    """The first card of a company."""
    return re.split("[ /+]", words, maxsplit=1)[0]


def totals(game: Veto) -> tuple[int, ...]:
    """The Szabla of challenger and challenged."""
    assert game.duel is not None
    fighters = (game.duel.challenger, game.duel.challenged)
    return tuple(szabla(game, game.table[each].card) for each in fighters)


PELKA = "pelka+drain_the_cup"
"""A fighter with 7."""


def challenged(first: str = "wierzbicki", second: str = "uhlik/marked", **fields: Any) -> Veto:
    """Seat 0 has challenged seat 1: 6 against 4, unless others come first in their words."""
    game = veto(in_play={0: first, 1: second}, **({"kreski": {0: 5, 1: 5}} | fields))
    play(game, f"0 challenge {name_in(first)} {name_in(second)}")
    return game
