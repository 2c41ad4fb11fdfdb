"""VE-10.9: how a game ended, and who came where."""

from __future__ import annotations

from ...kernel.game import Outcome
from ...kernel.values import Seat
from .game import Veto


def ranked(game: Veto, reason: str, winner: Seat) -> Outcome:
    """The winner first, then by kreski, then those who went out, the last of them first."""
    order = game.clockwise(game.initiative)
    rest = sorted(
        [seat for seat in order if seat != winner],
        key=lambda seat: -game.players[seat].kreski,
    )
    ranking = (winner, *rest, *[seat for seat in reversed(game.out) if seat != winner])
    ranks = [0] * len(game.players)
    for place, seat in enumerate(ranking, start=1):
        ranks[seat] = place
    scores = tuple([each.kreski for each in game.players])
    return Outcome(reason, ranking, tuple(ranks), scores)


def foremost(game: Veto, seats: tuple[Seat, ...]) -> Seat:
    """VE-10.9: most kreski; among equals the holder of the initiative, or the next after him."""
    most = max([game.players[seat].kreski for seat in seats])
    for seat in game.clockwise(game.initiative):
        if seat in seats and game.players[seat].kreski == most:
            return seat
    return seats[0]
