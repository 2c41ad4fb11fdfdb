"""What an action would change if nobody acts after it, by what everybody knows."""

from __future__ import annotations

from ...kernel.steps import Action, Step
from ...kernel.values import Seat, Value
from .actions import ACCEPT, PASS
from .auction import Bidding, NextBid, Won
from .building import PlaceBuilding
from .components import ProfessionId
from .cooperative import AnswerCounter, AnswerProposal
from .game import Florence
from .objects import PlaceLandscape, Settle
from .works import DeclareBonus, work_value

FORESEEN = (NextBid, Won, Settle)
"""Steps that reveal no card and draw nothing: what they lead to is no secret."""


class Shift(Value):
    """A number of every seat, before and after."""

    before: tuple[int, ...]
    after: tuple[int, ...]


class WorkShift(Value):
    """What a Work with a card of the own hand would be worth, before and after."""

    profession: ProfessionId
    before: int | None
    """None if the card comes into the hand."""
    after: int | None
    """None if the card leaves it."""


class Preview(Value):
    """What an action would change if nobody acts after it."""

    florins: Shift
    prestige: Shift
    works: tuple[WorkShift, ...]
    """Only those that change."""
    work: int | None
    """The value of the Work that is being completed, with the bonus cards declared by then."""


def preview(game: Florence, seat: Seat, action: Action) -> Preview | None:
    """What a legal action would change; None if that is nothing, or nobody can know."""
    after = game.copy()
    after.agenda = ()
    game.decision.decide(after, seat, action)
    settle_down(after)
    found = Preview(
        florins=Shift(florins(game), florins(after)),
        prestige=Shift(prestige(game), prestige(after)),
        works=shifts(works(game, seat), works(after, seat)),
        work=work_under_way(after),
    )
    same = found.florins.before == found.florins.after
    same = same and found.prestige.before == found.prestige.after
    return None if same and not found.works and found.work is None else found


def settle_down(game: Florence) -> None:
    """Let everybody pass, tiles lie anywhere and offers be taken, until somebody must choose."""
    while game.agenda:
        step = game.agenda[-1]
        answer = silence(game, step)
        if answer is None and not isinstance(step, FORESEEN):
            return
        game.agenda = game.agenda[:-1]
        if answer is None:
            step.resolve(game)
        else:
            step.decide(game, step.seat, answer)


def silence(game: Florence, step: Step) -> Action | None:
    """What somebody says who does not want to act, or for whom it makes no difference."""
    match step:
        case Bidding():
            return PASS
        case PlaceLandscape() | PlaceBuilding():
            return step.options(game, step.seat)[0]
        case AnswerProposal() | AnswerCounter():
            return ACCEPT
        case _:
            return None


def florins(game: Florence) -> tuple[int, ...]:
    return tuple([each.florins for each in game.players])


def prestige(game: Florence) -> tuple[int, ...]:
    return tuple([each.prestige for each in game.players])


def works(game: Florence, seat: Seat) -> dict[ProfessionId, int]:
    """What every card in hand would be worth, without bonus cards."""
    if not game.round:
        return {}
    return {card: work_value(game, seat, card).total for card in game.players[seat].hand}


def shifts(
    before: dict[ProfessionId, int], after: dict[ProfessionId, int]
) -> tuple[WorkShift, ...]:
    """The Works whose value changes."""
    return tuple(
        WorkShift(card, before.get(card), after.get(card))
        for card in {**before, **after}
        if before.get(card) != after.get(card)
    )


def work_under_way(game: Florence) -> int | None:
    step = game.agenda[-1] if game.agenda else None
    return step.value(game) if isinstance(step, DeclareBonus) else None
