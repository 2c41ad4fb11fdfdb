"""MA-4: setup, up to the first estate on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat
from .actions import Settle
from .ages import Age
from .cards import AGES, CONFLICTS, DECK, FIEFS, NUMBERS, PROVINCES
from .decisions import Question
from .estates import SETTLE, place
from .game import Magnaci, Player


def new(
    seats: int, seed: bytes, options: Mapping[str, Any], script: tuple[int, ...] = ()
) -> Magnaci:
    """MA-4.4, MA-4.5, MA-4.7, MA-4.8: Families and estates, a random track, nothing held.

    MA-4.1, MA-4.2: Kings, Laws and Conflicts are shuffled by being drawn at random when they are
    turned up (see `Game.draw`). MA-4.3: the Senators lie open wherever nobody holds them.
    """
    game = Magnaci(
        players=[
            Player(family, DECK, (0,) * len(PROVINCES), (0,) * len(FIEFS))
            for family in options["families"]
        ],
        seed=seed,
        script=script,
        trade=options["trade"],
        conflict_deck=tuple(CONFLICTS),
    )
    game.track = game.shuffled(range(seats))
    game.then(
        *(StartEstate(seat) for _ in range(NUMBERS.start_estates) for seat in game.track),
        *(Age(number) for number in range(len(AGES))),
    )
    game.advance()
    return game


class StartEstate(Question):
    """MA-4.6: in track order each player places one estate in any province."""

    rule = "MA-4.6"

    def options(self, game: Magnaci, seat: Seat) -> list[Action]:
        return list(SETTLE.values())

    def refusal(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Settle):
            return Illegal("one-province", rule=self.rule, province=action.province)
        return super().refusal(game, seat, action)

    def decide(self, game: Magnaci, seat: Seat, action: Settle) -> None:
        place(game, seat, action.province, 1)
