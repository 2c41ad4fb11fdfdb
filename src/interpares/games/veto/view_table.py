"""VE-3.11, VE-3.13: what lies on the table and on the stack, and the duel, as everybody sees it."""

from __future__ import annotations

from ...kernel.values import Seat, Value
from .able import refuse_flaw
from .cards import text_of
from .declaring import frame_of, within_limit
from .duels import refusal_cost, spoils_of
from .game import NONE, Declared, Duel, Frame, Lasting, Piece
from .lines import Lines, duel_lines, total
from .meaning import reckoned
from .reading import Reading
from .restraints import kill_margin, price
from .words import Answer, Casualty, Fate, ObjectKind
from .words import Field as FieldOf


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
    spent: tuple[str, ...]
    """VE-L.5: its abilities that were used as often as this turn, duel or round allows."""


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
    deed: bool
    unstoppable: bool
    """VE-6.21"""
    mark: int
    """VE-5.9: what was marked for it."""
    dukats: int
    """VE-5.10: what it will cost when it resolves, as the table stands."""
    kreski: int


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
    lines: tuple[Lines, Lines]
    """VE-8.18: the totals line by line."""
    kill_margins: tuple[int, int]
    """VE-8.19: from which margin on each fighter, winning, kills; 0 once it is decided."""
    stakes: tuple[int, int]
    """VE-8.20: the kreski each fighter's player takes by winning; 0 once it is decided."""
    decided: bool
    margin: int
    winner: int
    casualty: Casualty | None
    spoils: int
    refusal_cost: int
    may_refuse: bool
    """VE-8.5: whether the challenged, if asked, could refuse."""
    broken: bool
    """VE-8.26: it ends without a result."""
    applied: bool
    """VE-8.23: the casualty has happened."""


def piece_view(now: Reading, piece: int) -> PieceView:
    """VE-3.8: a thrust that lies face down is only counted."""
    here = now.table[piece]
    hidden = here.face_down
    character = here.field is not None
    controller = now.controller(piece)
    return PieceView(
        id=piece,
        card="" if hidden else here.card,
        owner=here.owner,
        controller=controller,
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
        spent=_spent(now, here, controller) if here.used else (),
    )


def _spent(now: Reading, here: Piece, seat: Seat) -> tuple[str, ...]:
    texts = dict.fromkeys([each.text for each in here.used])
    frames = [Frame(seat, here.card, text, here.id) for text in texts]
    return tuple(
        [
            each.text
            for each in frames
            if not within_limit(now.game, each, text_of(each.card, each.text))
        ]
    )


def object_view(now: Reading, item: Declared) -> ObjectView:
    """VE-3.11"""
    dukats, kreski = _costs(now, item)
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
        deed=item.deed,
        unstoppable=item.unstoppable,
        mark=item.mark,
        dukats=dukats,
        kreski=kreski,
    )


def _costs(now: Reading, item: Declared) -> tuple[int, int]:
    """VE-5.10: the dukats and kreski due when an object resolves."""
    played = item.kind not in ("ability", "agitation", "challenge", "move")
    lafa = price(now, item.seat, item.card) if played else 0
    if not item.text:
        return lafa, 0
    cost = text_of(item.card, item.text).cost
    return lafa + reckoned(now, frame_of(item), cost.dukats), cost.kreski


def lasting_view(lasting: Lasting) -> LastingView:
    """VE-L.10"""
    return LastingView(
        card=lasting.frame.card,
        seat=lasting.frame.seat,
        on=lasting.on,
        duel=lasting.duel != NONE,
        turn=lasting.turn > 0,
        until=lasting.until,
    )


def duel_view(now: Reading, duel: Duel) -> DuelView:
    """VE-8.31: the current duel."""
    lines = duel_lines(now, duel)
    decided = duel.totals is not None
    margins, stakes = ((0, 0), (0, 0)) if decided else _at_stake(now, duel)
    return DuelView(
        challenger=duel.challenger,
        challenged=duel.challenged,
        cards=(_card(now, duel.challenger), _card(now, duel.challenged)),
        seats=duel.seats,
        answer=duel.answer,
        equipment=duel.equipment,
        totals=duel.totals or (total(lines[0]), total(lines[1])),
        lines=lines,
        kill_margins=margins,
        stakes=stakes,
        decided=decided,
        margin=duel.margin,
        winner=duel.winner,
        casualty=duel.casualty,
        spoils=duel.spoils,
        refusal_cost=refusal_cost(now, duel) if duel.answer is None else 0,
        may_refuse=_may_refuse(now, duel),
        broken=duel.broken,
        applied=duel.applied,
    )


def _at_stake(now: Reading, duel: Duel) -> tuple[tuple[int, int], tuple[int, int]]:
    """VE-8.19 to VE-8.21, as the table stands."""
    one, other = duel.challenger, duel.challenged
    if one not in now.table or other not in now.table:
        return (0, 0), (0, 0)
    margins = kill_margin(now, one, other), kill_margin(now, other, one)
    return margins, (spoils_of(now, other), spoils_of(now, one))


def _may_refuse(now: Reading, duel: Duel) -> bool:
    waits = duel.answer is None and duel.challenged in now.table
    return waits and refuse_flaw(now, duel) is None


def _card(now: Reading, fighter: int) -> str:
    here = now.piece(fighter)
    return here.card if here else ""
