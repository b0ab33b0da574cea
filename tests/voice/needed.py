"""What tests of the voice need besides the trainer."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest

WANTED = "TRAINER_VOICE_TESTS"
"""Set to 1, what is not installed is a failure, not a skip."""


def need(*packages: str) -> None:
    """Skip a test where a package is missing, or fail where the voice tests are wanted."""
    missing = [package for package in packages if find_spec(package) is None]
    if not missing:
        return
    reason = f"not installed: {', '.join(missing)} (pip install '.[voice,voice-test]')"
    if os.environ.get(WANTED) == "1":
        pytest.fail(reason)
    pytest.skip(reason)
