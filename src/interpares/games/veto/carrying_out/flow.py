"""Operations made of other operations, and the questions they ask."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import structs

from ....kernel.steps import Action
from ....kernel.values import Seat
from ..actions import Agree, Decline, DiscardCard, Find, LayFound, Pay, Take
from ..actions import Choose as ChooseAction
from ..cards import operations_at
from ..carrying import carry_out
from ..decisions import Ask
from ..declaring import discards_of, may_be_marked
from ..doing import do_block
from ..events import OptionChosen
from ..game import NONE, Frame, Place, Veto
from ..language import Cost
from ..meaning import holds_all, reckoned
from ..objects import mark_piece
from ..operations import AnyOperation, Choose, If, May, PayOr
from ..paying import discard_together
from ..purse import lose_dukats, lose_kreski
from ..reading import Reading
from ..referring import card_of, players_of
from ..selecting import selected


class Inside(Ask):
    """A question an operation asks while it is being carried out."""

    rule: ClassVar[str] = "VE-6.6"
    takes: ClassVar[tuple[type[Action], ...]] = (DiscardCard, Find, LayFound, Pay, Take)
    frame: Frame
    place: Place

    @property
    def operation(self) -> AnyOperation:
        place = self.place
        return operations_at(self.frame.card, self.frame.text, place.block)[place.at]

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        return {"card": self.frame.card}


@carry_out.register
def _(operation: If, game: Veto, frame: Frame, place: Place) -> None:
    branch = 0 if holds_all(Reading(game), frame, operation.cond) else 1
    do_block(game, frame, place, branch)


# --- choose


@carry_out.register
def _(operation: Choose, game: Veto, frame: Frame, place: Place) -> None:
    for seat in reversed(players_of(Reading(game), frame, operation.who)):
        game.then(ChooseOption(seat, frame, place))


class ChooseOption(Inside):
    """VE-D28: one of the options of a card."""

    def options(self, game: Veto, seat: Seat) -> list[ChooseAction]:
        operation = self.operation
        count = len(operation.options) if isinstance(operation, Choose) else 0
        return [ChooseAction(at) for at in range(count)]

    def answer(self, game: Veto, seat: Seat, action: ChooseAction) -> None:
        game.tell(OptionChosen(seat, self.frame.card, action.option))
        do_block(game, self.frame, self.place, action.option)


# --- may


@carry_out.register
def _(operation: May, game: Veto, frame: Frame, place: Place) -> None:
    for seat in reversed(players_of(Reading(game), frame, operation.who)):
        game.then(MayHappen(seat, frame, place))


class MayHappen(Inside):
    """VE-D29: whether it happens."""

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        return [Agree(), Decline()]

    def answer(self, game: Veto, seat: Seat, action: Action) -> None:
        if isinstance(action, Agree):
            do_block(game, self.frame, self.place, 0)


# --- pay or


@carry_out.register
def _(operation: PayOr, game: Veto, frame: Frame, place: Place) -> None:
    now = Reading(game)
    for seat in reversed(players_of(now, frame, operation.who)):
        if openly_unable(now, frame, seat, operation.cost):
            do_block(game, frame, place, 0)
        else:
            game.then(PayOrNot(seat, frame, place))


def openly_unable(now: Reading, frame: Frame, seat: Seat, cost: Cost) -> bool:
    """Whether everybody can see that a player cannot pay."""
    player = now.game.players[seat]
    return (
        player.dukats < reckoned(now, frame, cost.dukats)
        or player.kreski < cost.kreski
        or len(player.hand) < cost.discard_hand
        or not _marks(now, frame, seat, cost)
    )


def _marks(now: Reading, frame: Frame, seat: Seat, cost: Cost) -> list[int]:
    if cost.mark is None:
        return [NONE]
    own = structs.replace(frame, seat=seat)
    if isinstance(cost.mark, str):
        found = [card_of(now, own, cost.mark)]
    else:
        found = selected(now, own, cost.mark)
    return [each for each in found if may_be_marked(now, own, each)]


class PayOrNot(Inside):
    """VE-D30: pay, or let the rest happen."""

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        operation = self.operation
        cost = operation.cost if isinstance(operation, PayOr) else Cost()
        return {
            "card": self.frame.card,
            "dukats": reckoned(Reading(game), self.frame, cost.dukats),
            "kreski": cost.kreski,
        }

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        operation, now = self.operation, Reading(game)
        if not isinstance(operation, PayOr) or openly_unable(now, self.frame, seat, operation.cost):
            return [Decline()]
        own = structs.replace(self.frame, seat=seat)
        hand = game.players[seat].hand
        return [
            *[
                Pay(mark, discards)
                for mark in _marks(now, self.frame, seat, operation.cost)
                for discards in discards_of(now, own, operation.cost, hand)
            ],
            Decline(),
        ]

    def answer(self, game: Veto, seat: Seat, action: Action) -> None:
        operation = self.operation
        if not isinstance(action, Pay) or not isinstance(operation, PayOr):
            do_block(game, self.frame, self.place, 0)
            return
        dukats = reckoned(Reading(game), self.frame, operation.cost.dukats)
        if action.mark:
            mark_piece(game, action.mark)
        lose_dukats(game, seat, dukats)
        lose_kreski(game, seat, operation.cost.kreski)
        discard_together(game, seat, action.discards)
