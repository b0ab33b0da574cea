"""What the terminal can do: show a full screen, draw over its lines, or neither."""

from __future__ import annotations

import os
import sys

from trainer.cli.failure import CommandFailure


def is_dumb() -> bool:
    """Whether the terminal can print lines and no more: so says TERM, or it says nothing."""
    return os.environ.get("TERM", "") in ("dumb", "")


def need_terminal() -> None:
    """A failure where there is no terminal that a full screen can be drawn on."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CommandFailure(
            "terminal", "The trainer's screen needs a terminal. `trainer check DRILL FILE` works without one."
        )
    # Where TERM says nothing a screen is tried: nearly every terminal can show one.
    if os.environ.get("TERM") == "dumb":
        raise CommandFailure(
            "terminal", "This terminal (TERM=dumb) can't show a screen. `trainer practice` works in it, line by line."
        )
