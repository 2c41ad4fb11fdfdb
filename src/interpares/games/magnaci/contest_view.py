"""Part of the view: what is being decided now, and what follows if nobody acts any more."""

from __future__ import annotations

from ...kernel.values import Seat, Value
from .cards import PRIMATE, SCALE, SLOTS
from .components import Conflict
from .conflicts import (
    Verdict,
    circumstances,
    commonwealth_strength,
    conflict_at,
    modifier_parts,
    penalised,
    rewarded,
    with_strength,
)
from .contests import card_strength, influence, most_influential, subject_at, winners
from .declaring import VetoQuestion
from .effects import Extorted, GainThere
from .estates import PlaceEstates
from .game import Magnaci
from .losses import EntailQuestion, RemoveEstates
from .primate import TieBreak
from .sejm import LawContest
from .senate import OfficeContest
from .trade import Proposal, TradeAnswer
from .windows import Circuit, Turn

INTERRUPTIONS = (
    VetoQuestion,
    Extorted,
    EntailQuestion,
    RemoveEstates,
    GainThere,
    PlaceEstates,
    Proposal,
    TradeAnswer,
)
"""What a turn may lead to before it goes on."""


class Side(Value):
    """A family in a contest or Conflict."""

    seat: Seat
    card: str | None
    """Null in a Conflict to which no card was laid."""
    modifier: int
    total: int
    """Influence, or strength in a Conflict, with the modifier."""


class Part(Value):
    """Something that helps or hinders a province."""

    source: str
    """A fief, a building or a pawn."""
    strength: int


class BattleView(Value):
    """MA-10.4 to MA-10.8: the Commonwealth against the Scale."""

    province: str
    cards: int
    """The strength of all cards."""
    parts: tuple[Part, ...]
    """What the province adds."""
    strength: int
    scale: int
    won: bool
    lowest: tuple[Seat, ...]


class ContestView(Value):
    """The cards turned up at one place, and what follows if nobody acts any more."""

    place: str
    """An office, the slot of a Law (1 to 5) or of a Conflict (I to X)."""
    subject: str
    """The office, the Law or the Conflict."""
    sides: tuple[Side, ...]
    leaders: tuple[Seat, ...]
    """Those with the highest total."""
    falls_to: tuple[Seat, ...]
    """Who takes the office, the Law or the reward, or pays for the defeat: one, or nobody.
    If there are several, the decider names one of them."""
    decider: Seat | None
    battle: BattleView | None
    """Only in a Conflict."""


class WindowView(Value):
    """MA-14.2: a window or pause in which players act one after another."""

    kind: str
    place: str
    """What it is about; empty for a window of the whole phase."""
    seat: Seat
    """Whose turn it is, even while somebody else has to answer."""
    rest: tuple[Seat, ...]
    """Those whose turn may still come, in order."""


def contest_view(game: Magnaci) -> ContestView | None:
    """The contest or Conflict that is being resolved, if cards lie open."""
    if all(player.shown is None for player in game.players):
        return None
    place = contested(game)
    if place is None:
        return None
    return conflict_view(game, place) if place in SLOTS else influence_view(game, place)


def contested(game: Magnaci) -> str | None:
    """Where cards lie open: they are about to be compared, or the Primate has to name somebody."""
    for step in reversed(game.agenda):
        match step:
            case OfficeContest(office):
                return office
            case LawContest(place) | TieBreak(place=place):
                return place
            case Verdict(slot):
                return SLOTS[slot]
            case _:
                pass
    return None


def decider(game: Magnaci, falls_to: tuple[Seat, ...]) -> Seat | None:
    """MA-17.2: the Primate, if there is a choice."""
    primates = [seat for seat, player in enumerate(game.players) if PRIMATE in player.offices]
    return primates[0] if primates and len(falls_to) > 1 else None


def influence_view(game: Magnaci, place: str) -> ContestView:
    """MA-7.5, MA-8.3: a contest for an office or a Law."""
    sides = [
        Side(seat, player.shown, player.modifier, total)
        for seat, player in enumerate(game.players)
        if (total := influence(game, seat)) is not None
    ]
    falls_to = winners(game, place)
    return ContestView(
        place=place,
        subject=subject_at(game, place),
        sides=tuple(sides),
        leaders=most_influential(game),
        falls_to=falls_to,
        decider=decider(game, falls_to),
        battle=None,
    )


def conflict_view(game: Magnaci, place: str) -> ContestView:
    """MA-10.2 to MA-10.14: a Conflict."""
    conflict = conflict_at(game, SLOTS.index(place))
    sides = [
        Side(seat, player.shown, player.modifier, card_strength(game, seat))
        for seat, player in enumerate(game.players)
    ]
    battle = battle_view(game, conflict)
    falls_to = rewarded(game, conflict) if battle.won else penalised(game, conflict)
    return ContestView(
        place=place,
        subject=conflict.id,
        sides=tuple(sides),
        leaders=with_strength(game, max),
        falls_to=falls_to,
        decider=decider(game, falls_to),
        battle=battle,
    )


def battle_view(game: Magnaci, conflict: Conflict) -> BattleView:
    """MA-10.4 to MA-10.8: strength with all its parts, against the Scale."""
    province = conflict.province
    strength, scale = commonwealth_strength(game, province), SCALE[game.seat_count][conflict.id]
    parts = modifier_parts(province, circumstances(game, province))
    return BattleView(
        province=province,
        cards=strength - sum(each for _, each in parts),
        parts=tuple(Part(*each) for each in parts),
        strength=strength,
        scale=scale,
        won=strength >= scale,
        lowest=with_strength(game, min),
    )


def window_view(game: Magnaci) -> WindowView | None:
    """The window or pause that is open, also while somebody else has to answer."""
    for step in reversed(game.agenda):
        match step:
            case Turn(seat, kind, place, rest):
                return WindowView(kind, place, seat, rest)
            case Circuit(kind, place, (seat, *rest)):
                return WindowView(kind, place, seat, tuple(rest))
            case PlaceEstates() if step.source != step.rule:
                return None
            case _ if not isinstance(step, INTERRUPTIONS):
                return None
    return None
