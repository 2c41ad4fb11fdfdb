"""VE-5, VE-7.1, VE-8.1, VE-9: why a player at voice cannot do this."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat
from .actions import (
    Agitate,
    Challenge,
    DeployCharacter,
    DeployEquipment,
    DeployPossession,
    LayThrust,
    MoveCharacter,
    Play,
    PlayAttached,
    Use,
    Yield,
)
from .cards import CARDS, CONSTANTS
from .declaring import declarations_left
from .deploying import bearer_flaw, entry_flaw
from .game import NOBODY, NONE, Veto
from .moving import other_field
from .objects import ability_frame, hand_frame, own_mark
from .reading import Reading
from .refusals import ability_of, kind_of, out_of_place
from .refusals_cards import (
    forbidden,
    foreign_mark,
    hand_refusal,
    offer_refusal,
    price_refusal,
    source_refusal,
    use_refusal,
)
from .restraints import ban, parameter, price
from .state_checks import ON_KARMAZYN_FIELD, down_limit, thrusts_on, up_limit
from .words import CardType, Forbidden
from .words import Field as FieldOf


def turn_refusal(game: Veto, seat: Seat, action: Action) -> Illegal:
    """Why this cannot be said by the player at voice."""
    why = _REASONS.get(type(action))
    if why is None:
        return out_of_place(game, "VE-5.3", seat, action)
    now = Reading(game)
    if not declarations_left(game, seat):
        return Illegal("declared-enough", rule="VE-5.20", most=CONSTANTS.declarations_max)
    if game.deeds < 1 and kind_of(now, action) == "deed":
        return Illegal("no-deed-left", rule="VE-5.3")
    return why(now, seat, action)


def _nothing_declared(now: Reading, seat: Seat, action: Yield) -> Illegal:
    """VE-5.4"""
    return Illegal("nothing-declared", rule="VE-5.4")


def _typed(now: Reading, seat: Seat, card: str, type_: CardType, rule: str) -> Illegal | None:
    """A card of the hand that is of the right type."""
    wrong = hand_refusal(now.game, seat, card)
    if wrong is None and CARDS[card].type != type_:
        return Illegal("wrong-type", rule=rule, card=card, type=type_)
    return wrong


# --- deployment


def _character(now: Reading, seat: Seat, action: DeployCharacter) -> Illegal:
    """VE-5.12 to VE-5.17"""
    return (
        _typed(now, seat, action.card, "character", "VE-5.12")
        or entry_refusal(now, seat, action.card, action.field)
        or price_refusal(now, seat, action.card)
        or out_of_place(now.game, "VE-5.3", seat, action)
    )


def _possession(now: Reading, seat: Seat, action: DeployPossession) -> Illegal:
    """VE-9.4, VE-9.5"""
    return (
        _typed(now, seat, action.card, "possession", "VE-9.4")
        or entry_refusal(now, seat, action.card)
        or price_refusal(now, seat, action.card)
        or out_of_place(now.game, "VE-5.3", seat, action)
    )


def _equipment(now: Reading, seat: Seat, action: DeployEquipment) -> Illegal:
    """VE-9.6, VE-9.7"""
    return (
        _typed(now, seat, action.card, "equipment", "VE-9.6")
        or entry_refusal(now, seat, action.card, bearer=action.bearer)
        or bearer_refusal(now, seat, action.card, action.bearer)
        or price_refusal(now, seat, action.card)
        or out_of_place(now.game, "VE-5.3", seat, action)
    )


def entry_refusal(
    now: Reading, seat: Seat, card: str, field: FieldOf | None = None, bearer: int = NONE
) -> Illegal | None:
    """VE-5.15 to VE-5.17, VE-11.1 to VE-11.3: why a card cannot come into play."""
    match entry_flaw(now, seat, CARDS[card], field, bearer):
        case None:
            return None
        case "VE-11.1":
            return Illegal("person-in-play", rule="VE-11.1", card=card)
        case "VE-11.2":
            return Illegal("person-barred", rule="VE-11.2", card=card)
        case "VE-11.3":
            return Illegal("unique-in-play", rule="VE-11.3", card=card)
        case "VE-1.17":
            faction = CARDS[card].faction
            return Illegal("foreign-loyal", rule="VE-1.17", card=card, faction=faction)
        case "VE-1.31":
            return foreign_mark(card)
        case "VE-5.16":
            elect = now.table[bearer].card if bearer in now.table else card
            most = parameter(now, seat, "elect_limit")
            return Illegal("elects-enough", rule="VE-5.16", card=elect, most=most)
        case flaw:
            return _field_refusal(card, flaw)


def _field_refusal(card: str, flaw: str) -> Illegal:
    """VE-1.15, VE-5.15, and prohibitions: why it cannot be deployed on the karmazyn field."""
    match flaw:
        case "VE-1.15":
            return Illegal("influential-on-election", rule="VE-1.15", card=card)
        case "VE-5.15":
            return Illegal("karmazyns-only", rule="VE-5.15", card=card)
        case by:
            rule = "VE-0.1" if by == card else "VE-0.2"
            return Illegal("not-on-karmazyn-field", rule=rule, card=card, by=by)


def bearer_refusal(now: Reading, seat: Seat, card: str, bearer: int) -> Illegal | None:
    """VE-1.23, VE-9.7"""
    flaw = bearer_flaw(now, seat, CARDS[card], bearer)
    if flaw is None:
        return None
    here = now.table.get(bearer)
    if here is None or not here.field:
        return Illegal("no-such-character", rule="VE-9.7")
    if flaw == "VE-1.23":
        faction = CARDS[card].faction
        return Illegal(
            "bearer-of-faction", rule="VE-1.23", card=card, bearer=here.card, faction=faction
        )
    if not CARDS[card].anywhere and now.controller(bearer) != seat:
        return Illegal("bearer-not-yours", rule="VE-9.7", card=card, bearer=here.card)
    return Illegal("bearer-unfit", rule="VE-9.7", card=card, bearer=here.card)


def _thrust(now: Reading, seat: Seat, action: LayThrust) -> Illegal:
    """VE-9.11, VE-9.12"""
    return (
        _typed(now, seat, action.card, "thrust", "VE-9.11")
        or (None if own_mark(now, seat, CARDS[action.card]) else foreign_mark(action.card))
        or _own(now, seat, action.character, "VE-9.11")
        or forbidden(now, action.character, "attach_thrust", "VE-9.11")
        or _places(now, action)
    )


def _places(now: Reading, action: LayThrust) -> Illegal:
    """VE-9.12"""
    card = now.table[action.character].card
    down, up = thrusts_on(now, action.character)
    if not action.face_up:
        most = down_limit(now, action.character)
        return Illegal("thrusts-enough", rule="VE-9.12", card=card, count=len(down), most=most)
    if up and up_limit(now, action.character):
        return Illegal("face-up-thrust-there", rule="VE-9.12", card=card)
    return Illegal("face-up-for-famous", rule="VE-9.12", card=card)


# --- what characters do


def _own(now: Reading, seat: Seat, piece: int, rule: str) -> Illegal | None:
    """A character of the player's company."""
    here = now.table.get(piece)
    if here is None or not here.field:
        return Illegal("no-such-character", rule=rule)
    if now.controller(piece) != seat:
        return Illegal("not-your-character", rule=rule, card=here.card)
    return None


def _unready(now: Reading, piece: int, deed: Forbidden, rule: str) -> Illegal | None:
    """A character that is marked."""
    here = now.table[piece]
    return Illegal("is-marked", rule=rule, card=here.card, deed=deed) if here.marked else None


def _away(now: Reading, piece: int, deed: Forbidden, rule: str) -> Illegal | None:
    """VE-1.19, VE-3.2: a character that is Absent or on the other field."""
    here = now.table[piece]
    if now.absent(piece):
        return Illegal("is-absent", rule=rule, card=here.card, deed=deed)
    if here.field != "election":
        return Illegal("on-karmazyn-field", rule=rule, card=here.card, deed=deed)
    return None


def _agitation(now: Reading, seat: Seat, action: Agitate) -> Illegal:
    """VE-7.1, VE-7.2, VE-7.5, VE-7.6"""
    piece, rule = action.character, "VE-7.1"
    return (
        _own(now, seat, piece, rule)
        or _unready(now, piece, "agitate", rule)
        or forbidden(now, piece, "agitate", rule)
        or _away(now, piece, "agitate", rule)
        or _thrust_given_up(now, seat, action)
        or _victim(now.game, seat, action.against)
    )


def _thrust_given_up(now: Reading, seat: Seat, action: Agitate) -> Illegal | None:
    """VE-1.31, VE-7.5"""
    if action.thrust == NONE:
        return None
    here = now.table.get(action.thrust)
    card = now.table[action.character].card
    if here is None or here.host != action.character or CARDS[here.card].type != "thrust":
        return Illegal("thrust-of-another", rule="VE-7.5", card=card)
    return None if own_mark(now, seat, CARDS[here.card]) else foreign_mark(here.card)


def _victim(game: Veto, seat: Seat, against: Seat) -> Illegal:
    """VE-7.2, VE-7.6"""
    if game.pool:
        return Illegal("agitation-from-pool", rule="VE-7.6", pool=game.pool)
    if against == NOBODY:
        return Illegal("agitation-needs-victim", rule="VE-7.2")
    return Illegal("no-such-opponent", rule="VE-7.2")


def _challenge(now: Reading, seat: Seat, action: Challenge) -> Illegal:
    """VE-8.1, VE-8.2"""
    piece, rule = action.character, "VE-8.1"
    return (
        _own(now, seat, piece, rule)
        or _unready(now, piece, "challenge", rule)
        or forbidden(now, piece, "challenge", rule)
        or _away(now, piece, "challenge", rule)
        or _challenged(now, seat, action.challenged)
    )


def _challenged(now: Reading, seat: Seat, piece: int) -> Illegal:
    """VE-8.2"""
    here, rule = now.table.get(piece), "VE-8.2"
    if here is None or not here.field:
        return Illegal("no-such-character", rule=rule)
    if now.controller(piece) == seat:
        return Illegal("own-character", rule=rule, card=here.card)
    return (
        forbidden(now, piece, "be_challenged", rule)
        or _away(now, piece, "be_challenged", rule)
        or Illegal("no-such-character", rule=rule)
    )


def _move(now: Reading, seat: Seat, action: MoveCharacter) -> Illegal:
    """VE-9.1"""
    piece, rule = action.character, "VE-9.1"
    why = _own(now, seat, piece, rule) or _unready(now, piece, "move_field", rule)
    if why is not None:
        return why
    here = now.table[piece]
    if now.keywords(piece).isdisjoint(ON_KARMAZYN_FIELD):
        return Illegal("stays-on-field", rule=rule, card=here.card)
    field = other_field(here.field)
    return (
        forbidden(now, piece, "move_field", rule)
        or (forbidden(now, piece, "enter_karmazyn", rule) if field == "karmazyn" else None)
        or out_of_place(now.game, "VE-5.3", seat, action)
    )


# --- effects and abilities


def _effect(now: Reading, seat: Seat, action: Play) -> Illegal:
    """VE-9.9"""
    card = action.card
    wrong = hand_refusal(now.game, seat, card)
    if wrong is not None:
        return wrong
    if CARDS[card].type == "thrust":
        return Illegal("thrust-outside-duel", rule="VE-1.8", card=card)
    if CARDS[card].type != "effect":
        return Illegal("wrong-type", rule="VE-9.9", card=card, type="effect")
    frame, spoken = hand_frame(seat, card)
    if spoken.kind == "reply":
        return Illegal("reply-needs-event", rule="VE-1.36", card=card)
    lafa = price(now, seat, card)
    why = use_refusal(now, seat, card)
    return why or offer_refusal(now, frame, spoken, action, lafa=lafa, played=card)


def _thrust_under(now: Reading, seat: Seat, action: PlayAttached) -> Illegal:
    """VE-1.8"""
    return Illegal("thrusts-in-duels-only", rule="VE-1.8")


def _ability(now: Reading, seat: Seat, action: Use) -> Illegal:
    """VE-9.15, VE-9.16"""
    spoken = ability_of(now, action.piece, action.ability)
    why = source_refusal(now, seat, action)
    if why is not None or spoken is None:
        return why or out_of_place(now.game, "VE-5.3", seat, action)
    card = now.table[action.piece].card
    if spoken.kind == "reply":
        return Illegal("reply-needs-event", rule="VE-1.36", card=card)
    if spoken.influence and (why := _influence(now, seat, card, action.piece)):
        return why
    frame, _ = ability_frame(now, seat, action.piece, action.ability)
    return offer_refusal(now, frame, spoken, action)


def _influence(now: Reading, seat: Seat, card: str, piece: int) -> Illegal | None:
    """VE-9.16, VE-13.1"""
    game = now.game
    if game.variant == "feast":
        return Illegal("no-influence-at-feasts", rule="VE-13.1")
    if game.round <= 1:
        return Illegal("no-influence-yet", rule="VE-9.16")
    if game.initiative != seat:
        return Illegal("holder-has-influence", rule="VE-9.16", holder=game.initiative)
    by = ban(now, seat, "use_influence")
    if by is not None:
        return Illegal("influence-forbidden", rule="VE-0.2", by=by)
    if game.table[piece].marked:
        return Illegal("influence-used", rule="VE-9.16", card=card)
    return None


_REASONS: dict[type[Action], Callable[[Reading, Seat, Any], Illegal]] = {
    DeployCharacter: _character,
    DeployPossession: _possession,
    DeployEquipment: _equipment,
    LayThrust: _thrust,
    Agitate: _agitation,
    Challenge: _challenge,
    MoveCharacter: _move,
    Play: _effect,
    PlayAttached: _thrust_under,
    Use: _ability,
    Yield: _nothing_declared,
}
