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
    from collections.abc import Callable
    from typing import Any

ASIDE = 60
"""The first number of the copies: near the last that a process may have open here, out of a program's way."""

_write, _dup2 = os.write, os.dup2
_aside: list[tuple[int, int]] = []
"""Each copy and the descriptor that it is of."""
_folder = ""
"""Where a file may be made, which goes at once."""
_file: int | None = None
"""That file. It stands in for the descriptor 1 while a program is loaded unheard as well as while it is listened to, so
that a copy which was made of that descriptor while it was loaded, `os.fdopen(os.dup(1), "w")`, is listened to as well.
"""
_may_bypass = True
"""Whether the program may write past the streams, to descriptors. Few do: the others are loaded without the file, once
they were loaded with it and left it empty."""
_first_free = 0
"""The lowest free descriptor before a program was loaded for the first time."""
_ERRORS = "backslashreplace"


class _End(io.RawIOBase):
    """The end of one stream, where it is decided what becomes of the bytes."""

    mode = "wb"
    closefd = False

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

    def close(self) -> None:
        """Never: whoever has detached it and forgets it would do that."""


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
        text = self._text
        try:
            text.flush()
            is_whole = text.errors == _ERRORS and text.encoding == "utf-8" and text.line_buffering
        except ValueError:
            # A program has taken its buffer, `io.TextIOWrapper(sys.stdout.detach(), ...)`, or what that ends in.
            is_whole = False
        if not is_whole or text.write_through:
            self._buffer = _Buffer(self.end)
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
        opened = io.TextIOWrapper(self._buffer, encoding="utf-8", errors=_ERRORS, line_buffering=True)
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
    """Keep copies of the descriptors 0 to 2, which are as they are to stay, make the file, and offer the streams.

    `folder` is the one that this process may write in.
    """
    global _folder, _file
    _folder, _file = folder, None
    _aside[:] = [(fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, ASIDE), descriptor) for descriptor in range(3)]
    for stream in OUTPUTS:
        stream.end.shown_by = _aside[stream.descriptor][0]
    # Now, and not only when it is needed: the folder's time tells whether a program has made files in it.
    _empty_file()
    put_back()


def put_back(taken: Callable[[bytes], object] | None = None) -> None:
    """Make all three what `sys` offers and what their descriptors lead to, whatever a program has put there.

    From here on what is written is handed to `taken`; None shows it, as the first loading of a program does.
    """
    global _may_bypass, _first_free
    for stream in (_input, *OUTPUTS):
        stream.put_in_place()
    # Only now: a program's own stream that was offered up to here closes its descriptor as it goes.
    for copy, descriptor in _aside:
        _lay(copy, descriptor)
    for stream in OUTPUTS:
        stream.end.taken = taken
    if taken is None:
        _may_bypass, _first_free = True, lowest_free()
    elif _may_bypass:
        _lay(_empty_file(), output.descriptor)


def show() -> None:
    """From here on what is written is shown; what is held back still goes where it would have.

    To be called once a program is loaded unheard: whether that has written to descriptors is seen here, too.
    """
    global _may_bypass
    for stream in OUTPUTS:
        stream.flush()
        stream.end.taken = None
    if _may_bypass:
        _may_bypass = bool(_kept()) or lowest_free() != _first_free
        _lay(output.end.shown_by, output.descriptor)
        _empty_file()


def flush() -> None:
    """Let go of what is held back."""
    for stream in OUTPUTS:
        stream.flush()
    # What came by a copy of the descriptor which was made while the program was loaded unheard.
    data = _kept() if _may_bypass else b""
    if data:
        _empty_file()
        output.end.write(data)


def lowest_free() -> int:
    """The lowest number that no descriptor has; -1 where a program has closed too much to tell."""
    try:
        descriptor = os.dup(_aside[0][0])
    except OSError:
        return -1
    os.close(descriptor)
    return descriptor


def drop(_data: bytes) -> None:
    """For what nobody is to see."""


class Heard:
    """The standard output for a while, whatever way it is written: by a stream, or to the descriptor itself."""

    def __init__(self) -> None:
        output.flush()
        file = _empty_file()
        self._parts: list[bytes] = []
        if file is None:
            output.end.taken = self._parts.append
        else:
            output.end.taken = lambda data: _write(file, data)
            _lay(file, output.descriptor)

    def end(self) -> bytes:
        """What was written since."""
        output.flush()
        output.end.taken = None
        heard = b"".join(self._parts) + _kept()
        _lay(output.end.shown_by, output.descriptor)
        _empty_file()
        return heard


def _lay(source: int | None, place: int) -> None:
    """Have the descriptor `place` lead where `source` does; where a program has closed that, it is left alone."""
    try:
        if source is not None:
            _dup2(source, place)
    except OSError:
        pass


def _kept() -> bytes:
    """What is in the file."""
    try:
        return b"" if _file is None else os.pread(_file, os.fstat(_file).st_size, 0)
    except OSError:
        return b""


def _empty_file() -> int | None:
    """The file, empty, which each writing appends to; None where a program has left no way to have one."""
    global _file
    try:
        if _file is None:
            _file = _nameless_file()
        else:
            os.ftruncate(_file, 0)
    except OSError:
        _file = None
    return _file


def _nameless_file() -> int:
    path = os.path.join(_folder, f".{os.urandom(8).hex()}")
    opened = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    try:
        os.unlink(path)
        return fcntl.fcntl(opened, fcntl.F_DUPFD_CLOEXEC, ASIDE)
    finally:
        os.close(opened)
