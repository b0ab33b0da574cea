"""Whether there is a terminal that a full screen can be drawn on."""

from __future__ import annotations

import os
import sys

from trainer.cli.failure import CommandFailure


def need_terminal() -> None:
    """A failure where there is no such terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CommandFailure(
            "terminal", "The trainer's screen needs a terminal. `trainer check DRILL FILE` works without one."
        )
    if os.environ.get("TERM", "") == "dumb":
        raise CommandFailure(
            "terminal", "This terminal (TERM=dumb) can't show a screen. `trainer practice` works in it, line by line."
        )
