"""What became a pipe while the trainer ran is not waited for."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import Drill
from trainer.checking.running.judging import BrokenChecks
from trainer.checking.server import Checker

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has no named pipes")


@pytest.fixture
def drill(catalog: Catalog, tmp_path: Path) -> Drill:
    """A drill with files of its own."""
    asked = catalog.drill("step-cap")
    section = tmp_path / "drills" / asked.path.parent.name
    section.mkdir(parents=True)
    (tmp_path / "snippets").mkdir()
    for path in asked.path.parent.iterdir():
        if path.is_file():
            shutil.copy(path, section)
    shutil.copy(asked.snippet_path(), tmp_path / "snippets")
    pack = asked.pack._replace(drills=tmp_path / "drills", snippets=tmp_path / "snippets")
    return asked._replace(path=section / asked.path.name, pack=pack)


def pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


@pytest.mark.parametrize("which", ["checks", "snippet"])
def test_checks_or_a_snippet_that_became_a_pipe_are_a_sentence(which: str, drill: Drill, checker: Checker) -> None:
    text = drill.snippet_path().read_text(encoding="utf-8")
    assert checker.run(drill, text).passed
    pipe(drill.checks_path if which == "checks" else drill.snippet_path())
    with pytest.raises(BrokenChecks, match="it is no plain file"):
        checker.run(drill, text)


def test_a_dictionary_that_is_a_pipe_is_as_good_as_none(drill: Drill, checker: Checker) -> None:
    pipe(drill.faults_path)
    report = checker.run(drill, "def run_capped(model, tools, task, max_steps=3):\n    return {}\n")
    assert report.failed_checks
    assert report.mistakes == ()
