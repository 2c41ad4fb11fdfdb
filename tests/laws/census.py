"""The census: digest and decision count of a hundred seeded random games.

Written anew by `python tests/laws/census.py` when behaviour changes on purpose.
"""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

from walking import CASES, finished

from interpares import rules_of, slugs
from interpares.kernel.records import digest

FOLDER = Path(__file__).parents[1] / "games"


def census(slug: str) -> list[dict[str, Any]]:
    """A hundred games, taking turns through seat counts and option sets."""
    cases = itertools.cycle(case for case in CASES if case.game == slug)
    return [_match(case, seed) for seed, case in zip(range(100), cases, strict=False)]


def _match(case: Any, seed: int) -> dict[str, Any]:
    match = finished(case, seed)
    return {
        "seed": seed,
        "seats": case.seats,
        "options": case.options,
        "decisions": match.n,
        "digest": digest(match.game),
    }


def written(slug: str) -> str:
    """The census as TOML, one line for each game."""
    lines = [f"version = {rules_of(slug).version}", "match = ["]
    for each in census(slug):
        fields = ", ".join(f"{name} = {_toml(value)}" for name, value in each.items())
        lines.append(f"    {{ {fields} }},")
    return "\n".join([*lines, "]", ""])


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(each)}" for name, each in value.items()) + " }"
    return json.dumps(value)


if __name__ == "__main__":
    for each in slugs():
        (FOLDER / each / "census.toml").write_text(written(each), "utf-8")
