"""Tempting illegal moves of Veto!: a position, a move, and the rule that stands against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.veto.positions import do, play, veto
from interpares import Illegal
from interpares.games.veto.actions import BringDeck
from interpares.games.veto.cards import DECKS
from interpares.games.veto.deck import deck_of
from interpares.games.veto.game import Veto
from interpares.games.veto.setup import ChooseSetup, new
from interpares.kernel.chance import seed_from

Attempts = dict[str, tuple[Callable[[], Veto], str, str]]
"""By what is tried: where, the move, and the rule that refuses it."""


def every(attempts: Attempts) -> pytest.MarkDecorator:
    """A test of each attempt, by its name."""
    return pytest.mark.parametrize("position, move, rule", attempts.values(), ids=attempts)


WISNIOWIECKI, RADZIWILL = "michal_wolodyjowski", "roch_kowalski"
"""A character of each of the first two seats."""


def after(game: Veto, *moves: str) -> Veto:
    """The game when these moves have been made."""
    play(game, *moves)
    return game


def done(game: Veto, *moves: str) -> Veto:
    """The game when everybody has said bene to each of these moves."""
    do(game, *moves)
    return game


def facing(**fields: Any) -> Veto:
    """A turn of seat 0 with one plain character on each side."""
    return veto(in_play={0: WISNIOWIECKI, 1: RADZIWILL}, **fields)


def choosing(seats: int = 2, **options: Any) -> Veto:
    """Everybody is asked for a deck."""
    plain = {"variant": "standard", "first_game": False, "distinct_factions": True, "max_rounds": 0}
    return new(seats, seed_from(7), plain | options)


def whole(deck: str = "wisniowiecki_starter") -> BringDeck:
    """A deck of the box as one's own."""
    facts = deck_of(DECKS[deck])
    return BringDeck(facts.faction, facts.strategy, facts.cupboard)


def refusal_of(game: Veto, seat: int, action: Any) -> Illegal:
    """Why an action is refused, as it is told to the player."""
    try:
        game.decision.check(game, seat, action)
    except Illegal as refusal:
        return refusal
    raise AssertionError(f"{action} is not refused")


def deck_rule(action: Any, **options: Any) -> str:
    """The rule that refuses a deck when it is chosen."""
    game = choosing(**options)
    assert isinstance(game.decision, ChooseSetup)
    return refusal_of(game, 0, action).rule
