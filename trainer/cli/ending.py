"""Ending a command that reads keys when the system says so: what it has changed about the terminal is put back."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name))


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """A signal to end is an exception inside, so that prompts, processes and the memory are left as by Ctrl+C; the
    second one ends at once. The exit code is what a shell makes of the signal."""
    before = {number: signal.signal(number, _end) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end(number: int, _frame: FrameType | None) -> None:
    for one in SIGNALS:
        signal.signal(one, signal.SIG_DFL)
    raise SystemExit(128 + number)
