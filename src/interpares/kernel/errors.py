"""Everything that can be wrong, and whose fault it is.

InterParesError
├── Illegal          a player tried what the rules forbid: a normal event
└── BadInput         a message, file or option that does not make sense: the sender's fault
    ├── Stale        it was meant for an earlier position
    └── Diverged     a record that its own moves do not lead to

Anything else that is raised is a bug.
"""

from __future__ import annotations

from typing import Any


class InterParesError(Exception):
    """The root of all errors that may be shown to a person."""


class Illegal(InterParesError):
    """A move the rules forbid: a message id, its values, and the rule that stands against it."""

    def __init__(self, message: str, *, rule: str, **values: Any) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.values = values
        self.text = ""
        """The refusal as a sentence; filled in where the language is known."""

    def __str__(self) -> str:
        return f"{self.text or self.message} ({self.rule})"


class BadInput(InterParesError):
    """Something that cannot be read, or does not belong here; the text says what and where.

    Where players meet it, it has a message id and values as well, for other languages.
    """

    def __init__(self, text: str, *, message: str = "", **values: Any) -> None:
        super().__init__(text)
        self.message = message
        self.values = values


class Stale(BadInput):
    """The move was meant for an earlier position of the match."""


class Diverged(BadInput):
    """A record does not lead where it says it does."""

    def __init__(self, text: str, *, at_move: int) -> None:
        super().__init__(text)
        self.at_move = at_move
