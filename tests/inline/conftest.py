"""The trainer in a real terminal, and beside a pipe."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from trainer.memory.store import Store

LONG = 90.0
WHERE = b"\x1b[6n"
"""A program asks where the cursor is."""


class Terminal:
    """`trainer WORDS` in a terminal of 80 by 24, which answers where its cursor is."""

    def __init__(self, home: Path, *words: str, **environment: str) -> None:
        self.screen = ""
        self.sent = 0
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "trainer", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=home,
            env={**os.environ, "TRAINER_HOME": str(home), "TERM": "xterm-256color", "EDITOR": "", **environment},
            start_new_session=True,
            # Ctrl+C is a signal to those whose terminal it is.
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509 - there are no threads here
        )
        os.close(slave)

    def until(self, words: str) -> str:
        """What was printed until these words; fails where they do not come."""
        end = time.monotonic() + LONG
        while words not in self.screen:
            assert self._read(max(end - time.monotonic(), 0)), f"{words!r} did not come:\n{self.screen}"
        before, self.screen = self.screen.split(words, 1)
        return before + words

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def cost(self, key: str) -> int:
        """Bytes that come for a key."""
        self.sent = 0
        self.press(key)
        deadline = time.monotonic() + LONG
        while self._read(0.5 if self.sent else LONG):
            assert time.monotonic() < deadline, f"it goes on and on:\n{self.screen}"
        return self.sent

    def end(self) -> int:
        """Its exit code."""
        deadline = time.monotonic() + LONG
        while self._read(LONG):
            assert time.monotonic() < deadline, f"it goes on and on:\n{self.screen}"
        code = self.process.wait(LONG)
        os.close(self._master)
        return code

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._master], [], [], seconds)
        try:
            data = os.read(self._master, 65536) if ready else b""
        except OSError:
            data = b""
        if WHERE in data:
            self.press("\x1b[1;1R")
        self.sent += len(data)
        self.screen += re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", data.decode("utf-8", "replace")).replace("\r", "")
        return bool(data)


@pytest.fixture
def in_terminal(tmp_path: Path) -> Callable[..., Terminal]:
    """Starts the trainer in a terminal."""

    def start(*words: str, **environment: str) -> Terminal:
        return Terminal(tmp_path, *words, **environment)

    return start


@pytest.fixture
def piped(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs the trainer with a text for its stdin, without a terminal."""

    def run(text: str, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "trainer", *words],
            input=text,
            capture_output=True,
            text=True,
            env={**os.environ, "TRAINER_HOME": str(tmp_path)},
            timeout=LONG,
            check=False,
        )

    return run


@pytest.fixture
def memory(tmp_path: Path) -> Callable[[], Store]:
    """Opens what the trainer remembers of this test."""

    def opened() -> Store:
        return Store(tmp_path / "memory.db", interview=lambda: None)

    return opened
