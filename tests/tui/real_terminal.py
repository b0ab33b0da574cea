"""The trainer in a real terminal."""

from __future__ import annotations

import os
import select
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

import pytest
from pseudo_terminal import PseudoTerminal

import trainer
from trainer.memory.store import Store

pytest.importorskip("pty")

DRILL = "trim-budget"
LONG = 120.0
"""Seconds until a test gives up, on a machine that may be busy: a trainer that draws its clock is never silent."""
RESTORED = (b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?1000l")
"""The main screen, the cursor, no mouse reports."""


class Terminal(PseudoTerminal):
    """The trainer, or a script that starts it, in a terminal of 80 by 24."""

    def __init__(
        self, *words: str, term: str = "xterm-256color", script: str | None = None, errors: IO[bytes] | None = None
    ) -> None:
        self.seen = b""
        root = str(Path(trainer.__file__).parent.parent)
        super().__init__(
            [sys.executable, *(("-c", script) if script is not None else ("-m", "trainer", *words))],
            {"PYTHONPATH": root, "TERM": term},
            errors=errors,
        )

    def until(self, *words: bytes) -> None:
        """Read until the words have been drawn."""
        deadline = time.monotonic() + LONG
        while not all(word in self.seen for word in words):
            assert self._read(deadline - time.monotonic()), f"never came: {words}\n{self.seen[-2000:]!r}"

    def until_stopped(self) -> None:
        """Wait until the system has stopped it: going on before that would go by unseen."""
        deadline = time.monotonic() + LONG
        pid = 0
        while not pid:
            assert time.monotonic() < deadline, "it was never stopped"
            pid, status = os.waitpid(self.process.pid, os.WUNTRACED | os.WNOHANG)
            time.sleep(0.005)
        assert os.WIFSTOPPED(status)

    def end(self) -> int:
        """Read to the end; the exit status."""
        deadline = time.monotonic() + LONG
        while self._read(deadline - time.monotonic()):
            assert time.monotonic() < deadline, f"it draws on and on: {self.seen[-2000:]!r}"
        return self.process.wait(LONG)

    def press_while_reading(self, text: str) -> None:
        """Send more than the terminal takes at once."""
        left = text.encode()
        while left:
            readable, writable, _ = select.select([self.master], [self.master], [], LONG)
            if readable:
                self._read(0)
            if writable:
                left = left[os.write(self.master, left[:1024]) :]

    def until_kept(self, text: str, kept: Callable[[], str]) -> None:
        """Read until what is kept, as `kept` tells it, is this text."""
        deadline = time.monotonic() + LONG
        while (found := kept()) != text:
            assert time.monotonic() < deadline, f"kept is {found[-200:]!r}"
            self._read(0.1)

    def _read(self, seconds: float) -> bool:
        data = self.received(seconds)
        self.seen += data
        return bool(data)


def opened_editor(terminal: Terminal) -> Terminal:
    """The same terminal once the empty editor of `DRILL`, which was asked for, is open."""
    terminal.until(b"Read the program first")
    terminal.press("\x1b[B\r")
    terminal.until(b"/ 3:00")
    return terminal


def draft_text(card: str = DRILL) -> str:
    with Store() as store:
        draft = store.draft(card)
        return "" if draft is None else draft.text
