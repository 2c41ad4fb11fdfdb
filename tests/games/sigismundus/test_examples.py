"""The runner of worked examples reports what does not come out."""

from __future__ import annotations

import pytest

from games.examples import example, reports
from interpares.scenarios import Expectation

WRONG = [
    (Expectation(at="/players/1/active", equals=[1, 0, 1]), "/players/1/active is [1, 0, 0]"),
    (Expectation(waiting=(3,)), "waiting for (0,)"),
    (Expectation(refuses="0 crown sweden"), "was allowed"),
    (Expectation(refuses="0 pass", rule="SA-1.4"), "was refused by SA-10.1"),
    (Expectation(refuses="0 anoint sweden", rule="SA-10.1"), "could not be read"),
    (Expectation(seat=0, offers=("pass",)), "seat 0 is offered"),
    (Expectation(seat=0, offers_some=("pass",)), "seat 0 is not offered 'pass'"),
    (Expectation(seat=0, offers_none=("crown sweden",)), "seat 0 is offered 'crown sweden'"),
    (Expectation(outcome={"reason": "finished"}), "outcome reason is None"),
]


@pytest.mark.parametrize("wrong, reported", WRONG)
def test_a_wrong_expectation_is_reported(wrong: Expectation, reported: str):
    """E-6: a runner that could not fail would prove nothing."""
    assert reports(example("sigismundus", "e6_combat"), wrong, reported)
