"""Completion: what can come next, asked the way the shells ask."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Trainer = Callable[..., Any]


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        (["ch"], ["check"]),
        (["check", "react-l"], ["react-loop", "react-loop+1", "react-loop+2", "react-loop+3", "react-loop.aloud"]),
        (["check", "react-loop", ""], ["<files>"]),
        (["check", "--tw"], ["--twist"]),
        (["list", "--section", "A"], ["A"]),
        (["export", "a"], ["anki"]),
        (["nonsense", ""], []),
    ],
)
def test_what_can_come_next(trainer: Trainer, typed: list[str], wanted: list[str]) -> None:
    ran = trainer("completion", "words", "--", *typed)
    assert ran.code == 0
    assert ran.out.split() == wanted


def test_bash_completes_ids_and_files(tmp_path: Path) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash here")
    command = tmp_path / "trainer"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m trainer "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    (tmp_path / "answer.py").write_text("", encoding="utf-8")
    script = (
        'eval "$(trainer completion bash)"\n'
        'COMP_WORDS=(trainer show circuit-b); COMP_CWORD=2; _trainer; echo "${COMPREPLY[0]}"\n'
        'COMP_WORDS=(trainer check react-loop ans); COMP_CWORD=3; _trainer; echo "${COMPREPLY[0]}"\n'
    )
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "TRAINER_HOME": str(tmp_path / "home")}
    ran = subprocess.run(
        [bash, "--norc", "-c", script], capture_output=True, text=True, cwd=tmp_path, env=environment, check=False
    )
    assert ran.stdout.split() == ["circuit-breaker", "answer.py"], ran.stderr


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_read_their_script(trainer: Trainer, tmp_path: Path, shell: str) -> None:
    script = trainer("completion", shell).out
    assert "trainer completion words" in script
    found = shutil.which(shell)
    if found is None:
        pytest.skip(f"there is no {shell} here")
    path = tmp_path / "script"
    path.write_text(script, encoding="utf-8")
    assert subprocess.run([found, "-n", str(path)], check=False).returncode == 0
