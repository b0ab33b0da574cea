"""Noticing that the terminal is gone.

Not every way of losing it comes with a signal (SIGHUP goes to the session's leader alone), and Textual's reader would
then read the end of the file for ever, on a full processor.
"""

from __future__ import annotations

import select
import sys

LOOK_SECONDS = 2.0
"""How often to look."""


def terminal_is_gone() -> bool:
    """Whether standard input is a terminal that nobody holds any more."""
    try:
        descriptor = sys.__stdin__.fileno() if sys.__stdin__ is not None else -1
    except (OSError, ValueError):
        return True
    poll = select.poll()
    poll.register(descriptor, 0)
    return any(event & (select.POLLHUP | select.POLLERR | select.POLLNVAL) for _, event in poll.poll(0))
