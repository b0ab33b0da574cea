"""The standard streams where something is the matter with them: closed from the start, or not to be written to."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Callable

_NOT_WRITTEN = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)


def open_closed_streams() -> None:
    """Give each standard stream that was closed (`trainer list >&-`) nothing to read from or to write to.

    Python has None in its place, which no printing expects; and the next file that is opened, the memory's maybe,
    would get the number of the stream, where a child process writes to.
    """
    if sys.stdin is None:
        _hold(0, os.O_RDONLY)
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 - open to the end
    if sys.stdout is None:
        _hold(1, os.O_WRONLY)
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - open to the end
    if sys.stderr is None:
        _hold(2, os.O_WRONLY)
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - open to the end


def write_what_can_be_written() -> None:
    """Have a `?` stand for what the encoding of a standard stream has no letter for: a terminal that isn't UTF-8, or
    half a letter in the name of a file, is no reason to print nothing."""
    for stream in (sys.stdout, sys.stderr):
        # Whoever calls `main` may have put something of their own in its place.
        if isinstance(stream, io.TextIOWrapper) and (stream.errors == "strict" or stream.encoding != "utf-8"):
            stream.reconfigure(errors="replace")


def drop_output(*numbers: int) -> None:
    """Let what is still to be written to these descriptors, else to the output, go nowhere, so that the interpreter
    does not try it again at its exit and end with a code of its own."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for number in numbers or (1,):
        os.dup2(nowhere, number)


def print_unless_left(act: Callable[[], object]) -> None:
    """Print, by doing `act`; where whoever reads it has left, the command goes on to its own exit code."""
    try:
        act()
    except BrokenPipeError:
        drop_output()


def is_of_the_output(error: OSError) -> bool:
    """Whether an error is one of writing to a stream that is open already, and not of a file by its name."""
    return error.filename is None and error.errno in _NOT_WRITTEN


def _hold(number: int, mode: int) -> None:
    opened = os.open(os.devnull, mode)
    if opened != number:
        os.dup2(opened, number)
        os.close(opened)
    os.set_inheritable(number, True)
