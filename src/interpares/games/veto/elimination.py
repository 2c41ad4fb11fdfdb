"""VE-12.5 to VE-12.8: a player is out of the game."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from msgspec import structs

from ...kernel.steps import Step
from ...kernel.values import Seat
from .events import Conceded, PlayerEliminated
from .game import NOBODY, Veto
from .outcome import ranked
from .piles import put_on
from .purse import lose_kreski
from .reading import Reading


@runtime_checkable
class Adapting(Protocol):
    """A step that knows what is left of it when a player has gone."""

    def left_by(self, game: Any, seat: Seat) -> Step | None: ...


def concede(game: Veto, seat: Seat) -> None:
    """VE-10.16"""
    game.tell(Conceded(seat))
    eliminate(game, seat, "conceded")


def eliminate(game: Veto, seat: Seat, reason: str) -> None:
    """VE-12.5; VE-10.8: with two players the other wins."""
    game.tell(PlayerEliminated(seat))
    game.agenda = tuple(
        [left for each in game.agenda if (left := _left(game, each, seat)) is not None]
    )
    game.players[seat].alive = False
    game.out += (seat,)
    living = game.living
    if len(living) == 1:
        game.end(ranked(game, reason, living[0]))
        return
    lose_kreski(game, seat, game.players[seat].kreski)
    _vanish_objects(game, seat)
    _break_off(game, seat)
    _clear_cards(game, seat)
    if game.initiative == seat:
        game.initiative = game.next(seat)
    if game.voice == seat:
        game.deeds = 0
        game.lasting = tuple([each for each in game.lasting if each.turn != game.turn])


def _left(game: Veto, step: Step, seat: Seat) -> Step | None:
    return step.left_by(game, seat) if isinstance(step, Adapting) else step


def _vanish_objects(game: Veto, seat: Seat) -> None:
    """VE-12.5 (b, d): they have no effect; a thrust of another owner goes to that owner's pile."""
    for each in game.stack:
        if each.seat == seat:
            if each.end != "placed" and each.owner not in (NOBODY, seat):
                put_on(game, each.owner, (each.card,), "discard")
            game.replace_object(structs.replace(each, end="placed", negated="remove"))


def _break_off(game: Veto, seat: Seat) -> None:
    """VE-12.5 (e)"""
    if game.duel and seat in game.duel.seats and not game.duel.applied:
        game.duel = structs.replace(game.duel, broken=True)


def _clear_cards(game: Veto, seat: Seat) -> None:
    """VE-12.5 (c, d): his own cards are gone, those of others go to their owners' piles."""
    now = Reading(game)
    going = [
        each
        for each in game.table.values()
        if each.owner == seat
        or now.controller(each.id) == seat
        or _hangs_on_his(game, each.id, seat)
    ]
    for each in going:
        del game.table[each.id]
    for each in going:
        if each.owner != seat:
            put_on(game, each.owner, (each.card,), "discard")
    gone = {each.id for each in going}
    game.lasting = tuple([each for each in game.lasting if each.on not in gone])
    player = game.players[seat]
    player.hand = player.cupboard = player.discard = player.removed = player.known = ()


def _hangs_on_his(game: Veto, piece: int, seat: Seat) -> bool:
    """Whether its host, or the host of that, is a card of his."""
    host = game.table[piece].host
    if not host:
        return False
    return (
        host not in game.table or game.table[host].owner == seat or _hangs_on_his(game, host, seat)
    )
