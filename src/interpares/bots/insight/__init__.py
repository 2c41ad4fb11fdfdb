"""Insight into a match: chances to win, advice with reasons, and a review after the end."""

from .advice import advise
from .odds import chances
from .reviewing import review
from .scored import sources
from .telling import sentence, verdict
from .types import Advice, Judged, Moment, Reason, Review

__all__ = [
    "Advice",
    "Judged",
    "Moment",
    "Reason",
    "Review",
    "advise",
    "chances",
    "review",
    "sentence",
    "sources",
    "verdict",
]
