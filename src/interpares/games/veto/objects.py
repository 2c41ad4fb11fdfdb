"""VE-5.8 to VE-5.10: what goes on the stack, and the marks made at the declaration."""

from __future__ import annotations

from msgspec import structs

from ...kernel.values import Seat
from .actions import Play, PlayAttached, Use
from .cards import CARDS, PLAY, negates, text_of
from .components import Card
from .declaring import count_use, own_targets
from .events import CardMarked, ObjectDeclared
from .game import NONE, Declared, Frame, Happening, Veto
from .operations import Ability, Playing
from .reading import Reading
from .referring import card_of
from .restraints import ban
from .words import ObjectKind
from .zones import forget, leave_hand


def hand_frame(seat: Seat, card: str) -> tuple[Frame, Playing]:
    """How a card of a hand is played."""
    play = CARDS[card].play
    assert play is not None
    return Frame(seat, card, PLAY), play


def ability_frame(now: Reading, seat: Seat, piece: int, text: str) -> tuple[Frame, Ability]:
    """An ability of a card in play, or of a keyword it has."""
    here = now.table[piece]
    spoken = text_of(here.card, text)
    assert isinstance(spoken, Ability)
    return Frame(seat, here.card, text, piece, here.host), spoken


def usable_card(now: Reading, seat: Seat, card: str) -> bool:
    """Whether a player may play such an effect or thrust at all."""
    return use_flaw(now, seat, CARDS[card]) is None


def use_flaw(now: Reading, seat: Seat, card: Card) -> str | None:
    """VE-1.30, VE-1.31 and prohibitions: the rule or card that stands against playing a card."""
    if card.type not in ("equipment", "character") and not own_mark(now, seat, card):
        return "VE-1.31"
    if "unikat" in card.keywords and any(each.card == card.id for each in now.table.values()):
        return "VE-1.30"
    if card.type == "effect":
        return ban(now, seat, "play_effect")
    if card.type == "thrust":
        cut = "cut" in card.keywords
        return ban(now, seat, "play_thrust") or (ban(now, seat, "play_cut") if cut else None)
    return None


def own_mark(now: Reading, seat: Seat, card: Card) -> bool:
    """VE-1.31: the faction mark of the player, or none."""
    return card.faction in ("none", now.game.players[seat].faction)


# --- declaring


def declare(
    game: Veto,
    seat: Seat,
    action: Play | PlayAttached,
    happening: Happening | None = None,
    answered: int = NONE,
) -> Declared:
    """An effect or thrust goes on the stack, from the hand or from under the fighter."""
    owner, under, face_down = seat, NONE, False
    if isinstance(action, PlayAttached):
        piece = game.table[action.piece]
        card, owner = piece.card, piece.owner
        under, face_down = piece.host, piece.face_down
        del game.table[action.piece]
        if face_down:
            forget(game, piece.owner, card)
    else:
        card = action.card
        leave_hand(game, seat, card)
    frame, spoken = hand_frame(seat, card)
    targets = own_targets(spoken, action.targets)
    count_use(game, frame, spoken)
    kind: ObjectKind = "effect" if CARDS[card].type == "effect" else "thrust"
    item = Declared(
        game.tick(),
        kind,
        seat,
        card,
        PLAY,
        targets=targets,
        other=action.targets[0] if spoken.attach is not None else NONE,
        discards=action.discards,
        owner=owner,
        under=under,
        face_down=face_down,
        happening=happening,
        answered=answered,
        deed=spoken.kind == "deed",
        unstoppable=CARDS[card].unstoppable,
    )
    return put_on_stack(game, item, spoken, action.mark)


def declare_use(
    game: Veto,
    seat: Seat,
    action: Use,
    happening: Happening | None = None,
    answered: int = NONE,
) -> Declared:
    """An ability goes on the stack."""
    frame, spoken = ability_frame(Reading(game), seat, action.piece, action.ability)
    count_use(game, frame, spoken)
    item = Declared(
        game.tick(),
        "ability",
        seat,
        frame.card,
        action.ability,
        action.piece,
        action.targets,
        discards=action.discards,
        attached=action.attached,
        happening=happening,
        answered=answered,
        deed=spoken.kind == "deed",
        host=frame.host,
    )
    return put_on_stack(game, item, spoken, action.mark)


def put_on_stack(
    game: Veto, item: Declared, spoken: Playing | Ability | None = None, mark: int = NONE
) -> Declared:
    """VE-5.9: with the marks it costs."""
    if spoken is not None and spoken.cost.mark is not None:
        item = structs.replace(item, mark=mark or _named_mark(game, item, spoken))
        mark_piece(game, item.mark)
    if item.answered and negates(item.card, item.text):
        _note_negation(game, item)
    game.stack += (item,)
    game.tell(_told(game, item))
    return item


def _named_mark(game: Veto, item: Declared, spoken: Playing | Ability) -> int:
    frame = Frame(item.seat, item.card, item.text, item.piece, item.host, item.targets)
    return card_of(Reading(game), frame, str(spoken.cost.mark))


def mark_piece(game: Veto, piece: int) -> None:
    """VE-1.37"""
    here = game.table.get(piece)
    if here is not None and not here.marked:
        game.put(structs.replace(here, marked=True))
        game.tell(CardMarked(here.card, piece))


def _note_negation(game: Veto, item: Declared) -> None:
    """VE-6.10"""
    answered = game.object(item.answered)
    if answered is not None:
        game.replace_object(structs.replace(answered, denied_by=(*answered.denied_by, item.seat)))


def _told(game: Veto, item: Declared) -> ObjectDeclared:
    aimed = (item.other, *item.targets) if item.other else item.targets
    spoken = text_of(item.card, item.text).target if item.text else ()
    players = [each.player is not None for each in spoken]
    names = []
    for at, each in enumerate(aimed):
        named_player = not item.other and at < len(players) and players[at]
        if named_player:
            names.append(f"seat-{each}")
        elif each in game.table:
            names.append(game.table[each].card)
    return ObjectDeclared(
        item.seat,
        item.number,
        item.kind,
        item.card,
        item.piece,
        item.text if item.kind == "ability" else "",
        tuple(names),
        reply=item.happening is not None,
        field=item.field,
    )
