"""What is to be tuned, and how much is played for it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.errors import BadInput
from ...kernel.rules import rules_of
from ...kernel.values import Value
from .evolution import LEAST_CANDIDATES, usual_candidates
from .factors import checked
from .players import player_of, present

LEAST_NUMBERS = 2


class Plan(Value, kw_only=True):
    """A whole run; the same plan comes to the same result."""

    game: str
    bot: str
    names: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    seed: int
    generations: int
    candidates: int
    games: int
    """For each candidate; a multiple of the seats, so that it sits everywhere equally often."""
    confirm: int
    """Games of the confirmation."""


def planned(
    slug: str,
    *,
    bot: str | None = None,
    names: Sequence[str] = (),
    seats: int,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    generations: int = 10,
    candidates: int | None = None,
    games: int = 12,
    confirm: int = 200,
) -> Plan:
    """A plan that can be carried out; raises BadInput in one sentence for any other."""
    player = player_of(slug, bot)
    chosen = rules_of(slug).complete(options or {}, seats)
    named = checked(present(slug).weights, names)
    plan = Plan(
        game=slug,
        bot=player.bot,
        names=named,
        seats=seats,
        options=chosen,
        seed=seed,
        generations=generations,
        candidates=usual_candidates(len(named)) if candidates is None else candidates,
        games=math.ceil(games / seats) * seats,
        confirm=math.ceil(confirm / seats) * seats,
    )
    _possible(plan)
    return plan


def _possible(plan: Plan) -> None:
    amounts = {
        "generations": plan.generations,
        "games": plan.games,
        "games to confirm": plan.confirm,
    }
    for what, amount in amounts.items():
        if amount < 1:
            raise BadInput(f"The number of {what} must be at least 1, not {amount}.")
    if len(plan.names) < LEAST_NUMBERS:
        raise BadInput("The tuner weighs numbers against each other: name two at least.")
    if plan.candidates < LEAST_CANDIDATES:
        raise BadInput(f"A generation needs {LEAST_CANDIDATES} candidates, not {plan.candidates}.")


def identity(plan: Plan) -> dict[str, Any]:
    """What two runs must share to go on from one file; either may be longer."""
    rules = rules_of(plan.game)
    return {
        "game": plan.game,
        "version": rules.version,
        "edition": rules.edition(),
        "bot": plan.bot,
        "numbers": present(plan.game).weights,
        "names": plan.names,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "candidates": plan.candidates,
        "games": plan.games,
    }
