"""SA-17: prestige and crowned countries are scored."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat, swapped
from .abilities import total
from .actions import AwardSeal
from .cards import ACTS, COUNTRY, SPACES
from .components import CountryId
from .decisions import Question
from .gains import score
from .game import PLAIN, Sigismundus
from .initiative import begin
from .sejm_events import CountryScored, PrestigeScored, SealAwarded


class Scoring(Step):
    """SA-17.1, SA-17.2: offices first, then the crowned countries from space 1 on."""

    def resolve(self, game: Sigismundus) -> None:
        begin(game, "scoring")
        for seat in game.order:
            score_prestige(game, seat)
        crowned = [country for country in game.directions if game.crowned[COUNTRY[country]]]
        game.then(*(ScoreCountry(country) for country in crowned))


def prestige(game: Sigismundus, seat: Seat) -> int:
    """SA-17.1: of all offices, on the side they show."""
    return sum([game.side(office).prestige for office in game.players[seat].offices])


def score_prestige(game: Sigismundus, seat: Seat) -> None:
    """SA-17.1: prestige and bonuses."""
    bonus = total(game, seat, "scoring.offices", "gain_vp")
    vp = prestige(game, seat) + bonus
    score(game, seat, vp, "offices")
    game.tell(PrestigeScored(seat, vp, bonus))


def values_of(game: Sigismundus, country: CountryId) -> tuple[int, int]:
    """SA-17.4, SA-17.10: for the most and the second most markers."""
    space = SPACES[game.space(country)]
    first, second = space.first, space.second
    for act in game.acts:
        effect = ACTS[act].effect
        if effect.op == "country_value_bonus" and effect.country == country:
            first, second = first + effect.first, second + effect.second
    return first, second


def points_of(markers: tuple[int, ...], first: int, second: int) -> tuple[int, ...]:
    """SA-17.3 to SA-17.7: what a country is worth to each seat."""
    most = max(markers)
    if not most:
        return (0,) * len(markers)
    leaders = markers.count(most)
    if leaders > 1:
        return tuple([(first + second) // leaders if each == most else 0 for each in markers])
    next_most = max([each for each in markers if each != most])
    seconds = markers.count(next_most)
    return tuple(
        [
            first if each == most else second // seconds if each and each == next_most else 0
            for each in markers
        ]
    )


class ScoreCountry(Step):
    """SA-17.3 to SA-17.9: points, the seal, and the marker turns to its plain side."""

    country: CountryId

    def resolve(self, game: Sigismundus) -> None:
        at = COUNTRY[self.country]
        markers = game.influence[at]
        first, second = values_of(game, self.country)
        points = points_of(markers, first, second)
        for seat, vp in enumerate(points):
            score(game, seat, vp, "countries")
        space = game.space(self.country) + 1
        game.tell(CountryScored(self.country, space, first, second, markers, points))
        for seat, count in enumerate(markers):
            game.players[seat].markers += count
        game.influence = swapped(game.influence, at, (0,) * len(markers))
        game.crowned = swapped(game.crowned, at, PLAIN)
        leaders = tuple([seat for seat in game.order if markers[seat] == max(markers)])
        if not max(markers):
            return
        if len(leaders) == 1:
            award_seal(game, leaders[0], self.country, None)
        else:
            game.then(ChooseSealHolder(game.representative, self.country, leaders))


def award_seal(game: Sigismundus, seat: Seat, country: CountryId, decided_by: Seat | None) -> None:
    """SA-17.8: a marker of the stock goes on the seal; the one there returns to its owner."""
    at = COUNTRY[country]
    before = game.seals[at]
    if before is not None:
        game.players[before].markers += 1
    game.players[seat].markers -= 1
    game.seals = swapped(game.seals, at, seat)
    game.tell(SealAwarded(seat, country, decided_by))


class ChooseSealHolder(Question):
    """SA-17.8: among those tied for most the Royal Representative chooses."""

    rule = "SA-17.8"
    country: CountryId
    tied: tuple[Seat, ...]

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [AwardSeal(winner) for winner in self.tied]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, object]:
        return {"country": self.country, "tied": self.tied}

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        if isinstance(action, AwardSeal):
            return Illegal("not-tied", rule="SA-17.8", tied=self.tied)
        return None

    def decide(self, game: Sigismundus, seat: Seat, action: AwardSeal) -> None:
        award_seal(game, action.winner, self.country, seat)
