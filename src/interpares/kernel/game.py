"""One position of a game, and how it moves on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from msgspec import Struct, json, structs

from . import chance
from .errors import BadInput
from .steps import Action, Decision, Step
from .values import Item, Seat, Value


class Outcome(Value):
    """How a match ended; nothing of it is computed again."""

    reason: str
    """A word of the game for the way it ended, such as `finished` or `collapsed`."""
    ranking: tuple[Seat, ...] = ()
    """Seats from first to last; empty when everybody lost."""
    ranks: tuple[int, ...] = ()
    """The place of each seat, shared places alike; empty when everybody lost."""
    scores: tuple[int, ...] = ()
    detail: str = ""
    """What else belongs to the reason, such as the Age of a collapse."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Event(Value, tag=True):
    """Something that happened, for the log and the client; the rules never read it."""

    @property
    def audience(self) -> tuple[Seat, ...] | None:
        """The seats it is meant for; None is everybody."""
        return None

    @property
    def reveals(self) -> bool:
        """Whether it showed something that had been hidden: no undo beyond it."""
        return False


class Game(Struct, gc=False, forbid_unknown_fields=True):
    """One position: the players, the agenda, and the chance still to come."""

    players: list[Any]
    seed: bytes
    """The key of all draws; never leaves the server before the end."""
    drawn: int = 0
    script: tuple[int, ...] = ()
    """Draws fixed by a scenario, used up before the seed's own."""
    agenda: tuple[Any, ...] = ()
    outcome: Outcome | None = None
    told: list[Any] | None = None
    """Events since somebody began to listen; None between moves and in every dream."""

    @property
    def decision(self) -> Decision:
        """What is asked now; only while there is no outcome."""
        decision: Decision = self.agenda[-1]
        return decision

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must choose now."""
        return () if self.outcome else self.decision.seats(self)

    def then(self, *steps: Step) -> None:
        """Do these next, in this order, before anything already planned."""
        self.agenda += steps[::-1]

    def tell(self, event: Event) -> None:
        """Say what happened, if anybody listens."""
        if self.told is not None:
            self.told.append(event)

    def apply(self, seat: Seat, action: Action) -> None:
        """Take an action known to be legal, then run on to the next decision."""
        step = self.agenda[-1]
        self.agenda = self.agenda[:-1]
        step.decide(self, seat, action)
        self.advance()

    def advance(self) -> None:
        """Resolve steps until one of them asks, or the game is over."""
        while self.outcome is None:
            if not self.agenda:
                raise BadInput("Nothing is left to do, but there is no outcome.")
            step = self.agenda[-1]
            if step.asks:
                return
            self.agenda = self.agenda[:-1]
            step.resolve(self)

    def end(self, outcome: Outcome) -> None:
        """It is over; nothing that was planned will happen."""
        self.outcome, self.agenda = outcome, ()

    def copy(self) -> Self:
        """A twin that can be played on without a trace in this one."""
        return structs.replace(self, players=[structs.replace(each) for each in self.players])

    def random(self, below: int) -> int:
        """A fair number below the bound, from the seed and the count of numbers drawn."""
        if self.script:
            number, self.script = self.script[0], self.script[1:]
            self.drawn += 1
            if not 0 <= number < below:
                raise BadInput(f"The scripted draw {number} is not below {below}.")
            return number
        number, self.drawn = chance.fair(self.seed, self.drawn, below)
        return number

    def draw(self, deck: tuple[Item, ...]) -> tuple[Item, tuple[Item, ...]]:
        """A random card of the deck, and the deck without it.

        Drawing at random from what is left is a Fisher-Yates shuffle done card by card: a deck
        has no order anybody could peek at before the card is turned up.
        """
        at = self.random(len(deck))
        return deck[at], deck[:at] + deck[at + 1 :]

    def shuffled(self, zone: Sequence[Item]) -> tuple[Item, ...]:
        """The zone in random order (Fisher-Yates)."""
        cards = list(zone)
        for last in range(len(cards) - 1, 0, -1):
            other = self.random(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)


def encode(value: Any) -> bytes:
    """The JSON of a position, action, event or view: equal values, equal bytes."""
    return json.encode(value)
