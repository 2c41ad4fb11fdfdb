"""Inter Pares: a digital table for five games of noble politics."""

from .kernel.errors import BadInput, Diverged, Illegal, InterParesError, Stale
from .kernel.match import Match, verify
from .kernel.moves import Move
from .kernel.records import Record
from .kernel.rules import rules_of, slugs
from .kernel.views import Bot, Perspective
from .scenarios import Scenario

__all__ = [
    "BadInput",
    "Bot",
    "Diverged",
    "Illegal",
    "InterParesError",
    "Match",
    "Move",
    "Perspective",
    "Record",
    "Scenario",
    "Stale",
    "rules_of",
    "slugs",
    "verify",
]
