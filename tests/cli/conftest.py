"""Running the real command in a process of its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest


@dataclass(frozen=True)
class Ran:
    """What a command came to."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Its standard output, which is one JSON document and nothing else."""
        return json.loads(self.out)


@pytest.fixture
def trainer(run_trainer: Callable[..., Any], tmp_path: Path) -> Callable[..., Ran]:
    """Runs `trainer ARGUMENTS` in an empty folder, with a home of its own."""
    home = tmp_path / "home"

    def run(*arguments: str, stdin: str = "") -> Ran:
        ran = run_trainer(*arguments, stdin=stdin, folder=tmp_path, TRAINER_HOME=str(home))
        return Ran(ran.returncode, ran.stdout, ran.stderr)

    return run
