"""A program in a terminal of its own: how it is started, typed to and read."""

from __future__ import annotations

import os
import select
import struct
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO


class PseudoTerminal:
    """A program in a terminal that is its own and sends it Ctrl+C as a signal.

    Arguments:
        command: what is started.
        rows, columns: the size of the terminal.
        environment: what differs from the environment of the tests.
        folder: where it works; where the tests do, if None.
        errors: where its stderr goes; into the terminal, if None.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        *,
        rows: int = 24,
        columns: int = 80,
        folder: Path | None = None,
        errors: IO[bytes] | None = None,
    ) -> None:
        import fcntl
        import pty
        import termios

        self.master, slave = pty.openpty()
        self.resize(rows, columns)
        self.process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave if errors is None else errors,
            cwd=folder,
            env={**os.environ, **environment},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509 - there are no threads here
        )
        os.close(slave)

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def resize(self, rows: int, columns: int) -> None:
        import fcntl
        import termios

        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def modes(self) -> list[object]:
        """How the terminal treats what is typed and printed."""
        import termios

        return termios.tcgetattr(self.master)

    def received(self, seconds: float) -> bytes:
        """What the program has printed, waited for so long; nothing where nothing came or it has ended."""
        if not select.select([self.master], [], [], max(seconds, 0))[0]:
            return b""
        try:
            return os.read(self.master, 1 << 16)
        except OSError:
            return b""
