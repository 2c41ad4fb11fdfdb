"""Operations that look for cards: in the cupboard, in the discard pile, in the hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from msgspec import structs

from ....kernel.steps import Action, Step
from ....kernel.values import Seat, without
from ..actions import Decline, Find, Take
from ..cards import CARDS
from ..carrying import carry_out
from ..declaring import candidates, is_attached, targets_of
from ..deploying import bearer_flaw, bearers_for, deploy, entry_flaw, fields_for
from ..events import (
    CardsDiscarded,
    CardsSeen,
    CardsShown,
    CardsTaken,
    CupboardLookedAt,
    NothingFound,
)
from ..game import Frame, Place, Veto
from ..leaving import lay_down
from ..meaning import holds_all
from ..objects import hand_frame, usable_card
from ..plain_operations import Deploy, LookTop, Search
from ..purse import lose_dukats
from ..reading import Reading
from ..referring import card_of, players_of
from ..restraints import price
from ..selecting import matches_loose
from ..thrusts import faces_for, put_under
from ..words import Field as FieldOf
from ..zones import forget, leave_hand, refill, remember, shuffle_cupboard
from .flow import Inside

# --- looking at the top


@carry_out.register
def _(operation: LookTop, game: Veto, frame: Frame, place: Place) -> None:
    """VE-D33: looking never reshuffles."""
    tops = {
        owner: game.players[owner].cupboard[-operation.amount :][::-1]
        for owner in players_of(Reading(game), frame, operation.who)
    }
    for owner, top in tops.items():
        game.tell(CupboardLookedAt(frame.seat, owner, len(top)))
        game.tell(CardsSeen(frame.seat, owner, top))
    # What they ask for comes last in, first out.
    for owner, top in reversed(tops.items()):
        if top and owner == frame.seat and operation.take_max:
            game.then(TakeFromTop(frame.seat, frame, place, len(top)))
        else:
            put_back(game, owner, operation, len(top))


def put_back(game: Veto, owner: Seat, operation: LookTop, count: int) -> None:
    """The rest of what was looked at: on top or to the bottom as it lay, or discarded (VE-3.9)."""
    player = game.players[owner]
    if operation.rest == "top" or not count:
        return
    rest, player.cupboard = player.cupboard[-count:], player.cupboard[:-count]
    if operation.rest == "bottom":
        player.cupboard = (*rest, *player.cupboard)
        return
    for card in rest:
        forget(game, owner, card)
    game.tell(CardsDiscarded(owner, rest[::-1]))
    lay_down(game, [(owner, card, "discard") for card in rest[::-1]])


class TakeFromTop(Inside):
    """VE-D33: which of the top cards go into the hand, for the price each."""

    count: int = 0

    def looked_at(self, game: Veto) -> tuple[str, ...]:
        """The top card first."""
        return game.players[self.seat].cupboard[-self.count :][::-1]

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        operation = self.operation
        price_each = operation.price if isinstance(operation, LookTop) else 0
        seen = self.looked_at(game) if seat == self.seat else ()
        return {"card": self.frame.card, "price": price_each, "count": self.count, "cards": seen}

    def options(self, game: Veto, seat: Seat) -> list[Take]:
        operation, now = self.operation, Reading(game)
        if not isinstance(operation, LookTop):
            return []
        sel = operation.sel
        fitting = [
            card
            for card in self.looked_at(game)
            if sel is None or matches_loose(now, self.frame, sel, card, seat)
        ]
        most = min(operation.take_max, len(fitting))
        if operation.price:
            most = min(most, game.players[seat].dukats // operation.price)
        sets = [some for count in range(most + 1) for some in combinations(fitting, count)]
        return [Take(some) for some in dict.fromkeys(sets)]

    def answer(self, game: Veto, seat: Seat, action: Take) -> None:
        operation, player = self.operation, game.players[seat]
        if not isinstance(operation, LookTop):
            return
        kept = self.looked_at(game)
        for card in action.cards:
            kept = without(kept, card)
        player.cupboard = (*player.cupboard[: -self.count], *kept[::-1])
        player.hand += action.cards
        lose_dukats(game, seat, operation.price * len(action.cards))
        game.tell(CardsTaken(seat, len(action.cards)))
        put_back(game, seat, operation, len(kept))


# --- searching


@carry_out.register
def _(operation: Search, game: Veto, frame: Frame, place: Place) -> None:
    """VE-2.14: a searched cupboard is shuffled, whatever was found."""
    if operation.zone == "cupboard":
        game.then(AfterSearch(frame.seat))
    game.then(SearchFor(frame.seat, frame, place, operation.amount))


class AfterSearch(Step):
    seat: Seat

    def resolve(self, game: Veto) -> None:
        shuffle_cupboard(game, self.seat)
        refill(game, self.seat)


class SearchFor(Inside):
    """VE-D34: one of the matching cards, and where it goes; or none."""

    count: int = 0

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        operation = self.operation
        zone = operation.zone if isinstance(operation, Search) else ""
        return {"card": self.frame.card, "zone": zone, "count": self.count}

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        operation, now = self.operation, Reading(game)
        if not isinstance(operation, Search):
            return []
        zone = getattr(game.players[seat], operation.zone)
        found = [
            find
            for card in sorted(set(zone))
            if matches_loose(now, self.frame, _anywhere(operation), card, seat)
            for find in self.places(now, operation, card)
        ]
        return [*found, Decline()]

    def places(self, now: Reading, operation: Search, card: str) -> Iterator[Find]:
        """VE-L.15: where a found card may go."""
        match operation.to:
            case "hand":
                yield Find(card)
            case "play":
                yield from into_play(now, self.seat, card)
            case _:
                host = card_of(now, self.frame, operation.attach_to or "self")
                if host in now.table:
                    yield from hung_on(now, self.seat, card, host)

    def answer(self, game: Veto, seat: Seat, action: Action) -> None:
        operation = self.operation
        if not isinstance(action, Find) or not isinstance(operation, Search):
            game.tell(NothingFound(seat))
            return
        player = game.players[seat]
        if operation.zone == "cupboard":
            player.cupboard = without(player.cupboard, action.card)
            forget(game, seat, action.card)
        else:
            player.discard = without(player.discard, action.card)
        game.tell(CardsShown(seat, (action.card,)))
        if self.count > 1:
            game.then(structs.replace(self, count=self.count - 1))
        put_found(game, seat, action, operation)


def _anywhere(operation: Search) -> Any:
    return structs.replace(operation.sel, zone=operation.zone, who="any")


def put_found(game: Veto, seat: Seat, action: Find, operation: Search) -> None:
    """A card that was found goes where the text says."""
    if operation.to == "hand":
        game.players[seat].hand += (action.card,)
        remember(game, seat, (action.card,))
    elif CARDS[action.card].type == "thrust":
        remember(game, seat, (action.card,))
        put_under(game, seat, action.card, action.bearer, face_up=action.face_up)
    else:
        deploy(game, seat, action.card, field=action.field, bearer=action.bearer)


def into_play(now: Reading, seat: Seat, card: str) -> Iterator[Find]:
    """Where a character, possession or piece of equipment could come into play."""
    printed = CARDS[card]
    match printed.type:
        case "character":
            for field in fields_for(now, seat, printed):
                yield Find(card, field)
        case "possession":
            if entry_flaw(now, seat, printed) is None:
                yield Find(card)
        case "equipment":
            if entry_flaw(now, seat, printed) is None:
                for bearer in bearers_for(now, seat, printed):
                    yield Find(card, bearer=bearer)


def hung_on(now: Reading, seat: Seat, card: str, host: int) -> Iterator[Find]:
    """How a thrust, equipment or an attached effect could be attached to a card."""
    printed = CARDS[card]
    match printed.type:
        case "thrust" if now.table[host].field:
            for face_up in faces_for(now, seat, card, host):
                yield Find(card, bearer=host, face_up=face_up)
        case "equipment":
            flaw = entry_flaw(now, seat, printed, bearer=host)
            if (flaw or bearer_flaw(now, seat, printed, host)) is None:
                yield Find(card, bearer=host)
        case "effect":
            if _may_be_host(now, seat, card, host):
                yield Find(card, bearer=host)


def _may_be_host(now: Reading, seat: Seat, card: str, host: int) -> bool:
    """VE-L.15, VE-9.10: all that stands against playing an effect on a host holds here too."""
    frame, play = hand_frame(seat, card)
    return (
        is_attached(play)
        and usable_card(now, seat, card)
        and holds_all(now, frame, play.if_)
        and host in candidates(now, frame, targets_of(play)[0])
    )


# --- deploying by an effect


@carry_out.register
def _(operation: Deploy, game: Veto, frame: Frame, place: Place) -> None:
    game.then(DeployByEffect(frame.seat, frame, place))


class DeployByEffect(Inside):
    """VE-D35: a card of the hand comes into play at once, or none does."""

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        operation, now = self.operation, Reading(game)
        if not isinstance(operation, Deploy):
            return []
        sel = structs.replace(operation.sel, zone="hand")
        cards = [
            card
            for card in dict.fromkeys(game.players[seat].hand)
            if matches_loose(now, self.frame, sel, card, seat)
            and self.cost(now, operation, card) <= game.players[seat].dukats
        ]
        found = [find for card in cards for find in into_play(now, seat, card)]
        return [*[each for each in found if _on(each.field, operation.field)], Decline()]

    def cost(self, now: Reading, operation: Deploy, card: str) -> int:
        return max(0, price(now, self.seat, card) - operation.discount)

    def answer(self, game: Veto, seat: Seat, action: Action) -> None:
        operation = self.operation
        if not isinstance(action, Find) or not isinstance(operation, Deploy):
            return
        cost = self.cost(Reading(game), operation, action.card)
        leave_hand(game, seat, action.card)
        lose_dukats(game, seat, cost)
        deploy(game, seat, action.card, field=action.field, bearer=action.bearer)


def _on(field: FieldOf | None, wanted: FieldOf | None) -> bool:
    return wanted is None or field in (None, wanted)
