"""MA-17: the Primate decides ties, after a pause for trade and pledges."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat
from .actions import Name
from .contests import subject_at
from .decisions import Question
from .events import Favoured, LawMoved, Tied
from .game import Magnaci, move_law, primate
from .windows import tie_pause

NAME = tuple(Name(seat) for seat in range(5))


class TieBreak(Question):
    """MA-17.2, MA-17.3: the Primate names exactly one of the tied players."""

    rule = "MA-17.3"
    to_be_named_is_good: ClassVar[bool] = True
    tied: tuple[Seat, ...]
    place: str
    """The office, Law slot or Conflict slot the tie is about."""

    def options(self, game: Magnaci, seat: Seat) -> list[Action]:
        return [NAME[each] for each in self.tied]

    def facts(self, game: Magnaci, seat: Seat | None) -> dict[str, object]:
        return {"tied": self.tied, "place": self.place, "subject": subject_at(game, self.place)}

    def refusal(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Name):
            return Illegal("not-tied", rule=self.rule, tied=self.tied)
        return super().refusal(game, seat, action)

    def decide(self, game: Magnaci, seat: Seat, action: Name) -> None:
        game.tell(Favoured(seat, action.chosen))
        collect_pledges(
            game, seat, lambda each: (each == action.chosen) is self.to_be_named_is_good
        )
        self.settle(game, action.chosen)

    def settle(self, game: Magnaci, chosen: Seat) -> None:
        """What the decision leads to."""
        raise NotImplementedError


def collect_pledges(game: Magnaci, to: Seat, is_favoured: Callable[[Seat], bool]) -> None:
    """MA-16.7: pledged Laws pass to the Primate before the decision has consequences."""
    for seat, player in enumerate(game.players):
        if is_favoured(seat):
            for law in player.pledged:
                move_law(game, law, seat, to)
                game.tell(LawMoved(law, seat, to))
        player.pledged = ()


def ask_primate(game: Magnaci, kind: type[TieBreak], tied: tuple[Seat, ...], place: str) -> None:
    """MA-17.2 (a)-(d): a pause, then the decision."""
    decider = primate(game)
    game.tell(Tied(tied, decider))
    game.then(tie_pause(game, place, tied), kind(decider, tied, place))
