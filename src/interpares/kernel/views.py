"""What a seat is given: the question put to it, and a perspective to think from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from .game import Game
from .rules import Rules
from .steps import Action
from .values import Seat, Value, snake


class Prompt(Value):
    """What is asked now, of whom and by which rule, as one seat may know it."""

    decision: str
    rule: str
    seats: tuple[Seat, ...]
    facts: dict[str, Any]


def prompt(game: Game, seat: Seat | None) -> Prompt | None:
    """The question of this moment; None when the game is over."""
    if game.outcome:
        return None
    step = game.decision
    name = snake(type(step).__name__)
    return Prompt(name, step.basis, step.seats(game), step.facts(game, seat))


class Perspective:
    """What a bot is given: the view, the question and the options of one seat, never the game."""

    def __init__(self, rules: Rules, game: Game, seat: Seat) -> None:
        self.rules = rules
        self.seat = seat
        self.prompt = prompt(game, seat)
        asked = seat in game.waiting
        self.options: Sequence[Action] = game.decision.options(game, seat) if asked else []
        self._view: Callable[[], Any] = lambda: rules.view(game, seat)
        self._dream: Callable[[Random], Game] = lambda random: rules.imagine(game, seat, random)

    @property
    def view(self) -> Any:
        """What the seat may see."""
        return self._view()

    def imagine(self, random: Random) -> Game:
        """A world that looks the same from this seat; free to be played with."""
        return self._dream(random)


class Bot(Protocol):
    """Anything that chooses for a seat."""

    def choose(self, perspective: Perspective) -> Action:
        """One of the options."""
        ...
