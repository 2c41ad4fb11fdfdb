"""Sigismundus Augustus: what the neighbouring countries promise to everybody."""

from __future__ import annotations

import math
from functools import lru_cache

from ..games.sigismundus.cards import ACTS, COUNTRIES, COUNTRY, SPACES
from ..games.sigismundus.components import CountryId
from ..games.sigismundus.game import CROWNED, Sigismundus
from ..games.sigismundus.scoring import points_of
from ..games.sigismundus.tracks import moved
from ..kernel.values import Seat, Value, swapped
from .sigismundus_mind import BEFORE_SCORING, Mind, rounds_until
from .sigismundus_rates import rate

SETTLED, CLIENTS, NOW, SOON, LATER = range(5)
"""How far a country is from being scored; places in `Weights.spread`."""
FAR = 2
"""Rounds to come after which it is later rather than soon."""
LATE = 0.5
"""A lead over who has no marker, in a country that is scored in this round."""
REMEMBERED = 50_000


class Chart(Value):
    """What lies on the map."""

    directions: tuple[CountryId, ...]
    crowned: tuple[bool, ...]
    influence: tuple[tuple[int, ...], ...]
    pacts: tuple[CountryId, ...]


def chart_of(game: Sigismundus) -> Chart:
    return Chart(game.directions, game.crowned, game.influence, game.pacts)


def placed(chart: Chart, seat: Seat, country: CountryId, markers: int) -> Chart:
    """House markers more, and the country goes one space to the left."""
    at = COUNTRY[country]
    row = swapped(chart.influence[at], seat, chart.influence[at][seat] + markers)
    to = max(0, chart.directions.index(country) - 1)
    return Chart(
        moved(chart.directions, country, to),
        chart.crowned,
        swapped(chart.influence, at, row),
        chart.pacts,
    )


def with_crown(chart: Chart, country: CountryId) -> Chart:
    crowned = swapped(chart.crowned, COUNTRY[country], CROWNED)
    return Chart(chart.directions, crowned, chart.influence, chart.pacts)


def moved_to(chart: Chart, country: CountryId, space: int) -> Chart:
    directions = moved(chart.directions, country, space)
    return Chart(directions, chart.crowned, chart.influence, chart.pacts)


def with_pact(chart: Chart, country: CountryId) -> Chart:
    return Chart(chart.directions, chart.crowned, chart.influence, (*chart.pacts, country))


def outlook(mind: Mind, chart: Chart) -> float:
    """Own points of all countries, less what those of the rivals hurt."""
    if chart in mind.memo:
        return mind.memo[chart]
    total = 0.0
    for country in COUNTRIES:
        values = promised(mind, chart, country)
        total += sum([share * value for share, value in zip(mind.shares, values, strict=True)])
    mind.memo[chart] = total
    return total


def promised(mind: Mind, chart: Chart, country: CountryId) -> list[float]:
    """The points, and the seal, that each seat may expect of a country."""
    at = COUNTRY[country]
    markers = chart.influence[at]
    if not any(markers):
        return [0.0] * len(markers)
    when = distance(mind, chart, country)
    first, second = values(mind, chart, country)
    seal = seal_worth(mind, country)
    if when == SETTLED:
        points = points_of(markers, int(first), int(second))
        most = max(markers)
        return [vp + seal * (count == most) for vp, count in zip(points, markers, strict=True)]
    share = 1.0 if chart.crowned[at] else mind.weights.waiting
    return [
        share * (lead * (first + seal) + next_to * second)
        for lead, next_to in ranks(markers, mind.weights.spread[when])
    ]


def distance(mind: Mind, chart: Chart, country: CountryId) -> int:
    """How much may still happen before a country is scored."""
    game = mind.game
    if not chart.crowned[COUNTRY[country]]:
        return SOON if mind.left <= FAR else LATER
    if country in chart.pacts or game.phase in ("sejm", "scoring"):
        return SETTLED
    return NOW if game.phase in BEFORE_SCORING else CLIENTS


def values(mind: Mind, chart: Chart, country: CountryId) -> tuple[float, float]:
    """The values of its space, with the Act in mind that may raise them."""
    space = SPACES[chart.directions.index(country)]
    first, second = float(space.first), float(space.second)
    for act in mind.game.sessions:
        effect = ACTS[act].effect
        if effect.op == "country_value_bonus" and effect.country == country:
            chance = float(act in mind.game.acts)
            if rounds_until(mind, act) == 0 and mind.game.phase != "sejm":
                chance = mind.weights.passes
            first, second = first + chance * effect.first, second + chance * effect.second
    return first, second


@lru_cache(REMEMBERED)
def ranks(markers: tuple[int, ...], spread: float) -> tuple[tuple[float, float], ...]:
    """For each seat the chance to have the most markers, and the second most."""
    found = []
    for seat, mine in enumerate(markers):
        ahead = [
            before(mine, theirs, spread) for other, theirs in enumerate(markers) if other != seat
        ]
        lead = math.prod(ahead)
        second = 0.0
        for at, chance in enumerate(ahead):
            second += (1 - chance) * math.prod(ahead[:at]) * math.prod(ahead[at + 1 :])
        found.append((lead, second) if mine else (0.0, 0.0))
    return tuple(found)


def before(mine: int, theirs: int, spread: float) -> float:
    """The chance to stay ahead of somebody; who is not there yet may hardly come in time."""
    lead = mine - theirs + (LATE if not theirs and spread < 1 else 0.0)
    return 1 / (1 + math.exp(-2 * lead / spread))


def seal_worth(mind: Mind, country: CountryId) -> float:
    """What the bonus of a seal brings until somebody else gets it."""
    rounds = min(mind.left, mind.weights.seal_rounds)
    return rounds * rate(mind, COUNTRIES[country].seal)
