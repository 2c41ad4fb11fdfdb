"""The plain board: it knows no game and can show them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich import box
from rich.console import RenderableType
from rich.pretty import Pretty
from rich.table import Table

from ...kernel.game import Event, Outcome
from ...kernel.steps import Action
from ...kernel.values import Seat, Value
from ...kernel.views import Prompt
from ..words import Words


class Idle(Value):
    """An answer that does nothing, which a player may want to be given unasked."""

    action: Any
    timing: str = ""
    """Which of the timings of the board it belongs to; empty where nothing else can be answered."""
    secret: bool = False
    """Whether nobody may see that it was given unasked."""


class Board:
    """What a game may draw better than this; every answer depends on the arguments only."""

    autopass = ""
    """The command by which a player has idle answers given unasked; empty if there are none."""
    timings: tuple[str, ...] = ()
    """The occasions for which he can switch that on and off."""

    def table(self, view: Any, prompt: Prompt | None, words: Words, width: int) -> RenderableType:
        """Everything this view shows."""
        return Pretty(msgspec.to_builtins(view), expand_all=False)

    def hand(self, view: Any, words: Words) -> RenderableType | None:
        """What only the owner of the view knows; None when that is nothing."""
        return None

    def known(self, view: Any, words: Words) -> RenderableType | None:
        """What one may know of the hands of others."""
        return None

    def note(self, view: Any, prompt: Prompt, words: Words) -> RenderableType | None:
        """What helps to answer the question."""
        return None

    def wants_deck(self, prompt: Prompt) -> bool:
        """Whether the question can be answered with a deck from a file."""
        return False

    def deck_in(self, file: str, words: Words) -> Action:
        """The answer that brings the deck of a file; BadInput or Failed if it is none."""
        raise NotImplementedError

    def cards(self, view: Any, words: Words) -> list[tuple[str, str]]:
        """The cards on the table, each with what it does."""
        return []

    def keys(self, action: Action) -> tuple[str, ...]:
        """What a player may type for this action besides its number; the first is shown."""
        return ()

    def amount(self, action: Action, view: Any) -> tuple[str, ...]:
        """What is typed after the number of an option that differs from others in this only."""
        return ()

    def label(self, action: Action, view: Any, prompt: Prompt, words: Words) -> str:
        """An option in a few words."""
        return words.action(action)

    def heading(self, action: Action, view: Any, prompt: Prompt, words: Words) -> str:
        """What an option stands under, together with all others of that heading."""
        return ""

    def rule(self, action: Action, prompt: Prompt) -> str:
        """The rule behind an option."""
        return prompt.rule

    def is_news(self, event: Event, seat: Seat | None) -> bool:
        """Whether an event tells this seat more than what it has just done itself."""
        return True

    def idle(self, options: Sequence[Action], prompt: Prompt, seat: Seat) -> Idle | None:
        """The option that does nothing, where a player may want it taken unasked."""
        return None

    def timing(self, timing: str, words: Words) -> str:
        """An occasion for idle answers, in words."""
        return words.name(timing)

    def ending(
        self, outcome: Outcome, events: Sequence[Event], words: Words
    ) -> RenderableType | None:
        """How it came out, in figures; None when everybody lost."""
        if not outcome.ranking:
            return None
        table = Table(box=box.ROUNDED)
        table.add_column(words.say("place"), justify="right")
        table.add_column(words.say("player"))
        table.add_column(words.say("score"), justify="right")
        for seat in outcome.ranking:
            score = str(outcome.scores[seat]) if outcome.scores else ""
            table.add_row(str(outcome.ranks[seat]), words.seat(seat), score)
        return table
