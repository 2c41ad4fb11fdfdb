"""Cooperative building as the heuristic bot sees it: what to propose, to whom and for how much."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ..games.florence.actions import ACCEPT, COUNTER, REJECT, Price, Propose
from ..games.florence.cards import BUILDINGS, PROFESSIONS, building_cost
from ..games.florence.components import ProfessionId, TileId
from ..games.florence.cooperative import Terms
from ..games.florence.game import Florence
from ..kernel.steps import Action
from ..kernel.values import Seat
from .florence_ground import best_place, cells_of
from .florence_plan import BUILDING, best_plan
from .florence_stand import BIT, PROFESSION
from .florence_table import outlook_of, stand_of, turn_of, unseen

PRESTIGE = 450
"""What the prestige of a building is worth before it is sure to be needed."""
WISH = 400
CELL = 40
"""What a cell of the own ground is worth."""
WORTH_A_TALK = 200
"""A gain that is too small to bargain about."""
PATIENCE = 2 / 3
"""What is left of the price after each refusal."""
MOST_TRIED = 3
"""Buildings looked at for one proposal."""


def wishing(cards: Iterable[ProfessionId], tile: TileId) -> int:
    """How many of these professions wish for a building."""
    return sum(PROFESSIONS[card].building == tile for card in cards)


def gain(wishes: float, cells: int) -> float:
    """What a joint building brings somebody, before money."""
    return PRESTIGE + WISH * wishes - CELL * cells


def likely_wishes(game: Florence, seat: Seat, other: Seat, tile: TileId) -> float:
    """How many cards in another hand may wish for a building, by what this seat has seen."""
    player = game.players[other]
    hidden = [PROFESSION[each] for each in unseen(game, seat)]
    share = wishing(hidden, tile) / max(1, len(hidden))
    return wishing(player.recruited, tile) + share * (len(player.hand) - len(player.recruited))


def answered_gain(game: Florence, seat: Seat, terms: Terms) -> float:
    """What a proposal is worth to the neighbour who is asked, before the price."""
    mine = gain(wishing(game.players[seat].hand, terms.tile), terms.beyond.bit_count())
    theirs = gain(likely_wishes(game, seat, terms.actor, terms.tile), terms.at.bit_count())
    theirs += terms.florins - building_cost(game.players[terms.actor].architects)
    return mine - max(0.0, theirs) / (len(game.players) - 1)


def answer_proposal(game: Florence, seat: Seat, terms: Terms, options: Sequence[Action]) -> Action:
    """PF-17.13: yes to a gain, a lower price where there would be one, else no."""
    worth = answered_gain(game, seat, terms)
    if worth > terms.florins and terms.florins <= game.players[seat].florins:
        return ACCEPT
    return COUNTER if worth > WORTH_A_TALK and COUNTER in options else REJECT


def counter_price(game: Florence, seat: Seat, terms: Terms, options: Sequence[Action]) -> Action:
    """PF-17.13: half of the gain, as near as the rules allow."""
    return nearest(options, answered_gain(game, seat, terms) / 2)


def nearest(options: Sequence[Action], florins: float) -> Action:
    """The price nearest to an amount, rather less than more."""

    def far(action: Action) -> tuple[float, int]:
        assert isinstance(action, Price)
        return abs(action.florins - florins), action.florins

    return min(options, key=far)


def answer_counter(game: Florence, seat: Seat, terms: Terms) -> Action:
    """PF-17.14: yes if that is still better than the plan without a partner."""
    return ACCEPT if proposed_gain(game, seat, terms) > 0 else REJECT


def proposed_gain(game: Florence, seat: Seat, terms: Terms) -> float:
    """What a joint building adds to the plan of the active player, who spends an action on it."""
    outlook, stand = outlook_of(game, seat), stand_of(game, seat)
    florins = stand.florins + terms.florins - building_cost(stand.architects)
    after = replace(
        stand,
        florins=florins,
        own=stand.own | BIT[terms.tile],
        worth=stand.worth + BUILDING - CELL * terms.at.bit_count(),
    )
    plan = best_plan(replace(outlook, actions=outlook.actions - 1), after)
    wishes = likely_wishes(game, seat, terms.to, terms.tile)
    theirs = gain(wishes, terms.beyond.bit_count()) - terms.florins
    helped = max(0.0, theirs) / (len(game.players) - 1)
    return plan.worth - best_plan(outlook, stand).worth - helped


def proposal(game: Florence, seat: Seat, options: Sequence[Action]) -> Action | None:
    """PF-17.12: the joint building that adds most to the plan, if any does."""
    found = [each for each in options if isinstance(each, Propose)]
    hand = game.players[seat].hand

    def promising(offer: Propose) -> float:
        return WISH * wishing(hand, offer.building) + asked_price(game, seat, offer)

    found.sort(key=promising, reverse=True)
    gains = [
        (proposed_gain(game, seat, sketch(game, seat, each)), each) for each in found[:MOST_TRIED]
    ]
    best, offer = max(gains, key=lambda each: each[0], default=(0.0, None))
    return offer if best > 0 else None


def sketch(game: Florence, seat: Seat, offer: Propose) -> Terms:
    """A proposal before its place is chosen: half of the building on either side."""
    half = (1 << BUILDINGS[offer.building].cells // 2) - 1
    return Terms(seat, offer.to, offer.building, half, half, int(asked_price(game, seat, offer)))


def asked_price(game: Florence, seat: Seat, offer: Propose, cells: int = 2) -> float:
    """Half of what the neighbour may gain, less after each refusal."""
    turn = turn_of(game, seat)
    refused = turn.proposed if turn else 0
    wishes = likely_wishes(game, seat, offer.to, offer.building)
    return max(0.0, gain(wishes, cells) / 2 * PATIENCE**refused)


def joint_place(game: Florence, seat: Seat, tile: TileId, options: Sequence[Action]) -> Action:
    """PF-17.5: where it takes the fewest own cells, and of these where most room is left."""
    fewest = min(cells_of(each).bit_count() for each in options)
    small = [each for each in options if cells_of(each).bit_count() == fewest]
    wished = [PROFESSIONS[card].building for card in game.players[seat].hand]
    return best_place(game, seat, tile, small, wished)


def propose_price(
    game: Florence, seat: Seat, offer: Propose, cells: int, options: Sequence[Action]
) -> Action:
    """PF-17.10: what the neighbour is asked to pay."""
    return nearest(options, asked_price(game, seat, offer, cells))
