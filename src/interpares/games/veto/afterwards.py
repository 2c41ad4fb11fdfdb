"""What has changed between two positions, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import structs

from ...kernel.game import Event
from ...kernel.values import Seat, Value
from .duels import spoils_of
from .events import CardLeft, Drawn, ObjectFizzled, ObjectNegated, ObjectUnpaid
from .game import NONE, Duel, Veto
from .lines import Lines, duel_lines, total
from .reading import Reading
from .restraints import kill_margin
from .settlement import net_amount
from .words import Casualty, Departure
from .words import Field as FieldOf


class SeatChange(Value, omit_defaults=True):
    """What a player has more, or less."""

    seat: Seat
    dukats: int = 0
    kreski: int = 0
    hand: int = 0
    """Cards."""
    drawn: int = 0
    """Cards drawn meanwhile."""
    income: int = 0
    """VE-4.15: of every settlement to come, as the table then stands."""
    out: bool = False
    """VE-12.5: he goes out of the game."""


class Left(Value):
    """A card that leaves the table, and how."""

    piece: int
    how: Departure


class Entered(Value, omit_defaults=True):
    """A card that comes to the table."""

    card: str
    """Empty for a thrust the seat may not see."""
    seat: Seat
    """Who controls it."""
    host: int = NONE
    field: FieldOf | None = None


class Moved(Value):
    """A character that goes to the other field."""

    piece: int
    field: FieldOf


class Taken(Value):
    """A card that comes under the control of somebody else."""

    piece: int
    seat: Seat


class TraitChange(Value, omit_defaults=True):
    """What a character has more, or less; of a fighter the total of the duel."""

    piece: int
    szabla: int = 0
    kreski: int = 0


class MarkerChange(Value):
    """Markers put on a card, or taken from it."""

    piece: int
    markers: int


class DuelAfter(Value, omit_defaults=True):
    """A duel afterwards: its totals, and what follows from them if nobody does anything more."""

    totals: tuple[int, int] | None = None
    """Null if it ends without a result."""
    margin: int = 0
    winner: int = NONE
    casualty: Casualty | None = None
    spoils: int = 0
    """VE-8.20: the kreski the winner's player takes, as far as the other has them."""
    over: bool = False
    """It is over then: these are its results, not its prospects."""
    lines: tuple[Lines, Lines] | None = None
    """The totals line by line, while it goes on; not told of single objects."""


class Change(Value, omit_defaults=True):
    """What is otherwise on the table."""

    seats: tuple[SeatChange, ...] = ()
    duel: DuelAfter | None = None
    """Null where nothing of it changes."""
    negated: tuple[int, ...] = ()
    """The numbers of objects."""
    failed: tuple[int, ...] = ()
    """Objects that have no target left, or cannot be paid."""
    left: tuple[Left, ...] = ()
    entered: tuple[Entered, ...] = ()
    marked: tuple[int, ...] = ()
    unmarked: tuple[int, ...] = ()
    moved: tuple[Moved, ...] = ()
    taken: tuple[Taken, ...] = ()
    traits: tuple[TraitChange, ...] = ()
    markers: tuple[MarkerChange, ...] = ()
    pool: int = 0
    deeds: int = 0
    """Of the player at voice, while it is the same."""
    initiative: Seat | None = None
    """Its new holder."""
    election: Seat | None = None
    """Who has announced it; -1 if it is cancelled."""
    ends: str = ""
    """The reason, if the game ends."""
    winners: tuple[Seat, ...] = ()


class ObjectAfter(Value):
    """An object of the stack, and what it does when it resolves."""

    number: int
    change: Change


class Preview(Change, omit_defaults=True):
    """What an action comes to if nobody replies any more; only what is certain is told."""

    objects: tuple[ObjectAfter, ...] = ()
    """The same, object by object, in the order in which they resolve, where there are several."""
    asks: str = ""
    """The question that comes before more can be known."""
    asked: tuple[Seat, ...] = ()
    """Of whom it is asked."""
    unsure: bool = False
    """Chance, or a card the seat does not know, decides something more."""


class Finished(NamedTuple):
    """The position when an object has left the stack."""

    number: int
    game: Veto
    told: int
    """How many events had been told by then."""


class Story(NamedTuple):
    """How a position came to be."""

    after: Veto
    told: list[Event]
    finished: list[Finished]
    fought: Duel | None
    """The last duel there was."""


def foretold(now: Reading, story: Story) -> Preview:
    """What a story changes, all together and object by object."""
    whole = compared(now, Reading(story.after), story.told, story.fought)
    several = len(story.finished) > 1
    objects = tuple(_objects(now, story)) if several else ()
    return Preview(**structs.asdict(whole), objects=objects)


def _objects(now: Reading, story: Story) -> Iterator[ObjectAfter]:
    since = 0
    for each in story.finished:
        then = Reading(each.game)
        fought = each.game.duel or now.game.duel
        change = compared(now, then, story.told[since : each.told], fought)
        if change.duel is not None:
            change = structs.replace(change, duel=structs.replace(change.duel, lines=None))
        yield ObjectAfter(each.number, change)
        now, since = then, each.told


def compared(one: Reading, other: Reading, told: list[Event], fought: Duel | None) -> Change:
    """The difference between two positions; `fought` is the last duel there was."""
    before, after = one.game, other.game
    same_voice = (before.turn, before.phase) == (after.turn, after.phase)
    return Change(
        seats=tuple(_seats(one, other, told)),
        duel=_duel(one, other, fought),
        negated=tuple([each.number for each in told if isinstance(each, ObjectNegated)]),
        failed=tuple(
            [each.number for each in told if isinstance(each, (ObjectFizzled, ObjectUnpaid))]
        ),
        left=tuple(
            [
                Left(each.piece, each.how)
                for each in told
                if isinstance(each, CardLeft) and each.piece in one.table
            ]
        ),
        entered=tuple(_entered(one, other)),
        **_of_pieces(one, other),  # type: ignore[arg-type]
        pool=after.pool - before.pool,
        deeds=after.deeds - before.deeds if same_voice else 0,
        initiative=after.initiative if after.initiative != before.initiative else None,
        election=after.election if after.election != before.election else None,
        ends=after.outcome.reason if after.outcome else "",
        winners=after.outcome.winners if after.outcome else (),
    )


# --- players


def _seats(one: Reading, other: Reading, told: list[Event]) -> Iterator[SeatChange]:
    before, after = one.game.players, other.game.players
    drawn = [0] * len(before)
    for each in told:
        if isinstance(each, Drawn):
            drawn[each.seat] += each.count
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        change = SeatChange(
            seat,
            dukats=new.dukats - old.dukats,
            kreski=new.kreski - old.kreski,
            hand=len(new.hand) - len(old.hand),
            drawn=drawn[seat],
            income=net_amount(other, seat) - net_amount(one, seat) if new.alive else 0,
            out=old.alive and not new.alive,
        )
        if change != SeatChange(seat):
            yield change


# --- pieces


def _entered(one: Reading, other: Reading) -> Iterator[Entered]:
    """VE-3.8: what lies face down has no name here; thrusts in the duel are lines of it."""
    for piece, here in other.table.items():
        if piece not in one.table and not here.in_duel:
            card = "" if here.face_down else here.card
            yield Entered(card, other.controller(piece), here.host, here.field)


def _of_pieces(one: Reading, other: Reading) -> dict[str, tuple[object, ...]]:
    """What has become of the cards that were there and still are."""
    kept = [(old, other.table[piece]) for piece, old in one.table.items() if piece in other.table]
    return {
        "marked": tuple([new.id for old, new in kept if new.marked and not old.marked]),
        "unmarked": tuple([new.id for old, new in kept if old.marked and not new.marked]),
        "moved": tuple(
            [Moved(new.id, new.field) for old, new in kept if new.field and new.field != old.field]
        ),
        "taken": tuple(
            [
                Taken(new.id, other.controller(new.id))
                for _, new in kept
                if new.host == NONE and other.controller(new.id) != one.controller(new.id)
            ]
        ),
        "markers": tuple(
            [
                MarkerChange(new.id, new.markers - old.markers)
                for old, new in kept
                if new.markers != old.markers
            ]
        ),
        "traits": tuple(_traits(one, other, [new.id for _, new in kept if new.field])),
    }


def _traits(one: Reading, other: Reading, characters: list[int]) -> Iterator[TraitChange]:
    for piece in characters:
        change = TraitChange(
            piece,
            szabla=other.trait(piece, "szabla") - one.trait(piece, "szabla"),
            kreski=other.trait(piece, "kreski") - one.trait(piece, "kreski"),
        )
        if change != TraitChange(piece):
            yield change


# --- the duel


def _duel(one: Reading, other: Reading, fought: Duel | None) -> DuelAfter | None:
    if fought is None:
        return None
    duel = one.game.duel
    old = _prospects(one, duel) if duel and duel.number == fought.number else None
    new = _prospects(other, fought) if other.game.duel else _result(fought)
    return None if new == old else new


def _result(duel: Duel) -> DuelAfter:
    """A duel that is over."""
    return DuelAfter(
        totals=duel.totals,
        margin=duel.margin,
        winner=duel.winner,
        casualty=duel.casualty,
        spoils=duel.spoils,
        over=True,
    )


def _prospects(now: Reading, duel: Duel) -> DuelAfter:
    """VE-8.18 to VE-8.21, if the fight ended now."""
    if duel.totals is not None:
        return _result(duel)
    lines = duel_lines(now, duel)
    totals = total(lines[0]), total(lines[1])
    both = duel.challenger, duel.challenged
    margin = abs(totals[0] - totals[1])
    fighting = all(each in now.table for each in both) and not duel.broken
    if not margin or not fighting:
        return DuelAfter(totals=totals, margin=margin, lines=lines)
    winner, loser = both if totals[0] > totals[1] else both[::-1]
    killed = margin >= kill_margin(now, winner, loser)
    return DuelAfter(
        totals=totals,
        margin=margin,
        winner=winner,
        casualty="kill" if killed else "wound",
        spoils=spoils_of(now, loser),
        lines=lines,
    )
