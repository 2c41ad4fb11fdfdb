"""Sigismundus Augustus: what Figures are worth, and the gold that guards them."""

from __future__ import annotations

from ..games.sigismundus.card_types import Ribbon
from ..games.sigismundus.cards import COUNTRY, FIGURES
from ..games.sigismundus.components import FigureId
from ..games.sigismundus.ending import ribbon_points
from ..kernel.values import Seat
from .sigismundus_abroad import chart_of, distance, ranks
from .sigismundus_mind import Mind
from .sigismundus_rates import rate

RIBBONS = [figure for figure, card in FIGURES.items() if card.score]
PLACE = {figure: at for at, figure in enumerate(RIBBONS)}
"""The place of each golden ribbon in `Weights.usual`."""


def figure_worth(mind: Mind, seat: Seat, figure: FigureId) -> float:
    """Ribbons by what they will count, abilities by rounds left."""
    card = FIGURES[figure]
    if card.score:
        return ribbon_worth(mind, seat, figure, card.score)
    total = 0.0
    for each in card.abilities:
        times = mind.scorings if each.when == "scoring.offices" else mind.left
        total += times * rate(mind, each)
    return total


def ribbon_worth(mind: Mind, seat: Seat, figure: FigureId, ribbon: Ribbon) -> float:
    """Between what a ribbon usually counts and what it counts now, by the rounds left."""
    now = float(ribbon_points(mind.game, seat, ribbon))
    if ribbon.item == "figures_controlled" and not mind.game.players[seat].controls(figure):
        now += 1
    if ribbon.item == "seals_held" and not mind.left and isinstance(ribbon.vp, int):
        now = ribbon.vp * last_seals(mind, seat)
    usual = mind.weights.usual[PLACE[figure]]
    far = mind.left / (mind.left + mind.weights.sight)
    return far * usual + (1 - far) * now


def last_seals(mind: Mind, seat: Seat) -> float:
    """In the last round every country is scored, and its seal with it."""
    if mind.game.phase == "maintenance":
        return float(len(mind.game.seals_of(seat)))
    chart, total = chart_of(mind.game), 0.0
    for country, at in COUNTRY.items():
        markers = chart.influence[at]
        if any(markers):
            spread = mind.weights.spread[distance(mind, chart, country)]
            total += ranks(markers, spread)[seat][0]
        else:
            total += mind.game.seals[at] == seat
    return total


def guarded(mind: Mind, worth: float, gold: int) -> float:
    """Of a Figure with so much gold on it, what will be left after others were tempted."""
    return worth * (1 - mind.weights.theft / (1 + gold))


def taking(mind: Mind, figure: FigureId, gold: int) -> float:
    """An open Figure, which nobody else gets then."""
    own = guarded(mind, figure_worth(mind, mind.seat, figure), gold)
    others = [figure_worth(mind, seat, figure) for seat in mind.rivals]
    denied = mind.weights.rival * max(others) * mind.weights.denied
    return own + denied - gold * mind.ducat


def changing_hands(mind: Mind, owner: Seat, figure: FigureId, gold: int) -> float:
    """A Figure of a rival: what one gains and he loses."""
    own = guarded(mind, figure_worth(mind, mind.seat, figure), gold)
    return own - mind.shares[owner] * figure_worth(mind, owner, figure)
