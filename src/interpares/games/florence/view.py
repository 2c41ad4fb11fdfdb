"""PF-14: what a seat may see, built up from nothing."""

from __future__ import annotations

from msgspec import structs

from ...kernel.values import Seat, Value, swapped
from .auction import Bidding, NextBid, objects, opening_price
from .building import neighbours
from .cards import MINIMUM, building_cost
from .components import ProfessionId
from .game import Florence, Placed, Stake
from .grid import PALAZZO, written
from .money import purchasing_power
from .turn import ChooseAction, Continue, Negotiated
from .works import DeclareBonus, WorkValue, work_value

PALAZZO_CELLS = {side: written(cells) for side, cells in PALAZZO.items()}


class TileView(Value):
    """A tile where it lies."""

    tile: str
    cells: str
    partner: Seat | None


class WorkView(Value):
    """What a Work with a card of the own hand would be worth now, part by part."""

    profession: str
    building: int
    landscape: int
    freedom: int
    jesters: int
    cards: int
    muse: int
    bonus: tuple[int, ...]
    """What each bonus card in hand would add."""
    value: int
    """Without bonus cards."""


class LaidWork(Value):
    """A Work under way: the card lies on the table, bonus cards are being declared."""

    seat: Seat
    work: WorkView
    """With what each bonus card declared so far adds."""
    declared: tuple[str, ...]
    more: tuple[int, ...] | None = None
    """What each bonus card still in hand would add, for their owner only."""


class TurnView(Value):
    """The turn of a player in the action phase."""

    seat: Seat
    left: int
    """Actions left, without the one under way."""


class PlayerView(Value):
    """One house, as somebody sees it."""

    florins: int
    prestige: int
    cards_in_hand: int
    hand: tuple[str, ...] | None
    """The profession cards themselves, for their owner only."""
    recruited: tuple[str, ...]
    recruits: int
    table: tuple[str, ...]
    recruits_on_table: int
    bonus_in_hand: int
    bonus: tuple[str, ...] | None
    prestige_count: int
    prestige_cards: tuple[str, ...] | None
    returned: str | None
    """The starting card given back, for the one who remembers it."""
    works: tuple[WorkView, ...] | None
    jesters: int
    architects: int
    building_cost: int
    freedoms: tuple[str, ...]
    buildings: tuple[TileView, ...]
    landscapes: tuple[TileView, ...]
    served: str | None
    withdrawn: bool
    best_work: int
    character: str | None
    spent: bool
    stake: Stake | None
    out: bool
    power: int
    """The most this house can pay."""
    west: Seat | None
    """The neighbour at the left column, in cooperative building."""
    east: Seat | None


class AuctionView(Value):
    """An auction while it lasts."""

    object: str
    price: int
    leader: Seat
    bidders: tuple[Seat, ...]
    """Who has not passed, the next to be asked first."""


class FlorenceView(Value):
    """The table, as one seat or a spectator sees it."""

    seat: Seat | None
    round: int
    minimum: int
    phase: str
    start: Seat
    muse: bool
    cooperative: bool
    players: tuple[PlayerView, ...]
    objects: tuple[str, ...]
    opening_price: int
    auction: AuctionView | None
    professions_in_deck: int
    bonus_in_deck: int
    prestige_in_deck: int
    bonus_out: tuple[str, ...]
    buildings_left: tuple[int, ...]
    landscapes_left: tuple[int, ...]
    freedoms_left: tuple[int, ...]
    jesters_left: int
    architects_left: int
    recruits_left: int
    banker: int
    taken: tuple[str, ...]
    palazzo: str
    turn: TurnView | None
    laid: LaidWork | None


def public_view(game: Florence) -> FlorenceView:
    """All that lies open."""
    over = game.outcome is not None
    return FlorenceView(
        seat=None,
        round=game.round,
        minimum=MINIMUM.get(game.round, 0),
        phase=game.phase,
        start=game.start,
        muse=game.muse,
        cooperative=game.cooperative,
        players=tuple([player_view(game, seat, over=over) for seat in range(len(game.players))]),
        objects=objects(game),
        opening_price=opening_price(game),
        auction=auction_view(game),
        professions_in_deck=len(game.professions),
        bonus_in_deck=len(game.bonus_deck),
        prestige_in_deck=len(game.prestige_deck),
        bonus_out=game.bonus_out,
        buildings_left=game.buildings_left,
        landscapes_left=game.landscapes_left,
        freedoms_left=game.freedoms_left,
        jesters_left=game.jesters_left,
        architects_left=game.architects_left,
        recruits_left=game.recruits_left,
        banker=game.banker,
        taken=game.taken,
        palazzo=PALAZZO_CELLS[game.cooperative],
        turn=turn_view(game),
        laid=laid_work(game),
    )


def own_view(game: Florence, public: FlorenceView, seat: Seat) -> FlorenceView:
    """The same with the seat's own cards, and what they would be worth."""
    player = game.players[seat]
    own = structs.replace(
        public.players[seat],
        hand=player.hand,
        bonus=player.bonus,
        prestige_cards=player.prestige_cards,
        returned=player.returned,
        works=works(game, seat),
    )
    return structs.replace(
        public,
        seat=seat,
        players=swapped(public.players, seat, own),
        laid=own_laid(game, public.laid, seat),
    )


def player_view(game: Florence, seat: Seat, *, over: bool) -> PlayerView:
    """A house as everybody sees it: cards in hand are counted, not named."""
    player = game.players[seat]
    west, east = neighbours(game, seat)
    return PlayerView(
        florins=player.florins,
        prestige=player.prestige,
        cards_in_hand=len(player.hand),
        hand=None,
        recruited=player.recruited,
        recruits=player.recruits,
        table=player.table,
        recruits_on_table=player.recruits_on_table,
        bonus_in_hand=len(player.bonus),
        bonus=None,
        prestige_count=len(player.prestige_cards),
        prestige_cards=player.prestige_cards if over else None,
        returned=None,
        works=None,
        jesters=player.jesters,
        architects=player.architects,
        building_cost=building_cost(player.architects),
        freedoms=player.freedoms,
        buildings=tiles(player.buildings),
        landscapes=tiles(player.landscapes),
        served=player.served,
        withdrawn=player.withdrawn,
        best_work=player.best_work,
        character=player.character,
        spent=player.spent,
        stake=player.stake,
        out=player.out,
        power=purchasing_power(game, seat),
        west=west,
        east=east,
    )


def tiles(placed: tuple[Placed, ...]) -> tuple[TileView, ...]:
    return tuple([TileView(each.tile, written(each.cells), each.partner) for each in placed])


def works(game: Florence, seat: Seat) -> tuple[WorkView, ...]:
    """What every card in hand would be worth as a Work in this round."""
    if not game.round:
        return ()
    player = game.players[seat]
    return tuple(
        [work_view(card, work_value(game, seat, card, player.bonus)) for card in player.hand]
    )


def work_view(card: ProfessionId, value: WorkValue) -> WorkView:
    return WorkView(
        card,
        value.building,
        value.landscape,
        value.freedom,
        value.jesters,
        value.cards,
        value.muse,
        value.bonus,
        value.total - sum(value.bonus),
    )


def laid_work(game: Florence) -> LaidWork | None:
    """The Work for which bonus cards are being declared."""
    step = game.agenda[-1] if game.agenda else None
    if not isinstance(step, DeclareBonus):
        return None
    value = work_value(game, step.seat, step.profession, step.declared)
    return LaidWork(step.seat, work_view(step.profession, value), step.declared)


def own_laid(game: Florence, laid: LaidWork | None, seat: Seat) -> LaidWork | None:
    """The own Work under way, with what the bonus cards in hand would add."""
    if laid is None or laid.seat != seat:
        return laid
    value = work_value(game, seat, laid.work.profession, game.players[seat].bonus)
    return structs.replace(laid, more=value.bonus)


def turn_view(game: Florence) -> TurnView | None:
    """Whose turn it is, also while an action is under way."""
    for step in reversed(game.agenda):
        match step:
            case ChooseAction():
                return TurnView(step.seat, step.actions)
            case Continue(turn) | Negotiated(turn):
                return TurnView(turn.seat, turn.actions)
    return None


def auction_view(game: Florence) -> AuctionView | None:
    """The auction being decided, if one is; a Professor may be used in the middle of it."""
    for step in reversed(game.agenda):
        if isinstance(step, Bidding | NextBid):
            return AuctionView(step.object, step.price, step.leader, step.bidders)
    return None
