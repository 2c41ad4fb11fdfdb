"""A lesson is opened: an ordinary table that nobody else finds, with a learner and bots."""

from __future__ import annotations

from .. import lessons
from ..kernel.rules import rules_of
from ..texts import Texts
from .facts import Setting, Spectators
from .learning import KIND
from .principal import Principal
from .requests import NewSeat, NewTable, Opened
from .tables import Tables


async def open_lesson(
    tables: Tables, principal: Principal, slug: str, name: str, done: int = 0
) -> Opened:
    """A private table with the learner and bots, where the lesson begins after so many steps."""
    lesson = lessons.lesson(slug, name, done)
    plan = lesson.plan
    seats = tuple(
        NewSeat("me") if seat == plan.learner else NewSeat("bot", level=plan.level)
        for seat in range(plan.seats)
    )
    new = NewTable(
        game=slug,
        seats=seats,
        options=plan.options,
        name=Texts.of(rules_of(slug).package, principal.language).say(lesson.message),
        setting=Setting(spectators=Spectators("off"), substitute=plan.level),
    )
    origin = {"kind": KIND, "lesson": name, "done": done}
    return await tables.open(principal, new, match=lesson.begin(), origin=origin)
