"""One arena for all tests of a test worker; makes `room` importable for the tests of this folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from room import Room, need_namespaces


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A running arena."""
    need_namespaces()
    running = Room(tmp_path_factory.mktemp("arena"))
    yield running
    running.close()
