"""An insight that is quick and can be followed by eye, and a pool that asks it in this process.

Processes import this module by its name, as they do the real one.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import signal
from random import Random

import msgspec

from interpares.bots.insight import Advice, Judged, Moment, Reason, Review
from interpares.kernel.game import encode
from interpares.kernel.match import Match
from interpares.server.bot_pool import BotFailed
from interpares.server.insight import insight_process
from interpares.server.insight.insight_process import WantedHint, WantedReview

MODULE = "server.tables.reviewing"
DEADLY = "deadly"
"""A name of a player whose matches kill the process that reviews them."""


def advise(rules, perspective, *, seed):
    """Every option is worth what is dreamt of it: the advice shows all that it was given."""
    dream = hashlib.sha256(encode(perspective.imagine(Random(seed)))).digest()
    return tuple(
        Advice(
            option, points=dream[at] / 8, chance=dream[at] / 256, reasons=(Reason("dream", 1.0),)
        )
        for at, option in enumerate(perspective.options[:5])
    )


def review(record, *, progress, seats):
    """Whoever moved is as likely to win as the others together; every third move is a mistake."""
    if DEADLY in record.header.players:
        os.kill(os.getpid(), signal.SIGKILL)
    match = Match.replay(record)
    count = match.header.seats
    moments, decisions = [Moment(0, (1 / count,) * count)], []
    for n, move in enumerate(match.moves, 1):
        others = 0.5 / (count - 1)
        chances = tuple(0.5 if seat == move.seat else others for seat in range(count))
        moments.append(Moment(n, chances))
        if move.seat in seats and n % 3 == 0:
            reasons = (Reason("dream", 2.0),)
            decisions.append(Judged(n, move.seat, move.action, move.action, 0.06, 2.0, reasons))
        progress(n, len(match.moves))
    return Review(tuple(moments), (1, len(match.moves)), tuple(decisions))


class Pool:
    """Instead of processes: waits until it is opened, and fails as long as it shall."""

    def __init__(self, *, failures=0, stuck=False):
        self.asked = []
        self.failures = failures
        self.open = asyncio.Event()
        if not stuck:
            self.open.set()

    async def choose(self, wanted, told=None):
        self.asked.append(wanted)
        if told:
            told((1, 7))
        await self.open.wait()
        if len(self.asked) <= self.failures:
            raise BotFailed("ended with signal 9")
        return msgspec.to_builtins(answer(wanted, told))

    async def rest(self):
        pass

    async def stop(self):
        pass


def answer(wanted, told=None):
    me = __import__(MODULE, fromlist=["advise"])
    match wanted:
        case WantedHint():
            return {"advice": insight_process.hint(wanted, me)}
        case WantedReview():
            hear = told or (lambda progress: None)
            return insight_process.review(wanted, me, lambda *progress: hear(progress))
