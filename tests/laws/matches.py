"""Matches of bots kept as records: every seat count and option set, with its outcome.

Written anew by `python tests/laws/matches.py florence` when behaviour changes on purpose.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from walking import Case, cases_of

from interpares import Match
from interpares.bots import make
from interpares.bots.runner import play_match

FOLDER = Path(__file__).parents[1] / "games"
BOTS = ("heuristic", "greedy", "random")
"""They take turns at the table, so that every match has strong and weak moves."""

LEAST = 12
"""So many matches are kept of every game; of one with few option sets each is played again."""


def cases_kept(slug: str) -> list[Case]:
    """What the matches of a game are played with, one after another."""
    cases = cases_of(slug)
    return cases * -(-LEAST // len(cases))


def matches_of(slug: str) -> list[Path]:
    """The records kept of a game."""
    return sorted((FOLDER / slug / "matches").glob("*.jsonl"))


def played(case: Case, seed: int) -> Match:
    """A match of this case, whose first seat is taken by another bot each time."""
    random = Random(seed)
    names = [BOTS[(seat + seed) % len(BOTS)] for seat in range(case.seats)]
    bots = [make(name, case.game, random) for name in names]
    return play_match(case.game, case.seats, case.options, bots, seed)


def write(slug: str) -> None:
    folder = FOLDER / slug / "matches"
    folder.mkdir(exist_ok=True)
    for seed, case in enumerate(cases_kept(slug)):
        record = played(case, seed).record(open_seed=True)
        (folder / f"{case.seats}-seats-{seed:02}.jsonl").write_text(record.dump(), "utf-8")


if __name__ == "__main__":
    for each in sys.argv[1:]:
        write(each)
