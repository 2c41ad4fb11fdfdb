"""VE-3.13: what a seat may see, built up from nothing."""

from __future__ import annotations

from msgspec import structs

from ...kernel.values import Seat, Value
from .cards import CONSTANTS
from .duels import refusal_cost
from .game import NONE, Declared, Duel, Lasting, Queued, Veto
from .reading import Reading
from .restraints import parameter, price
from .settlement import net_amount
from .untap import initiative_sum
from .words import Answer, Casualty, Fate, ObjectKind
from .words import Field as FieldOf
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
    bribe: int
    adjusted: int


class PieceView(Value):
    """A card on the table."""

    id: int
    card: str
    """Empty for a thrust this seat may not see."""
    owner: Seat
    controller: Seat
    host: int
    field: FieldOf | None
    marked: bool
    markers: int
    face_down: bool
    in_duel: bool
    until: int
    keywords: tuple[str, ...]
    szabla: int
    kreski: int
    silent: bool
    """VE-L.16: its own abilities do not work now."""


class ObjectView(Value):
    """VE-3.11: an object on the stack; what will pay from a hand stays hidden."""

    number: int
    kind: ObjectKind
    seat: Seat
    card: str
    ability: str
    piece: int
    targets: tuple[int, ...]
    other: int
    field: FieldOf | None
    against: Seat
    thrust: int
    answered: int
    reply: bool
    negated: Fate | None
    extra: int
    discards: int
    resolving: bool


class LastingView(Value):
    """Something that lasts, and whose card began it."""

    card: str
    seat: Seat
    on: int
    duel: bool
    turn: bool
    until: int


class DuelView(Value):
    """The current duel."""

    challenger: int
    challenged: int
    cards: tuple[str, str]
    """The fighters by name, even if they have left play."""
    seats: tuple[Seat, Seat]
    answer: Answer | None
    equipment: tuple[tuple[int, ...], tuple[int, ...]]
    totals: tuple[int, int]
    """Szabla now, or when the result was determined."""
    decided: bool
    margin: int
    winner: int
    casualty: Casualty | None
    spoils: int
    refusal_cost: int


class OwnView(Value):
    """What only this player sees."""

    hand: tuple[str, ...]
    lafa: tuple[int, ...]
    """VE-5.13: what each card of the hand costs as the table stands."""
    deck: tuple[str, ...]
    """VE-2.5: every card he owns."""


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
    barred: tuple[str, ...]
    """VE-11.2: persons that can come into play no more."""
    own: OwnView | None = None


def public_view(game: Veto) -> VetoView:
    """What everybody may see."""
    now = Reading(game)
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
        players=tuple([_player(now, seat) for seat in range(len(game.players))]),
        table=tuple([_piece(now, piece) for piece in game.table]),
        stack=tuple([_object(each) for each in game.stack]),
        lasting=tuple([_lasting(each) for each in game.lasting]),
        duel=_duel(now, game.duel) if game.duel else None,
        queued=game.queued,
        barred=game.barred,
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


def _player(now: Reading, seat: Seat) -> PlayerView:
    game, player = now.game, now.game.players[seat]
    unmarked = tuple([each.id for each in game.table.values() if not each.marked])
    seated = bool(player.faction)
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
        income=net_amount(now, seat) if seated else 0,
        initiative=initiative_sum(now, seat, unmarked) - player.bribe if seated else 0,
        bribe=player.bribe,
        adjusted=player.adjusted,
    )


def _piece(now: Reading, piece: int) -> PieceView:
    here = now.table[piece]
    hidden = here.face_down
    character = here.field is not None
    return PieceView(
        id=piece,
        card="" if hidden else here.card,
        owner=here.owner,
        controller=now.controller(piece),
        host=here.host,
        field=here.field,
        marked=here.marked,
        markers=here.markers,
        face_down=hidden,
        in_duel=here.in_duel,
        until=here.until,
        keywords=() if hidden else tuple(sorted(now.keywords(piece))),
        szabla=now.trait(piece, "szabla") if character else 0,
        kreski=now.trait(piece, "kreski") if character else 0,
        silent=not hidden and now.silent(piece),
    )


def _object(item: Declared) -> ObjectView:
    return ObjectView(
        number=item.number,
        kind=item.kind,
        seat=item.seat,
        card=item.card,
        ability=item.text if item.kind == "ability" else "",
        piece=item.piece,
        targets=item.targets,
        other=item.other,
        field=item.field,
        against=item.against,
        thrust=item.thrust,
        answered=item.answered,
        reply=item.happening is not None,
        negated=item.negated,
        extra=item.extra,
        discards=len(item.discards),
        resolving=item.resolving,
    )


def _lasting(lasting: Lasting) -> LastingView:
    return LastingView(
        card=lasting.frame.card,
        seat=lasting.frame.seat,
        on=lasting.on,
        duel=lasting.duel != NONE,
        turn=lasting.turn > 0,
        until=lasting.until,
    )


def _duel(now: Reading, duel: Duel) -> DuelView:
    fighters = duel.challenger, duel.challenged
    totals = duel.totals or tuple([_total(now, each) for each in fighters])
    return DuelView(
        challenger=duel.challenger,
        challenged=duel.challenged,
        cards=(_card(now, duel.challenger), _card(now, duel.challenged)),
        seats=duel.seats,
        answer=duel.answer,
        equipment=duel.equipment,
        totals=(totals[0], totals[1]),
        decided=duel.totals is not None,
        margin=duel.margin,
        winner=duel.winner,
        casualty=duel.casualty,
        spoils=duel.spoils,
        refusal_cost=refusal_cost(now, duel) if duel.answer is None else 0,
    )


def _card(now: Reading, fighter: int) -> str:
    here = now.piece(fighter)
    return here.card if here else ""


def _total(now: Reading, fighter: int) -> int:
    return now.trait(fighter, "szabla") if now.piece(fighter) else 0
