"""VE-6.18, VE-9.17: what waits until a stack and its windows are finished."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import Decline, Use
from .cards import CARDS
from .decisions import Ask
from .declaring import declarations_left, offers
from .duels import Answering, start_queued
from .game import Veto
from .objects import ability_frame, declare_use
from .reading import Reading
from .resolving import open_for_object
from .restraints import ban
from .windows import use_of


class Aftermath(Step):
    """First the duel to be answered, then those that wait, then influence."""

    def resolve(self, game: Veto) -> None:
        if game.duel is not None and game.duel.standing and game.duel.answer is None:
            game.then(Answering(), self)
        elif game.queued:
            game.then(self)
            start_queued(game)
        elif game.granted:
            seat, game.granted = game.granted[0], game.granted[1:]
            game.then(self)
            if list(influence_uses(Reading(game), seat)):
                game.then(InfluenceNow(seat))
        elif not game.stack:
            game.ghosts = ()


def influence_uses(now: Reading, seat: Seat) -> Iterator[Use]:
    """VE-9.16: the ways to use political influence, whoever holds the initiative."""
    if now.game.variant == "feast" or ban(now, seat, "use_influence") is not None:
        return
    if not declarations_left(now.game, seat):
        return
    for piece in now.table.values():
        if CARDS[piece.card].type != "faction" or piece.owner != seat:
            continue
        for at, ability in enumerate(CARDS[piece.card].ability, start=1):
            if ability.influence:
                frame, spoken = ability_frame(now, seat, piece.id, str(at))
                for offer in offers(now, frame, spoken, lafa=0):
                    yield use_of(piece.id, str(at), spoken, offer)


class InfluenceNow(Ask):
    """VE-9.17: political influence by a card, as a trifle with a window of its own."""

    rule: ClassVar[str] = "VE-9.17"

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        return {"faction": game.players[self.seat].faction}

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        return [*influence_uses(Reading(game), seat), Decline()]

    def answer(self, game: Veto, seat: Seat, action: Action) -> None:
        if isinstance(action, Use):
            game.players[seat].declarations += 1
            open_for_object(game, declare_use(game, seat, action))
