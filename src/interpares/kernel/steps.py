"""Actions, and the steps of the agenda: what the rules will do, and what they ask."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from msgspec import structs

from .errors import Illegal
from .values import Seat, Value, snake


class Action(Value, tag=snake):
    """What a seat chose. Pure data: it knows no rules."""


class Step(Value, tag=True):
    """Something the rules will do. Immutable, so every copy of a game shares it."""

    asks: ClassVar[bool] = False

    def resolve(self, game: Any) -> None:
        """Do it, and say with `game.then` what follows."""
        raise NotImplementedError


class Decision(Step):
    """A step that waits for one or more seats to choose."""

    asks: ClassVar[bool] = True
    rule: ClassVar[str]
    """The rule that asks the question."""
    final: ClassVar[bool] = True
    """Who has answered cannot take it back, though others are still choosing."""
    continues: ClassVar[bool] = False
    """It goes on with what its seat has begun and can only finish: a fork starts before it."""
    paced: ClassVar[bool] = False
    """Whoever answers it, and however fast: a table lets every answer wait for the same moment."""

    @property
    def basis(self) -> str:
        """The rule this very question rests on; refusals cite it unless they know better."""
        return self.rule

    def seats(self, game: Any) -> tuple[Seat, ...]:
        """The seats that still have to choose."""
        raise NotImplementedError

    def options(self, game: Any, seat: Seat) -> list[Any]:
        """Exactly the legal actions of a seat that is asked, in a fixed order."""
        raise NotImplementedError

    def sample(self, game: Any, seat: Seat, random: Random) -> Any:
        """Some legal action; overridden where there are too many to list."""
        options = self.options(game, seat)
        return options[int(random.random() * len(options))]

    def facts(self, game: Any, seat: Seat | None) -> dict[str, Any]:
        """What this question is about, as far as that seat may know."""
        return {}

    def check(self, game: Any, seat: Seat, action: Action) -> None:
        """Refuse what is not offered, with the reason."""
        if seat not in self.seats(game):
            raise self.not_asked(game, seat, action)
        if action not in self.options(game, seat):
            raise self.refusal(game, seat, action)

    def not_asked(self, game: Any, seat: Seat, action: Action) -> Illegal:
        """Why this seat may not choose now."""
        return Illegal("not-asked", rule=self.basis, seat=seat)

    def refusal(self, game: Any, seat: Seat, action: Action) -> Illegal:
        """Why this action is not among the options."""
        return Illegal("not-offered", rule=self.basis, seat=seat)

    def lapse(self, game: Any, seat: Seat, random: Random) -> Any:
        """The answer the rulebook gives for a seat whose time is up; None if it gives none."""
        return None

    def decide(self, game: Any, seat: Seat, action: Any) -> None:
        """Take an action known to be legal."""
        raise NotImplementedError


class Choice(Decision):
    """One seat chooses."""

    seat: Seat

    def seats(self, game: Any) -> tuple[Seat, ...]:
        return (self.seat,)


class Sealed(Decision):
    """Many seats choose at once; nothing shows before the last has finished."""

    answers: tuple[tuple[Seat, Any], ...] = ()

    def asked(self, game: Any) -> tuple[Seat, ...]:
        """Everybody who takes part; all seats unless a game says otherwise."""
        return tuple(range(len(game.players)))

    def by(self, seat: Seat) -> tuple[Any, ...]:
        """What this seat has answered so far."""
        return tuple([action for who, action in self.answers if who == seat])

    def finished(self, game: Any, seat: Seat) -> bool:
        """Whether nothing more is asked of this seat; one answer, unless a game asks for more."""
        return bool(self.by(seat))

    def seats(self, game: Any) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.asked(game) if not self.finished(game, seat)])

    def reveal(self, game: Any) -> None:
        """All hands open."""
        raise NotImplementedError

    def decide(self, game: Any, seat: Seat, action: Any) -> None:
        step = structs.replace(self, answers=(*self.answers, (seat, action)))
        if step.seats(game):
            game.then(step)
        else:
            step.reveal(game)
