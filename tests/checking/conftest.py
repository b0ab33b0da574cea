"""The drill on which endings, output and loading are tried."""

from __future__ import annotations

from pathlib import Path

import pytest
from echoing import CHECKS, GOOD

from trainer.catalog.models import Drill, Pack, Section


@pytest.fixture
def echo(tmp_path: Path) -> Drill:
    """A drill with two checks."""
    for folder in ("drills/a", "snippets", "answers"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "drills/a/echo_checks.py").write_text(CHECKS, encoding="utf-8")
    (tmp_path / "snippets/echo.py").write_text(GOOD, encoding="utf-8")
    pack = Pack(
        "test", "1", tmp_path / "drills", tmp_path / "snippets", tmp_path / "answers", (Section("A", "a", "A"),), True
    )
    return Drill("echo", "code", "A", "Echo", "?", 1, "must", pack, tmp_path / "drills/a/echo.toml", "run(x)")
