"""Where a program stands that does not come back: its process writes that down when it is asked by a signal.

It is `faulthandler` that writes, in C, so it makes no difference what keeps the program: a loop, a lock, a long sleep,
a number that takes its time.
"""

from __future__ import annotations

import faulthandler

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
else:
    # `signal` makes enumerations of it.
    import _signal as signal

PROGRAM_FILE = "answer.py"
"""What a program is called in tracebacks."""
SIGNAL = signal.SIGUSR2
BEGINNING = b"Stack (most recent call first):\n"
ENDS = (b" in <module>\n", b"  ...\n")
"""What the last line ends with: the outermost frame, or the mark of those that are left out."""


def tell_when_asked(descriptor: int) -> None:
    """From here on answer `SIGNAL` by writing the frames of the main thread to `descriptor`."""
    faulthandler.register(SIGNAL, file=descriptor, all_threads=False)


def line_in(stack: str) -> int | None:
    """The line of the program that was reached last, by what was written."""
    _, found, rest = stack.partition(f'File "{PROGRAM_FILE}", line ')
    number = rest[: rest.find(" ")] if found else ""
    return int(number) if number.isdecimal() else None
