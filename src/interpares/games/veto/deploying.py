"""VE-5.12 to VE-5.17, VE-9.4 to VE-9.7: characters, possessions and equipment come into play."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.values import Seat
from .cards import CARDS
from .components import Card
from .game import NONE, Frame, Veto
from .leaving import enter_play
from .operations import Grant, Prohibit
from .purse import gain_kreski
from .reading import Reading
from .restraints import parameter
from .selecting import matches, matches_loose
from .words import Field as FieldOf


def elects_of(now: Reading, seat: Seat) -> list[int]:
    """VE-1.16: the Elects a player controls."""
    return [each.id for each in now.characters(seat) if "elect" in now.keywords(each.id)]


def elects_full(now: Reading, seat: Seat) -> bool:
    """VE-5.16"""
    return len(elects_of(now, seat)) >= parameter(now, seat, "elect_limit")


def one_elect_too_many(now: Reading, piece: int) -> bool:
    """VE-5.16: whether a card would be an Elect beyond the limit if it were given the keyword."""
    return "elect" not in now.keywords(piece) and elects_full(now, now.controller(piece))


def makes_one_too_many(now: Reading, card: str, host: int) -> bool:
    """VE-5.16: whether equipment or an attached effect would do that to its host."""
    static = [operation for ability in CARDS[card].ability for operation in ability.static]
    gives = any(isinstance(each, Grant) and each.keyword == "elect" for each in static)
    return gives and one_elect_too_many(now, host)


def entry_flaw(
    now: Reading, seat: Seat, card: Card, field: FieldOf | None = None, bearer: int = NONE
) -> str | None:
    """VE-5.16, VE-5.17: the rule or the card that keeps a card from coming into play."""
    match card.type:
        case "character":
            return _character_flaw(now, seat, card, field)
        case "possession" | "equipment":
            if card.unique and any(each.card == card.id for each in now.table.values()):
                return "VE-11.3"
            if bearer in now.table and makes_one_too_many(now, card.id, bearer):
                return "VE-5.16"
            marked = card.faction not in ("none", now.game.players[seat].faction)
            return "VE-1.31" if card.type == "possession" and marked else None
        case _:
            return None


def _character_flaw(now: Reading, seat: Seat, card: Card, field: FieldOf | None) -> str | None:
    game = now.game
    if any(CARDS[each.card].person == card.person for each in now.characters()):
        return "VE-11.1"
    if card.person in game.barred:
        return "VE-11.2"
    if "loyal" in card.keywords and card.faction != game.players[seat].faction:
        return "VE-1.17"
    if "elect" in card.keywords and elects_full(now, seat):
        return "VE-5.16"
    if field == "karmazyn":
        return _karmazyn_flaw(now, seat, card)
    return None


def _karmazyn_flaw(now: Reading, seat: Seat, card: Card) -> str | None:
    """VE-5.15: only a printed Karmazyn is deployed there; an Influential one is not (VE-1.15)."""
    if "karmazyn" not in card.keywords:
        return "VE-1.15" if "influential" in card.keywords else "VE-5.15"
    own = [operation for ability in card.ability for operation in ability.static]
    if any(isinstance(each, Prohibit) and _bars(each) for each in own):
        return card.id
    for entry in now.in_force("prohibit enter_karmazyn"):
        operation = entry.operation
        if (
            isinstance(operation, Prohibit)
            and operation.sel is not None
            and matches_loose(now, entry.frame, operation.sel, card.id, seat)
        ):
            return entry.frame.card
    return None


def _bars(operation: Prohibit) -> bool:
    """Whether a card keeps itself off the karmazyn field."""
    return operation.action == "enter_karmazyn" and operation.card == "self"


def fields_for(now: Reading, seat: Seat, card: Card) -> Iterator[FieldOf]:
    """VE-5.15: where a character could be deployed."""
    if entry_flaw(now, seat, card, "election") is None:
        yield "election"
        if _karmazyn_flaw(now, seat, card) is None:
            yield "karmazyn"


def bearer_flaw(now: Reading, seat: Seat, card: Card, bearer: int) -> str | None:
    """VE-9.7, VE-1.23: the rule against giving equipment to a character."""
    here = now.table.get(bearer)
    if here is None or not here.field:
        return "VE-9.7"
    if not card.anywhere and now.controller(bearer) != seat:
        return "VE-9.7"
    if card.faction not in ("none", CARDS[here.card].faction):
        return "VE-1.23"
    frame = Frame(seat, card.id, "")
    if card.bearer is not None and not matches(now, frame, card.bearer, bearer):
        return "VE-9.7"
    return None


def bearers_for(now: Reading, seat: Seat, card: Card) -> list[int]:
    """Who could be given this equipment."""
    return [
        each.id
        for each in now.characters()
        if bearer_flaw(now, seat, card, each.id) is None
        and not makes_one_too_many(now, card.id, each.id)
    ]


def deploy(
    game: Veto, seat: Seat, card: str, *, field: FieldOf | None = None, bearer: int = NONE
) -> int:
    """VE-5.12, VE-5.14, VE-L.15: it comes into play, and a character brings its kreski."""
    until = _until(game, CARDS[card])
    piece = enter_play(game, seat, card, owner=seat, host=bearer, field=field, until=until)
    if CARDS[card].type == "character":
        gain_kreski(game, seat, Reading(game).trait(piece, "kreski"))
    return piece


def _until(game: Veto, card: Card) -> int:
    """VE-L.3: the round with which an attached effect ends; 0 is never."""
    match card.play.lasts if card.play else None:
        case "round":
            return game.round
        case "next_round":
            return game.round + 1
        case _:
            return 0
