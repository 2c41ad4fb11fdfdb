"""The runner of worked examples reports what does not come out."""

from __future__ import annotations

import pytest

from games.examples import example, reports
from interpares.scenarios import Expectation

WRONG = [
    (Expectation(at="/players/0/florins", equals=5), "/players/0/florins is 2"),
    (Expectation(waiting=(0,)), "waiting for (1,)"),
    (Expectation(refuses="1 take yellow 1"), "was allowed"),
    (Expectation(refuses="1 take yellow 2", rule="SI-ACT.2"), "was refused by SI-ACT.1"),
    (Expectation(refuses="1 steal yellow 1", rule="SI-ACT.1"), "could not be read"),
    (Expectation(seat=1, offers=("pass",)), "seat 1 is offered"),
    (Expectation(seat=1, offers_some=("manage",)), "seat 1 is not offered 'manage'"),
    (Expectation(seat=1, offers_none=("pass",)), "seat 1 is offered 'pass'"),
    (Expectation(outcome={"reason": "finished"}), "outcome reason is None"),
]


@pytest.mark.parametrize("wrong, reported", WRONG)
def test_a_wrong_expectation_is_reported(wrong: Expectation, reported: str):
    """EX-04: a runner that could not fail would prove nothing."""
    assert reports(example("signorie", "ex04_hiring"), wrong, reported)
