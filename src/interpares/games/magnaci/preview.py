"""What an action would change if nobody acts after it, by what everybody knows."""

from __future__ import annotations

from ...kernel.steps import Action, Decision, Step
from ...kernel.values import Seat, Value
from .actions import DECLINE, PASS
from .cards import FIEFS, PROVINCES, card
from .conflicts import Aftermath, Fall, LawLoss, Verdict
from .contest_view import INTERRUPTIONS, ContestView, contest_view
from .declaring import TakeEffect, VetoQuestion
from .effect_types import ReplaceConflict
from .estates import PlaceEstates
from .game import Magnaci
from .losses import EntailQuestion
from .partitions import discard_conflict
from .primate import TieBreak
from .scoring import wealths
from .sejm import LawContest
from .senate import OfficeContest
from .setup import StartEstate
from .standing import all_standings
from .trade import TradeAnswer
from .windows import Circuit, Turn

CONTESTS = (OfficeContest, LawContest, Verdict)
FORESEEN = (
    StartEstate,
    Turn,
    Circuit,
    *INTERRUPTIONS,
    *CONTESTS,
    TieBreak,
    LawLoss,
    Aftermath,
    Fall,
)
"""Steps that reveal no card and draw nothing: what they lead to is no secret."""


class Shift(Value):
    """A number of every seat, before and after."""

    before: tuple[int, ...]
    after: tuple[int, ...]


class PlaceShift(Value):
    """A province or fief where estates come or go."""

    place: str
    estates: Shift
    standing: Shift | None
    """3 Dominance, 2 Advantage, 1 Presence; null in a fief."""


class Placing(Value):
    """Estates that a player is going to place."""

    seat: Seat
    count: int


class Preview(Value):
    """What an action would change if nobody acts after it."""

    contest: ContestView | None
    """The cards as they would be compared, in a window of a contest or Conflict."""
    places: tuple[PlaceShift, ...]
    """Only where something changes."""
    wealth: Shift
    partitioned: tuple[str, ...]
    """All provinces that would be partitioned."""
    placing: Placing | None


def preview(game: Magnaci, seat: Seat, action: Action) -> Preview | None:
    """What a legal action would change; None if that is nothing, or nobody can know."""
    if not isinstance(game.decision, FORESEEN):
        return None
    after = game.copy()
    after.agenda = foreseen(game)
    take(after, seat, action)
    contest = settle_down(after)
    found = Preview(
        contest=contest,
        places=shifts(game, after),
        wealth=Shift(totals(game), totals(after)),
        partitioned=after.partitioned,
        placing=placing(after),
    )
    same = found.wealth.before == found.wealth.after and game.partitioned == after.partitioned
    return None if same and not (contest or found.places or found.placing) else found


def foreseen(game: Magnaci) -> tuple[Step, ...]:
    """The agenda as far as it is no secret, down to the contest that is being resolved."""
    kept: list[Step] = []
    for step in reversed(game.agenda):
        if not isinstance(step, FORESEEN):
            break
        kept.append(step)
        if isinstance(step, CONTESTS):
            break
    return tuple(reversed(kept))


def take(game: Magnaci, seat: Seat, action: Action) -> None:
    """Answer what is asked now."""
    step, game.agenda = game.decision, game.agenda[:-1]
    step.decide(game, seat, action)


def settle_down(game: Magnaci) -> ContestView | None:
    """Let everybody pass until somebody must choose; returns the contest that came to its end."""
    contest = None
    while game.agenda and game.outcome is None:
        step = game.agenda[-1]
        if isinstance(step, CONTESTS):
            contest = contest_view(game)
        if not step.asks:
            game.agenda = game.agenda[:-1]
            resolve(game, step)
        elif (answer := silence(step)) is not None:
            take(game, step.seat, answer)
        else:
            break
    return contest


def silence(step: Decision) -> Action | None:
    """What somebody says who does not want to act; None if something must be chosen."""
    match step:
        case Turn():
            return PASS
        case VetoQuestion() | EntailQuestion() | TradeAnswer():
            return DECLINE
        case _:
            return None


def resolve(game: Magnaci, step: Step) -> None:
    """MA-15.25: of what the Embassy does only the half that is not left to chance."""
    match step:
        case TakeEffect(card=played) if isinstance(card(played).effect, ReplaceConflict):
            discard_conflict(game, game.conflicts.index(step.target))
        case _:
            step.resolve(game)


def shifts(game: Magnaci, after: Magnaci) -> tuple[PlaceShift, ...]:
    """The places where estates come or go."""
    both = zip(all_standings(game), all_standings(after), strict=True)
    standings = [*(Shift(*each) for each in both), *(None for _ in FIEFS)]
    rows = zip((*PROVINCES, *FIEFS), estates(game), estates(after), standings, strict=True)
    return tuple(
        PlaceShift(place, Shift(before, now), standing)
        for place, before, now, standing in rows
        if before != now
    )


def estates(game: Magnaci) -> list[tuple[int, ...]]:
    """Estates by seat, in each province and fief."""
    players = game.players
    provinces = zip(*(player.estates for player in players), strict=True)
    return [*provinces, *zip(*(player.fiefs for player in players), strict=True)]


def totals(game: Magnaci) -> tuple[int, ...]:
    return tuple(each.total for each in wealths(game))


def placing(game: Magnaci) -> Placing | None:
    """The estates that are to be placed next."""
    step = game.agenda[-1] if game.agenda else None
    return Placing(step.seat, step.count) if isinstance(step, PlaceEstates) else None
