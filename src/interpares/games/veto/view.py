"""VE-3.13: what a seat may see, built up from nothing."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, structs

from ...kernel.values import Seat, Value
from .cards import CONSTANTS
from .game import Pending, Queued, Veto
from .lines import Lines, income_lines, initiative_lines, total
from .own_cards import own_card
from .reading import Reading
from .restraints import parameter, price
from .untap import unmarked_now
from .view_table import (
    DuelView,
    LastingView,
    ObjectView,
    PieceView,
    duel_view,
    lasting_view,
    object_view,
    piece_view,
)
from .words import Phase as PhaseId
from .words import Variant as VariantId


class PlayerView(Value):
    """VE-0.8: one camp, as everybody sees it."""

    faction: str
    strategy: str
    dukats: int
    kreski: int
    hand: int
    """How many cards."""
    cupboard: int
    discard: int
    discard_top: str
    """VE-3.5: only the top card is seen."""
    removed: tuple[str, ...]
    """VE-3.6: all of them are seen."""
    alive: bool
    redrew: bool
    hand_limit: int
    threshold: int
    """VE-10.6: the kreski this player needs for an election."""
    income: int
    """VE-4.15: what the next settlement would bring as the table stands."""
    initiative: int
    """VE-4.3: the initiative sum as the table stands, without bribes."""
    income_lines: Lines
    initiative_lines: Lines
    net: int
    """VE-4.15: the amount fixed in this settlement phase, without what changes it since."""
    adjusted: int
    bribe: int
    spent: tuple[str, ...]
    """VE-L.5: what he may use once in a game and has used: card/ability."""


class OwnView(Value):
    """What only this player sees."""

    hand: tuple[str, ...]
    lafa: tuple[int, ...]
    """VE-5.13: what each card of the hand costs as the table stands."""
    deck: tuple[str, ...]
    """VE-2.5: every card he owns."""


class OwnCardView(Value):
    """A home-made card that is in some deck of the table."""

    id: str
    entry: dict[str, Any]
    """As in a data file, without what is usual."""


class VetoView(Value):
    """What a seat may see."""

    seat: Seat | None
    variant: VariantId
    first_game: bool
    max_rounds: int
    round: int
    phase: PhaseId
    pool: int
    total: int
    initiative: Seat
    voice: Seat
    deeds: int
    acted: bool
    election: Seat
    influence: tuple[Seat, ...]
    players: tuple[PlayerView, ...]
    table: tuple[PieceView, ...]
    stack: tuple[ObjectView, ...]
    lasting: tuple[LastingView, ...]
    duel: DuelView | None
    queued: tuple[Queued, ...]
    pending: Pending | None
    """VE-6.15, VE-8.22: a casualty that has not happened yet."""
    granted: tuple[Seat, ...]
    """VE-9.17: who may declare his influence once the stack is finished."""
    winning: tuple[Seat, ...]
    """VE-10.14: who meets the condition of his own strategy."""
    barred: tuple[str, ...]
    """VE-11.2: persons that can come into play no more."""
    own: OwnView | None = None
    own_cards: tuple[OwnCardView, ...] | None = None
    """The home-made cards that were brought; null where none may be."""


def public_view(game: Veto) -> VetoView:
    """What everybody may see."""
    now, unmarked = Reading(game), unmarked_now(game)
    return VetoView(
        seat=None,
        variant=game.variant,
        first_game=game.first_game,
        max_rounds=game.max_rounds,
        round=game.round,
        phase=game.phase,
        pool=game.pool,
        total=game.total,
        initiative=game.initiative,
        voice=game.voice,
        deeds=game.deeds,
        acted=game.acted,
        election=game.election,
        influence=game.influence,
        players=tuple([_player(now, seat, unmarked) for seat in range(len(game.players))]),
        table=tuple([piece_view(now, piece) for piece in game.table]),
        stack=tuple([object_view(now, each) for each in game.stack]),
        lasting=tuple([lasting_view(each) for each in game.lasting]),
        duel=duel_view(now, game.duel) if game.duel else None,
        queued=game.queued,
        pending=game.pending,
        granted=game.granted,
        winning=game.winning,
        barred=game.barred,
        own_cards=_own_cards(game),
    )


def own_view(game: Veto, public: VetoView, seat: Seat) -> VetoView:
    """The public view, and what this seat sees besides: its hand, and its face-down thrusts."""
    player = game.players[seat]
    table = tuple(
        [
            structs.replace(each, card=game.table[each.id].card)
            if each.face_down and each.controller == seat
            else each
            for each in public.table
        ]
    )
    now = Reading(game)
    lafa = tuple([price(now, seat, card) for card in player.hand])
    own = OwnView(player.hand, lafa, player.deck)
    return structs.replace(public, seat=seat, table=table, own=own)


def _own_cards(game: Veto) -> tuple[OwnCardView, ...] | None:
    if game.own_cards is UNSET:
        return None
    found = [own_card(code) for code in game.own_cards]
    return tuple([OwnCardView(each.id, each.entry) for each in found])


def _player(now: Reading, seat: Seat, unmarked: tuple[int, ...]) -> PlayerView:
    player = now.game.players[seat]
    seated = bool(player.faction)
    income = income_lines(now, seat) if seated else ()
    initiative = initiative_lines(now, seat, unmarked) if seated else ()
    return PlayerView(
        faction=player.faction,
        strategy=player.strategy,
        dukats=player.dukats,
        kreski=player.kreski,
        hand=len(player.hand),
        cupboard=len(player.cupboard),
        discard=len(player.discard),
        discard_top=player.discard[-1] if player.discard else "",
        removed=player.removed,
        alive=player.alive,
        redrew=player.redrew,
        hand_limit=parameter(now, seat, "hand_limit") if seated else CONSTANTS.hand_limit,
        threshold=parameter(now, seat, "election_threshold"),
        income=total(income),
        initiative=total(initiative),
        income_lines=income,
        initiative_lines=initiative,
        net=player.net,
        adjusted=player.adjusted,
        bribe=player.bribe,
        spent=player.used,
    )
