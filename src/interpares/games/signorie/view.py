"""SI-INF: what a seat may see, built up from nothing. Every seat sees the same."""

from __future__ import annotations

from msgspec import structs

from ...kernel.values import Seat, Value
from .alliances import ChooseRow
from .cards import CITIES, HELPERS_OF, PLANS, ROWS, TOP_INITIATIVE
from .careers import SpendPoint
from .dice_actions import ChooseMainAction
from .game import City, Pawn, Signorie
from .helpers import ActivateHelper, ChooseAnyTask, HelpersOfColumn
from .marriages import MarryOff
from .missions import SendOnMission
from .offspring import ChoosePawn
from .rewards import ExtraDieBack
from .scoring import row_tokens, row_vp, row_worth

BROUGHT = (
    ActivateHelper,
    ChooseAnyTask,
    SpendPoint,
    ChooseRow,
    ChoosePawn,
    SendOnMission,
    MarryOff,
)
"""Questions that something brought: a main action, a helper, a task, a reward."""


class RowView(Value):
    """A row of a plan with what lies beside it."""

    row: str
    shields: tuple[str, ...]
    """The houses it wants."""
    tokens: tuple[str, ...]
    face_down: int
    count: int
    worth: int
    """The VP of its tokens."""
    vp: int
    """What it would score now: nothing with too few tokens."""


class PlayerView(Value):
    """One family, as everybody sees it."""

    colour: str
    florins: int
    vp: int
    scored: tuple[int, ...]
    """Victory points by source."""
    men: int
    women: int
    men_in_supply: int
    women_in_supply: int
    men_in_threshold: int
    women_in_threshold: int
    men_in_cities: int
    women_in_cities: int
    careers: tuple[tuple[int, ...], ...]
    initiative: int
    dice: tuple[int, ...]
    total: int
    threshold: int
    passed: bool
    helpers: tuple[str, ...]
    brides: int
    married: int
    rows: tuple[RowView, ...]


class CityView(Value):
    """A city, in play or not."""

    id: str
    in_play: bool
    pawns: tuple[Pawn, ...] = ()
    free: int | None = None
    """The value of the lowest empty space."""
    marriage: str | None = None
    mission: str | None = None


class Chain(Value):
    """What is under way: from the die, or the reward, to the question asked now."""

    seat: Seat
    colour: str | None
    value: int | None
    links: tuple[str, ...]
    """Main action, helper, task, reward, in this order, as far as it has come."""
    helpers: tuple[str, ...]
    """Helpers of the column that come after."""
    extra: bool
    """The die is an extra one, in the phase of rewards."""


class SignorieView(Value):
    """The table, as everybody sees it."""

    seat: Seat | None
    round: int
    phase: str
    order: tuple[Seat, ...]
    initiative: tuple[tuple[Seat, ...], ...]
    """The discs on each space of the initiative track, from bottom to top."""
    players: tuple[PlayerView, ...]
    cities: tuple[CityView, ...]
    in_stack: int
    dice: tuple[tuple[int, ...], ...]
    tasks: tuple[str, ...]
    rewards: tuple[str | None, ...]
    """The token of each round; None once it has been removed."""
    helpers_left: int
    brides_left: int
    chain: Chain | None


def public_view(game: Signorie) -> SignorieView:
    """All that lies open; the rest nobody ever sees."""
    in_play = {city.id: city for city in game.cities}
    over = game.outcome is not None
    return SignorieView(
        seat=None,
        round=game.round,
        phase=game.phase,
        order=game.order,
        initiative=initiative_stacks(game),
        players=tuple([player_view(game, seat) for seat in range(len(game.players))]),
        cities=tuple([city_view(name, in_play.get(name)) for name in CITIES]),
        in_stack=len(game.stack),
        dice=game.dice,
        tasks=game.tasks,
        rewards=tuple(
            [
                None if over or number < game.round else reward
                for number, reward in enumerate(game.rewards, start=1)
            ]
        ),
        helpers_left=game.helpers_left,
        brides_left=game.brides_left,
        chain=chain(game),
    )


def own_view(game: Signorie, public: SignorieView, seat: Seat) -> SignorieView:
    """SI-INF.2: nobody has private information."""
    return structs.replace(public, seat=seat)


def initiative_stacks(game: Signorie) -> tuple[tuple[Seat, ...], ...]:
    return tuple(
        [
            tuple([seat for seat in game.discs if game.players[seat].initiative == space])
            for space in range(TOP_INITIATIVE + 1)
        ]
    )


def player_view(game: Signorie, seat: Seat) -> PlayerView:
    player = game.players[seat]
    return PlayerView(
        colour=player.colour,
        florins=player.florins,
        vp=player.vp,
        scored=player.scored,
        men=player.men,
        women=player.women,
        men_in_supply=player.men_in_supply,
        women_in_supply=player.women_in_supply,
        men_in_threshold=player.men_in_threshold,
        women_in_threshold=player.women_in_threshold,
        men_in_cities=len(game.in_cities(seat, "man")),
        women_in_cities=len(game.in_cities(seat, "woman")),
        careers=player.careers,
        initiative=player.initiative,
        dice=player.dice,
        total=player.total,
        threshold=player.threshold,
        passed=player.passed,
        helpers=player.helpers,
        brides=player.brides,
        married=player.married,
        rows=tuple(
            [
                RowView(
                    row=name,
                    shields=PLANS[player.colour][row],
                    tokens=player.rows[row],
                    face_down=player.face_down[row],
                    count=row_tokens(player, row),
                    worth=row_worth(player, row),
                    vp=row_vp(player, row),
                )
                for row, name in enumerate(ROWS)
            ]
        ),
    )


def city_view(name: str, city: City | None) -> CityView:
    """A city out of play has no tokens and no pawns."""
    if city is None:
        return CityView(name, in_play=False)
    return CityView(
        name,
        in_play=True,
        pawns=city.pawns,
        free=city.free,
        marriage=city.marriage,
        mission=city.mission,
    )


def chain(game: Signorie) -> Chain | None:
    """The links from the die or the reward to the question asked now."""
    step = game.agenda[-1] if game.agenda else None
    extra = any(isinstance(each, ExtraDieBack) for each in game.agenda)
    if isinstance(step, ChooseMainAction):
        return Chain(step.seat, step.colour, step.value, (), HELPERS_OF[step.colour], extra)
    if not isinstance(step, BROUGHT):
        return None
    by = step.helper if isinstance(step, ActivateHelper) else step.by
    column = next((each for each in game.agenda if isinstance(each, HelpersOfColumn)), None)
    if column is None:
        return Chain(step.seat, None, None, (by,), (), extra=False)
    helpers = HELPERS_OF[column.colour]
    links: tuple[str, ...] = (column.main,)
    if column.row:
        links += (helpers[column.row - 1],)
    if by != links[-1]:
        links += (by,)
    return Chain(step.seat, column.colour, column.value, links, helpers[column.row :], extra)
