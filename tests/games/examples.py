"""The worked examples of the rulebooks: one or more scenario files for each."""

from __future__ import annotations

from pathlib import Path

from msgspec import structs

from interpares import BadInput, Scenario
from interpares.scenarios import Expectation

HERE = Path(__file__).parent
EXAMPLES = {
    "florence": [f"ex{number:02}" for number in range(1, 33)],
    "magnaci": [*(f"e{number}" for number in range(1, 14)), "e5a", "e5b"],
    "sigismundus": [f"e{number}" for number in range(1, 10)],
    "signorie": [f"ex{number:02}" for number in range(1, 25)],
    "veto": [f"ex{number:02}" for number in range(1, 17)],
}
"""The numbers of each game's examples."""
NAMES = [
    (slug, path.stem)
    for slug in EXAMPLES
    for path in sorted((HERE / slug / "scenarios").glob("*.toml"))
]


def example(slug: str, name: str) -> Scenario:
    """The scenario of that file."""
    return Scenario.load((HERE / slug / "scenarios" / f"{name}.toml").read_text("utf-8"))


def flaws(scenario: Scenario) -> list[str]:
    """What differs; something that is not there yet is one thing."""
    try:
        return scenario.run()
    except BadInput as error:
        return [str(error)]


def reports(scenario: Scenario, wrong: Expectation, reported: str) -> bool:
    """Whether just this is said of a scenario with a wrong expectation."""
    said = structs.replace(scenario, expect=(wrong,)).run()
    return [reported in flaw for flaw in said] == [True]
