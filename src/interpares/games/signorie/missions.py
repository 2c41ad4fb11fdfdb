"""SI-MIS: an educated son is sent to a city."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat
from .actions import Mission
from .alliances import DrawFaceDown, fits, put_face_up
from .cards import CAREER_VP, CAREERS, CITIES, ROW
from .careers import leave
from .cities import city_of, empty_slot, lowest_free, settle, token_in, why_not_there
from .decisions import Question
from .events import MissionDone, TokenLeft
from .gains import score
from .game import City, Player, Signorie

MISSION = {
    (career, rank, city): Mission(career, rank, city)
    for career in CAREERS
    for rank in CAREER_VP
    for city in CITIES
}


def missions(game: Signorie, player: Player) -> list[Action]:
    """SI-MIS.1, SI-MIS.2: every man with every city whose lowest empty space he may take."""
    open_cities = [(each.id, each.free) for each in game.cities if each.free is not None]
    return [
        MISSION[career, rank, city]
        for career, ranks in zip(CAREERS, player.careers, strict=True)
        for rank in dict.fromkeys(ranks)
        for city, value in open_cities
        if value <= rank
    ]


def why_no_mission(game: Signorie, player: Player, rule: str) -> Illegal | None:
    """SI-FUL.5: why nobody can be sent anywhere."""
    highest = max((rank for ranks in player.careers for rank in ranks), default=0)
    lowest = lowest_free(game)
    if lowest is None:
        return Illegal("cities-are-full", rule=rule)
    if not highest:
        return Illegal("nobody-in-a-career", rule=rule)
    if highest < lowest:
        return Illegal("rank-too-low", rule=rule, rank=highest, value=lowest)
    return None


class SendOnMission(Question):
    """SI-MIS.1: one of your men in a career, and a city with an empty space."""

    rule = "SI-MIS.1"
    by: str
    facedown: bool = False
    """SI-HEL.6: a token is drawn face down instead of the city's."""

    def options(self, game: Signorie, seat: Seat) -> list[Action]:
        return missions(game, game.players[seat])

    def facts(self, game: Signorie, seat: Seat | None) -> dict[str, Any]:
        return {"by": self.by, "facedown": self.facedown}

    def refusal(self, game: Signorie, seat: Seat, action: Action) -> Illegal:
        if not isinstance(action, Mission):
            return super().refusal(game, seat, action)
        if action.career not in CAREERS:
            return Illegal("no-such-track", rule="SI-ADV.1", track=action.career)
        if action.rank not in game.players[seat].careers[ROW[action.career]]:
            return Illegal("no-man-there", rule="SI-MIS.1", track=action.career, rank=action.rank)
        city = city_of(game, action.city)
        return why_not_there(game, action.city) or Illegal(
            "rank-too-low", rule="SI-MIS.2", rank=action.rank, value=city.free if city else 0
        )

    def decide(self, game: Signorie, seat: Seat, action: Mission) -> None:
        """SI-MIS.2, SI-MIS.3: he takes the lowest empty space; his old one brings its VP."""
        city = next(each for each in game.cities if each.id == action.city)
        vp = CAREER_VP[action.rank]
        leave(game.players[seat], action.career, action.rank)
        settle(game, city, seat, "man")
        score(game, seat, vp, "mission")
        game.tell(MissionDone(seat, action.career, action.rank, action.city, vp))
        if self.facedown:
            game.then(DrawFaceDown(seat, action.career))
        else:
            claim(game, seat, city, "mission", ROW[action.career])


def claim(game: Signorie, seat: Seat, city: City, slot: str, row: int) -> None:
    """SI-MIS.4, SI-MAR.4: the token in the slot is taken if it fits, and stays if not."""
    token = token_in(city, slot)
    if token is None:
        return
    if fits(game.players[seat], row, token):
        empty_slot(game, city.id, slot)
        put_face_up(game, seat, row, token)
    else:
        game.tell(TokenLeft(seat, token, city.id, slot))
