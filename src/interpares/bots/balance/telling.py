"""What a player had in a game: told by the module of the game here, or read off its events.

A game may provide `interpares/bots/balance/<slug>.py` with

| function | says |
|---|---|
| `by_chance(game)` | whether this question is answered by chance: bots would all choose alike |
| `begun(game, seat)` | what a player has once those questions are answered: group → id |
| `taken(game, event)` | what an event gives to whom: seat, group, id |
| `points(game, seat, events)` | points by source; in brackets whatever else is worth a mean |

In place of one that is missing, a player begins with the name of the seat, and takes every data
entry that an event names beside the seat.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from ...kernel.game import Event
from ...kernel.rules import rules_of
from ...kernel.values import Seat, Value, snake
from .entries import entries_of

Taking = tuple[Seat, str, str]
"""Who has got what: the seat, the group it belongs to, and its id."""


class Telling(Value):
    """How a game tells what its players had."""

    begun: Callable[[Any, Seat], Mapping[str, str]]
    taken: Callable[[Any, Event], Iterable[Taking]]
    by_chance: Callable[[Any], bool] = lambda game: False
    points: Callable[[Any, Seat, Sequence[Event]], Mapping[str, float]] = lambda *_: {}


def telling_of(slug: str) -> Telling:
    """The functions of a game, or what goes for every game."""
    module = f"{__package__}.{slug}"
    own = vars(importlib.import_module(module)) if find_spec(module) else {}
    parts = {name: own[name] for name in Telling.__struct_fields__ if name in own}
    return Telling(**{"begun": named_seats(slug), "taken": named_entries(slug), **parts})


def named_seats(slug: str) -> Callable[[Any, Seat], Mapping[str, str]]:
    """The name a seat goes by: a house, a family, a faction."""
    names = rules_of(slug).names_of_seats
    return lambda game, seat: {"name": names(game)[seat]}


def named_entries(slug: str) -> Callable[[Any, Event], Iterable[Taking]]:
    """Every id of the data in an event about one seat, under the name of the event and field."""
    known = entries_of(slug)

    def taken(game: Any, event: Event) -> Iterable[Taking]:
        seat = getattr(event, "seat", None)
        if seat is None:
            return
        for field in event.__struct_fields__:
            value = getattr(event, field)
            for each in value if isinstance(value, tuple) else (value,):
                if isinstance(each, str) and each in known:
                    yield seat, f"{snake(type(event).__name__)} {field}", each

    return taken
