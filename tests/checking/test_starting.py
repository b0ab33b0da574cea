"""What is said where the processes that run programs can't be started."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from trainer.catalog.catalog import Catalog
from trainer.checking.running.conversation import CheckingUnavailable
from trainer.checking.server import Checker


@pytest.mark.parametrize("ends", ["exit 3", "kill -9 $$"])
@pytest.mark.parametrize("says", ["", "no more processes"])
def test_a_starter_that_ends_at_once_is_a_sentence(
    ends: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, catalog: Catalog
) -> None:
    python = tmp_path / "python"
    # It never reads what it was sent.
    python.write_text(f"#!/bin/sh\necho '{says}' >&2\nsleep 0.2\n{ends}\n", encoding="utf-8")
    python.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(python))
    with Checker() as checker, pytest.raises(CheckingUnavailable) as raised:
        checker.run(catalog.drill("step-cap"), "")
    assert f"ended ({says or 'it gave no reason'})" in str(raised.value)
