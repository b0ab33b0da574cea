"""Single keys from a terminal, without waiting for Enter, beside other things to wait for."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class Keys:
    """Waits for a key or for a call from another thread. Where stdin is no terminal there are no keys.

    As a context manager: inside, keys arrive as they are pressed, unseen; afterwards the terminal is as before.
    """

    def __init__(self) -> None:
        self._input = sys.stdin.fileno() if sys.stdin.isatty() else None
        self._awake, self._wake = os.pipe()
        self._before: Any = None

    def __enter__(self) -> Keys:
        self._take_terminal()
        return self

    def __exit__(self, *_: object) -> None:
        self._give_terminal()
        os.close(self._awake)
        os.close(self._wake)

    @property
    def there(self) -> bool:
        """Whether keys can come."""
        return self._input is not None

    def call(self) -> None:
        """End the waiting, from any thread."""
        os.write(self._wake, b"!")

    def wait(self, seconds: float) -> str:
        """The key that was pressed; "called" after a call, "" when the time is over, "end" where the input ended."""
        inputs = [self._awake] if self._input is None else [self._awake, self._input]
        ready, _, _ = select.select(inputs, [], [], seconds)
        if self._awake in ready:
            os.read(self._awake, 4096)
            return "called"
        if ready and self._input is not None:
            return os.read(self._input, 32).decode("utf-8", "replace")[:1] or "end"
        return ""

    @contextmanager
    def lent(self) -> Iterator[None]:
        """The terminal is another program's, such as an editor's."""
        self._give_terminal()
        try:
            yield
        finally:
            self._take_terminal()

    def _take_terminal(self) -> None:
        if self._input is not None:
            import termios
            import tty

            self._before = termios.tcgetattr(self._input)
            tty.setcbreak(self._input, termios.TCSANOW)

    def _give_terminal(self) -> None:
        if self._input is not None and self._before is not None:
            import termios

            termios.tcsetattr(self._input, termios.TCSANOW, self._before)
