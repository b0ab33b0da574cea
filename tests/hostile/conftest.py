"""One arena for all tests of a test worker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from room import Room, need_namespaces


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A running arena."""
    need_namespaces()
    running = Room(tmp_path_factory.mktemp("arena"))
    yield running
    running.close()
