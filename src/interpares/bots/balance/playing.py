"""Games of equals, and what is written down of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from ...kernel.chance import seed_from
from ...kernel.game import Event, Game
from ...kernel.rules import rules_of
from ...kernel.values import Seat, Value
from ...kernel.views import Perspective
from .. import make
from .telling import Taking, Telling, telling_of


class Task(Value):
    """One game of one bot in all seats."""

    index: int
    slug: str
    bot: str
    seats: int
    options: dict[str, Any]
    """Those of the setting."""
    deal: int

    def complete(self) -> dict[str, Any]:
        """All options; what differs by seat, and nobody has chosen, is dealt by chance.

        Else a family or colour could not be told from its seat.
        """
        rules, random = rules_of(self.slug), Random(f"{self.deal} by seat")
        dealt = {
            name: tuple(random.sample(option.choices, self.seats))
            for name, option in rules.options.items()
            if option.per_seat
        }
        return rules.complete({**dealt, **self.options}, self.seats)


class Sample(Value):
    """One game as the counts need it; lists are by seat."""

    index: int
    reason: str
    decisions: int
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    had: tuple[dict[str, tuple[str, ...]], ...]
    """What each player began with or took, by group; each once, however often it was taken."""
    points: tuple[dict[str, float], ...]


def play(task: Task) -> Sample:
    """One game, from the choices that are left to chance to the end."""
    random = Random(task.deal)
    game = rules_of(task.slug).new(task.seats, seed_from(task.deal), task.complete())
    telling, had, told = telling_of(task.slug), Had(task.seats), list[Event]()
    decisions = to_the_beginning(game, telling, random)
    had.begin(telling, game)
    for events in to_the_end(game, task, random):
        decisions += 1
        told += events
        for event in events:
            had.add(telling.taken(game, event))
    outcome = game.outcome
    assert outcome is not None
    return Sample(
        index=task.index,
        reason=outcome.reason,
        decisions=decisions,
        winners=outcome.winners,
        scores=outcome.scores,
        had=had.by_seat(),
        points=tuple(dict(telling.points(game, seat, told)) for seat in range(task.seats)),
    )


def to_the_beginning(game: Game, telling: Telling, random: Random) -> int:
    """What is left to chance; returns how many questions that were."""
    count = 0
    while telling.by_chance(game):
        seat = game.waiting[0]
        game.apply(seat, game.decision.sample(game, seat, random))
        count += 1
    return count


def to_the_end(game: Game, task: Task, random: Random) -> Iterator[list[Event]]:
    """The bots play; gives what happens after each of their choices."""
    rules = rules_of(task.slug)
    bots = [make(task.bot, task.slug, random) for _ in range(task.seats)]
    while game.outcome is None:
        seat = game.waiting[0]
        action = bots[seat].choose(Perspective(rules, game, seat))
        # Copies of the game that bots make are not listened to.
        game.told = events = list[Event]()
        game.apply(seat, action)
        game.told = None
        yield events


class Had:
    """What players had, by group."""

    def __init__(self, seats: int) -> None:
        self._things: list[dict[str, set[str]]] = [{} for _ in range(seats)]

    def begin(self, telling: Telling, game: Game) -> None:
        for seat in range(len(self._things)):
            self.add((seat, group, each) for group, each in telling.begun(game, seat).items())

    def add(self, takings: Iterable[Taking]) -> None:
        for seat, group, each in takings:
            self._things[seat].setdefault(group, set()).add(each)

    def by_seat(self) -> tuple[dict[str, tuple[str, ...]], ...]:
        return tuple(
            {group: tuple(sorted(each)) for group, each in groups.items()}
            for groups in self._things
        )
