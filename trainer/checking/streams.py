"""The standard streams of a confined process: what is said is shown, dropped, or kept for a check that asks for it.

Where the bytes go is decided at the end of a stream, so it makes no difference when and how a program got hold of it:
by `from sys import stdout`, as a default value, in a handler of `logging` that outlives one loading of the program.

The descriptors 0 to 2 are a program's own to lay files over and to close, as `open(1, "w")` does once it is forgotten.
So copies of them are kept aside: the streams end in those, and each loading finds all three as they were.
"""

from __future__ import annotations

import fcntl
import io
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

ASIDE = 60
"""The first number of the copies: near the last that a process may have open here, out of a program's way."""

_write, _dup2 = os.write, os.dup2
_aside: list[tuple[int, int]] = []
"""Each copy and the descriptor that it is of."""
_folder = ""
"""Where a file may be made, which goes at once."""


class _End(io.RawIOBase):
    """The end of one stream, where it is decided what becomes of the bytes."""

    mode = "wb"

    def __init__(self, name: str, descriptor: int) -> None:
        self.name = f"<{name}>"
        self.taken: Callable[[bytes], object] | None = None
        """What is given the bytes instead of being shown."""
        self.shown_by = descriptor
        """The descriptor that shows them."""
        self._descriptor = descriptor

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._descriptor

    def write(self, data: Any) -> int:
        if self.taken is not None:
            self.taken(bytes(data))
            return len(data)
        try:
            return _write(self.shown_by, data)
        except OSError:
            # A program has closed what it did not open itself.
            return _write(self._descriptor, data)


class _Buffer(io.BufferedWriter):
    """Never closed: a wrapper that a program has laid around it would do that as soon as it is forgotten."""

    def close(self) -> None:
        self.flush()


class Output:
    """The standard output or error of the process, under its name in `sys`."""

    def __init__(self, name: str, descriptor: int) -> None:
        self.descriptor = descriptor
        self.end = _End(name, descriptor)
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
        if vars(sys).get(self._name) is not self._text:
            setattr(sys, self._name, self._text)
            setattr(sys, f"__{self._name}__", self._text)

    def flush(self) -> None:
        """Let go of what is held back, by it or by what a program has put in its place."""
        offered: Any = vars(sys).get(self._name)
        for stream in (self._text,) if offered is self._text else (offered, self._text):
            try:
                stream.flush()
            except BaseException:  # noqa: S110  (a program may have closed it, or put anything there)
                pass

    def _opened(self) -> io.TextIOWrapper:
        # What can't be encoded is shown escaped instead of failing the program.
        opened = io.TextIOWrapper(self._buffer, encoding="utf-8", errors="backslashreplace", line_buffering=True)
        setattr(opened, "mode", "w")  # noqa: B010  (none to typeshed)
        return opened


class Input:
    """The standard input, which is empty."""

    def __init__(self) -> None:
        self._text: io.TextIOWrapper | None = None

    def put_in_place(self) -> None:
        """As the outputs."""
        if self._text is None or not self._is_whole(self._text):
            raw = io.FileIO(0, closefd=False)
            raw.name = "<stdin>"
            self._text = io.TextIOWrapper(io.BufferedReader(raw), encoding="utf-8")
            setattr(self._text, "mode", "r")  # noqa: B010  (none to typeshed)
        setattr(sys, "stdin", self._text)  # noqa: B010  (a `TextIO` to typeshed)
        setattr(sys, "__stdin__", self._text)  # noqa: B010  (a constant to typeshed)

    def _is_whole(self, text: io.TextIOWrapper) -> bool:
        try:
            return not text.closed
        except ValueError:
            return False


output = Output("stdout", 1)
OUTPUTS = (output, Output("stderr", 2))
_input = Input()


def take_over(folder: str) -> None:
    """Keep copies of the descriptors 0 to 2, which are as they are to stay, and offer the streams.

    `folder` is the one that this process may write in.
    """
    global _folder
    _folder = folder
    _aside[:] = [(fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, ASIDE), descriptor) for descriptor in range(3)]
    for stream in OUTPUTS:
        stream.end.shown_by = _aside[stream.descriptor][0]
    put_back()


def put_back(taken: Callable[[bytes], object] | None = None) -> None:
    """Make all three what `sys` offers and what their descriptors lead to, whatever a program has put there.

    From here on what is written is handed to `taken`; None shows it.
    """
    for stream in (_input, *OUTPUTS):
        stream.put_in_place()
    # Only now: a program's own stream that was offered up to here closes its descriptor as it goes.
    for copy, descriptor in _aside:
        try:
            _dup2(copy, descriptor)
        except OSError:
            # It has closed the copy, too: what it says is its own affair.
            continue
    for stream in OUTPUTS:
        stream.end.taken = taken


def divert(taken: Callable[[bytes], object] | None, streams: Iterable[Output] = OUTPUTS) -> None:
    """From here on hand what is written to `taken`; None shows it. What is held back goes where it would have."""
    for stream in streams:
        stream.flush()
        stream.end.taken = taken


def flush() -> None:
    """Let go of what is held back."""
    for stream in OUTPUTS:
        stream.flush()


def drop(_data: bytes) -> None:
    """For what nobody is to see."""


class Heard:
    """The standard output for a while, whatever way it is written: by a stream, or to the descriptor itself."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._file = _nameless_file()
        if self._file is None:
            divert(self._parts.append, [output])
        else:
            file = self._file
            divert(lambda data: _write(file, data), [output])
            _dup2(file, output.descriptor)

    def end(self) -> bytes:
        """What was written since."""
        divert(None, [output])
        if self._file is None:
            return b"".join(self._parts)
        _dup2(output.end.shown_by, output.descriptor)
        heard = os.pread(self._file, os.fstat(self._file).st_size, 0)
        os.close(self._file)
        return heard


def _nameless_file() -> int | None:
    """A file without a name, which each writing appends to; None where a program has left no folder to make it in."""
    path = os.path.join(_folder, f".{os.urandom(8).hex()}")
    try:
        file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        os.unlink(path)
    except OSError:
        return None
    return file
