"""What runs in a process of the bot pool: one thought after another, until the pipe is closed."""

from __future__ import annotations

import contextlib
import importlib
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import msgspec

from .. import bots
from ..bots.workers import end_with_parent
from ..kernel.rules import rules_of, slugs
from ..kernel.steps import Action
from ..kernel.values import Seat, Value
from ..kernel.views import Bot, Perspective

GAMES = {slug: rules_of(slug) for slug in slugs()}
"""Loaded with this module, once for all processes that are forked after it."""
MAKERS = f"{bots.__name__}:{bots.at_table.__name__}"
READY = b"ready"
LAST = 19
"""How far somebody stands back whom everybody else goes before."""

Maker = Callable[[str, str, Random], Bot]


class Thought(Value):
    """A choice that is asked of a bot."""

    slug: str
    bot: str
    """Its name or level."""
    seat: Seat
    position: bytes
    """The JSON of a game imagined for that seat, never of the real one."""
    random: int
    """The seed of the bot's own chance."""


class Answer(Value):
    """What became of a thought: an action as plain values, or what went wrong."""

    action: dict[str, Any] | None = None
    failure: str = ""
    progress: tuple[int, int] | None = None
    """How much is done of how much: the answer itself is still to come."""


def serve(pipe: Connection, makers: str) -> None:
    """Answer every thought that comes through the pipe, and end with whoever asks."""
    module, _, name = makers.partition(":")
    make: Maker = getattr(importlib.import_module(module), name)
    answering(pipe, lambda question: _answer(question, make))


def answering(pipe: Connection, answer: Callable[[bytes], bytes]) -> None:
    """Question after question, until the pipe is closed or whoever asks is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    pipe.send_bytes(READY)
    while True:
        try:
            question = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        pipe.send_bytes(answer(question))


def stand_back(steps: int) -> None:
    """Whoever else wants the processor has it before this process."""
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(steps)


def think(thought: Thought, make: Maker) -> Action:
    """The choice of the bot, in the world it was given."""
    rules = GAMES[thought.slug]
    game = rules.decode(thought.position)
    bot = make(thought.bot, thought.slug, Random(thought.random))
    return bot.choose(Perspective(rules, game, thought.seat))


def _answer(question: bytes, make: Maker) -> bytes:
    """The reply; of an exception only its kind, for its text may name what is hidden."""
    try:
        thought = msgspec.msgpack.decode(question, type=Thought)
        return msgspec.json.encode({"action": think(thought, make)})
    except Exception as error:  # noqa: BLE001 - whatever a bot raises is its failure
        return msgspec.json.encode(Answer(failure=f"raised {type(error).__name__}"))
