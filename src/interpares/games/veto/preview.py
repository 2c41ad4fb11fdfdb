"""What an action comes to if nobody replies any more, by what the seat may know.

It is played out in worlds that look the same from the seat, never in the true one. Only what comes
out alike in all of them is told.
"""

from __future__ import annotations

from functools import reduce
from random import Random
from typing import Any, NamedTuple

from msgspec import structs

from ...kernel.game import Event
from ...kernel.steps import Action, Sealed
from ...kernel.values import Seat, snake
from .actions import Bene
from .afterwards import Finished, Preview, SeatChange, Story, foretold
from .events import CardsDiscarded, CardsSeen, CardsShown, DrawnCards, NothingFound
from .fight import FightTurn
from .game import Veto
from .imagine import imagine, seen_on_top
from .reading import Reading
from .resolving import Finish
from .turns import Turn
from .windows import BENE, Window

__all__ = ["Preview", "preview"]

WORLDS = 3
"""So many worlds must agree."""
MORE_WORLDS = 6
"""So many where chance, or cards that were hidden, have a part in what happens."""
LONGEST = 200
"""More benes than follow from any action."""
PASSING = (Window, FightTurn)
"""Where a bene says that one does nothing more."""
RESTING = (Turn, FightTurn)
"""Where play is back when all that was begun is done."""
TO_LIGHT = (CardsDiscarded, CardsSeen, CardsShown, DrawnCards, NothingFound)
NOTHING = Preview()


class Lived(NamedTuple):
    """What came of an action in one world."""

    preview: Preview
    dark: bool
    """Whether chance or hidden cards had a part in it."""


def preview(game: Veto, seat: Seat, action: Action) -> Preview | None:
    """What a legal action would change; None where nothing would, or where nobody can know."""
    if isinstance(game.decision, Sealed):
        return None
    worlds = [_world(game, seat, number) for number in range(WORLDS)]
    # What is compared lies open: it is the same in all worlds, and is read once.
    now = Reading(worlds[0])
    found = [_lived(now, each, seat, action) for each in worlds]
    if any(each.dark for each in found):
        more = [_world(game, seat, number) for number in range(WORLDS, MORE_WORLDS)]
        found += [_lived(now, each, seat, action) for each in more]
    told = reduce(_agreed, [each.preview for each in found])
    return None if _says_nothing(game, action, told) else told


def _says_nothing(game: Veto, action: Action, told: Preview) -> bool:
    """A bene without a stack does nothing; what is asked next comes of itself."""
    idle = isinstance(action, Bene) and not game.stack
    return told == (Preview(asks=told.asks, asked=told.asked) if idle else NOTHING)


def _world(game: Veto, seat: Seat, number: int) -> Veto:
    """A world that depends on nothing but what the seat knows: always the same one.

    The true order of the own cupboard would shine through a shuffle: it is sorted before.
    """
    known = game.copy()
    player = known.players[seat]
    covered = len(player.cupboard) - seen_on_top(game.decision, seat)
    player.cupboard = (*sorted(player.cupboard[:covered]), *player.cupboard[covered:])
    return imagine(known, seat, Random(number))


def _lived(now: Reading, world: Veto, seat: Seat, action: Action) -> Lived:
    """A world in which nobody replies, until somebody is asked for more than a reply."""
    story = _story(now.game, world.copy(), seat, action)
    found = foretold(now, story)
    after = story.after
    if not (after.outcome or _moved_on(now.game, after) or isinstance(after.decision, RESTING)):
        asks = snake(type(after.decision).__name__)
        found = structs.replace(found, asks=asks, asked=after.waiting)
    dark = after.drawn > 0 or any(isinstance(each, TO_LIGHT) for each in story.told)
    return Lived(found, dark)


def _story(before: Veto, after: Veto, seat: Seat, action: Action) -> Story:
    """Everybody says bene; in the fight only where the action was one."""
    after.told = told = list[Event]()
    finished: list[Finished] = []
    kinds = PASSING if isinstance(before.decision, FightTurn) and action == BENE else (Window,)
    _apply(after, seat, action, finished)
    fought = after.duel or before.duel
    for _ in range(LONGEST):
        if after.outcome or _moved_on(before, after) or not isinstance(after.decision, kinds):
            break
        _apply(after, after.waiting[0], BENE, finished)
        fought = after.duel or fought
    return Story(after, told, finished, fought)


def _apply(game: Veto, seat: Seat, action: Action, finished: list[Finished]) -> None:
    """Like `Game.apply`, with a look at the table whenever an object has resolved."""
    step, game.agenda = game.agenda[-1], game.agenda[:-1]
    step.decide(game, seat, action)
    while game.outcome is None and not game.agenda[-1].asks:
        step, game.agenda = game.agenda[-1], game.agenda[:-1]
        step.resolve(game)
        if isinstance(step, Finish):
            finished.append(Finished(step.number, game.copy(), len(game.told or ())))


def _moved_on(before: Veto, after: Veto) -> bool:
    """Another phase is another matter."""
    return (before.round, before.phase) != (after.round, after.phase)


# --- what all worlds agree on


def _agreed(one: Preview, other: Preview) -> Preview:
    """What both tell; and that they do not tell the same."""
    if one == other:
        return one
    agreed: dict[str, Any] = {"seats": _agreed_seats(one.seats, other.seats), "unsure": True}
    for field in structs.fields(Preview):
        mine, theirs = getattr(one, field.name), getattr(other, field.name)
        if field.name in agreed:
            continue
        if isinstance(field.default, tuple):
            agreed[field.name] = tuple([each for each in mine if each in theirs])
        else:
            agreed[field.name] = mine if mine == theirs else field.default
    return Preview(**agreed)


def _agreed_seats(
    one: tuple[SeatChange, ...], other: tuple[SeatChange, ...]
) -> tuple[SeatChange, ...]:
    """Of every player the numbers that are the same in both."""
    theirs = {each.seat: each for each in other}
    found = [_agreed_change(each, theirs.get(each.seat, SeatChange(each.seat))) for each in one]
    return tuple([each for each in found if each != SeatChange(each.seat)])


def _agreed_change(one: SeatChange, other: SeatChange) -> SeatChange:
    fields = structs.asdict(one)
    same = {name: value for name, value in fields.items() if value == getattr(other, name)}
    return SeatChange(**same)
