"""What a learner wants next, with the program as it stands; and whoever can be asked for that."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

Wish = Literal["run", "hint", "missed", "edit", "leave"]
"""Run the program; the next hint; what was missed; the learner's own editor; leave."""


PRACTICE_FOOT = ("F5 run", "F2 hint", "F8 what was missed", "F12 your editor")
"""What the keys do while practising."""


class Asked(NamedTuple):
    """What was asked for. `cursor` counts the characters before it."""

    wish: Wish
    text: str
    cursor: int = 0


class ProgramPrompt(Protocol):
    """Has a program typed until something is asked for."""

    def ask(self, text: str, cursor: int) -> Asked:
        """Go on typing at `cursor` of `text`."""
