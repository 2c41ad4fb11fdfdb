"""What an action would change at once, by what everybody knows."""

from __future__ import annotations

from ...kernel.steps import Action
from ...kernel.values import Seat, Value
from .actions import MANAGE, Hire, Manage, Perform
from .alliances import ChooseRow, DrawFaceDown
from .cards import COLUMNS, HELPERS_OF, ROWS, SPACES_OF
from .careers import SpendPoint
from .components import ColourId
from .dice_actions import ChooseMainAction
from .game import Player, Signorie
from .hiring import HIRE
from .marriages import MarryOff
from .missions import SendOnMission
from .offspring import GainPawns, RollOffspring
from .tasks import task_on

MainAction = Manage | Perform | Hire
"""What a die can do."""


class Change(Value, omit_defaults=True):
    """What changes for the player who acts, and what follows at once."""

    florins: int = 0
    vp: int = 0
    men: int = 0
    """In the own pool."""
    women: int = 0
    initiative: int = 0
    rank: int = 0
    """Steps on career tracks."""
    threshold: int = 0
    points: int = 0
    """Advancement points to be spent."""
    dice: int = 0
    """White dice to be rolled."""
    pawns: int = 0
    """Pawns to be taken, of either sex."""
    face_down: int = 0
    """Tokens to be drawn."""
    token: str | None = None
    """The token taken from a city."""
    row: str | None = None
    """Where it goes."""
    mission: bool = False
    marriage: bool = False


class Opening(Value):
    """A main action that a die opens, and what it would change."""

    action: MainAction
    change: Change


class Closed(Value):
    """A main action that a die would not open, and why: a message with its values, and the rule."""

    action: MainAction
    message: str
    rule: str
    values: dict[str, int | str]


class Preview(Value):
    """What an action would change before chance or another choice decides."""

    change: Change
    total: int
    """The sum of the own dice afterwards."""
    opens: tuple[Opening, ...] = ()
    """For a die: its main actions."""
    closed: tuple[Closed, ...] = ()
    """For a die: the main actions of its column that cannot be fully performed."""


def preview(game: Signorie, seat: Seat, action: Action) -> Preview:
    """What a legal action would change; nothing is rolled and nothing drawn."""
    after = played(game, seat, action)
    step = after.agenda[-1] if after.agenda else None
    opens, closed = main_actions_of(after, step) if isinstance(step, ChooseMainAction) else ((), ())
    return Preview(change(game, after, seat), after.players[seat].total, opens, closed)


def main_actions_of(
    game: Signorie, step: ChooseMainAction
) -> tuple[tuple[Opening, ...], tuple[Closed, ...]]:
    """What a die just placed can do, and what it cannot."""
    seat = step.seat
    possible = [each for each in step.options(game, seat) if isinstance(each, MainAction)]
    opens = [Opening(each, change(game, played(game, seat, each), seat)) for each in possible]
    closed = [
        Closed(each, why.message, why.rule, why.values)
        for each in conceivable(game, step.colour)
        if each not in possible
        for why in (step.refusal(game, seat, each),)
    ]
    return tuple(opens), tuple(closed)


def conceivable(game: Signorie, colour: ColourId) -> list[MainAction]:
    """The main actions of a column: one for each task, with the fewest pawns it takes."""
    tasks = [Perform(space, task_on(game, space).pawns_min) for space in SPACES_OF[colour]]
    hirings = [HIRE[helper] for helper in HELPERS_OF[COLUMNS[colour].hire_target]]
    return [MANAGE, *tasks, *hirings]


def played(game: Signorie, seat: Seat, action: Action) -> Signorie:
    """The game after an action, before anything that follows from it."""
    after = game.copy()
    after.agenda = ()
    game.decision.decide(after, seat, action)
    return after


def change(before: Signorie, after: Signorie, seat: Seat) -> Change:
    """The difference for one seat."""
    old, new = before.players[seat], after.players[seat]
    row, token = taken(old, new)
    follows = {type(step): step for step in after.agenda}
    points = follows.get(SpendPoint)
    rolled = follows.get(RollOffspring)
    pawns = follows.get(GainPawns)
    return Change(
        florins=new.florins - old.florins,
        vp=new.vp - old.vp,
        men=new.men - old.men,
        women=new.women - old.women,
        initiative=new.initiative - old.initiative,
        rank=sum(map(sum, new.careers)) - sum(map(sum, old.careers)),
        threshold=new.threshold - old.threshold,
        points=points.points if points else 0,
        dice=rolled.dice if rolled else 0,
        pawns=pawns.count if pawns else 0,
        face_down=int(bool(after.stack) and not {DrawFaceDown, ChooseRow}.isdisjoint(follows)),
        token=token,
        row=row,
        mission=SendOnMission in follows,
        marriage=MarryOff in follows,
    )


def taken(old: Player, new: Player) -> tuple[str | None, str | None]:
    """The row that has one token more, and that token."""
    for name, before, now in zip(ROWS, old.rows, new.rows, strict=True):
        if len(now) > len(before):
            return name, now[-1]
    return None, None
