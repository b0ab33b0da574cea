"""The standard output and error of a confined process: shown, dropped, or kept for a check that asks what is printed.

Where the bytes go is decided at their end, so it makes no difference when and how a program got hold of a stream: by
`from sys import stdout`, as a default value, in a handler of `logging` that outlives one loading of the program.
"""

from __future__ import annotations

import io
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any, TextIO

_write = os.write


class _End(io.RawIOBase):
    """The end of one stream, where it is decided what becomes of the bytes."""

    def __init__(self, descriptor: int) -> None:
        self.taken: Callable[[bytes], object] | None = None
        """What is given the bytes instead of the descriptor."""
        self._descriptor = descriptor

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._descriptor

    def write(self, data: Any) -> int:
        if self.taken is None:
            return _write(self._descriptor, data)
        self.taken(bytes(data))
        return len(data)


class _Buffer(io.BufferedWriter):
    """Never closed: a wrapper that a program has laid around it would do that as soon as it is forgotten."""

    def close(self) -> None:
        self.flush()


class Stream:
    """A standard stream of the process, under its name in `sys`."""

    def __init__(self, name: str, descriptor: int) -> None:
        self.end = _End(descriptor)
        self._name = name
        self._buffer = _Buffer(self.end)
        self._text = self._opened()

    def put_in_place(self) -> None:
        """Make it what `sys` offers, whatever a program has put there or taken apart."""
        try:
            self._text.flush()
        except ValueError:
            # A program has taken its buffer: `io.TextIOWrapper(sys.stdout.detach(), ...)`.
            self._text = self._opened()
        setattr(sys, self._name, self._text)
        setattr(sys, f"__{self._name}__", self._text)

    def flush(self) -> None:
        """Let go of what is held back."""
        self._text.flush()

    def _opened(self) -> TextIO:
        # What can't be encoded is shown escaped instead of failing the program.
        return io.TextIOWrapper(self._buffer, encoding="utf-8", errors="backslashreplace", line_buffering=True)


output = Stream("stdout", 1)
STREAMS = (output, Stream("stderr", 2))


def put_in_place() -> None:
    """Make both what `sys` offers."""
    for stream in STREAMS:
        stream.put_in_place()


def divert(taken: Callable[[bytes], object] | None, streams: Iterable[Stream] = STREAMS) -> None:
    """From here on hand what is written to `taken`; None shows it again."""
    flush()
    for stream in streams:
        stream.end.taken = taken


def flush() -> None:
    """Show what is held back, by them or by what a program has put in their place."""
    for stream in (sys.stdout, sys.stderr, *STREAMS):
        try:
            stream.flush()
        except BaseException:  # noqa: S110  (a program may have closed it, or put anything there)
            pass


def drop(_data: bytes) -> None:
    """For what nobody is to see."""
