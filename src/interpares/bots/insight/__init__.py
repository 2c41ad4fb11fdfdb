"""Insight into a match: chances to win, advice with reasons, and a review after the end."""

from .types import Advice, Judged, Moment, Reason, Review

__all__ = ["Advice", "Judged", "Moment", "Reason", "Review"]
