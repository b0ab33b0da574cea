"""Property tests: few examples and the same ones each time, so that a failure is a failure of the change at hand."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "trainer",
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
settings.load_profile("trainer")
