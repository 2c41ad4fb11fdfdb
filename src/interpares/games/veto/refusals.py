"""Why an answer is refused at any question: it is not the moment, or another's turn to speak."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat
from .able import refuse_flaw
from .actions import (
    Accept,
    AgainstPlayer,
    Agitate,
    Announce,
    Bene,
    Bribe,
    BringDeck,
    Challenge,
    ChooseDeck,
    DeployCharacter,
    DeployEquipment,
    DeployPossession,
    DiscardCard,
    DiscardPiece,
    Find,
    Keep,
    LayFound,
    LayNext,
    LayThrust,
    MoveCharacter,
    Play,
    PlayAttached,
    Redraw,
    Refuse,
    Take,
    TakeUp,
    Use,
    Yield,
)
from .cards import CARDS, text_of
from .game import NOBODY, Veto
from .operations import Ability
from .reading import Reading
from .restraints import ban, parameter

DEEDS = (DeployCharacter, Agitate, Challenge, MoveCharacter)
TRIFLES = (DeployPossession, DeployEquipment, LayThrust)
OF_SETUP = (ChooseDeck, BringDeck, Keep, Redraw)
BRIBERY = "VE-4.5"
"""The rule by which bribes are asked for."""
ANSWER = "VE-8.4"
"""The rule by which the answer to a challenge is asked for."""
WINDOW = "VE-6.3"
"""The rule by which replies are asked for."""


def not_asked(
    game: Veto, asked: tuple[Seat, ...], rule: str, seat: Seat, action: Action
) -> Illegal:
    """Why this player may not choose now; what others hold in hand does not matter."""
    if not game.players[seat].alive:
        return Illegal("out-of-the-game", rule="VE-12.5")
    late = (
        isinstance(action, Announce)
        or (isinstance(action, OF_SETUP) and game.phase != "setup")
        or (isinstance(action, Bribe) and rule != BRIBERY)
        or (isinstance(action, Refuse) and rule != ANSWER)
        or kind_of(Reading(game), action) is not None
    )
    if late:
        return out_of_place(game, rule, seat, action)
    return Illegal("not-your-turn", rule=rule, asked=asked)


def not_offered(game: Veto, rule: str, seat: Seat, action: Action) -> Illegal:
    """Why such an answer is right, but not this one."""
    match action:
        case ChooseDeck():
            return Illegal("no-such-deck", rule=rule, deck=action.deck)
        case DiscardCard() | Find() | LayFound() | LayNext():
            return Illegal("card-not-among-these", rule=rule, card=action.card)
        case AgainstPlayer():
            return Illegal("no-such-opponent", rule=rule)
        case _:
            return Illegal("not-among-these", rule=rule)


def out_of_place(game: Veto, rule: str, seat: Seat, action: Action) -> Illegal:
    """Why such an answer does not belong to the question that is asked by this rule."""
    if isinstance(action, (Play, PlayAttached, Use, *DEEDS, *TRIFLES)):
        return _no_declaring(game, rule, seat, action)
    why = _REASONS.get(type(action))
    return why(game, seat) if why else Illegal("not-what-is-asked", rule=rule)


# --- deeds, trifles and replies


def kind_of(now: Reading, action: Action) -> str | None:
    """Whether an action would be a deed or a trifle; None if it is neither."""
    kind: str | None = None
    match action:
        case Play():
            card = CARDS.get(action.card)
            kind = card.play.kind if card and card.play else None
        case Use():
            spoken = ability_of(now, action.piece, action.ability)
            kind = spoken.kind if spoken else None
        case _:
            if isinstance(action, DEEDS):
                return "deed"
            return "trifle" if isinstance(action, TRIFLES) else None
    return kind if kind in ("deed", "trifle") else None


def ability_of(now: Reading, piece: int, text: str) -> Ability | None:
    """An ability that a card on the table has, of its own or from a keyword."""
    here = now.table.get(piece)
    keyword, dash, _ = text.partition("-")
    if here is None or (dash and keyword not in now.keywords(piece)):
        return None
    try:
        spoken = text_of(here.card, text)
    except KeyError:
        return None
    return spoken if isinstance(spoken, Ability) else None


def _no_declaring(game: Veto, rule: str, seat: Seat, action: Action) -> Illegal:
    """VE-1.34, VE-1.35, VE-6.1, VE-6.19"""
    kind = kind_of(Reading(game), action)
    if kind is None:
        return Illegal("no-reply-now", rule="VE-6.1")
    if rule == WINDOW or game.stack:
        return Illegal("no-deeds-in-windows", rule="VE-6.19", kind=kind)
    broken = "VE-1.34" if kind == "deed" else "VE-1.35"
    if game.voice not in (seat, NOBODY):
        return Illegal("not-at-voice", rule=broken, kind=kind, voice=game.voice)
    return Illegal("no-deeds-now", rule=broken, kind=kind)


# --- what belongs to other moments


def why_no_election(now: Reading, seat: Seat) -> Illegal | None:
    """VE-4.1, VE-4.18: what stands against announcing an election."""
    game = now.game
    kreski, least = game.players[seat].kreski, parameter(now, seat, "election_threshold")
    if game.round <= 1:
        return Illegal("no-election-yet", rule="VE-4.1")
    if game.election != NOBODY:
        return Illegal("election-is-announced", rule="VE-4.18", announcer=game.election)
    if game.initiative != seat:
        return Illegal("holder-announces", rule="VE-4.18", holder=game.initiative)
    if kreski < least:
        return Illegal("kreski-for-election", rule="VE-4.18", kreski=kreski, least=least)
    if not any("elect" in now.keywords(each.id) for each in now.characters(seat)):
        return Illegal("elect-for-election", rule="VE-4.18")
    by = ban(now, seat, "announce_election")
    return Illegal("election-forbidden", rule="VE-0.2", by=by) if by else None


def _no_announcing(game: Veto, seat: Seat) -> Illegal:
    late = Illegal("no-announcing-now", rule="VE-4.18")
    return why_no_election(Reading(game), seat) or late


def _no_bribe(game: Veto, seat: Seat) -> Illegal:
    if game.variant == "feast":
        return Illegal("no-bribes-at-feasts", rule="VE-13.2")
    if game.round <= 1:
        return Illegal("no-bribes-yet", rule="VE-4.1")
    return Illegal("no-bribe-now", rule="VE-4.5")


def _no_answer(game: Veto, seat: Seat) -> Illegal:
    return Illegal("no-challenge-to-answer", rule="VE-8.4")


def _no_refusing(game: Veto, seat: Seat) -> Illegal:
    """VE-8.5: who openly could not refuse was not asked."""
    now, duel = Reading(game), game.duel
    if duel is None or seat != duel.seats[1] or duel.challenged not in now.table:
        return _no_answer(game, seat)
    if duel.answer != "accepted" or duel.totals is not None:
        return _no_answer(game, seat)
    card = now.table[duel.challenged].card
    match refuse_flaw(now, duel):
        case None:
            return Illegal("duel-is-accepted", rule="VE-8.5", card=card)
        case "VE-8.29":
            return Illegal("duel-without-refusal", rule="VE-8.29", card=card)
        case "VE-8.5":
            return Illegal("marked-cannot-refuse", rule="VE-8.5", card=card)
        case by:
            return Illegal("cannot-refuse", rule="VE-8.5", card=card, by=by)


def _no_discarding(game: Veto, seat: Seat) -> Illegal:
    rule = "VE-10.10" if game.phase == "ending" else "VE-4.13"
    return Illegal("no-discarding-now", rule=rule)


_REASONS: dict[type[Action], Callable[[Veto, Seat], Illegal]] = {
    ChooseDeck: lambda game, seat: Illegal("decks-are-chosen", rule="VE-2.5"),
    BringDeck: lambda game, seat: Illegal("decks-are-chosen", rule="VE-2.5"),
    Keep: lambda game, seat: Illegal("hands-are-final", rule="VE-2.10"),
    Redraw: lambda game, seat: Illegal("hands-are-final", rule="VE-2.10"),
    Bribe: _no_bribe,
    Announce: _no_announcing,
    Accept: _no_answer,
    Refuse: _no_refusing,
    TakeUp: lambda game, seat: Illegal("no-equipment-now", rule="VE-8.9"),
    DiscardCard: _no_discarding,
    DiscardPiece: _no_discarding,
    Find: lambda game, seat: Illegal("no-searching-now", rule="VE-3.5"),
    Take: lambda game, seat: Illegal("no-looking-now", rule="VE-3.3"),
    Yield: lambda game, seat: Illegal("no-yielding-now", rule="VE-5.4"),
    Bene: lambda game, seat: Illegal("no-bene-now", rule="VE-5.4"),
}
"""Answers that belong to other questions, and why they are not given now."""


# --- questions with numbers


def bribe_refusal(game: Veto, seat: Seat, action: Action) -> Illegal:
    """VE-0.4, VE-4.6"""
    if not isinstance(action, Bribe):
        return out_of_place(game, BRIBERY, seat, action)
    now, dukats = Reading(game), game.players[seat].dukats
    price = parameter(now, seat, "bribe_price")
    by = ban(now, seat, "bribe")
    if by is not None:
        return Illegal("bribes-forbidden", rule="VE-0.2", by=by)
    if action.dukats > dukats:
        return Illegal("bribe-above-treasury", rule="VE-0.4", bribe=action.dukats, dukats=dukats)
    return Illegal("bribe-in-multiples", rule="VE-4.6", bribe=action.dukats, price=price)


def equipment_refusal(
    game: Veto, seat: Seat, action: Action, borne: tuple[list[int], list[int]], slots: int
) -> Illegal:
    """VE-8.9: `borne` are the arms and the armour of the fighter."""
    if not isinstance(action, TakeUp):
        return out_of_place(game, "VE-8.9", seat, action)
    arms, armour = borne
    chosen = action.equipment
    if not {*chosen} <= {*arms, *armour} or len({*chosen}) < len(chosen):
        return Illegal("not-borne", rule="VE-8.9")
    if len({*chosen} & {*arms}) > slots:
        return Illegal("too-many-weapons", rule="VE-8.9", most=slots)
    if len({*chosen} & {*armour}) > 1:
        return Illegal("too-many-armours", rule="VE-8.9")
    return Illegal("weapons-first", rule="VE-8.9")
