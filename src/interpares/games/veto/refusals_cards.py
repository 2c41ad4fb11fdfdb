"""VE-0.6: why a card or an ability cannot be declared, or not in this way."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import structs

from ...kernel.errors import Illegal
from ...kernel.values import Seat, without
from .able import able_to_duel
from .actions import Play, PlayAttached, Use
from .cards import CARDS, KEYWORDS
from .declaring import (
    attached_payments,
    candidates,
    discards_of,
    may_be_marked,
    own_targets,
    targets_of,
    within_limit,
)
from .game import NONE, Frame, Veto
from .language import Cost, Target
from .meaning import holds_all, reckoned
from .objects import use_flaw
from .operations import Ability, Playing
from .plain_operations import StartDuel
from .reading import Reading
from .referring import card_of
from .refusals import ability_of
from .restraints import KARMAZYN_FIELD, obstacle, parameter, price, protector
from .selecting import matches, selected
from .words import Forbidden, ShieldId

Declaration: TypeAlias = Play | PlayAttached | Use


def hand_refusal(game: Veto, seat: Seat, card: str) -> Illegal | None:
    """VE-3.7: only cards in hand can be played."""
    if card not in CARDS:
        return Illegal("no-such-card", rule="VE-3.7", card=card)
    if card not in game.players[seat].hand:
        return Illegal("not-in-hand", rule="VE-3.7", card=card)
    return None


def use_refusal(now: Reading, seat: Seat, card: str) -> Illegal | None:
    """VE-1.30, VE-1.31, and prohibitions: why a player may not play such a card at all."""
    match use_flaw(now, seat, CARDS[card]):
        case None:
            return None
        case "VE-1.31":
            return foreign_mark(card)
        case "VE-1.30":
            return Illegal("unikat-in-play", rule="VE-1.30", card=card)
        case by:
            return Illegal("banned-by-card", rule="VE-0.2", card=card, by=by)


def foreign_mark(card: str) -> Illegal:
    """VE-1.31"""
    return Illegal("foreign-mark", rule="VE-1.31", card=card, faction=CARDS[card].faction)


def price_refusal(now: Reading, seat: Seat, card: str) -> Illegal | None:
    """VE-0.6, VE-5.13: why a card of the hand cannot be paid for."""
    cost, dukats = price(now, seat, card), now.game.players[seat].dukats
    if cost <= dukats:
        return None
    own = CARDS[card].faction in ("none", now.game.players[seat].faction)
    if CARDS[card].type == "character" and not own:
        return Illegal("foreign-too-expensive", rule="VE-5.13", card=card, cost=cost, dukats=dukats)
    return Illegal("too-expensive", rule="VE-0.6", card=card, cost=cost, dukats=dukats)


def forbidden(now: Reading, piece: int, deed: Forbidden, rule: str) -> Illegal | None:
    """VE-0.2: the field, the keyword or the card that forbids something to a card in play."""
    card, by = now.table[piece].card, obstacle(now, piece, deed)
    if by is None:
        return None
    if by == KARMAZYN_FIELD:
        return Illegal("on-karmazyn-field", rule=rule, card=card, deed=deed)
    if by in KEYWORDS:
        return Illegal("keyword-forbids", rule=rule, card=card, deed=deed, keyword=by)
    return Illegal("card-forbids", rule="VE-0.2", card=card, deed=deed, by=by)


# --- abilities


def source_refusal(now: Reading, seat: Seat, action: Use) -> Illegal | None:
    """VE-6.26, VE-9.15, VE-L.16: why there is no such ability for this player."""
    here = now.table.get(action.piece)
    if here is None:
        return Illegal("source-not-in-play", rule="VE-6.26")
    spoken = ability_of(now, action.piece, action.ability)
    if spoken is None:
        return Illegal("no-such-ability", rule="VE-9.15")
    if now.controller(action.piece) != seat:
        return Illegal("not-your-card", rule="VE-9.15", card=here.card)
    if spoken.kind == "passive":
        return Illegal("passive-works-itself", rule="VE-1.33", card=here.card)
    own = "-" not in action.ability
    if now.absent(action.piece) or (own and now.silent(action.piece)):
        return Illegal("card-is-silent", rule="VE-L.16", card=here.card)
    return forbidden(now, action.piece, "use_ability", "VE-L.16") if own else None


# --- one way to declare a text


def offer_refusal(
    now: Reading,
    frame: Frame,
    spoken: Playing | Ability,
    action: Declaration,
    *,
    lafa: int = 0,
    played: str = "",
) -> Illegal:
    """Why a text whose moment has come cannot be declared with these targets and payments."""
    aimed = structs.replace(frame, targets=own_targets(spoken, action.targets))
    hand = now.game.players[frame.seat].hand
    return (
        _conditions_refusal(now, frame, spoken)
        or _means_refusal(now, frame, spoken, lafa)
        or _targets_refusal(now, frame, spoken, action.targets)
        or _aimed_refusal(now, aimed, spoken, lafa)
        or _mark_refusal(now, aimed, spoken.cost, action.mark)
        or _discards_refusal(
            now, aimed, spoken.cost, action, without(hand, played) if played in hand else hand
        )
        or _attached_refusal(now, aimed, spoken.cost, action)
        or Illegal("not-this-way", rule="VE-0.6", card=frame.card)
    )


def _conditions_refusal(now: Reading, frame: Frame, spoken: Playing | Ability) -> Illegal | None:
    """VE-0.6, VE-L.5"""
    if not holds_all(now, frame, spoken.if_):
        return Illegal("conditions-not-met", rule="VE-0.6", card=frame.card)
    if not within_limit(now.game, frame, spoken):
        return Illegal("limit-used-up", rule="VE-L.5", card=frame.card, limit=spoken.limit)
    return None


def _means_refusal(
    now: Reading, frame: Frame, spoken: Playing | Ability, dukats: int
) -> Illegal | None:
    """VE-0.6"""
    player, card = now.game.players[frame.seat], frame.card
    if player.kreski < spoken.cost.kreski:
        cost = spoken.cost.kreski
        return Illegal("too-few-kreski", rule="VE-0.6", card=card, cost=cost, kreski=player.kreski)
    if player.dukats < dukats:
        have = player.dukats
        return Illegal("too-expensive", rule="VE-0.6", card=card, cost=dukats, dukats=have)
    return None


def _aimed_refusal(
    now: Reading, frame: Frame, spoken: Playing | Ability, lafa: int
) -> Illegal | None:
    """VE-0.6, VE-8.29: what depends on the targets."""
    dukats = lafa + reckoned(now, frame, spoken.cost.dukats)
    for operation in spoken.do:
        if isinstance(operation, StartDuel):
            fighters = [
                card_of(now, frame, each) for each in (operation.challenger, operation.challenged)
            ]
            if not able_to_duel(now, *fighters):
                names = tuple([here.card for each in fighters if (here := now.piece(each))])
                return Illegal("cannot-duel", rule="VE-8.29", card=frame.card, fighters=names)
    return _means_refusal(now, frame, spoken, dukats)


# --- targets


def _targets_refusal(
    now: Reading, frame: Frame, spoken: Playing | Ability, chosen: tuple[int, ...]
) -> Illegal | None:
    """VE-L.6"""
    wanted, card = targets_of(spoken), frame.card
    if len(chosen) != len(wanted):
        if not all(candidates(now, frame, each) for each in wanted):
            return Illegal("no-target", rule="VE-0.6", card=card)
        return Illegal("targets-wanted", rule="VE-L.6", card=card, count=len(wanted))
    for target, each in zip(wanted, chosen, strict=True):
        why = _target_refusal(now, frame, target, each)
        if why is not None:
            return why
    kinds = [(target.player is None, each) for target, each in zip(wanted, chosen, strict=True)]
    if len(set(kinds)) < len(kinds):
        return Illegal("targets-differ", rule="VE-L.6", card=card)
    return None


def _target_refusal(now: Reading, frame: Frame, target: Target, chosen: int) -> Illegal | None:
    """VE-1.19, VE-L.6, and shields."""
    if chosen in candidates(now, frame, target):
        return None
    card = frame.card
    if target.player is not None:
        return Illegal("no-such-player", rule="VE-L.6", card=card)
    here = now.table.get(chosen)
    if here is None or (here.face_down and now.controller(chosen) != frame.seat):
        return Illegal("target-not-there", rule="VE-L.6", card=card)
    sel, words = target.sel, now.keywords(chosen)
    if sel is not None and "permanent" in words and "permanent" in sel.without:
        return Illegal("target-permanent", rule="VE-1.28", card=card, target=here.card)
    if sel is None or not matches(now, frame, sel, chosen):
        return Illegal("target-unfit", rule="VE-L.6", card=card, target=here.card)
    if now.absent(chosen):
        return Illegal("target-absent", rule="VE-1.19", card=card, target=here.card)
    return _protection(now, frame, chosen, attaching=target.name == "")


def _protection(now: Reading, frame: Frame, chosen: int, *, attaching: bool) -> Illegal:
    """VE-5.16, VE-L.6: the shield or the limit that a fitting target has against a text."""
    effect = CARDS[frame.card].type == "effect" and not frame.source
    shields: tuple[ShieldId, ...] = ("effects",) if effect else ("abilities",)
    if attaching:
        shields = ("attach", *shields)
    card, target = frame.card, now.table[chosen].card
    for shield in shields:
        by = protector(now, chosen, shield, frame.seat)
        if by is not None:
            return Illegal("target-protected", rule="VE-L.6", card=card, target=target, by=by)
    if now.table[chosen].in_duel:
        return Illegal("unstoppable", rule="VE-6.21", card=card, answered=target)
    most = parameter(now, now.controller(chosen), "elect_limit")
    return Illegal("elects-enough", rule="VE-5.16", card=target, most=most)


# --- what pays


def _mark_refusal(now: Reading, frame: Frame, cost: Cost, chosen: int) -> Illegal | None:
    """VE-1.37"""
    if cost.mark is None:
        return None
    if isinstance(cost.mark, str):
        piece = card_of(now, frame, cost.mark)
        return None if may_be_marked(now, frame, piece) else _unmarkable(now, frame, piece)
    fitting = selected(now, frame, structs.replace(cost.mark, marked=None))
    free = [each for each in fitting if may_be_marked(now, frame, each)]
    if chosen in free:
        return None
    if chosen in fitting:
        return _unmarkable(now, frame, chosen)
    if not free:
        return Illegal("nothing-to-mark", rule="VE-1.37", card=frame.card)
    return Illegal("mark-wanted", rule="VE-1.37", card=frame.card)


def _unmarkable(now: Reading, frame: Frame, piece: int) -> Illegal:
    """VE-1.19 (f), VE-1.37"""
    here = now.table.get(piece)
    if here is None:
        return Illegal("nothing-to-mark", rule="VE-1.37", card=frame.card)
    if here.marked:
        return Illegal("already-marked", rule="VE-1.37", card=here.card)
    return Illegal("absent-cannot-pay", rule="VE-1.19", card=frame.card, mark=here.card)


def _discards_refusal(
    now: Reading, frame: Frame, cost: Cost, action: Declaration, hand: tuple[str, ...]
) -> Illegal | None:
    """VE-0.6: the cards of the hand that pay."""
    ways, count = discards_of(now, frame, cost, hand), cost.discard_hand
    if action.discards in ways or not count:
        return None
    if not ways:
        return Illegal("too-few-discards", rule="VE-0.6", card=frame.card, count=count)
    for each in action.discards:
        if each not in hand:
            return Illegal("not-in-hand", rule="VE-3.7", card=each)
    return Illegal("discards-wanted", rule="VE-0.6", card=frame.card, count=count)


def _attached_refusal(
    now: Reading, frame: Frame, cost: Cost, action: Declaration
) -> Illegal | None:
    """VE-1.28: the attached card that pays."""
    chosen = action.attached if isinstance(action, Use) else NONE
    ways = attached_payments(now, frame, cost)
    if chosen in ways or ways == [NONE]:
        return None
    here = now.table.get(chosen)
    if here is not None and here.host == frame.source and "permanent" in now.keywords(chosen):
        return Illegal("permanent-cannot-pay", rule="VE-1.28", card=here.card)
    return Illegal("attached-wanted", rule="VE-0.6", card=frame.card)
