"""What a player may know of the table, put together for a plan."""

from __future__ import annotations

import math

from msgspec.structs import replace

from ..games.florence.auction import opening_price
from ..games.florence.cards import (
    BONUS,
    FREEDOMS,
    LANDSCAPES,
    NUMBERS,
    OPENING,
    PRESTIGE,
    PROFESSIONS,
)
from ..games.florence.game import Florence, Player
from ..games.florence.grid import ALL
from ..games.florence.looking import DRAW
from ..games.florence.recruitment import recruitable
from ..games.florence.turn import ChooseAction, Continue, Negotiated, Turn
from ..games.florence.works import bonus_value, counters, muse_bonus, princess_value
from ..kernel.values import Seat
from .florence_ground import fitting, room_for
from .florence_secrets import contest, counts, expected_points, sought_by
from .florence_stand import (
    BIT,
    CELLS_PER_BUILDING,
    CELLS_PER_LANDSCAPE,
    POINT,
    ROUNDS,
    WISHES,
    Outlook,
    Stand,
    Wishes,
)

USUAL = {
    "jester": (0, 1000, 1000, 900, 800, 700, 600, 400),
    "landscape": (0, 300, 300, 300, 300, 300, 300, 300),
    "architect": (0, 400, 300, 300, 300, 300, 300, 300),
    "recruitment_card": (0, 400, 500, 600, 700, 700, 700, 700),
    "prestige_card": (0, 300, 300, 300, 300, 300, 300, 300),
}
"""What objects go for about, by round."""
DUEL = 0.5
"""With two players, what is left of a price above the opening one."""
NEVER = 1_000_000
"""The price of what will be sold out."""
ACTIONS = NUMBERS.actions_per_round
HIGHEST = 45
"""No Work is worth more."""
SPREAD = 1.6
"""How far a rival's Work may be from what is expected of it."""
GROWTH = 1.3
"""By how much Works grow from round to round."""
LOOKS = 6
"""The best of five cards stands about where this part of them begins."""


def stand_of(game: Florence, seat: Seat) -> Stand:
    """Where a player stands now."""
    player, turn = game.players[seat], turn_of(game, seat)
    counted = counters(player, laid=True)
    return Stand(
        florins=player.florins,
        own=owned(player),
        hand=tuple([WISHES[card] for card in player.hand]),
        cards=player.cards,
        jesters=player.jesters,
        architects=player.architects,
        types=(
            player.landscapes_of("forest"),
            player.landscapes_of("lake"),
            player.landscapes_of("park"),
        ),
        works=len(player.table) + player.recruits_on_table,
        recruits=player.recruits,
        bonus=tuple(sorted([bonus_value(card, counted) for card in player.bonus])),
        bought=turn is not None and turn.bought,
        declared=turn is not None and turn.declared,
        princess=princess_value(game, seat).total if player.has("princess") else 0,
    )


def owned(player: Player) -> Wishes:
    """The wishes a principality meets."""
    tiles = (each.tile for each in (*player.buildings, *player.landscapes))
    return sum(BIT[each] for each in {*tiles, *player.freedoms})


def turn_of(game: Florence, seat: Seat) -> ChooseAction | None:
    """The turn of this player, while it lasts."""
    for step in reversed(game.agenda):
        turn = step.turn if isinstance(step, Continue | Negotiated) else step
        if isinstance(turn, ChooseAction):
            return turn if turn.seat == seat else None
    return None


def moved(game: Florence, seat: Seat) -> bool:
    """PF-3.2: whether this player's turn of the round is over."""
    if game.phase != "action" or turn_of(game, seat):
        return False
    return all(step.seat != seat for step in game.agenda if isinstance(step, Turn))


def actions_left(game: Florence, seat: Seat) -> int:
    """How many actions this player still has in this round."""
    if turn := turn_of(game, seat):
        return turn.actions
    if moved(game, seat):
        return 0
    return ACTIONS + game.players[seat].has("cardinal")


def outlook_of(game: Florence, seat: Seat) -> Outlook:
    """All that a plan of this player takes for given."""
    player = game.players[seat]
    outlook = Outlook(
        round=max(1, game.round),
        actions=actions_left(game, seat),
        prices=prices(game),
        chances=best_chances(game, seat),
        fits=(fitting(game, seat, side_by_side=False), fitting(game, seat, side_by_side=True)),
        room=(room_for(game, seat, side_by_side=False), room_for(game, seat, side_by_side=True)),
        free=still_free(game),
        pool=unseen(game, seat),
        last_draw=last_draw(game),
        looks=min(DRAW["profession"], max(1, len(game.professions))),
        tables=recruitable_wishes(game, seat),
        bonus=bought_bonus(game, seat),
        prestige=0,
        muse=muse_bonus(game, player) if game.round else 0,
        banker=player.character == "banker" and game.round == ROUNDS,
        sought=sought_by(player.prestige_cards),
        contests=tuple([contest(game, seat, card) for card in player.prestige_cards]),
        empty_cells=spare_cells(game, player),
    )
    return replace(outlook, prestige=bought_prestige(game, seat, outlook))


def recruitable_wishes(game: Florence, seat: Seat) -> tuple[Wishes, ...]:
    """PF-10.3: the professions on the tables of the others."""
    return tuple([WISHES[card] for card in recruitable(game, seat)])


def usual_price(game: Florence, thing: str, number: int) -> int:
    """PF-15.2: what an object goes for about in a round."""
    least = opening_price(game)
    usual = USUAL["landscape" if thing in LANDSCAPES else thing][number]
    if len(game.players) > min(OPENING):
        return max(least, usual)
    return least + int(DUEL * max(0, usual - least)) // 100 * 100


def prices(game: Florence) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """What objects will go for, as long as there may be any: one is sold in every round."""
    left = {"jester": game.jesters_left, "recruitment_card": game.recruits_left}
    now = max(1, game.round)
    return tuple(
        (
            thing,
            tuple(
                usual_price(game, thing, number)
                if number - now < left.get(thing, ROUNDS)
                else NEVER
                for number in range(ROUNDS + 1)
            ),
        )
        for thing in USUAL
    )


def last_draw(game: Florence) -> int:
    """PF-9.3: the last round in which the profession deck may hold a card; all buy one a round."""
    left, players = len(game.professions), len(game.players)
    rounds = (left - 1) // players if game.phase != "action" else left // players
    return max(1, game.round) + rounds if left else 0


def spare_cells(game: Florence, player: Player) -> int:
    """The empty cells, as if every tile in the principality were a usual one and still to come."""
    empty = (ALL & ~player.covered & ~game.palazzo).bit_count()
    tiles = CELLS_PER_BUILDING * len(player.buildings)
    return empty + tiles + CELLS_PER_LANDSCAPE * len(player.landscapes)


def still_free(game: Florence) -> Wishes:
    """The landscapes and freedoms that are still to be had."""
    stocks = (
        *zip(LANDSCAPES, game.landscapes_left, strict=True),
        *zip(FREEDOMS, game.freedoms_left, strict=True),
    )
    return sum(BIT[each] for each, left in stocks if left)


def unseen(game: Florence, seat: Seat) -> tuple[Wishes, ...]:
    """The professions that this player has not seen in any hand or on any table."""
    seen = {*game.players[seat].hand}
    for player in game.players:
        seen |= {*player.table, *player.recruited}
    return tuple([WISHES[card] for card in PROFESSIONS if card not in seen])


def of_five(values: list[float]) -> float:
    """What the best of five of these is about."""
    values.sort(reverse=True)
    return values[len(values) // LOOKS] if values else 0.0


def bought_bonus(game: Florence, seat: Seat) -> int:
    """What a bonus card that is bought would add."""
    if not len(game.bonus_deck):
        return 0
    player = game.players[seat]
    counted = counters(player, laid=True)
    gone = {*player.bonus, *game.bonus_out}
    return int(of_five([float(bonus_value(card, counted)) for card in BONUS if card not in gone]))


def bought_prestige(game: Florence, seat: Seat, outlook: Outlook) -> int:
    """What a prestige card that is bought would bring, in florins."""
    if not len(game.prestige_deck):
        return 0
    mine = game.players[seat].prestige_cards
    counted = counts(outlook, stand_of(game, seat))
    left = ROUNDS - outlook.round
    values = [
        expected_points(contest(game, seat, card), counted, left)
        for card in PRESTIGE
        if card not in mine
    ]
    return int(POINT * of_five(values))


def best_chances(game: Florence, seat: Seat) -> tuple[tuple[float, ...], ...]:
    """PF-11: the chance that a Work is the best of its round, by round and value."""
    rivals = [other for other in range(len(game.players)) if other != seat]
    rounds = range(max(1, game.round), ROUNDS + 1)
    tables = [[beaten(game, other, number) for other in rivals] for number in rounds]
    return (
        *[()] * rounds.start,
        *[tuple([math.prod(each) for each in zip(*table, strict=True)]) for table in tables],
    )


def beaten(game: Florence, rival: Seat, number: int) -> list[float]:
    """The chance that a rival has no better Work in a round, by the value of mine."""
    player = game.players[rival]
    if number == game.round and moved(game, rival):
        return [float(value >= player.best_work) for value in range(HIGHEST)]
    expected = likely_value(player) + GROWTH * (number - game.round)
    idle = 0.6 if number == 1 or (number == game.round and not player.hand) else 0.25
    return [
        idle + (1 - idle) / (1 + math.exp((expected - value - 0.5) / SPREAD))
        for value in range(HIGHEST)
    ]


def likely_value(player: Player) -> float:
    """What the next Work of a rival may be worth, by what everybody sees."""
    people = player.cards + NUMBERS.work_value_per_jester * player.jesters
    wishes = (
        3.0 * min(1, len(player.buildings) / 2)
        + 2.5 * min(1, len(player.landscapes) / 2)
        + 2.5 * min(1, len(player.freedoms) / 2)
    )
    return people + wishes + 4.0 * bool(player.bonus)
