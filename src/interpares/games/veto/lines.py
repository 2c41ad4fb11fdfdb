"""VE-4.3, VE-4.15, VE-8.18: sums of the table line by line, as they would be reckoned on paper."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ...kernel.values import Seat, Value
from .cards import CARDS
from .entries import Entry
from .game import NONE, Duel, Piece
from .operations import SetTrait
from .plain_operations import CopyAnswered, WeaponFactor
from .reading import ARMS, CHOSEN, Reading
from .restraints import changes_of
from .settlement import settling
from .untap import counting
from .words import Parameter

LineKind: TypeAlias = Literal[
    "printed",
    "set",
    "ability",
    "keyword",
    "lasting",
    "equipment",
    "weapon",
    "factor",
    "armour",
    "thrust",
    "copied",
    "floor",
    "last_known",
    "result",
    "income",
    "upkeep",
    "kreski",
]
"""What a line comes from.

`set` puts a number in the place of what stood before; `factor` multiplies the weapons; `copied` is
what a thrust took over from the one it answered; `floor` lifts a sum to 0; `last_known` is all of a
fighter that has left play; `result` a total that stands though its reasons are gone.
"""


class Line(Value, omit_defaults=True):
    """One line of a sum; the amounts of all its lines add up to it."""

    kind: LineKind
    amount: int
    card: str = ""
    piece: int = NONE
    """The card on the table, if it lies there."""
    keyword: str = ""
    """The keyword it comes from."""
    to: int | None = None
    """Of `set`: the number itself; the amount is the difference it makes."""
    times: int = 1
    """Of `factor`: by how much weapons are multiplied."""


Lines: TypeAlias = tuple[Line, ...]


def total(lines: Lines) -> int:
    """What lines add up to."""
    return sum([each.amount for each in lines])


# --- Szabla in a duel


def duel_lines(now: Reading, duel: Duel) -> tuple[Lines, Lines]:
    """VE-8.18: both totals, the challenger's first; VE-8.22: once determined they stand."""
    found = szabla_lines(now, duel.challenger), szabla_lines(now, duel.challenged)
    if duel.totals is None:
        return found
    return (
        _determined(now, found[0], duel.challenger, duel.totals[0]),
        _determined(now, found[1], duel.challenged, duel.totals[1]),
    )


def _determined(now: Reading, lines: Lines, fighter: int, determined: int) -> Lines:
    if total(lines) == determined:
        return lines
    here = now.piece(fighter)
    return (Line("result", determined, here.card if here else "", fighter),)


def szabla_lines(now: Reading, fighter: int) -> Lines:
    """VE-8.18: the fighter with what changes him, what he bears, what was done in the duel."""
    here = now.piece(fighter)
    if here is None:
        return ()
    if fighter not in now.table:
        return (Line("last_known", now.trait(fighter, "szabla"), here.card, fighter),)
    lasting = {each.id for each, _ in now.lasting if each.duel != NONE}
    changes = now.changes(fighter, "szabla")
    adding = [each for each in changes if _adds(each)]
    lines = [
        *_own(here, changes),
        *[_change(now, *each) for each in adding if each[0].time not in lasting],
        *_borne(now, fighter),
        *_in_duel(now, fighter, [each for each in adding if each[0].time in lasting]),
    ]
    return _lifted(lines)


def _own(here: Piece, changes: list[tuple[Entry, int]]) -> list[Line]:
    """VE-11.11: the printed number, and the latest that takes its place."""
    printed = CARDS[here.card].szabla
    lines = [Line("printed", printed, here.card, here.id)]
    settings = [each for each in changes if isinstance(each[0].operation, SetTrait)]
    if settings:
        entry, amount = max(settings, key=_since)
        frame = entry.frame
        lines.append(Line("set", amount - printed, frame.card, frame.source, to=amount))
    return lines


def _since(change: tuple[Entry, int]) -> int:
    return change[0].time


def _adds(change: tuple[Entry, int]) -> bool:
    return change[1] != 0 and not isinstance(change[0].operation, SetTrait)


def _change(now: Reading, entry: Entry, amount: int) -> Line:
    kind: LineKind = "ability" if entry.amount is None else "lasting"
    kind = "keyword" if entry.keyword else kind
    card, source = entry.frame.card, entry.frame.source
    piece = source if source in now.table else NONE
    return Line(kind, amount, card, piece, entry.keyword or "")


def _borne(now: Reading, fighter: int) -> list[Line]:
    """VE-1.24: ordinary equipment, then weapons with what multiplies them, then armour."""
    plain, arms, armour = [], [], []
    for each in now.attached(fighter):
        if CARDS[each.card].type != "equipment":
            continue
        bonus, chosen = now.trait(each.id, "szabla"), now.keywords(each.id) & CHOSEN
        if chosen and each.id not in now.used_by(fighter):
            continue
        if chosen & ARMS:
            arms.append(Line("weapon", bonus, each.card, each.id))
        elif chosen:
            armour.append(Line("armour", bonus, each.card, each.id))
        elif bonus:
            plain.append(Line("equipment", bonus, each.card, each.id))
    return [*plain, *arms, *_factors(now, fighter, arms), *armour]


def _factors(now: Reading, fighter: int, arms: list[Line]) -> list[Line]:
    """VE-8.18: each factor multiplies what the weapons have come to."""
    lines, weapons = [], total(tuple(arms))
    for lasting, operation in now.lasting:
        if isinstance(operation, WeaponFactor) and lasting.on == fighter and weapons:
            more = weapons * (operation.factor - 1)
            frame = lasting.frame
            lines.append(Line("factor", more, frame.card, frame.source, times=operation.factor))
            weapons += more
    return lines


def _in_duel(now: Reading, fighter: int, changes: list[tuple[Entry, int]]) -> list[Line]:
    """VE-8.16: thrusts, what they copied, and what else was done for the duel, as it came."""
    timed = [(entry.time, _change(now, entry, amount)) for entry, amount in changes]
    duel = now.game.duel
    if duel is not None and fighter in (duel.challenger, duel.challenged):
        timed += [
            (each.id, Line("thrust", CARDS[each.card].szabla, each.card, each.id))
            for each in now.thrusts_of(duel.seats[fighter == duel.challenged])
        ]
        timed += [
            (each.id, Line("copied", each.amount, each.frame.card, each.frame.source))
            for each, operation in now.lasting
            if isinstance(operation, CopyAnswered) and each.on == fighter and each.amount
        ]
    return [line for _, line in sorted(timed, key=_first)]


def _first(timed: tuple[int, Line]) -> int:
    return timed[0]


def _lifted(lines: list[Line]) -> Lines:
    """VE-8.18: a sum below 0 is 0."""
    found = tuple(lines)
    below = total(found)
    return (*found, Line("floor", -below)) if below < 0 else found


# --- initiative and settlement


def initiative_lines(now: Reading, seat: Seat, unmarked: tuple[int, ...]) -> Lines:
    """VE-4.3: the Karmazyns that count and what cards add, without bribes."""
    kreski = [
        Line("kreski", now.trait(each.id, "kreski"), each.card, each.id)
        for each in counting(now, seat, unmarked)
    ]
    return (*kreski, *_lifted(_parameter_lines(now, seat, "initiative_sum")))


def income_lines(now: Reading, seat: Seat) -> Lines:
    """VE-4.15: what every card brings and costs."""
    lines = []
    for each in settling(now, seat):
        income, upkeep = now.trait(each.id, "income"), now.trait(each.id, "upkeep")
        if income:
            lines.append(Line("income", income, each.card, each.id))
        if upkeep:
            lines.append(Line("upkeep", -upkeep, each.card, each.id))
    return (*lines, *_parameter_lines(now, seat, "income"))


def _parameter_lines(now: Reading, seat: Seat, name: Parameter) -> list[Line]:
    """VE-L.13: what sets a parameter that is 0 without cards, and all that adds to it."""
    changes = changes_of(now, seat, name)
    lines = []
    settings = [each for each in changes if each.operation.set is not None]
    if settings:
        latest = max(settings, key=lambda each: each.time)
        to = latest.operation.set or 0
        lines.append(Line("set", to, latest.frame.card, latest.frame.source, to=to))
    for each in changes:
        if each.operation.amount:
            frame = each.frame
            lines.append(Line("ability", each.operation.amount, frame.card, frame.source))
    return lines
