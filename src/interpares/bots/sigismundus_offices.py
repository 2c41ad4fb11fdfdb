"""Sigismundus Augustus: what offices are worth to a player, by the rounds that are left."""

from __future__ import annotations

from itertools import groupby

from ..games.sigismundus.cards import FIGURES, OFFICES
from ..games.sigismundus.components import OfficeId
from ..games.sigismundus.incompatibilitas import in_force
from ..kernel.values import Seat
from .sigismundus_mind import Mind, act_with, rounds_until
from .sigismundus_rates import rate

ONE_PER_KIND = act_with("one_office_per_kind")
TREASURERS = frozenset(
    [
        office
        for office, card in OFFICES.items()
        if any(each.op == "income_from_offices" for each in card.abilities)
    ]
)


def office_gain(mind: Mind, seat: Seat, office: OfficeId) -> float:
    """What an office adds to those a player has."""
    offices = mind.game.players[seat].offices
    return senate(mind, seat, (*offices, office)) - senate(mind, seat, offices)


def office_loss(mind: Mind, seat: Seat, office: OfficeId) -> float:
    """What a player loses with an office."""
    offices = mind.game.players[seat].offices
    rest = tuple([each for each in offices if each != office])
    return senate(mind, seat, offices) - senate(mind, seat, rest)


def senate(mind: Mind, seat: Seat, offices: tuple[OfficeId, ...]) -> float:
    """Offices together: prestige and abilities of those that can be kept, and the best income."""
    known = (seat, offices)
    if known not in mind.memo:
        mind.memo[known] = together(mind, seat, offices)
    return mind.memo[known]


def together(mind: Mind, seat: Seat, offices: tuple[OfficeId, ...]) -> float:
    worths = {office: alone(mind, seat, office) for office in offices}
    total = sum([kept * worths[office] for office, kept in chances(mind, worths).items()])
    return total + mind.weights.ducat * income(mind, offices)


def chances(mind: Mind, worths: dict[OfficeId, float]) -> dict[OfficeId, float]:
    """Incompatibilitas: of each kind the best one is kept, the others as long as they may be."""
    found: dict[OfficeId, float] = {}
    ordered = sorted(worths, key=lambda each: (OFFICES[each].kind, -worths[each]))
    for _, group in groupby(ordered, key=lambda each: OFFICES[each].kind):
        best, *others = group
        found[best] = 1.0
        if others:
            found.update(dict.fromkeys(others, spare_share(mind)))
    return found


def spare_share(mind: Mind) -> float:
    """How much of a second office of a kind is expected to be of use."""
    if in_force(mind.game):
        return 0.0
    wait = rounds_until(mind, ONE_PER_KIND)
    if wait is None:
        return 1.0
    lost = max(0, mind.scorings - wait) / max(1, mind.scorings)
    return 1.0 - mind.weights.passes * lost


def alone(mind: Mind, seat: Seat, office: OfficeId) -> float:
    """What it is worth to anybody, and the ribbon that counts such offices."""
    return to_anybody(mind, office) + ribbons(mind, seat, office)


def to_anybody(mind: Mind, office: OfficeId) -> float:
    """Prestige x scorings, and the ability x rounds."""
    if office not in mind.memo:
        prestige = by_side(mind, office, mind.scorings, "prestige")
        mind.memo[office] = prestige + mind.left * ability(mind, office)
    return mind.memo[office]


def by_side(mind: Mind, office: OfficeId, times: int, part: str) -> float:
    """A value of an office so many times, with the Act in mind that may turn it."""
    now: int = getattr(mind.game.side(office), part)
    act = OFFICES[office].flip_act
    wait = rounds_until(mind, act) if act else None
    if wait is None:
        return float(now * times)
    later: int = getattr(mind.game.office(office).back, part)
    turned = max(0, times - wait)
    return now * times - mind.weights.passes * (now - later) * turned


def ability(mind: Mind, office: OfficeId) -> float:
    """What an office can do in a round."""
    return sum([rate(mind, each) for each in OFFICES[office].abilities])


def ribbons(mind: Mind, seat: Seat, office: OfficeId) -> float:
    """Points at the end for offices of this kind."""
    counted = f"{OFFICES[office].kind}_offices"
    total = 0.0
    for held in mind.game.players[seat].figures:
        score = FIGURES[held.figure].score
        if score and score.item == counted and isinstance(score.vp, int):
            total += score.vp
    return total


def income(mind: Mind, offices: tuple[OfficeId, ...]) -> float:
    """The best income in the rounds to come; with the Treasurer the best two."""
    several = not TREASURERS.isdisjoint(offices)
    found = sorted([yearly(mind, office) for office in offices])
    return sum(found[-2 if several else -1 :])


def yearly(mind: Mind, office: OfficeId) -> float:
    """The income of an office in the rounds to come."""
    known = (office, "income")
    if known not in mind.memo:
        mind.memo[known] = by_side(mind, office, mind.left, "income")
    return mind.memo[known]
