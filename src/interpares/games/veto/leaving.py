"""VE-3.9, VE-11: how cards come into play and leave it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec import structs

from ...kernel.values import Seat, without
from .actions import LayNext
from .cards import CARDS
from .decisions import Ask
from .events import CardEntered, CardLeft
from .game import NOBODY, NONE, Happening, Lasting, Piece, Veto
from .ghosts import last_state
from .piles import Pile, put_on
from .reading import Reading
from .words import Departure
from .words import Field as FieldOf
from .zones import forget

# --- coming into play


def enter_play(
    game: Veto,
    seat: Seat,
    card: str,
    *,
    owner: Seat,
    host: int = NONE,
    field: FieldOf | None = None,
    until: int = 0,
) -> int:
    """VE-11.13: unmarked, with nothing that ever befell it before."""
    piece = Piece(game.tick(), card, owner, seat, host=host, field=field, until=until)
    game.put(piece)
    on = game.table[host].card if host else ""
    game.tell(CardEntered(seat, card, piece.id, on, field))
    happen(game, Happening("entered_play", player=seat, card=piece.id))
    return piece.id


def happen(game: Veto, happening: Happening) -> None:
    """VE-6.16: what a resolving stack, or the end of a duel, has caused waits to be answered."""
    cause = resolver(game)
    if cause == NOBODY and not happening.in_duel:
        return
    if not game.happened:
        game.first_cause = cause
    game.happened += (happening,)


def resolver(game: Veto) -> Seat:
    """Whose object is being carried out."""
    for each in reversed(game.stack):
        if each.resolving:
            return each.seat
    return NOBODY


# --- leaving play


def leave_play(
    game: Veto,
    piece: int,
    how: Departure,
    pile: Pile,
    *,
    player: Seat = NOBODY,
    other: int = NONE,
    in_duel: bool = False,
) -> None:
    """VE-11.4, VE-11.9: a card leaves the table, and all that hangs on it is discarded.

    `player` and `other` are the player and the character that caused it.
    """
    cause = Happening("left_play", player=player, other=other, how=how, in_duel=in_duel)
    _leave(game, (piece,), pile, cause)


def leave_together(
    game: Veto, pieces: Sequence[int], how: Departure, pile: Pile, *, player: Seat = NOBODY
) -> None:
    """VE-3.9: several cards leave at once; nobody has caused what the rules alone do."""
    _leave(game, pieces, pile, Happening("left_play", player=player, how=how))


def _leave(game: Veto, pieces: Sequence[int], pile: Pile, cause: Happening) -> None:
    now = Reading(game)
    going = with_hanging(game, pieces)
    game.ghosts += tuple([last_state(now, each) for each in going])
    take_away(game, going)
    _cease(game, frozenset([each.id for each in going]))
    along = structs.replace(cause, other=NONE, how="discarded")
    for each in going:
        happening = cause if each.id in pieces else along
        char = each.id if each.field else NONE
        _tell(game, each, structs.replace(happening, card=each.id, char=char))
    lay_down(
        game,
        [
            (each.owner, each.card, pile_of(each, pile if each.id in pieces else "discard"))
            for each in reversed(going)
        ],
    )


def with_hanging(game: Veto, pieces: Iterable[int]) -> list[Piece]:
    """VE-11.4: these cards, each with all that hangs on it."""
    found: dict[int, Piece] = {}
    for piece in pieces:
        on_it = with_hanging(game, [each.id for each in game.attached(piece)])
        found |= {each.id: each for each in (game.table[piece], *on_it)}
    return list(found.values())


def take_away(game: Veto, going: Iterable[Piece]) -> None:
    """They lie on the table no longer, and those that lay face down are seen."""
    for each in going:
        del game.table[each.id]
        if each.face_down:
            forget(game, each.owner, each.card)


def _cease(game: Veto, gone: frozenset[int]) -> None:
    """VE-11.9, VE-8.16: what lay on a card that is gone, or came from a thrust of the duel."""

    def ceases(lasting: Lasting) -> bool:
        thrust = CARDS[lasting.frame.card].type == "thrust"
        return lasting.on in gone or (thrust and lasting.frame.source in gone)

    game.lasting = tuple([each for each in game.lasting if not ceases(each)])


def _tell(game: Veto, piece: Piece, happening: Happening) -> None:
    """VE-11.14: thrusts come and go without leaving play."""
    card = CARDS[piece.card]
    how = happening.how or "discarded"
    tell_of(game, piece, how)
    if card.type == "thrust":
        return
    happen(game, happening)
    if card.type == "character" and how in ("removed", "killed"):
        game.bar(card.person)


def tell_of(game: Veto, piece: Piece, how: Departure) -> None:
    """VE-3.5, VE-3.8: all see a card as it goes."""
    game.tell(CardLeft(piece.card, piece.id, piece.owner, how, piece.face_down))


def pile_of(piece: Piece, pile: Pile) -> Pile:
    """VE-1.29: a removable effect in play goes to the removed pile whenever it is discarded."""
    removable = "removable" in CARDS[piece.card].keywords
    return "removed" if removable and pile == "discard" else pile


# --- piles


def lay_down(game: Veto, cards: Iterable[tuple[Seat, str, Pile]]) -> None:
    """VE-3.9, VE-0.5: cards go to their owners' piles; each owner orders those of one pile."""
    heaps: dict[tuple[Seat, Pile], list[str]] = {}
    for owner, card, pile in cards:
        heaps.setdefault((owner, pile), []).append(card)
    asked: dict[Seat, OrderPile] = {}
    for (owner, pile), heap in heaps.items():
        if pile == "discard" and len(set(heap)) > 1 and game.players[owner].alive:
            asked[owner] = OrderPile(owner, tuple(heap))
        else:
            put_on(game, owner, heap, pile)
    order = game.clockwise(game.initiative)
    game.then(*[asked[seat] for seat in order if seat in asked])


class OrderPile(Ask):
    """VE-3.9: the owner says which of several cards goes to his discard pile next."""

    rule: ClassVar[str] = "VE-3.9"
    cards: tuple[str, ...]

    def options(self, game: Veto, seat: Seat) -> list[LayNext]:
        return [LayNext(card) for card in dict.fromkeys(self.cards)]

    def answer(self, game: Veto, seat: Seat, action: LayNext) -> None:
        left = without(self.cards, action.card)
        if len(set(left)) > 1:
            game.then(structs.replace(self, cards=left))
            # VE-3.4: they go together, so none of them becomes the cupboard without the rest.
            game.players[seat].discard += (action.card,)
        else:
            put_on(game, seat, (action.card, *left), "discard")
