"""PF-17: cooperative building: joint buildings across borders, proposals and counter-offers."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from msgspec import structs

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat, Value
from .actions import ACCEPT, COUNTER, REJECT, Accept, Counter, Place, Price, Propose
from .building import blocked, neighbours, take_building, why_not_on
from .cards import BUILDING, BUILDINGS, NEGOTIATION, NUMBERS, building_cost
from .components import TileId
from .decisions import Question
from .events import Answered, BuiltJointly, Countered, Proposed
from .game import Florence, Placed
from .grid import ACROSS, COLUMNS, SHAPES, Mask, inside, mask_of, read, shape_of, written
from .money import gain, pay, purchasing_power

STEP = NEGOTIATION.price_step
PROPOSE = {(to, tile): Propose(to, tile) for to in range(5) for tile in BUILDINGS}
WRITTEN: dict[Mask, str] = {
    side: written(side) for placements in ACROSS.values() for cells in placements for side in cells
}
CELLS: dict[str, Mask] = {text: cells for cells, text in WRITTEN.items()}
"""The cells of every part of a building across a border, as they are typed."""


class Terms(Value):
    """A joint building as it is proposed."""

    actor: Seat
    """The active player, whose action it would be."""
    to: Seat
    """The neighbour."""
    tile: TileId
    at: Mask
    """Cells of the active player."""
    beyond: Mask
    """Cells of the neighbour."""
    florins: int = 0
    """What the neighbour would pay."""


def facts_of(terms: Terms) -> dict[str, Any]:
    """What a joint building is about, for everybody to know."""
    return {
        "tile": terms.tile,
        "actor": terms.actor,
        "to": terms.to,
        "at": WRITTEN[terms.at],
        "beyond": WRITTEN[terms.beyond],
        "florins": terms.florins,
    }


def is_west(game: Florence, seat: Seat, other: Seat) -> bool:
    """Whether the other borders on the right column of this seat."""
    return neighbours(game, seat)[1] == other


def joint_room(game: Florence, seat: Seat, to: Seat, tile: TileId) -> list[tuple[Mask, Mask]]:
    """PF-17.5, PF-17.8: every way a building can lie across the border: own cells, the others."""
    west = is_west(game, seat, to)
    mine, theirs = blocked(game, seat), blocked(game, to)
    if west:
        return [cells for cells in ACROSS[tile] if not cells[0] & mine and not cells[1] & theirs]
    return [
        (cells[1], cells[0])
        for cells in ACROSS[tile]
        if not cells[0] & theirs and not cells[1] & mine
    ]


def prices(game: Florence, seat: Seat, to: Seat) -> range:
    """PF-17.10, PF-17.11, PF-13.3: what the partner can pay, and the active player then needs."""
    missing = building_cost(game.players[seat].architects) - purchasing_power(game, seat)
    least = max(NEGOTIATION.price_minimum, -(-missing // STEP) * STEP)
    return range(least, purchasing_power(game, to) + 1, STEP)


@cache
def price_of(florins: int) -> Price:
    return Price(florins)


def why_no_joint(game: Florence, seat: Seat, to: Seat, tile: TileId) -> Illegal | None:
    """PF-17.4 to PF-17.11: why no joint building of this kind can be proposed; None if one can."""
    if to not in neighbours(game, seat) or to == seat:
        return Illegal("no-neighbour", rule="PF-17.4", to=to)
    if tile not in BUILDINGS:
        return Illegal("no-such-building", rule="PF-17.6", building=tile)
    for each in (seat, to):
        if game.players[each].has_building(tile):
            return Illegal("one-has-it", rule="PF-17.6", building=tile, owner=each)
    if not game.buildings_left[BUILDING[tile]]:
        return Illegal("building-gone", rule="PF-17.6", building=tile)
    if not prices(game, seat, to):
        cost = building_cost(game.players[seat].architects)
        return Illegal("cannot-pay-jointly", rule="PF-17.11", florins=cost)
    if not joint_room(game, seat, to, tile):
        return Illegal("no-room-across", rule="PF-17.5", building=tile)
    return None


def proposals(game: Florence, seat: Seat, made: int) -> list[Action]:
    """PF-17.12, PF-17.17: every joint building the active player may propose now."""
    if not game.cooperative or made >= NEGOTIATION.proposals_per_action:
        return []
    west, east = neighbours(game, seat)
    partners = [each for each in dict.fromkeys((west, east)) if each is not None]
    return [action for to in partners for action in proposals_to(game, seat, to)]


def proposals_to(game: Florence, seat: Seat, to: Seat) -> list[Action]:
    """PF-17.5, PF-17.6: what can be built together with this neighbour."""
    if not prices(game, seat, to):
        return []
    west, east = (seat, to) if is_west(game, seat, to) else (to, seat)
    closed_west, closed_east = blocked(game, west), blocked(game, east)
    theirs = {each.tile for each in (*game.players[seat].buildings, *game.players[to].buildings)}
    return [
        PROPOSE[to, tile]
        for tile, left in zip(BUILDINGS, game.buildings_left, strict=True)
        if left and tile not in theirs and fits_across(tile, closed_west, closed_east)
    ]


@lru_cache(maxsize=1 << 16)
def fits_across(tile: TileId, closed_west: Mask, closed_east: Mask) -> bool:
    """Whether a building can lie across a border."""
    return any(not west & closed_west and not east & closed_east for west, east in ACROSS[tile])


def why_no_proposal(
    game: Florence, seat: Seat, action: Propose, actions: int, made: int
) -> Illegal:
    """PF-17.12, PF-17.17: why this cannot be proposed now."""
    if not game.cooperative:
        return Illegal("not-cooperative", rule="PF-17.1")
    if not actions:
        return Illegal("no-action-left", rule="PF-17.12")
    if made >= NEGOTIATION.proposals_per_action:
        most = NEGOTIATION.proposals_per_action
        return Illegal("enough-proposals", rule="PF-17.17", most=most)
    why = why_no_joint(game, seat, action.to, action.building)
    assert why is not None
    return why


def why_not_jointly(game: Florence, seat: Seat, to: Seat, tile: TileId, action: Place) -> Illegal:
    """PF-17.5 to PF-17.8: which rule a joint building breaks there."""
    own, other = read(action.at), read(action.beyond)
    if own is None or other is None:
        return Illegal("cells-on-both-sides", rule="PF-17.5", tile=tile)
    west, east = (own, other) if is_west(game, seat, to) else (other, own)
    joined = (*west, *((col + COLUMNS, row) for col, row in east))
    if shape_of(joined) not in SHAPES[tile] or len(set(joined)) != len(joined):
        return Illegal("wrong-shape", rule="PF-8.3", tile=tile)
    if not (inside(own) and inside(other)):
        return Illegal("outside", rule="PF-8.1", tile=tile)
    for owner, cells in ((seat, own), (to, other)):
        if why := why_not_on(game, owner, tile, mask_of(cells)):
            return why
    return Illegal("cells-in-order", rule="PF-8.1", cells=written(mask_of(own)))


def placed(cells: tuple[Mask, Mask]) -> Place:
    """A joint placement as its speaker types it."""
    return Place(WRITTEN[cells[0]], WRITTEN[cells[1]])


class PlaceJointly(Question):
    """PF-17.12: where the active player proposes a joint building."""

    rule = "PF-17.12"
    continues = True
    to: Seat
    tile: TileId

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return [placed(cells) for cells in joint_room(game, seat, self.to, self.tile)]

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        return {"tile": self.tile, "actor": self.seat, "to": self.to}

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Place):
            return why_not_jointly(game, seat, self.to, self.tile, action)
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Place) -> None:
        at, beyond = CELLS[action.at], CELLS[action.beyond]
        game.then(ProposePrice(seat, self.to, self.tile, at, beyond))


class ProposePrice(Question):
    """PF-17.10, PF-17.12: what the partner is asked to pay."""

    rule = "PF-17.10"
    continues = True
    to: Seat
    tile: TileId
    at: Mask
    beyond: Mask

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return [price_of(florins) for florins in prices(game, seat, self.to)]

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        return facts_of(Terms(self.seat, self.to, self.tile, self.at, self.beyond))

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Price):
            return why_no_price(game, seat, self.to, action)
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Price) -> None:
        cells = (WRITTEN[self.at], WRITTEN[self.beyond])
        game.tell(Proposed(seat, self.to, self.tile, *cells, action.florins))
        terms = Terms(seat, self.to, self.tile, self.at, self.beyond, action.florins)
        game.then(AnswerProposal(self.to, terms))


def why_no_price(game: Florence, seat: Seat, to: Seat, action: Price) -> Illegal:
    """PF-17.10, PF-17.11: why the partner cannot pay so much, or the active player not the bank."""
    allowed = prices(game, seat, to)
    return Illegal(
        "price-not-possible",
        rule="PF-17.10",
        florins=action.florins,
        least=allowed.start,
        most=allowed[-1],
        step=STEP,
    )


class JointQuestion(Question):
    """A question about a joint building that was proposed."""

    terms: Terms

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        return facts_of(self.terms)


class AnswerProposal(JointQuestion):
    """PF-17.13, PF-17.16: the neighbour accepts, rejects or makes one counter-offer."""

    rule = "PF-17.13"

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        ways = len(joint_room(game, self.terms.actor, seat, self.terms.tile))
        others = ways * len(prices(game, self.terms.actor, seat)) > 1
        return [ACCEPT, REJECT, COUNTER] if others else [ACCEPT, REJECT]

    def decide(self, game: Florence, seat: Seat, action: Action) -> None:
        match action:
            case Accept():
                build_jointly(game, self.terms)
            case Counter():
                game.then(CounterPlace(seat, self.terms))
            case _:
                game.tell(Answered(seat, self.terms.actor))


class CounterPlace(JointQuestion):
    """PF-17.13: where the neighbour would have the same building; own cells come first."""

    rule = "PF-17.13"
    continues = True

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        offer = self.terms
        room = joint_room(game, offer.actor, seat, offer.tile)
        if len(prices(game, offer.actor, seat)) == 1:
            room = [cells for cells in room if cells != (offer.at, offer.beyond)]
        return [placed((beyond, at)) for at, beyond in room]

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        offer = self.terms
        if isinstance(action, Place):
            if (action.at, action.beyond) == (WRITTEN[offer.beyond], WRITTEN[offer.at]):
                return Illegal("counter-differs", rule=self.rule)
            return why_not_jointly(game, seat, offer.actor, offer.tile, action)
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Place) -> None:
        at, beyond = CELLS[action.beyond], CELLS[action.at]
        same = (at, beyond) == (self.terms.at, self.terms.beyond)
        terms = structs.replace(self.terms, at=at, beyond=beyond)
        game.then(CounterPrice(seat, terms, same))


class CounterPrice(JointQuestion):
    """PF-17.13: what the neighbour would pay; something must differ from the proposal."""

    rule = "PF-17.13"
    continues = True
    same_cells: bool

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return [
            price_of(florins)
            for florins in prices(game, self.terms.actor, seat)
            if not (self.same_cells and florins == self.terms.florins)
        ]

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Price) and action.florins == self.terms.florins:
            return Illegal("counter-differs", rule=self.rule)
        if isinstance(action, Price):
            return why_no_price(game, self.terms.actor, seat, action)
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Price) -> None:
        terms = structs.replace(self.terms, florins=action.florins)
        cells = (WRITTEN[terms.at], WRITTEN[terms.beyond])
        game.tell(Countered(seat, terms.actor, terms.tile, *cells, terms.florins))
        game.then(AnswerCounter(terms.actor, terms))


class AnswerCounter(JointQuestion):
    """PF-17.14, PF-17.16: the active player accepts or rejects the counter-offer."""

    rule = "PF-17.14"

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return [ACCEPT, REJECT]

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Counter):
            return Illegal("one-counter-offer", rule=self.rule)
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Action) -> None:
        if isinstance(action, Accept):
            build_jointly(game, self.terms)
        else:
            game.tell(Answered(seat, self.terms.to))


def build_jointly(game: Florence, terms: Terms) -> None:
    """PF-17.10, PF-17.11, PF-17.15, PF-17.19: the price, the bank, the building for both."""
    actor, partner = game.players[terms.actor], game.players[terms.to]
    pay(game, terms.to, terms.florins)
    actor.florins += terms.florins
    pay(game, terms.actor, building_cost(actor.architects))
    take_building(game, terms.tile)
    actor.buildings += (Placed(terms.tile, terms.at, terms.to),)
    partner.buildings += (Placed(terms.tile, terms.beyond, terms.actor),)
    cells = (WRITTEN[terms.at], WRITTEN[terms.beyond])
    game.tell(BuiltJointly(terms.actor, terms.to, terms.tile, *cells, terms.florins))
    for seat in (terms.actor, terms.to):
        gain(game, seat, NUMBERS.building_prestige_points, "building")
