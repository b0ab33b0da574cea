"""Completion: what can come next, asked the way the shells ask."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pseudo_terminal import PseudoTerminal

Trainer = Callable[..., Any]
LONG = 60.0
ASKS_WHAT_IT_IS = b"\x1b[c"
"""A shell waits for the terminal to say what it is."""


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        (["ch"], ["check"]),
        (["check", "react-l"], ["react-loop"]),
        (["practice", "react-l"], ["react-loop", "react-loop+1", "react-loop+2", "react-loop+3"]),
        (["practice", "kv-cache-b"], ["kv-cache-bytes"]),
        (["watch", "kv-cache-b"], []),
        (["rehearse", "react-l"], ["react-loop", "react-loop.aloud"]),
        (["rehearse", "story"], ["story.built", "story.broke"]),
        (["routine", "thirty"], ["thirty-minutes"]),
        (["list", "--kind", "co"], ["code", "cold"]),
        (["pack", "add", ""], ["<files>"]),
        (["pack", "remove", ""], []),
        (["--"], ["--help", "--version"]),
        (["practice", "--"], ["--help", "--interview", "--inline"]),
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


class Shell(PseudoTerminal):
    """A shell in a terminal, in which `trainer` is the command of this very checkout."""

    def __init__(self, folder: Path, *words: str) -> None:
        command = folder / "trainer"
        command.write_text(f'#!/bin/sh\nexec {sys.executable} -m trainer "$@"\n', encoding="utf-8")
        command.chmod(0o755)
        self.screen = ""
        super().__init__(
            words,
            {
                "PATH": f"{folder}:{os.environ['PATH']}",
                "HOME": str(folder),
                "XDG_CONFIG_HOME": str(folder),
                "XDG_DATA_HOME": str(folder),
                "TRAINER_HOME": str(folder / "home"),
                "TERM": "xterm",
                "PS1": "$ ",
            },
            folder=folder,
        )

    def until(self, words: str) -> None:
        """Wait until these words are printed; fails where they do not come."""
        end = time.monotonic() + LONG
        while words not in self.screen:
            data = self.received(end - time.monotonic())
            assert data, f"{words!r} did not come:\n{self.screen}"
            if ASKS_WHAT_IT_IS in data:
                self.press("\x1b[?1;2c")
            self.screen += re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", data.decode("utf-8", "replace")).replace("\r", "")
        self.screen = self.screen.split(words, 1)[1]

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


SHELLS = {
    "bash": (("--norc", "-i"), 'eval "$(trainer completion bash)"'),
    "zsh": (("-f", "-i"), 'autoload -U compinit; compinit -u -D; eval "$(trainer completion zsh)"'),
    "fish": (("--no-config", "-i"), "trainer completion fish | source"),
}
"""How each is started without anybody's settings, and told of the completion."""


@pytest.mark.parametrize("name", SHELLS)
def test_tab_completes_in_a_shell(tmp_path: Path, name: str) -> None:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"there is no {name} here")
    (tmp_path / "answer.py").write_text("", encoding="utf-8")
    words, set_up = SHELLS[name]
    shell = Shell(tmp_path, found, *words)
    try:
        shell.press(f"{set_up}; echo rea''dy\n")
        shell.until("ready")
        # A command and the id of a drill, each of which ends with a space; a file; words to choose from.
        shell.press("trainer reh\t")
        shell.until("rehearse ")
        shell.press("\x15trainer check circuit-b\t")
        shell.until("circuit-breaker ")
        shell.press("an\t")
        shell.until("answer.py")
        shell.press("\x15trainer pack \t\t")
        for word in ("add", "lint", "remove"):
            shell.until(word)
    finally:
        shell.end()


def test_zsh_finds_its_script_as_a_file(trainer: Trainer, tmp_path: Path) -> None:
    zsh = shutil.which("zsh")
    if zsh is None:
        pytest.skip("there is no zsh here")
    functions = tmp_path / "functions"
    functions.mkdir()
    (functions / "_trainer").write_text(trainer("completion", "zsh").out, encoding="utf-8")
    shell = Shell(tmp_path, zsh, "-f", "-i")
    try:
        shell.press(f"fpath=({functions} $fpath); autoload -U compinit; compinit -u -D; echo rea''dy\n")
        shell.until("ready")
        shell.press("trainer check circuit-b\t")
        shell.until("circuit-breaker ")
    finally:
        shell.end()
