"""What all questions of Veto! have in common: whoever is asked may concede instead."""

from __future__ import annotations

from typing import Any, ClassVar

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Choice, Decision, Sealed, Step
from ...kernel.values import Seat
from .actions import Concede
from .refusals import not_asked, not_offered, out_of_place


class Question(Decision):
    """VE-10.16: a player who is asked may concede; it is not listed among the answers."""

    rule: ClassVar[str]
    takes: ClassVar[tuple[type[Action], ...]] = ()
    """Answers that belong to it, even where none of them is possible."""

    def check(self, game: Any, seat: Seat, action: Action) -> None:
        if isinstance(action, Concede) and seat in self.seats(game):
            return
        super().check(game, seat, action)

    def not_asked(self, game: Any, seat: Seat, action: Action) -> Illegal:
        return not_asked(game, self.seats(game), self.basis, seat, action)

    def refusal(self, game: Any, seat: Seat, action: Action) -> Illegal:
        kinds = {*self.takes, *[type(each) for each in self.options(game, seat)]}
        why = not_offered if type(action) in kinds else out_of_place
        return why(game, self.basis, seat, action)

    def decide(self, game: Any, seat: Seat, action: Action) -> None:
        if isinstance(action, Concede):
            from .elimination import concede  # noqa: PLC0415 - it asks questions itself
            from .state_checks import CheckState  # noqa: PLC0415 - so do they

            # While questions are sealed the game has not begun, and there is nothing to check.
            game.agenda += (self,) if isinstance(self, Sealed) else (self, CheckState())
            concede(game, seat)
            _reveal_answered(game)
        else:
            self.answer(game, seat, action)

    def answer(self, game: Any, seat: Seat, action: Any) -> None:
        """Take an answer known to be legal."""
        raise NotImplementedError

    def left_by(self, game: Any, seat: Seat) -> Step | None:
        """VE-12.5: what is still asked once this player is out of the game."""
        return None if seat in self.seats(game) else self


def _reveal_answered(game: Any) -> None:
    """VE-12.5: of a sealed question all that are left may have answered by now."""
    left = game.agenda[-1] if game.agenda else None
    if isinstance(left, Sealed) and not left.seats(game):
        game.agenda = game.agenda[:-1]
        left.reveal(game)


class Ask(Question, Choice):
    """One player is asked."""

    rule: ClassVar[str]
