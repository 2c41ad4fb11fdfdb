"""SI-MAR: a daughter is married off to a city, with a dowry."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat
from .actions import Marry
from .alliances import DrawFaceDown
from .cards import CITIES, FACTS, MARRIAGE_ROW, ROWS
from .cities import city_of, lowest_free, settle, why_not_there
from .decisions import Question
from .events import Married
from .gains import score
from .game import Player, Signorie
from .missions import claim

MARRY = {
    (city, dowry): Marry(city, dowry)
    for city in CITIES
    for dowry in range(min(CITIES[city].spaces), FACTS.dowry_max + 1)
}


def marriages(game: Signorie, player: Player) -> list[Action]:
    """SI-MAR.1, SI-MAR.2: every city with every dowry from its lowest empty space on."""
    most = min(FACTS.dowry_max, player.florins)
    return [
        MARRY[city.id, dowry]
        for city in game.cities
        if city.free is not None
        for dowry in range(city.free, most + 1)
    ]


def why_no_marriage(game: Signorie, player: Player, rule: str) -> Illegal | None:
    """SI-FUL.4: why no daughter can be married off anywhere."""
    lowest = lowest_free(game)
    if not player.women:
        return Illegal("no-woman-in-pool", rule=rule)
    if lowest is None:
        return Illegal("cities-are-full", rule=rule)
    if player.florins < lowest:
        return Illegal("no-florins-for-dowry", rule=rule, florins=player.florins, value=lowest)
    return None


class MarryOff(Question):
    """SI-MAR.1, SI-MAR.2: a city with an empty space, and the dowry."""

    rule = "SI-MAR.1"
    by: str
    facedown: bool = False
    """SI-HEL.6: a token is drawn face down instead of the city's."""

    def options(self, game: Signorie, seat: Seat) -> list[Action]:
        return marriages(game, game.players[seat])

    def facts(self, game: Signorie, seat: Seat | None) -> dict[str, Any]:
        return {"by": self.by, "facedown": self.facedown}

    def refusal(self, game: Signorie, seat: Seat, action: Action) -> Illegal:
        if not isinstance(action, Marry):
            return super().refusal(game, seat, action)
        if wrong := why_not_there(game, action.city):
            return wrong
        if action.dowry > FACTS.dowry_max:
            return Illegal("dowry-too-high", rule="SI-MAR.2", most=FACTS.dowry_max)
        city, florins = city_of(game, action.city), game.players[seat].florins
        if action.dowry > florins:
            return Illegal("not-so-many-florins", rule="SI-MAR.2", florins=florins)
        return Illegal("dowry-too-low", rule="SI-MAR.2", value=city.free if city else 0)

    def decide(self, game: Signorie, seat: Seat, action: Marry) -> None:
        """SI-MAR.3: the dowry is paid and brings its VP."""
        city = next(each for each in game.cities if each.id == action.city)
        player = game.players[seat]
        vp = FACTS.dowry_vp_per_florin * action.dowry
        player.women -= 1
        player.florins -= action.dowry
        settle(game, city, seat, "woman")
        score(game, seat, vp, "dowry")
        game.tell(Married(seat, action.city, action.dowry, vp))
        if self.facedown:
            game.then(DrawFaceDown(seat, ROWS[MARRIAGE_ROW]))
        else:
            claim(game, seat, city, "marriage", MARRIAGE_ROW)
