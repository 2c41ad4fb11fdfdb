"""`interpares balance`: games of equals with each choice of options, and what they tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from ...kernel.errors import BadInput
from ...kernel.rules import Rules, rules_of
from .. import known, strongest_at_once
from ..code import playing_code
from ..league_state import Ledger
from ..workers import Progress, Workers, spread
from .counting import section
from .entries import entries_of
from .playing import Sample, Task, play
from .types import Report


def balance(
    slug: str,
    *,
    seats: int,
    games: int = 100,
    bot: str | None = None,
    settings: Sequence[Mapping[str, Any]] = ({},),
    seed: int = 0,
    workers: Workers | None = None,
    state: Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play so many games with each setting, on the same deals; the report is of all of them.

    With a state file it goes on where an earlier run stopped, or plays more games.
    """
    if games < 1:
        raise BadInput(f"The number of games must be at least 1, not {games}.")
    rules, name = rules_of(slug), known(bot or strongest_at_once(slug), slug)
    chosen = [settled(rules, each, seats) for each in settings]
    tasks = [
        Task(deal * len(chosen) + at, slug, name, seats, options, seed + deal)
        for deal in range(games)
        for at, options in enumerate(chosen)
    ]
    facts = identity(rules, name, chosen, seats, seed)
    ledger: Ledger[Sample] = Ledger(state, facts, Sample)
    missing = [each for each in tasks if each.index not in ledger]
    for sample in spread(play, missing, workers or Workers()):
        ledger.add(sample)
        if progress:
            progress(len(ledger), len(tasks))
    return report(facts, [each for each in ledger if each.index < len(tasks)])


def settled(rules: Rules, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The options that hold for all games; those by seat only where somebody has chosen them."""
    whole = rules.complete(options, seats)
    return {
        name: value
        for name, value in whole.items()
        if name in options or not rules.options[name].per_seat
    }


def identity(
    rules: Rules, bot: str, settings: Sequence[Mapping[str, Any]], seats: int, seed: int
) -> dict[str, Any]:
    """What two runs must share to be one report."""
    return {
        "balance": rules.slug,
        "version": rules.version,
        "edition": rules.edition(),
        "code": playing_code(rules.slug, f"balance/{rules.slug}", "balance/playing"),
        "bot": bot,
        "seats": seats,
        "settings": settings,
        "seed": seed,
    }


def report(facts: Mapping[str, Any], samples: Sequence[Sample]) -> Report:
    """The samples of each setting by themselves."""
    slug, settings = facts["balance"], facts["settings"]
    return Report(
        game=slug,
        engine=version("interpares"),
        version=facts["version"],
        edition=facts["edition"],
        code=facts["code"],
        bot=facts["bot"],
        seats=facts["seats"],
        seed=facts["seed"],
        sections=tuple(
            section(
                options,
                [each for each in samples if each.index % len(settings) == at],
                entries_of(slug),
            )
            for at, options in enumerate(settings)
        ),
    )
