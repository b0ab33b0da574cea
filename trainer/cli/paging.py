"""Long text through the learner's pager, as git does it: only on a terminal, and only what is longer than it."""

from __future__ import annotations

import io
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from trainer.cli.terminal import is_dumb

_DEFAULT = "less"
_NONE = ("", "cat")
_COLOURS = re.compile(r"\x1b\[[0-9;]*m")
_READ = (0, -signal.SIGINT, 128 + signal.SIGINT)
"""How a pager ends that has shown its text, or was told to stop; `sh` adds 128 to the number of a signal."""


@contextmanager
def paging() -> Iterator[None]:
    """What is printed inside is shown in one piece at the end, by `$PAGER` where it is longer than the terminal.

    An empty `PAGER`, or `cat`, means none; nor is there one in a dumb terminal. Where the pager is missing or
    fails, the text is printed.
    """
    screen, pager = sys.stdout, os.environ.get("PAGER", _DEFAULT).strip()
    if not screen.isatty() or pager in _NONE or is_dumb():
        yield
        return
    held = _HeldText()
    sys.stdout = held
    try:
        yield
    finally:
        sys.stdout = screen
        text = held.getvalue()
        if not (_is_long(text) and _shown_by(pager, text, screen)):
            print(text, end="")


class _HeldText(io.StringIO):
    """Text that is going to a terminal, for those who print and ask."""

    def isatty(self) -> bool:
        return True


def _is_long(text: str) -> bool:
    """Whether it takes more rows than the terminal has, one left for the shell's prompt."""
    columns, rows = shutil.get_terminal_size()
    lengths = (len(_COLOURS.sub("", line)) for line in text.splitlines())
    return sum(max(1, -(-length // columns)) for length in lengths) >= rows


def _shown_by(pager: str, text: str, screen: TextIO) -> bool:
    """Have the pager show it and wait until it was read; whether it did."""
    # Short text stays on the screen (F), colours are colours (R), and nothing is cleared at the end (X).
    defaults = {"LESS": "FRX", "LV": "-c", "LESSCHARSET": "utf-8"}
    screen.flush()
    try:
        # As everywhere, $PAGER is a line for the shell: it may have arguments, or a pipe.
        running = subprocess.Popen(
            ["/bin/sh", "-c", pager],
            stdin=subprocess.PIPE,
            stderr=subprocess.DEVNULL if pager == _DEFAULT else None,
            env={**defaults, **os.environ},
        )
    except OSError:
        return False
    # Ctrl+C is the pager's while it is there.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        running.communicate(text.encode(screen.encoding, "replace"))
    finally:
        signal.signal(signal.SIGINT, before)
    return running.returncode in _READ
