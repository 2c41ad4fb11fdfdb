"""A whole tuning run: the search, the confirmation, and what is offered."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from ...kernel.rules import rules_of
from ...kernel.values import Value
from ..intervals import wilson
from ..numbers import Confirmation, Run
from ..workers import Progress
from .evolution import Evolution, evolve
from .factors import changed
from .games import Games, Played
from .plan import Plan
from .players import present


class Tuned(Value, kw_only=True):
    """What `interpares tune --json` prints."""

    game: str
    bot: str
    present: dict[str, Any]
    """The numbers that were to be bettered."""
    found: dict[str, Any]
    """What was found in their place; offered if `run.adopted`."""
    run: Run


def tune(
    plan: Plan,
    *,
    jobs: int = 1,
    state: Path | None = None,
    progress: Progress | None = None,
) -> Tuned:
    """Carry a plan out; with a state file, go on where an earlier run stopped."""
    games = Games(plan, jobs=jobs, state=state, progress=progress)
    evolution = evolve(
        len(plan.names),
        games.generation,
        generations=plan.generations,
        candidates=plan.candidates,
        seed=plan.seed,
    )
    run = told(plan, evolution, confirmed(plan, games.confirmation(evolution.factors)))
    weights = present(plan.game).weights
    fields = [*dict.fromkeys(name.partition(".")[0] for name in plan.names)]
    before, after = (msgspec.to_builtins(each) for each in (weights, changed(weights, run.factors)))
    return Tuned(
        game=plan.game,
        bot=plan.bot,
        present={name: before[name] for name in fields},
        found={name: after[name] for name in fields},
        run=run,
    )


def confirmed(plan: Plan, played: list[Played]) -> Confirmation:
    """The winner against the numbers in use; a shared win is none."""
    decided = [each for each in played if each.decided]
    wins = sum(each.won == 1 for each in decided)
    low, high = wilson(wins, len(decided))
    return Confirmation(
        seats=plan.seats,
        games=len(played),
        shared_defeats=len(played) - len(decided),
        wins=wins,
        win_rate=round(wins / len(decided), 4) if decided else 0.0,
        interval=(low, high),
    )


def told(plan: Plan, evolution: Evolution, confirmation: Confirmation) -> Run:
    """The run as it is kept; its numbers are adopted only if the gain is beyond chance."""
    rules = rules_of(plan.game)
    gained = confirmation.interval[0] > 1 / plan.seats
    return Run(
        told="Tuned with CMA-ES: " + ("a gain beyond chance." if gained else "no gain found."),
        adopted=gained,
        command=command(plan),
        engine=version("interpares"),
        version=rules.version,
        edition=rules.edition(),
        seats=plan.seats,
        options=plan.options,
        seed=plan.seed,
        generations=plan.generations,
        candidates=plan.candidates,
        games=plan.generations * plan.candidates * plan.games,
        fitness=evolution.fitness,
        factors=dict(zip(plan.names, evolution.factors, strict=True)),
        confirmation=confirmation,
    )


def command(plan: Plan) -> str:
    """What carries the plan out again; options that are not the usual ones stand in the run."""
    return (
        f"interpares tune {plan.game} --seats {plan.seats} --weights {','.join(plan.names)} "
        f"--generations {plan.generations} --candidates {plan.candidates} --games {plan.games} "
        f"--confirm {plan.confirm} --seed {plan.seed}"
    )
