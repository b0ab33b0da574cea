"""Long text goes through the learner's pager: in a real terminal, with real pagers."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

LONG = 60.0
LONG_TEXT = ("show", "react-loop", "--answer")
LAST_WORDS = "Further reading"
SHORT_TEXT = ("due",)


class Terminal:
    """A command in a terminal of 80 columns."""

    def __init__(self, home: Path, rows: int, words: tuple[str, ...], **environment: str) -> None:
        self.screen = ""
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
        kept = {name: value for name, value in os.environ.items() if name not in ("PAGER", "LESS", "LINES", "COLUMNS")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "trainer", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**kept, "TRAINER_HOME": str(home), "TERM": "xterm", **environment},
            start_new_session=True,
        )
        os.close(slave)

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def until(self, words: str) -> None:
        """Wait until these words are printed; fails where they do not come."""
        while words not in self.screen:
            assert self._read(), f"{words!r} did not come:\n{self.screen}"

    def end(self) -> tuple[int, str]:
        """Its exit code, and all that was printed."""
        deadline = time.monotonic() + LONG
        while self._read():
            assert time.monotonic() < deadline, f"it goes on and on:\n{self.screen}"
        code = self.process.wait(LONG)
        os.close(self._master)
        return code, self.screen

    def _read(self) -> bool:
        ready, _, _ = select.select([self._master], [], [], LONG)
        try:
            data = os.read(self._master, 65536) if ready else b""
        except OSError:
            data = b""
        self.screen += re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", data.decode("utf-8", "replace")).replace("\r", "")
        return bool(data)


@pytest.fixture
def in_terminal(tmp_path: Path) -> Callable[..., Terminal]:
    def start(*words: str, rows: int = 24, **environment: str) -> Terminal:
        return Terminal(tmp_path / "home", rows, words, **environment)

    return start


@pytest.fixture
def pager(tmp_path: Path) -> Callable[[str], str]:
    """A pager of a few words of shell; what it was given lies in a file."""

    def make(script: str) -> str:
        path = tmp_path / "pager"
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)
        return str(path)

    return make


def test_what_is_longer_than_the_terminal_goes_through_the_pager(in_terminal, pager, tmp_path):
    read = tmp_path / "read"
    code, screen = in_terminal(*LONG_TEXT, PAGER=pager(f'cat > {read}; echo "LESS is $LESS, $1"') + " -x").end()
    assert code == 0
    assert screen == "LESS is FRX, -x\n"
    text = read.read_text("utf-8")
    assert "In one sentence" in text
    assert "\x1b[1m" in text


def test_the_settings_of_less_are_the_learners(in_terminal, pager):
    assert in_terminal(*LONG_TEXT, PAGER=pager('echo "LESS is $LESS"'), LESS="S").end()[1] == "LESS is S\n"


@pytest.mark.parametrize(
    ("words", "rows", "environment"),
    [
        (SHORT_TEXT, 24, {}),
        (LONG_TEXT, 400, {}),
        ((*LONG_TEXT, "--json"), 24, {}),
        (LONG_TEXT, 24, {"TERM": "dumb"}),
        (LONG_TEXT, 24, {"PAGER": ""}),
        (LONG_TEXT, 24, {"PAGER": "cat"}),
    ],
)
def test_nothing_else_does(in_terminal, pager, words, rows, environment):
    asked = {"PAGER": pager("echo PAGED"), **environment}
    code, screen = in_terminal(*words, rows=rows, **asked).end()
    assert code == 0
    assert screen.strip()
    assert "PAGED" not in screen


def test_nor_does_what_goes_into_a_pipe(trainer: Callable[..., Any], pager, monkeypatch):
    monkeypatch.setenv("PAGER", pager("echo PAGED"))
    assert LAST_WORDS in trainer(*LONG_TEXT).out


@pytest.mark.parametrize("script", ["exit 3", "cat > /dev/null; exit 1", "kill -9 $$"])
def test_a_failing_pager_loses_nothing(in_terminal, pager, script):
    code, screen = in_terminal(*LONG_TEXT, PAGER=pager(script)).end()
    assert code == 0
    assert LAST_WORDS in screen


def test_nor_does_a_missing_one(in_terminal, tmp_path):
    code, screen = in_terminal(*LONG_TEXT, PAGER=str(tmp_path / "nowhere")).end()
    assert code == 0
    assert LAST_WORDS in screen


def test_whoever_has_read_enough_is_shown_no_more(in_terminal, pager):
    code, screen = in_terminal(*LONG_TEXT, PAGER=pager("head -1")).end()
    assert code == 0
    assert screen.count("\n") == 1


def test_ctrl_c_is_the_pagers(in_terminal, pager):
    script = "trap 'echo STOPPED; exit 0' INT; cat > /dev/null; echo HERE; while true; do sleep 0.05; done"
    terminal = in_terminal(*LONG_TEXT, PAGER=pager(script))
    terminal.until("HERE")
    # What a terminal does with Ctrl+C: the signal comes to every process that is on it.
    os.killpg(terminal.process.pid, 2)
    code, screen = terminal.end()
    assert code == 0
    assert "STOPPED" in screen
    assert LAST_WORDS not in screen


def test_a_failure_comes_behind_the_text(in_terminal, pager):
    code, screen = in_terminal("show", "react-lop", PAGER=pager("echo PAGED")).end()
    assert code == 2
    assert "Did you mean react-loop" in screen
    assert "PAGED" not in screen


def test_with_less_itself(in_terminal):
    if shutil.which("less") is None:
        pytest.skip("there is no less here")
    terminal = in_terminal(*LONG_TEXT)
    terminal.until("\n:")
    assert LAST_WORDS not in terminal.screen
    terminal.press("G")
    terminal.until(LAST_WORDS)
    terminal.press("q")
    assert terminal.end()[0] == 0
