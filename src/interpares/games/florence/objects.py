"""PF-5: what each auctioned object does."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat, swapped
from .actions import DECLINE, Choose, Place, Recruit
from .building import CELLS, PLACE, has_room, landscape_room, lay_landscape, why_not_landscape
from .cards import (
    ARCHITECTS,
    LANDSCAPE,
    LANDSCAPE_OBJECT,
    LANDSCAPES,
    MOST_ARCHITECTS,
    NUMBERS,
)
from .components import ObjectId, TileId
from .decisions import Question
from .events import ObjectBought
from .game import Florence
from .looking import Look
from .money import gain, pay
from .recruitment import RECRUIT, recruit, recruitable, why_not_recruit

CHOOSE = {each: Choose(each) for each in LANDSCAPES}


def left_of(game: Florence, thing: ObjectId) -> int:
    """PF-4.3: how many of an object its stack still holds."""
    match thing:
        case "jester":
            return game.jesters_left
        case "architect":
            return game.architects_left
        case "prestige_card":
            return len(game.prestige_deck)
        case "recruitment_card":
            return game.recruits_left
        case _ if thing == LANDSCAPE_OBJECT:
            return sum(game.landscapes_left)
        case _:
            return game.landscapes_left[LANDSCAPE[thing]]


def why_not_take(game: Florence, seat: Seat, thing: ObjectId) -> Illegal | None:
    """PF-4.3, PF-5.2, PF-5.7: why this player may not take an object, whatever its price."""
    if thing == "architect" and game.players[seat].architects >= MOST_ARCHITECTS:
        return Illegal("enough-architects", rule="PF-5.7", most=MOST_ARCHITECTS)
    if thing == LANDSCAPE_OBJECT and not placeable(game, seat):
        return Illegal("no-room", rule="PF-5.2", object=thing)
    if thing in LANDSCAPES and not has_room(game, seat, thing):
        return Illegal("no-room", rule="PF-5.2", object=thing)
    return None


def placeable(game: Florence, seat: Seat) -> list[TileId]:
    """PF-15.4: the landscapes in stock that this player can place."""
    return [
        each
        for each, left in zip(LANDSCAPES, game.landscapes_left, strict=True)
        if left and has_room(game, seat, each)
    ]


class Settle(Step):
    """PF-4.10, PF-4.12, PF-13.4: payment first, then what the object brings."""

    seat: Seat
    object: ObjectId
    price: int

    def resolve(self, game: Florence) -> None:
        pay(game, self.seat, self.price)
        game.tell(ObjectBought(self.seat, self.object, self.price))
        obtain(game, self.seat, self.object)


def obtain(game: Florence, seat: Seat, thing: ObjectId) -> None:
    """PF-5.2 to PF-5.9: the object takes effect completely."""
    player = game.players[seat]
    match thing:
        case "jester":
            game.jesters_left -= 1
            player.jesters += 1
        case "architect":
            game.architects_left -= 1
            player.architects += 1
            gain(game, seat, ARCHITECTS[player.architects].prestige_points_gained, "architect")
        case "prestige_card":
            game.then(Look(seat, "prestige"))
        case "recruitment_card":
            game.recruits_left -= 1
            player.recruits += 1
            if recruitable(game, seat):
                game.then(RecruitNow(seat))
        case _ if thing == LANDSCAPE_OBJECT:
            game.then(ChooseLandscape(seat))
        case _:
            game.then(PlaceLandscape(seat, thing))


class ChooseLandscape(Question):
    """PF-15.4: with two players the winner chooses a type in stock that can be placed."""

    rule = "PF-15.4"

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return [CHOOSE[each] for each in placeable(game, seat)]

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Choose):
            return Illegal("landscape-not-to-be-had", rule=self.rule, landscape=action.landscape)
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Choose) -> None:
        game.then(PlaceLandscape(seat, action.landscape))


class PlaceLandscape(Question):
    """PF-5.2, PF-5.3: a landscape is placed at once; a further one of its type brings prestige."""

    rule = "PF-5.2"
    tile: TileId

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return [PLACE[cells] for cells in landscape_room(game, seat, self.tile)]

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        return {"tile": self.tile}

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Place):
            return why_not_landscape(game, seat, self.tile, action)
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Place) -> None:
        again = game.players[seat].landscapes_of(self.tile) > 0
        at = LANDSCAPE[self.tile]
        game.landscapes_left = swapped(game.landscapes_left, at, game.landscapes_left[at] - 1)
        lay_landscape(game, seat, self.tile, CELLS[action.at])
        if again:
            gain(game, seat, NUMBERS.repeated_landscape_prestige_points, "landscape")


class RecruitNow(Question):
    """PF-5.9, PF-10.2: a recruitment card may be used in the moment it is obtained."""

    rule = "PF-10.2"

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return [*(RECRUIT[each] for each in recruitable(game, seat)), DECLINE]

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Recruit):
            return why_not_recruit(game, seat, action)
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Action) -> None:
        if isinstance(action, Recruit):
            recruit(game, seat, action.profession)
