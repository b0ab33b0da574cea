"""Single keys from a terminal, without waiting for Enter, beside other things to wait for."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager


class Keys:
    """Waits for a key or for a call from another thread. Where stdin is no terminal there are no keys."""

    def __init__(self) -> None:
        self._input = sys.stdin.fileno() if sys.stdin.isatty() else None
        self._awake, self._wake = os.pipe()

    def __enter__(self) -> Keys:
        return self

    def __exit__(self, *_: object) -> None:
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
        with self.at_once():
            ready, _, _ = select.select(inputs, [], [], seconds)
            if self._awake in ready:
                os.read(self._awake, 4096)
                return "called"
            if ready and self._input is not None:
                return os.read(self._input, 32).decode("utf-8", "replace")[:1] or "end"
            return ""

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Keys arrive as they are pressed, unseen; the terminal is as before afterwards."""
        if self._input is None:
            yield
            return
        import termios
        import tty

        before = termios.tcgetattr(self._input)
        try:
            tty.setcbreak(self._input, termios.TCSANOW)
            yield
        finally:
            termios.tcsetattr(self._input, termios.TCSANOW, before)
