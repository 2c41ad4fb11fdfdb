"""MA-12: the King dies, the Commonwealth may fall, a new order forms."""

from __future__ import annotations

import itertools

from ...kernel.errors import Illegal
from ...kernel.game import Outcome
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import Order
from .cards import AGES, DECK, NUMBERS
from .decisions import Question
from .events import Collapsed, KingDied, Tied, TrackOrdered
from .game import Magnaci, primate
from .scoring import FinalScoring
from .windows import tie_pause, window


class Interregnum(Step):
    """MA-12.1, MA-12.2, MA-12.3, MA-12.4: the King goes, a check for collapse, a last window.

    MA-11.9: partitions that did not last until here do no harm.
    """

    def resolve(self, game: Magnaci) -> None:
        game.phase = "interregnum"
        if game.king is not None:
            game.tell(KingDied(game.king))
            game.past_kings += (game.king,)
            game.king = None
        if len(game.partitioned) >= NUMBERS.partitions_for_collapse:
            collapse(game)
            return
        last = game.age + 1 == len(AGES)
        game.then(window(game, "interregnum"), FinalScoring() if last else NewOrder())


def collapse(game: Magnaci) -> None:
    """MA-1.3, MA-1.4: the Third Partition; everybody loses and nothing is counted."""
    age = AGES[game.age]
    game.tell(Collapsed(age))
    game.end(Outcome("collapsed", detail=age))


class NewOrder(Step):
    """MA-12.5, MA-12.6: most estates first; the Primate orders equals as he likes."""

    def resolve(self, game: Magnaci) -> None:
        groups = tied_groups(game)
        if all(len(group) == 1 for group in groups):
            game.then(NextAge(tuple(seat for group in groups for seat in group)))
        else:
            tie = TrackTie(primate(game))
            game.tell(Tied(tie.tied(game), tie.seat))
            game.then(tie_pause(game, "track"), tie)


def tied_groups(game: Magnaci) -> list[tuple[Seat, ...]]:
    """Players with equal numbers of estates, most estates first, each group in track order."""
    counts = {seat: game.players[seat].estate_count for seat in game.track}
    numbers = sorted(set(counts.values()), reverse=True)
    return [tuple(seat for seat in game.track if counts[seat] == number) for number in numbers]


class TrackTie(Question):
    """MA-12.6: one ordering for all groups of equals, in one answer."""

    rule = "MA-12.6"

    def options(self, game: Magnaci, seat: Seat) -> list[Action]:
        orders = itertools.product(*map(itertools.permutations, tied_groups(game)))
        return [Order(tuple(itertools.chain.from_iterable(order))) for order in orders]

    def facts(self, game: Magnaci, seat: Seat | None) -> dict[str, object]:
        groups = [group for group in tied_groups(game) if len(group) > 1]
        return {"tied": groups[0], "also_tied": groups[1] if len(groups) > 1 else ()}

    def tied(self, game: Magnaci) -> tuple[Seat, ...]:
        """Everybody who shares a number of estates with another player."""
        groups = [group for group in tied_groups(game) if len(group) > 1]
        return tuple(itertools.chain.from_iterable(groups))

    def refusal(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Order):
            return Illegal("not-an-order", rule=self.rule)
        return super().refusal(game, seat, action)

    def decide(self, game: Magnaci, seat: Seat, action: Order) -> None:
        game.then(NextAge(action.track))


class NextAge(Step):
    """MA-12.7, MA-12.8, MA-12.9: cards and Senators go back, everything else stays."""

    track: tuple[Seat, ...]

    def resolve(self, game: Magnaci) -> None:
        game.track = self.track
        game.tell(TrackOrdered(self.track))
        for player in game.players:
            player.hand = DECK
            player.laid = player.played = player.offices = player.used = player.won = ()
        game.sejm = ()
