"""Settings of all tests."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "here",
    deadline=None,
    max_examples=int(os.environ.get("EXAMPLES", "60")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    derandomize=True,
)
settings.load_profile("here")
