"""VE-12.5 to VE-12.8: a player is out of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, TypeAlias, runtime_checkable

from msgspec import structs

from ...kernel.steps import Step
from ...kernel.values import Seat
from .events import Conceded, PlayerEliminated
from .game import NOBODY, Lasting, Veto
from .leaving import lay_down, pile_of, take_away, tell_of, with_hanging
from .outcome import ranked
from .piles import Pile
from .plain_operations import TakeControl
from .purse import lose_kreski
from .reading import Reading

Loose: TypeAlias = tuple[Seat, str, Pile]
"""A card that has lost its place: its owner, its name, and the pile it goes to."""


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
    loose = _vanish_objects(game, seat)
    _break_off(game, seat)
    lay_down(game, [*loose, *_clear_cards(game, seat)])
    if game.initiative == seat:
        game.initiative = game.next(seat)
    if game.voice == seat:
        game.deeds = 0
        game.lasting = tuple([each for each in game.lasting if not 0 < each.turn <= game.turn])


def _left(game: Veto, step: Step, seat: Seat) -> Step | None:
    return step.left_by(game, seat) if isinstance(step, Adapting) else step


def _vanish_objects(game: Veto, seat: Seat) -> list[Loose]:
    """VE-12.5 (b, d): they have no effect; a thrust of another owner goes to that owner's pile."""
    found: list[Loose] = []
    for each in game.stack:
        if each.seat == seat:
            if each.end != "placed" and each.owner not in (NOBODY, seat):
                found.append((each.owner, each.card, "discard"))
            game.replace_object(structs.replace(each, end="placed", negated="remove"))
    return found


def _break_off(game: Veto, seat: Seat) -> None:
    """VE-12.5 (e)"""
    if game.duel and seat in game.duel.seats and not game.duel.applied:
        game.duel = structs.replace(game.duel, broken=True)


def _clear_cards(game: Veto, seat: Seat) -> list[Loose]:
    """VE-12.5 (c, d): his own cards are gone, those of others go to their owners' piles."""
    now = Reading(game)
    his = [each.id for each in game.table.values() if seat in (each.owner, now.controller(each.id))]
    going = with_hanging(game, his)
    take_away(game, going)
    gone = frozenset([each.id for each in going])
    game.lasting = tuple(_still_lasting(now, seat, gone))
    player = game.players[seat]
    player.hand = player.cupboard = player.discard = player.removed = player.known = ()
    others = [each for each in going if each.owner != seat]
    for each in others:
        tell_of(game, each, "discarded")
    return [(each.owner, each.card, pile_of(each, "discard")) for each in reversed(others)]


def _still_lasting(now: Reading, seat: Seat, gone: frozenset[int]) -> Iterator[Lasting]:
    """VE-11.8, VE-11.9: what lay on cards that are gone ceases, and so does his control."""
    for lasting, operation in now.lasting:
        his_control = isinstance(operation, TakeControl) and lasting.frame.seat == seat
        if lasting.on not in gone and not his_control:
            yield lasting
