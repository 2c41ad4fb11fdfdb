"""`make bench`: every game at its largest table, and random play beside catanatron's."""

from __future__ import annotations

import json
import statistics
import sys
import time
import tomllib
from pathlib import Path
from random import Random
from typing import Any

from interpares import rules_of, slugs
from interpares.cli.bench import Measures, measure, random_moves
from interpares.kernel.chance import seed_from

from .peers import catanatron_decisions_per_s

BUDGET = tomllib.loads((Path(__file__).parent / "budget.toml").read_text("utf-8"))
ROUNDS = 5
SECONDS = 2.0


def decisions_per_s(slug: str, seats: int, options: dict[str, Any], seconds: float) -> float:
    """Decisions per CPU second of random play, without a log."""
    rules, random = rules_of(slug), Random(1)
    chosen = rules.complete(options, seats)
    decisions, games, begun = 0, 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        decisions += len(random_moves(rules.new(seats, seed_from(games), chosen), random))
        games += 1
    return decisions / spent


def beside_catanatron(slug: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Random play of a game and of catanatron, turn and turn about."""
    ours, theirs = [], []
    for _ in range(ROUNDS):
        theirs.append(catanatron_decisions_per_s(SECONDS))
        ours.append(decisions_per_s(slug, seats, options, SECONDS))
    ratios = [our / their for our, their in zip(ours, theirs, strict=True)]
    return {
        "game": slug,
        "seats": seats,
        "options": options,
        "decisions_per_s": round(statistics.median(ours)),
        "catanatron_per_s": round(statistics.median(theirs)),
        "ratio": round(statistics.median(ratios), 2),
        "ratios": [round(min(ratios), 2), round(max(ratios), 2)],
    }


def over_budget(figures: Measures) -> list[str]:
    """The figures that are worse than the budget allows."""
    found = {
        "copy_us": figures.copy_us,
        "heaviest_options_us": figures.heaviest_options_us,
        "replay_ms": figures.replay_ms,
        "imagine_us": figures.imagine_us,
    }
    return [
        f"{figures.game} with {figures.seats} seats: {name} is {value:.1f}, allowed {BUDGET[name]}"
        for name, value in found.items()
        if value > BUDGET[name]
    ]


def main() -> int:
    begun = time.time()
    flaws = []
    for slug in slugs():
        rules = rules_of(slug)
        for seats in rules.seats:
            figures = measure(slug, seats)
            print(json.dumps({name: getattr(figures, name) for name in figures.__struct_fields__}))
            flaws += over_budget(figures)
        for options in rules.option_sets(max(rules.seats)):
            row = beside_catanatron(slug, max(rules.seats), options)
            print(json.dumps(row))
            if row["ratio"] < BUDGET["decisions_to_catanatron"]:
                flaws.append(f"{slug} {options}: {row['ratio']} times catanatron")
    print(f"measured in {time.time() - begun:.0f} s; over budget: {flaws or 'nothing'}")
    return bool(flaws)


if __name__ == "__main__":
    sys.exit(main())
