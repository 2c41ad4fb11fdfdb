"""MA-3.3, MA-8.2, MA-9.7: everybody lays one card at each place, in secret and at once."""

from __future__ import annotations

from random import Random
from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Sealed
from ...kernel.values import Seat
from .actions import Lay
from .cards import DECK, SEJM_PLACES, SLOTS
from .components import Rank
from .contests import subject_at
from .decisions import why_never
from .events import Committed
from .game import Magnaci

LAY = {(place, card): Lay(place, card) for place in (*SEJM_PLACES, *SLOTS) for card in DECK}


class Commitment(Sealed):
    """MA-3.3: nothing is visible before the last player has committed; a commitment is final."""

    answers: tuple[tuple[Seat, Lay], ...] = ()
    places: tuple[str, ...] = ()
    """The places that want a card, in order."""

    def seats(self, game: Magnaci) -> tuple[Seat, ...]:
        wanted = [len(self.places)] * len(game.players)
        for seat, _ in self.answers:
            wanted[seat] -= 1
        return tuple([seat for seat, count in enumerate(wanted) if count])

    def left(self, game: Magnaci, seat: Seat) -> tuple[Rank, ...]:
        """The cards of the hand not laid yet."""
        gone = [action.card for who, action in self.answers if who == seat]
        return tuple([card for card in game.players[seat].hand if card not in gone])

    def options(self, game: Magnaci, seat: Seat) -> list[Action]:
        left = self.left(game, seat)
        place = self.places[len(game.players[seat].hand) - len(left)]
        return [LAY[place, card] for card in left]

    def facts(self, game: Magnaci, seat: Seat | None) -> dict[str, Any]:
        if seat is None or seat not in self.seats(game):
            return {}
        place = self.places[len(self.by(seat))]
        return {"place": place, "subject": subject_at(game, place)}

    def lapse(self, game: Magnaci, seat: Seat, random: Random) -> Action:
        """RU-11: the missing cards are drawn at random from the hand."""
        action: Action = self.sample(game, seat, random)
        return action

    def not_asked(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Lay):
            return Illegal("commitment-is-final", rule="MA-3.3")
        return why_never(game, seat, action) or super().not_asked(game, seat, action)

    def refusal(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        match action:
            case Lay(_, card) if card not in DECK:
                return Illegal("no-such-family-card", rule="MA-2.1", card=card)
            case Lay(_, card) if card not in self.left(game, seat):
                return Illegal("card-used", rule="MA-2.3", card=card)
            case Lay():
                return Illegal("one-card-each", rule=self.rule)
            case _:
                return why_never(game, seat, action) or super().refusal(game, seat, action)

    def decide(self, game: Magnaci, seat: Seat, action: Lay) -> None:
        super().decide(game, seat, action)
        if len(self.by(seat)) + 1 == len(self.places):
            game.tell(Committed(seat))

    def lay(self, game: Magnaci, width: int, at: list[int]) -> None:
        """All cards lie face down on the table, at these places of a row of that width."""
        for seat, player in enumerate(game.players):
            row: list[Rank | None] = [None] * width
            for place, action in zip(at, self.by(seat), strict=True):
                row[place] = action.card
            player.hand = self.left(game, seat)
            player.laid = tuple(row)
