"""Settings of all tests."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "here",
    deadline=None,
    max_examples=int(os.environ.get("EXAMPLES", "60")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    derandomize=True,
)
settings.load_profile("here")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests of servers and pages wait as much as they work."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture
def nothing_stays():
    """Home-made cards of Veto! that a test makes known are forgotten after it."""
    from games.veto.extra_cards import forget, remembered

    before = remembered()
    yield
    forget(before)
