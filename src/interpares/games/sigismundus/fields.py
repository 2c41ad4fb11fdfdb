"""SA-11: the action fields: what they cost, what can be done there, and why not."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat
from .abilities import total, working
from .actions import (
    VISIT_ACADEMY,
    Agitate,
    Block,
    BribeFigure,
    CallBanners,
    Farm,
    HoldFeast,
    MarkOffice,
    SendEnvoy,
    TakeFigure,
    VisitAcademy,
)
from .board_types import When
from .cards import FIELD, FIELDS, FIGURES, NUMBERS, OFFICES, UNIT
from .components import UNITS, FieldId
from .foreign_policy import open_countries, why_no_marker
from .game import Sigismundus
from .patronage import bribe_price, patron
from .policy_decks import INTERNAL, drawable, multisets, why_not_discard


def discount(game: Sigismundus, seat: Seat) -> int:
    """SA-11.3: what the Court Marshal saves."""
    return sum(
        [
            each.ducats
            for _, each in working(game, seat, "actions")
            if each.op == "occupied_field_discount"
        ]
    )


def price(game: Sigismundus, field: FieldId, less: int) -> int:
    """SA-11.3: a ducat for every client on the field, less the discount."""
    clients = len(game.fields[FIELD[field]])
    return max(0, clients * NUMBERS.occupied_field_cost_per_client - less)


def entry(game: Sigismundus, seat: Seat, field: FieldId) -> int:
    """SA-11.3: what a player pays to enter a field."""
    return price(game, field, discount(game, seat))


def can_enter(game: Sigismundus, seat: Seat) -> bool:
    """SA-11.5: whether a player can pay for any field."""
    fewest = min([len(game.fields[FIELD[field]]) for field in game.fields_in_play])
    ducats = game.players[seat].ducats + discount(game, seat)
    return fewest * NUMBERS.occupied_field_cost_per_client <= ducats


def affordable(game: Sigismundus, seat: Seat) -> dict[FieldId, int]:
    """SA-11.4: the fields in play a player can pay for, with their prices."""
    ducats, less = game.players[seat].ducats, discount(game, seat)
    prices = {field: price(game, field, less) for field in game.fields_in_play}
    return {field: cost for field, cost in prices.items() if cost <= ducats}


# What can be done on each field


def envoys(game: Sigismundus, seat: Seat, ducats: int) -> list[Action]:
    """SA-11.7"""
    if not game.players[seat].markers:
        return []
    return [SendEnvoy(country) for country in open_countries(game)]


def patronages(game: Sigismundus, seat: Seat, ducats: int) -> list[Action]:
    """SA-11.8, SA-11.4: an open Figure, or one of another patron; only this may be declined."""
    found: list[Action] = [
        TakeFigure(figure, gold) for figure in game.open_figures for gold in range(ducats + 1)
    ]
    for other, player in enumerate(game.players):
        if other != seat:
            found += [
                BribeFigure(each.figure) for each in player.figures if bribe_price(each) <= ducats
            ]
    return [*found, Block("patronage")]


def banners(game: Sigismundus, seat: Seat, ducats: int) -> list[Action]:
    """SA-11.10"""
    return [CallBanners(unit) for unit in UNITS if game.units_left(UNIT[unit])]


def vacancies(game: Sigismundus, seat: Seat, ducats: int) -> list[Action]:
    """SA-11.11"""
    if not game.players[seat].markers:
        return []
    marked = [each.office for each in game.marked]
    return [MarkOffice(office) for office in game.available if office not in marked]


def feasts(game: Sigismundus, seat: Seat, ducats: int) -> list[Action]:
    """SA-11.12, SA-11.16: any number of Internal cards, also more than there are spaces."""
    cards = game.players[seat].cards(INTERNAL)
    return [HoldFeast(chosen) for chosen in multisets(cards, len(cards))]


def academies(game: Sigismundus, seat: Seat, ducats: int) -> list[Action]:
    """SA-11.13"""
    return [VISIT_ACADEMY] if drawable(game) else []


def farms(game: Sigismundus, seat: Seat, ducats: int) -> list[Action]:
    """SA-11.14"""
    return [Farm("economist")]


def second_farms(game: Sigismundus, seat: Seat, ducats: int) -> list[Action]:
    """SA-11.6, SA-11.14"""
    return [Farm("economist_five")]


def agitations(game: Sigismundus, seat: Seat, ducats: int) -> list[Action]:
    """SA-11.15, SA-11.16: any number of ducats, also more than there are spaces."""
    return [Agitate(paid) for paid in range(ducats + 1)]


ON_FIELD: dict[FieldId, Callable[[Sigismundus, Seat, int], list[Action]]] = {
    "envoy": envoys,
    "patronage": patronages,
    "calling_banners": banners,
    "vacancy": vacancies,
    "nobles_feast": feasts,
    "academy": academies,
    "economist": farms,
    "economist_five": second_farms,
    "parliamentary_agitation": agitations,
}
"""What a player with so many ducats left can do on each field."""


def free_steps(game: Sigismundus, seat: Seat, when: When) -> int:
    """SA-11.12, SA-11.15: steps that cost nothing."""
    return 1 + total(game, seat, when, "extra_free_step")


def field_of(action: Action) -> FieldId | None:
    """The field a client goes to with this action."""
    match action:
        case SendEnvoy():
            return "envoy"
        case TakeFigure() | BribeFigure():
            return "patronage"
        case CallBanners():
            return "calling_banners"
        case MarkOffice():
            return "vacancy"
        case HoldFeast():
            return "nobles_feast"
        case VisitAcademy():
            return "academy"
        case Agitate():
            return "parliamentary_agitation"
        case Farm(field) | Block(field):
            return field
        case _:
            return None


# Why not


def why_no_entry(game: Sigismundus, seat: Seat, field: FieldId) -> Illegal | None:
    """SA-3.12, SA-11.3: why a client cannot stand on a field."""
    if field not in FIELDS:
        return Illegal("no-such-field", rule="SA-11.2", field=field)
    if field not in game.fields_in_play:
        return Illegal("field-out-of-play", rule="SA-3.12", field=field)
    cost, ducats = entry(game, seat, field), game.players[seat].ducats
    if cost > ducats:
        return Illegal("cannot-enter", rule="SA-11.3", cost=cost, ducats=ducats)
    return None


def why_no_action(game: Sigismundus, seat: Seat, action: Action) -> Illegal | None:
    """SA-11.4 to SA-11.16: why this cannot be done on its field."""
    match action:
        case SendEnvoy(country):
            return why_no_marker(game, seat, country, "SA-11.7")
        case TakeFigure(figure, gold):
            return why_not_take(game, seat, figure, gold)
        case BribeFigure(figure):
            return why_no_bribe(game, seat, figure)
        case CallBanners(unit):
            return Illegal("no-such-unit-left", rule="SA-2.1", unit=unit)
        case MarkOffice(office):
            return why_not_mark(game, seat, office)
        case HoldFeast(cards):
            return why_no_feast(game, seat, cards)
        case VisitAcademy():
            return Illegal("no-cards-anywhere", rule="SA-2.7")
        case Agitate(ducats):
            return why_not_agitate(game, seat, ducats)
        case Block(field):
            return Illegal("must-act", rule="SA-11.4", field=field)
        case _:
            return None


def why_not_take(game: Sigismundus, seat: Seat, figure: str, gold: int) -> Illegal:
    """SA-11.8"""
    if figure not in FIGURES:
        return Illegal("no-such-figure", rule="SA-11.8", figure=figure)
    if figure not in game.open_figures:
        return Illegal("not-open", rule="SA-11.8", figure=figure)
    if gold < 0:
        return Illegal("negative-ducats", rule="SA-11.8")
    ducats = game.players[seat].ducats - entry(game, seat, "patronage")
    return Illegal("so-much-gold", rule="SA-11.8", gold=gold, ducats=ducats)


def why_no_bribe(game: Sigismundus, seat: Seat, figure: str) -> Illegal:
    """SA-11.8"""
    if figure not in FIGURES:
        return Illegal("no-such-figure", rule="SA-11.8", figure=figure)
    who = patron(game, figure)
    if who is None:
        return Illegal("has-no-patron", rule="SA-11.8", figure=figure)
    if who == seat:
        return Illegal("own-figure", rule="SA-11.8", figure=figure)
    held = next(each for each in game.players[who].figures if each.figure == figure)
    ducats = game.players[seat].ducats - entry(game, seat, "patronage")
    return Illegal("cannot-bribe", rule="SA-11.8", cost=bribe_price(held), ducats=ducats)


def why_not_mark(game: Sigismundus, seat: Seat, office: str) -> Illegal:
    """SA-11.11, SA-2.6"""
    if office not in OFFICES:
        return Illegal("no-such-office", rule="SA-11.11", office=office)
    holder = game.holder(office)
    if holder is not None:
        return Illegal("office-is-held", rule="SA-11.11", office=office, holder=holder)
    if game.marker_on(office) is not None:
        return Illegal("office-is-marked", rule="SA-11.11", office=office)
    return Illegal("no-markers", rule="SA-2.6")


def why_no_feast(game: Sigismundus, seat: Seat, cards: tuple[str, ...]) -> Illegal:
    """SA-11.12"""
    refusal = why_not_discard(game.players[seat].hand, cards, INTERNAL, "SA-11.12")
    return refusal or Illegal("cards-in-order", rule="SA-11.12")


def why_not_agitate(game: Sigismundus, seat: Seat, ducats: int) -> Illegal:
    """SA-11.15"""
    if ducats < 0:
        return Illegal("negative-ducats", rule="SA-11.15")
    left = game.players[seat].ducats - entry(game, seat, "parliamentary_agitation")
    return Illegal("cannot-pay", rule="SA-11.15", cost=ducats, ducats=left)
