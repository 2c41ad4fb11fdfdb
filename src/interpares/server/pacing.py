"""The moment of an answer: where a clock could tell what a hand holds, all answers wait alike."""

from __future__ import annotations

import hashlib

from ..kernel.values import Seat
from . import learning
from .hot import Hot

DIGEST_BYTES = 8


def moment_of(hot: Hot, seat: Seat, longest_ms: int) -> int:
    """Before this nothing this seat says shows at the table; 0 where nothing has to wait.

    Bots, standing orders and people alike wait for it, and it depends on nothing but the question:
    not on what can be answered, who answers, or how fast. Nobody waits where only bots play, or
    where a lesson says what is answered.
    """
    if not is_paced(hot) or not hot.has_people or not hot.state.seats:
        return 0
    if learning.goes_on(hot.facts, hot.match):
        return 0
    asked_ms = hot.state.seats[seat].asked_ms
    return 0 if asked_ms is None else asked_ms + pause_of(hot, seat, asked_ms, longest_ms)


def is_paced(hot: Hot) -> bool:
    """Whether the question of now is one whose answers wait."""
    return hot.match.outcome is None and hot.match.game.decision.paced


def pause_of(hot: Hot, seat: Seat, asked_ms: int, longest_ms: int) -> int:
    """Uniform from half the longest to the longest, and the same for every worker that asks.

    It is drawn from the seed of the match, which nobody knows while it is played.
    """
    asked = f"{hot.id} {seat} {asked_ms} {hot.match.n}".encode()
    secret = hot.match.game.seed
    drawn = hashlib.blake2b(asked, digest_size=DIGEST_BYTES, key=secret, person=b"moment").digest()
    shortest_ms = longest_ms // 2
    return shortest_ms + int.from_bytes(drawn, "big") % (longest_ms - shortest_ms + 1)
