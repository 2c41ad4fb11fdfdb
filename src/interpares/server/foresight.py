"""What actions would do, told to the seat that might choose them; nothing is changed."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Sequence
from importlib.util import find_spec
from random import SystemRandom
from typing import Any

from msgspec import structs

from ..kernel.errors import InterParesError
from ..kernel.match import Match
from ..kernel.rules import Chosen
from ..kernel.values import Seat, Value
from .changes import check_fresh
from .desk import Desk
from .errors import Problem, Refusal, refusal_of
from .hot import may_undo
from .requests import Foresee

PREVIEW = "preview"
"""The module of a game that knows; a game may have none."""


class Foreseen(Value):
    """What an action would do, or why it cannot be done now."""

    refusal: Refusal | None
    preview: Any
    """Its type depends on the game; null if nothing would change, or nobody can know what."""
    stands: bool | None = None
    """Whether it could not be taken back; null if that was not asked."""


class Foresight:
    """Looks ahead at tables."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def foresee(
        self, table_id: str, seat: Seat, wish: Foresee, language: str
    ) -> list[Foreseen]:
        """One answer for each action asked about; without actions, for each option of now."""
        async with self._desk.follower.locked(table_id) as hot:
            if hot.facts.status != "running":
                raise Problem("not-running", status=hot.facts.status)
            check_fresh(hot, seat, wish.n)
            match, names = hot.match, hot.names
            actions = match.options(seat) if wish.actions is None else wish.actions
            told = [foreseen(match, seat, each, language, names) for each in actions]
            if not wish.stands:
                return told
            return [
                structs.replace(each, stands=each.refusal is None and stands(match, seat, action))
                for each, action in zip(told, actions, strict=True)
            ]


def foreseen(
    match: Match, seat: Seat, chosen: Chosen, language: str, names: Sequence[str]
) -> Foreseen:
    """What would come of an action of a seat."""
    try:
        action = match.rules.read_action(chosen)
        match.game.decision.check(match.game, seat, action)
    except InterParesError as error:
        return Foreseen(refusal_of(error, language, match.rules.slug, names), None)
    module = preview_of(match.rules.package)
    return Foreseen(None, module and module.preview(match.game, seat, action))


def stands(match: Match, seat: Seat, chosen: Chosen) -> bool:
    """Whether the seat could not take it back.

    It is tried in a world that looks the same from the seat, so that nothing hidden is told.
    """
    header, rules = match.header, match.rules
    dream = rules.imagine(match.game, seat, SystemRandom())
    trial = Match.start(header.game, seats=header.seats, options=header.options, position=dream)
    trial.play(seat, chosen)
    return not may_undo(trial, seat)


@functools.cache
def preview_of(package: str) -> Any:
    """The module of a game that looks ahead: `preview(game, seat, action)`, and type `Preview`."""
    name = f"{package}.{PREVIEW}"
    return importlib.import_module(name) if find_spec(name) else None
