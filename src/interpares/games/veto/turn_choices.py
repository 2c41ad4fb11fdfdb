"""VE-5.6, VE-5.7: every deed and trifle a player could declare in his turn."""

from __future__ import annotations

from collections.abc import Iterator

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
)
from .aftermath import influence_uses
from .agitation import may_agitate
from .cards import CARDS, USABLE
from .challenges import challengeable, may_challenge
from .declaring import offers
from .deploying import bearers_for, entry_flaw, fields_for
from .game import NOBODY, NONE
from .moving import may_move
from .objects import ability_frame, hand_frame, own_mark, usable_card
from .reading import Reading
from .restraints import obstacle, price
from .thrusts import faces_for
from .windows import chosen_mark, use_of


def turn_choices(now: Reading, seat: Seat) -> Iterator[Action]:
    """Deeds while one is left, then trifles."""
    if now.game.deeds > 0:
        yield from _deployments(now, seat)
        yield from _of_characters(now, seat)
    yield from _trifles_from_hand(now, seat)
    yield from _effects(now, seat)
    yield from _abilities(now, seat)


def _hand(now: Reading, seat: Seat, *types: str) -> Iterator[str]:
    for card in dict.fromkeys(now.game.players[seat].hand):
        if CARDS[card].type in types:
            yield card


def _deployments(now: Reading, seat: Seat) -> Iterator[Action]:
    """VE-D07"""
    dukats = now.game.players[seat].dukats
    for card in _hand(now, seat, "character"):
        if price(now, seat, card) <= dukats:
            for field in fields_for(now, seat, CARDS[card]):
                yield DeployCharacter(card, field)


def _of_characters(now: Reading, seat: Seat) -> Iterator[Action]:
    """VE-D08 to VE-D10"""
    company = now.characters(seat)
    for each in company:
        if may_agitate(now, each.id):
            yield from _agitations(now, seat, each.id)
    others = list(challengeable(now, seat))
    for each in company:
        if others and may_challenge(now, each.id):
            for other in others:
                yield Challenge(each.id, other)
    for each in company:
        if may_move(now, each.id):
            yield MoveCharacter(each.id)


def _agitations(now: Reading, seat: Seat, piece: int) -> Iterator[Agitate]:
    """VE-7.2, VE-7.5, VE-1.31"""
    attached = [(each.id, CARDS[each.card]) for each in now.attached(piece)]
    thrusts = [
        each for each, card in attached if card.type == "thrust" and own_mark(now, seat, card)
    ]
    against = (NOBODY,) if now.game.pool else now.game.opponents(seat)
    for thrust in (NONE, *thrusts):
        for other in against:
            yield Agitate(piece, thrust, other)


def _trifles_from_hand(now: Reading, seat: Seat) -> Iterator[Action]:
    """VE-D11 to VE-D13"""
    dukats = now.game.players[seat].dukats
    for card in _hand(now, seat, "possession"):
        if price(now, seat, card) <= dukats and entry_flaw(now, seat, CARDS[card]) is None:
            yield DeployPossession(card)
    for card in _hand(now, seat, "equipment"):
        if price(now, seat, card) <= dukats and entry_flaw(now, seat, CARDS[card]) is None:
            for bearer in bearers_for(now, seat, CARDS[card]):
                yield DeployEquipment(card, bearer)
    for card in _hand(now, seat, "thrust"):
        for each in now.characters(seat):
            for face_up in faces_for(now, seat, card, each.id):
                yield LayThrust(card, each.id, face_up)


def _effects(now: Reading, seat: Seat) -> Iterator[Play]:
    """VE-D14"""
    for card in _hand(now, seat, "effect"):
        frame, spoken = hand_frame(seat, card)
        if spoken.kind == "reply" or (spoken.kind == "deed" and now.game.deeds < 1):
            continue
        if not usable_card(now, seat, card):
            continue
        for offer in offers(now, frame, spoken, lafa=price(now, seat, card), played=card):
            yield Play(card, offer.targets, chosen_mark(spoken, offer), offer.discards)


def _abilities(now: Reading, seat: Seat) -> Iterator[Action]:
    """VE-D15, VE-D16"""
    for piece in now.table.values():
        texts = USABLE.get(piece.card)
        if texts is None or now.controller(piece.id) != seat or not usable(now, piece.id):
            continue
        for text, spoken in texts:
            if spoken.influence or (spoken.kind == "deed" and now.game.deeds < 1):
                continue
            frame, _ = ability_frame(now, seat, piece.id, text)
            for offer in offers(now, frame, spoken, lafa=0):
                yield use_of(piece.id, text, spoken, offer)
    if now.game.initiative == seat and now.game.round > 1:
        yield from influence_uses(now, seat)


def usable(now: Reading, piece: int) -> bool:
    """VE-L.16"""
    return not now.silent(piece) and obstacle(now, piece, "use_ability") is None
