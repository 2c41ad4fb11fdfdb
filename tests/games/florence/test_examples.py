"""The runner of worked examples reports what does not come out."""

from __future__ import annotations

import pytest

from games.examples import example, reports
from interpares.scenarios import Expectation

WRONG = [
    (Expectation(at="/players/0/florins", equals=3500), "/players/0/florins is 2100"),
    (Expectation(waiting=(0,)), "waiting for (1,)"),
    (Expectation(refuses="1 buy jester"), "was allowed"),
    (Expectation(refuses="1 buy landscape", rule="PF-1.1"), "was refused by PF-15.4"),
    (Expectation(refuses="1 steal lake", rule="PF-15.4"), "could not be read"),
    (Expectation(seat=1, offers=("decline",)), "seat 1 is offered"),
    (Expectation(seat=1, offers_some=("pass",)), "seat 1 is not offered 'pass'"),
    (Expectation(seat=1, offers_none=("decline",)), "seat 1 is offered 'decline'"),
    (Expectation(outcome={"reason": "finished"}), "outcome reason is None"),
]


@pytest.mark.parametrize("wrong, reported", WRONG)
def test_a_wrong_expectation_is_reported(wrong: Expectation, reported: str):
    """EX-18: a runner that could not fail would prove nothing."""
    assert reports(example("florence", "ex18_landscape"), wrong, reported)
