"""What a screen says where the terminal is too small for it."""

from __future__ import annotations

from trainer.tui.widgets.plain import Plain

BREAKPOINTS = [(0, "-tiny"), (60, "-narrow"), (100, "-wide")]
"""Columns for the classes of a screen that has one of these: `-tiny` is too small."""


class SmallTerminal(Plain):
    """A sentence, in the place of everything of the class `full-size`."""

    DEFAULT_CSS = """
    SmallTerminal { display: none; padding: 1 2; height: 1fr; }
    """

    def __init__(self) -> None:
        super().__init__("This needs a terminal of 60 columns or more; 80 by 24 shows everything. Nothing is lost.")
